//! The order of the house: no file of `src` imports, directly or by way of others, a file that imports it, and the README tells the
//! modules in the order of their imports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Modules whose first file divides its work among those below it and still defines what they share.
const DIVIDED: [&str; 3] = ["notation", "search", "wasm"];

/// A source file by its module path: `chess::attack` for `src/chess/attack.rs`, the empty path for `src/lib.rs`.
type Modules = BTreeMap<Vec<String>, String>;

fn read(folder: &Path, path: &[String], modules: &mut Modules) {
    for entry in fs::read_dir(folder).unwrap() {
        let file: PathBuf = entry.unwrap().path();
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut module = path.to_vec();
        module.push(name.clone());
        if file.is_dir() {
            if module != ["bin"] {
                read(&file, &module, modules);
            }
        } else if file.extension().is_none_or(|extension| extension != "rs") {
            // The guide is text.
        } else if module == ["lib"] {
            modules.insert(Vec::new(), fs::read_to_string(file).unwrap());
        } else {
            modules.insert(module, fs::read_to_string(file).unwrap());
        }
    }
}

fn modules() -> Modules {
    let mut modules = Modules::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    read(&source, &[], &mut modules);
    modules
}

/// The code without comments, texts and the tests inside it.
fn code(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]").next().unwrap_or_default();
    let mut code = String::new();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default();
        // Every second piece between quotation marks is a text.
        code.extend(line.split('"').step_by(2));
        code.push('\n');
    }
    code
}

/// All paths below `crate`, `super` and `self`, those inside of braces written out.
fn paths(code: &str, module: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for root in ["crate", "super", "self"] {
        let mark = format!("{root}::");
        for (place, _) in code.match_indices(&mark) {
            let before = code[..place].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let base = match root {
                "crate" => Vec::new(),
                "self" => module.to_vec(),
                _ => module[..module.len().saturating_sub(1)].to_vec(),
            };
            unfold(&code[place + mark.len()..], base, &mut found);
        }
    }
    // A path may begin with a module that this file declares; handing its names on does not use them.
    let declared = |line: &'_ str| -> Option<String> {
        let (_, name) = line.strip_suffix(';')?.rsplit_once("mod ")?;
        Some(name.to_owned())
    };
    let counts = !DIVIDED.contains(&module.first().map_or("", String::as_str));
    for name in code.lines().filter_map(declared).filter(|_| counts) {
        for (place, _) in code.match_indices(&format!("{name}::")) {
            let hands_on = code[..place].ends_with("pub use ") || code[..place].ends_with(") use ");
            let before = code[..place].chars().next_back();
            if !hands_on && !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                unfold(&code[place..], module.to_vec(), &mut found);
            }
        }
    }
    found
}

/// Reads one path, and each of those in braces; returns what follows it.
fn unfold<'a>(text: &'a str, mut path: Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let mut rest = text.trim_start();
    loop {
        if let Some(inside) = rest.strip_prefix('{') {
            rest = inside;
            loop {
                rest = unfold(rest, path.clone(), found).trim_start();
                match rest.strip_prefix(',') {
                    Some(after) => rest = after.trim_start(),
                    None => return rest.strip_prefix('}').unwrap_or(rest),
                }
                if let Some(after) = rest.strip_prefix('}') {
                    return after;
                }
            }
        }
        let end = rest
            .find(|c: char| !(c.is_alphanumeric() || c == '_'))
            .unwrap_or(rest.len());
        match &rest[..end] {
            "super" => {
                path.pop();
            }
            "" | "self" => {}
            name => path.push(name.to_owned()),
        }
        rest = &rest[end..];
        match rest.strip_prefix("::") {
            Some(after) => rest = after,
            None => break,
        }
    }
    found.push(path);
    // `as` renames what stands before it.
    match rest.trim_start().strip_prefix("as ") {
        Some(renamed) => renamed.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_'),
        None => rest,
    }
}

/// Which files each file imports: the deepest module of every path. What `lib.rs` hands on is imported from where it is defined.
fn imports(modules: &Modules) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let shared: BTreeMap<String, Vec<String>> = handed_on(&modules[&Vec::new()]);
    let mut imports = BTreeMap::new();
    for (module, text) in modules.iter().filter(|(module, _)| !module.is_empty()) {
        let mut targets = BTreeSet::new();
        for mut path in paths(&code(text), module) {
            if let Some((defined, name)) = path
                .first()
                .and_then(|name| Some((shared.get(name)?, name)))
                && path.len() == 1
                && !modules.contains_key(&vec![name.clone()])
            {
                path.clone_from(defined);
            }
            while !path.is_empty() && !modules.contains_key(&path) {
                path.pop();
            }
            if !path.is_empty() && path != *module {
                targets.insert(path);
            }
        }
        imports.insert(module.clone(), targets);
    }
    imports
}

/// The names that `lib.rs` hands on, with where they are defined.
fn handed_on(library: &str) -> BTreeMap<String, Vec<String>> {
    let mut names = BTreeMap::new();
    for item in code(library).split(';') {
        if let Some(path) = item.trim().strip_prefix("pub use ") {
            let mut found = Vec::new();
            unfold(path, Vec::new(), &mut found);
            for path in found {
                names.insert(path.last().unwrap().clone(), path);
            }
        }
    }
    names
}

/// A file that cannot be put in order, if there is one, with what ties it.
fn circle(imports: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>) -> Option<String> {
    let mut left = imports.clone();
    loop {
        let waiting: BTreeSet<_> = left.keys().cloned().collect();
        let before = left.len();
        left.retain(|_, targets| targets.iter().any(|target| waiting.contains(target)));
        if left.is_empty() {
            return None;
        }
        if left.len() == before {
            // What nobody that is left imports only stands above the circle.
            while let Some(above) = left
                .keys()
                .find(|module| !left.values().any(|targets| targets.contains(*module)))
                .cloned()
            {
                left.remove(&above);
            }
            let waiting: BTreeSet<_> = left.keys().cloned().collect();
            let ties: Vec<String> = left
                .iter()
                .map(|(module, targets)| {
                    let targets: Vec<String> = targets
                        .iter()
                        .filter(|target| waiting.contains(*target))
                        .map(|target| target.join("::"))
                        .collect();
                    format!("{} -> {}", module.join("::"), targets.join(", "))
                })
                .collect();
            return Some(ties.join("\n"));
        }
    }
}

#[test]
fn no_file_imports_one_that_imports_it() {
    let imports = imports(&modules());
    assert!(
        imports.len() > 100,
        "only {} files were read",
        imports.len()
    );
    assert_eq!(circle(&imports), None);
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let with = |a: &str, b: &str| {
        let modules = [
            (vec![], "pub use b::Thing;".to_owned()),
            (vec!["a".to_owned()], a.to_owned()),
            (vec!["b".to_owned()], b.to_owned()),
        ];
        circle(&imports(&modules.into_iter().collect()))
    };
    let back = "use crate::a::First;";
    assert_eq!(with("", back), None);
    for forth in [
        "use crate::b::Second;",
        "use crate::{\n    b::{Second, Third as Other},\n};",
        "use super::b;",
        "fn f() -> crate::b::Second {}",
        "use crate::Thing;",
    ] {
        assert!(with(forth, back).is_some(), "{forth}");
    }
    for harmless in [
        "// use crate::b::Second;",
        "const TEXT: &str = \"crate::b\";",
    ] {
        assert_eq!(with(harmless, back), None, "{harmless}");
    }
}

/// The modules that the README's part on the source names, in its order.
fn reading_order() -> Vec<String> {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(readme).unwrap();
    let list = readme
        .split("<!-- reading order -->")
        .nth(1)
        .expect("the README marks its reading order");
    list.split('`')
        .skip(1)
        .step_by(2)
        .map(|name| name.trim_end_matches('/').to_owned())
        .collect()
}

#[test]
fn the_readme_tells_modules_in_the_order_of_their_imports() {
    let order = reading_order();
    let modules = modules();
    let top: BTreeSet<&String> = modules.keys().filter_map(|module| module.first()).collect();
    let told: BTreeSet<&String> = order.iter().collect();
    assert_eq!(told, top, "every module of src once");
    let place = |module: &String| order.iter().position(|other| other == module);
    for (module, targets) in imports(&modules) {
        for target in targets {
            assert!(
                place(&target[0]) <= place(&module[0]),
                "{} comes before {}, which it imports",
                module.join("::"),
                target.join("::")
            );
        }
    }
}

#[test]
fn the_package_declares_every_reason_of_the_engine_and_no_other() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("pkg/engine.d.ts");
    let declarations = fs::read_to_string(file).unwrap();
    let (_, union) = declarations.split_once("export type Reason =").unwrap();
    let (union, _) = union.split_once(';').unwrap();
    let declared: Vec<&str> = union.split('"').skip(1).step_by(2).collect();
    assert_eq!(declared, quadrille::Reason::ALL.map(quadrille::Reason::key));
}
