/** Section 7 as dated paragraphs in order of events. Words and lists stay the physician's. */
import { withoutHistoryAnnouncement } from '@constat/report/rules';
import { eventDate, hasDateWithoutYear } from './event-date.ts';
import type { TextLanguage } from '../fidelity/difference.ts';
import { quoteDepth, splitSentences } from './sentences.ts';
import { markDates } from './mark-dates.ts';
import { isHeadingLine, isListLine, tidyLines } from './tidy.ts';

/** What is told of one date: the sentence that dates it and what follows, up to the next date. */
interface Episode {
  /** `yyyymmdd`, or null before the first date. */
  readonly date: number | null;
  readonly paragraphs: string[];
  /** False when its first sentence leans on what was told before it ("il", "she"), so that it must stay behind it. */
  readonly standsAlone: boolean;
}

const LEANING =
  /(?<![\p{L}\p{M}’'])(?:il|elle|ils|elles|celui-ci|celle-ci|ce dernier|cette derni[èe]re|le m[êe]me|la m[êe]me|cette date|he|she|they|it|the latter|the same|that (?:day|date))(?![\p{L}\p{M}])/iu;

/**
 * Formats the history of facts: one paragraph per date, sentence case, punctuation and typography; episodes told out of
 * order are put in order where they lean on nothing told before them. The section's own number and title are left out.
 */
export function formatHistory(text: string, { language }: { readonly language: TextLanguage }): string {
  const lines = tidyLines(withoutHistoryAnnouncement(text), language).map((line) =>
    markDates(line, language),
  );
  const chapters = readChapters(joinQuotes(lines), language);
  return chapters
    .flatMap(({ heading, episodes }) => [
      ...(heading === null ? [] : [heading]),
      ...inOrder(episodes).flatMap(({ paragraphs }) => paragraphs),
    ])
    .join('\n\n');
}

interface Chapter {
  readonly heading: string | null;
  readonly episodes: Episode[];
}

function readChapters(lines: readonly string[], language: TextLanguage): readonly Chapter[] {
  const chapters: Chapter[] = [{ heading: null, episodes: [] }];
  const followers = nextLines(lines);
  lines.forEach((line, index) => {
    if (line === '') return;
    const episodes = chapters.at(-1)?.episodes ?? [];
    const isLead = line.endsWith(':') && isListLine(followers[index] ?? '');
    if (isListLine(line)) addLine(episodes, line);
    else if (isHeadingLine(line) && !isLead) chapters.push({ heading: line, episodes: [] });
    else addSentences(episodes, splitSentences(line), language);
  });
  return chapters;
}

/** For each line the next one that is not empty. */
function nextLines(lines: readonly string[]): readonly string[] {
  const followers = Array.from(lines, () => '');
  for (let index = lines.length - 2; index >= 0; index -= 1) {
    const next = lines[index + 1] ?? '';
    followers[index] = next === '' ? (followers[index + 1] ?? '') : next;
  }
  return followers;
}

function addLine(episodes: Episode[], line: string): void {
  const paragraphs = episodes.at(-1)?.paragraphs;
  const last = paragraphs?.pop();
  if (paragraphs === undefined) episodes.push({ date: null, paragraphs: [line], standsAlone: true });
  else paragraphs.push(last === undefined ? line : `${last}\n${line}`);
}

function addSentences(episodes: Episode[], sentences: readonly string[], language: TextLanguage): void {
  sentences.forEach((sentence, index) => {
    const date = eventDate(sentence, language);
    const current = episodes.at(-1);
    const isNew =
      date === null
        ? current?.date !== null && hasDateWithoutYear(sentence, language)
        : date !== current?.date;
    if (current === undefined || isNew) {
      // Without its year an event stays behind the one that tells the year.
      const standsAlone = date !== null && !LEANING.test(sentence);
      episodes.push({ date: date ?? current?.date ?? null, paragraphs: [sentence], standsAlone });
      return;
    }
    const { paragraphs } = current;
    const last = paragraphs.pop();
    if (last === undefined) paragraphs.push(sentence);
    else if (index === 0) paragraphs.push(last, sentence);
    else paragraphs.push(`${last} ${sentence}`);
  });
}

/**
 * Sorts what can be moved; an episode that leans on the one before it moves with that one. When such an episode is the
 * earlier of the two, its place in the order is not known, and all stay as the physician told them.
 */
function inOrder(episodes: readonly Episode[]): readonly Episode[] {
  const chains: Episode[][] = [];
  for (const episode of episodes) {
    const chain = chains.at(-1);
    if (chain === undefined || episode.standsAlone) chains.push([episode]);
    else chain.push(episode);
  }
  const isSorted = (chain: readonly Episode[]) =>
    chain.every(({ date }, at) => at === 0 || (date ?? 0) >= (chain[at - 1]?.date ?? 0));
  if (!chains.every(isSorted)) return episodes;
  return chains
    .map((chain) => ({ chain, date: chain[0]?.date ?? 0 }))
    .sort((one, other) => one.date - other.date)
    .flatMap(({ chain }) => chain);
}

/** A quotation that runs over several lines is one line, so that nothing in it is cut or moved. */
function joinQuotes(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let depth = 0;
  for (const line of lines) {
    const last = joined.at(-1);
    if (depth > 0 && last !== undefined) joined[joined.length - 1] = `${last}\n${line}`;
    else joined.push(line);
    depth = quoteDepth(line, depth);
  }
  // A quotation that never closes would swallow the rest: then lines are taken as they stand.
  return depth > 0 ? lines : joined;
}
