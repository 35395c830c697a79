/** Section 8, dictated as one text and shared out among its three parts. */
export { blankSubjectiveHeadings, splitSubjective } from './split-subjective.ts';
export type { SubjectivePart, SubjectiveSplit } from './split-subjective.ts';
