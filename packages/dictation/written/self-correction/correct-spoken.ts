import type { DictationLanguage } from '../../commands/command.ts';
import { PhraseTrie } from '../phrase-trie.ts';
import { asAmbiguous, madeFrom, originOf, textOf } from '../token.ts';
import type { Token, TokenNote } from '../token.ts';
import { keysOf } from '../tokenize.ts';
import type { SpokenWord } from '../written-text.ts';
import { piecesOf } from './contrast.ts';
import { CORRECTION_COMMANDS } from './correction-commands.ts';
import type { CorrectionKind } from './correction-commands.ts';
import { isProse } from './prose.ts';
import { findRestated } from './restated.ts';
import { clauseStart, lastPhraseStart, lastSentenceStart } from './spoken-phrase.ts';

/** Words before a correction that it may restate, and after it that restate. */
const SAID_LIMIT = 40;
const NEXT_LIMIT = 14;

/**
 * Stage 3. Takes back what a spoken correction takes back, exactly, and notes it so that it can be undone. A command
 * that restates nothing stays in the text as spoken.
 */
export function correctSpoken(
  tokens: readonly Token[],
  words: readonly SpokenWord[],
  language: DictationLanguage,
  undone: readonly number[],
): readonly Token[] {
  const commands = new PhraseTrie<CorrectionKind>();
  for (const [kind, phrases] of CORRECTION_COMMANDS[language]) {
    for (const phrase of phrases) commands.add(keysOf(phrase, language), kind);
  }
  const written: Token[] = [];
  const pending: SpokenCorrection[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const found = commands.longest(tokens, at);
    if (found === null || undone.includes(token.from) || token.marks.includes('quoted')) {
      written.push(
        pending.length === 0 ? token : { ...token, note: { ...token.note, corrections: pending.splice(0) } },
      );
      continue;
    }
    const command = tokens.slice(at, at + found.length);
    const after = skipPause(tokens, at + found.length);
    const reading = isProse(tokens, at, found.length);
    const taken =
      reading === 'command' ? takeBack(found.value, written, tokens, after, words, language) : null;
    if (taken === null) {
      const plain = reading === 'prose';
      written.push(...(plain ? command : command.map((word) => asAmbiguous(word, 'correction'))));
      at += found.length - 1;
      continue;
    }
    pending.push(correctionOf(command, taken.removed));
    written.push(...taken.insert);
    at = taken.resumeAt - 1;
  }
  if (pending.length > 0) {
    written.push(madeFrom([], { text: '', kind: 'held', glue: '', note: { corrections: pending } }));
  }
  return written;
}

type SpokenCorrection = NonNullable<TokenNote['corrections']>[number];

interface Taken {
  readonly removed: readonly Token[];
  /** Tokens to write at once: the new value and what is kept of the old phrase. */
  readonly insert: readonly Token[];
  readonly resumeAt: number;
}

function takeBack(
  kind: CorrectionKind,
  written: Token[],
  tokens: readonly Token[],
  after: number,
  words: readonly SpokenWord[],
  language: DictationLanguage,
): Taken | null {
  if (kind === 'sentence') return cutFrom(written, lastSentenceStart(written), after);
  const restated = restate(written, tokens, after, language);
  if (restated !== null) return restated;
  if (kind === 'restate' || (kind === 'restart' && written.at(-1)?.kind !== 'word')) return null;
  return cutFrom(written, lastPhraseStart(written, words), after);
}

function restate(
  written: Token[],
  tokens: readonly Token[],
  after: number,
  language: DictationLanguage,
): Taken | null {
  let end = written.length;
  while (end > 0 && written[end - 1]?.key === ',') end -= 1;
  const from = clauseStart(written, end, SAID_LIMIT);
  let nextEnd = after;
  while (nextEnd < tokens.length && nextEnd - after < NEXT_LIMIT && tokens[nextEnd]?.kind === 'word')
    nextEnd += 1;
  const saidPieces = piecesOf(written, from, end, language);
  const nextPieces = piecesOf(tokens, after, nextEnd, language);
  const found = findRestated(saidPieces, nextPieces);
  if (found === null) return null;
  const cut = saidPieces[found.from]?.start ?? end;
  if (found.keepFrom === null) return cutFrom(written, cut, after);
  const kept = written.slice(saidPieces[found.keepFrom]?.start ?? end, end);
  const removed = written.splice(cut).slice(0, (saidPieces[found.from]?.end ?? end) - cut);
  return { removed, insert: [...tokens.slice(after, nextEnd), ...kept], resumeAt: nextEnd };
}

function cutFrom(written: Token[], start: number, resumeAt: number): Taken {
  return { removed: written.splice(start), insert: [], resumeAt };
}

function correctionOf(command: readonly Token[], removed: readonly Token[]): SpokenCorrection {
  return {
    id: command[0]?.from ?? 0,
    command: textOf(command).trim(),
    removed: textOf(removed).trim(),
    removedOrigin: originOf(removed),
  };
}

/** Past the comma or the period that the engine wrote after the command. */
function skipPause(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  return token !== undefined &&
    token.kind === 'mark' &&
    (token.key === ',' || token.key === '.' || token.key === ':')
    ? at + 1
    : at;
}
