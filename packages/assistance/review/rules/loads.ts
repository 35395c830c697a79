/** Two limits of one load: the kilograms that may be lifted at most, in the limitations, the summary and the discussion. */
import { isOwn, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { sidesIn } from './sides-in.ts';

interface Limit {
  readonly kilograms: number;
  readonly acts: ReadonlySet<string>;
  readonly circumstances: string;
  readonly sides: readonly string[];
  readonly place: Span;
}

/** Says that the kilograms are a bound. */
const BOUND =
  /(?<![a-z])(?:eviter[a-z]*|evitee?s?|evite|pas|limite[a-z]*|restrei[a-z]*|interdit[a-z]*|maximum|maximale?s?|au plus|jusqu'a|must not|should not|cannot|may not|not (?:to )?(?:lift|carry|handle)|avoid[a-z]*|no (?:lifting|carrying|loads?|weights?)|limit[a-z]*|restrict[a-z]*|up to|at most)(?![a-z])/u;
/** A limit that is set; « elle ne soulève pas plus de 4 kg » is a habit. */
const LIMITS =
  /(?<![a-z])(?:doi(?:t|vent)|devr[a-z]+|peu(?:t|vent)|must|should|can(?:not)?|may|limit[a-z]*|restrei[a-z]*|restrict[a-z]*|eviter[a-z]*|evitee?s?|avoid[a-z]*|interdit[a-z]*|maximum)(?![a-z])/u;
const SHOULD = /(?<![a-z])(?:should (?:avoid|not)|may (?:lift|carry|handle|push|pull))(?![a-z])/u;
const ACTS: readonly (readonly [string, RegExp])[] = [
  ['lift', /(?<![a-z])(?:soul[ev]v[a-z]*|manipul[a-z]*|handl[a-z]*|lever|levage|leve|lift[a-z]*)(?![a-z])/u],
  ['carry', /(?<![a-z])(?:porter|port|carry[a-z]*)(?![a-z])/u],
  ['push', /(?<![a-z])(?:pouss[a-z]*|tirer|tire|traction|push[a-z]*|pull[a-z]*)(?![a-z])/u],
];
/** A load that is named alone stands for lifting it. */
const LOAD = /(?<![a-z])(?:charges?|poids|loads?|weights?)(?![a-z])/u;
/** What makes two limits two: how often, how high, in which posture, with which hand. */
const CIRCUMSTANCE =
  /(?<![a-z])(?:repet[a-z]*|repeat[a-z]*|frequen[a-z]*|occasion[a-z]*|souvent|often|rare[a-z]*|regul[a-z]*|epaules?|shoulders?|taille|waist|sol|floor|ground|genoux|bout de bras|arm'?s length|penche[a-z]*|bent|bending|assise?|sitting|debout|standing|mains?|hands?|bras|arms?|membres?|limbs?|heures?|hours?|minutes?|jours?|day)(?![a-z])/gu;
/** Of the work, of the person, of the past, or for a time. */
const OF_NO_LIMIT =
  /(?<![a-z])(?:pese|pesait|weigh[a-z]*|exige[a-z]*|requi[a-z]*|demande|poste|emploi|tache|job|avant|before|pouvait|could|was|etait|avait|had|temporaire[a-z]*|temporar[a-z]*|jusqu'au|until|pendant|durant|during|semaines?|weeks?|mois|months?|class[e]?|chez (?:lui|elle)|at home|no reason|aucune raison|pourquoi|why|ne vois pas|pas lieu)(?![a-z])/u;
const RANGE = /\d ?(?:kg )?(?:a|to|-|–|et|and|ou|or) ?\d+(?:[.,]\d+)? ?kg/u;

export function opposedLoads({ statements }: ReportReading): readonly Opposed[] {
  const own = [
    ...statements.ofField('conclusionLimitationsFonctionnelles'),
    ...statements.ofField('conclusionEvaluationLimitations'),
  ].flatMap(limitOf);
  const told = [...statements.ofField('conclusionResume'), ...statements.ofField('discussion')]
    .filter(({ plain }) => LIMITS.test(plain))
    .flatMap(limitOf);
  const first = own[0];
  if (first === undefined) return [];
  const other = [...own.slice(1), ...told].find(
    (one) => isOfSameLoad(one, first) && one.kilograms !== first.kilograms,
  );
  // A limit that is given twice over in the answers is more than one limit.
  const isGivenToo = own.some(({ kilograms }) => kilograms === other?.kilograms) && own.length > 2;
  return other === undefined || isGivenToo
    ? []
    : [{ kind: 'limitations', places: [first.place, other.place] }];
}

function isOfSameLoad(one: Limit, other: Limit): boolean {
  return (
    ((one.acts.size === other.acts.size && [...one.acts].every((act) => other.acts.has(act))) ||
      // Another passage may name more acts for the same load.
      (one.place.field !== other.place.field && one.acts.has('lift') && other.acts.has('lift'))) &&
    one.circumstances === other.circumstances &&
    one.sides.join(' ') === other.sides.join(' ')
  );
}

function limitOf(one: Statement): readonly Limit[] {
  const { plain, facts } = one;
  const loads = facts.filter(({ kind, key }) => kind === 'number' && /^[\d.]+\|kg$/u.test(key));
  const [load] = loads;
  // "Should avoid" and "should not" limit; they suppose nothing.
  const isStated = isOwn({ ...one, isSupposed: one.isSupposed && !SHOULD.test(plain) });
  if (load === undefined || loads.length > 1 || !isStated || !BOUND.test(plain)) return [];
  if (OF_NO_LIMIT.test(plain) || RANGE.test(plain)) return [];
  if (facts.some(({ kind }) => kind === 'date')) return [];
  const named = ACTS.filter(([, words]) => words.test(plain)).map(([act]) => act);
  if (named.length === 0 && !LOAD.test(plain)) return [];
  const circumstances = new Set(
    Array.from(plain.matchAll(CIRCUMSTANCE), ([word]) => word.replace(/s$/u, '')),
  );
  return [
    {
      kilograms: Number(load.key.split('|')[0]),
      acts: new Set(named.length === 0 ? ['lift'] : named),
      circumstances: [...circumstances].toSorted().join(' '),
      sides: sidesIn(one),
      place: spanOf(one, 0, plain.trimEnd().length),
    },
  ];
}
