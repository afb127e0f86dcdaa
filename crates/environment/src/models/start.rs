//! How libc learns which functions run before and after `main`.

use super::{Call, number};
use crate::host::{Host, Interrupt, Reply};

pub fn constructor(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    structor(host, call, false)
}

pub fn destructor(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    structor(host, call, true)
}

fn structor(host: &mut dyn Host, call: &Call<'_>, destructs: bool) -> Result<Reply, Interrupt> {
    let index = host.concretise(call.arg(0)?, "the number of a constructor")? as u64;
    number(host.structor(index, destructs).unwrap_or(0))
}
