/** The one table of all figures, as text of a terminal and as Markdown. */
import { isMet, spreadOf, timesBetter } from '../measure.ts';
import type { Aim, Figure } from '../measure.ts';

const HEAD = ['figure', 'ours', 'peer', 'ratio', 'aim', 'verdict'] as const;
const NONE = '—';

/** A figure, and the benchmark that gave it. */
export interface Line {
  readonly benchmark: string;
  readonly figure: Figure;
}

function numberOf(value: number): string {
  if (!Number.isFinite(value)) return NONE;
  const size = Math.abs(value);
  // Three digits that count, and whole numbers whole.
  if (size >= 100) return value.toLocaleString('en', { maximumFractionDigits: 0 });
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

/** The median with its unit, and the middle half of the rounds where there were several. */
function measured(values: readonly number[], unit: Figure['unit']): string {
  const { median, quarters } = spreadOf(values);
  const suffix = unit === '' ? '' : ` ${unit}`;
  const [lower, upper] = quarters.map(numberOf);
  const spread = values.length < 3 || lower === upper ? '' : ` (${lower} to ${upper})`;
  return `${numberOf(median)}${suffix}${spread}`;
}

function aimOf(aim: Aim | undefined, unit: Figure['unit']): string {
  if (aim === undefined) return NONE;
  if ('timesBetter' in aim) return `ratio ≥ ${numberOf(aim.timesBetter)}`;
  const [sign, value] = 'atMost' in aim ? ['≤', aim.atMost] : ['≥', aim.atLeast];
  return `${sign} ${numberOf(value)}${unit === '' ? '' : ` ${unit}`}`;
}

function cellsOf({ benchmark, figure }: Line): readonly string[] {
  const { name, unit, ours, peer, aim } = figure;
  const ratio = timesBetter(figure);
  const met = isMet(figure);
  return [
    `${benchmark}: ${name}`,
    measured(ours, unit),
    peer === undefined ? NONE : `${peer.name}: ${measured(peer.values, unit)}`,
    ratio === null ? NONE : numberOf(ratio),
    aimOf(aim, unit),
    met === null ? NONE : met ? 'met' : '**short**',
  ];
}

/** Columns under one another, for a terminal. */
export function asText(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cellsOf)].map((row) => row.map((cell) => cell.replaceAll('**', '')));
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function asMarkdown(lines: readonly Line[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(HEAD), '|---|---|---|--:|---|---|', ...lines.map((line) => row(cellsOf(line)))].join('\n');
}
