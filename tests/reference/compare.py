#!/usr/bin/env python3
"""Compares the engine with the reference, move for move, on random games.

For every game and set of options the reference plays random games and says which moves were legal at each
ply and how the game stands at the end; the engine is then taken through the same moves. Each difference is
printed with the game, its options, the moves that lead there and what either side says; the exit status is 1
if there was any.

    tests/reference/compare.py [--games N] [--plies N] [--seed N] [--events] [--plain] [GAME...]

Games are named by id or by the beginning of one; without any, all are compared. `--plain` leaves the options out.
"""

import argparse
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent

# Sets of options beside none, by the beginning of the id.
QUADROCHESS = [
    "anticlockwise", "corner-diagonals", "armies=WBYR", "armies=WRBY", "spoken-check", "960=0", "960=518",
    "960=959", "960=347", "960=692,corner-diagonals,anticlockwise",
]
QUADROCHECKERS = [
    "anticlockwise", "corner-diagonals", "huff", "huff,corner-diagonals,anticlockwise", "armies=WBYR",
]
# Rules that a table may choose where the book has one of its own.
AFTER_MATE = ["after-mate=removed", "after-mate=inert"]
OF_TEAMS = [*AFTER_MATE, "after-mate=frozen", "stalemate=draw,after-mate=frozen", "stalemate=pass,after-mate=removed"]
PLAY_ON = ["play-on", "play-on,spoken-check", "play-on,960=111"]
OPTIONS = [
    ("quadrochess-", QUADROCHESS),
    ("quadrochess-", ["stalemate=pass", "stalemate=draw"]),
    ("quadrochess-four", AFTER_MATE),
    ("quadrochess-doubles3", [*AFTER_MATE, "stalemate=pass,after-mate=inert"]),
    ("quadrochess-teams", OF_TEAMS),
    ("quadrochess-doubles2", OF_TEAMS),
    ("quadrochess-three", ["numbered=E", "numbered=E,anticlockwise", *AFTER_MATE]),
    ("quadrochess-two", [
        "setup=inner", "setup=inner-filled", "setup=inner,960=77", "setup=inner-filled,960=500",
        "setup=inner-filled,armies=WYRB",
    ]),
    ("quadrochess-teams", PLAY_ON),
    ("quadrochess-doubles2", PLAY_ON),
    ("quadrochess-teams-adjacent", ["partners=SE", "partners=SE,play-on"]),
    ("quadrochess-doubles2-adjacent", ["partners=SE", "partners=SE,play-on"]),
    ("quadrocheckers-", QUADROCHECKERS),
    ("quadrocheckers-three", ["numbered=E", "numbered=E,huff"]),
    ("quadrocheckers-teams-adjacent", ["partners=SE", "partners=SE,huff"]),
    ("quadrocheckers-doubles2-adjacent", ["partners=SE", "partners=SE,huff"]),
    ("checkers-classic", ["huff"]),
    ("chess-four", ["anticlockwise", *OF_TEAMS, "corner-diagonals"]),
    ("gencon", ["anticlockwise", "corner-diagonals"]),
    ("american", ["anticlockwise", *OF_TEAMS]),
    ("hughes", ["anticlockwise", *OF_TEAMS]),
    ("verney", ["anticlockwise", *OF_TEAMS]),
    ("political", ["anticlockwise", *AFTER_MATE, "stalemate=draw"]),
    ("coalition", ["catalogue-men", "dummies=W", "dummies=E", "dummies=W+E", "catalogue-men,dummies=W+E"]),
    ("orthodox", ["960=0", "960=518", "960=959", "960=403", "960=222"]),
    ("online-", ["array=4PCo", "array=4PCb", "array=4PCn", "array=4PCrg", "no-en-passant"]),
    ("online-ffa", ["no-walking-king"]),
]


def options_of(game):
    """The sets of options to be tried for a game, none first."""
    sets = ["-"]
    for beginning, more in OPTIONS:
        if game == beginning or (beginning.endswith("-") and game.startswith(beginning)) \
                or (beginning in ("quadrochess-teams", "quadrochess-doubles2") and game.startswith(beginning)):
            sets += [options for options in more if options not in sets]
    return sets


def built(manifest, name):
    """Builds a binary and returns its path."""
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", HERE / "target"))
    command = ["cargo", "build", "--quiet", "--release", "--manifest-path", str(manifest), "--target-dir", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return target / "release" / name


def blocks(text):
    """The lines of each game; every game ends with a line `end`."""
    return [block.split("\n") for block in text.split("\nend\n")[:-1]]


def random_games(reference, game, options, seed, arguments):
    """Random games of the reference: the moves of each and its lines."""
    command = [reference, "random", game, str(seed), "--games", str(arguments.games),
               "--plies", str(arguments.plies), "--listing"] + ["--events"] * arguments.events
    if arguments.taste is not None:
        command += ["--taste", str(arguments.taste)]
    for option in options.split(",") if options != "-" else []:
        command += ["--option", option]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [(block[0], block[1:]) for block in blocks(answer)]


def engine_games(engine, game, options, games):
    """The engine's lines for the same games, and what it complained of."""
    text = "".join(f"{game}\t{options}\t{moves}\n" for moves, _ in games)
    done = subprocess.run([engine], input=text, capture_output=True, text=True, check=False)
    return blocks(done.stdout), done.stderr.strip()


def same(expected, got):
    """Sorted moves, states and checks as they stand; of a result neither the reason nor the order of a party's seats."""
    if not expected.startswith("result: ") or not got.startswith("result: "):
        return expected.split() == got.split()

    def bare(text):
        return ["".join(sorted(word)) for word in text.split(" (")[0].split()]
    return bare(expected) == bare(got)


def only_in(ones, others):
    """The words of the ones that the others lack, as many as can be read."""
    words = sorted(set(ones.split()) - set(others.split()))
    return " ".join(words[:12] + (["…"] if len(words) > 12 else [])) or "-"


def difference(expected, got):
    """The first difference in one game: after how many moves, and in words. None if there is none."""
    for i, (ours, theirs) in enumerate(zip(expected, got)):
        if same(ours, theirs):
            continue
        if ours[:6] in ("turn: ", "states", "check:", "result", "points"):
            return i, f"    the reference: {ours}\n    the engine:    {theirs}"
        missing, surplus = only_in(ours, theirs), only_in(theirs, ours)
        if theirs.startswith("error: "):
            missing, surplus = "-", theirs
        return i, f"    only in the reference: {missing}\n    only in the engine:    {surplus}"
    if len(expected) != len(got):
        return len(expected), f"    the reference has {len(expected)} lines, the engine {len(got)}"
    return None


def shortest(reference, engine, game, options, moves):
    """The first part of the moves after which the two sides' lines differ already."""
    words = moves.split()
    same_until, different_at = 0, len(words)
    while same_until < different_at:
        middle = (same_until + different_at) // 2
        line = f"{game}\t{options}\t{' '.join(words[:middle])}\n"
        sides = [blocks(subprocess.run(command, input=line, capture_output=True, text=True, check=False).stdout)
                 for command in ([reference, "moves"], [engine])]
        if all(sides) and difference(sides[0][0], sides[1][0]) is None:
            same_until = middle + 1
        else:
            different_at = middle
    return " ".join(words[:different_at])


def compare(reference, engine, game, options, arguments):
    """Prints the differences of a game with a set of options; returns their number."""
    games = random_games(reference, game, options, arguments.seed, arguments)
    lines, complaint = engine_games(engine, game, options, games)
    differences = 0
    for (moves, expected), got in zip(games, lines):
        found = difference(expected, got)
        if found:
            differences += 1
            if differences <= arguments.show:
                # What the report shows only at the end may have gone apart before.
                before = " ".join(moves.split()[:found[0]])
                print(f"{game} {options}: after {shortest(reference, engine, game, options, before)}\n{found[1]}")
    if len(lines) < len(games):
        differences += 1
        print(f"{game} {options}: the engine stopped at game {len(lines) + 1} of {len(games)}: {complaint}")
        print(f"    {games[len(lines)][0]}")
    plies = sum(len(moves.split()) for moves, _ in games)
    print(f"{game:32} {options:40} {len(games):5} games {plies:7} plies {differences:4} differences", flush=True)
    return differences


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=20, help="random games for each set of options")
    parser.add_argument("--plies", type=int, default=400, help="plies after which a random game stops")
    parser.add_argument("--seed", type=int, default=1, help="of the first random game")
    parser.add_argument("--show", type=int, default=2, help="differences printed for each set of options")
    parser.add_argument("--events", action="store_true", help="with resignations and the like between the moves")
    parser.add_argument("--taste", type=int, help="of the players: 0 any, 2 lively, 4 checks, 6 both, 8 walking kings, 9 hunts")
    parser.add_argument("--plain", action="store_true", help="no options")
    arguments = parser.parse_args()
    reference = built(HERE / "Cargo.toml", "quadrille-reference")
    engine = built(HERE / "engine" / "Cargo.toml", "quadrille-moves")
    listed = subprocess.run([reference, "games"], check=True, capture_output=True, text=True).stdout
    ids = [line.split(":")[0] for line in listed.split("\n") if line]
    chosen = [i for i in ids if not arguments.game or any(i.startswith(game) for game in arguments.game)]
    differences = 0
    for game in chosen:
        for options in ["-"] if arguments.plain else options_of(game):
            if arguments.events and game == "online-ffa" and "no-walking-king" not in options:
                # Where a king walks is the engine's own choice.
                continue
            differences += compare(reference, engine, game, options, arguments)
    print(f"{differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
