import type { DictationLanguage } from '../../commands/command.ts';

/**
 * What a spoken correction takes back: the last phrase, the last sentence, or the words that the next ones restate;
 * `restart` restates too, and takes the phrase back where nothing is restated. `doubtful` words are prose wherever
 * what follows does not restate at once, and a `contrast` takes nothing back: it is prose, or nobody can tell.
 */
export type CorrectionKind = 'phrase' | 'sentence' | 'restate' | 'restart' | 'doubtful' | 'contrast';

const FRENCH: readonly (readonly [CorrectionKind, readonly string[]])[] = [
  [
    'phrase',
    [
      'annule ça',
      'annulez ça',
      'annuler ça',
      'efface ça',
      'effacez ça',
      'effacer ça',
      'supprime ça',
      'supprimez ça',
      'annule cela',
      'efface cela',
    ],
  ],
  [
    'sentence',
    [
      'efface la dernière phrase',
      'effacez la dernière phrase',
      'effacer la dernière phrase',
      'supprime la dernière phrase',
      'supprimez la dernière phrase',
      'supprimer la dernière phrase',
      'annule la dernière phrase',
    ],
  ],
  [
    'restate',
    [
      'correction',
      'je reprends',
      'je me reprends',
      'je corrige',
      'je me corrige',
      'je veux dire',
      'je voulais dire',
    ],
  ],
  ['doubtful', ['plutôt', 'pardon']],
];
const ENGLISH: readonly (readonly [CorrectionKind, readonly string[]])[] = [
  ['phrase', ['scratch that', 'delete that', 'strike that', 'undo that']],
  [
    'sentence',
    [
      'delete the last sentence',
      'delete last sentence',
      'scratch the last sentence',
      'scratch last sentence',
      'erase the last sentence',
      'strike the last sentence',
    ],
  ],
  ['restart', ['let me rephrase', 'let me start over']],
  ['restate', ['correction', 'i correct myself', 'make that', 'i mean', 'i meant', 'no wait']],
  ['doubtful', ['sorry', 'pardon', 'pardon me']],
];

export const CORRECTION_COMMANDS: Readonly<
  Record<DictationLanguage, readonly (readonly [CorrectionKind, readonly string[]])[]>
> = { fr: FRENCH, en: ENGLISH };

/** Words that may lead to a correction, and are then a part of it: « non, je reprends ». */
export const LEADS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['non', 'euh', 'ah', 'oh', 'oups', 'ou']),
  en: new Set(['no', 'uh', 'um', 'oh', 'oops', 'or', 'wait']),
};
