import type { DictationLanguage } from '../../commands/command.ts';
import { DECIMAL_SIGNS } from '@constat/language/numbers';
import { buildEdit } from './build-edit.ts';
import { factsOf, isContent, trailOf } from './facts.ts';
import type { Fact, Piece } from './facts.ts';
import { isAtEnd, isComparable } from './place.ts';
import type { Edit, Match, Restated, Spoken, Value } from './place.ts';
import { restateDay, restateUnit, restart } from './restated-parts.ts';
import { NAMES, QUALIFIERS } from './word-groups.ts';

/** Groups in the order in which they are tried: the earlier are labels of the later. */
const ORDER: readonly string[] = [
  'measure',
  'score',
  'time',
  'date',
  'level',
  'rank',
  'sign',
  'degree',
  'mode',
  'part',
  'depth',
  'front',
  'height',
  'side',
  'weekday',
  'finger',
  'move',
  'place',
];
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
const MEASURED = new Set(['measure', 'score', 'time']);

/**
 * Finds the place that the next words restate: the one whose labels (movement, side, noun, unit) are theirs, however
 * many words back. Null where none has them; `unclear` where nobody can tell which of several is meant, or what more
 * the next words restate.
 */
export function findRestated(
  said: Spoken,
  next: Spoken,
  language: DictationLanguage,
): Restated | 'unclear' | null {
  const head = headOf(said.pieces, next.pieces, 0);
  for (const group of ORDER) {
    const value = valueOf(next.pieces, 0, head, group, language);
    const found = value === null ? null : choose(said, next, value, group, language);
    if (value === null || found === null) continue;
    if (isCutShort(next, value.at, language)) return 'unclear';
    if (found === 'unclear') return found;
    if (found !== 'same')
      return follow(said, next, buildEdit(said, next, value, found, language), language) ?? 'unclear';
    if (MEASURED.has(group)) return 'unclear';
  }
  return restateDay(said, next, head, language) ?? restateUnit(said, next, language) ?? restart(said, next);
}

/** « treize virgule deux virgule quarante-quatre »: nobody can tell where the number ends. */
function isCutShort({ tokens, pieces }: Spoken, at: number, language: DictationLanguage): boolean {
  const after = tokens[pieces[at]?.end ?? -1];
  return after?.kind === 'word' && DECIMAL_SIGNS[language].has(after.key);
}

/** Whether the next words begin with a value, or with a word that was said before. */
export function startsRestating(said: Spoken, next: Spoken): boolean {
  return headOf(said.pieces, next.pieces, 0) > 0;
}

/** Where the next words from `from` on are no longer ones that were said before, or values. */
function headOf(said: readonly Piece[], next: readonly Piece[], from: number): number {
  const known = new Set(said.filter(isContent).map(({ key }) => key));
  for (let at = from; at < next.length; at += 1) {
    const { kind, group, key } = next[at] as Piece;
    if (kind === 'comma' || kind === 'stop' || (kind === 'word' && group === null && !known.has(key)))
      return at;
  }
  return next.length;
}

function valueOf(
  next: readonly Piece[],
  from: number,
  head: number,
  group: string,
  language: DictationLanguage,
): Value | null {
  const lead: number[] = [];
  for (let at = from; at < head; at += 1) {
    const piece = next[at] as Piece;
    if (piece.group === group) return { at, lead, trail: trailOf(next, at, lead, language) };
    if (isContent(piece) && piece.figure?.article !== true) lead.push(at);
  }
  return null;
}

function choose(
  said: Spoken,
  next: Spoken,
  value: Value,
  group: string,
  language: DictationLanguage,
): Match | 'same' | 'unclear' | null {
  const facts = factsOf(said.pieces, group, language, next.pieces[value.at]?.figure?.article === true);
  const matches: Match[] = [];
  for (const fact of facts.toReversed()) {
    const match = matchOf(said, next, value, fact, group);
    if (match !== null) matches.push(match);
  }
  const best = Math.max(...matches.map(({ matched }) => matched));
  const closest = matches.filter(({ matched }) => matched === best);
  const isUnlabelled = value.lead.length + value.trail.length === 0;
  const chosen = isUnlabelled
    ? nearest(said, next, value, closest, facts, group)
    : pickOne(said, closest, facts.at(-1));
  if (chosen === null) return isUnlabelled || closest.length === 0 ? null : 'unclear';
  return said.pieces[chosen.fact.at]?.key === next.pieces[value.at]?.key ? 'same' : chosen;
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
  const own = said.pieces[first.fact.at]?.figure?.unit;
  const isSameUnit = own === next.pieces[value.at]?.figure?.unit;
  if (!isSameUnit && !isAtEnd(said.pieces, first.fact)) return null;
  if (MEASURED.has(group) || next.pieces[value.at]?.figure !== null) return first;
  const others = facts.filter(({ at }) => at > start && at !== first.fact.at);
  const isTaken = others.some(({ at }) => said.pieces[at]?.key === next.pieces[value.at]?.key);
  return others.length === 0 || (isAtEnd(said.pieces, first.fact) && !isTaken) ? first : null;
}

/** Where the sentence in progress starts: after the last end of one. */
function sentenceStart(pieces: readonly Piece[]): number {
  return pieces.findLastIndex((piece) => piece.kind === 'stop');
}

function matchOf(said: Spoken, next: Spoken, value: Value, fact: Fact, group: string): Match | null {
  const own = said.pieces[fact.at] as Piece;
  const fresh = next.pieces[value.at] as Piece;
  if (!isComparable(own, fresh)) return null;
  const pick = (pieces: readonly Piece[], indexes: readonly number[]): Piece[] =>
    indexes.map((at) => pieces[at] as Piece);
  const ownLead = pick(said.pieces, [...fact.lead, ...fact.inherited]);
  const ownTrail = pick(said.pieces, fact.trail);
  const lead = pick(next.pieces, value.lead);
  const trail = pick(next.pieces, value.trail);
  if (differ([...ownLead, ...ownTrail], [...lead, ...trail])) return null;
  if (losesNegation(said.pieces, ownLead, lead)) return null;
  const has = isAmong([...ownLead, ...ownTrail]);
  const isNamed = isAmong(trail);
  const matched = [...lead, ...trail].filter(has).length;
  const isLast = isAtEnd(said.pieces, fact);
  const newTrail = trail.filter((piece) => !has(piece));
  const unnamed = ownTrail.filter((piece) => !isNamed(piece));
  if (fresh.figure?.article === true && (matched === 0 || newTrail.length > 0)) return null;
  // A name that was said before is a label: « au genou droit, au coude gauche, pardon, au genou gauche ».
  if (NAMES.has(group) && said.pieces.some(({ key }) => key === fresh.key)) return null;
  if (NAMES.has(group) && !(isLast ? unnamed.length === 0 : matched > 0 && !isMeasured(next.pieces, value)))
    return null;
  // A label of something else that was said.
  if (newTrail.some((piece) => isPlain(piece) && isAmong(said.pieces)(piece))) return null;
  // Two complements, « au repos » and « à l'effort »: two values.
  if (newTrail.some(isPlain) && unnamed.some(isPlain)) return null;
  if (!lead.every(has)) {
    const isMore =
      isLast && ownLead.every(isAmong(lead)) && (ownLead.length > 0 || isFirst(said.pieces, fact));
    return isMore ? { fact, matched, isMore } : null;
  }
  return newTrail.length > 0 && matched === 0 && !isLast ? null : { fact, matched, isMore: false };
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

function isPlain({ group }: Piece): boolean {
  return group === null;
}

/** « pas de douleur au genou droit, correction, douleur au genou gauche »: the next words deny nothing. */
function losesNegation(said: readonly Piece[], own: readonly Piece[], lead: readonly Piece[]): boolean {
  const isRepeated = isAmong(lead);
  const at = own.findIndex(isRepeated);
  const [before, first] = [own[at - 1], own[at]];
  if (before === undefined || first === undefined || !NEGATIONS.has(before.key)) return false;
  const isOneClause = !said.some(
    ({ kind, start }) => kind === 'comma' && start > before.start && start < first.start,
  );
  return isOneClause && !isRepeated(before);
}

/** Whether both name one of a kind, and not the same. */
function differ(labels: readonly Piece[], others: readonly Piece[]): boolean {
  return others.some(({ group, key }) => {
    const rivals = group === null ? [] : labels.filter((one) => one.group === group);
    return rivals.length > 0 && !rivals.some((one) => one.key === key);
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

/** What the next words restate after the first value: « correction, flexion 70, extension 20 ». */
function follow(
  said: Spoken,
  next: Spoken,
  first: (Restated & { readonly isWhole: boolean }) | null,
  language: DictationLanguage,
): Restated | null {
  if (first === null) return null;
  const edits = [...first.edits];
  let { resumeAt } = first;
  let isWhole = first.isWhole;
  const sentence = sentenceOf(said, first.edits[0]);
  for (;;) {
    const more = nextValue(sentence, next, resumeAt, language);
    if (more === 'unclear') return null;
    if (
      more === null ||
      edits.some(({ start, end }) => more.edits.some((one) => one.start < end && start < one.end))
    )
      break;
    edits.push(...more.edits);
    resumeAt = more.resumeAt;
    isWhole = more.isWhole;
  }
  if (!isWhole) return null;
  edits.sort((one, other) => one.start - other.start);
  return { edits, resumeAt, isLast: first.isLast && resumeAt === first.resumeAt };
}

/** The sentence that an edit is in. */
function sentenceOf({ tokens, pieces }: Spoken, edit: Edit | undefined): Spoken {
  const at = edit?.start ?? 0;
  const start = pieces.findLastIndex((piece) => piece.kind === 'stop' && piece.start < at);
  const end = pieces.findIndex((piece) => piece.kind === 'stop' && piece.start >= at);
  return { tokens, pieces: pieces.slice(start + 1, end === -1 ? pieces.length : end) };
}

/** Whether something says what the value is of: what is counted (« trois semaines ») does not. */
function isNamed(pieces: readonly Piece[], { lead, trail }: Value): boolean {
  return (
    lead.some((at) => pieces[at]?.kind === 'word') ||
    trail.some((at) => QUALIFIERS.has(pieces[at]?.group ?? ''))
  );
}

function nextValue(
  said: Spoken,
  next: Spoken,
  resumeAt: number,
  language: DictationLanguage,
): (Restated & { readonly isWhole: boolean }) | 'unclear' | null {
  let from = next.pieces.findIndex(({ start }) => start >= resumeAt);
  if (from === -1) return null;
  if (next.pieces[from]?.kind === 'comma') from += 1;
  const head = headOf(said.pieces, next.pieces, from);
  for (const group of MEASURED) {
    const value = valueOf(next.pieces, from, head, group, language);
    if (value === null || !isNamed(next.pieces, value)) continue;
    const found = choose(said, next, value, group, language);
    if (found === null) continue;
    if (found === 'same' || (found !== 'unclear' && found.matched === 0)) return null;
    const labels = [...value.lead, ...value.trail].map((at) => next.pieces[at]?.key);
    if (found === 'unclear' || found.isMore || found.matched < labels.length) return 'unclear';
    const own = value.lead.length > 0 ? found.fact.lead : found.fact.trail;
    if (!own.every((at) => labels.includes(said.pieces[at]?.key))) return 'unclear';
    return buildEdit(said, next, value, found, language);
  }
  return null;
}
