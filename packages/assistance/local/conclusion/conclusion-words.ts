/** The words that the local rules add to a conclusion, in both languages. Places in braces are filled. */
import type { FieldId, ReportField } from '@constat/report/catalogue';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { EXAMINATION_WORDS } from './examination-words.ts';
import type { ConclusionRequest } from './model.ts';

type Words = Readonly<Record<TextLanguage, string>>;

const WORDS = {
  ...EXAMINATION_WORDS,
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
  consolidationContradicted: {
    fr: 'Consolidation en désaccord selon l’historique : lésion consolidée le {date}, puis dite non consolidée. Date ou période prévisible de consolidation : [à trancher par le médecin].',
    en: 'Conflicting accounts of consolidation in the history: injury consolidated on {date}, then said not to be consolidated. Date or foreseeable period of consolidation: [to be settled by the physician].',
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
