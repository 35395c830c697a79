/**
 * The permanent impairment of the sequelae of one event: articles 1, 3, 4 and 7 of the Règlement sur le barème des dommages
 * corporels (A-3.001, r. 2). Articles 5 and 9 and following, the special rules of the chapters (article 8) and the annexes
 * are not applied.
 */
import { isBlankSequela, isOutdated } from './impairment.ts';
import type { Impairment, Nature, Origin, Sequela } from './impairment.ts';
import { organKey, organName } from './organ.ts';
import { readPercent, sumOf, WHOLE } from './percent.ts';
import type { Hundredths } from './percent.ts';

/** The articles of the regulation that a figure follows from. */
export type Article = 1 | 3 | 4 | 7;

/** Why a figure is not known; with the place of the sequela, from 0, where one is meant. */
export type Gap =
  | {
      readonly reason:
        | 'no-percent'
        | 'unreadable-percent'
        | 'over-hundred'
        | 'no-side'
        | 'no-organ'
        | 'no-table';
      readonly sequela: number;
    }
  | { readonly reason: 'prior-on-both-sides'; readonly organ: string }
  | {
      readonly reason: 'no-dpjv' | 'unreadable-dpjv' | 'outdated-dpjv' | 'dpjv-without-table';
      readonly of: Nature;
    }
  | { readonly reason: 'several-tables' };

/** The additional percentage of one organ that is impaired on both sides. */
export interface Bilaterality {
  /** As the first of its sequelae names it. */
  readonly organ: string;
  readonly right: Hundredths;
  readonly left: Hundredths;
  /** The sum of the side that is less severely impaired. */
  readonly percent: Hundredths;
}

/** An organ that is impaired on one side alone, while another is on the other side. */
export interface UnlikeOrgan {
  readonly organ: string;
  readonly side: 'right' | 'left';
}

export interface FixedDpjv {
  readonly percent: Hundredths;
  readonly origin: Origin | null;
}

export interface ImpairmentResult {
  /** Of the sequelae whose percentage is known, without those that were there before. */
  readonly sums: { readonly [Name in Nature]: Hundredths };
  readonly bilateral: readonly Bilaterality[];
  /** The organs of the two sides that no bilaterality was counted for; none where one side alone is impaired. */
  readonly unlike: readonly UnlikeOrgan[];
  /** By the sum that it is a function of; null where that is zero, or where it is not known. */
  readonly dpjv: { readonly [Name in Nature]: FixedDpjv | null };
  readonly gaps: readonly Gap[];
  /** Null while a figure is missing. */
  readonly total: Hundredths | null;
  /** The total is stated as it is (article 4). */
  readonly isOverHundred: boolean;
}

/** Works the impairment out; null where there is no sequela. */
export function computeImpairment(impairment: Impairment): ImpairmentResult | null {
  const { sequelae } = impairment;
  if (sequelae.every(isBlankSequela)) return null;
  // The sides on which there is a deficit.
  const sides = new Set(
    sequelae.filter((one) => one.nature === 'dap' && !isBlankSequela(one)).map(({ side }) => side),
  );
  const gaps = sequelae.flatMap((sequela, at) => gapsOf(sequela, at, impairment, sides));
  const sums = { dap: sumOfNature(sequelae, 'dap'), pe: sumOfNature(sequelae, 'pe') };
  const organs = organsOf(sequelae);
  const bilateral = organs.flatMap((organ) => bilateralityOf(organ));
  gaps.push(...organs.flatMap(priorOnBothSides));
  const sumsAreKnown = gaps.length === 0;
  const dpjv = { dap: dpjvOf(impairment, 'dap', sums), pe: dpjvOf(impairment, 'pe', sums) };
  if (sumsAreKnown)
    for (const nature of ['dap', 'pe'] as const) gaps.push(...dpjvGaps(impairment, nature, sums));
  if (tablesUsed(impairment, sums) > 1) gaps.push({ reason: 'several-tables' });
  const total =
    gaps.length > 0
      ? null
      : sumOf([
          sums.dap,
          ...bilateral.map(({ percent }) => percent),
          dpjv.dap?.percent ?? 0,
          sums.pe,
          dpjv.pe?.percent ?? 0,
        ]);
  return {
    sums,
    bilateral,
    unlike: unlikeOrgans(organs),
    dpjv,
    gaps,
    total,
    isOverHundred: total !== null && total > WHOLE,
  };
}

function percentOf({ percent }: Sequela): Hundredths | undefined {
  const amount = readPercent(percent);
  return amount === undefined || amount > WHOLE ? undefined : amount;
}

/** A disfigurement that was there before is not evaluated: it has no part in bilaterality. */
function isEvaluated({ nature, isPrior }: Sequela): boolean {
  return nature === 'dap' || !isPrior;
}

/** Whether article 7 can take it up: disfigurement, and what has no side nor like, has no part in it. */
export function countsForBilaterality({ nature, side, organ }: Sequela): boolean {
  return nature === 'dap' && (side !== '' || organ.trim() !== '');
}

function gapsOf(
  sequela: Sequela,
  at: number,
  { tables }: Impairment,
  sides: ReadonlySet<Sequela['side']>,
): readonly Gap[] {
  if (isBlankSequela(sequela) || !isEvaluated(sequela)) return [];
  const { nature, percent, side, organ, isPrior, origin } = sequela;
  const gaps: Gap[] = [];
  const amount = readPercent(percent);
  if (percent.trim() === '') gaps.push({ reason: 'no-percent', sequela: at });
  else if (amount === undefined) gaps.push({ reason: 'unreadable-percent', sequela: at });
  else if (amount > WHOLE) gaps.push({ reason: 'over-hundred', sequela: at });
  if (origin !== null && tables.every(({ id }) => id !== origin.tableId))
    gaps.push({ reason: 'no-table', sequela: at });
  if (nature === 'pe') return gaps;
  if (organ.trim() !== '' && side === '') gaps.push({ reason: 'no-side', sequela: at });
  // Whether it has its like on the other side is asked only where something is there.
  const isOpposed = side !== '' && sides.has(side === 'right' ? 'left' : 'right');
  if (organ.trim() === '' && side !== '' && (isPrior || isOpposed))
    gaps.push({ reason: 'no-organ', sequela: at });
  return gaps;
}

function sumOfNature(sequelae: readonly Sequela[], nature: Nature): Hundredths {
  return sumOf(
    sequelae
      .filter((sequela) => sequela.nature === nature && !sequela.isPrior)
      .map((sequela) => percentOf(sequela) ?? 0),
  );
}

/** The deficits of one organ. */
interface Organ {
  readonly name: string;
  readonly sequelae: readonly Sequela[];
}

function organsOf(sequelae: readonly Sequela[]): readonly Organ[] {
  const organs = new Map<string, { readonly name: string; readonly sequelae: Sequela[] }>();
  for (const sequela of sequelae) {
    const key = organKey(sequela.organ);
    if (sequela.nature !== 'dap' || sequela.side === '' || key === '') continue;
    const organ = organs.get(key) ?? { name: organName(sequela.organ), sequelae: [] };
    organ.sequelae.push(sequela);
    organs.set(key, organ);
  }
  return [...organs.values()];
}

function ofSide({ sequelae }: Organ, side: 'right' | 'left'): readonly Sequela[] {
  return sequelae.filter((sequela) => sequela.side === side);
}

function bilateralityOf(organ: Organ): readonly Bilaterality[] {
  if (priorOnBothSides(organ).length > 0 || organ.sequelae.every(({ isPrior }) => isPrior)) return [];
  const sum = (side: 'right' | 'left') =>
    sumOf(ofSide(organ, side).map((sequela) => percentOf(sequela) ?? 0));
  const [right, left] = [sum('right'), sum('left')];
  const percent = Math.min(right, left);
  return percent === 0 ? [] : [{ organ: organ.name, right, left, percent }];
}

/** Shown with the calculation, so that one organ under two names is seen. */
function unlikeOrgans(organs: readonly Organ[]): readonly UnlikeOrgan[] {
  const alone = organs.flatMap((organ) => {
    const [side, ...others] = new Set(organ.sequelae.map((sequela) => sequela.side));
    return side === undefined || side === '' || others.length > 0 ? [] : [{ organ, side }];
  });
  const isCurrent = alone.some(({ organ }) => organ.sequelae.some(({ isPrior }) => !isPrior));
  const areOpposed = new Set(alone.map(({ side }) => side)).size > 1;
  return isCurrent && areOpposed ? alone.map(({ organ, side }) => ({ organ: organ.name, side })) : [];
}

/** What article 7 adds is not clear where part of it was there before the event. */
function priorOnBothSides(organ: Organ): readonly Gap[] {
  const isCurrent = organ.sequelae.some(({ isPrior }) => !isPrior);
  const areBothPrior = (['right', 'left'] as const).every((side) =>
    ofSide(organ, side).some(({ isPrior }) => isPrior),
  );
  return isCurrent && areBothPrior ? [{ reason: 'prior-on-both-sides', organ: organ.name }] : [];
}

function dpjvOf(
  { dpjv, tables }: Impairment,
  nature: Nature,
  sums: ImpairmentResult['sums'],
): FixedDpjv | null {
  const fixed = dpjv[nature];
  if (fixed === null || sums[nature] === 0 || isOutdated(fixed, sums[nature])) return null;
  const { origin } = fixed;
  if (origin !== null && tables.every(({ id }) => id !== origin.tableId)) return null;
  const percent = readPercent(fixed.percent);
  return percent === undefined || percent > WHOLE ? null : { percent, origin };
}

function dpjvGaps(
  { dpjv, tables }: Impairment,
  nature: Nature,
  sums: ImpairmentResult['sums'],
): readonly Gap[] {
  if (sums[nature] === 0) return [];
  const fixed = dpjv[nature];
  if (fixed === null) return [{ reason: 'no-dpjv', of: nature }];
  if (isOutdated(fixed, sums[nature])) return [{ reason: 'outdated-dpjv', of: nature }];
  const percent = readPercent(fixed.percent);
  if (percent === undefined || percent > WHOLE) return [{ reason: 'unreadable-dpjv', of: nature }];
  const { origin } = fixed;
  const isUnknown = origin !== null && tables.every(({ id }) => id !== origin.tableId);
  return isUnknown ? [{ reason: 'dpjv-without-table', of: nature }] : [];
}

/** How many tables the counted figures come from. */
function tablesUsed({ sequelae, dpjv }: Impairment, sums: ImpairmentResult['sums']): number {
  const origins = [
    ...sequelae
      .filter((sequela) => isEvaluated(sequela) && !isBlankSequela(sequela))
      .map(({ origin }) => origin),
    ...(['dap', 'pe'] as const)
      .filter((nature) => sums[nature] > 0)
      .map((nature) => dpjv[nature]?.origin ?? null),
  ];
  return new Set(origins.flatMap((origin) => (origin === null ? [] : [origin.tableId]))).size;
}
