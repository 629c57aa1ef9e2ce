//! Tests of what only a browser can show. The rule tests of `tests/rules` run here as well; see `tests/README.md`.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn tests_run_in_a_page_and_not_in_node() {
    let document = js_sys::Reflect::get(&js_sys::global(), &"document".into());
    assert!(
        document.is_ok_and(|document| document.is_object()),
        "there is no document: the runner did not take a browser"
    );
}
