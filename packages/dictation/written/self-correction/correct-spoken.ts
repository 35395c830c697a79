import type { DictationLanguage } from '../../commands/command.ts';
import { asAmbiguous, madeFrom, originOf, textOf } from '../token.ts';
import type { Token, TokenNote } from '../token.ts';
import type { SpokenWord } from '../written-text.ts';
import { createCommandFinder } from './find-command.ts';
import { takeBack } from './take-back.ts';

/**
 * Stage 3. Takes back what a spoken correction takes back, exactly, and notes it so that it can be undone. A command
 * that restates nothing stays in the text as spoken, and is marked.
 */
export function correctSpoken(
  tokens: readonly Token[],
  words: readonly SpokenWord[],
  language: DictationLanguage,
  undone: readonly number[],
): readonly Token[] {
  const commandAt = createCommandFinder(language);
  const written: Token[] = [];
  const pending: SpokenCorrection[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const command = token.marks.includes('quoted') ? null : commandAt(tokens, at);
    if (command === null) {
      written.push(withCorrections(token, pending.splice(0)));
      continue;
    }
    const spoken = tokens.slice(at, command.end);
    const taken = undone.includes(token.from)
      ? 'prose'
      : takeBack({ command, written, tokens, words, language, commandAt });
    if (taken === 'prose' || taken === 'unsure') {
      const [first, ...rest] = taken === 'prose' ? spoken : spoken.map((one) => asAmbiguous(one, 'correction'));
      written.push(withCorrections(first as Token, pending.splice(0)), ...rest);
      at = command.end - 1;
      continue;
    }
    const removed = taken.removed.flat();
    const corrections = [
      ...removed.flatMap(({ note }) => note?.corrections ?? []),
      {
        id: token.from,
        command: textOf(spoken).trim(),
        removed: taken.removed.map((part) => textOf(part).trim()).join(' […] '),
        removedOrigin: originOf(removed),
      },
    ];
    const instead = taken.writtenAt === null ? undefined : written[taken.writtenAt];
    if (instead === undefined || taken.writtenAt === null) pending.push(...corrections);
    else written[taken.writtenAt] = withCorrections(instead, corrections);
    at = taken.resumeAt - 1;
  }
  if (pending.length > 0) {
    written.push(madeFrom([], { text: '', kind: 'held', glue: '', note: { corrections: pending } }));
  }
  return written;
}

type SpokenCorrection = NonNullable<TokenNote['corrections']>[number];

function withCorrections(token: Token, corrections: readonly SpokenCorrection[]): Token {
  if (corrections.length === 0) return token;
  return { ...token, note: { ...token.note, corrections: [...(token.note?.corrections ?? []), ...corrections] } };
}
