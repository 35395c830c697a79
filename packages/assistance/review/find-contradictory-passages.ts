/** All that a report says in two ways, by the rules of the review. Pure: no engine, no clock. */
import type { Opposed } from './reading/opposed.ts';
import type { ReportReading } from './reading/report-reading.ts';
import { opposedActDates } from './rules/act-dates.ts';
import { opposedAdvice } from './rules/advised-care.ts';
import { opposedLimitationAnswers } from './rules/limitation-answers.ts';
import { opposedAntecedents } from './rules/antecedents.ts';
import { impossibleDays } from './rules/impossible-days.ts';
import { opposedPercentage } from './rules/computed-total.ts';
import { opposedConsolidations } from './rules/consolidation.ts';
import { unmeasuredDeficits } from './rules/deficits.ts';
import { opposedDiagnoses } from './rules/diagnoses.ts';
import { datesBeforeEvent } from './rules/dates-before-event.ts';
import { opposedDenials } from './rules/denied-course.ts';
import { opposedSufficientCare } from './rules/sufficient-care.ts';
import { opposedEventDates } from './rules/event-dates.ts';
import { opposedImpairment } from './rules/impairment.ts';
import { opposedLaxity } from './rules/laxity.ts';
import { opposedLevels } from './rules/levels.ts';
import { opposedLimitations } from './rules/limitations.ts';
import { opposedLoads } from './rules/loads.ts';
import { opposedMeasuredAngles } from './rules/measured-angles.ts';
import { opposedNormals } from './rules/normals.ts';
import { opposedMechanisms } from './rules/mechanisms.ts';
import { opposedPercentages } from './rules/percentages.ts';
import { opposedPostures } from './rules/postures.ts';
import { opposedSides } from './rules/sides.ts';
import { opposedStatedFacts } from './rules/stated-and-denied-facts.ts';
import { opposedPeriodDurations } from './rules/period-durations.ts';
import { opposedTests } from './rules/clinical-tests.ts';
import { opposedTotals } from './rules/total-claims.ts';
import { opposedTypedMeasures } from './rules/typed-measures.ts';
import { twoDurations } from './rules/two-durations.ts';
import { opposedFractureUnions } from './rules/fracture-union.ts';
import { opposedToExaminationProse } from './rules/examination-prose.ts';

const RULES: readonly ((reading: ReportReading) => readonly Opposed[])[] = [
  opposedSides,
  opposedMechanisms,
  opposedLevels,
  opposedDiagnoses,
  opposedEventDates,
  opposedActDates,
  opposedConsolidations,
  impossibleDays,
  datesBeforeEvent,
  opposedPeriodDurations,
  twoDurations,
  opposedAntecedents,
  opposedDenials,
  opposedStatedFacts,
  opposedFractureUnions,
  opposedNormals,
  opposedToExaminationProse,
  opposedTests,
  opposedMeasuredAngles,
  unmeasuredDeficits,
  opposedLimitations,
  opposedLoads,
  opposedPostures,
  opposedImpairment,
  opposedSufficientCare,
  opposedPercentage,
  opposedPercentages,
];

/** Readers of claims in whatever words: each is shown where no rule above shows a line of its kind. */
const CLAIMS: readonly ((reading: ReportReading) => readonly Opposed[])[] = [
  opposedAdvice,
  opposedLimitationAnswers,
  opposedTotals,
  opposedTypedMeasures,
  opposedLaxity,
];

/** Lines of one rule that are shown: whoever has more of them has the report to read again, not the list. */
export const MOST_LINES_OF_A_RULE = 200;

/** The passages that cannot all hold, by rule; a passage that one rule shows is not shown again by another of its kind. */
export function findContradictoryPassages(reading: ReportReading): readonly Opposed[] {
  const seen = new Set<string>();
  const found = RULES.flatMap((rule) => rule(reading).slice(0, MOST_LINES_OF_A_RULE)).filter(
    ({ kind, places }) => {
      const key = `${kind} ${places.map(({ field, start, end }) => `${field} ${start} ${end}`).join(' ')}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    },
  );
  const kinds = new Set(found.map(({ kind }) => kind));
  const claimed = CLAIMS.flatMap((rule) => rule(reading).slice(0, MOST_LINES_OF_A_RULE));
  return [...found, ...claimed.filter(({ kind }) => !kinds.has(kind))];
}
