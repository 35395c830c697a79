import { expect, it } from 'vitest';
import { MEDICAL_EVALUATION, REPORT_TYPES } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import { joinTexts, mergeDrafts } from './index.ts';
import { buildContent } from './merge.test-data.ts';

it.each<readonly [FieldId, string]>([
  ['sequelles', 'DAP | Zz-01 | droit | genou | Raideur fictive |  | %s |  |'],
  ['documentsConsultes', '|  | Rapport | %s'],
])('two lists of %s are a conflict that is never joined, as each item would count twice', (id, line) => {
  const [base, mine, theirs] = ['1', '2', '3'].map((figure) => ({
    ...buildContent({ [id]: line.replace('%s', figure) }),
    ...MEDICAL_EVALUATION.name,
  }));
  if (base === undefined || mine === undefined || theirs === undefined) throw new Error(id);
  const [conflict, ...others] = mergeDrafts(REPORT_TYPES, base, mine, theirs).conflicts;
  expect(conflict).toMatchObject({ part: 'answer', id, kind: 'list' });
  expect(others).toEqual([]);
  expect(conflict && joinTexts(conflict)).toBeNull();
});
