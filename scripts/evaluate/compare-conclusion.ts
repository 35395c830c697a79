import type { FactKind, TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { CONCLUSION_FIELDS } from '../../packages/assistance/local/index.ts';
import type { ConclusionField } from '../../packages/assistance/local/index.ts';
import { followFacts, isSameText } from './compare-facts.ts';
import type { ChangedFact, FactComparison, FollowedFact } from './compare-facts.ts';

type Sentences = Readonly<Partial<Record<ConclusionField, readonly { readonly text: string }[]>>>;

/**
 * Values that a conclusion copies. A side, a negation or a result may be worded anew (« des deux côtés », what is normal):
 * there the check alone is asked.
 */
const COPIED: ReadonlySet<FactKind> = new Set<FactKind>(['number', 'date', 'drug', 'spine-level']);

const BETWEEN_SENTENCES = '\n';
const BETWEEN_FIELDS = '\n\n';

/**
 * The values in each sentence of a conclusion that its sources do not hold. What a conclusion leaves out is no loss.
 * Places in the result are those in the whole text, as the check counts them.
 */
export function compareConclusion(
  sentences: Sentences,
  sourceText: string,
  language: TextLanguage,
): FactComparison & { readonly text: string } {
  const changed: ChangedFact[] = [];
  const stated: Partial<Record<FactKind, number>> = {};
  let text = '';
  for (const field of CONCLUSION_FIELDS) {
    if (field !== CONCLUSION_FIELDS[0]) text += BETWEEN_FIELDS;
    (sentences[field] ?? []).forEach((sentence, index) => {
      if (index > 0) text += BETWEEN_SENTENCES;
      const at = text.length;
      text += sentence.text;
      const facts = followFacts(sentence.text, sourceText, language).filter(({ kind }) => COPIED.has(kind));
      // A place in the sources stands for one value; a conclusion may say it twice.
      const isSaidTwice = (fact: FollowedFact) =>
        facts.some((one) => one.fate === 'placed' && one.kind === fact.kind && isSameText(one.own, fact.own));
      for (const fact of facts) {
        stated[fact.kind] = (stated[fact.kind] ?? 0) + 1;
        if (fact.fate === 'placed' || isSaidTwice(fact)) continue;
        const own = { ...fact.own, start: fact.own.start + at, end: fact.own.end + at };
        changed.push({
          change: fact.fate === 'edited' ? 'changed' : 'added',
          kind: fact.kind,
          foundBy: 'trace',
          reference: fact.place,
          result: own,
          reach: { reference: null, result: own },
        });
      }
    });
  }
  return { stated, changed, text };
}
