import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';
import { figureAt } from './correctable-figures.ts';
import type { Figure } from './correctable-figures.ts';
import { trailOf } from './trailing-labels.ts';
import { isLinking, MEASURED, meaningOf, QUALIFIERS, smallWordOf } from './word-groups.ts';
import type { SmallWord } from './word-groups.ts';

/** One thing said: a figure, a word, a small word, or a mark between two clauses or sentences. */
export interface Piece {
  readonly kind: 'figure' | 'word' | 'small' | 'comma' | 'stop';
  /** The same for the same meaning, however it is said. */
  readonly key: string;
  /** Pieces of one group can stand for one another; null for a plain word. */
  readonly group: string | null;
  readonly figure: Figure | null;
  readonly small: SmallWord | null;
  readonly endsSentence: boolean;
  readonly start: number;
  readonly end: number;
}

/** Something that can be corrected: a figure or a word with a group, and the labels that say what it is of. */
export interface Fact {
  /** Index of its piece. */
  readonly at: number;
  /** Indexes of the content pieces before it and, linked to it, after it. */
  readonly lead: readonly number[];
  readonly trail: readonly number[];
  /** Labels that the fact before it gives it as well: « flexion à droite 90, à gauche 80 ». */
  readonly inherited: readonly number[];
  /** Labels of an earlier fact that still hold, each until another of its kind: « genou droit flexion 90, extension 0 ». */
  readonly scope: readonly number[];
}

const SENTENCE_ENDS = new Set(['.', '!', '?', '…', '...']);

/** Cuts tokens into pieces. A quotation that was dictated is none of the physician's own words: no piece of it matches. */
export function piecesOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  language: DictationLanguage,
): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end;) {
    const piece = pieceAt(tokens, at, language);
    pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], at: number, language: DictationLanguage): Piece {
  const token = tokens[at] as Token;
  const base = {
    key: token.key,
    group: null,
    figure: null,
    small: null,
    endsSentence: false,
    start: at,
    end: at + 1,
  };
  if (token.kind === 'break' || token.kind === 'item') return { ...base, kind: 'stop', endsSentence: true };
  if (token.kind === 'mark') {
    const endsSentence = SENTENCE_ENDS.has(token.key);
    return { ...base, kind: endsSentence ? 'stop' : 'comma', endsSentence };
  }
  if (token.kind !== 'word' || token.marks.includes('quoted'))
    return { ...base, kind: 'word', key: `held ${at}` };
  const figure = figureAt(tokens, at, language);
  if (figure !== null) {
    const key = `${figure.sort}:${figure.value}${figure.unit ?? ''}`;
    return { ...base, kind: 'figure', key, group: figure.sort, figure, end: at + figure.length };
  }
  const meaning = meaningOf(token.key);
  if (meaning !== null) return { ...base, kind: 'word', ...meaning };
  const small = smallWordOf(token.key, language);
  if (small !== null) return { ...base, kind: 'small', small };
  return { ...base, kind: 'word', key: singular(token.key) };
}

/** Whether the piece says something: a word or a figure. */
export function isContent(piece: Piece | undefined): piece is Piece {
  return piece !== undefined && (piece.kind === 'word' || piece.kind === 'figure');
}

/** The facts of one group, in order. A number said as an article is one only before a `value` that is said so, or in its unit. */
export function factsOf(
  pieces: readonly Piece[],
  group: string,
  language: DictationLanguage,
  value: Figure | null,
): Fact[] {
  const facts: Fact[] = [];
  let lead: number[] = [];
  let scope: readonly number[] = [];
  let taken = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'stop') {
      lead = [];
      scope = [];
      facts.push(SENTENCE_END);
    } else if (piece.endsSentence) {
      lead = lead.filter((label) => isOfScope(pieces[label]));
    }
    if (at < taken || !isContent(piece)) continue;
    const isValue = MEASURED.has(piece.group ?? '') && piece.figure?.article === false;
    const isArticle = piece.figure?.article === true && !countsFor(piece.figure, value);
    const isOwn = piece.group === group && !isArticle;
    if (isOwn || (isValue && MEASURED.has(group))) {
      const trail = trailOf(pieces, at, [...scope, ...lead], language);
      const inherited = MEASURED.has(group) ? inheritedBy(pieces, { at, lead, trail }, facts.at(-1)) : [];
      // « taille 178 » after « cuisse 45 »: of something else.
      if (lead.some((label) => pieces[label]?.group === null)) scope = [];
      const fact = { at, lead, trail, inherited, scope: withoutKindsOf(scope, pieces, [...lead, ...trail]) };
      const opened = lead.filter((label) => isOfScope(pieces[label]));
      // A label after the value may as well open the next: from there on nobody can tell.
      scope = withoutKindsOf([...scope, ...opened], pieces, trail).filter(
        (label) =>
          opened.includes(label) || !opened.some((one) => pieces[one]?.group === pieces[label]?.group),
      );
      facts.push(isOwn ? fact : { ...fact, at: -1 - at });
      taken = (trail.at(-1) ?? at) + 1;
      lead = [];
    } else if (piece.figure?.article !== true) {
      lead = [...ofItsOwn(lead, pieces, at), at];
    }
  }
  return facts.filter(({ at }) => at >= 0);
}

/** Kinds of labels that go on from one fact to the next. */
const SCOPES: ReadonlySet<string> = new Set(['side', 'place', 'front', 'mode', 'posture', 'weekday']);

/** Kinds of labels that name the thing which the words after them are of. */
const NAMING: ReadonlySet<string> = new Set([...SCOPES, 'date', 'level', 'finger']);

/**
 * The labels before the one at `at` that are not of another thing: « genou droit sensible, genou gauche flexion 60 » is of the
 * left one alone, « à droite et à gauche » of both.
 */
function ofItsOwn(lead: readonly number[], pieces: readonly Piece[], at: number): readonly number[] {
  const { group, key } = pieces[at] as Piece;
  if (group === null || !NAMING.has(group)) return lead;
  const rival = lead.findLast((label) => pieces[label]?.group === group && pieces[label]?.key !== key);
  if (rival === undefined) return lead;
  const between = pieces.slice(rival + 1, at);
  const last = between.findLastIndex(
    (piece) => piece.kind === 'comma' || (isContent(piece) && !NAMING.has(piece.group ?? '')),
  );
  return last === -1 ? lead : lead.filter((label) => label > rival + 1 + last);
}

/** Whether a label is of a kind that goes on from one fact to the next. */
export function isOfScope(piece: Piece | undefined): boolean {
  return SCOPES.has(piece?.group ?? '');
}

/** Those labels whose kind is not among the others. */
function withoutKindsOf(
  labels: readonly number[],
  pieces: readonly Piece[],
  others: readonly number[],
): readonly number[] {
  const kinds = new Set(others.map((at) => pieces[at]?.group));
  return labels.filter((at) => !kinds.has(pieces[at]?.group));
}

/** Of a fact of another group, which is kept for what it gives the next. */
function placeOf({ at }: Fact): number {
  return at < 0 ? -1 - at : at;
}

function countsFor({ unit }: Figure, value: Figure | null): boolean {
  return value !== null && (value.article || (unit !== null && unit === value.unit));
}

const SENTENCE_END: Fact = { at: Number.NEGATIVE_INFINITY, lead: [], trail: [], inherited: [], scope: [] };

/** A fact that names only a side or the like, or nothing, is of what the one before it is of. */
function inheritedBy(
  pieces: readonly Piece[],
  { at: own, lead, trail }: Pick<Fact, 'at' | 'lead' | 'trail'>,
  previous: Fact | undefined,
): readonly number[] {
  if (previous === undefined || previous === SENTENCE_END) return [];
  // « trente séances » are of themselves, and a measure in another unit is of something else.
  if (trail[0] === own + 1 && pieces[own + 1]?.group === null) return [];
  const [unit, before] = [pieces[own]?.figure?.unit, pieces[placeOf(previous)]?.figure?.unit];
  if (unit != null && before != null && unit !== before) return [];
  const groups = [...lead, ...trail].map((at) => pieces[at]?.group ?? null);
  if (lead.some((at) => !QUALIFIERS.has(pieces[at]?.group ?? ''))) return [];
  return [...previous.lead, ...previous.inherited].filter((at) => {
    const group = pieces[at]?.group ?? null;
    return group === null || !groups.includes(group);
  });
}

/** Whether what follows belongs to what stands before it. */
export function isLinked(
  piece: Piece | undefined,
  tokens: readonly Token[],
  language: DictationLanguage,
): boolean {
  return piece !== undefined && isLinking(tokens[piece.start]?.key ?? '', language);
}

function singular(key: string): string {
  return key.length > 3 && key.endsWith('s') ? key.slice(0, -1) : key;
}
