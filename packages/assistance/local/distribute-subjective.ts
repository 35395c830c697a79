import { splitSentences } from '@constat/language/text';
import { splitSubjective } from '@constat/report/rules/subjective';
import type { SubjectivePart } from '@constat/report/rules/subjective';
import { classifySentence } from './classify-sentence.ts';
import type { TextLanguage } from '../fidelity/difference.ts';
import { isListLine } from './tidy-lines.ts';

/** Below this confidence a sentence is doubtful: it stays in complaints. */
const SURE = 0.5;

/** A passage that the physician should look at. */
export interface DistributionMark {
  readonly part: SubjectivePart;
  /** The passage as it stands in the part. */
  readonly text: string;
  /** `unknown-heading` looks like a heading and is none that is known. */
  readonly reason: 'before-heading' | 'doubtful' | 'unknown-heading';
  /** 0 to 1 for a doubtful sentence; null where no sentence was judged. */
  readonly confidence: number | null;
}

export interface Distribution {
  readonly sections: Readonly<Record<SubjectivePart, string>>;
  readonly marks: readonly DistributionMark[];
}

/**
 * Distributes the overall text of section 8: by its headings, else sentence by sentence. A doubtful sentence stays in
 * complaints, marked; so is a line that looks like a heading and is none that is known, where it stands. No word is
 * changed, and none is lost.
 */
export function distributeSubjective(
  text: string,
  { language }: { readonly language: TextLanguage },
): Distribution {
  const { appreciation, plaintes, impact, hasHeadings, preamble, doubtful } = splitSubjective(text);
  if (hasHeadings) {
    const marks: readonly DistributionMark[] =
      preamble === ''
        ? []
        : [{ part: 'plaintes', text: preamble, reason: 'before-heading', confidence: null }];
    const lines = doubtful
      .filter((line) => !preamble.includes(line.text))
      .map((line) => ({ ...line, reason: 'unknown-heading', confidence: null }) as const);
    return { sections: { appreciation, plaintes, impact }, marks: [...marks, ...lines] };
  }
  return bySentence(plaintes, language, new Set(doubtful.map((line) => line.text)));
}

function bySentence(text: string, language: TextLanguage, unknown: ReadonlySet<string>): Distribution {
  const sections: Record<SubjectivePart, string> = { appreciation: '', plaintes: '', impact: '' };
  const marks: DistributionMark[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const joined = new Set<SubjectivePart>();
    for (const sentence of isListLine(line) ? [line] : splitSentences(line, language)) {
      const { part: likely, confidence } = classifySentence(sentence, language);
      const part = confidence < SURE ? 'plaintes' : likely;
      if (confidence < SURE) marks.push({ part, text: sentence, reason: 'doubtful', confidence });
      else if (unknown.has(line))
        marks.push({ part, text: sentence, reason: 'unknown-heading', confidence: null });
      const before = sections[part];
      sections[part] = before === '' ? sentence : `${before}${joined.has(part) ? ' ' : '\n'}${sentence}`;
      joined.add(part);
    }
  }
  return { sections, marks };
}
