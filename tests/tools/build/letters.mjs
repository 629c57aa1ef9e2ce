/**
 * Bytes as letters for scripts that carry them: five letters for four bytes, a sixteenth less than base64, and none that means anything
 * in HTML or in a string.
 */

/** The 85 letters, by their value. */
const alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?#()[]{}@%,;_|";

/**
 * @param {Uint8Array} bytes
 * @returns {string} first how many bytes at the end are padding
 */
export function toLetters(bytes) {
  const padding = (4 - (bytes.length % 4)) % 4;
  const padded = Buffer.concat([bytes, Buffer.alloc(padding)]);
  let text = alphabet[padding];
  for (let at = 0; at < padded.length; at += 4) {
    let word = padded.readUInt32BE(at);
    let five = '';
    for (let letter = 0; letter < 5; letter += 1) {
      five = alphabet[word % 85] + five;
      word = Math.floor(word / 85);
    }
    text += five;
  }
  return text;
}

/** A script's function from such a text back to bytes. */
export const fromLetters = `(text) => {
  const values = new Map([...${JSON.stringify(alphabet)}].map((letter, value) => [letter, value]));
  const bytes = new Uint8Array((text.length - 1) / 5 * 4);
  for (let at = 1, to = 0; at < text.length; to += 4) {
    let word = 0;
    for (let letter = 0; letter < 5; letter += 1) word = word * 85 + values.get(text[at++]);
    bytes.set([word >>> 24, word >>> 16 & 255, word >>> 8 & 255, word & 255], to);
  }
  return bytes.subarray(0, bytes.length - values.get(text[0]));
}`;
