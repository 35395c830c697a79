import type { SubjectivePart } from '@constat/report/rules/subjective';
import type { TextLanguage } from '../fidelity/difference.ts';
import { SUBJECTIVE_PART_WORDS } from './subjective-part-words.ts';

export interface Classification {
  readonly part: SubjectivePart;
  /** 0 to 1: the winner's share of all the evidence, less when there is little of it. */
  readonly confidence: number;
}

const PARTS: readonly SubjectivePart[] = ['appreciation', 'plaintes', 'impact'];
/** Evidence that counts for no part: one weak word alone stays doubtful. */
const DOUBT = 1;

const PATTERNS = {
  fr: compile('fr'),
  en: compile('en'),
} satisfies Record<TextLanguage, unknown>;

function compile(
  language: TextLanguage,
): Readonly<Record<SubjectivePart, readonly (readonly [RegExp, number])[]>> {
  const of = (part: SubjectivePart) =>
    Object.entries(SUBJECTIVE_PART_WORDS[language][part]).map(
      ([weight, words]): readonly [RegExp, number] => {
        const stems = words
          .split('|')
          .map((word) => plain(word).replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`));
        return [new RegExp(String.raw`(?<!\p{L})(?:${stems.join('|')})`, 'gu'), Number(weight)];
      },
    );
  return { appreciation: of('appreciation'), plaintes: of('plaintes'), impact: of('impact') };
}

/** Which part of section 8 a sentence belongs to, and how sure that is. Without any evidence: complaints, at 0. */
export function classifySentence(sentence: string, language: TextLanguage): Classification {
  const text = plain(sentence);
  const scores = PARTS.map((part) => ({
    part,
    score: PATTERNS[language][part].reduce(
      (sum, [pattern, weight]) => sum + weight * new Set(text.match(pattern) ?? []).size,
      0,
    ),
  }));
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  const best = scores.reduce((winner, candidate) => (candidate.score > winner.score ? candidate : winner));
  if (best.score === 0) return { part: 'plaintes', confidence: 0 };
  return { part: best.part, confidence: best.score / (total + DOUBT) };
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
