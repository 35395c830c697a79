/** Findings in words, told block by block, and the correction of one that was told before the last block. */
interface Findings {
  /** Two blocks that are told alike. */
  readonly blocks: readonly (readonly [first: string, last: string])[];
  /** What is said of a block. */
  readonly words: readonly string[];
  readonly measured: string;
  readonly triggers: readonly string[];
}

const FINDINGS: Readonly<Record<'fr' | 'en', Findings>> = {
  fr: {
    blocks: [
      ['genou droit', 'genou gauche'],
      ['épaule gauche', 'épaule droite'],
      ['à droite', 'à gauche'],
      ['du côté gauche', 'du côté droit'],
      ['ménisque interne', 'ménisque externe'],
      ['hanche', 'genou'],
      ['index', 'majeur'],
      ['en actif', 'en passif'],
      ['debout', 'assis'],
      ['le matin', 'le soir'],
    ],
    words: [
      'sensible',
      'douloureux à la palpation',
      'enflé',
      'stable',
      'sans épanchement',
      'force diminuée',
      'raide',
    ],
    measured: 'flexion 60 degrés',
    triggers: ['correction', 'je reprends', 'non je voulais dire', 'je corrige', 'pardon'],
  },
  en: {
    blocks: [
      ['right knee', 'left knee'],
      ['left shoulder', 'right shoulder'],
      ['on the right', 'on the left'],
      ['on the left side', 'on the right side'],
      ['medial meniscus', 'lateral meniscus'],
      ['hip', 'knee'],
      ['index finger', 'ring finger'],
      ['actively', 'passively'],
      ['standing', 'seated'],
      ['in the morning', 'in the evening'],
    ],
    words: [
      'tender',
      'painful on palpation',
      'swollen',
      'stable',
      'without effusion',
      'decreased strength',
      'stiff',
    ],
    measured: 'flexion 60 degrees',
    triggers: ['correction', 'I mean', 'no I mean', 'sorry'],
  },
};

/** Each with marks, as an engine may write it; what is said of the last block is a finding, the same one, or a value. */
export function dictatedFindings(language: 'fr' | 'en'): readonly string[] {
  const { blocks, words, measured, triggers } = FINDINGS[language];
  return blocks.flatMap(([first, last], block) =>
    words.flatMap((told, at) => {
      const instead = words[(at + 1) % words.length] ?? '';
      const trigger = triggers[(at + block) % triggers.length] ?? '';
      return [instead, measured, words[(at + 2) % words.length] ?? ''].map(
        (other) => `${first}, ${told}. ${last}, ${other}. ${trigger}, ${first}, ${instead}`,
      );
    }),
  );
}

type Rows = readonly (readonly [spoken: string, written: string | null])[];

/** Corrections beside findings: spoken, and written; null where the words stay and are marked. */
export const BESIDE_FINDINGS: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    ['Genou gauche douloureux. Correction, genou droit douloureux.', 'Genou droit douloureux.'],
    [
      'Hanche droite, sans particularité. Genou gauche, enflé. Correction, genou droit, enflé.',
      'Hanche droite, sans particularité. Genou droit, enflé.',
    ],
    [
      'Hanche droite, sans particularité. Douleur au genou gauche à la marche. Correction, douleur au genou droit à la marche.',
      'Hanche droite, sans particularité. Douleur au genou droit à la marche.',
    ],
    [
      'Genou droit sensible. Genou gauche enflé. Correction, genou gauche stable.',
      'Genou droit sensible. Genou gauche stable.',
    ],
    [
      'Épaule droite, Hawkins positif. Épaule gauche, flexion 120 degrés. Correction, épaule droite, Hawkins négatif.',
      'Épaule droite, Hawkins négatif. Épaule gauche, flexion 120°.',
    ],
    [
      'Genou droit stable. Genou gauche instable. Je corrige, genou gauche stable, genou droit instable.',
      null,
    ],
    ['genou droit stable genou gauche instable je corrige genou gauche stable genou droit instable', null],
    ['L4 sensible. L5 indolore. Correction, L4 indolore.', null],
  ],
  en: [
    ['Left knee painful. Correction, right knee painful.', 'Right knee painful.'],
    [
      'Right hip unremarkable. Left knee swollen. Correction, right knee swollen.',
      'Right hip unremarkable. Right knee swollen.',
    ],
    [
      'Right shoulder, Hawkins positive. Left shoulder, flexion 120 degrees. Correction, right shoulder, Hawkins negative.',
      'Right shoulder, Hawkins negative. Left shoulder, flexion 120°.',
    ],
    ['Right knee stable. Left knee unstable. Correction, left knee stable, right knee unstable.', null],
    ['L4 tender. L5 painless. Correction, L4 painless.', null],
  ],
};
