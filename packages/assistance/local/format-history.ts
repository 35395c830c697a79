/** Section 7 as dated paragraphs in order of events. Words and lists stay the physician's. */
import { withoutHistoryAnnouncement } from '@constat/report/rules';
import { eventDate, hasDateWithoutYear, isSurelyBefore } from './event-date.ts';
import type { TextLanguage } from '../fidelity/difference.ts';
import { quoteDepth, splitSentences } from './sentences.ts';
import { markDates } from './mark-dates.ts';
import { isHeadingLine, isListLine, tidyLines } from './tidy.ts';
import { readWorker } from './worker-pronoun.ts';
import type { WorkerReading } from './worker-pronoun.ts';

/** What is told of one date: the sentence that dates it and what follows, up to the next date. */
interface Episode {
  /** `yyyymmdd`, or null before the first date. */
  readonly date: number | null;
  readonly paragraphs: string[];
  /** False when its first sentence leans on what was told before it (« celui-ci », "it"), so that it must stay behind it. */
  readonly standsAlone: boolean;
}

/**
 * Formats the history of facts: one paragraph per date, sentence case, punctuation and typography; episodes told out of
 * order are put in order where they lean on nothing told before them. The section's own number and title are left out.
 */
export function formatHistory(text: string, { language }: { readonly language: TextLanguage }): string {
  const lines = tidyLines(withoutHistoryAnnouncement(text), language).map((line) =>
    markDates(line, language),
  );
  const worker = readWorker(lines.join('\n'), language);
  const chapters = readChapters(joinQuotes(lines), language, worker);
  return chapters
    .flatMap(({ heading, episodes }) => [
      ...(heading === null ? [] : [heading]),
      ...inOrder(episodes, worker).flatMap(({ paragraphs }) => paragraphs),
    ])
    .join('\n\n');
}

interface Chapter {
  readonly heading: string | null;
  readonly episodes: Episode[];
}

function readChapters(
  lines: readonly string[],
  language: TextLanguage,
  worker: WorkerReading,
): readonly Chapter[] {
  const chapters: Chapter[] = [{ heading: null, episodes: [] }];
  const followers = nextLines(lines);
  lines.forEach((line, index) => {
    if (line === '') return;
    const episodes = chapters.at(-1)?.episodes ?? [];
    const isLead = line.endsWith(':') && isListLine(followers[index] ?? '');
    if (isListLine(line)) addLine(episodes, line);
    else if (isHeadingLine(line) && !isLead) chapters.push({ heading: line, episodes: [] });
    else addSentences(episodes, splitSentences(line), language, worker);
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

function addSentences(
  episodes: Episode[],
  sentences: readonly string[],
  language: TextLanguage,
  worker: WorkerReading,
): void {
  sentences.forEach((sentence, index) => {
    const date = eventDate(sentence, language);
    const current = episodes.at(-1);
    const isNew =
      date === null
        ? current?.date !== null && hasDateWithoutYear(sentence, language)
        : date !== current?.date;
    if (current === undefined || isNew) {
      // Without its year an event stays behind the one that tells the year.
      const before = current?.paragraphs.join('\n') ?? '';
      const standsAlone = date !== null && !worker.leans(sentence, before);
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
 * earlier of the two, its place in the order is not known, and all stay as the physician told them; so they do when a
 * pronoun for the worker would come behind another person.
 */
function inOrder(episodes: readonly Episode[], worker: WorkerReading): readonly Episode[] {
  const chains: Episode[][] = [];
  const vague = vagueDates(episodes);
  for (const episode of episodes) {
    const chain = chains.at(-1);
    if (chain === undefined || (episode.standsAlone && !vague.has(episode.date ?? 0))) chains.push([episode]);
    else chain.push(episode);
  }
  const isSorted = (chain: readonly Episode[]) =>
    chain.every(({ date }, at) => at === 0 || !isSurelyBefore(date ?? 0, chain[at - 1]?.date ?? 0));
  if (!chains.every(isSorted)) return episodes;
  const sorted = chains
    .map((chain) => ({ chain, date: chain[0]?.date ?? 0 }))
    .sort((one, other) => one.date - other.date)
    .flatMap(({ chain }) => chain);
  const toldBefore = new Map(episodes.map((episode, at) => [episode, episodes[at - 1]]));
  const isRead = sorted.every((episode, at) => {
    const before = sorted[at - 1];
    if (before === undefined || toldBefore.get(episode) === before) return true;
    return worker.canFollow(episode.paragraphs[0] ?? '', before.paragraphs.join('\n'));
  });
  return isRead ? sorted : episodes;
}

/**
 * The months and years that stand beside a date within them: « en juin 2020 » beside « le 3 juin 2020 » may be before it
 * or after it, and stays behind what it was told after.
 */
function vagueDates(episodes: readonly Episode[]): ReadonlySet<number> {
  const dates = new Set<number>();
  for (const { date } of episodes) {
    if (date === null) continue;
    if (date % 100 !== 0) dates.add(date - (date % 100));
    if (date % 10_000 !== 0) dates.add(date - (date % 10_000));
  }
  return dates;
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
