import type { TextLanguage } from '../fidelity/difference.ts';

/** The classes of the scale, from none to very severe. */
export const RESTRICTION_CLASSES = [0, 1, 2, 3, 4] as const;

export type RestrictionClass = (typeof RESTRICTION_CLASSES)[number];

/**
 * The restrictions of each class for the lower back, after the scale of the IRSST (Lapointe, Procédure d'intégration
 * professionnelle, B-023, 1991). Where only part of a class is known from two sources, and for class 4, the physician
 * states the rest.
 */
const LOWER_BACK: Readonly<Record<TextLanguage, Readonly<Record<RestrictionClass, string>>>> = {
  fr: {
    0: 'Classe 0 : aucune restriction n’est retenue.',
    1: 'Restrictions de classe 1 pour la colonne lombo-sacrée : éviter, de façon répétitive ou fréquente, de lever, porter, pousser ou tirer des charges de plus de 15 à 25 kg, de travailler accroupi, de ramper ou de grimper, de fléchir, d’étendre ou de tourner le tronc à l’extrême, et de subir des vibrations de basse fréquence ou des secousses.',
    2: 'Restrictions de classe 2 pour la colonne lombo-sacrée : en plus de celles de la classe 1, éviter, de façon répétitive ou fréquente, de lever, porter, pousser ou tirer des charges de plus de 5 à 15 kg, de fléchir, d’étendre ou de tourner le tronc, même peu, de monter plusieurs escaliers, et de marcher sur un terrain accidenté ou glissant.',
    3: 'Restrictions de classe 3 pour la colonne lombo-sacrée : en plus de celles des classes 1 et 2, éviter de lever, porter, pousser ou tirer de façon répétitive des charges de plus de 5 kg environ, de marcher longtemps, de garder la même posture plus de 30 à 60 minutes et de travailler dans une position instable; autres restrictions : [à préciser par le médecin].',
    4: 'Restrictions de classe 4 pour la colonne lombo-sacrée : [à préciser par le médecin].',
  },
  en: {
    0: 'Class 0: no restriction is retained.',
    1: 'Class 1 restrictions for the lumbosacral spine: avoid repeatedly or frequently lifting, carrying, pushing or pulling loads of more than 15 to 25 kg, working in a crouch, crawling or climbing, bending, extending or twisting the trunk to its limits, and low-frequency vibration or jolts.',
    2: 'Class 2 restrictions for the lumbosacral spine: in addition to those of class 1, avoid repeatedly or frequently lifting, carrying, pushing or pulling loads of more than 5 to 15 kg, bending, extending or twisting the trunk even slightly, climbing several flights of stairs, and walking on rough or slippery ground.',
    3: 'Class 3 restrictions for the lumbosacral spine: in addition to those of classes 1 and 2, avoid repeatedly lifting, carrying, pushing or pulling loads of more than about 5 kg, walking for long, keeping the same posture for more than 30 to 60 minutes, and working in an unstable position; other restrictions: [to be stated by the physician].',
    4: 'Class 4 restrictions for the lumbosacral spine: [to be stated by the physician].',
  },
};

/** For other parts of the body the scale has other lists. */
const OTHER: Readonly<Record<TextLanguage, (restriction: RestrictionClass) => string>> = {
  fr: (restriction) => `Restrictions de classe ${restriction} : [à préciser par le médecin].`,
  en: (restriction) => `Class ${restriction} restrictions: [to be stated by the physician].`,
};

/** The sentence of a class where the physician has kept none. */
export function restrictionSentence(
  restriction: RestrictionClass,
  isLowerBack: boolean,
  language: TextLanguage,
): string {
  return isLowerBack || restriction === 0 ? LOWER_BACK[language][restriction] : OTHER[language](restriction);
}
