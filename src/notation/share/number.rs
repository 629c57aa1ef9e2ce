//! A number of any size, built from digits in mixed radix.

/// Little-endian bytes without zeros at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Number(Vec<u8>);

impl Number {
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        Self(bytes.to_vec())
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.iter().all(|&byte| byte == 0)
    }

    /// Puts a digit below all others: number × radix + digit.
    pub(super) fn push(&mut self, digit: u32, radix: u32) {
        let mut carry = u64::from(digit);
        for byte in &mut self.0 {
            carry += u64::from(*byte) * u64::from(radix);
            *byte = carry as u8;
            carry >>= 8;
        }
        while carry > 0 {
            self.0.push(carry as u8);
            carry >>= 8;
        }
    }

    /// Takes the lowest digit off; zero when none are left.
    pub(super) fn pop(&mut self, radix: u32) -> u32 {
        let radix = u64::from(radix.max(1));
        let mut rest = 0u64;
        for byte in self.0.iter_mut().rev() {
            rest = rest << 8 | u64::from(*byte);
            *byte = (rest / radix) as u8;
            rest %= radix;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_back_in_reverse() {
        let digits: Vec<(u32, u32)> = (1..400u32)
            .map(|i| (i * 7 % (i % 90 + 1), i % 90 + 1))
            .collect();
        let mut number = Number::default();
        for &(digit, radix) in &digits {
            number.push(digit, radix);
        }
        for &(digit, radix) in digits.iter().rev() {
            assert_eq!(number.pop(radix), digit);
        }
        assert!(number.is_zero());
    }
}
