/** « Selon » somebody, whose word it is, and « selon » the scale or the signer's own examination. */
import { clean, opposed } from '../passages.test-data.ts';
import { atShoulder } from './examined.test-data.ts';
import type { Language, Row } from './examined.test-data.ts';

const percent = (language: Language, text: string): Row => [
  language,
  {
    conclusionAtteintePermanente:
      language === 'fr' ? 'Aucune atteinte permanente.' : 'There is no permanent impairment.',
    conclusionPourcentageAtteinte: text,
  },
];
const early = (language: Language, text: string): Row => [
  language,
  {
    conclusionDateConsolidation:
      language === 'fr' ? 'La lésion n’est pas consolidée.' : 'The injury is not consolidated.',
    conclusionPourcentageAtteinte: text,
  },
];
const limits = (language: Language, text: string): Row => [
  language,
  { conclusionEvaluationLimitations: text },
];
const summary = (language: Language, text: string): Row => atShoulder(language, 'conclusionResume', text);

export const SOURCES = [
  ...clean(
    'impairment',
    percent('fr', 'Selon le Dr Gagnon, le DAP serait de 3 %.'),
    percent('en', 'According to Dr. Gagnon, the APD is 3%.'),
  ),
  ...clean(
    'limitations',
    limits('fr', 'Aucune limitation. Selon l’ergothérapeute, éviter les charges de plus de 10 kg.'),
    limits('en', 'No limitations. According to the occupational therapist, avoid loads over 10 kg.'),
  ),
  ...clean(
    'measure',
    summary('fr', 'Selon le physiothérapeute, la flexion de l’épaule gauche est de 150°.'),
    summary('en', 'According to his physiotherapist, flexion of the left shoulder is 150°.'),
  ),
  ...clean(
    'premature',
    early('fr', 'D’après l’employeur, le pourcentage est de 2 %.'),
    early('en', 'In the opinion of the employer, the percentage is 2%.'),
  ),
  ...opposed(
    'impairment',
    percent('fr', 'Selon l’annexe du règlement, DAP 2 %.'),
    percent('en', 'According to the schedule of the regulation, APD 2%.'),
  ),
  ...opposed(
    'premature',
    early('fr', 'D’après la table des dommages corporels, 4 %.'),
    early('en', '4%, according to the table of bodily injuries.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Aucune limitation. D’après mes constatations, éviter de grimper.'),
    limits('en', 'No limitations. According to my findings, avoid climbing.'),
  ),
  ...opposed(
    'measure',
    summary('fr', 'Selon nos mesures, l’abduction de l’épaule gauche est de 150°.'),
    summary('en', 'According to our measurements, abduction of the left shoulder is 150°.'),
  ),
];

export const SOURCES_HELD_OUT = [
  ...clean(
    'impairment',
    percent('fr', 'D’après le BEM, le DAP est de 2 %.'),
    percent('fr', 'Selon la décision de la CNESST, DAP 5 %.'),
    percent('en', 'According to the decision of the CNESST, APD 5%.'),
    percent('en', 'In the view of the worker’s surgeon, APD 2%.'),
  ),
  ...clean(
    'limitations',
    limits('fr', 'Aucune restriction. Selon madame Roy, conseillère en réadaptation, éviter l’escalade.'),
    limits('en', 'No restrictions. According to Ms. Roy, rehabilitation counsellor, avoid climbing.'),
  ),
  ...clean(
    'measure',
    summary('fr', 'Selon le rapport du physiatre, l’abduction de l’épaule gauche est de 160°.'),
    summary('en', 'According to the physiatrist’s report, abduction of the left shoulder is 160°.'),
  ),
  ...opposed(
    'impairment',
    percent('fr', 'Selon le chapitre I du Règlement, DAP 1 %.'),
    percent('fr', 'Le déficit est de 3 % d’après l’échelle en vigueur.'),
    percent('en', 'According to section 12 of the Regulation, APD 1%.'),
    percent('en', 'The deficit is 3% according to the scale in force.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Aucune restriction. Selon l’examen de ce jour, le travailleur ne doit pas ramper.'),
    limits('en', 'No restrictions. According to today’s examination, the worker must not crawl.'),
  ),
  ...opposed(
    'normal',
    summary('fr', 'Selon mon évaluation, la mobilité de l’épaule gauche est complète.'),
    summary('en', 'According to my assessment, the left shoulder has full range of motion.'),
  ),
];

/** Written after the rules and tried once before anything was changed for them. */
export const SOURCES_HELD_OUT_2 = [
  ...clean(
    'impairment',
    percent('fr', 'DAP 4 % d’après le comité de révision.'),
    percent('en', 'APD 4% according to the independent medical examiner.'),
  ),
  ...clean(
    'limitations',
    limits('fr', 'Aucune limitation. D’après son épouse, il doit éviter les escaliers.'),
    limits('en', 'No limitations. According to his wife, he must not climb stairs.'),
  ),
  ...clean(
    'measure',
    summary('fr', 'La flexion de l’épaule gauche était de 160° selon les notes de la clinique.'),
    summary('en', 'Flexion of the left shoulder was 160° according to the clinic notes.'),
  ),
  ...clean(
    'premature',
    early('fr', 'Selon Lavoie, le DAP est de 3 %.'),
    early('en', 'According to Lavoie, the APD is 3%.'),
  ),
  ...opposed(
    'impairment',
    percent('fr', 'Selon les tables en vigueur, le déficit est évalué à 2 %.'),
    percent('en', 'In accordance with and according to the Act, the deficit is rated at 2%.'),
  ),
  ...opposed(
    'premature',
    early('fr', 'DAP 2 % selon le code 102383 du Règlement annoté.'),
    early('en', 'APD 2% according to code 102383 of the Regulation.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Aucune restriction. D’après ce que j’ai constaté, ne doit pas grimper.'),
    limits('en', 'No restrictions. According to what I observed, he must not climb.'),
  ),
  ...opposed(
    'measure',
    summary('fr', 'La flexion de l’épaule gauche, selon le goniomètre, atteint 160°.'),
    summary('en', 'Flexion of the left shoulder, according to the goniometer, reaches 160°.'),
  ),
];
