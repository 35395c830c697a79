/** Measures the review on whole reports: what it finds of what was planted, and what it says of reports that hold nothing. */
import { findIssues } from '../index.ts';
import type { ReviewIssue } from '../index.ts';
import type { Planted } from './planted/planted.test-data.ts';
import { reviewed } from './whole-reports.test-data.ts';
import type { WholeReport } from './whole-reports.test-data.ts';

type Contradiction = ReviewIssue & { readonly kind: 'contradiction' };

export function contradictionsIn(report: WholeReport): readonly Contradiction[] {
  return findIssues(reviewed(report), report.language, 'Visite').filter(
    (issue): issue is Contradiction => issue.kind === 'contradiction',
  );
}

/** The report with its edit. @throws Error when the edit changes nothing. */
export function edited(
  reports: readonly WholeReport[],
  { report: [name, hand], field, from, to }: Planted,
): WholeReport {
  const whole = reports.find((one) => one.name.startsWith(name) && one.name.endsWith(`(${hand})`));
  if (whole === undefined) throw new Error(`no report ${name} (${hand})`);
  const before = String(whole.formData[field] ?? '');
  const after = from === undefined ? to : before.replace(from, to);
  if (after === before) throw new Error(`${name} (${hand}) ${field}: nothing is planted by « ${to} »`);
  return { ...whole, formData: { ...whole.formData, [field]: after } };
}

/** Whether a contradiction of that kind shows the planted words. */
export function isFound(planted: Planted, found: readonly Contradiction[]): boolean {
  return found.some(
    ({ contradiction, places }) =>
      contradiction === planted.kind &&
      planted.says.every((words) => places.some(({ quote }) => quote.includes(words))),
  );
}

export interface Rate {
  readonly planted: number;
  readonly found: number;
}

/** For each kind how many were planted and found, and those that were missed. */
export function measurePlanted(reports: readonly WholeReport[], list: readonly Planted[]) {
  const rates = new Map<string, Rate>();
  const missed: Planted[] = [];
  for (const planted of list) {
    const isHit = isFound(planted, contradictionsIn(edited(reports, planted)));
    if (!isHit) missed.push(planted);
    const rate = rates.get(planted.kind) ?? { planted: 0, found: 0 };
    rates.set(planted.kind, { planted: rate.planted + 1, found: rate.found + (isHit ? 1 : 0) });
  }
  return { rates, missed, total: list.length, found: list.length - missed.length };
}
