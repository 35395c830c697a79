import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';
import { isContent, isLinked } from './correctable-facts.ts';
import type { Piece } from './correctable-facts.ts';
import type { DateMember } from './correctable-figures.ts';
import { isAtEnd, isComparable } from './correction-place.ts';
import type { Edit, Match, Restated, Spoken, Value } from './correction-place.ts';
import { NAMES } from './word-groups.ts';

/** How one value restates a place; not `isWhole` where more of the next words may restate what was said. */
export type Restating = Omit<Restated, 'isNamed'> & { readonly isWhole: boolean };

/**
 * What to write where the value restates the place: the value, with what names it anew, and the rest of its phrase.
 * Where it is not whole, something else must take the rest up.
 */
export function buildEdit(
  said: Spoken,
  next: Spoken,
  value: Value,
  { fact, isMore }: Match,
  language: DictationLanguage,
): Restating | null {
  const own = said.pieces[fact.at] as Piece;
  const fresh = next.pieces[value.at] as Piece;
  const begin = isMore
    ? {
        said: (said.pieces[fact.lead[0] ?? fact.at] as Piece).start,
        next: (next.pieces[value.lead[0] ?? value.at] as Piece).start,
      }
    : startOf(said, next, fact.at, value, language);
  const beside = alongside(said.pieces, fact.at, next.pieces, value.at);
  if (beside !== null) {
    const resumeAt = next.pieces[beside - 1]?.end ?? fresh.end;
    const edit = {
      start: begin.said,
      end: said.pieces.at(-1)?.end ?? own.end,
      insert: next.tokens.slice(begin.next, resumeAt),
    };
    return { edits: [edit], resumeAt, isLast: true, isWhole: true };
  }
  const isLast = isAtEnd(said.pieces, fact);
  const ownTrail = fact.trail.map((at) => said.pieces[at] as Piece);
  const trail = value.trail.map((at) => next.pieces[at] as Piece);
  const known = trail.findIndex(
    (piece) =>
      ![...fact.lead, ...fact.inherited, ...fact.trail].some((at) => said.pieces[at]?.key === piece.key),
  );
  const taken = known === -1 ? trail : trail.slice(0, known);
  const isSameTrail =
    ownTrail.length > 0 &&
    taken.length === ownTrail.length &&
    taken.every(({ key }, at) => key === ownTrail[at]?.key);
  const edit = isSameTrail
    ? {
        start: begin.said,
        end: ownTrail.at(-1)?.end ?? own.end,
        insert: next.tokens.slice(begin.next, taken.at(-1)?.end),
      }
    : valueEdit(said, next, own, fresh, begin);
  const resumeAt = endOfNoun(next.tokens, taken.at(-1)?.end ?? fresh.end, language);
  if (isLast) return { edits: [edit], resumeAt, isLast, isWhole: true };
  const lastKept = ownTrail.findLast(({ key }) => taken.some((piece) => piece.key === key));
  const phraseAt = isSameTrail ? edit.end : (lastKept?.end ?? edit.end);
  return { ...withPhrase(said, next, { edit, phraseAt, resumeAt }, language), isLast };
}

/** The rest of the phrase that a preposition links goes with the value; what begins anew goes on where it was said. */
function withPhrase(
  said: Spoken,
  next: Spoken,
  { edit, phraseAt, resumeAt }: { readonly edit: Edit; readonly phraseAt: number; readonly resumeAt: number },
  language: DictationLanguage,
): { readonly edits: readonly Edit[]; readonly resumeAt: number; readonly isWhole: boolean } {
  const from = next.pieces.findIndex(({ start }) => start >= resumeAt);
  const after = from === -1 ? [] : next.pieces.slice(from);
  const stop = after.findIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  const phrase = stop === -1 ? after : after.slice(0, stop);
  if (phrase.length === 0) return { edits: [edit], resumeAt, isWhole: true };
  if (isLinked(phrase[0], next.tokens, language) && !phrase.some(({ figure }) => figure?.article === false)) {
    const end = phrase.at(-1)?.end ?? resumeAt;
    const insert = next.tokens.slice(resumeAt, end);
    return { edits: [edit, { start: phraseAt, end: phraseAt, insert }], resumeAt: end, isWhole: true };
  }
  const first = phrase.find(isContent);
  const isNew = first?.kind === 'word' && !said.pieces.some(({ key }) => key === first.key);
  return {
    edits: [edit],
    resumeAt,
    isWhole: isNew && phrase[0]?.small !== 'copula' && !isLinked(phrase[0], next.tokens, language),
  };
}

/** Past the "one" of "the left one". */
function endOfNoun(tokens: readonly Token[], at: number, language: DictationLanguage): number {
  const { key, kind } = tokens[at] ?? {};
  return language === 'en' && kind === 'word' && (key === 'one' || key === 'ones') ? at + 1 : at;
}

interface Begin {
  readonly said: number;
  readonly next: number;
}

/** Where the two begin, with the small words that change with the value: « au genou », « à la cheville ». */
function startOf(said: Spoken, next: Spoken, at: number, value: Value, language: DictationLanguage): Begin {
  const own = said.pieces[at] as Piece;
  const fresh = next.pieces[value.at] as Piece;
  const before = smallBefore(said.pieces, at);
  const anew = smallBefore(next.pieces, value.at);
  const [first] = anew;
  const isOwnWord =
    NAMES.has(own.group ?? '') ||
    (own.group === 'side' && language === 'fr' && before.length === 0 && value.lead.length === 0);
  if (isOwnWord && first !== undefined) {
    // "of the index finger", restated as "the ring finger": the preposition stays, where no article is part of it.
    const keepsLink =
      first.small === 'article' &&
      before[1]?.small === 'article' &&
      (language === 'en' || first.key === 'la' || first.key === "l'");
    return { said: before[keepsLink ? 1 : 0]?.start ?? own.start, next: first.start };
  }
  let shared = 0;
  while (shared < before.length && before.at(-1 - shared)?.key === anew.at(-1 - shared)?.key) shared += 1;
  return {
    said: before[before.length - shared]?.start ?? own.start,
    next: anew[anew.length - shared]?.start ?? fresh.start,
  };
}

/** The prepositions and articles just before a piece. */
function smallBefore(pieces: readonly Piece[], at: number): readonly Piece[] {
  let from = at;
  while (pieces[from - 1]?.small === 'preposition' || pieces[from - 1]?.small === 'article') from -= 1;
  return pieces.slice(from, at);
}

/** The value in place of the other; a unit, and parts of a date, that it leaves unsaid stay. */
function valueEdit(said: Spoken, next: Spoken, own: Piece, fresh: Piece, begin: Begin): Edit {
  const insert = next.tokens.slice(begin.next, fresh.end);
  if (own.figure === null || fresh.figure === null) return { start: begin.said, end: own.end, insert };
  if (own.figure.sort === 'date') {
    const dayed = withDay(said, next, own, fresh);
    if (dayed !== null) return dayed;
    const merged = mergeDates(said, next, own, fresh);
    return merged === null
      ? { start: begin.said, end: own.end, insert }
      : { start: own.start, end: own.end, insert: merged };
  }
  const keepsUnit = fresh.figure.unit === null;
  return { start: begin.said, end: keepsUnit ? own.start + own.figure.valueLength : own.end, insert };
}

/** « en mars 2024 », restated as « le 3 mars »: the new date with its article, and the year where it leaves that unsaid. */
function withDay(said: Spoken, next: Spoken, own: Piece, fresh: Piece): Edit | null {
  const [old, named] = [own, fresh].map((piece) => inOrder(piece.figure?.members ?? []));
  if (old === undefined || named === undefined) return null;
  if ([...old, ...named].some(({ turn }) => turn > 0)) return null;
  const has = (parts: readonly DateMember[], name: DateMember['part']): boolean =>
    parts.some(({ part }) => part === name);
  const year = old.find(({ part }) => part === 'year');
  const isDayNew = has(named, 'day') && has(named, 'month') && !has(old, 'day');
  if (!isDayNew) return null;
  const before = smallBefore(said.pieces, said.pieces.indexOf(own));
  const [opening] = smallBefore(next.pieces, next.pieces.indexOf(fresh));
  // « depuis mars » and « le 3 mars » make « depuis le 3 mars »; « en » and "in" are of a month alone.
  const keepsOwn = opening?.small === 'article' && !/^(?:en|in)$/u.test(before[0]?.key ?? '');
  const isReplaced = opening !== undefined && !keepsOwn;
  return {
    start: isReplaced ? (before[0]?.start ?? own.start) : own.start,
    end: own.end,
    insert: [
      ...next.tokens.slice(opening?.start ?? fresh.start, fresh.end),
      ...(year === undefined || has(named, 'year') ? [] : said.tokens.slice(year.start, year.end)),
    ],
  };
}

/** The parts that the new date names in place of those of the old; null where it leaves none unsaid. */
function mergeDates(said: Spoken, next: Spoken, own: Piece, fresh: Piece): readonly Token[] | null {
  const old = inOrder(own.figure?.members ?? []);
  const named = inOrder(fresh.figure?.members ?? []);
  if (named.length === 0 || old.every(({ part }) => named.some((one) => one.part === part))) return null;
  const tokens: Token[] = [];
  let at = own.start;
  for (const { part, turn, start, end } of old) {
    const anew = named.find((one) => one.part === part && one.turn === turn);
    tokens.push(...said.tokens.slice(at, start));
    tokens.push(
      ...(anew === undefined ? said.tokens.slice(start, end) : next.tokens.slice(anew.start, anew.end)),
    );
    at = end;
  }
  const last = old.at(-1)?.part;
  const added = named.filter(({ part }) => !old.some((one) => one.part === part));
  const [first] = added;
  if (first !== undefined && last !== 'year')
    tokens.push(...next.tokens.slice(first.start, added.at(-1)?.end));
  return tokens;
}

/** The parts of a date, and which of its day, month or year each is: the first or the second of a range. */
function inOrder(members: readonly DateMember[]): readonly (DateMember & { readonly turn: number })[] {
  return members.map((member, at) => ({
    ...member,
    turn: members.slice(0, at).filter(({ part }) => part === member.part).length,
  }));
}

/**
 * Pieces of the next words that run beside all that was said from the place on: the same words, and figures of one
 * kind. Null where something was said that they do not restate, or where nothing was said after the place.
 */
function alongside(
  said: readonly Piece[],
  place: number,
  next: readonly Piece[],
  value: number,
): number | null {
  if (!said.slice(place + 1).some(isContent)) return null;
  let old = place + 1;
  let fresh = value + 1;
  for (;;) {
    while (said[old]?.kind === 'small' && said[old]?.key !== next[fresh]?.key) old += 1;
    while (next[fresh]?.kind === 'small' && old < said.length && next[fresh]?.key !== said[old]?.key)
      fresh += 1;
    const before = said[old];
    const after = next[fresh];
    if (before === undefined) return fresh;
    if (after === undefined || before.kind !== after.kind) return null;
    const isSame = before.key === after.key;
    if (!isSame && !(before.kind === 'figure' && isComparable(before, after))) return null;
    old += 1;
    fresh += 1;
  }
}
