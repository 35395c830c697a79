import type { DictationLanguage } from '../../commands/command.ts';
import { withMark } from '../token.ts';
import type { Token } from '../token.ts';

const PAIRS = { fr: ['«', '»'], en: ['“', '”'] } as const;

/** Marks what stands between spoken quotation marks: commands and abbreviations leave it alone. */
export function markQuoted(tokens: readonly Token[], language: DictationLanguage): readonly Token[] {
  const [open, close] = PAIRS[language];
  const closings: number[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.kind === 'mark' && tokens[index]?.key === close) closings.push(index);
  }
  if (closings.length === 0) return tokens;
  const written = [...tokens];
  let nextClosing = 0;
  for (let at = 0; at < written.length; at += 1) {
    const token = written[at] as Token;
    if (token.kind !== 'mark' || token.key !== open) continue;
    while (nextClosing < closings.length && (closings[nextClosing] ?? 0) < at) nextClosing += 1;
    const end = closings[nextClosing];
    if (end === undefined) break;
    for (let index = at; index <= end; index += 1)
      written[index] = withMark(written[index] as Token, 'quoted');
    at = end;
  }
  return written;
}
