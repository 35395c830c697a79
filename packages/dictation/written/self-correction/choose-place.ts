import type { DictationLanguage } from '../../commands/command.ts';
import { factsOf, isContent, isOfScope } from './correctable-facts.ts';
import type { Fact, Piece } from './correctable-facts.ts';
import { isAtEnd, isComparable, isSameUnit } from './correction-place.ts';
import type { Match, Spoken, Value } from './correction-place.ts';
import { MEASURED, NAMES, QUALIFIERS } from './word-groups.ts';

/** Kinds that are labels of a measured value after them. */
const LABELS: ReadonlySet<string> = new Set([...QUALIFIERS, 'date', 'weekday', 'level']);

const NEGATIONS = new Set([
  'pas',
  'aucun',
  'aucune',
  'sans',
  'ni',
  'nie',
  'jamais',
  'no',
  'not',
  'without',
  'denies',
  'denied',
  'never',
]);

/**
 * The place that a value restates: the one with its labels, or the last of its kind where it has none. `same` where it
 * is said there already, `unclear` where nobody can tell which of several it is, null where there is none.
 * @param within pieces among which the only place with those labels is looked for: the first, and the first after them
 */
export function choosePlace(
  said: Spoken,
  next: Spoken,
  value: Value,
  group: string,
  language: DictationLanguage,
  within?: readonly [first: number, end: number],
): Match | 'same' | 'unclear' | null {
  const facts = factsOf(said.pieces, group, language, next.pieces[value.at]?.figure ?? null).filter(
    ({ at }) => within === undefined || (at >= within[0] && at < within[1]),
  );
  const found = facts.toReversed().map((fact) => matchOf(said, next, value, fact, group));
  const matches = found.filter((match) => match !== null && match !== 'unclear');
  const best = Math.max(...matches.map(({ matched }) => matched));
  const closest = ofOneUnit(
    said,
    next,
    value,
    matches.filter(({ matched }) => matched === best),
  );
  if (within !== undefined && closest.length > 1) return 'unclear';
  const isUnlabelled = value.lead.length + value.trail.length === 0;
  const chosen = isUnlabelled
    ? nearest(said, next, value, closest, facts, group)
    : pickOne(said, closest, facts.at(-1));
  if (chosen === null && closest.length === 0) return found.includes('unclear') ? 'unclear' : null;
  if (chosen === null) return isUnlabelled ? null : 'unclear';
  return said.pieces[chosen.fact.at]?.key === next.pieces[value.at]?.key ? 'same' : chosen;
}

/** « trois jours » restates days before it restates weeks. */
function ofOneUnit(said: Spoken, next: Spoken, value: Value, matches: readonly Match[]): readonly Match[] {
  const fresh = next.pieces[value.at] as Piece;
  const same = matches.filter(({ fact }) => isSameUnit(said.pieces[fact.at] as Piece, fresh));
  return same.length > 0 ? same : matches;
}

/** Of several places with the same labels, the last of all that was said, or the only one of this sentence. */
function pickOne(said: Spoken, matches: readonly Match[], last: Fact | undefined): Match | null {
  const [first] = matches;
  if (first === undefined || first.fact === last || matches.length === 1) return first ?? null;
  const here = matches.filter(({ fact }) => fact.at > sentenceStart(said.pieces));
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** A value without any label restates the last of its kind in this sentence. */
function nearest(
  said: Spoken,
  next: Spoken,
  value: Value,
  matches: readonly Match[],
  facts: readonly Fact[],
  group: string,
): Match | null {
  const [first] = matches;
  const start = sentenceStart(said.pieces);
  if (first === undefined || first.fact !== facts.at(-1) || first.fact.at < start) return null;
  if (first.fact.trail.some((at) => said.pieces[at]?.group === 'rank')) return null;
  // Where one leaves its unit unsaid, nothing but the place tells that it is the same measure.
  const isSame = isSameUnit(said.pieces[first.fact.at] as Piece, next.pieces[value.at] as Piece);
  if (!isSame && !isAtEnd(said.pieces, first.fact)) return null;
  if (MEASURED.has(group) || next.pieces[value.at]?.figure !== null) return first;
  const others = facts.filter(({ at }) => at > start && at !== first.fact.at);
  const isTaken = others.some(({ at }) => said.pieces[at]?.key === next.pieces[value.at]?.key);
  return others.length === 0 || (isAtEnd(said.pieces, first.fact) && !isTaken) ? first : null;
}

/** Where the sentence in progress starts: after the last end of one. */
function sentenceStart(pieces: readonly Piece[]): number {
  return pieces.findLastIndex(({ endsSentence }) => endsSentence);
}

function matchOf(
  said: Spoken,
  next: Spoken,
  value: Value,
  fact: Fact,
  group: string,
): Match | 'unclear' | null {
  const own = said.pieces[fact.at] as Piece;
  const fresh = next.pieces[value.at] as Piece;
  if (!isComparable(own, fresh)) return null;
  if (countsOther(said.pieces, fact, fresh) || countsOther(next.pieces, value, own)) return null;
  const pick = (pieces: readonly Piece[], indexes: readonly number[]): Piece[] =>
    indexes.map((at) => pieces[at] as Piece);
  const ownLead = pick(said.pieces, [...fact.lead, ...fact.inherited]);
  const ownTrail = pick(said.pieces, fact.trail);
  const lead = pick(next.pieces, value.lead);
  const trail = pick(next.pieces, value.trail);
  const scope = pick(said.pieces, fact.scope);
  if (differ([...ownLead, ...ownTrail, ...scope], [...lead, ...trail])) return null;
  if (losesNegation(said.pieces, ownLead, lead)) return null;
  const has = isAmong([...ownLead, ...ownTrail, ...scope]);
  const isNamed = isAmong(trail);
  const matched = [...lead, ...trail].filter(has).length;
  const isLast = isAtEnd(said.pieces, fact);
  const newTrail = trail.filter((piece) => !has(piece));
  const unnamed = ownTrail.filter((piece) => !isNamed(piece));
  const isOfUnit = fresh.figure?.unit != null && isSameUnit(own, fresh);
  if (fresh.figure?.article === true && !isOfUnit && (matched === 0 || newTrail.length > 0)) return null;
  // A name that was said before is a label: « au genou droit, au coude gauche, pardon, au genou gauche ».
  const isLabel = NAMES.has(group) || (LABELS.has(group) && isMeasuredLater(next.pieces, value));
  if (isLabel && wasSaid(said, fresh)) return isMeasuredLater(next.pieces, value) ? 'unclear' : null;
  if (NAMES.has(group) && !(isLast ? unnamed.length === 0 : matched > 0 && !isMeasured(next.pieces, value)))
    return null;
  // A label of something else that was said.
  if (newTrail.some((piece) => isPlain(piece) && isAmong(said.pieces)(piece))) return null;
  // Two complements, « au repos » and « à l'effort »: two values.
  if (newTrail.some(isPlain) && unnamed.some(isPlain)) return null;
  if (!lead.every(has)) {
    // « assis flexion 80, debout flexion 60, correction assis flexion 90 »: a label of something else that was said.
    if (lead.some((piece) => !has(piece) && isAmong(said.pieces)(piece))) return 'unclear';
    const isMore =
      isLast && ownLead.every(isAmong(lead)) && (ownLead.length > 0 || isFirst(said.pieces, fact));
    return isMore ? { fact, matched, isMore } : null;
  }
  return newTrail.length > 0 && matched === 0 && !isLast ? null : { fact, matched, isMore: false };
}

/** « trois capsules » are of a noun that is no unit, and « deux comprimés » of a unit: neither can stand for the other. */
function countsOther(pieces: readonly Piece[], { at, trail }: Value, other: Piece): boolean {
  const [own, noun] = [pieces[at], pieces[at + 1]];
  if (own?.group !== 'measure' || own.figure?.unit != null || other.figure?.unit == null) return false;
  return trail[0] === at + 1 && noun?.kind === 'word' && !QUALIFIERS.has(noun.group ?? '');
}

function isAmong(pieces: readonly Piece[]): (piece: Piece) => boolean {
  const keys = new Set(pieces.map(({ key }) => key));
  return ({ key }) => keys.has(key);
}

/** Whether a measure of the value follows: then the value is a label. */
function isMeasured(pieces: readonly Piece[], { at, trail }: Value): boolean {
  const after = pieces.slice((trail.at(-1) ?? at) + 1).find(isContent);
  return MEASURED.has(after?.group ?? '') && after?.figure?.article === false;
}

/** Whether a label was said before, in the two sentences or the words before them. */
function wasSaid({ pieces }: Spoken, { key }: Piece): boolean {
  return pieces.some((piece) => piece.key === key);
}

/** Whether a measured value follows before the sentence ends: then the value is a label of it. */
function isMeasuredLater(pieces: readonly Piece[], { at }: Value): boolean {
  const after = pieces.slice(at + 1);
  const next = after.find(
    ({ group, figure, endsSentence }) =>
      endsSentence || (MEASURED.has(group ?? '') && figure?.article === false),
  );
  return next !== undefined && !next.endsSentence;
}

function isPlain({ group }: Piece): boolean {
  return group === null;
}

/** « pas de douleur au genou droit, correction, douleur au genou gauche »: the next words deny nothing. */
function losesNegation(said: readonly Piece[], own: readonly Piece[], lead: readonly Piece[]): boolean {
  const at = own.findIndex(isAmong(lead));
  const [before, first] = [own[at - 1], own[at]];
  if (before === undefined || first === undefined || !NEGATIONS.has(before.key)) return false;
  const isOneClause = !said.some(
    ({ kind, start }) => kind === 'comma' && start > before.start && start < first.start,
  );
  return isOneClause;
}

/** Whether both name one of a kind, and not the same. */
function differ(labels: readonly Piece[], others: readonly Piece[]): boolean {
  return others.some((other) => {
    const rivals = other.group === null ? [] : labels.filter((one) => one.group === other.group);
    if (rivals.length === 0) return false;
    if (!rivals.some((one) => one.key === other.key)) return true;
    // « genou droit et genou gauche flexion 60 »: of both, and no place of one of them.
    const isNamed = isAmong(others);
    return isOfScope(other) && !rivals.every(isNamed);
  });
}

/** Whether nothing was said before the fact in its sentence. */
function isFirst(pieces: readonly Piece[], fact: Fact): boolean {
  for (let at = fact.at - 1; at >= 0; at -= 1) {
    if (pieces[at]?.kind === 'stop') return true;
    if (isContent(pieces[at])) return false;
  }
  return true;
}
