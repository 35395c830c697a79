import type { DictationLanguage } from '../../commands/command.ts';
import { DECIMAL_SIGNS } from '@constat/language/numbers';
import { buildEdit } from './build-edit.ts';
import type { Restating } from './build-edit.ts';
import { choosePlace } from './choose-place.ts';
import { isContent, isOfScope } from './correctable-facts.ts';
import type { Fact, Piece } from './correctable-facts.ts';
import type { Edit, Match, Restated, Spoken, Value } from './correction-place.ts';
import { leavesValue, restateDay, restateUnit, restart } from './restated-parts.ts';
import { BLOCK_LABELS, correctsABlock } from './corrects-a-block.ts';
import { trailOf } from './trailing-labels.ts';
import { MEASURED, QUALIFIERS } from './word-groups.ts';

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
  'posture',
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
  let isOfBlock = false;
  for (const group of ORDER) {
    const value = valueOf(next.pieces, 0, head, group, language);
    const found = value === null ? null : choosePlace(said, next, value, group, language);
    if (value === null) continue;
    isOfBlock ||= BLOCK_LABELS.has(group) && found !== 'unclear' && correctsABlock(said, next, value, found);
    if (found === null) continue;
    if (isCutShort(next, value.at, language)) return 'unclear';
    if (found === 'unclear') return found;
    if (found !== 'same') {
      if (isOfBlock) return 'unclear';
      const first = buildEdit(said, next, value, found, language);
      if (first === null) return 'unclear';
      const isNamed = MEASURED.has(group) && found.matched > 0 && !found.isMore;
      return follow(said, next, { ...first, value, fact: found.fact, isNamed }, language) ?? 'unclear';
    }
    if (MEASURED.has(group)) return 'unclear';
  }
  const part =
    restateDay(said, next, head, language) ?? restateUnit(said, next, language) ?? restart(said, next);
  return part ?? (isOfBlock ? 'unclear' : null);
}

/** « treize virgule deux virgule quarante-quatre »: nobody can tell where the number ends. */
function isCutShort({ tokens, pieces }: Spoken, at: number, language: DictationLanguage): boolean {
  const after = tokens[pieces[at]?.end ?? -1];
  return after?.kind === 'word' && DECIMAL_SIGNS[language].has(after.key);
}

/** Where the next words from `from` on are no longer ones that were said before, or values. */
function headOf(said: readonly Piece[], next: readonly Piece[], from: number): number {
  const known = new Set(said.filter(isContent).map(({ key }) => key));
  for (let at = from; at < next.length; at += 1) {
    const { kind, group, key } = next[at] as Piece;
    // « correction, genou droit, flexion 70 »: a pause after the name of a block.
    if (kind === 'comma' && next.slice(from, at).some(isOfScope) && next.slice(from, at).every(isLabel))
      continue;
    if (kind === 'comma' || kind === 'stop' || (kind === 'word' && group === null && !known.has(key)))
      return at;
  }
  return next.length;
}

function isLabel(piece: Piece): boolean {
  return piece.kind === 'small' || isOfScope(piece);
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

/** A value that the next words restate, with its edit. */
type RestatedValue = Restating & { readonly value: Value };

/** What the next words restate after the first value: « correction, flexion 70, extension 20 ». */
function follow(
  said: Spoken,
  next: Spoken,
  first: RestatedValue & Pick<Match, 'fact'> & Pick<Restated, 'isNamed'>,
  language: DictationLanguage,
): Restated | null {
  const edits = [...first.edits];
  let { resumeAt } = first;
  let { isLast, isWhole } = first;
  const sentence = sentenceOf(said, first.edits[0]);
  let labels = withNew(blockOf(said.pieces, first.fact), labelsOf(next.pieces, first.value));
  for (;;) {
    const more = nextValue(sentence, next, { resumeAt, labels, edit: edits.at(-1), isLast }, language);
    if (more === 'unclear') return null;
    if (
      more === null ||
      edits.some(({ start, end }) => more.edits.some((one) => one.start < end && start < one.end))
    )
      break;
    // What is said again in another order may be of something else.
    if ((more.edits[0]?.start ?? 0) < (edits.at(-1)?.start ?? 0)) return null;
    edits.push(...more.edits);
    labels = withNew(labels, labelsOf(next.pieces, more.value));
    resumeAt = more.resumeAt;
    ({ isLast, isWhole } = more);
  }
  if (!isWhole || leavesValue(said, next, resumeAt)) return null;
  edits.sort((one, other) => one.start - other.start);
  return { edits, resumeAt, isLast: first.isLast && resumeAt === first.resumeAt, isNamed: first.isNamed };
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

/** The labels of a value in the words that restate it, those that have a group. */
function labelsOf(pieces: readonly Piece[], { lead, trail }: Value): readonly Piece[] {
  return [...lead, ...trail].flatMap((at) => {
    const piece = pieces[at];
    return piece === undefined || piece.group === null ? [] : [piece];
  });
}

/** The labels of the block that a fact is in: its side, its joint. */
function blockOf(pieces: readonly Piece[], { lead, trail, inherited, scope }: Fact): readonly Piece[] {
  return [...scope, ...inherited, ...lead, ...trail].flatMap((at) => {
    const piece = pieces[at];
    return piece !== undefined && isOfScope(piece) ? [piece] : [];
  });
}

/** The labels of a value with those of the value before it that it does not name anew: « genou droit flexion 70, extension 20 ». */
function withNew(former: readonly Piece[], own: readonly Piece[]): readonly Piece[] {
  return [...former.filter(({ group }) => !own.some((one) => one.group === group)), ...own];
}

/**
 * The part of a sentence around an edit that is of these labels: from where one of them is named to where another of its
 * kind is, « genou gauche » after « genou droit ».
 */
function partOf(
  { pieces }: Spoken,
  edit: Edit | undefined,
  labels: readonly Piece[],
): readonly [first: number, end: number] {
  const at = pieces.findIndex(({ start }) => start >= (edit?.start ?? 0));
  const isRival = ({ group, key }: Piece): boolean =>
    labels.some((label) => label.group === group && label.key !== key);
  const starts = labels.map(({ group, key }) => {
    const afterRival =
      pieces.slice(0, at).findLastIndex((piece) => piece.group === group && piece.key !== key) + 1;
    return (
      afterRival +
      Math.max(
        0,
        pieces.slice(afterRival, at).findIndex((piece) => piece.key === key),
      )
    );
  });
  const rival = pieces.slice(at).findIndex(isRival);
  return [Math.max(0, ...starts), rival === -1 ? pieces.length : at + rival];
}

function nextValue(
  said: Spoken,
  next: Spoken,
  before: {
    readonly resumeAt: number;
    readonly labels: readonly Piece[];
    readonly edit: Edit | undefined;
    readonly isLast: boolean;
  },
  language: DictationLanguage,
): RestatedValue | 'unclear' | null {
  const { resumeAt } = before;
  let from = next.pieces.findIndex(({ start }) => start >= resumeAt);
  if (from === -1) return null;
  while (next.pieces[from]?.kind === 'comma') from += 1;
  const head = headOf(said.pieces, next.pieces, from);
  for (const group of MEASURED) {
    const value = valueOf(next.pieces, from, head, group, language);
    if (value === null || !isNamed(next.pieces, value)) continue;
    const named = labelsOf(next.pieces, value);
    const kept = before.labels.filter((label) => !named.some((own) => own.group === label.group));
    const part = partOf(said, before.edit, kept);
    const found = choosePlace(said, next, value, group, language, part);
    if (found === null) {
      // It is of another side, or another joint, than the words before it: new where that one is the last that was told.
      if (choosePlace(said, next, value, group, language) !== null) return before.isLast ? null : 'unclear';
      continue;
    }
    if (found === 'same' || (found !== 'unclear' && found.matched === 0)) return null;
    const labels = [...value.lead, ...value.trail].map((at) => next.pieces[at]?.key);
    if (found === 'unclear' || found.isMore || found.matched < labels.length) return 'unclear';
    const own = value.lead.length > 0 ? found.fact.lead : found.fact.trail;
    if (!own.every((at) => labels.includes(said.pieces[at]?.key))) return 'unclear';
    const edit = buildEdit(said, next, value, found, language);
    return edit === null ? null : { ...edit, value };
  }
  return null;
}
