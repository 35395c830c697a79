import { CATEGORIES } from './categories.ts';
import { drawTable } from './draw-table.ts';
import { sayItemFailure } from './failure-messages.ts';
import { LABELS } from './labels.ts';
import type { Labels } from './label-names.ts';
import { numberFormats } from './numbers.ts';
import type { NumberFormats } from './numbers.ts';
import type { EngineName, EngineRun, KeptFact, Run, SpeechItem, TextItem } from './results.ts';
import { factsIn, ofPart, partsOf, sumSpeech, sumTexts } from './summaries.ts';
import type { SpeechSummary, TextSummary } from './summaries.ts';
import { OPERATIONS } from './text-cases.ts';
import { wordErrorRate } from './word-errors.ts';

/** Changed facts that are shown without `--details`. */
const SHOWN = 12;

interface Drawing {
  readonly language: 'fr' | 'en';
  readonly details: boolean;
}

/** A run as it is printed. */
export function drawRun(run: Run, drawing: Drawing): string {
  const labels = LABELS[drawing.language];
  const parts: string[] = [];
  const { speech, assistance } = run;
  if (speech !== null)
    for (const set of ['samples', 'own'] as const) {
      const items = speech.items.filter((item) => item.set === set);
      if (items.length > 0) parts.push(drawSpeech({ ...speech, items }, labels.sets[set], drawing));
    }
  if (assistance !== null) parts.push(drawTexts(assistance, drawing));
  if (run.isStopped) parts.push(labels.stopped);
  return parts.join('\n\n');
}

export function describeEngine({ engine, model, host, leavesMachine }: EngineName, labels: Labels): string {
  const name = engine === 'local' ? labels.localRules : (model ?? engine);
  if (host === null) return `${name} (${labels.here})`;
  return `${name} (${leavesMachine ? labels.leaves(host) : labels.hereServed(host)})`;
}

function drawSpeech(run: EngineRun<SpeechItem>, title: string, { language, details }: Drawing): string {
  const [labels, numbers] = [LABELS[language], numberFormats(language)];
  const parts = partsOf(run.items);
  const sums = parts.map((part) => sumSpeech(ofPart(run.items, part)));
  const megabytes = run.megabytes === null ? labels.notMeasurable : numbers.whole(run.megabytes);
  const rows = speechRows(labels, numbers).map(([label, value]) => [label, ...sums.map(value)]);
  return [
    title,
    `${labels.engine}${language === 'fr' ? '\u00A0' : ''}: ${describeEngine(run.name, labels)}`,
    '',
    drawTable([['', ...parts.map((part) => labels.parts[part])], ...rows]),
    ...(run.loadSeconds === null ? [] : [`${labels.load} ${numbers.measure(run.loadSeconds)}`]),
    `${labels.memory} ${megabytes}`,
    ...drawFailures(run.items, language),
    ...drawFacts(
      run.items.map((item) => ({ id: item.id, changed: item.heard?.changed ?? [] })),
      { language, details, isUnmarkedAlone: false },
    ),
  ].join('\n');
}

/** The rows of the table of recognition: its label, and the value of a language. */
function speechRows(
  labels: Labels,
  { whole, share, measure }: NumberFormats,
): readonly (readonly [string, (sums: SpeechSummary) => string])[] {
  const kinds = ({ substitutions, insertions, deletions }: SpeechSummary['heardErrors']) =>
    [substitutions, insertions, deletions].map(whole).join(' / ');
  return [
    [labels.recordings, (sums) => whole(sums.recordings)],
    [`  ${labels.failed}`, (sums) => whole(sums.failed)],
    [labels.minutes, (sums) => measure(sums.audioSeconds / 60)],
    [labels.heardRate, (sums) => share(wordErrorRate(sums.heardErrors))],
    [labels.errorKinds, (sums) => kinds(sums.heardErrors)],
    [labels.writtenRate, (sums) => share(wordErrorRate(sums.writtenErrors))],
    [labels.errorKinds, (sums) => kinds(sums.writtenErrors)],
    [labels.exact, (sums) => labels.ofStated(whole(sums.exact), whole(sums.recordings - sums.failed))],
    ...CATEGORIES.map((category): readonly [string, (sums: SpeechSummary) => string] => [
      labels.wrong(labels.categories[category]),
      ({ wrong, stated }) => {
        const [bad, all] = [whole(wrong[category] ?? 0), stated[category] ?? 0];
        return all === 0 ? bad : labels.ofStated(bad, whole(all));
      },
    ]),
    [labels.facts, ({ wrong, stated }) => labels.ofStated(whole(factsIn(wrong)), whole(factsIn(stated)))],
    [labels.changedLostAdded, ({ changed, lost, added }) => [changed, lost, added].map(whole).join(' / ')],
    [labels.doubtful, ({ marked }) => whole(marked)],
    [labels.realTime, ({ realTimeFactor }) => measure(realTimeFactor)],
    [labels.longest, ({ longestSeconds }) => measure(longestSeconds)],
  ];
}

function drawTexts(run: EngineRun<TextItem>, { language, details }: Drawing): string {
  const [labels, numbers] = [LABELS[language], numberFormats(language)];
  const { whole } = numbers;
  const head = Object.values(labels.columns);
  const tables = partsOf(run.items).flatMap((part) => {
    const items = ofPart(run.items, part);
    const rows = ([...OPERATIONS, 'all'] as const).map((operation) => {
      const own = operation === 'all' ? items : items.filter((item) => item.operation === operation);
      return textRow(labels.operations[operation], sumTexts(own), numbers);
    });
    return [labels.parts[part], drawTable([head, ...rows]), ''];
  });
  const all = sumTexts(run.items);
  const memory =
    run.megabytes === null ? labels.notMeasurable : `${whole(run.megabytes)}, ${labels.withCommand}`;
  return [
    labels.texts,
    `${labels.engine}${language === 'fr' ? '\u00A0' : ''}: ${describeEngine(run.name, labels)}`,
    '',
    ...tables,
    labels.columnsExplained,
    ...(all.foundByCheckAlone > 0 ? [labels.checkAlone(whole(all.foundByCheckAlone))] : []),
    ...(all.otherWords.all > 0
      ? [labels.otherWords(whole(all.otherWords.all), whole(all.otherWords.unmarked))]
      : []),
    ...(needlessOf(run.items) > 0 ? [labels.needless(whole(needlessOf(run.items)))] : []),
    ...(all.unsourced > 0 ? [labels.unsourced(whole(all.unsourced))] : []),
    `${labels.memory} ${memory}`,
    ...drawFailures(run.items, language),
    ...drawFacts(
      run.items.map((item) => ({ id: item.id, changed: item.proposed?.changed ?? [] })),
      { language, details, isUnmarkedAlone: !details },
    ),
  ].join('\n');
}

function textRow(label: string, sums: TextSummary, { whole, measure }: NumberFormats): readonly string[] {
  return [
    label,
    whole(sums.calls),
    whole(sums.failed),
    whole(factsIn(sums.stated)),
    whole(sums.changed),
    whole(sums.lost),
    whole(sums.added),
    whole(sums.marked),
    whole(sums.unmarked),
    whole(sums.goodMarked),
    sums.phrases === 0 ? '–' : `${whole(sums.phrasesKept)}/${whole(sums.phrases)}`,
    `${measure(sums.medianSeconds)} / ${measure(sums.longestSeconds)}`,
  ];
}

function needlessOf(items: readonly TextItem[]): number {
  return items.reduce((sum, { proposed }) => sum + (proposed?.needlessMarks ?? 0), 0);
}

function drawFailures(
  items: readonly Pick<SpeechItem, 'id' | 'failure'>[],
  language: 'fr' | 'en',
): readonly string[] {
  const failed = items.flatMap(({ id, failure }) =>
    failure === null ? [] : [`  ${id} – ${sayItemFailure(failure, language)}`],
  );
  return failed.length === 0 ? [] : ['', LABELS[language].failures, ...failed];
}

function drawFacts(
  items: readonly { readonly id: string; readonly changed: readonly KeptFact[] }[],
  { language, details, isUnmarkedAlone }: Drawing & { readonly isUnmarkedAlone: boolean },
): readonly string[] {
  const labels = LABELS[language];
  const facts = items.flatMap(({ id, changed }) =>
    changed
      // Without details, a word that is no fact is left out.
      .filter((fact) => (!isUnmarkedAlone || !fact.isMarked) && (details || fact.category !== 'words'))
      .map((fact) => ({ id, fact })),
  );
  if (facts.length === 0) return [];
  const shown = details ? facts : facts.slice(0, SHOWN);
  return [
    '',
    isUnmarkedAlone ? labels.unmarkedFacts : labels.allFacts,
    ...shown.map(({ id, fact }) => {
      const quote = (text: string | null) =>
        text === null ? labels.nothing : JSON.stringify(inOneLine(text));
      const mark = fact.isMarked ? labels.marked : labels.notMarked;
      const what = `${labels.changes[fact.change]}, ${labels.categories[fact.category]}`;
      return `  ${id} – ${what} – ${quote(fact.reference)} → ${quote(fact.result)} – ${mark}`;
    }),
    ...(shown.length < facts.length
      ? [`  ${labels.more(numberFormats(language).whole(facts.length - shown.length))}`]
      : []),
  ];
}

function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}
