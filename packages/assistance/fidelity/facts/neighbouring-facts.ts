import type { FactKind } from '../difference.ts';
import type { ClockTimes } from './clock-times.ts';
import type { Reading } from './fact.ts';
import type { Negation } from './negations.ts';
import type { SenseTable } from './senses.ts';

/** What stands around the words: the marks of negation, and the facts by their first and their last token. */
export interface NeighbouringFacts {
  readonly denials: Uint8Array;
  readonly beginning: ReadonlyMap<number, FactKind>;
  /** The first tokens of symptoms. */
  readonly symptoms: ReadonlySet<number>;
  readonly ending: ReadonlyMap<number, FactKind>;
  readonly clockTimes: ClockTimes;
}

const SYMPTOMS = new Set(
  'pain painful numbness weakness tenderness stiffness spasm click crepitus'.split(' '),
);
export function readNeighbouringFacts(
  { tokens, facts }: Reading,
  negations: readonly Negation[],
  clockTimes: ClockTimes,
): NeighbouringFacts {
  const denials = new Uint8Array(tokens.length + 1);
  for (const { first } of negations) denials[first] = 1;
  return {
    denials,
    beginning: new Map(facts.map(({ first, kind }) => [first, kind])),
    symptoms: new Set(
      facts.flatMap(({ first, kind, key }) => (kind === 'diagnosis' && SYMPTOMS.has(key) ? [first] : [])),
    ),
    ending: new Map(facts.map(({ last, kind }) => [last, kind])),
    clockTimes,
  };
}

/** « a permis d’exclure », « a commencé par prendre »: the verb that follows says what was done. */
export function isSupport(
  { tokens }: Reading,
  last: number,
  kind: FactKind,
  key: string,
  senses: SenseTable,
): boolean {
  const next = tokens[last + 1];
  if (kind === 'trend' && key === 'phase+') return next?.key === 'par' || next?.key === 'by';
  if (kind !== 'permission' || key !== 'allowed+') return false;
  const verb = tokens[/^(?:de|d|to)$/u.test(next?.key ?? '') ? last + 2 : last + 1];
  if (verb?.kind !== 'word') return false;
  const { isGrammar, keys } = senses.senseOf(verb.text);
  return senses.isFinding(keys) || (isGrammar && verb.key.length > 3);
}

const RESULT_VERBS =
  /^(?:revien|reven|ressor|sort|aver|revel|prove[dns]?$|return|came$|comes?$|coming$|turn|end(?:s|ed)?$)/u;

/** « est revenu normal », "came back negative": before a result, such a verb only ties it to the examination. */
export function leadsToResult(
  { tokens }: Reading,
  first: number,
  last: number,
  { beginning }: NeighbouringFacts,
): boolean {
  return beginning.get(last + 1) === 'test-result' && RESULT_VERBS.test(tokens[first]?.key ?? '');
}

const DEGREES = new Set('plus moins aussi more less as'.split(' '));
const MAGNITUDE =
  /^(?:marque|important|intense|prononce|considerable|marked|pronounced|significant|great|strong|severe)e?s?$/u;

/** « une faiblesse plus marquée » is « plus faible »: after a word of degree it only carries the degree. */
export function isMagnitude({ tokens }: Reading, at: number, key: string): boolean {
  return MAGNITUDE.test(key) && DEGREES.has(tokens[at - 1]?.key ?? '');
}

const MUST = /^(?:doit|doivent|devra|devront|devrait|devraient|must|should)$/u;

/** « doit être opéré », which is not « a été opéré »; « ne doit pas » and « doit éviter » are told by what forbids. */
export function isObligation(
  { tokens }: Reading,
  at: number,
  key: string,
  { denials, beginning }: NeighbouringFacts,
): boolean {
  if (!MUST.test(key) || /^ne?$/u.test(tokens[at - 1]?.key ?? '')) return false;
  return denials[at + 1] !== 1 && beginning.get(at + 1) !== 'permission';
}

/** Words between such a verb and the symptom: « cause une vive douleur ». */
const SYMPTOM_REACH = 4;

/** « cause une vive douleur »: the symptom says all that the verb does. */
export function isBeforeSymptom(at: number, { symptoms }: NeighbouringFacts): boolean {
  for (let ahead = at + 1; ahead <= at + SYMPTOM_REACH; ahead += 1) if (symptoms.has(ahead)) return true;
  return false;
}

/** « des traitements de physiothérapie », "physiotherapy treatments": the noun only names what the next one is. */
export function namesNext(
  { tokens }: Reading,
  at: number,
  kind: FactKind | null,
  { beginning, ending }: NeighbouringFacts,
): boolean {
  if (kind === null) return false;
  const joins = /^(?:de|d|en|of|by|par|with)$/u.test(tokens[at + 1]?.key ?? '');
  return beginning.get(joins ? at + 2 : at + 1) === kind || ending.get(at - 1) === kind;
}

/** Tokens between a number and the verb that ties it to what is measured. */
const MEASURE_REACH = 8;

/** Whether a number stands near, to which a verb of measuring only ties what is measured. */
export function isBesideNumber({ numberAt, tokens, taken, sentence }: Reading, at: number): boolean {
  for (let near = at - MEASURE_REACH; near <= at + MEASURE_REACH; near += 1) {
    if (sentence[near] !== sentence[at]) continue;
    if (numberAt[near] === 1 || (taken[near] === 1 && tokens[near]?.kind === 'digits')) return true;
  }
  return false;
}
