/** Reads one line of section 8: whether a heading opens it, which part it names, and where it ends. */
import {
  ADJECTIVES,
  ALONE,
  BEFORE_NOUN,
  BROAD,
  COMPLEMENTS,
  LINKS,
  NARROW,
  OPENERS,
  STRUCK,
  VERBS,
  VIEW,
  WEAK_OPENERS,
  WITH_OBJECT,
} from './heading-words.ts';
import { ANNOUNCEMENT, LEAD, NUMBERED, fold, readEnd } from './heading-marks.ts';
import type { Close } from './heading-marks.ts';
import type { SubjectivePart } from './split-subjective.ts';

/** What a line begins with. */
export type LineStart =
  | {
      readonly kind: 'heading';
      readonly part: SubjectivePart | 'title';
      /** Where the text of the part begins, in the line; 0 for a heading whose own words belong to the part. */
      readonly end: number;
    }
  /** It looks like a heading and is none that is known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'prose' };

const PROSE: LineStart = { kind: 'prose' };
const UNKNOWN: LineStart = { kind: 'unknown' };
const PARTS = ['appreciation', 'plaintes', 'impact'] as const satisfies readonly SubjectivePart[];
/** No heading is longer, in UTF-16 units. */
const LONGEST = 160;

const IMPACT_WORDS = [COMPLEMENTS.impact, OPENERS.impact, LINKS, BEFORE_NOUN, ADJECTIVES];

const TITLE =
  /^(?:section\s+(?:8|huit|eight)\s*[.,:–—-]?\s*)?(?:questionnaire\s+subjectif(?:\s+et\s+etat\s+actuel)?|subjective\s+questionnaire(?:\s+and\s+current\s+(?:state|status|condition))?)|^section\s+(?:8|huit|eight)(?!\.?\d)/u;
const WORD = /^[a-z](?:\.[a-z]){1,4}\.?|^[a-z0-9]+/u;
/** Between two words of one heading. */
const JOINT = /^(?:['\s]|\s?[/&+]\s?|[-–](?=\S))+/u;
/** What a heading adds in parentheses: « (AVQ) », « (hygiène, habillage) ». */
const ADDED = /^\s*\((?<words>[^()]{1,60})\)/u;
/** A comma or a dash that goes on with another name of the daily activities. */
const SERIES = /^\s*(?:,|[–—-])\s*(?=(?:les\s+)?(?:avq|avd|aivq|adls?|iadls?)\b)/u;
/**
 * What a line begins with.
 *
 * @param line without the blanks at its end
 * @param context `isInline` for what follows a sentence on its line, where only a sure heading counts; `standsAlone` for
 *   a line with a blank line before it and a sentence or a list below it
 */
export function readLineStart(
  line: string,
  {
    isInline = false,
    standsAlone = false,
  }: { readonly isInline?: boolean; readonly standsAlone?: boolean } = {},
): LineStart {
  const { text, at } = fold(line.slice(0, LONGEST));
  const isWhole = line.length <= LONGEST;
  const indent = text.length - text.trimStart().length;
  const mark = isInline ? 0 : indent + (LEAD.exec(text.slice(indent))?.[0].length ?? 0);
  const announced = ANNOUNCEMENT.exec(text.slice(mark))?.[0].length ?? 0;
  const lead = mark + announced;
  const title = isInline ? null : TITLE.exec(text.slice(lead));
  if (title !== null) {
    const end = readEnd(text.slice(lead + title[0].length), isWhole);
    if (end !== null)
      return { kind: 'heading', part: 'title', end: at[lead + title[0].length + end.length] ?? line.length };
  }
  const phrase = readPhrase(text, lead, isWhole);
  const found = phrase === null ? null : judge(phrase, isInline);
  if (found === 'heading' && phrase !== null)
    return {
      kind: 'heading',
      part: phrase.part,
      end: phrase.isNarrow ? (announced > 0 ? (at[lead] ?? 0) : 0) : (at[phrase.end] ?? line.length),
    };
  if (isInline) return PROSE;
  if (found === 'doubt') return UNKNOWN;
  const label = announced > 0 ? text.slice(mark) : text.slice(lead);
  if (looksLikeHeading(line, label, { lead: mark, isAnnounced: announced > 0 })) return UNKNOWN;
  return standsAlone && phrase === null && isTitle(line) ? UNKNOWN : PROSE;
}

interface Phrase {
  readonly part: SubjectivePart;
  readonly words: readonly string[];
  readonly opener: string;
  readonly close: Close;
  readonly end: number;
  readonly next: string;
  readonly isNarrow: boolean;
}

/** The words from `start` on, as long as they can be a heading of one part. */
function readPhrase(text: string, start: number, isWhole: boolean): Phrase | null {
  let opened: { readonly part: SubjectivePart; readonly opener: string } | null = null;
  const words: string[] = [];
  let hasObject = false;
  let place = start;
  for (;;) {
    const raw = WORD.exec(text.slice(place))?.[0] ?? '';
    const word = raw.replaceAll('.', '');
    if (raw === '') break;
    if (opened === null) {
      const part = PARTS.find((one) => OPENERS[one].has(word));
      if (part !== undefined && !(ADJECTIVES.has(word) && opensLater(text, place + raw.length, part)))
        opened = { part, opener: word };
      else if (!BEFORE_NOUN.has(word) && !ADJECTIVES.has(word)) break;
    } else if (!completes(word, opened, hasObject && text.slice(place, place + 60).includes(':'))) break;
    hasObject ||= opened !== null && WITH_OBJECT.has(opened.opener) && /^(?:sur|dans|on|in)$/u.test(word);
    words.push(word);
    place += raw.length;
    place += addedLength(text.slice(place), opened?.part ?? null);
    const joint = (SERIES.exec(text.slice(place)) ?? JOINT.exec(text.slice(place)))?.[0] ?? '';
    const end = readEnd(text.slice(place), isWhole);
    // A blank before a colon or a dash joins nothing.
    if (joint === '' || (end !== null && SERIES.exec(text.slice(place)) === null)) break;
    if (WORD.exec(text.slice(place + joint.length)) === null) break;
    place += joint.length;
  }
  if (opened === null) return null;
  const end = readEnd(text.slice(place), isWhole);
  const next = /^[\s'(/-]*([a-z0-9]+)/u.exec(text.slice(place))?.[1] ?? '';
  const isNarrow =
    opened.part === 'impact' &&
    words.some((word) => NARROW.has(word) || !IMPACT_WORDS.some((known) => known.has(word))) &&
    !words.some((word) => BROAD.has(word));
  return {
    ...opened,
    words,
    close: end?.close ?? 'none',
    end: place + (end?.length ?? 0),
    next,
    isNarrow,
  };
}

/** The length of what stands in parentheses, where each of its words may complete the heading. */
function addedLength(rest: string, part: SubjectivePart | null): number {
  const match = ADDED.exec(rest);
  if (match === null || part === null) return 0;
  const words = match.groups?.['words']?.match(/[a-z0-9]+/gu) ?? [];
  return words.every((word) => completes(word, { part }, false)) ? match[0].length : 0;
}

function opensLater(text: string, from: number, part: SubjectivePart): boolean {
  const next = /^\s+([a-z]+)/u.exec(text.slice(from))?.[1] ?? '';
  return OPENERS[part].has(next);
}

function completes(word: string, { part }: { readonly part: SubjectivePart }, isOpen: boolean): boolean {
  if (COMPLEMENTS[part].has(word) || LINKS.has(word) || OPENERS[part].has(word)) return true;
  if (part === 'impact' && NARROW.has(word)) return true;
  return isOpen && !VERBS.has(word) && !STRUCK.has(word) && !/\d/u.test(word);
}

/** Whether the phrase is a heading, may be one, or is the beginning of prose. */
function judge(
  { part, words, opener, close, next, isNarrow }: Phrase,
  isInline: boolean,
): 'heading' | 'doubt' | 'prose' {
  const content = words.filter((word) => !LINKS.has(word) && !BEFORE_NOUN.has(word));
  const isAdjective = /^fonctionnel(?:le)?s?$|^functional$/u.test(opener);
  const isLinkLast = LINKS.has(words.at(-1) ?? '');
  if (isLinkLast && close !== 'colon') return 'prose';
  // « Fonctionnel dans son quotidien » tells of a person.
  if (isAdjective && words[0] === opener && LINKS.has(words[1] ?? ''))
    return close === 'colon' ? 'doubt' : 'prose';
  if (close === 'none')
    return isFormal(part, content) && !VERBS.has(next) && !startsWithArticle(words) ? 'doubt' : 'prose';
  if (WEAK_OPENERS.has(opener) && close !== 'colon' && !words.some((word) => VIEW.has(word)))
    return close === 'line' && words.length === 1 ? 'doubt' : 'prose';
  if (opener === 'evaluation' && !words.some((word) => VIEW.has(word))) return 'doubt';
  if (close === 'colon') return 'heading';
  if (isInline) {
    const isAlone = words.length === 1 && ALONE.has(opener);
    return close === 'period' && (isAlone || (isFormal(part, content) && !isNarrow)) ? 'heading' : 'prose';
  }
  if (close === 'line') return 'heading';
  if (isNarrow) return 'doubt';
  if (close === 'period') return isAdjective && words.length === 1 ? 'doubt' : 'heading';
  if (isFormal(part, content)) return 'heading';
  return words.length === content.length && content.length === 1 ? 'doubt' : 'prose';
}

function startsWithArticle(words: readonly string[]): boolean {
  return /^(?:l|le|la|les|the|his|her|their|ses|son|sa)$/u.test(words[0] ?? '');
}

/** A heading that no sentence begins with: « Impact sur les AVQ », « Plaintes et problèmes ». */
function isFormal(part: SubjectivePart, content: readonly string[]): boolean {
  const openers = content.filter((word) => OPENERS[part].has(word));
  if (part === 'plaintes') return openers.length > 1;
  if (part === 'appreciation')
    return content.some((word) => VIEW.has(word)) && content.length > 1 && openers.length > 0;
  const names = content.filter((word) => WITH_OBJECT.has(word));
  return names.length > 0
    ? content.some((word) => BROAD.has(word) || word.startsWith('activit'))
    : content.some((word) => word.startsWith('activit')) &&
        (content.includes('vie') || content.includes('living'));
}

/** Finite verbs and pronouns that show a clause in a short line. */
const CLAUSE =
  /(?:^|\s)(?:est|sont|etait|ont|il|elle|ils|elles|on|je|ne|n'|is|are|was|were|has|had|he|she|they|it|i|not)(?:\s|$|')/u;

/** A title in capitals, in bold type or with a number of its own, or a short noun phrase with a colon. */
function looksLikeHeading(
  line: string,
  folded: string,
  { lead, isAnnounced }: { readonly lead: number; readonly isAnnounced: boolean },
): boolean {
  const text = folded.replaceAll(/[*_[\]]+/gu, '').trim();
  if (text === '' || CLAUSE.test(text.split(':')[0] ?? '') || /^[^:]*\sa\s/iu.test(line)) return false;
  const [label = '', ...after] = text.split(/\s*:(?=\s|$)/u);
  const count = label.split(/\s+/u).length;
  const value = after.join(':').trim();
  const isShort = count <= 6 && label.length <= 60 && !/[,;.!?»”]/u.test(label);
  if (!isShort) return false;
  const marks = line.slice(0, lead + 4);
  const isItem = lead > 0 && !NUMBERED.test(marks.trimStart().toLowerCase());
  if (after.length > 0) {
    if (value === '') return true;
    // « Douleur : 4 sur 10 » is a measure, and an item of a list is no heading.
    return !isItem && !/^\d/u.test(value) && /^\p{Lu}/u.test(line.trimStart().replace(/^[*_#\s]+/u, ''));
  }
  if (/[.!?;,…»”)]$/u.test(text)) return false;
  if (isAnnounced || (lead > 0 && NUMBERED.test(marks.trimStart().toLowerCase()))) return true;
  const letters = line.replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** A few words that begin with a capital and close no sentence. */
function isTitle(line: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’()/ -]{3,50}$/u.test(line.trim()) &&
    line.trim().split(/\s+/u).length <= 4 &&
    !CLAUSE.test(fold(line).text)
  );
}
