/** What is said of one side is understood as of the other. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formsOf } from './judge.test-data.ts';
import type { Item, Judged } from './judge.test-data.ts';
import { runItem } from './run-item.test-data.ts';

const OTHER: Readonly<Record<string, string>> = {
  droite: 'gauche',
  droites: 'gauches',
  droit: 'gauche',
  droits: 'gauches',
  gauche: 'droite',
  gauches: 'droites',
  right: 'left',
  left: 'right',
  Droit: 'Gauche',
  Gauche: 'Droit',
};
const SIDES = /\b(?:droites?|droits?|gauches?|right|left)\b/giu;
/** Words that name no side, or one hand alone. */
const NO_SIDE = /handed|right,? (?:now|over|across|through)|(?:that|what)['’]s left|droiti|gaucher/iu;

function mirrorText(text: string): string {
  return text.replace(SIDES, (word) => {
    const other = OTHER[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

function mirrorField(field: string): string {
  return field
    .replace(/Droit|Gauche/u, (side) => OTHER[side] ?? side)
    .replace(/(?<=Laterale|Rotation)[GD](?=$|Douleur)/u, (side) => (side === 'G' ? 'D' : 'G'));
}

function mirrorItem(item: Item): Item {
  const { context = {} } = item;
  const { side, field, before, said } = context;
  const mirrored = Object.entries(before ?? {}).map(([key, value]) => [mirrorField(key), value] as const);
  return {
    ...item,
    context: {
      ...context,
      ...(side !== undefined && { side: side === 'Droit' ? 'Gauche' : 'Droit' }),
      ...(field !== undefined && { field: mirrorField(field) }),
      before: Object.fromEntries(mirrored),
      said: (said ?? []).map(mirrorText),
    },
  };
}

const VALUES: Readonly<Record<string, string>> = { 'À droite': 'À gauche', 'À gauche': 'À droite' };

function written({ writes }: Judged, mirror: (field: string) => string): readonly string[] {
  const told = writes.map(({ field, value, doubtful }) => {
    const meant = mirror === mirrorField ? (VALUES[value] ?? value) : value;
    return `${mirror(field)} ${mirrorText(meant) === meant ? meant : ''} ${doubtful}`;
  });
  return told.toSorted();
}

describe.each(['fr', 'en'] as const)('sides (%s)', (language) => {
  it('change places without changing anything else', () => {
    const items = ['development', 'development-2'].flatMap((set): readonly Item[] => {
      const file = new URL(`./${set}/${language}.json`, import.meta.url);
      return JSON.parse(readFileSync(file, 'utf8')) as readonly Item[];
    });
    const different: string[] = [];
    for (const item of items) {
      // Cells of a bare list follow the page, on which the right side is first.
      if (item.kind === 'bare-list' || item.kind === 'navigation' || item.text !== undefined) continue;
      for (const { text } of formsOf(item)) {
        if (NO_SIDE.test(text)) continue;
        const one = written(runItem(item, text), mirrorField);
        const other = written(runItem(mirrorItem(item), mirrorText(text)), (field) => field);
        if (one.join() !== other.join())
          different.push(`${text}\n  ${one.join('; ')}\n  ${other.join('; ')}`);
      }
    }
    expect(different).toEqual([]);
  });
});
