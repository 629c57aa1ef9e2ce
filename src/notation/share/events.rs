//! Events as digits in mixed radix.

use super::number::Number;
use crate::game::{Event, Pact, TableEvent};
use crate::position::Position;
use crate::seat::{Seat, SeatSet};

/// One of `radix` possible values.
pub(super) struct Digit {
    pub(super) value: u32,
    pub(super) radix: u32,
}

pub(super) fn sorted_texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| position.text(mv))
        .collect();
    texts.sort_unstable();
    texts
}

pub(super) fn put_event(digits: &mut Vec<Digit>, position: &Position, event: &Event) {
    let texts = sorted_texts(position);
    let radix = texts.len() as u32 + 1;
    match event {
        Event::Move { mv, called } => {
            let text = position.text(*mv);
            let value = texts.iter().position(|other| *other == text).unwrap_or(0) as u32;
            digits.push(Digit { value, radix });
            if position.variant().spoken_check {
                digits.push(Digit {
                    value: u32::from(*called),
                    radix: 2,
                });
            }
        }
        Event::Table(event) => {
            digits.push(Digit {
                value: radix - 1,
                radix,
            });
            put_table_event(digits, event);
        }
    }
}

/// Kinds of table events by their number in links.
const EVENT_KINDS: u32 = 8;

fn put_table_event(digits: &mut Vec<Digit>, event: &TableEvent) {
    let kind = |value| Digit {
        value,
        radix: EVENT_KINDS,
    };
    let of_seat = |seat: Seat| Digit {
        value: seat.index() as u32,
        radix: 4,
    };
    match event {
        TableEvent::Resign(seat) => digits.extend([kind(0), of_seat(*seat)]),
        TableEvent::Flag(seat) => digits.extend([kind(1), of_seat(*seat)]),
        TableEvent::Draw => digits.push(kind(2)),
        TableEvent::Claim => digits.push(kind(3)),
        TableEvent::PassSand => digits.push(kind(4)),
        TableEvent::Pass => digits.push(kind(7)),
        TableEvent::Unpact(seats) => {
            digits.push(kind(5));
            digits.extend(seats.iter().map(of_seat));
        }
        TableEvent::Pact(pact) => {
            digits.push(kind(6));
            digits.extend(pact.seats.iter().map(of_seat));
            // A zero ends the text; no aim has one.
            let letters = pact.aim.bytes().filter(|&byte| byte != 0).chain([0]);
            digits.extend(letters.map(|byte| Digit {
                value: u32::from(byte),
                radix: 256,
            }));
        }
    }
}

pub(super) fn take_event(number: &mut Number) -> Option<TableEvent> {
    let kind = number.pop(EVENT_KINDS);
    let seat = |number: &mut Number| Seat::from_index(number.pop(4) as usize);
    let pair = |number: &mut Number| {
        let seats = SeatSet::of(&[seat(number), seat(number)]);
        (seats.len() == 2).then_some(seats)
    };
    Some(match kind {
        0 => TableEvent::Resign(seat(number)),
        1 => TableEvent::Flag(seat(number)),
        2 => TableEvent::Draw,
        3 => TableEvent::Claim,
        4 => TableEvent::PassSand,
        7 => TableEvent::Pass,
        5 => TableEvent::Unpact(pair(number)?),
        6 => {
            let seats = pair(number)?;
            let letters =
                std::iter::from_fn(|| Some(number.pop(256) as u8).filter(|&byte| byte != 0));
            let aim = String::from_utf8(letters.collect()).ok()?;
            TableEvent::Pact(Pact { seats, aim })
        }
        _ => return None,
    })
}
