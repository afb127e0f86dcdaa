//! Random terms for tests.
