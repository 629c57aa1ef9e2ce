//! Taking fields out of a table one by one, and telling what is wrong with them.

use std::collections::BTreeMap;

use toml_span::Value;
use toml_span::value::{Table, ValueInner};

use super::error::{DefinitionError, DefinitionFault};
use super::words::Words;

/// Where each field of the definition stands.
pub(super) type Places = BTreeMap<String, usize>;

/// The faults found so far, with the text that they are in.
pub(super) struct Faults<'t> {
    text: &'t str,
    found: Vec<DefinitionFault>,
}

impl<'t> Faults<'t> {
    /// More faults than this help nobody.
    const MOST: usize = 20;

    pub(super) const fn new(text: &'t str) -> Self {
        Self {
            text,
            found: Vec::new(),
        }
    }

    /// Notes a fault of a field at a byte of the text.
    pub(super) fn add(&mut self, at: usize, field: &str, message: impl Into<String>) {
        if self.found.len() >= Self::MOST {
            return;
        }
        let before = self.text.get(..at).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        self.found.push(DefinitionFault {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            field: field.to_owned(),
            message: message.into(),
        });
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(super) fn into_error(mut self) -> DefinitionError {
        self.found.sort_by_key(|fault| (fault.line, fault.column));
        DefinitionError(self.found)
    }
}

/// A value, where it stands, and the field that it is of.
pub(super) struct Field<'t> {
    pub(super) value: ValueInner<'t>,
    pub(super) at: usize,
    pub(super) name: String,
}

impl<'t> Field<'t> {
    fn new(mut value: Value<'t>, name: String) -> Self {
        Self {
            at: value.span.start,
            value: value.take(),
            name,
        }
    }

    /// Says that the value is not what the field takes.
    pub(super) fn refuse(&self, expected: &str, faults: &mut Faults<'_>) {
        let found = match &self.value {
            ValueInner::String(text) => format!("“{}”", text.chars().take(60).collect::<String>()),
            ValueInner::Integer(number) => number.to_string(),
            ValueInner::Float(number) => number.to_string(),
            ValueInner::Boolean(value) => value.to_string(),
            ValueInner::Array(_) => "a list".to_owned(),
            ValueInner::Table(_) => "a table".to_owned(),
        };
        faults.add(
            self.at,
            &self.name,
            format!("found {found}; it takes {expected}"),
        );
    }

    pub(super) fn text(self, faults: &mut Faults<'_>) -> Option<String> {
        if let ValueInner::String(text) = self.value {
            return Some(text.into_owned());
        }
        self.refuse("a text in quotation marks", faults);
        None
    }

    /// A text of one line and at most so many characters.
    pub(super) fn short_text(self, most: usize, faults: &mut Faults<'_>) -> Option<String> {
        let (at, name) = (self.at, self.name.clone());
        let text = self.text(faults)?;
        if text.chars().count() <= most && !text.chars().any(char::is_control) {
            return Some(text);
        }
        faults.add(
            at,
            &name,
            format!("it takes one line of at most {most} characters"),
        );
        None
    }

    pub(super) fn switch(self, faults: &mut Faults<'_>) -> Option<bool> {
        if let ValueInner::Boolean(value) = self.value {
            return Some(value);
        }
        self.refuse("true or false", faults);
        None
    }

    pub(super) fn number(self, least: i64, most: i64, faults: &mut Faults<'_>) -> Option<i64> {
        match self.value {
            ValueInner::Integer(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                self.refuse(&format!("a number from {least} to {most}"), faults);
                None
            }
        }
    }

    /// One of the words of a closed set.
    pub(super) fn word<T: Copy>(self, words: Words<T>, faults: &mut Faults<'_>) -> Option<T> {
        let found = match &self.value {
            ValueInner::String(text) => words.iter().find(|(word, _)| word == text),
            _ => None,
        };
        if found.is_none() {
            let possible: Vec<String> = words
                .iter()
                .map(|(word, _)| format!("\"{word}\""))
                .collect();
            self.refuse(&possible.join(" or "), faults);
        }
        found.map(|&(_, value)| value)
    }

    /// The fields of a list, each named by its place.
    pub(super) fn list(self, expected: &str, faults: &mut Faults<'_>) -> Option<Vec<Field<'t>>> {
        if let ValueInner::Array(values) = self.value {
            let name = self.name;
            let field = |(i, value)| Field::new(value, format!("{name}[{i}]"));
            return Some(values.into_iter().enumerate().map(field).collect());
        }
        self.refuse(expected, faults);
        None
    }

    /// A list of texts, or one text alone.
    pub(super) fn texts(
        self,
        expected: &str,
        faults: &mut Faults<'_>,
    ) -> Option<Vec<(usize, String)>> {
        if let ValueInner::String(text) = self.value {
            return Some(vec![(self.at, text.into_owned())]);
        }
        let fields = self.list(expected, faults)?;
        fields
            .into_iter()
            .map(|field| {
                let at = field.at;
                field.text(faults).map(|text| (at, text))
            })
            .collect()
    }

    pub(super) fn table(self, expected: &str, faults: &mut Faults<'_>) -> Option<Fields<'t>> {
        let at = self.at;
        if let ValueInner::Table(table) = self.value {
            return Some(Fields {
                table,
                at,
                name: self.name,
            });
        }
        self.refuse(expected, faults);
        None
    }
}

/// A table whose fields are taken out one by one; what is left at the end is unknown.
pub(super) struct Fields<'t> {
    table: Table<'t>,
    pub(super) at: usize,
    pub(super) name: String,
}

impl<'t> Fields<'t> {
    pub(super) fn root(mut value: Value<'t>) -> Option<Self> {
        match value.take() {
            ValueInner::Table(table) => Some(Self {
                table,
                at: 0,
                name: String::new(),
            }),
            _ => None,
        }
    }

    /// Where each field stands.
    pub(super) fn places(&self) -> Places {
        let place = |(key, _): (&toml_span::value::Key<'_>, &Value<'_>)| {
            (key.name.to_string(), key.span.start)
        };
        self.table.iter().map(place).collect()
    }

    /// The name of a field of this table, from the root.
    pub(super) fn path(&self, field: &str) -> String {
        if self.name.is_empty() {
            field.to_owned()
        } else {
            format!("{}.{field}", self.name)
        }
    }

    /// Is there such a field, not yet taken?
    pub(super) fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    /// Takes a field, if it is there.
    pub(super) fn take(&mut self, field: &str) -> Option<Field<'t>> {
        let value = self.table.remove(field)?;
        Some(Field::new(value, self.path(field)))
    }

    /// Takes every field that is left, with its key.
    pub(super) fn take_all(&mut self) -> Vec<(String, Field<'t>)> {
        let name = |key: &str| {
            if self.name.is_empty() {
                key.to_owned()
            } else {
                format!("{}.{key}", self.name)
            }
        };
        let table = std::mem::take(&mut self.table);
        table
            .into_iter()
            .map(|(key, value)| {
                let path = name(&key.name);
                (key.name.into_owned(), Field::new(value, path))
            })
            .collect()
    }

    /// Complains about the fields that are left.
    pub(super) fn finish(mut self, known: &[&str], faults: &mut Faults<'_>) {
        for (_, field) in self.take_all() {
            faults.add(
                field.at,
                &field.name,
                format!("there is no such field; there are {}", known.join(", ")),
            );
        }
    }
}
