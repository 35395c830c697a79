/** The words that the document itself adds to the report, in both languages. */
import type { Localised } from '../catalogue/index.ts';
import type { ReportLanguage } from './tree.ts';

const WORDING = {
  partC: { fr: 'C. Contenu de l’évaluation', en: 'C. Evaluation content' },
  nothingRecorded: { fr: 'Aucune information consignée.', en: 'Nothing recorded.' },
  examined: {
    fr: 'L’examen a porté sur : {regions}.',
    en: 'The examination covered: {regions}.',
  },
  notExamined: { fr: 'Non examinés : {regions}.', en: 'Not examined: {regions}.' },
  noneExamined: { fr: 'Aucune région n’a été examinée.', en: 'No region was examined.' },
  cellsExplained: {
    fr: 'Dans les tableaux, un tiret (—) indique que rien n’est consigné; « Non fait », que le test n’a pas été fait.',
    en: 'In the tables, a dash (—) means that nothing was recorded; “Not done”, that the test was not performed.',
  },
  dictationTold: {
    fr: 'Le travailleur a été informé, le {date} à {time}, que l’évaluation est dictée.',
    en: 'The worker was told on {date} at {time} that the evaluation is dictated.',
  },
  normal: { fr: 'Normale', en: 'Normal' },
  lacks: { fr: 'flexum {degrees}', en: 'lacks {degrees} of extension' },
  beyond: { fr: 'recurvatum {degrees}', en: 'hyperextension {degrees}' },
  dominance: { fr: '{title} — dominance : {hand}', en: '{title} — dominance: {hand}' },
  mean: { fr: 'Moyenne', en: 'Mean' },
  rightSide: { fr: 'Côté droit', en: 'Right side' },
  leftSide: { fr: 'Côté gauche', en: 'Left side' },
  movement: { fr: 'Mouvement', en: 'Movement' },
  root: { fr: 'Racine', en: 'Root' },
  item: { fr: 'Élément évalué', en: 'Item assessed' },
  name: { fr: 'Nom', en: 'Name' },
  licence: { fr: 'Numéro de permis', en: 'Licence number' },
  specialty: { fr: 'Spécialité', en: 'Specialty' },
  address: { fr: 'Adresse', en: 'Address' },
  phone: { fr: 'Téléphone', en: 'Telephone' },
  email: { fr: 'Courriel', en: 'E-mail' },
  signature: { fr: 'Signature', en: 'Signature' },
  handwrittenSignature: { fr: 'Signature manuscrite de {name}', en: 'Handwritten signature of {name}' },
  physician: { fr: 'Médecin', en: 'Physician' },
  date: { fr: 'Date', en: 'Date' },
  author: { fr: 'Auteur', en: 'Author' },
  documentKind: { fr: 'Nature du document', en: 'Kind of document' },
  documentPage: { fr: 'Page', en: 'Page' },
  working: { fr: 'Version de travail', en: 'Working copy' },
  signedOn: { fr: 'Signé le {day}', en: 'Signed on {day}' },
  fingerprint: { fr: 'Empreinte des données (SHA-256)', en: 'Fingerprint of the data (SHA-256)' },
  fingerprintShort: { fr: 'Empreinte {digits}', en: 'Fingerprint {digits}' },
  sequelae: { fr: 'Séquelles', en: 'Sequelae' },
  calculation: { fr: 'Calcul de l’atteinte permanente', en: 'Calculation of the permanent impairment' },
  code: { fr: 'Code', en: 'Code' },
  nature: { fr: 'Nature', en: 'Nature' },
  sequela: { fr: 'Séquelle', en: 'Sequela' },
  side: { fr: 'Côté', en: 'Side' },
  right: { fr: 'Droit', en: 'Right' },
  left: { fr: 'Gauche', en: 'Left' },
  organ: { fr: 'Organe', en: 'Organ' },
  measure: { fr: 'Mesure', en: 'Measure' },
  priorSequela: {
    fr: 'Séquelle antérieure : compte pour la bilatéralité seule',
    en: 'Prior sequela: counts for bilaterality alone',
  },
  priorUncounted: {
    fr: 'Séquelle antérieure : n’est pas comptée',
    en: 'Prior sequela: is not counted',
  },
  percentage: { fr: 'Pourcentage', en: 'Percentage' },
  origin: { fr: 'Provenance', en: 'Origin' },
  element: { fr: 'Élément', en: 'Element' },
  article: { fr: 'Article', en: 'Section' },
  articleNumber: { fr: 'art.', en: 's.' },
  page: { fr: 'Page {page} de {pages}', en: 'Page {page} of {pages}' },
} as const satisfies Record<string, Localised>;

export type Wording = keyof typeof WORDING;

/** The words of that place, in the language of the report. */
export function wording(id: Wording, language: ReportLanguage): string {
  return WORDING[id][language];
}
