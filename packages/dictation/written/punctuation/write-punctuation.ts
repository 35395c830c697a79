import type { DictationLanguage } from '../../commands/command.ts';
import { PhraseTrie, keysOf } from '@constat/language/text';
import { asAmbiguous, madeFrom, withMark } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';
import { planEnumerations } from '../enumerations/plan-enumerations.ts';
import { writeItem } from '../enumerations/write-item.ts';
import { isLinking, smallWordOf } from '../self-correction/word-groups.ts';
import { writeDash } from './dashes.ts';
import { endsOnHeading } from './headings.ts';
import { ENGLISH_MARKS } from './marks-en.ts';
import { FRENCH_MARKS } from './marks-fr.ts';
import { MarkContext } from './mark-context.ts';
import type { Effect, SpokenMark } from './mark-context.ts';

const SENTENCE_ENDS = new Set(['.', '!', '?', '…', ':', ';', '...']);
/** Marks of the engine that a spoken mark replaces. */
const REPLACED = new Set([',', '.', ';', ':', '...', '…']);
const OPENERS = new Set(['(', '«', '“']);
const CLOSERS = new Set([')', '»', '”']);

/** Stage 2. Spoken punctuation and layout become marks and breaks, except where the words are words. */
export function writePunctuation(tokens: readonly Token[], language: DictationLanguage): readonly Token[] {
  const marks = MARKS[language];
  const plan = planEnumerations(tokens, language, marks);
  const written: Token[] = [];
  let changed = plan.items.size + plan.doubtful.size > 0;
  let doubtfulEnd = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const item = plan.items.get(at);
    if (item !== undefined) {
      writeItem(tokens, item, written);
      at = item.end - 1;
      continue;
    }
    doubtfulEnd = Math.max(doubtfulEnd, plan.doubtful.get(at)?.end ?? 0);
    const read = tokens[at] as Token;
    const isDoubtful = at < doubtfulEnd && read.kind === 'word';
    const token = isDoubtful ? asAmbiguous(read, 'punctuation-or-word') : read;
    const found = token.kind === 'word' ? marks.longest(tokens, at) : null;
    if (found === null) {
      written.push(token);
      continue;
    }
    const { value: mark, length } = found;
    const around = new MarkContext(tokens, at, length, language, written);
    const verdict = token.ambiguity === null ? mark.rule(around) : 'unsure';
    if (verdict === 'mark') {
      changed = true;
      const source = tokens.slice(at, at + length);
      at += length - 1;
      write(mark.effect, source, around, written);
      const pause = at;
      at = skipReplaced(tokens, at);
      const endsSentence = mark.effect.kind === 'break' || SENTENCE_ENDS.has(written.at(-1)?.key ?? '');
      if (at > pause && !endsSentence) at = writeLower(tokens, at, language, written);
      const next = tokens[at + 1];
      if (mark.effect.kind === 'capital' && next?.kind === 'word') {
        written.push({ ...next, text: next.text.charAt(0).toUpperCase() + next.text.slice(1) });
        at += 1;
      }
      continue;
    }
    const shorter = length > 1 && verdict === 'word' && mark.effect.kind !== 'mark' ? 1 : length;
    for (let index = at; index < at + shorter; index += 1) {
      const word = tokens[index] as Token;
      if (verdict === 'unsure') written.push(asAmbiguous(word, 'punctuation-or-word'));
      else written.push(verdict === 'decimal' ? { ...word, spoken: true } : word);
    }
    changed = true;
    at += shorter - 1;
  }
  return changed ? markQuoted(written, language) : tokens;
}

/** Writes what a command says; the marks that an engine wrote for the pauses around it go. */
function write(effect: Effect, source: readonly Token[], around: MarkContext, written: Token[]): void {
  switch (effect.kind) {
    case 'mark': {
      const isOpener = OPENERS.has(effect.text);
      dropReplaced(written, effect.text);
      if (effect.text === '.') dropShortening(written);
      written.push(madeFrom(source, { text: effect.text, kind: 'mark', ...(isOpener ? {} : { glue: '' }) }));
      return;
    }
    case 'joint':
      if (effect.text === '-' && around.opensLine) {
        writeDash(source, around, written);
        return;
      }
      dropPause(written);
      written.push(madeFrom(source, { text: effect.text, kind: 'joint', glue: '' }));
      return;
    case 'dash':
      if (isPause(written.at(-1)) && written.at(-1)?.key === ',') written.pop();
      writeDash(source, around, written);
      return;
    case 'break':
      writeBreak(effect, source, around, written);
      return;
    case 'capital':
      return;
  }
}

/** A comma or a period that an engine wrote for a pause. */
function isPause(token: Token | undefined): boolean {
  return token?.kind === 'mark' && !token.spoken && (token.key === ',' || token.key === '.');
}

function dropPause(written: Token[]): void {
  if (isPause(written.at(-1))) written.pop();
}

function writeBreak(
  effect: Extract<Effect, { kind: 'break' }>,
  source: readonly Token[],
  around: MarkContext,
  written: Token[],
): void {
  const saysPeriod = source[0]?.key === 'point';
  if (written.at(-1)?.key === ',') written.pop();
  if (isPause(written.at(-1)) && endsOnHeading(written, around.language, written.length - 1)) written.pop();
  if (effect.period && needsPeriod(written, around.language, saysPeriod)) {
    const point = saysPeriod ? source.slice(0, 1) : [];
    written.push(madeFrom(point, { text: '.', kind: 'mark', glue: '' }));
  }
  written.push(madeFrom(source, { text: effect.text, kind: 'break', glue: '', marks: [] }));
}

function needsPeriod(written: readonly Token[], language: DictationLanguage, saysPeriod: boolean): boolean {
  const last = written.at(-1);
  if (last === undefined || last.kind === 'break' || SENTENCE_ENDS.has(last.key)) return false;
  const isClosing = last.key === '»' || last.key === '”';
  if (isClosing && SENTENCE_ENDS.has(written.at(-2)?.key ?? '')) return false;
  return saysPeriod || !endsOnHeading(written, language);
}

/** Drops the mark just before: the engine's for a pause, or a spoken one that the next one replaces. */
function dropReplaced(written: Token[], mark: string): void {
  const last = written.at(-1);
  if (last === undefined || last.kind !== 'mark' || !REPLACED.has(last.key)) return;
  if (OPENERS.has(mark) || CLOSERS.has(mark)) {
    if (!isPause(last) && (last.key !== ',' || OPENERS.has(mark))) return;
  }
  written.pop();
}

/** An engine begins with a capital after its period; where that period goes, a small word loses it. */
function writeLower(
  tokens: readonly Token[],
  at: number,
  language: DictationLanguage,
  written: Token[],
): number {
  const next = tokens[at + 1];
  if (next?.kind !== 'word' || next.text.length < 2 || !isSmall(next.key, language)) return at;
  written.push({ ...next, text: next.text.charAt(0).toLowerCase() + next.text.slice(1) });
  return at + 1;
}

function isSmall(key: string, language: DictationLanguage): boolean {
  return smallWordOf(key, language) !== null || isLinking(key, language);
}

/** "4 p.m.", « etc. »: the period of the sentence is the word's too. */
function dropShortening(written: Token[]): void {
  const last = written.at(-1);
  if (last === undefined || last.kind !== 'word' || last.text.length < 2 || !last.text.endsWith('.')) return;
  written[written.length - 1] = { ...last, text: last.text.slice(0, -1) };
}

function skipReplaced(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  return next !== undefined && next.kind === 'mark' && next.glue === '' && REPLACED.has(next.key)
    ? at + 1
    : at;
}

function marksOf(language: DictationLanguage): PhraseTrie<SpokenMark> {
  const trie = new PhraseTrie<SpokenMark>();
  for (const mark of language === 'fr' ? FRENCH_MARKS : ENGLISH_MARKS) {
    for (const phrase of mark.phrases) trie.add(keysOf(phrase, language), mark);
  }
  return trie;
}

const MARKS: Readonly<Record<DictationLanguage, PhraseTrie<SpokenMark>>> = {
  fr: marksOf('fr'),
  en: marksOf('en'),
};

const PAIRS = { fr: ['«', '»'], en: ['“', '”'] } as const;

/** Marks what stands between spoken quotation marks: commands and abbreviations leave it alone. */
function markQuoted(tokens: readonly Token[], language: DictationLanguage): readonly Token[] {
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
