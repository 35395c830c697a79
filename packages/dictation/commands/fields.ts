/** A place to fill in a text: `[…]` or `[label]` is a blank, `[a|b|c]` a choice. Offsets are UTF-16 units. */
export interface TextField {
  readonly start: number;
  readonly end: number;
  readonly kind: 'blank' | 'choice';
  /** What may stand there, the first one being the default; empty for a blank. */
  readonly choices: readonly string[];
}

const MAX_FIELD_LENGTH = 200;
/** In place of audio without text: visible, never a field to fill. */
const NOT_A_FIELD = ['non transcrit', 'not transcribed'];

/** The field that `[…` at `start` opens, or null. */
export function fieldAt(text: string, start: number): TextField | null {
  if (text[start] !== '[') return null;
  const limit = Math.min(text.length, start + MAX_FIELD_LENGTH);
  for (let index = start + 1; index < limit; index += 1) {
    const character = text[index];
    if (character === '[' || character === '\n') return null;
    if (character !== ']') continue;
    const inside = text.slice(start + 1, index);
    if (inside === '' || NOT_A_FIELD.some((marker) => inside.startsWith(marker))) return null;
    const parts = inside.split('|').map((part) => part.trim());
    const isChoice = parts.length > 1;
    return {
      start,
      end: index + 1,
      kind: isChoice ? 'choice' : 'blank',
      choices: isChoice ? parts : [],
    };
  }
  return null;
}

/** The first field that starts at `from` or after it; null when there is none. */
export function nextField(text: string, from: number): TextField | null {
  for (let at = text.indexOf('[', from); at !== -1; at = text.indexOf('[', at + 1)) {
    const field = fieldAt(text, at);
    if (field !== null) return field;
  }
  return null;
}

/** Every field of a text, in order. */
export function fieldsOf(text: string): readonly TextField[] {
  const fields: TextField[] = [];
  for (let field = nextField(text, 0); field !== null; field = nextField(text, field.end)) fields.push(field);
  return fields;
}

/** The text with each choice replaced by its default. Blanks stay: nothing is made up for them. */
export function acceptDefaults(text: string): string {
  let written = '';
  let copied = 0;
  for (const field of fieldsOf(text)) {
    const [first] = field.choices;
    if (first === undefined || first === '…') continue;
    written += text.slice(copied, field.start) + first;
    copied = field.end;
  }
  return written + text.slice(copied);
}
