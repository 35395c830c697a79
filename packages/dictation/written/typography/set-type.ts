import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../token.ts';
import { capitalize } from './capitals.ts';
import { glueBefore } from './space-marks.ts';

/** Stage 7. Spaces, non-breaking spaces and capitals: Québec typography in French. */
export function setType(
  tokens: readonly Token[],
  language: DictationLanguage,
  startsSentence: boolean,
): readonly Token[] {
  const capitals = capitalize(tokens, startsSentence, language);
  let written: Token[] | null = null;
  let previous: Token | undefined;
  for (let at = 0; at < capitals.length; at += 1) {
    const token = capitals[at] as Token;
    const glue = glueBefore(token, previous, language);
    if (glue !== token.glue) {
      written ??= capitals.slice();
      written[at] = { ...token, glue };
    }
    if (token.text !== '') previous = token;
  }
  return written ?? capitals;
}
