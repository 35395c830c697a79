/** The percentage that the conclusion writes, and the total that section 12 computes. */
import { differingTotal, statedTotals } from '@constat/report/rules/impairment';
import { placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statements } from '../reading/statements.ts';
import type { Span } from '../reading/statements.ts';

const FIELD = 'conclusionPourcentageAtteinte';

/** Where the sequelae in words say their total; undefined while the calculation has none. */
export function computedTotal({
  impairment,
  statements,
}: Pick<ReportReading, 'impairment'> & { readonly statements: Statements }): Span | undefined {
  const last = statements.ofField('sequelles').at(-1);
  return impairment === null || impairment.total === null || last === undefined ? undefined : placeOf(last);
}

/** A percentage that was typed before the sequelae changed, or is not their total. */
export function opposedPercentage(reading: ReportReading): readonly Opposed[] {
  const { impairment, statements, text } = reading;
  const total = computedTotal(reading);
  if (impairment === null || total === undefined) return [];
  const own = statements
    .ofField(FIELD)
    .filter(({ isReported, isOther, isSupposed }) => !isReported && !isOther && !isSupposed)
    .map((one) => ({ one, words: text(FIELD).slice(one.start, one.end) }));
  const differing = differingTotal(own.map(({ words }) => words).join('\n'), impairment);
  if (differing === null) return [];
  const written = own.find(({ words }) => statedTotals(words).includes(differing))?.one;
  return written === undefined ? [] : [{ kind: 'percentage', places: [placeOf(written), total] }];
}
