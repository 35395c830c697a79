/** The words that the local rules add to a conclusion, in both languages. Places in braces are filled. */
import type { FieldId, RegionId, ReportField, Side } from '@constat/report/catalogue';
import type { TextLanguage } from '../../fidelity/difference.ts';
import type { ConclusionRequest } from './model.ts';

type Words = Readonly<Record<TextLanguage, string>>;

const WORDS = {
  medication: {
    fr: 'Médication actuelle et mesures en cours : {text}',
    en: 'Current medication and ongoing measures: {text}',
  },
  operation: {
    fr: 'Opération rapportée à l’historique : « {text} »',
    en: 'Operation reported in the history: “{text}”',
  },
  earlier: {
    fr: 'Antérieur à l’événement évalué, selon l’historique : {text}',
    en: 'Prior to the event evaluated, as told in the history: {text}',
  },
  condition: {
    fr: 'Autre antécédent ou condition personnelle, selon l’historique : {text}',
    en: 'Other history or personal condition, as told in section 7: {text}',
  },
  other: {
    fr: 'Autre que l’événement ou la lésion évalués, selon l’historique : {text}',
    en: 'Other than the event or injury evaluated, as told in the history: {text}',
  },
  reported: { fr: 'Selon l’historique : {text}', en: 'According to the history: {text}' },
  account: { fr: '{label}, selon {worker} : {text}', en: '{label}, in {worker} own account: {text}' },
  labelled: { fr: '{label} : {text}', en: '{label}: {text}' },
  against: { fr: '{label} : {text} (normale : {normal}).', en: '{label}: {text} (normal: {normal}).' },
  range: {
    fr: '{movement} est mesurée à {text} : {rest}.',
    en: '{movement} measures {text}: {rest}.',
  },
  oppositeSide: { fr: 'au côté opposé', en: 'the opposite side' },
  lossAgainstSide: {
    fr: 'perte de {loss} par rapport {sides} ({text} contre {other})',
    en: '{loss} loss against {sides} ({text} against {other})',
  },
  lossAgainstNormal: {
    fr: 'perte de {loss} par rapport à la normale ({normal})',
    en: '{loss} loss against the normal ({normal})',
  },
  alsoAgainstNormal: {
    fr: ' et de {loss} par rapport à la normale ({normal})',
    en: ' and {loss} against the normal ({normal})',
  },
  lossAgainstBoth: {
    fr: 'perte de {loss} par rapport {sides} et à la normale ({text} contre {other})',
    en: '{loss} loss against {sides} and the normal ({text} against {other})',
  },
  noLossAgainstNormal: {
    fr: ', sans perte par rapport à la normale ({normal})',
    en: ', with no loss against the normal ({normal})',
  },
  noSide: { fr: '; côté opposé non consigné', en: '; opposite side not recorded' },
  normalSide: { fr: '; côté opposé dit normal', en: '; opposite side said to be normal' },
  writtenSide: { fr: '; côté opposé : {text}', en: '; opposite side: {text}' },
  shortAgainstSide: {
    fr: '{movement}, {loss} par rapport {sides}',
    en: '{movement}, {loss} against {sides}',
  },
  shortAgainstNormal: {
    fr: '{movement}, {loss} par rapport à la normale',
    en: '{movement}, {loss} against the normal',
  },
  shortAgainstBoth: {
    fr: '{movement}, {loss} par rapport {sides} et à la normale',
    en: '{movement}, {loss} against {sides} and the normal',
  },
  shortAgainstEach: {
    fr: '{movement}, {lost} par rapport {sides} et {loss} par rapport à la normale',
    en: '{movement}, {lost} against {sides} and {loss} against the normal',
  },
  bothSides: {
    fr: '{movement} est mesurée à {right} à droite et à {left} à gauche, sous la normale ({normal}) des deux côtés : perte de {lossRight} à droite et de {lossLeft} à gauche par rapport à la normale; {compared}.',
    en: '{movement} measures {right} on the right and {left} on the left, below the normal ({normal}) on both sides: {lossRight} loss on the right and {lossLeft} loss on the left against the normal; {compared}.',
  },
  shortBoth: {
    fr: '{movement}, {lossRight} à droite et {lossLeft} à gauche par rapport à la normale ({compared})',
    en: '{movement}, {lossRight} on the right and {lossLeft} on the left against the normal ({compared})',
  },
  sidesEqual: { fr: 'mesures égales des deux côtés', en: 'equal measurements on the two sides' },
  rightLess: {
    fr: 'mesure droite inférieure de {difference} à la gauche',
    en: '{difference} less on the right than on the left',
  },
  leftLess: {
    fr: 'mesure gauche inférieure de {difference} à la droite',
    en: '{difference} less on the left than on the right',
  },
  lacks: { fr: 'flexum de {degrees}', en: 'lacks {degrees} of extension' },
  beyond: { fr: 'recurvatum de {degrees}', en: '{degrees} of hyperextension' },
  aroundZero: {
    fr: '{label} : {text} (normale : 0°{opposite}).',
    en: '{label}: {text} (normal: 0°{opposite}).',
  },
  zeroSide: { fr: '; côté opposé : {other}', en: '; opposite side: {other}' },
  passiveBelowActive: {
    fr: '{movement} ({passive}) est mesurée sous la mobilité active ({active}) : [à vérifier par le médecin].',
    en: '{movement} ({passive}) measures less than the active movement ({active}): [to be checked by the physician].',
  },
  atNormal: {
    fr: 'Mesures à la normale ou au-delà : {text}.',
    en: 'Measured at the normal or beyond: {text}.',
  },
  negatives: { fr: '{title} : {text}.', en: '{title}: {text}.' },
  onBothSides: { fr: 'des deux côtés', en: 'on both sides' },
  onTheRight: { fr: 'à droite', en: 'on the right' },
  onTheLeft: { fr: 'à gauche', en: 'on the left' },
  fromTo: { fr: 'de {first} à {last}', en: 'from {first} to {last}' },
  atRoots: { fr: 'en {roots}', en: 'at {roots}' },
  girths: {
    fr: '{label} : {right} à droite, {left} à gauche.',
    en: '{label}: {right} on the right, {left} on the left.',
  },
  girthRightLess: {
    fr: 'Circonférence {segment} : {less} à droite contre {more} à gauche, soit une différence de {difference} {level}.',
    en: 'Circumference {segment}: {less} on the right against {more} on the left, a difference of {difference} {level}.',
  },
  girthLeftLess: {
    fr: 'Circonférence {segment} : {less} à gauche contre {more} à droite, soit une différence de {difference} {level}.',
    en: 'Circumference {segment}: {less} on the left against {more} on the right, a difference of {difference} {level}.',
  },
  level: { fr: '(mesure à {level})', en: '(measured {level})' },
  noLevel: { fr: '[niveau de mesure à préciser]', en: '[level of measurement to be stated]' },
  twoEvents: {
    fr: 'Deux accidents sont datés à l’historique, {first} et {second}; le second est pris ici pour l’événement évalué : [à confirmer par le médecin].',
    en: 'The history dates two accidents, {first} and {second}; the second is taken here as the event evaluated: [to be confirmed by the physician].',
  },
  eventDates: {
    fr: 'Date de l’événement en désaccord : {dates} : [à trancher par le médecin].',
    en: 'Conflicting dates of the event: {dates}: [to be settled by the physician].',
  },
  dateInFile: { fr: '{date} selon la section A', en: '{date} according to section A' },
  dateInHistory: { fr: '{date} selon l’historique', en: '{date} according to the history' },
  sides: {
    fr: 'Côté en désaccord : {accepted} selon les diagnostics acceptés, {told} selon l’historique : [à trancher par le médecin].',
    en: 'Conflicting sides: {accepted} according to the accepted diagnoses, {told} according to the history: [to be settled by the physician].',
  },
  losses: {
    fr: 'Pertes de mobilité mesurées à l’examen : {text}.',
    en: 'Losses of motion measured on examination: {text}.',
  },
  accepted: {
    fr: 'Diagnostics acceptés par la CNESST : {text}',
    en: 'Diagnoses accepted by the CNESST: {text}',
  },
  diagnosis: {
    fr: 'Diagnostic retenu : [à préciser par le médecin].',
    en: 'Diagnosis retained: [to be stated by the physician].',
  },
  consolidation: {
    fr: 'Date ou période prévisible de consolidation : [à préciser par le médecin].',
    en: 'Date or foreseeable period of consolidation: [to be stated by the physician].',
  },
  consolidationConflict: {
    fr: 'Dates de consolidation en désaccord selon l’historique : {dates}. Date retenue : [à trancher par le médecin].',
    en: 'Conflicting dates of consolidation according to the history: {dates}. Date retained: [to be settled by the physician].',
  },
  notConsolidated: {
    fr: 'Lésion non consolidée selon l’historique. Date ou période prévisible de consolidation : [à préciser par le médecin].',
    en: 'Injury not consolidated according to the history. Date or foreseeable period of consolidation: [to be stated by the physician].',
  },
  care: {
    fr: 'Nature, nécessité, suffisance ou durée des soins ou des traitements : [à préciser par le médecin].',
    en: 'Nature, necessity, sufficiency or duration of care or treatment: [to be stated by the physician].',
  },
  impairment: {
    fr: 'Existence d’une atteinte permanente à l’intégrité physique ou psychique : [oui ou non, à préciser par le médecin].',
    en: 'Existence of a permanent physical or mental impairment: [yes or no, to be stated by the physician].',
  },
  percentage: {
    fr: 'Pourcentage de l’atteinte permanente : [à fixer par le médecin].',
    en: 'Percentage of permanent impairment: [to be set by the physician].',
  },
  percentagePremature: {
    fr: 'Pourcentage de l’atteinte permanente : prématuré, car la lésion n’est pas consolidée selon l’historique [à confirmer par le médecin].',
    en: 'Percentage of permanent impairment: premature, because the injury is not consolidated according to the history [to be confirmed by the physician].',
  },
  limitationsPremature: {
    fr: 'Existence de limitations fonctionnelles permanentes : prématuré, car la lésion n’est pas consolidée selon l’historique [à confirmer par le médecin].',
    en: 'Existence of permanent functional limitations: premature, because the injury is not consolidated according to the history [to be confirmed by the physician].',
  },
  evaluationPremature: {
    fr: 'Évaluation des limitations fonctionnelles permanentes : prématuré, car la lésion n’est pas consolidée selon l’historique [à confirmer par le médecin].',
    en: 'Evaluation of permanent functional limitations: premature, because the injury is not consolidated according to the history [to be confirmed by the physician].',
  },
  limitations: {
    fr: 'Existence de limitations fonctionnelles : [oui ou non, à préciser par le médecin].',
    en: 'Existence of functional limitations: [yes or no, to be stated by the physician].',
  },
  evaluation: {
    fr: 'Évaluation des limitations fonctionnelles : [à préciser par le médecin].',
    en: 'Evaluation of functional limitations: [to be stated by the physician].',
  },
} as const satisfies Record<string, Words>;

/** The name of a sentence. */
export type WordsId = keyof typeof WORDS;

/** A sentence with its places filled. */
export function say(
  id: WordsId,
  language: TextLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  return WORDS[id][language].replaceAll(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}

/** What each field of section 5 is called in a sentence of its own. */
const HISTORY: Readonly<Partial<Record<FieldId, Words>>> = {
  antecedentsMedicaux: { fr: 'Antécédents médicaux', en: 'Medical history' },
  antecedentsChirurgicaux: { fr: 'Antécédents chirurgicaux', en: 'Surgical history' },
  antecedentsLesion: { fr: 'Antécédents au site de la lésion', en: 'History at the site of the injury' },
  antecedentsCnesst: { fr: 'Antécédents CNESST', en: 'CNESST history' },
  antecedentsSaaq: { fr: 'Antécédents SAAQ', en: 'SAAQ history' },
  antecedentsAutres: { fr: 'Autres antécédents', en: 'Other history' },
};

/** The name of an antecedent; a field without one of its own goes by its label. */
export function historyName(field: ReportField, language: TextLanguage): string {
  return (HISTORY[field.id] ?? field.label)[language];
}

const WORKER = {
  fr: { male: 'le travailleur', female: 'la travailleuse', unknown: 'la personne évaluée' },
  en: { male: 'his', female: 'her', unknown: 'their' },
} as const;

/** Whose account it is: in French the noun after « selon », in English the possessive. */
export function workerWord({ language, gender }: Pick<ConclusionRequest, 'language' | 'gender'>): string {
  return WORKER[language][gender ?? 'unknown'];
}

/** The joint that a region's angles are measured at, after the movement. All movements of the catalogue are feminine. */
export const JOINTS: Readonly<
  Record<RegionId, Readonly<Record<TextLanguage, Readonly<Record<Side | 'none' | 'both', string>>>>>
> = {
  spine: {
    fr: { Droit: 'du rachis à droite', Gauche: 'du rachis à gauche', none: 'du rachis', both: 'du rachis' },
    en: {
      Droit: 'of the spine on the right',
      Gauche: 'of the spine on the left',
      none: 'of the spine',
      both: 'of the spine',
    },
  },
  hips: {
    fr: {
      Droit: 'de la hanche droite',
      Gauche: 'de la hanche gauche',
      none: 'de la hanche',
      both: 'des hanches',
    },
    en: { Droit: 'of the right hip', Gauche: 'of the left hip', none: 'of the hip', both: 'of the hips' },
  },
  knees: {
    fr: { Droit: 'du genou droit', Gauche: 'du genou gauche', none: 'du genou', both: 'des genoux' },
    en: { Droit: 'of the right knee', Gauche: 'of the left knee', none: 'of the knee', both: 'of the knees' },
  },
  feetAndAnkles: {
    fr: {
      Droit: 'de la cheville droite',
      Gauche: 'de la cheville gauche',
      none: 'de la cheville',
      both: 'des chevilles',
    },
    en: {
      Droit: 'of the right ankle',
      Gauche: 'of the left ankle',
      none: 'of the ankle',
      both: 'of the ankles',
    },
  },
};
