/** A text in lower case without accents; each letter stays in its place of the composed text. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[À-ɏ]/gu, (letter) => letter.normalize('NFD').charAt(0));
}
