/** What was examined at the injury and found normal: tests, strength, reflexes, in one sentence for each table. */
import type { Root, Side } from '@constat/report/catalogue';
import { normalFinding } from '@constat/report/rules';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { midSentence } from './mid-sentence.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import { say } from './conclusion-words.ts';

/** How a normal result reads after « Tests … : », by its stored value. */
const RESULTS: Readonly<Record<string, Readonly<Record<TextLanguage, string>>>> = {
  Négatif: { fr: 'négatifs', en: 'negative' },
  Sec: { fr: 'arrêt sec', en: 'firm end point' },
  Normal: { fr: 'normaux', en: 'normal' },
  Normale: { fr: 'normaux', en: 'normal' },
  Absent: { fr: 'absents', en: 'absent' },
  Présent: { fr: 'présents', en: 'present' },
  'En flexion': { fr: 'en flexion', en: 'flexor' },
};
/** The roots in their order. */
const ROOTS: readonly Root[] = ['C5', 'C6', 'C7', 'C8', 'T1', 'L2', 'L3', 'L4', 'L5', 'S1'];

/** A result and what has it, by side. */
interface Found {
  readonly name: string;
  readonly result: string;
  readonly sides: Side[];
}

/** The sentence of a table's normal results; none where it has none. A choice left open or not done is none. */
export function negativeSentences(
  sources: readonly PlacedSource[],
  { language, normals }: ConclusionRequest,
): readonly SourcedSentence[] {
  const normal = sources.filter(
    ({ field, stored }) =>
      field.kind === 'choice' && (stored === normalFinding(field, normals) || stored === 'Sec'),
  );
  const [first] = normal;
  if (first === undefined || first.block.kind !== 'table') return [];
  if (first.field.root !== undefined) return rootSentences(normal, language);
  const text = say('negatives', language, {
    title: first.block.title[language],
    text: grouped(foundIn(normal, language), language).join('; '),
  });
  return [{ text, fields: normal.map(({ id }) => id) }];
}

function foundIn(sources: readonly PlacedSource[], language: TextLanguage): readonly Found[] {
  const found: Found[] = [];
  for (const { field, stored, value, block } of sources) {
    const own = field.label[language];
    const parts = own
      .split(', ')
      .filter((part) => !/^(?:côté (?:droit|gauche)|(?:right|left) side)$/u.test(part));
    const isMobility = field.options === 'hindfoot';
    const label = parts
      .join(', ')
      .replace(/, (?=\d+°$)/u, language === 'fr' ? ' à ' : ' at ')
      .replace(/\(([^)]*)\)$/u, '[$1]');
    const named = midSentence(
      isMobility ? label.replace(/actif$|passif$/u, (mode) => `${mode.slice(0, -1)}ve`) : label,
      language,
    );
    const meaning = field.meanings?.[stored]?.[language];
    const name = meaning === undefined ? named : say('labelled', language, { label: named, text: meaning });
    const result = isMobility && language === 'fr' ? 'normale' : (RESULTS[stored]?.[language] ?? value);
    const same = found.find((one) => one.name === name && one.result === result);
    if (block.kind !== 'table') continue;
    const sides = field.side === undefined ? [] : [field.side];
    if (same === undefined) found.push({ name, result, sides });
    else same.sides.push(...sides);
  }
  return found;
}

/** « négatifs des deux côtés (Lachman, tiroir antérieur) ». */
function grouped(found: readonly Found[], language: TextLanguage): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { name, result, sides } of found) {
    const key = sides.length === 0 ? result : `${result} ${sideWords(sides, language)}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups].map(([key, names]) => `${key} (${names.join(', ')})`);
}

function sideWords(sides: readonly Side[], language: TextLanguage): string {
  if (sides.length > 1) return say('onBothSides', language);
  return say(sides[0] === 'Droit' ? 'onTheRight' : 'onTheLeft', language);
}

/** « Force : 5/5 de L2 à S1 des deux côtés. » */
function rootSentences(sources: readonly PlacedSource[], language: TextLanguage): readonly SourcedSentence[] {
  const measures = new Map<string, PlacedSource[]>();
  for (const source of sources) {
    const name = source.field.label[language].split(',', 1)[0] ?? '';
    measures.set(name, [...(measures.get(name) ?? []), source]);
  }
  return [...measures].map(([name, own]) => {
    const rootsOf = (side: Side): readonly Root[] =>
      ROOTS.filter((root) => own.some(({ field }) => field.side === side && field.root === root));
    const [right, left] = [rootsOf('Droit'), rootsOf('Gauche')];
    const value = own[0]?.value ?? '';
    const told =
      right.join() === left.join()
        ? [`${value} ${rootWords(right, language)} ${say('onBothSides', language)}`]
        : [
            right.length === 0 ? '' : `${value} ${rootWords(right, language)} ${say('onTheRight', language)}`,
            left.length === 0 ? '' : `${value} ${rootWords(left, language)} ${say('onTheLeft', language)}`,
          ];
    return {
      text: say('negatives', language, { title: name, text: told.filter((part) => part !== '').join('; ') }),
      fields: own.map(({ id }) => id),
    };
  });
}

/** « de L2 à S1 » where the roots follow each other, else each by its name. */
function rootWords(roots: readonly Root[], language: TextLanguage): string {
  const first = ROOTS.findIndex((root) => root === roots[0]);
  const isRun = roots.length > 2 && roots.every((root, place) => root === ROOTS[first + place]);
  if (isRun) return say('fromTo', language, { first: roots[0] ?? '', last: roots.at(-1) ?? '' });
  return say('atRoots', language, { roots: roots.join(', ') });
}
