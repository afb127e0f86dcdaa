//! Who the program runs as.

use super::arguments::Arguments;
use super::{Outcome, done};
use loam_system::Errno;

pub fn user(call: &mut Arguments<'_>) -> Outcome {
    done(u64::from(call.system().identities.user))
}

pub fn group(call: &mut Arguments<'_>) -> Outcome {
    done(u64::from(call.system().identities.group))
}

pub fn set_user(call: &mut Arguments<'_>) -> Outcome {
    let wanted = call.word(0)? as u32;
    let identities = &mut call.system().identities;
    if identities.user != 0 && identities.user != wanted {
        return Err(Errno::EPERM.into());
    }
    identities.user = wanted;
    done(0)
}

pub fn set_group(call: &mut Arguments<'_>) -> Outcome {
    let wanted = call.word(0)? as u32;
    let identities = &mut call.system().identities;
    if identities.user != 0 && identities.group != wanted {
        return Err(Errno::EPERM.into());
    }
    identities.group = wanted;
    done(0)
}

/// `setreuid` and `setresuid`: real and effective user are one here, so the effective one counts.
pub fn set_users(call: &mut Arguments<'_>) -> Outcome {
    let wanted = call.word(1)? as u32;
    let identities = &mut call.system().identities;
    match wanted {
        u32::MAX => {}
        _ if identities.user != 0 && identities.user != wanted => return Err(Errno::EPERM.into()),
        _ => identities.user = wanted,
    }
    done(0)
}

pub fn set_groups(call: &mut Arguments<'_>) -> Outcome {
    let wanted = call.word(1)? as u32;
    let identities = &mut call.system().identities;
    match wanted {
        u32::MAX => {}
        _ if identities.user != 0 && identities.group != wanted => return Err(Errno::EPERM.into()),
        _ => identities.group = wanted,
    }
    done(0)
}

pub fn getgroups(call: &mut Arguments<'_>) -> Outcome {
    let (room, address) = (call.int(0)?, call.address(1)?);
    let group = call.system().identities.group;
    match room {
        0 => {}
        1.. => call.put(address, &group.to_le_bytes())?,
        _ => return Err(Errno::EINVAL.into()),
    }
    done(1)
}

fn put_three(call: &mut Arguments<'_>, number: u32) -> Outcome {
    for index in 0..3 {
        let address = call.address(index)?;
        call.put(address, &number.to_le_bytes())?;
    }
    done(0)
}

pub fn getresuid(call: &mut Arguments<'_>) -> Outcome {
    let user = call.system().identities.user;
    put_three(call, user)
}

pub fn getresgid(call: &mut Arguments<'_>) -> Outcome {
    let group = call.system().identities.group;
    put_three(call, group)
}
