/** An answer that no care is needed, in whatever words, beside care that another passage advises. */
import { advisedCare, deniesCare, namesCare } from '../reading/care-claims.ts';
import { placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';

const OPINIONS = ['conclusionResume', 'discussion', 'conclusionDateConsolidation'] as const;

export function opposedAdvice({ statements }: ReportReading): readonly Opposed[] {
  const answers = statements.ofField('conclusionSoinsTraitements');
  const opinions = OPINIONS.flatMap((field) => statements.ofField(field));
  // Beside the care that the answer names, it may need no other: « physiothérapie; aucun autre traitement ».
  const denied = answers.every(
    ({ plain }) => !namesCare(plain) || /(?<![a-z])(?:recue?s?|received)/u.test(plain),
  )
    ? answers.find((one) => deniesCare(one, true))
    : undefined;
  const advised = denied === undefined ? undefined : first(opinions);
  if (denied !== undefined && advised !== undefined)
    return [{ kind: 'care-beside-none', places: [placeOf(denied), placeOf(advised)] }];
  const ordered = first(answers);
  if (ordered === undefined || first(opinions) !== undefined) return [];
  const none = opinions.find((one) => deniesCare(one, false));
  return none === undefined ? [] : [{ kind: 'care-beside-none', places: [placeOf(none), placeOf(ordered)] }];
}

const first = (list: readonly Statement[]): Statement | undefined =>
  list.find((one) => advisedCare(one) !== undefined);
