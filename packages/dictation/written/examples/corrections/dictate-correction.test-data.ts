import fc from 'fast-check';
import type { WrittenText } from '../../index.ts';
import { writeAsParakeet, writeAsWhisper } from '../engines/write-as-engine.test-data.ts';
import { AFTER, BETWEEN, FACTS, TRIGGERS } from './facts.test-data.ts';
import type { CorrectedFact, Said } from './facts.test-data.ts';

const STYLES = [
  'bare',
  'spoken',
  'spoken period',
  'commas',
  'period',
  'own sentence',
  'commas around',
  'split lead',
  'parakeet',
  'whisper',
] as const;
const DISTANCES = ['adjacent', 'another between', 'two between', 'previous sentence'] as const;
/** One correction of a table of facts, as it may be dictated. */
export interface Draw {
  readonly fact: CorrectedFact;
  readonly between: readonly Said[];
  /** What is said after the correction, in its clause, after a pause or in a new sentence. */
  readonly after: { readonly said: Said; readonly isNew: boolean } | null;
  readonly trigger: string;
  readonly style: (typeof STYLES)[number];
  readonly distance: (typeof DISTANCES)[number];
  readonly form: 'spoken' | 'digits';
  readonly pick: number;
}

/** Every way of dictating a correction. */
export function draws(language: 'fr' | 'en'): fc.Arbitrary<Draw> {
  return fc.record({
    fact: fc.constantFrom(...FACTS[language]),
    between: fc.shuffledSubarray([...BETWEEN[language]], { minLength: 2, maxLength: 2 }),
    after: fc.option(fc.constantFrom(...AFTER[language]), { freq: 3 }),
    trigger: fc.constantFrom(...TRIGGERS[language]),
    style: fc.constantFrom(...STYLES),
    distance: fc.constantFrom(...DISTANCES),
    form: fc.constantFrom('spoken' as const, 'digits' as const),
    pick: fc.nat(100),
  });
}

/** The dictation that a draw stands for, and the facts that must be left of it. */
export function dictate(
  { fact, between, after, trigger, style, distance, form: drawn, pick }: Draw,
  language: 'fr' | 'en',
): { readonly text: string; readonly kept: readonly string[] } {
  const isEngine = style === 'parakeet' || style === 'whisper';
  const isSpoken = style === 'spoken' || style === 'spoken period' || (isEngine && pick % 2 === 0);
  const isBare = style === 'bare' || (isEngine && !isSpoken);
  const form = isEngine ? 'spoken' : drawn;
  const others =
    distance === 'adjacent' ? [] : distance === 'another between' ? between.slice(0, 1) : between;
  const ways = others.length === 0 ? [...fact.again, ...fact.alone] : fact.again;
  const again = (ways[pick % ways.length] ?? '').replace('#', fact.right[form]);
  const first = fact.first.replace('#', fact.wrong[form]);
  const [comma, period] = language === 'fr' ? [' virgule', ' point'] : [' comma', ' period'];
  const pause = isBare ? '' : isSpoken ? comma : ',';
  const stop = isBare ? '' : isSpoken ? period : '.';
  const upper = (text: string): string =>
    isBare || isSpoken ? text : text.charAt(0).toUpperCase() + text.slice(1);
  const parts = [first, ...others.map((one) => one[form])];
  const said =
    distance === 'previous sentence'
      ? `${upper(parts[0] ?? '')}${stop} ${upper(parts.slice(1).join(`${pause} `))}`
      : upper(parts.join(`${pause} `));
  const lead =
    style === 'split lead' ? trigger.replace(/^(?:non|no) /, (word) => `${word.trim()}, `) : trigger;
  const command =
    style === 'period' || style === 'own sentence'
      ? `. ${upper(lead)}${style === 'period' ? ',' : '.'}`
      : `${style === 'spoken period' ? period : pause} ${lead}${style === 'commas' ? '' : pause}`;
  const next =
    after === null ? '' : after.isNew ? `${stop} ${upper(after.said[form])}` : ` ${after.said[form]}`;
  const restated = style === 'own sentence' ? upper(again) : again;
  const dictated = `${said}${command} ${restated}${next}${stop}`;
  return {
    text: isEngine
      ? (style === 'parakeet' ? writeAsParakeet : writeAsWhisper)(dictated, language, pick)
      : dictated,
    kept: [...others, ...(after === null ? [] : [after.said])].map(({ written }) => written),
  };
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').toLowerCase();
}

function isMarked({ ambiguous }: WrittenText): boolean {
  return ambiguous.some(({ reason }) => reason === 'correction');
}

/** Whether the value stands in the text as a word of its own. */
function holds(text: string, value: string): boolean {
  const letters = value.toLowerCase().replaceAll(/[/.]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d])`, 'u').test(text);
}

/** What became of a correction: applied, or left with both facts and marked; else a fact is lost, or two stand unmarked. */
export type Outcome = 'corrected' | 'marked' | 'wrong';

/** What became of the correction of a fact among others that are to be kept. */
export function outcomeOf(written: WrittenText, fact: CorrectedFact, kept: readonly string[]): Outcome {
  let text = plain(written.text);
  for (const one of kept) {
    if (!text.includes(one.toLowerCase())) return 'wrong';
    text = text.replace(one.toLowerCase(), ' ');
  }
  const hasRight = holds(text, fact.right.written);
  const hasWrong = holds(text, fact.wrong.written);
  if (hasRight && !hasWrong) return 'corrected';
  return hasRight && hasWrong && isMarked(written) ? 'marked' : 'wrong';
}
