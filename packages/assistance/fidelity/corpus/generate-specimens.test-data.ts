import type { TextLanguage } from '../difference.ts';
import { ENGLISH_FRAMES } from './english-frames.test-data.ts';
import type { SlotType, SlotValue } from './frame.test-data.ts';
import { FRENCH_FRAMES } from './french-frames.test-data.ts';
import { mutate } from './mutate-statement.test-data.ts';
import { ENGLISH_POOLS, FRENCH_POOLS } from './slot-words.test-data.ts';
import { seededRandom } from './random.test-data.ts';
import type { Random } from './random.test-data.ts';
import { render } from './word-statement.test-data.ts';
import type { Statement } from './word-statement.test-data.ts';

/** A text, another wording of it, and texts that each differ from it in one fact. */
export interface Specimen {
  readonly language: TextLanguage;
  readonly source: string;
  readonly reworded: string;
  readonly mutations: readonly { readonly kind: string; readonly text: string }[];
}

const NUMBERS: Readonly<Partial<Record<SlotType, readonly [number, number, number]>>> = {
  // Lowest, number of steps, size of a step.
  angle: [5, 27, 5],
  centimetres: [21, 60, 0.5],
  kilograms: [2, 24, 1],
  milligrams: [5, 40, 5],
  percent: [5, 19, 5],
  score: [1, 9, 1],
  minutes: [5, 18, 5],
  weeks: [2, 18, 1],
  days: [2, 24, 1],
  count: [2, 90, 1],
  decimal: [2.5, 8, 0.5],
  date: [0, 336 * 4, 1],
};

/** Makes `count` specimens of one sentence; every fifth is a paragraph of three sentences, reworded in another order. */
export function generateSpecimens(language: TextLanguage, count: number, seed: number): readonly Specimen[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) =>
    at % 5 === 4 ? paragraph(language, random) : sentence(language, random),
  );
}

function sentence(language: TextLanguage, random: Random): Specimen {
  const statement = fill(language, random);
  const wording = random.pick(statement.frame.wordings);
  return {
    language,
    source: render(statement, wording, language, random),
    reworded: restyle(
      render(statement, random.pick(statement.frame.wordings), language, random),
      language,
      random,
      true,
    ),
    mutations: mutate(statement, language, random).map(({ kind, statement: mutated }) => ({
      kind,
      // Every second mutation hides in another wording.
      text: render(
        mutated,
        random.below(2) === 0 ? wording : random.pick(statement.frame.wordings),
        language,
        random,
      ),
    })),
  };
}

function paragraph(language: TextLanguage, random: Random): Specimen {
  const frames = language === 'fr' ? FRENCH_FRAMES : ENGLISH_FRAMES;
  const start = random.below(frames.length);
  const statements = [0, 1, 2].map((step) => fill(language, random, (start + step * 5) % frames.length));
  const write = (list: readonly Statement[], style: boolean) =>
    list
      .map((statement) => render(statement, random.pick(statement.frame.wordings), language, random))
      .map((text) => (style ? restyle(text, language, random, false) : text))
      .join(random.pick([' ', '\n']));
  const which = random.below(3);
  const mutations = mutate(statements[which] ?? fill(language, random), language, random).map(
    ({ kind, statement }) => ({
      kind: `${kind} in a paragraph`,
      text: write(statements.with(which, statement), false),
    }),
  );
  const turned = [...statements.slice(1), ...statements.slice(0, 1)];
  return { language, source: write(statements, false), reworded: write(turned, true), mutations };
}

function fill(language: TextLanguage, random: Random, at?: number): Statement {
  const frames = language === 'fr' ? FRENCH_FRAMES : ENGLISH_FRAMES;
  const frame = frames[at ?? random.below(frames.length)] ?? random.pick(frames);
  const values: Record<string, SlotValue> = {};
  for (const [name, type] of Object.entries(frame.slots)) {
    let value = draw(type, language, random);
    const taken = (drawn: number) =>
      Object.values(values).some((other) => other.type === type && other.value === drawn);
    while (taken(value)) value = draw(type, language, random);
    if (type === 'side2')
      value = 1 - (Object.values(values).find((other) => other.type === 'side')?.value ?? 0);
    values[name] = { type, value };
  }
  return { frame, values, flipped: false };
}

function draw(type: SlotType, language: TextLanguage, random: Random): number {
  const range = NUMBERS[type];
  if (range !== undefined) return range[0] + random.below(range[1]) * range[2];
  return random.below((language === 'fr' ? FRENCH_POOLS : ENGLISH_POOLS)[type]?.length ?? 2);
}

/** Changes what carries no fact: case, final punctuation, apostrophes, spaces. */
function restyle(text: string, language: TextLanguage, random: Random, end: boolean): string {
  switch (random.below(7)) {
    case 0:
      return text.charAt(0).toLowerCase() + text.slice(1);
    case 1:
      return text.replaceAll('’', "'");
    case 2:
      return end ? text.replace(/\.$/u, '') : text;
    case 3:
      return `- ${text.replaceAll(';', '.')}`;
    case 4:
      return language === 'fr' ? text.replaceAll(' : ', '\u00A0: ') : text.replaceAll(': ', ' - ');
    case 5:
      return text.replaceAll(', ', ',  ');
    default:
      return text;
  }
}
