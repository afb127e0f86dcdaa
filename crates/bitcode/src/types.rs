//! Splits LLVM's types into scalars.
//!
//! A value of any type is a list of leaves in order of layout: one per integer, pointer or float in it.
//! Vectors whose elements do not fill whole bytes are packed in memory; their leaves share one offset, each
//! with its range of bits in the packed integer. Integers wider than a register are lists of 64-bit limbs.

use std::collections::HashMap;
use std::rc::Rc;

use loam_program::ir::{ArgClass, DataModel, Width};

use crate::Unsupported;
use crate::llvm::{LLVMTypeKind, Layout, Type};

/// A type that fits one register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    Int(Width),
    Pointer(Width),
    Half,
    /// Can be copied, but not computed with.
    BFloat,
    Single,
    Double,
    X87,
    Quad,
}

impl Scalar {
    /// Width of a register that holds it.
    pub fn width(self) -> Width {
        match self {
            Scalar::Int(width) | Scalar::Pointer(width) => width,
            Scalar::Double => 64,
            Scalar::Half | Scalar::BFloat => 16,
            Scalar::Single => 32,
            Scalar::X87 => 80,
            Scalar::Quad => 128,
        }
    }

    /// The register class it is passed in.
    pub fn class(self) -> ArgClass {
        match self {
            Scalar::Int(_) | Scalar::Pointer(_) => ArgClass::Integer,
            Scalar::Half | Scalar::BFloat | Scalar::Single | Scalar::Double | Scalar::Quad => ArgClass::Float,
            Scalar::X87 => ArgClass::Memory,
        }
    }
}

/// One scalar of a type.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    pub scalar: Scalar,
    /// Offset from the start of the value, in bytes.
    pub offset: u64,
    pub packed: Option<Packed>,
    /// For a lane of a vector, the vector's number of lanes.
    pub lanes: Option<u16>,
}

impl Leaf {
    /// Its argument class.
    pub fn class(&self) -> ArgClass {
        self.lanes.map_or(self.scalar.class(), ArgClass::Lane)
    }
}

/// A leaf that shares its bytes with its neighbours.
#[derive(Clone, Copy, Debug)]
pub struct Packed {
    /// Lowest bit of the leaf in the packed integer.
    pub bit: Width,
    /// Width of the packed integer.
    pub total: Width,
}

/// The leaves of a type.
pub type Leaves = Rc<[Leaf]>;

/// Types with more leaves are unsupported: no compiler makes such values, and they would not fit memory.
const MOST_LEAVES: u64 = 1 << 16;

/// Wider integers are unsupported.
const WIDEST: u32 = 4096;

/// The width of the highest limb of an integer of this many bits.
pub fn top_limb_width(bits: u32) -> Width {
    ((bits - 1) % 64 + 1) as Width
}

/// The leaves of an integer wider than a register.
fn limbs(bits: u32, offset: u64) -> impl Iterator<Item = Leaf> {
    let count = u64::from(bits.div_ceil(64));
    (0..count).map(move |index| {
        let width = if index + 1 == count { top_limb_width(bits) } else { 64 };
        Leaf { scalar: Scalar::Int(width), offset: offset + index * 8, packed: None, lanes: None }
    })
}

/// The types seen so far.
pub struct Types {
    pub layout: Layout,
    pub data_model: DataModel,
    leaves: HashMap<Type, Result<Leaves, Unsupported>>,
    sizes: HashMap<Type, u64>,
}

impl Types {
    pub fn new(layout: Layout, data_model: DataModel) -> Self {
        Types { layout, data_model, leaves: HashMap::new(), sizes: HashMap::new() }
    }

    /// The type of pointers.
    pub fn pointer(&self) -> Scalar {
        Scalar::Pointer(self.data_model.pointer_width())
    }

    /// Bytes from one array element of this type to the next.
    pub fn size(&mut self, ty: Type) -> u64 {
        let layout = self.layout;
        *self.sizes.entry(ty).or_insert_with(|| layout.size(ty))
    }

    /// The scalars of a type; none for `void`.
    pub fn leaves(&mut self, ty: Type) -> Result<Leaves, Unsupported> {
        if let Some(known) = self.leaves.get(&ty) {
            return known.clone();
        }
        let mut leaves = Vec::new();
        let found = self.collect(ty, 0, &mut leaves).map(|()| Leaves::from(leaves));
        self.leaves.insert(ty, found.clone());
        found
    }

    /// The type as one scalar.
    pub fn scalar(&mut self, ty: Type) -> Result<Scalar, Unsupported> {
        match *self.leaves(ty)? {
            [leaf] => Ok(leaf.scalar),
            _ => Err(Unsupported(format!("an operation on type {}", ty.name()))),
        }
    }

    /// The number of leaves before field or element `index`.
    pub fn leaves_before(&mut self, ty: Type, index: u32) -> Result<usize, Unsupported> {
        if ty.kind() != LLVMTypeKind::LLVMStructTypeKind {
            return Ok(self.leaves(ty.element())?.len() * index as usize);
        }
        (0..index).map(|field| self.leaves(ty.field(field)).map(|leaves| leaves.len())).sum()
    }

    fn collect(&mut self, ty: Type, offset: u64, into: &mut Vec<Leaf>) -> Result<(), Unsupported> {
        let scalar = match ty.kind() {
            LLVMTypeKind::LLVMVoidTypeKind => return Ok(()),
            LLVMTypeKind::LLVMStructTypeKind => return self.collect_struct(ty, offset, into),
            LLVMTypeKind::LLVMArrayTypeKind => return self.collect_array(ty, offset, into),
            LLVMTypeKind::LLVMVectorTypeKind => return self.collect_vector(ty, offset, into),
            LLVMTypeKind::LLVMIntegerTypeKind => match ty.int_width() {
                width @ 1..=128 => Scalar::Int(width as Width),
                width if width <= WIDEST => {
                    into.extend(limbs(width, offset));
                    return Ok(());
                }
                _ => return Err(Unsupported(format!("integer type {}", ty.name()))),
            },
            LLVMTypeKind::LLVMPointerTypeKind
                if self.layout.bits(ty) == u64::from(self.data_model.pointer_width()) =>
            {
                self.pointer()
            }
            LLVMTypeKind::LLVMHalfTypeKind => Scalar::Half,
            LLVMTypeKind::LLVMBFloatTypeKind => Scalar::BFloat,
            LLVMTypeKind::LLVMFloatTypeKind => Scalar::Single,
            LLVMTypeKind::LLVMDoubleTypeKind => Scalar::Double,
            LLVMTypeKind::LLVMX86_FP80TypeKind => Scalar::X87,
            LLVMTypeKind::LLVMFP128TypeKind => Scalar::Quad,
            _ => return Err(Unsupported(format!("type {}", ty.name()))),
        };
        into.push(Leaf { scalar, offset, packed: None, lanes: None });
        Ok(())
    }

    fn collect_struct(&mut self, ty: Type, offset: u64, into: &mut Vec<Leaf>) -> Result<(), Unsupported> {
        if !ty.is_sized() {
            return Err(Unsupported(format!("type {}", ty.name())));
        }
        for field in 0..ty.element_count() as u32 {
            let at = offset + self.layout.field_offset(ty, field);
            self.collect(ty.field(field), at, into)?;
        }
        Ok(())
    }

    fn collect_array(&mut self, ty: Type, offset: u64, into: &mut Vec<Leaf>) -> Result<(), Unsupported> {
        let element = ty.element();
        let stride = self.size(element);
        let count = ty.element_count();
        let each = if count == 0 { 0 } else { self.leaves(element)?.len() as u64 };
        if count.saturating_mul(each) + into.len() as u64 > MOST_LEAVES {
            return Err(Unsupported(format!("a value of type {}", ty.name())));
        }
        (0..count).try_for_each(|index| self.collect(element, offset + index * stride, into))
    }

    fn collect_vector(&mut self, ty: Type, offset: u64, into: &mut Vec<Leaf>) -> Result<(), Unsupported> {
        let scalar = self.scalar(ty.element())?;
        let (count, bits) = (ty.element_count(), u64::from(scalar.width()));
        if count >= MOST_LEAVES {
            return Err(Unsupported(format!("a value of type {}", ty.name())));
        }
        let lanes = Some(count as u16);
        if bits % 8 == 0 {
            let lane = |index| Leaf { scalar, offset: offset + index * (bits / 8), packed: None, lanes };
            into.extend((0..count).map(lane));
            return Ok(());
        }
        // At most 128 bits are read at once; lanes never straddle two reads because both are powers of two.
        if count * bits > 128 && 128 % bits != 0 {
            return Err(Unsupported(format!("a vector of type {}", ty.name())));
        }
        into.extend((0..count).map(|index| {
            let chunk = index * bits / 128;
            let total = (count * bits - chunk * 128).min(128) as Width;
            let packed = Some(Packed { bit: (index * bits % 128) as Width, total });
            Leaf { scalar, offset: offset + chunk * 16, packed, lanes }
        }));
        Ok(())
    }
}
