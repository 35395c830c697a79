import type { Localized } from './localized.ts';

export interface Option {
  /** The stored string, the same in both languages. */
  readonly value: string;
  readonly label: Localized;
}

function same(...values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: { fr: value, en: value } }));
}

function option(value: string, en: string, fr = value): Option {
  return { value, label: { fr, en } };
}

const NOT_DONE = option('Non fait', 'Not done');
const NEGATIVE = option('Négatif', 'Negative');
const POSITIVE = option('Positif', 'Positive');

/** Every list of choices, with stored values and labels. Any of them may also stay empty. */
export const OPTION_SETS = {
  gender: [option('male', 'Male', 'Masculin'), option('female', 'Female', 'Féminin')],
  dominance: [
    option('droitier', 'Right-handed', 'Droitier'),
    option('droitière', 'Right-handed', 'Droitière'),
    option('gaucher', 'Left-handed', 'Gaucher'),
    option('gauchère', 'Left-handed', 'Gauchère'),
    option('ambidextre', 'Ambidextrous', 'Ambidextre'),
  ],
  habit: [option('négatif', 'Negative', 'Négatif'), option('positif', 'Positive', 'Positif')],
  result: [NEGATIVE, POSITIVE, NOT_DONE],
  ligament: [
    NEGATIVE,
    POSITIVE,
    NOT_DONE,
    option('Sec', 'Firm end point', 'Arrêt sec'),
    option('Retardé', 'Delayed end point', 'Arrêt retardé'),
    option('Aucun arrêt', 'No end point'),
  ],
  patella: [option('Normal', 'Normal'), option('Anormal', 'Abnormal'), NOT_DONE],
  translation: [option('Normale', 'Normal'), option('Anormale', 'Abnormal'), NOT_DONE],
  hindfoot: [
    option('Normal', 'Normal'),
    option('Diminué < 50%', 'Decreased < 50%', 'Diminué < 50 %'),
    option('Diminué > 50%', 'Decreased > 50%', 'Diminué > 50 %'),
    option('Absent', 'Absent'),
    NOT_DONE,
  ],
  strength: same('5/5', '4+/5', '4/5', '4-/5', '3+/5', '3/5', '3-/5', '2/5', '1/5', '0/5'),
  sensitivity: same('2/2', '1/2', '0/2'),
  reflex: same('0', '1+', '2+', '3+', '4+'),
  babinski: [
    option('En flexion', 'Flexor'),
    option('En extension', 'Extensor'),
    option('Indifférent', 'Equivocal'),
    NOT_DONE,
  ],
  armStrength: same('5/5', '5-/5', '4+/5', '4/5', '4-/5', '3+/5', '3/5', '3-/5', '2/5', '1/5', '0/5'),
  presence: [option('Absente', 'Absent'), option('Présente', 'Present')],
  painSide: [
    option('Absente', 'Absent'),
    option('À droite', 'Right'),
    option('À gauche', 'Left'),
    option('Des deux côtés', 'Both sides'),
  ],
  legPain: [option('Aucune', 'None'), option('Lombaire', 'Lumbar'), option('Radiculaire', 'Radicular')],
  resisted: [
    NEGATIVE,
    option('Douleur', 'Pain'),
    option('Faiblesse', 'Weakness'),
    option('Douleur et faiblesse', 'Pain and weakness'),
    NOT_DONE,
  ],
  grade: [...same('0', '1+', '2+', '3+'), NOT_DONE],
  sign: [option('Absent', 'Absent'), option('Présent', 'Present'), NOT_DONE],
  tendon: [option('Présent', 'Present'), option('Absent', 'Absent'), NOT_DONE],
  armPosition: [
    option('Coude au corps', 'Arm at the side'),
    option('Bras à 90° d’abduction', 'Arm at 90° of abduction'),
  ],
  ability: [
    option('Possible', 'Possible'),
    option('Difficile', 'Difficult'),
    option('Impossible', 'Not possible'),
    NOT_DONE,
  ],
  gait: [
    option('Normale', 'Normal'),
    option('Antalgique', 'Antalgic'),
    option('Trendelenburg', 'Trendelenburg'),
    option('Steppage', 'Steppage'),
    option('Autre', 'Other'),
  ],
  walkingAid: [
    option('Aucune', 'None'),
    option('Canne', 'Cane'),
    option('Béquille', 'Crutch'),
    option('Deux béquilles', 'Two crutches'),
    option('Déambulateur', 'Walker'),
    option('Fauteuil roulant', 'Wheelchair'),
    option('Autre', 'Other'),
  ],
  whichSide: [
    option('À droite', 'Right'),
    option('À gauche', 'Left'),
    option('Des deux côtés', 'Both sides'),
  ],
  adherence: [option('Absente', 'Absent'), option('Présente', 'Present')],
  pulse: [option('Présent', 'Present'), option('Diminué', 'Decreased'), option('Absent', 'Absent'), NOT_DONE],
} as const satisfies Record<string, readonly Option[]>;

export type OptionSetId = keyof typeof OPTION_SETS;

/** The label of a stored value; a value outside its list is given back as it stands. */
export function optionLabel(set: OptionSetId, value: string, language: 'fr' | 'en'): string {
  const options: readonly Option[] = OPTION_SETS[set];
  return options.find((candidate) => candidate.value === value)?.label[language] ?? value;
}
