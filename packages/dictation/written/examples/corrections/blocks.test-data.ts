/** Examinations dictated block by block, a side or a joint at a time, and the correction of some values of one block. */
import fc from 'fast-check';

interface Wording {
  /** Each is a set of blocks that are told alike; what stands before the values of each block. */
  readonly blocks: readonly (readonly string[])[];
  /** What is told of a block without a value. */
  readonly plain: string;
  readonly movements: readonly string[];
  readonly unit: string;
  readonly triggers: readonly string[];
}

const WORDINGS: Readonly<Record<'fr' | 'en', Wording>> = {
  fr: {
    blocks: [
      ['genou droit', 'genou gauche'],
      ['épaule gauche', 'épaule droite'],
      ['à droite', 'à gauche'],
      ['du côté gauche', 'du côté droit'],
      ['à la hanche droite', 'à la hanche gauche'],
      ['hanche', 'genou', 'cheville'],
      ['poignet', 'coude', 'épaule'],
      ['hanche droite', 'hanche gauche', 'genou droit', 'genou gauche'],
      ['en actif', 'en passif'],
      ['le travailleur debout', 'le travailleur assis'],
    ],
    plain: 'sans particularité',
    movements: ['flexion', 'extension', 'abduction', 'adduction', 'rotation interne', 'rotation externe'],
    unit: 'degrés',
    triggers: ['correction', 'pardon', 'je reprends', 'non je voulais dire', 'je corrige'],
  },
  en: {
    blocks: [
      ['right knee', 'left knee'],
      ['left shoulder', 'right shoulder'],
      ['on the right', 'on the left'],
      ['on the left side', 'on the right side'],
      ['at the right hip', 'at the left hip'],
      ['hip', 'knee', 'ankle'],
      ['wrist', 'elbow', 'shoulder'],
      ['right hip', 'left hip', 'right knee', 'left knee'],
      ['actively', 'passively'],
      ['standing', 'seated'],
    ],
    plain: 'unremarkable',
    movements: ['flexion', 'extension', 'abduction', 'adduction', 'internal rotation', 'external rotation'],
    unit: 'degrees',
    triggers: ['correction', 'sorry', 'no I mean', 'I mean'],
  },
};

/** One examination with its correction. */
export interface Dictated {
  /** With the wrong values, then the correction, and what of the last block was not said yet. */
  readonly spoken: string;
  /** With the right values at once. */
  readonly meant: string;
  /** A correction of the first block, of which no value was told: nobody can tell what it corrects. Null where one was. */
  readonly unfounded: string | null;
}

export function dictatedBlocks(language: 'fr' | 'en'): fc.Arbitrary<Dictated> {
  const { blocks, plain, movements, unit, triggers } = WORDINGS[language];
  return fc
    .record({
      labels: fc
        .constantFrom(...blocks)
        .chain((kinds) => fc.shuffledSubarray([...kinds], { minLength: 2, maxLength: kinds.length })),
      moves: fc.shuffledSubarray([...movements], { minLength: 1, maxLength: 4 }),
      numbers: fc.shuffledSubarray(
        Array.from({ length: 30 }, (_, index) => 11 + index * 3),
        { minLength: 30, maxLength: 30 },
      ),
      corrected: fc.nat(),
      isUnfinished: fc.boolean(),
      isPlain: fc.boolean(),
      restated: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      between: fc.constantFrom(' ', ', '),
      after: fc.constantFrom(' ', ', ', '. '),
      before: fc.constantFrom(' ', ', ', '. '),
      trigger: fc.constantFrom(...triggers),
    })
    .map(
      ({
        labels,
        moves,
        numbers,
        corrected,
        isUnfinished,
        isPlain,
        restated,
        between,
        after,
        before,
        trigger,
      }) => {
        const at = corrected % labels.length;
        // The last value of the last block, said once the values before it are corrected.
        const unsaid = isUnfinished && at === labels.length - 1 ? moves.slice(1).slice(-1) : [];
        const told = moves.slice(0, moves.length - unsaid.length);
        const chosen = told.filter(
          (_, index) => restated[index] || (index === 0 && !restated.slice(0, told.length).includes(true)),
        );
        const wrong = (block: number, move: string) => numbers[block * 4 + moves.indexOf(move)] ?? 0;
        const right = (move: string) => numbers[20 + moves.indexOf(move)] ?? 0;
        const say = (block: number, isRight: boolean): string =>
          isPlain && block === 0 && at > 0
            ? `${labels[0] ?? ''} ${plain}`
            : `${labels[block] ?? ''}${between}${(!isRight && block === labels.length - 1 ? told : moves)
                .map(
                  (move) =>
                    `${move} ${isRight && chosen.includes(move) ? right(move) : wrong(block, move)} ${unit}`,
                )
                .join(between)}`;
        const all = (isRight: boolean): string =>
          labels.map((_, block) => say(block, isRight && block === at)).join(after);
        const again = (label: string): string =>
          `${label}${between}${chosen.map((move) => `${move} ${right(move)} ${unit}`).join(between)}`;
        const correct = (block: number): string =>
          `${all(false)}${before}${trigger}${between}${again(labels[block] ?? '')}`;
        const rest = unsaid.map((move) => `${between}${move} ${wrong(at, move)} ${unit}`).join('');
        return {
          spoken: correct(at) + rest,
          meant: all(true),
          unfounded: isPlain && at > 0 ? correct(0) : null,
        };
      },
    );
}
