//! Enums of kinds with a table of their names. One row declares a kind and its names, so that no kind is without them.

/// Declares an enum and its `TABLE`: a row per variant, which is the variant followed by the texts in parentheses.
macro_rules! kinds {
    (
        $(#[$attribute:meta])*
        pub enum $kinds:ident: $row:ty {
            $($(#[$meaning:meta])* $kind:ident = ($($text:literal),+),)*
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $kinds {
            $($(#[$meaning])* $kind,)*
        }

        impl $kinds {
            /// All kinds in their order, with their names.
            pub const TABLE: &'static [$row; Self::COUNT] = &[$((Self::$kind, $($text),+),)*];
            /// The number of kinds.
            pub const COUNT: usize = [$(Self::$kind),*].len();
        }
    };
}

pub(crate) use kinds;
