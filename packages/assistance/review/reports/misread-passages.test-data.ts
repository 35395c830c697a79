/** What the review shows for passages of the tests, against what they are. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { findIssues } from '../index.ts';
import type { Passage } from './passages.test-data.ts';

/** The kinds of contradiction that the review shows for a passage. */
export function kindsShown({ language, data }: Passage): readonly string[] {
  const report = { type: MEDICAL_EVALUATION, formData: data, meta: buildMeta(language) };
  return findIssues(report, language, 'V').flatMap((issue) =>
    issue.kind === 'contradiction' ? [issue.contradiction] : [],
  );
}

/** Passages for which a line is shown and nothing contradicts, and those for which no line of their kind is. */
export function misreadPassages(passages: readonly Passage[]): {
  readonly falseLines: readonly Passage[];
  readonly missed: readonly Passage[];
} {
  const shown = passages.map((passage) => ({ passage, kinds: kindsShown(passage) }));
  return {
    falseLines: shown.flatMap(({ passage, kinds }) =>
      !passage.isOpposed && kinds.length > 0 ? [passage] : [],
    ),
    missed: shown.flatMap(({ passage, kinds }) =>
      passage.isOpposed && !kinds.includes(passage.kind) ? [passage] : [],
    ),
  };
}
