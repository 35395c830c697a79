const MARKS = /[\u0300-\u036f]/g;

/** A word as commands compare it: lower case, without accents, œ and typographic apostrophes written out. */
export function foldWord(word: string): string {
  let plain = true;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (code > 0x7f || (code >= 0x41 && code <= 0x5a)) {
      plain = false;
      break;
    }
  }
  if (plain) return word;
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('\u2019', "'");
}

/** A phrase as commands compare it: folded, one space between words. */
export function foldPhrase(phrase: string): string {
  return foldWord(phrase.trim().split(/\s+/).join(' '));
}
