/** What it takes to turn the words of a reference into those that were heard. */
export interface WordErrors {
  /** Words of the reference. */
  readonly words: number;
  /** Words heard as others. */
  readonly substitutions: number;
  /** Words heard that were not said. */
  readonly insertions: number;
  /** Words said that were not heard. */
  readonly deletions: number;
}

/** Marks that end, join or enclose words; those that carry a value (`%`, `°`, `/`, `+`, `<`) are none. */
const PUNCTUATION = /[.,;:!?…«»"“”„()[\]{}*•·_–—-]/gu;
/** A comma, point or colon between two digits is part of a number. */
const IN_NUMBER = /(?<=\d)[.,:](?=\d)/gu;
/** Stands for each of them while the punctuation goes; no text holds it. */
const KEPT: Readonly<Record<string, string>> = { '.': '\uE000', ',': '\uE001', ':': '\uE002' };

/**
 * The words of a text as a word error rate counts them: in lower case, without punctuation, cut at white space, at hyphens
 * and at apostrophes of every shape. Accents count, and a number in digits is another word than one in letters.
 */
export function wordsToCount(text: string): readonly string[] {
  const kept = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(IN_NUMBER, (mark) => KEPT[mark] ?? mark)
    .replaceAll(PUNCTUATION, ' ')
    .replaceAll(/['’‘ʼ]/gu, ' ');
  const words = Object.entries(KEPT).reduce((cut, [mark, stand]) => cut.replaceAll(stand, mark), kept);
  return words.split(/\s+/u).filter((word) => word !== '');
}

/** The fewest errors between two texts; of as few, those with the most words heard as others. Time is their product. */
export function countWordErrors(reference: string, heard: string): WordErrors {
  const said = wordsToCount(reference);
  const given = wordsToCount(heard);
  let row: Cell[] = [{ ...NOTHING }];
  for (const _ of given) row.push(step(row.at(-1), 'insertions'));
  for (const word of said) {
    const next: Cell[] = [step(row[0], 'deletions')];
    given.forEach((other, at) => {
      const diagonal = word === other ? (row[at] ?? NOTHING) : step(row[at], 'substitutions');
      const best = [diagonal, step(row[at + 1], 'deletions'), step(next[at], 'insertions')];
      next.push(best.reduce((one, two) => (two.errors < one.errors ? two : one)));
    });
    row = next;
  }
  const { substitutions, insertions, deletions } = row.at(-1) ?? NOTHING;
  return { words: said.length, substitutions, insertions, deletions };
}

/** Errors of all kinds together. */
export function errorsOf({ substitutions, insertions, deletions }: WordErrors): number {
  return substitutions + insertions + deletions;
}

/** The counts of several texts together. */
export function sumWordErrors(counts: readonly WordErrors[]): WordErrors {
  const total = (kind: keyof WordErrors) => counts.reduce((sum, one) => sum + one[kind], 0);
  return {
    words: total('words'),
    substitutions: total('substitutions'),
    insertions: total('insertions'),
    deletions: total('deletions'),
  };
}

/** Errors per word of the reference: 0.05 is one in twenty; above 1 where more was heard than said. Null without a word. */
export function wordErrorRate(counts: WordErrors): number | null {
  return counts.words === 0 ? null : errorsOf(counts) / counts.words;
}

type Kind = 'substitutions' | 'insertions' | 'deletions';
type Cell = Readonly<Record<Kind | 'errors', number>>;

const NOTHING: Cell = { errors: 0, substitutions: 0, insertions: 0, deletions: 0 };

function step(from: Cell = NOTHING, kind: Kind): Cell {
  return { ...from, errors: from.errors + 1, [kind]: from[kind] + 1 };
}
