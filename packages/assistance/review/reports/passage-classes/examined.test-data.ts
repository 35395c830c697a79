/** Reports of one injury with its measured cells, to which the passages of the classes are added. */
import type { FieldId } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';

export type Language = 'fr' | 'en';
export type Row = readonly [Language, FormData];

/** A left shoulder that lifts to 120° and 110° of 180°. */
export const SHOULDER: Readonly<Record<Language, FormData>> = {
  fr: shoulder('Tendinopathie de la coiffe de l’épaule gauche'),
  en: shoulder('Rotator cuff tendinopathy of the left shoulder'),
};

function shoulder(diagnosis: string): FormData {
  return {
    diagnosticsCnesst: diagnosis,
    conclusionDiagnostic: `${diagnosis}.`,
    epaulesFlexionDroitActif: '180',
    epaulesFlexionGaucheActif: '120',
    epaulesAbductionDroitActif: '180',
    epaulesAbductionGaucheActif: '110',
  };
}

/** The same, its passive movements short on the left. */
export const SHOULDER_PASSIVE: FormData = {
  epaulesFlexionDroitPassif: '180',
  epaulesFlexionGauchePassif: '130',
};

/** Passages of one field beside the cells of the shoulder. */
export const atShoulder = (language: Language, field: FieldId, text: string, more: FormData = {}): Row => [
  language,
  { ...SHOULDER[language], [field]: text, ...more },
];
