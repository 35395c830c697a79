const ASCII = /^[\u0020-\u007e]*$/u;
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ﬁ: 'fi',
  ﬂ: 'fl',
  '’': "'",
  ʼ: "'",
};

/** Whether folding leaves a text as it is, as far as a quick look can tell. */
export function isFolded(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x21 || unit > 0x7e || (unit > 0x40 && unit < 0x5b)) return false;
  }
  return true;
}

/** A text as words are compared: lower case, no accents or ligatures, straight apostrophes, digits as 0 to 9. */
export function fold(text: string): string {
  if (isFolded(text)) return text;
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßﬁﬂ’ʼ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/\p{Nd}/gu, asciiDigit);
}

/** A phrase as it is compared: folded, one space between words. */
export function foldPhrase(phrase: string): string {
  return fold(phrase.trim().split(/\s+/u).join(' '));
}

/** Decimal digits of a script stand in one run of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
