/** Two limits of one posture: the minutes that may be stood, sat or walked, and a posture that is limited and is not. */
import { forbids } from '../reading/limits.ts';
import { isOwn, placeOf, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';

const POSTURES: readonly (readonly [string, RegExp])[] = [
  ['stand', /(?<![a-z])(?:debout|stand(?:s|ing)?)(?![a-z])/u],
  ['sit', /(?<![a-z])(?:assise?s?|sit(?:s|ting)?)(?![a-z])/u],
  ['walk', /(?<![a-z])(?:(?<!bottes? de |perimetre de )march(?:e|er)|walk(?:s|ing)?(?! boot))(?![a-z])/u],
];
const BOUND =
  /(?<![a-z])(?:eviter[a-z]*|evite|pas|limite[a-z]*|restrei[a-z]*|maximum|maximale?s?|au plus|jusqu'a|must not|should not|cannot|may not|avoid[a-z]*|no (?:standing|sitting|walking)|limit[a-z]*|restrict[a-z]*|up to|at most)(?![a-z])/u;
/** A total, a pause, a bound from below, or a time that is no limit of a period. */
const OF_NO_SPELL =
  /(?<![a-z])(?:jours?|journees?|quotidien[a-z]*|quart|total[a-z]*|cumul[a-z]*|pauses?|repos|toutes les|altern[a-z]*|moins|tolere[a-z]*|se plaint|capable|terrains?|plat|plane?|surfaces?|pentes?|accidente[a-z]*|inegal[a-z]*|charges?|ground|level|uneven|rough|slopes?|loads?|day|daily|shift|breaks?|rests?|every|less|tolerates?|able|complains?)(?![a-z])/u;
const FOR_A_TIME =
  /(?<![a-z])(?:temporaire[a-z]*|d'ici|entre-temps|avai(?:t|ent)|etai(?:t|ent)|aurait|temporar[a-z]*|meanwhile|had|was|were|would)(?![a-z])/u;
const MODAL =
  /(?<![a-z])(?:doi(?:t|vent)|devr[a-z]+|peu(?:t|vent)|must|should|can(?:not)?|may|limit[a-z]*|restrei[a-z]*|restrict[a-z]*|eviter[a-z]*|avoid[a-z]*)(?![a-z])/u;
/** What says that a posture is free, before or after its name. */
const FREE =
  /(?<![a-z])(?:(?:aucune?|pas de|sans|no) (?:limite|limitation|restriction)s?(?: [a-z']+){0,5} (?:station|position|posture|marche|standing|sitting|walking)|(?:station|position|posture|marche)s?(?: debout| assise)? (?:n'est|ne sont) (?:pas|nullement|aucunement) (?:limite|restrein)[a-z]*|(?:standing|sitting|walking) is (?:not|in no way) (?:limited|restricted))(?![a-z])/u;
const ALL_BUT = /(?<![a-z])(?:sauf|hormis|autre|additionnel[a-z]*|except|other|further|additional)(?![a-z])/u;
/** Spells that differ by less than a quarter are one limit, told in round figures. */
const SAME_WITHIN = 1.25;

interface PostureLimit {
  readonly posture: string;
  readonly minutes: number;
  readonly place: Span;
}

export function opposedPostures({ statements }: ReportReading): readonly Opposed[] {
  const answers = [
    ...statements.ofField('conclusionLimitationsFonctionnelles'),
    ...statements.ofField('conclusionEvaluationLimitations'),
  ];
  const told = [...statements.ofField('conclusionResume'), ...statements.ofField('discussion')];
  const own = answers.flatMap(limitOf);
  const others = told.filter(({ plain }) => MODAL.test(plain)).flatMap(limitOf);
  return POSTURES.flatMap(([posture]): readonly Opposed[] => {
    const given = own.filter((one) => one.posture === posture);
    const [first] = given;
    const free = told.find((one) => isFree(one, posture));
    const limited = answers.find((one) => limits(one, posture));
    if (free !== undefined && limited !== undefined)
      return [{ kind: 'limitations', places: [placeOf(limited), placeOf(free)] }];
    if (first === undefined) return [];
    const all = [...given.slice(1), ...others.filter((one) => one.posture === posture)];
    const other = all.find(({ minutes }) => given.every((one) => differ(one.minutes, minutes)));
    const inAnswers = given.find(({ minutes }) => differ(first.minutes, minutes));
    const second = inAnswers ?? other;
    // Two limits of one field may be of two circumstances.
    if (second === undefined || second.place.field === first.place.field) return [];
    return [{ kind: 'limitations', places: [first.place, second.place] }];
  });
}

const differ = (one: number, other: number): boolean =>
  Math.max(one, other) > SAME_WITHIN * Math.min(one, other);

const namedIn = (plain: string): readonly string[] =>
  POSTURES.filter(([, words]) => words.test(plain)).map(([name]) => name);

function isStated(one: Statement): boolean {
  // "Should avoid" limits; it supposes nothing.
  const isSupposed = one.isSupposed && !/(?<![a-z])should (?:avoid|not|limit)(?![a-z])/u.test(one.plain);
  return isOwn({ ...one, isSupposed }) && !one.facts.some(({ kind }) => kind === 'date');
}

/** The time of one period that a statement bounds, for each posture that it names. */
function limitOf(one: Statement): readonly PostureLimit[] {
  const { plain, facts } = one;
  const [time, ...more] = facts.filter(
    ({ kind, key }) => kind === 'number' && /^[\d.]+\|(?:min|h)$/u.test(key),
  );
  if (time === undefined || more.length > 0 || !isStated(one) || !BOUND.test(plain)) return [];
  if (OF_NO_SPELL.test(plain) || FOR_A_TIME.test(plain)) return [];
  const [count = '', unit] = time.key.split('|');
  const minutes = Number(count) * (unit === 'h' ? 60 : 1);
  const place = spanOf(one, 0, plain.trimEnd().length);
  return namedIn(plain).map((posture) => ({ posture, minutes, place }));
}

function isFree(one: Statement, posture: string): boolean {
  const match = FREE.exec(one.plain);
  if (match === null || !isStated(one) || ALL_BUT.test(one.plain) || FOR_A_TIME.test(one.plain)) return false;
  const named = namedIn(one.plain);
  return named.length === 1 && named[0] === posture;
}

function limits(one: Statement, posture: string): boolean {
  return forbids(one.plain) && isStated(one) && namedIn(one.plain).includes(posture) && !FREE.test(one.plain);
}
