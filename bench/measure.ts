/** What every benchmark answers with, and how it measures: in turn with its peers, after a warm-up, several times. */

export type Unit = 'ms' | 's' | 'kB' | 'MB' | '%' | 'a second' | '×' | '';

/** How far a figure should go: a bound of our own value in its unit, or how many times better than the peer ours should be. */
export type Aim =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly timesBetter: number };

/** One line of the table. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  /** What each round measured. */
  readonly ours: readonly number[];
  /** The same work done by another, round by round in turn with ours. */
  readonly peer?: { readonly name: string; readonly values: readonly number[] };
  readonly aim?: Aim;
  /** True where more is better, as of saves a second; less is better otherwise. */
  readonly moreIsBetter?: boolean;
}

export interface Spread {
  readonly median: number;
  /** A quarter of the rounds lies below the first and above the second. */
  readonly quarters: readonly [lower: number, upper: number];
}

/** The value that a share of the sorted values lies below; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), quarters: [quantile(values, 0.25), quantile(values, 0.75)] };
}

/**
 * How many times better ours is than the peer, null without one. Rounds that were measured in turn are compared pair by
 * pair: a machine that is slower for a while is so for both.
 */
export function timesBetter({ ours, peer, moreIsBetter = false }: Figure): number | null {
  if (peer === undefined) return null;
  const ratio = (own: number, other: number): number => (moreIsBetter ? own / other : other / own);
  if (ours.length !== peer.values.length) return ratio(quantile(ours, 0.5), quantile(peer.values, 0.5));
  return quantile(
    ours.map((own, round) => ratio(own, peer.values[round] ?? Number.NaN)),
    0.5,
  );
}

/** True where the figure goes as far as it should, null where it has no aim. */
export function isMet(figure: Figure): boolean | null {
  const { aim, ours } = figure;
  if (aim === undefined) return null;
  if ('timesBetter' in aim) return (timesBetter(figure) ?? 0) >= aim.timesBetter;
  const own = quantile(ours, 0.5);
  return 'atMost' in aim ? own <= aim.atMost : own >= aim.atLeast;
}

/** Milliseconds that the work takes. */
export async function milliseconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Milliseconds that this process had the processor for the work: what else the machine does is left out. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Measures the works in turn, round by round.
 * @param measure of one run of a work, such as `processorMs`
 * @param warmUp rounds that do not count
 * @returns what each round measured, a list for each work in their order
 */
export async function inTurn(
  works: readonly (() => unknown)[],
  measure: (work: () => unknown) => Promise<number>,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Promise<readonly (readonly number[])[]> {
  const measured = works.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const value = await measure(work);
      if (round >= 0) measured[index]?.push(value);
    }
  }
  return measured;
}
