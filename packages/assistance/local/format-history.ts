/** Section 7 as dated paragraphs in order of events. Words and lists stay the physician's. */
import { quoteDepth, splitSentences } from '@constat/language/text';
import { withoutHistoryAnnouncement } from '@constat/report/rules';
import { datedEvent, hasDateWithoutYear } from './event-date.ts';
import { dependsOnPrevious } from './history-order/depends-on-previous.ts';
import { orderEpisodes } from './history-order/order-episodes.ts';
import type { Episode } from './history-order/order-episodes.ts';
import type { TextLanguage } from '../fidelity/difference.ts';
import { punctuateDates } from './punctuate-dates.ts';
import { isHeadingLine, isListLine, tidyLines } from './tidy-lines.ts';
import { readWorker } from './worker-pronoun.ts';
import type { WorkerReading } from './worker-pronoun.ts';

/**
 * Formats the history of facts: one paragraph per date, sentence case, punctuation and typography; episodes told out of
 * order are put in order where they lean on nothing told before them, and take with them what leans on them. The section's own number and title are left out.
 */
export function formatHistory(text: string, { language }: { readonly language: TextLanguage }): string {
  const lines = tidyLines(withoutHistoryAnnouncement(text), language).map((line) =>
    punctuateDates(line, language),
  );
  const worker = readWorker(lines.join('\n'), language);
  const chapters = readChapters(joinQuotes(lines), language, worker);
  return chapters
    .flatMap(({ heading, episodes }) => [
      ...(heading === null ? [] : [heading]),
      ...orderEpisodes(episodes, worker).flatMap(({ paragraphs }) => paragraphs),
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
    else if (isHeadingLine(line) && !isLead && !isDatedNote(line, language))
      chapters.push({ heading: line, episodes: [] });
    else addSentences(episodes, splitSentences(line, language), language, worker);
  });
  return chapters;
}

/** « 2024-03-03 : chute »: a date, and what happened. */
function isDatedNote(line: string, language: TextLanguage): boolean {
  return /\p{L}/u.test(datedEvent(line, language)?.after ?? '');
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
  if (paragraphs === undefined)
    episodes.push({ date: null, paragraphs: [line], standsAlone: true, dependsOnPrevious: false });
  else paragraphs.push(last === undefined ? line : `${last}\n${line}`);
}

function addSentences(
  episodes: Episode[],
  sentences: readonly string[],
  language: TextLanguage,
  worker: WorkerReading,
): void {
  sentences.forEach((sentence, index) => {
    const event = datedEvent(sentence, language);
    const date = event?.date ?? null;
    const current = episodes.at(-1);
    const isNew =
      date === null
        ? current?.date !== null && hasDateWithoutYear(sentence, language)
        : date !== current?.date;
    if (current === undefined || isNew) {
      // Without its year an event stays behind the one that tells the year.
      const before = current?.paragraphs.join('\n') ?? '';
      const anchored = event !== null && dependsOnPrevious(sentence, event, language);
      const standsAlone = event !== null && !anchored && !worker.leans(sentence, before);
      episodes.push({
        date: date ?? current?.date ?? null,
        paragraphs: [sentence],
        standsAlone,
        dependsOnPrevious: anchored,
      });
      return;
    }
    const { paragraphs } = current;
    const last = paragraphs.pop();
    if (last === undefined) paragraphs.push(sentence);
    else if (index === 0) paragraphs.push(last, sentence);
    else paragraphs.push(`${last} ${sentence}`);
  });
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
