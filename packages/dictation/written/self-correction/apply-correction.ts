import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';
import type { SpokenWord } from '../written-text.ts';
import { applyRestated } from './apply-restated.ts';
import type { Taken } from './apply-restated.ts';
import { isContent, piecesOf } from './correctable-facts.ts';
import type { Piece } from './correctable-facts.ts';
import { skipPause } from './find-command.ts';
import type { SpokenCommand } from './find-command.ts';
import type { Restated, Spoken } from './correction-place.ts';
import { readProse } from './command-or-prose.ts';
import { reportedSpeech } from './reported-speech.ts';
import { findInReadings } from './find-in-readings.ts';
import { putsValue } from './bare-refusal.ts';
import { findRestated } from './find-restated.ts';
import { lastPhraseStart, lastSentenceStart, restatableStart } from './spoken-phrase.ts';

/** Tokens before a correction that it may restate, and after it that restate. */
const SAID_LIMIT = 120;
/** Sentences before a correction, that of its own words with them. */
const SENTENCES = 2;
const NEXT_LIMIT = 40;
const CLOSING = new Set(['»', '”', '"', ')', ']']);
const ENDS = new Set(['.', '!', '?', '…', '...']);

export interface Heard {
  readonly command: SpokenCommand;
  readonly written: Token[];
  readonly tokens: readonly Token[];
  readonly words: readonly SpokenWord[];
  readonly language: DictationLanguage;
  /** Index of the first written token that can be restated. */
  readonly reach: number;
  /** Whether a text is inserted at a token. */
  readonly isInserted: (tokens: readonly Token[], at: number) => boolean;
  readonly commandAt: (tokens: readonly Token[], at: number) => SpokenCommand | null;
}

/**
 * Takes back what the command takes back. Else nothing is taken: its words are prose, or nobody can tell (`unsure`)
 * and they are to be marked.
 */
export function applyCorrection(heard: Heard): Taken | 'prose' | 'unsure' {
  const { command, written, tokens, words } = heard;
  const { phraseStart, phraseEnd } = command;
  const after = skipPause(tokens, command.end);
  // "no correction" may be of a deformity.
  const isNo =
    tokens[phraseStart]?.key === 'correction' &&
    phraseStart > command.start &&
    tokens[phraseStart - 1]?.key === 'no';
  const isFirst = heard.reach > 0 && written.length === heard.reach;
  const reading = isNo ? 'command' : readProse(tokens, phraseStart, phraseEnd - phraseStart, isFirst);
  if (reading === 'prose' || reading === 'unsure') return reading;
  if (command.kind === 'sentence') return cutFrom(written, lastSentenceStart(written), after);
  const kind = isNo ? 'doubtful' : command.kind;
  if (kind === 'contrast' && !putsValue(tokens, after, heard.language)) return 'prose';
  const { end, said, next, found } = search(heard, after, kind === 'phrase');
  if (kind === 'contrast') return found === null || said.pieces.at(-1)?.group == null ? 'prose' : 'unsure';
  if (kind === 'phrase' || kind === 'restart') {
    if (reportedSpeech(written, heard.reach, heard.language) === 'begins') return 'prose';
    // "undo that button", with nothing said before it.
    if (written.length === 0 && tokens[command.end]?.kind === 'word') return 'prose';
    if (found !== null && found !== 'unclear')
      return applyRestated(written, end, tokens, found, heard.language);
    const isWord = kind === 'phrase' || written.at(-1)?.kind === 'word';
    return isWord ? cutFrom(written, lastPhraseStart(written, words), after) : 'unsure';
  }
  if (found === null && reading !== 'command') return 'prose';
  if (reading === 'weak') return 'unsure';
  const report = reportedSpeech(written, heard.reach, heard.language);
  if (report !== null)
    return found === null && (report === 'begins' || kind === 'doubtful') ? 'prose' : 'unsure';
  if (kind === 'doubtful') {
    const judged = doubtfulReading(heard, said, next, found, after);
    if (judged !== 'command') return judged;
  }
  if (found !== null && found !== 'unclear')
    return applyRestated(written, end, tokens, found, heard.language);
  const isAlone = phraseStart === command.start && after === command.end;
  return found === null && isAlone && resumesThing(heard, said, after) ? 'prose' : 'unsure';
}

/** A mark or a break that ends with what it ended; what closes a quotation or a parenthesis stays with its opening. */
function isPause(token: Token | undefined): boolean {
  return token?.kind === 'break' || (token?.kind === 'mark' && !CLOSING.has(token.key));
}

/** What was said, what is said next, and the place that it restates; « annule ça » looks no further than its clause. */
function search(
  heard: Heard,
  after: number,
  isClause: boolean,
): {
  readonly end: number;
  readonly said: Spoken;
  readonly next: Spoken;
  readonly found: Restated | 'unclear' | null;
} {
  const { written, tokens, language } = heard;
  let end = written.length;
  while (end > 0 && isPause(written[end - 1])) end -= 1;
  const from = Math.max(heard.reach, end - SAID_LIMIT);
  const said = (sentences: number): readonly Piece[] =>
    piecesOf(written, restatableStart(written, end, from, sentences), end, language);
  const next = (isSentence: boolean): readonly Piece[] =>
    piecesOf(tokens, after, nextEnd(heard, after, isSentence), language);
  const near = said(SENTENCES);
  const clause = isClause ? near.findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop') + 1 : 0;
  const inSentences = {
    said: { tokens: written, pieces: near.slice(clause) },
    next: { tokens, pieces: next(true) },
  };
  const found = isClause
    ? findRestated(inSentences.said, inSentences.next, language)
    : findInReadings(
        inSentences,
        {
          said: { tokens: written, pieces: said(Infinity) },
          next: { tokens, pieces: next(false) },
        },
        language,
      );
  return { end, ...inSentences, found };
}

/**
 * Where the next words end: at the end of their sentence where `isSentence`, at an inserted text, or at another correction; the clause just
 * before that one may be taken back in its turn.
 */
function nextEnd({ tokens, commandAt, isInserted }: Heard, after: number, isSentence: boolean): number {
  let clause = after;
  for (let at = after; at < tokens.length && at - after < NEXT_LIMIT; at += 1) {
    const { kind, key, marks } = tokens[at] as Token;
    const isEnd = kind === 'break' || kind === 'item' || (kind === 'mark' && ENDS.has(key));
    if (isEnd && isSentence) return at;
    if (marks.includes('field') || isInserted(tokens, at)) return at;
    const command = kind === 'word' ? commandAt(tokens, at) : null;
    if (command !== null && command.kind !== 'contrast') return clause > after ? clause : at;
    if (kind === 'mark' && key === ',') clause = at;
  }
  return Math.min(tokens.length, after + NEXT_LIMIT);
}

/**
 * « plutôt », « pardon » and "sorry" correct where what follows at once restates, set off by a pause or after a value.
 * Set off, and before a value of a kind that was said, « pardon » is no prose either.
 */
function doubtfulReading(
  { command, written, tokens }: Heard,
  said: Spoken,
  next: Spoken,
  found: Restated | 'unclear' | null,
  after: number,
): 'prose' | 'unsure' | 'command' {
  if (/^(?:que?|qu'|than)$/.test(tokens[command.end]?.key ?? '')) return 'prose';
  const isBefore = written.at(-1)?.kind === 'mark';
  const isAfter = after > command.end;
  const isAfterValue = said.pieces.at(-1)?.group != null;
  const isPardon = tokens[command.phraseStart]?.key !== 'plutot';
  if (found !== null)
    return found !== 'unclear' && (isPardon || isBefore || isAfter || isAfterValue) ? 'command' : 'unsure';
  const groups = new Set(said.pieces.map(({ group }) => group));
  const restates = next.pieces.some(
    ({ kind, group }) => kind !== 'small' && group !== null && groups.has(group),
  );
  return isPardon && ((isBefore && isAfter) || isAfterValue) && restates ? 'unsure' : 'prose';
}

/** « je reprends le travail », « je corrige la posture »: what is meant is a thing that was not spoken of. */
function resumesThing({ command, tokens, language }: Heard, said: Spoken, after: number): boolean {
  if (!/^(?:reprends|corrige)$/.test(tokens[command.phraseEnd - 1]?.key ?? '')) return false;
  const [article, thing, then] = piecesOf(tokens, after, Math.min(tokens.length, after + 3), language);
  const isClause = then?.small === 'copula' || then?.kind === 'figure';
  return (
    article?.small === 'article' &&
    isPlainWord(thing) &&
    !isClause &&
    !said.pieces.some(({ key }) => key === thing?.key)
  );
}

function isPlainWord(piece: Piece | undefined): boolean {
  return isContent(piece) && piece.kind === 'word' && piece.group === null;
}

function cutFrom(written: Token[], start: number, resumeAt: number): Taken {
  return { removed: [written.splice(start)], writtenAt: null, resumeAt };
}
