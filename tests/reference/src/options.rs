//! Options as the command line gives them: `NAME` or `NAME=VALUE` (section 15).

/// The ids with the options that each has.
pub const GAMES: &[(&str, &str)] = &[
    (
        "quadrochess-four",
        "armies anticlockwise corner-diagonals spoken-check 960 stalemate after-mate",
    ),
    (
        "quadrochess-three",
        "armies anticlockwise corner-diagonals spoken-check 960 numbered stalemate after-mate",
    ),
    (
        "quadrochess-two",
        "armies anticlockwise corner-diagonals spoken-check 960 setup stalemate",
    ),
    (
        "quadrochess-teams",
        "armies anticlockwise corner-diagonals spoken-check 960 play-on stalemate after-mate",
    ),
    (
        "quadrochess-teams-adjacent",
        "armies anticlockwise corner-diagonals spoken-check 960 play-on partners stalemate after-mate",
    ),
    (
        "quadrochess-doubles2",
        "armies anticlockwise corner-diagonals spoken-check 960 play-on stalemate after-mate",
    ),
    (
        "quadrochess-doubles2-adjacent",
        "armies anticlockwise corner-diagonals spoken-check 960 play-on partners stalemate after-mate",
    ),
    (
        "quadrochess-doubles3",
        "armies anticlockwise corner-diagonals spoken-check 960 stalemate after-mate",
    ),
    (
        "chess-four",
        "anticlockwise corner-diagonals stalemate after-mate",
    ),
    ("gencon", "anticlockwise corner-diagonals"),
    ("american", "anticlockwise stalemate after-mate"),
    ("hughes", "anticlockwise stalemate after-mate"),
    ("verney", "anticlockwise stalemate after-mate"),
    ("political", "anticlockwise stalemate after-mate"),
    ("coalition", "catalogue-men dummies"),
    ("orthodox", "960"),
    ("online-teams", "array no-en-passant"),
    ("online-ffa", "array no-en-passant no-walking-king"),
    (
        "quadrocheckers-four",
        "armies anticlockwise corner-diagonals huff",
    ),
    (
        "quadrocheckers-three",
        "armies anticlockwise corner-diagonals huff numbered",
    ),
    (
        "quadrocheckers-two",
        "armies anticlockwise corner-diagonals huff",
    ),
    (
        "quadrocheckers-two-sixteen",
        "armies anticlockwise corner-diagonals huff",
    ),
    (
        "quadrocheckers-teams",
        "armies anticlockwise corner-diagonals huff",
    ),
    (
        "quadrocheckers-teams-adjacent",
        "armies anticlockwise corner-diagonals huff partners",
    ),
    (
        "quadrocheckers-doubles2",
        "armies anticlockwise corner-diagonals huff",
    ),
    (
        "quadrocheckers-doubles2-adjacent",
        "armies anticlockwise corner-diagonals huff partners",
    ),
    (
        "quadrocheckers-doubles3",
        "armies anticlockwise corner-diagonals huff",
    ),
    ("checkers-classic", "huff"),
];

#[derive(Clone, Debug, Default)]
pub struct Options {
    given: Vec<(String, String)>,
}

impl Options {
    /// Reads options of a game; one that the game does not have is an error.
    pub fn read(game: &str, texts: &[String]) -> Result<Options, String> {
        let (_, known) = GAMES
            .iter()
            .find(|(id, _)| *id == game)
            .ok_or_else(|| format!("no game is called {game}"))?;
        let mut given = Vec::new();
        for text in texts {
            let (name, value) = text.split_once('=').unwrap_or((text, ""));
            if !known.split(' ').any(|option| option == name) {
                return Err(format!("{game} has no option {name}; it has {known}"));
            }
            given.push((name.to_string(), value.to_string()));
        }
        Ok(Options { given })
    }

    /// Is a switch on?
    pub fn has(&self, name: &str) -> bool {
        self.given
            .iter()
            .any(|(n, value)| n == name && value != "false")
    }

    /// The value of an option that takes one of a list; the first of the list if it is not given.
    pub fn one_of<'a>(&self, name: &str, values: &[&'a str]) -> Result<&'a str, String> {
        let Some((_, given)) = self.given.iter().find(|(n, _)| n == name) else {
            return Ok(values[0]);
        };
        values
            .iter()
            .find(|value| *value == given)
            .copied()
            .ok_or_else(|| {
                format!(
                    "{name} cannot be {given}; it is one of {}",
                    values.join(" ")
                )
            })
    }

    /// R4.1: White sits South, the other letters are free.
    pub fn armies(&self) -> Result<&'static str, String> {
        self.one_of("armies", &["WYBR", "WYRB", "WBYR", "WBRY", "WRYB", "WRBY"])
    }

    /// The number of a shuffled array.
    pub fn shuffle(&self) -> Result<Option<u32>, String> {
        let Some((_, given)) = self.given.iter().find(|(n, _)| n == "960") else {
            return Ok(None);
        };
        match given.parse() {
            Ok(number) if number < 960 => Ok(Some(number)),
            _ => Err(format!("960 takes a number from 0 to 959, not {given}")),
        }
    }
}
