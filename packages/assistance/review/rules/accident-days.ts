/** The days that a text gives to what happened to the worker: « s'est blessé au genou le », "fell on". */
import { areApart, partOfKey, partsNamed } from '../reading/body-parts.ts';
import type { Part } from '../reading/body-parts.ts';
import { isStatedLesion } from '../reading/is-stated-lesion.ts';
import type { Statement } from '../reading/statements.ts';
import { daysOf } from './stated-days.ts';
import type { StatedDay } from './stated-days.ts';

/** Verbs of a fall or a blow, in the past and in the present. */
const FALL =
  /(?<![a-z])(?:est tombee?|tombe|a (?:chute|glisse|trebuche|derape|bascule|perdu pied)|fait une chute|(?:a ete|est) (?:heurte|frappe|coince|percute|renverse|ecrase|happe|projete|touche|pince)e?s?|(?:had|took) a fall|fell|slipped|tripped|stumbled|(?:was|were|got) (?:struck|hit|caught|knocked|pinned|crushed|thrown)|(?:s'est|se) (?:blessee?|fait mal)|(?:injured|hurt) (?:himself|herself))(?![a-z])/gu;
/** Something that one does to a part of oneself: it is an accident of that part, where the part is named after it. */
const TO_PART =
  /(?<![a-z])(?:s'est (?!fait |mass|soign|trait|glac|band|frott)[a-z]+[eiu]s?e?|se (?:tord|blesse|fracture|frappe|cogne|heurte|foule|dechire|coince|ecrase)) (?=(?:le |la |les |l'|au |a la |a l'|aux ))/gu;
const TO_PART_EN =
  /(?<![a-z])(?:injured|hurt|twisted|rolled|turned|sprained|strained|fractured|broke|tore|bruised|bumped|banged|hit|struck|wrenched|jammed|crushed|dislocated|ruptured|herniated) (?:his|her|the|their) /gu;
/** « S'est fait une entorse ». */
const MADE_LESION =
  /(?<![a-z])(?:(?:s'est|se) (?:fait|inflige|cause|occasionne)|sustained|suffered) (?:une?|an?) /gu;
/** Somebody else, or what did not happen. */
const NOT_WORKER = /(?<![a-z])(?:collegues?|co-?workers?|temoins?|witness(?:es)?)(?![a-z])/u;
const DENIED = /(?:(?<![a-z])(?:not|never|jamais)|n'|(?<![a-z])ne) ?(?:[a-z]+ ){0,2}$/u;
/** Between the verb and a day that follows it: another clause, whose day it is. */
const NEXT_CLAUSE = /[,;:(]| (?:et|puis|mais|and|then|but|or|ou|car|apres|after|avant|before) /u;
/** Between a day and the verb that follows it: words that make it the day of something else. */
const OTHER_CLAUSE =
  /(?<![a-z])(?:consult[a-z]*|vue?|seen|visit[a-z]*|opere[es]?|operat[a-z]*|car|parce|because|apres|after|qu'il|qu'elle|that|depuis|since|reprend|repris|returned)(?![a-z])/u;
/** Characters between the verb and its day. */
const REACH = 80;

/** @param accepted the parts of the body that are accepted or concluded: an accident of another one is another */
export function accidentDays(statement: Statement, accepted: readonly Part[]): readonly StatedDay[] {
  const { plain, start, facts } = statement;
  if (NOT_WORKER.test(plain)) return [];
  const named = partsOf(statement);
  if (named.length > 0 && accepted.length > 0 && areApart(named, accepted)) return [];
  const found = (pattern: RegExp, needs?: (from: number) => boolean): readonly RegExpExecArray[] =>
    [...plain.matchAll(pattern)].filter(
      ({ index, 0: verb }) =>
        !DENIED.test(plain.slice(Math.max(0, index - 20), index)) &&
        (needs === undefined || needs(start + index + verb.length)),
    );
  const hasAfter = (isMeant: (fact: (typeof facts)[number]) => boolean) => (from: number) =>
    facts.some((fact) => isMeant(fact) && fact.start >= from - 1 && fact.start - from < 25);
  const isPart = hasAfter(({ kind }) => kind === 'anatomy');
  const verbs = [
    ...found(FALL),
    ...found(TO_PART, isPart),
    ...found(TO_PART_EN, isPart),
    ...found(MADE_LESION, hasAfter(isStatedLesion)),
  ];
  const days = daysOf(statement);
  return days.filter((day) =>
    verbs.some(({ index, 0: verb }) => {
      const [at, end] = [start + index, start + index + verb.length];
      if (days.some((other) => other !== day && isBetween(other, at, day))) return false;
      const isAfter = day.start >= end;
      const between = isAfter
        ? plain.slice(index + verb.length, day.start - start)
        : plain.slice(day.end - start, index);
      return between.length <= REACH && !(isAfter ? NEXT_CLAUSE : OTHER_CLAUSE).test(between);
    }),
  );
}

/** Told before another past, or not of the day: « s'était tordu », "had twisted". */
const EARLIER = /(?<![a-z])(?:had|have|has|deja|already|once|used to) ?$/u;
/** Characters after the verb in which its object begins and has its side: « la cheville gauche », "his left ankle". */
const OBJECT = 24;

/** Where the objects of such verbs stand: « se tord [la cheville gauche] ». */
export function objectsOfAccident({ plain, start }: Statement): readonly Pick<StatedDay, 'start' | 'end'>[] {
  if (NOT_WORKER.test(plain)) return [];
  return [TO_PART, TO_PART_EN].flatMap((pattern) =>
    [...plain.matchAll(pattern)]
      .filter(({ index }) => {
        const before = plain.slice(Math.max(0, index - 20), index);
        return !DENIED.test(before) && !EARLIER.test(before);
      })
      .map(({ index, 0: verb }) => {
        const end = start + index + verb.length;
        return { start: end, end: end + OBJECT };
      }),
  );
}

const isBetween = (other: StatedDay, at: number, day: StatedDay): boolean =>
  (other.start > at && other.start < day.start) || (other.start < at && other.start > day.start);

/** The parts of the body that a statement names. */
export function partsOf({ facts, plain }: Statement): readonly Part[] {
  return [
    ...facts.flatMap(({ kind, key }) => (kind === 'anatomy' ? (partOfKey(key) ?? []) : [])),
    ...partsNamed(plain),
  ];
}
