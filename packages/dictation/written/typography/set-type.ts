import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';
import { capitaliseSentences } from './capitals.ts';
import { glueBefore } from './space-marks.ts';

const CLOCK_TIME = /^([01]?\d|2[0-4])h([0-5]\d)?$/;

/** `8h30`, as an engine writes it, is `8 h 30`. */
function withSpacedTime(token: Token): Token {
  const [, hour, minutes] = CLOCK_TIME.exec(token.text) ?? [];
  if (hour === undefined) return token;
  return { ...token, text: `${hour}\u00A0h${minutes === undefined ? '' : ` ${Number(minutes)}`}` };
}

/** Stage 7. Spaces, non-breaking spaces and capitals: Québec typography in French. */
export function setType(
  tokens: readonly Token[],
  language: DictationLanguage,
  startsSentence: boolean,
): readonly Token[] {
  const capitals = capitaliseSentences(tokens, startsSentence, language);
  let written: Token[] | null = null;
  let previous: Token | undefined;
  for (let at = 0; at < capitals.length; at += 1) {
    const read = capitals[at] as Token;
    const token = language === 'fr' && read.kind === 'word' ? withSpacedTime(read) : read;
    const glue = glueBefore(token, previous, language);
    if (glue !== token.glue || token !== read) {
      written ??= capitals.slice();
      written[at] = { ...token, glue };
    }
    if (token.text !== '') previous = token;
  }
  return written ?? capitals;
}
