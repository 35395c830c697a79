/** Answers about limitations, their subject implied, beside what the evaluation or the summary says of them. */
import { answersNoLimits, saysNoLimits, statesPermanentLimits } from '../reading/limit-claims.ts';
import { forbids, namesAct } from '../reading/limits.ts';
import { placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';

const YES = /^(?:oui|yes)(?![a-z])/u;
/** What is forbidden under a condition, for a time or by somebody else. */
const NOT_LASTING =
  /(?<![a-z])(?:si|if|temporaire[a-z]*|temporar[a-z]*|pendant|durant|jusqu'[a-z]*|until|avai(?:t|ent)|etai(?:t|ent)|had|was|were|n'a (?:rien|pas|plus)|nothing|rien|need not|aurai[a-z]*|would)(?![a-z])/u;
const CAN_NO_LONGER =
  /(?<![a-z])(?:can|may) no longer (?:kneel|crawl|climb|lift|carry|squat|crouch|stand|walk|work|bend|push|pull|run|drive|reach)/u;

export function opposedLimitationAnswers({ statements }: ReportReading): readonly Opposed[] {
  const answers = statements.ofField('conclusionLimitationsFonctionnelles');
  const evaluation = statements.ofField('conclusionEvaluationLimitations');
  const opinions = [...statements.ofField('conclusionResume'), ...statements.ofField('discussion')];
  const none = answers.find(answersNoLimits);
  const given = evaluation.find(
    (one) =>
      !one.isReported &&
      !one.isOther &&
      !NOT_LASTING.test(one.plain) &&
      !one.facts.some(({ kind }) => kind === 'date') &&
      !answersNoLimits(one) &&
      (forbids(one.plain) || CAN_NO_LONGER.test(one.plain)),
  );
  if (none !== undefined) {
    const some = given ?? opinions.find((one) => statesPermanentLimits(one) || imposes(one));
    return some === undefined ? [] : pair(none, some);
  }
  const some = answers.find(({ plain, isReported }) => YES.test(plain) && !isReported) ?? given;
  const denied = some === undefined ? undefined : opinions.find(saysNoLimits);
  return some === undefined || denied === undefined ? [] : pair(denied, some);
}

const FORBIDDEN =
  /(?<![a-z])(?:interdit[a-z]*|proscri[a-z]*|contre-?indiqu[a-z]*|(?:doit|devra) (?:desormais |dorenavant |maintenant )?(?:eviter|s'abstenir|limiter|restreindre)|ne (?:peut|pourra|doit|devra) plus|forbidden|prohibited|contraindicated|must not|(?:must|should|has to|have to|will have to) (?:now |from now on )?(?:avoid|refrain|limit)|can no longer)(?![a-z])/u;

/** « Le port de charges lui est désormais interdit »: of now, of the whole life of the worker. */
function imposes(one: Statement): boolean {
  const { plain, facts } = one;
  return (
    !one.isReported &&
    !one.isOther &&
    FORBIDDEN.test(plain) &&
    namesAct(plain) &&
    !NOT_LASTING.test(plain) &&
    !facts.some(({ kind }) => kind === 'date')
  );
}

const pair = (one: Statement, other: Statement): readonly Opposed[] => [
  { kind: 'limitations', places: [placeOf(one), placeOf(other)] },
];
