import { CATEGORIES } from './categories.ts';
import { describeEngine } from './draw-run.ts';
import { drawTable } from './draw-table.ts';
import { EvaluationFailure } from './evaluation-failure.ts';
import { LABELS } from './labels.ts';
import type { Labels } from './label-names.ts';
import { numberFormats } from './numbers.ts';
import type { NumberFormats } from './numbers.ts';
import type { EngineName, EngineRun, Run, SpeechItem, TextItem } from './results.ts';
import { factsIn, ofPart, partsOf, sumSpeech, sumTexts } from './summaries.ts';
import type { SpeechSummary, TextSummary } from './summaries.ts';
import { wordErrorRate } from './word-errors.ts';

type Item = SpeechItem | TextItem;

/** A figure of the comparison: its label, its value, and how it is printed. */
type Row<Sums> = readonly [string, (sums: Sums) => number | null, (value: number | null) => string];

/**
 * Two runs beside each other, over what both were given and both did: a figure over other material would compare nothing.
 * @throws EvaluationFailure where they have nothing in common
 */
export function compareRuns(first: Run, second: Run, language: 'fr' | 'en'): string {
  const labels = LABELS[language];
  const numbers = numberFormats(language);
  const tables = [
    first.speech !== null && second.speech !== null
      ? compareEngines(first.speech, second.speech, sumSpeech, speechRows(labels, numbers), language)
      : null,
    first.assistance !== null && second.assistance !== null
      ? compareEngines(first.assistance, second.assistance, sumTexts, textRows(labels, numbers), language)
      : null,
  ].filter((table) => table !== null);
  if (tables.length === 0) throw new EvaluationFailure('runs-share-nothing');
  return tables.join('\n\n');
}

function compareEngines<One extends Item, Sums>(
  first: EngineRun<One>,
  second: EngineRun<One>,
  sum: (items: readonly One[]) => Sums,
  rows: readonly Row<Sums>[],
  language: 'fr' | 'en',
): string | null {
  const labels = LABELS[language];
  const numbers = numberFormats(language);
  const [one, other] = [shared(first, second), shared(second, first)];
  if (one.length === 0) return null;
  const tables = partsOf(one).flatMap((part) => {
    const [before, after] = [sum(ofPart(one, part)), sum(ofPart(other, part))];
    const body = rows.map(([label, value, print]) => {
      const [was, is] = [value(before), value(after)];
      const change = was === null || is === null ? null : is - was;
      return [label, print(was), print(is), change === null || change === 0 ? '=' : signed(change, print)];
    });
    return [drawTable([[labels.parts[part], labels.before, labels.after, labels.difference], ...body]), ''];
  });
  const count = (run: EngineRun<One>) => numbers.whole(run.items.length);
  const failed = ({ items }: EngineRun<One>) =>
    numbers.whole(items.filter(({ failure }) => failure !== null).length);
  const memory = (run: EngineRun<One>) =>
    run.megabytes === null ? labels.notMeasurable : numbers.whole(run.megabytes);
  const named = (label: string, name: EngineName) =>
    `${label}${language === 'fr' ? '\u00A0' : ''}: ${describeEngine(name, labels)}`;
  return [
    named(labels.before, first.name),
    named(labels.after, second.name),
    labels.comparison(numbers.whole(one.length), count(first), count(second)),
    `${labels.failures} ${failed(first)} → ${failed(second)}`,
    '',
    ...tables,
    `${labels.memory} ${memory(first)} → ${memory(second)}`,
  ].join('\n');
}

/** The items of a run that the other was given too, where both have a result. */
function shared<One extends Item>(run: EngineRun<One>, other: EngineRun<One>): readonly One[] {
  const theirs = new Map(other.items.map((item) => [`${item.id} ${item.materialHash}`, item]));
  return run.items.filter((item) => {
    const twin = theirs.get(`${item.id} ${item.materialHash}`);
    return item.failure === null && twin?.failure === null;
  });
}

function signed(value: number, print: (value: number | null) => string): string {
  return `${value > 0 ? '+' : '−'}${print(Math.abs(value))}`;
}

function speechRows(labels: Labels, { whole, share, measure }: NumberFormats): readonly Row<SpeechSummary>[] {
  const count = (value: number | null) => whole(value ?? 0);
  return [
    [labels.heardRate, ({ heardErrors }) => wordErrorRate(heardErrors), share],
    [labels.writtenRate, ({ writtenErrors }) => wordErrorRate(writtenErrors), share],
    [labels.exact, ({ exact }) => exact, count],
    ...CATEGORIES.map((category): Row<SpeechSummary> => [
      labels.wrong(labels.categories[category]),
      ({ wrong }) => wrong[category] ?? 0,
      count,
    ]),
    [labels.facts, ({ wrong }) => factsIn(wrong), count],
    [labels.realTime, ({ realTimeFactor }) => realTimeFactor, measure],
    [labels.longest, ({ longestSeconds }) => longestSeconds, measure],
  ];
}

function textRows(labels: Labels, { whole, measure }: NumberFormats): readonly Row<TextSummary>[] {
  const count = (value: number | null) => whole(value ?? 0);
  const { columns } = labels;
  return [
    [labels.unmarkedTotal, ({ unmarked }) => unmarked, count],
    [labels.caughtTotal, ({ marked }) => marked, count],
    [columns.changed, ({ changed }) => changed, count],
    [columns.lost, ({ lost }) => lost, count],
    [columns.added, ({ added }) => added, count],
    [columns.goodMarked, ({ goodMarked }) => goodMarked, count],
    [columns.phrases, ({ phrasesKept }) => phrasesKept, count],
    [labels.medianSeconds, ({ medianSeconds }) => medianSeconds, measure],
    [labels.longest, ({ longestSeconds }) => longestSeconds, measure],
  ];
}
