import type { Language } from '@constat/language';
import { OPTION_SETS } from '@constat/report/catalogue';
import type { Examination, Row, RowTable } from '../rows/row.ts';
import type { Entry } from './entry.ts';
import { expand } from './expand.ts';
import { ARM_NAMES } from './names/arm.ts';
import { HAND_NAMES } from './names/hand.ts';
import { LEG_NAMES } from './names/leg.ts';
import { MUSCLES, NERVE_NAMES } from './names/nerves.ts';
import { TRUNK_NAMES } from './names/trunk.ts';
import { PARTICLES_EN, RESULTS_EN } from './particles-en.ts';
import { PARTICLES_FR, RESULTS_FR } from './particles-fr.ts';
import { PhraseTable } from './phrase-table.ts';
import { CHOICE_NAMES, SCAR_NAMES } from './choice-names.ts';
import {
  MEASURE_NAMES,
  MODE_NAMES,
  RANGE_NAMES,
  SIDE_NAMES,
  TABLE_NAMES,
  TEXT_NAMES,
  placeNames,
} from './places.ts';

const ROW_NAMES = [...TRUNK_NAMES, ...ARM_NAMES, ...HAND_NAMES, ...LEG_NAMES, ...NERVE_NAMES];
const PARTICLES = { fr: PARTICLES_FR, en: PARTICLES_EN };
const RESULTS = { fr: RESULTS_FR, en: RESULTS_EN };

/** Everything that phrases of one language may mean in that examination. */
export function buildLexicon(examination: Examination, language: Language): PhraseTable {
  const table = new PhraseTable();
  const rows = new Map(examination.rows.map((row) => [row.id, row]));
  addRows(table, rows);
  for (const [pattern, places] of placeNames(language)) {
    for (const phrase of expand(pattern)) table.add(phrase, { kind: 'place', places });
  }
  for (const [index, pattern] of SCAR_NAMES[language].entries()) {
    for (const phrase of expand(pattern))
      table.add(phrase, { kind: 'place', places: ['scars'], scar: index + 1 });
  }
  const ranges = examination.tables.filter(isRange).map(({ id }) => id);
  for (const [pattern, tables] of [[RANGE_NAMES[language], ranges] as const, ...TABLE_NAMES[language]]) {
    if (tables.length === 0) continue;
    for (const phrase of expand(pattern)) table.add(phrase, { kind: 'table', tables });
  }
  for (const { id, title } of examination.tables) table.add(title[language], { kind: 'table', tables: [id] });
  addNamed(table, SIDE_NAMES[language], (side) => ({ kind: 'side', side }));
  addNamed(table, MODE_NAMES[language], (mode) => ({ kind: 'mode', mode }));
  addNamed(table, MEASURE_NAMES[language], (measure) => ({ kind: 'measure', measure }));
  addNamed(table, TEXT_NAMES[language], (text) => ({ kind: 'text', text }));
  addNamed(table, RESULTS[language], (sense) => ({ kind: 'result', sense }));
  addNamed(table, PARTICLES[language], (word) => ({ kind: 'word', word }));
  addLabels(table, language);
  for (const [pattern, value] of CHOICE_NAMES[language]) {
    for (const phrase of expand(pattern))
      table.add(phrase, { kind: 'result', sense: 'label', labels: [value] });
  }
  return table;
}

function addNamed<Name extends string>(
  table: PhraseTable,
  names: Readonly<Partial<Record<Name, string>>>,
  entryOf: (name: Name) => Entry,
): void {
  for (const name of Object.keys(names) as Name[]) {
    for (const phrase of expand(names[name] ?? '')) table.add(phrase, entryOf(name));
  }
}

/** Rows by their labels in both languages, for both are spoken in Québec, and by the names written by hand. */
function addRows(table: PhraseTable, rows: ReadonlyMap<string, Row>): void {
  const add = (phrase: string, row: Row, isDeduced = false, narrowsOnly = false): void => {
    table.add(phrase, {
      kind: 'rows',
      rows: new Set([row]),
      deduced: new Set(isDeduced ? [row] : []),
      narrowsOnly,
    });
  };
  for (const row of rows.values()) {
    // The parts of these names are said apart: « index », then « IPP ».
    if (row.place === 'scars' || APART.has(row.table ?? '')) continue;
    for (const label of [row.label.fr, row.label.en]) {
      for (const name of namesOfLabel(label))
        if (!UNSAID.has(name)) add(name, row, false, NARROWING.has(name));
    }
  }
  const listed = [
    ...ROW_NAMES.map((one) => [...one, false] as const),
    ...MUSCLES.map((one) => [...one, true] as const),
  ];
  for (const [names, pattern, isDeduced] of listed) {
    for (const id of expand(pattern)) {
      const row = rows.get(id);
      // A report of an older type has not every row.
      if (row === undefined) continue;
      for (const name of expand(names)) add(name.replace(/^~/u, ''), row, isDeduced, name.startsWith('~'));
    }
  }
}

/** Whether a table holds the movements of a joint, which are measured against a normal. */
function isRange({ id, rows }: RowTable): boolean {
  return !APART.has(id) && rows.some(({ cells }) => cells.some(({ field }) => field.normal !== undefined));
}

/** Tables whose rows are named by parts, or by words that say nothing alone: « latérale ». */
const APART = new Set(['fingerRange', 'pinch']);

/** Labels that say nothing away from their table. */
const NARROWING = new Set(['Couché', 'Assis', 'Lying', 'Sitting']);
/** The ends of an arc are said as a range. */
const UNSAID = new Set(['Début', 'Fin', 'Start', 'End']);

const ASIDE = /\s*\(([^)]*)\)/gu;

/** « Affaissement postérieur (sag) » is called both; « Index, MCP » is called by both parts together. */
function namesOfLabel(label: string): readonly string[] {
  const whole = label.replace(/, \d+°$/u, '').replaceAll(ASIDE, '');
  const asides = Array.from(label.matchAll(ASIDE), ([, inner]) => inner ?? '').filter(
    (inner) => !/[;,]/u.test(inner) && inner.length > 2,
  );
  return [whole, ...asides].filter((name) => name !== '');
}

/** Lists whose choices are names of their own, which no sense says. */
const NAMED_CHOICES = ['legPain', 'gait', 'walkingAid', 'armPosition', 'dominance'] as const;

function addLabels(table: PhraseTable, language: Language): void {
  const isSaid = (label: string): boolean => /^[\p{L}\s’-]+$/u.test(label);
  for (const set of NAMED_CHOICES) {
    for (const { value, label } of OPTION_SETS[set]) {
      const name = label[language];
      if (!isSaid(name) || value === 'Autre' || value.startsWith('Aucun')) continue;
      for (const phrase of set === 'legPain'
        ? [name, `douleur ${name}`, `avec douleur ${name}`, `${name} pain`]
        : [name]) {
        table.add(phrase, { kind: 'result', sense: 'label', labels: [value] });
      }
    }
  }
}
