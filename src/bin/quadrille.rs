//! The command line: the same engine without a browser.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match quadrille::cli::run(arguments, &mut std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("quadrille: {failure}");
            ExitCode::from(failure.exit_status())
        }
    }
}
