/** The line of a word table for one word: the letter of its class, its lemma, and its forms with their tags. */
export function wordLine(
  letter: string,
  lemma: string,
  forms: readonly (readonly [form: string, tags: string])[],
): string {
  let stem = lemma;
  for (const [form] of forms) {
    while (!form.startsWith(stem)) stem = stem.slice(0, -1);
  }
  const endings = forms.map(([form, tags]) => `${form.slice(stem.length)}=${tags}`);
  return `${letter}${lemma.slice(stem.length)};${endings.join(';')}|${stem}`;
}
