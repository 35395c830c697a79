import { written } from './pdf-file.ts';
import type { PdfFile } from './pdf-file.ts';
import { unless } from './rule.ts';
import type { Rule } from './rule.ts';
import { attributeOf, structureOf } from './structure.ts';
import type { Element } from './structure.ts';

/** What each type may hold, and what may hold it, where only certain types may. */
const TABLE_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
};
const TABLE_PARENTS: Readonly<Record<string, readonly string[]>> = {
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
};
const LIST_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
};
const LIST_PARENTS: Readonly<Record<string, readonly string[]>> = { LI: ['L'], LBody: ['LI'] };
const SCOPES = new Set(['/Row', '/Column', '/Both']);

export const TABLE_RULES: readonly Rule[] = [
  {
    id: 'table-structure',
    clause: 'UA 7.2, 7.5',
    checks: 'A table holds rows of cells, and all rows are as wide',
    find: (pdf) => [
      ...misplaced(pdf, TABLE_CHILDREN, TABLE_PARENTS),
      ...structureOf(pdf)
        .elements.filter(({ type }) => type === 'Table')
        .flatMap((table) => {
          const widths = new Set(widthsOf(pdf, rowsOf(table)));
          return unless(widths.size <= 1, `${table.ref}: rows of ${[...widths].join(' and ')}`);
        }),
    ],
  },
  {
    id: 'table-headers',
    clause: 'UA 7.5',
    checks: 'A table has header cells, and each says whether it heads its row or its column',
    find: (pdf) => {
      const { elements } = structureOf(pdf);
      return [
        ...elements
          .filter(({ type }) => type === 'Table')
          .flatMap((table) =>
            unless(
              rowsOf(table).some(({ children }) => children.some(({ type }) => type === 'TH')),
              `${table.ref}: no header`,
            ),
          ),
        ...elements
          .filter(({ type }) => type === 'TH')
          .flatMap((cell) =>
            unless(SCOPES.has(written(attributeOf(pdf, cell, '/Table', '/Scope'))), `${cell.ref}: no scope`),
          ),
      ];
    },
  },
  {
    id: 'lists',
    clause: 'UA 7.2, 7.6',
    checks: 'A list holds items of a mark and a body, and says how its marks count',
    find: (pdf) => [
      ...misplaced(pdf, LIST_CHILDREN, LIST_PARENTS),
      ...structureOf(pdf)
        .elements.filter(({ type }) => type === 'L')
        .flatMap((list) => {
          const hasMarks = list.children.some(({ children }) => children.some(({ type }) => type === 'Lbl'));
          const numbering = attributeOf(pdf, list, '/List', '/ListNumbering');
          return unless(!hasMarks || typeof numbering === 'string', `${list.ref}: no /ListNumbering`);
        }),
    ],
  },
];

function misplaced(
  pdf: PdfFile,
  mayHold: Readonly<Record<string, readonly string[]>>,
  mayStandIn: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const { elements } = structureOf(pdf);
  const types = new Map(elements.map(({ ref, type }) => [ref, type]));
  return elements.flatMap(({ ref, type, parent, children, content }) => [
    ...(mayHold[type] === undefined ? [] : unless(content.length === 0, `${ref}: contents within ${type}`)),
    ...children.flatMap((child) =>
      unless(mayHold[type]?.includes(child.type) !== false, `${child.ref}: ${child.type} within ${type}`),
    ),
    ...unless(
      mayStandIn[type]?.includes(types.get(parent) ?? '') !== false,
      `${ref}: ${type} within ${types.get(parent) ?? 'nothing'}`,
    ),
  ]);
}

function rowsOf(table: Element): readonly Element[] {
  return table.children.flatMap((child) => (child.type === 'TR' ? [child] : child.children));
}

/** Columns that each row takes, with those that cells above reach into. */
function widthsOf(pdf: PdfFile, rows: readonly Element[]): readonly number[] {
  const number = (cell: Element, name: string): number => {
    const value = attributeOf(pdf, cell, '/Table', name);
    return typeof value === 'number' && value > 0 ? value : 1;
  };
  const reaching = rows.map(() => 0);
  return rows.map(({ children }, row) => {
    let width = reaching[row] ?? 0;
    for (const cell of children) {
      const columns = number(cell, '/ColSpan');
      width += columns;
      for (let below = row + 1; below < Math.min(rows.length, row + number(cell, '/RowSpan')); below += 1)
        reaching[below] = (reaching[below] ?? 0) + columns;
    }
    return width;
  });
}
