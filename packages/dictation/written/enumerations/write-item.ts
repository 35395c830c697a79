import { madeFrom } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';
import type { Marker } from './markers.ts';

/** Writes `1.` at the start of a line in place of the words that announce an item. */
export function writeItem(tokens: readonly Token[], { at, end, number }: Marker, written: Token[]): void {
  const source = tokens.slice(at, end);
  if (written.length > 0 && written.at(-1)?.kind !== 'break') {
    if (written.at(-1)?.key === ',') written.pop();
    written.push(madeFrom([], { text: '\n', kind: 'break', glue: '', marks: [] }));
  }
  written.push(madeFrom(source, { text: String(number), kind: 'word', glue: '' }));
  written.push(madeFrom([], { text: '.', kind: 'mark', glue: '' }));
}
