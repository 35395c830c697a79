/** Texts of a man's report, with the words that are of a woman; none where they stand for a thing or somebody else. */
import { findOtherGender } from '@constat/report/rules/gender';
import type { Language } from './examined.test-data.ts';

export interface GenderedText {
  readonly language: Language;
  readonly text: string;
  /** Whether words of it are of a woman. */
  readonly isOther: boolean;
}

/** Whether words of the other gender are named exactly where there are some. */
export function isGenderReadRightly({ language, text, isOther }: GenderedText): boolean {
  return findOtherGender(text, 'male', language).length > 0 === isOther;
}

const texts = (language: Language, isOther: boolean, ...list: readonly string[]): readonly GenderedText[] =>
  list.map((text) => ({ language, text, isOther }));

export const GENDERS: readonly GenderedText[] = [
  ...texts(
    'fr',
    false,
    'Deuxième intervention le 3 mars 2025. Première infiltration le 4 mai 2025.',
    'Une atteinte permanente existe, mais il est trop tôt pour la coter.',
    'La chirurgie est refusée; il est possible de la reprendre plus tard.',
    'Dernière visite le 3 mai 2025.',
  ),
  ...texts(
    'fr',
    true,
    'Elle se dit fatiguée.',
    'La travailleuse est droitière.',
    'La douleur la réveille la nuit.',
    'Première de classe, elle a travaillé comme infirmière.',
  ),
  ...texts(
    'en',
    false,
    'A permanent impairment exists, but it is too early to rate it.',
    'First surgery on March 3, 2025. His wife drove her own car.',
    'The nurse said that she would call him.',
    'His mother, who is 80, still drives her car.',
  ),
  ...texts(
    'en',
    true,
    'She says that the pain is stable.',
    'Her right knee is stiff.',
    'The worker is a right-handed woman.',
    'The pain wakes her at night.',
  ),
];

export const GENDERS_HELD_OUT: readonly GenderedText[] = [
  ...texts(
    'fr',
    false,
    'Première consultation le 6 avril 2024, seconde le 9 avril 2024.',
    'L’atteinte est à venir; il serait prématuré de la déterminer.',
    'Troisième et dernière infiltration le 8 juin 2025.',
    'La limitation est permanente et il convient de la maintenir.',
  ),
  ...texts(
    'fr',
    true,
    'Elle a été opérée le 12 mai 2024.',
    'Elle est la première arrivée au travail.',
    'La chute la laisse incapable de marcher.',
    'Couturière à la retraite, elle vit seule.',
  ),
  ...texts(
    'en',
    false,
    'The first operation was on May 12, 2024 and the second one on June 3, 2025.',
    'The impairment is to come; rating it would be premature.',
    'His daughter helps him with her truck.',
    'Dr. Caron gave her opinion.',
  ),
  ...texts(
    'en',
    true,
    'She was operated on May 12, 2024.',
    'Her employer reassigned her.',
    'The fall left her unable to walk.',
    'A retired seamstress, she lives alone.',
  ),
];

/** Written after the rules and tried once before anything was changed for them. */
export const GENDERS_HELD_OUT_2: readonly GenderedText[] = [
  ...texts(
    'fr',
    false,
    'Ancienne déchirure du ménisque. Nouvelle imagerie demandée.',
    'La consolidation est proche; on ne peut la fixer maintenant.',
    'Toute première résonance le 2 mai 2024, puis seconde résonance.',
    'La physiothérapie est utile : il faut la continuer.',
  ),
  ...texts(
    'fr',
    true,
    'Elle est assise sur la table d’examen.',
    'Fatiguée, elle cesse de travailler.',
    'Le médecin la convoque le 3 mai 2025.',
    'Une dame de 45 ans, préposée aux bénéficiaires.',
  ),
  ...texts(
    'en',
    false,
    'The employer’s secretary filled in her part of the form.',
    'The lesion is permanent and it cannot be rated yet.',
    'His sister and her husband live with him.',
    'Mrs. Roy, his supervisor, said that she saw the fall.',
  ),
  ...texts(
    'en',
    true,
    'She sits on the examination table.',
    'Her physician called her on May 3, 2025.',
    'A 45-year-old lady, she works as an orderly.',
    'The worker hurt herself.',
  ),
];
