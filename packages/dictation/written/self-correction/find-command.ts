import type { DictationLanguage } from '../../commands/command.ts';
import { PhraseTrie, keysOf } from '@constat/language/text';
import type { Token } from '../dictation-token.ts';
import { CORRECTION_COMMANDS, LEADS } from './correction-commands.ts';
import type { CorrectionKind } from './correction-commands.ts';
import { bareRefusalKind } from './bare-refusal.ts';

/** A spoken correction: its words, with those that lead to it and the marks that an engine writes between them. */
export interface SpokenCommand {
  readonly kind: CorrectionKind;
  readonly start: number;
  readonly end: number;
  /** The words that decide whether it is prose. */
  readonly phraseStart: number;
  readonly phraseEnd: number;
}

const PAUSES = new Set([',', '.', '…', '...', ':', ';', '!', '?']);
const STRENGTH: readonly CorrectionKind[] = [
  'contrast',
  'doubtful',
  'restate',
  'restart',
  'phrase',
  'sentence',
];

/** Finds the correction that starts at a token; null where none does. */
export function createCommandFinder(
  language: DictationLanguage,
): (tokens: readonly Token[], at: number) => SpokenCommand | null {
  const phrases = PHRASES[language];
  // A pause may stand within "no, wait".
  const longest = (tokens: readonly Token[], at: number) => {
    const found = phrases.longest(tokens, at);
    const split =
      found === null && language === 'en' && tokens[at]?.key === 'no' ? skipPause(tokens, at + 1) : at;
    const isSplit = split > at + 1 && tokens[split]?.kind === 'word' && tokens[split]?.key === 'wait';
    return isSplit ? { value: 'restate' as const, length: split + 1 - at } : found;
  };
  const leads = LEADS[language];
  // Words that lead to no correction are not gone through again from the second of them on.
  let idle: { readonly tokens: readonly Token[]; readonly start: number; readonly end: number } | null = null;
  return (tokens, at) => {
    if (idle?.tokens === tokens && idle.start <= at && at < idle.end) return null;
    let found: SpokenCommand | null = null;
    let next = at;
    let ledTo = at;
    // Said one after another they are one correction: « non, pardon, je veux dire ».
    for (;;) {
      const phrase = longest(tokens, next);
      if (phrase !== null) {
        const end = next + phrase.length;
        const isStronger: boolean =
          found === null || STRENGTH.indexOf(phrase.value) > STRENGTH.indexOf(found.kind);
        found = isStronger
          ? { kind: phrase.value, start: at, end, phraseStart: next, phraseEnd: end }
          : { ...(found as SpokenCommand), end };
        next = skipPause(tokens, end);
      } else if (tokens[next]?.kind === 'word' && leads.has(tokens[next]?.key ?? '')) {
        ledTo = next + 1;
        next = skipPause(tokens, ledTo);
      } else break;
    }
    if (found !== null || next === at) return found;
    const kind = bareRefusalKind(tokens, at, ledTo, language);
    if (kind !== null) return { kind, start: at, end: ledTo, phraseStart: at, phraseEnd: ledTo };
    idle = { tokens, start: at, end: next };
    return found;
  };
}

function phrasesOf(language: DictationLanguage): PhraseTrie<CorrectionKind> {
  const phrases = new PhraseTrie<CorrectionKind>();
  for (const [kind, texts] of CORRECTION_COMMANDS[language]) {
    for (const text of texts) phrases.add(keysOf(text, language), kind);
  }
  return phrases;
}

const PHRASES: Readonly<Record<DictationLanguage, PhraseTrie<CorrectionKind>>> = {
  fr: phrasesOf('fr'),
  en: phrasesOf('en'),
};

/** Past the pause that an engine wrote, or the physician said, as marks. */
export function skipPause(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.kind === 'mark' && PAUSES.has(tokens[next]?.key ?? '')) next += 1;
  return next;
}
