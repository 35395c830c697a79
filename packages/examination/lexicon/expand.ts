/**
 * Every phrase of a pattern: `(a|b)` is one of several, `[a]` may be left out, ` / ` parts whole patterns.
 * `[test] (apley|apley grind)` is four phrases.
 */
export function expand(pattern: string): readonly string[] {
  return pattern
    .split(' / ')
    .flatMap((one) => alternatives(new Reader(one)))
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '));
}

class Reader {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get next(): string {
    return this.text.charAt(this.at);
  }
}

/** Up to the end or to a closing bracket, which is left to the caller. */
function alternatives(reader: Reader): readonly string[] {
  const all: string[] = [];
  let current: readonly string[] = [''];
  while (reader.next !== '' && reader.next !== ')' && reader.next !== ']') {
    const opening = reader.next;
    reader.at += 1;
    if (opening === '|') {
      all.push(...current);
      current = [''];
      continue;
    }
    let choices: readonly string[] = [opening];
    if (opening === '(' || opening === '[') {
      choices = alternatives(reader);
      if (opening === '[') choices = [...choices, ''];
      reader.at += 1;
    }
    current = current.flatMap((start) => choices.map((choice) => start + choice));
  }
  return [...all, ...current];
}
