/** The order of what the history tells, by the dates of its events. */
import { isSurelyBefore } from '../event-date.ts';
import type { WorkerReading } from '../worker-pronoun.ts';

/** What is told of one date: the sentence that dates it and what follows, up to the next date. */
export interface Episode {
  /** `yyyymmdd`, or null before the first date. */
  readonly date: number | null;
  readonly paragraphs: string[];
  /** False when its first sentence depends on what was told before it (« celui-ci », "it"), so that it must stay behind it. */
  readonly standsAlone: boolean;
  /** True when it says itself that it belongs behind what was told before it (« trois semaines auparavant »). */
  readonly dependsOnPrevious: boolean;
}

/**
 * Sorts what can be moved; an episode that depends on the one before it moves with that one. When such an episode is the
 * earlier of the two, its place in the order is not known, and all stay as the physician told them; so they do when a
 * pronoun for the worker would come behind another person. One that says its own place (« trois semaines auparavant »)
 * keeps it behind what it counts from, whatever its date.
 */
export function orderEpisodes(episodes: readonly Episode[], worker: WorkerReading): readonly Episode[] {
  const chains: Episode[][] = [];
  const vague = vagueDates(episodes);
  for (const episode of episodes) {
    const chain = chains.at(-1);
    if (chain === undefined || (episode.standsAlone && !vague.has(episode.date ?? 0))) chains.push([episode]);
    else chain.push(episode);
  }
  const isSorted = (chain: readonly Episode[]) =>
    chain.every(
      ({ date, dependsOnPrevious }, at) =>
        at === 0 || dependsOnPrevious || !isSurelyBefore(date ?? 0, chain[at - 1]?.date ?? 0),
    );
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
