import type { Field } from './model.ts';
import type { Localised } from './localised.ts';

export interface Option {
  /** The stored string, the same in both languages. */
  readonly value: string;
  readonly label: Localised;
  /** What stands for it where the choices of a test lie side by side; those without one stand in a list. */
  readonly short?: Localised;
}

function same(...values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: { fr: value, en: value } }));
}

function option(value: string, en: string, fr = value): Option {
  return { value, label: { fr, en } };
}

/** One that is shown side by side with the others under this short name, or under its own. */
function beside(one: Option, fr = one.label.fr, en = one.label.en): Option {
  return { ...one, short: { fr, en } };
}

const NOT_DONE = beside(option('Non fait', 'Not done'), 'NF', 'ND');
const NEGATIVE = beside(option('Négatif', 'Negative'), '−', '−');
const POSITIVE = beside(option('Positif', 'Positive'), '+', '+');

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
  patella: [beside(option('Normal', 'Normal')), beside(option('Anormal', 'Abnormal')), NOT_DONE],
  translation: [beside(option('Normale', 'Normal')), beside(option('Anormale', 'Abnormal')), NOT_DONE],
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
    beside(option('En flexion', 'Flexor'), 'Flexion'),
    beside(option('En extension', 'Extensor'), 'Ext.', 'Ext.'),
    beside(option('Indifférent', 'Equivocal'), 'Indiff.', 'Equiv.'),
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
  legPain: [
    beside(option('Aucune', 'None')),
    beside(option('Lombaire', 'Lumbar')),
    beside(option('Radiculaire', 'Radicular')),
  ],
  resisted: [
    NEGATIVE,
    beside(option('Douleur', 'Pain'), 'Doul.'),
    beside(option('Faiblesse', 'Weakness'), 'Faibl.', 'Weak'),
    beside(option('Douleur et faiblesse', 'Pain and weakness'), 'Les 2', 'Both'),
    NOT_DONE,
  ],
  grade: [...same('0', '1+', '2+', '3+').map((one) => beside(one)), NOT_DONE],
  sign: [beside(option('Absent', 'Absent')), beside(option('Présent', 'Present')), NOT_DONE],
  tendon: [beside(option('Présent', 'Present')), beside(option('Absent', 'Absent')), NOT_DONE],
  armPosition: [
    option('Coude au corps', 'Arm at the side'),
    option('Bras à 90° d’abduction', 'Arm at 90° of abduction'),
  ],
  ability: [
    beside(option('Possible', 'Possible')),
    beside(option('Difficile', 'Difficult')),
    beside(option('Impossible', 'Not possible'), 'Imposs.', 'Not poss.'),
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
  pulse: [
    beside(option('Présent', 'Present')),
    beside(option('Diminué', 'Decreased'), 'Dim.', 'Decr.'),
    beside(option('Absent', 'Absent')),
    NOT_DONE,
  ],
} as const satisfies Record<string, readonly Option[]>;

export type OptionSetId = keyof typeof OPTION_SETS;

/** The label of a stored value; a value outside its list is given back as it stands. */
export function optionLabel(set: OptionSetId, value: string, language: 'fr' | 'en'): string {
  const options: readonly Option[] = OPTION_SETS[set];
  return options.find((candidate) => candidate.value === value)?.label[language] ?? value;
}

/** What a choice of a field reads as: its label, with what it says of this test where the field tells. */
export function choiceLabel({ options, meanings }: Field, value: string, language: 'fr' | 'en'): string {
  const label = options === undefined ? value : optionLabel(options, value, language);
  const meaning = meanings?.[value]?.[language];
  return meaning === undefined ? label : `${label} (${meaning})`;
}
