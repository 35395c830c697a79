/** The concluded diagnoses against those that the CNESST accepted. */
import { NON_LESION_WORDS } from '../reading/non-lesion-words.ts';
import { areApart, partOfKey, partsNamed } from '../reading/body-parts.ts';
import type { Part } from '../reading/body-parts.ts';
import { isOwn, placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';

/** Words for all accepted diagnoses at once: « les diagnostics acceptés sont maintenus ». */
const ALL_KEPT =
  /(?<![a-z])(?:diagnostics?|lesions?|diagnos[ei]s|injuries)(?: [a-z]+){0,3} (?:deja )?(?:acceptee?s?|reconnue?s?|retenue?s?|accepted|recognized)(?![a-z])|(?<![a-z])accepted (?:diagnos[ei]s|injur(?:y|ies))/u;
/** Names of which one lesion bears one alone. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['acl', 'pcl', 'mcl', 'lcl'],
  ['thumb', 'index-finger', 'middle-finger', 'ring-finger', 'little-finger'],
  ['tibia', 'fibula'],
  ['radius', 'ulna'],
];
/** Tendons of the cuff, which the reader of facts has no name for. */
const TENDONS: readonly (readonly [string, RegExp])[] = [
  ['supraspinatus', /(?<![a-z])(?:sus|supra)-?(?:epineux|spinatus)/u],
  ['infraspinatus', /(?<![a-z])(?:sous|infra)-?(?:epineux|spinatus)/u],
  ['subscapularis', /(?<![a-z])(?:sous-?scapulaire|subscapularis)/u],
];

export function opposedDiagnoses({ statements, text }: ReportReading): readonly Opposed[] {
  const accepted = statements.ofField('diagnosticsCnesst').filter((one) => !one.isRuledOut);
  const concluded = statements.ofField('conclusionDiagnostic');
  const own = concluded.filter(isOwn);
  if (accepted.length === 0 || concluded.length === 0 || text('conclusionDiagnostic').trim() === '')
    return [];
  const told = statements.ofSection('section7').filter((one) => !one.isOther && !one.isRuledOut);
  const summary = statements.ofField('conclusionResume').filter(isOwn);
  return [
    ...otherParts(own, accepted),
    ...otherStructures([...own, ...summary], accepted, told),
    ...dropped(accepted, [...concluded, ...statements.ofField('conclusionResume')]),
  ];
}

/** A concluded lesion of a part of the body that no accepted diagnosis is of. */
function otherParts(own: readonly Statement[], accepted: readonly Statement[]): readonly Opposed[] {
  const known = [...new Set(accepted.flatMap(partsOf))];
  const [first] = accepted;
  if (known.length === 0 || first === undefined) return [];
  return own.flatMap((one): readonly Opposed[] => {
    const parts = partsOf(one);
    const isDenied = one.facts.some(({ kind, isDenied }) => kind === 'anatomy' && isDenied);
    if (parts.length === 0 || isDenied || !areApart(parts, known)) return [];
    return [{ kind: 'diagnosis', places: [placeOf(first), placeOf(one)] }];
  });
}

function partsOf({ plain, facts }: Statement): readonly Part[] {
  const keyed = facts.flatMap(({ kind, key }) => (kind === 'anatomy' ? (partOfKey(key) ?? []) : []));
  return [...new Set([...keyed, ...partsNamed(plain)])];
}

interface Structure {
  readonly group: string;
  readonly name: string;
  readonly statement: Statement;
}

/** « Ménisque interne » accepted or seen, « ménisque externe » concluded. */
function otherStructures(
  own: readonly Statement[],
  accepted: readonly Statement[],
  told: readonly Statement[],
): readonly Opposed[] {
  const given = onceForEachName(accepted.flatMap(structuresOf));
  const seen = onceForEachName(told.flatMap(structuresOf));
  const found = new Set<string>();
  return own.flatMap(structuresOf).flatMap(({ group, name, statement }): readonly Opposed[] => {
    const same = given.filter((one) => one.group === group);
    const known = same.length > 0 ? same : seen.filter((one) => one.group === group);
    const [first] = known;
    const key = `${group} ${statement.field}`;
    if (first === undefined || known.some((one) => one.name === name) || found.has(key)) return [];
    found.add(key);
    return [{ kind: 'diagnosis', places: [placeOf(first.statement), placeOf(statement)] }];
  });
}

/** The first structure of each group and name, so that a long list is compared by what it names. */
function onceForEachName(structures: readonly Structure[]): readonly Structure[] {
  const first = new Map<string, Structure>();
  for (const one of structures) {
    const key = `${one.group} ${one.name}`;
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

function structuresOf(statement: Statement): readonly Structure[] {
  const stated = statement.facts.filter(({ isDenied }) => !isDenied);
  const diagnoses = stated.filter(({ kind }) => kind === 'diagnosis');
  if (diagnoses.length === 0) return [];
  const named = stated
    .filter(({ kind }) => kind === 'anatomy')
    .flatMap(({ key }) =>
      EXCLUSIVE.flatMap((names, at) =>
        names.includes(key) ? [{ group: `structure ${at}`, name: key }] : [],
      ),
    );
  const tendons = TENDONS.filter(([, stem]) => stem.test(statement.plain)).map(([name]) => ({
    group: 'tendon',
    name,
  }));
  const directions = stated
    .filter(({ kind, key }) => kind === 'direction' && (key === 'medial' || key === 'lateral'))
    .flatMap(({ key, start }) => {
      const anatomy = stated
        .filter(({ kind }) => kind === 'anatomy')
        .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0];
      return anatomy === undefined ? [] : [{ group: `direction ${anatomy.key}`, name: key }];
    });
  const all = [...named, ...tendons, ...directions];
  // Two names of one group in a sentence are two lesions.
  return all
    .filter(({ group, name }) => all.every((one) => one.group !== group || one.name === name))
    .map((one) => ({ ...one, statement }));
}

/** Accepted diagnoses that the conclusion neither takes up nor rules out. */
function dropped(accepted: readonly Statement[], concluded: readonly Statement[]): readonly Opposed[] {
  if (concluded.some(({ plain }) => ALL_KEPT.test(plain))) return [];
  const [first] = concluded;
  const own = concluded.filter((one) => !one.isOther || one.field === 'conclusionDiagnostic');
  const words = new Set(own.flatMap(({ plain }) => contentWords(plain)));
  if (first === undefined) return [];
  const placesByLesion = partsByLesion(own);
  return accepted
    .filter((one) => {
      const lesions = one.facts.filter(isLesion);
      const parts = partsOf(one);
      const isTaken = lesions
        .flatMap(({ key }) => placesByLesion.get(key) ?? [])
        .some((named) => parts.length === 0 || named.length === 0 || !areApart(parts, named));
      if (isTaken) return false;
      const [head] = contentWords(one.plain);
      return head !== undefined && (lesions.length > 0 || !words.has(head));
    })
    .map((one) => ({ kind: 'diagnosis-dropped', places: [placeOf(one), placeOf(first)] }));
}

/** For each lesion the lists of parts that it is concluded of, each list once. */
function partsByLesion(own: readonly Statement[]): ReadonlyMap<string, readonly (readonly Part[])[]> {
  const lists = new Map<string, Map<string, readonly Part[]>>();
  for (const one of own) {
    const parts = partsOf(one);
    for (const { key } of one.facts.filter(isLesion)) {
      const known = lists.get(key) ?? new Map<string, readonly Part[]>();
      lists.set(key, known.set(parts.join(' '), parts));
    }
  }
  return new Map([...lists].map(([key, known]) => [key, [...known.values()]]));
}

const isLesion = ({ kind }: Statement['facts'][number]): boolean => kind === 'diagnosis';

/** The beginnings of the words that name something: inflection and derivation change what comes after. */
function contentWords(plain: string): readonly string[] {
  return Array.from(plain.matchAll(/[a-z]{4,}/gu), ([word]) => word)
    .filter((word) => !NON_LESION_WORDS.has(word))
    .map((word) => word.slice(0, 7));
}
