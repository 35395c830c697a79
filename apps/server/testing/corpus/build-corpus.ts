import { CRAFTED_ACCOUNTS, CRAFTED_WORDS, CRAFTED_ZIPS } from './craft-archives.ts';
import { CRAFTED_PDFS, CRAFTED_WAVS, CRAFTED_WEBMS } from './craft-recordings.ts';
import { createDraw } from './draw.ts';
import type { Draw } from './draw.ts';
import { MUTATIONS, mutateWithin, shuffleWithin } from './mutate-file.ts';

/** Where a file is handed in: a letterhead, a PDF, an archive, a recording in one piece, or a recording in parts. */
export type Door = 'letterhead' | 'pdf' | 'archive' | 'chunk' | 'parts';

/** Files that every door takes, of nobody who exists. */
export interface ValidFiles {
  readonly docx: Buffer;
  readonly pdf: Buffer;
  readonly archive: Buffer;
  readonly wav: Buffer;
  /** A minute. */
  readonly webm: Buffer;
  /** Five seconds. */
  readonly shortWebm: Buffer;
}

export interface CorpusFile {
  readonly number: number;
  /** What was done to it. */
  readonly name: string;
  readonly door: Door;
  readonly bytes: Buffer;
}

/** Of ten files, how many go through each door. */
const DOORS: readonly Door[] = [
  ...(['letterhead', 'letterhead', 'letterhead'] as const),
  ...(['archive', 'archive', 'pdf', 'pdf'] as const),
  ...(['chunk', 'chunk', 'parts'] as const),
];

type Crafted = Readonly<Record<string, (valid: Buffer, draw: Draw) => Buffer>>;

const OF_DOOR: {
  readonly [Of in Door]: { readonly kind: keyof ValidFiles; readonly crafted: readonly Crafted[] };
} = {
  letterhead: { kind: 'docx', crafted: [CRAFTED_ZIPS, CRAFTED_WORDS] },
  archive: { kind: 'archive', crafted: [CRAFTED_ZIPS, CRAFTED_ACCOUNTS] },
  pdf: { kind: 'pdf', crafted: [CRAFTED_PDFS] },
  chunk: { kind: 'shortWebm', crafted: [CRAFTED_WEBMS, CRAFTED_WAVS] },
  parts: { kind: 'shortWebm', crafted: [CRAFTED_WEBMS] },
};

/**
 * One file of the corpus: the same for the same seed and number. The first are the crafted ones, one of each, since a
 * short draw is to hold the worst.
 */
export function buildCorpusFile(valid: ValidFiles, seed: number, number: number): CorpusFile {
  const draw = createDraw(seed * 1_000_003 + number);
  const first = ALL_CRAFTED[number];
  if (first !== undefined) return craft(valid, draw, { number, ...first });
  const door = draw.pick(DOORS);
  const { kind, crafted } = OF_DOOR[door];
  const sound = valid[door === 'chunk' ? draw.pick(['shortWebm', 'wav'] as const) : kind];
  const way = draw.below(10);
  if (way === 0) {
    const other = draw.pick(Object.keys(valid) as (keyof ValidFiles)[]);
    return { number, door, name: `another kind of file (${other})`, bytes: valid[other] };
  }
  if (way <= 2) {
    const recipes = draw.pick(crafted);
    return craft(valid, draw, { number, door, recipes, name: draw.pick(Object.keys(recipes)) });
  }
  const isArchive = door === 'letterhead' || door === 'archive';
  if (isArchive && way <= 5)
    return { number, door, name: 'a file within mutated', bytes: mutateWithin(sound, draw) };
  if (isArchive && way <= 7)
    return { number, door, name: 'a text within shuffled', bytes: shuffleWithin(sound, draw) };
  const name = draw.pick(Object.keys(MUTATIONS));
  return { number, door, name, bytes: MUTATIONS[name]?.(sound, draw) ?? sound };
}

interface Recipe {
  readonly door: Door;
  readonly recipes: Crafted;
  readonly name: string;
}

const ALL_CRAFTED: readonly Recipe[] = (Object.keys(OF_DOOR) as Door[]).flatMap((door) =>
  OF_DOOR[door].crafted.flatMap((recipes) => Object.keys(recipes).map((name) => ({ door, recipes, name }))),
);

/** How many of the first files were made to do harm. */
export const CRAFTED_FILES = ALL_CRAFTED.length;

/** Of numbers of crafted files those that hold each craft once, through the doors that take it in turn. */
export function eachCraftOnce(numbers: readonly number[]): readonly number[] {
  const crafts = new Map<Crafted[string] | undefined, number[]>();
  for (const number of numbers) {
    const { recipes = {}, name = '' } = ALL_CRAFTED[number] ?? {};
    crafts.set(recipes[name], [...(crafts.get(recipes[name]) ?? []), number]);
  }
  return [...crafts.values()].flatMap((alike, turn) => alike[turn % alike.length] ?? []);
}

function craft(
  valid: ValidFiles,
  draw: Draw,
  { number, door, recipes, name }: Recipe & { readonly number: number },
): CorpusFile {
  const kind = recipes === CRAFTED_WAVS ? 'wav' : recipes === CRAFTED_WEBMS ? 'webm' : OF_DOOR[door].kind;
  return { number, door, name, bytes: recipes[name]?.(valid[kind], draw) ?? valid[kind] };
}
