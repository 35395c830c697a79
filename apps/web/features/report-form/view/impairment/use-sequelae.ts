import type { FieldId } from '@constat/report/catalogue';
import {
  computeImpairment,
  isBlankSequela,
  NO_SEQUELA,
  otherTables,
  readImpairment,
  restoredFrom,
  retakenFrom,
  withDpjvOf,
  withRow,
  writeImpairment,
  writePercent,
} from '@constat/report/rules/impairment';
import type { Impairment, ImpairmentTable, Nature, Sequela } from '@constat/report/rules/impairment';
import { useState } from 'react';
import { useAnswer, useReportScreen, useReportState } from '../report-context.tsx';
import { useChoose } from '../table/use-choose.ts';

/** A sequela as it is being written: with the spaces of whoever types, and blank at first. */
interface Row {
  readonly id: string;
  readonly sequela: Sequela;
}

interface Shown extends Pick<Impairment, 'dpjv' | 'tables'> {
  readonly text: string;
  readonly generation: number;
  readonly rows: readonly Row[];
}

export interface Sequelae {
  readonly rows: readonly Row[];
  /** With those that are blank, so that a place in it is the place on the screen. */
  readonly impairment: Impairment;
  /** The table that codes are looked up in: the loaded one, unless figures of the report come from another. */
  readonly table: ImpairmentTable | null;
  readonly change: (id: string, change: Partial<Sequela>) => void;
  /** Fixes the DPJV of the present sum; empty gives it back to the table. */
  readonly fix: (nature: Nature, percent: string) => void;
  /** Adds a blank row after that one, or at the end, and gives its id; a blank one at the end is taken instead. */
  readonly add: (after?: string) => string;
  readonly move: (id: string, by: -1 | 1) => void;
  /** Returns what puts the sequela back among those that are there then. */
  readonly remove: (id: string) => () => void;
  /** Takes what came from another table anew from the loaded one. Returns what takes that back, but for what was changed since. */
  readonly retake: () => () => void;
}

let lastId = 0;

function newRow(sequela: Sequela): Row {
  lastId += 1;
  return { id: `sequela-${lastId}`, sequela };
}

/** The sequelae of a field as rows; they follow its text wherever that is changed from. */
export function useSequelae(field: FieldId, loaded: ImpairmentTable | null): Sequelae {
  const { report } = useReportScreen();
  const choose = useChoose();
  const text = useAnswer(field);
  const generation = useReportState((state) => state.generation);
  const language = useReportState((state) => state.meta.reportLanguage);
  const read = (): Shown => {
    const { sequelae, dpjv, tables } = readImpairment(text);
    return { text, generation, rows: sequelae.map(newRow), dpjv, tables };
  };
  const [shown, setShown] = useState(read);
  const present = shown.text === text && shown.generation === generation ? shown : read();
  if (present !== shown) setShown(present);
  const { rows, dpjv, tables } = present;
  const impairment: Impairment = { sequelae: rows.map(({ sequela }) => sequela), dpjv, tables };
  const table = loaded !== null && otherTables(impairment, loaded).length === 0 ? loaded : null;
  const withTable = (next: Impairment): Impairment =>
    table === null ? next : withDpjvOf(table, next, language);

  const show = (next: readonly Row[], fixed = dpjv): void => {
    const sequelae = next.map(({ sequela }) => sequela);
    const whole = withTable({ sequelae, dpjv: fixed, tables });
    const written = writeImpairment(whole);
    // As it will be read again: without tables that no figure comes from any more.
    const { tables: named } = readImpairment(written);
    setShown({ text: written, generation, rows: next, dpjv: whole.dpjv, tables: named });
    if (written !== text) choose(field, written);
  };
  const write = (next: Impairment): void => choose(field, writeImpairment(next));

  return {
    rows,
    impairment,
    table,
    change(id, change) {
      const changed = ({ sequela }: Row): Sequela => {
        const next = { ...sequela, ...change };
        // A percentage that is typed is the physician's own.
        if (change.percent !== undefined) return { ...next, origin: null };
        const isLookedUp = ['code', 'measure', 'nature'].some((part) => part in change);
        if (!isLookedUp) return next;
        if (table !== null) return withRow(table, next, sequela, language);
        return next.origin === null ? next : { ...next, percent: '', origin: null };
      };
      show(rows.map((row) => (row.id === id ? { ...row, sequela: changed(row) } : row)));
    },
    fix(nature, percent) {
      const sum = computeImpairment(impairment)?.sums[nature] ?? 0;
      const fixed = percent.trim() === '' ? null : { sum: writePercent(sum, 'fr'), percent, origin: null };
      show(rows, { ...dpjv, [nature]: fixed });
    },
    add(after) {
      const at = after === undefined ? rows.length : rows.findIndex(({ id }) => id === after) + 1;
      const next = rows[after === undefined ? at - 1 : at];
      if (next !== undefined && isBlankSequela(next.sequela)) return next.id;
      const added = newRow(NO_SEQUELA);
      show(rows.toSpliced(at, 0, added));
      return added.id;
    },
    move(id, by) {
      const at = rows.findIndex((row) => row.id === id);
      const row = rows[at];
      const to = at + by;
      if (row !== undefined && to >= 0 && to < rows.length) show(rows.toSpliced(at, 1).toSpliced(to, 0, row));
    },
    remove(id) {
      const held = rows.filter(({ sequela }) => !isBlankSequela(sequela));
      const at = held.findIndex((row) => row.id === id);
      const removed = held.slice(at, at + 1).map(({ sequela }) => sequela);
      show(rows.filter((row) => row.id !== id));
      return () => {
        const now = readImpairment(report.get(field));
        const named = [
          ...now.tables,
          ...tables.filter((one) => now.tables.every((other) => other.id !== one.id)),
        ];
        write(withTable({ ...now, sequelae: now.sequelae.toSpliced(at, 0, ...removed), tables: named }));
      };
    },
    retake() {
      const before = readImpairment(text);
      const whole = loaded === null ? before : retakenFrom(loaded, before, language);
      if (loaded !== null) write(whole);
      const retaken = readImpairment(writeImpairment(whole));
      return () => write(restoredFrom(before, retaken, readImpairment(report.get(field))));
    },
  };
}
