//! placeholder
use crate::chain::Feasible;
use crate::question::Question;
use loam_expr::ExprStore;
pub fn decide(_: &ExprStore, _: &Question) -> Option<Feasible> {
    None
}
