/** Sequelae of section 12 that contradict the report they stand in, and sequelae that do not. */
import { NO_SEQUELA, writeImpairment } from '@constat/report/rules/impairment';
import type { Sequela } from '@constat/report/rules/impairment';
import type { Planted, PlantedKind } from '../planted/planted.test-data.ts';

type Row = readonly [side: Sequela['side'], organ: string, description: string, percent: string];

/** A deficit; `change` makes it a disfigurement, one that was there before, or one with a measure. */
export function sequela([side, organ, description, percent]: Row, change: Partial<Sequela> = {}): Sequela {
  return { ...NO_SEQUELA, code: '999999', side, organ, description, percent, ...change };
}

/** Sequelae of which one contradicts the report; a text is one that is kept as it was typed. */
export function plantSequela(
  report: string,
  hand: 'prose' | 'brief',
  kind: PlantedKind,
  sequelae: string | readonly Sequela[],
  ...says: readonly string[]
): Planted {
  return { report: [report, hand], kind, field: 'sequelles', to: textOf(sequelae), says };
}

/** A report with sequelae that contradict nothing in it. */
export interface CleanSequelae {
  readonly report: Planted['report'];
  readonly to: string;
}

export function clean(
  report: string,
  hand: 'prose' | 'brief',
  ...sequelae: readonly Sequela[]
): CleanSequelae {
  return { report: [report, hand], to: textOf(sequelae) };
}

const textOf = (sequelae: string | readonly Sequela[]): string =>
  typeof sequelae === 'string'
    ? sequelae
    : writeImpairment({ sequelae, dpjv: { dap: null, pe: null }, tables: [] });
