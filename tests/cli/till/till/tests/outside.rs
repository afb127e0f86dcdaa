//! A file of tests of its own.

#[loam::test]
fn no_discount_changes_nothing(cents: u32) {
    assert_eq!(till::discounted(cents, 0), cents);
}
