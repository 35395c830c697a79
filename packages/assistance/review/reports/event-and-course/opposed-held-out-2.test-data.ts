/** Written after the first rules of these classes, in other words, and run once before anything was changed for them. */
import type { FormData } from '@constat/report/rules';
import { opposed } from '../passages.test-data.ts';

const of = (language: 'fr' | 'en', accepted: string, data: FormData) =>
  [language, { diagnosticsCnesst: accepted, conclusionDiagnostic: accepted, ...data }] as const;
const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const KNEE = { fr: 'Entorse du genou droit.', en: 'Right knee sprain.' };
const FELL = {
  fr: 'Le 5 avril 2024, il se tord le genou droit sur un chantier.',
  en: 'On April 5, 2024, he twisted his right knee on a building site.',
};
const knee = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  of(language, KNEE[language], { historiqueEvolution: `${FELL[language]} ${text}`, ...data });

export const OPPOSED_HELD_OUT_2 = [
  ...opposed(
    'side',
    of('fr', KNEE.fr, {
      historiqueEvolution: 'Le 5 avril 2024, en soulevant un sac, il ressent un craquement au genou gauche.',
    }),
    of('fr', 'Contusion de la jambe gauche.', {
      historiqueEvolution: 'Le 5 avril 2024, une poutre vient frapper sa jambe droite.',
    }),
    of('fr', 'Entorse de l’épaule gauche.', {
      historiqueEvolution: 'Le 5 avril 2024, il amortit sa chute avec l’épaule droite.',
    }),
    of('fr', KNEE.fr, {
      historiqueEvolution: 'Le 5 avril 2024, il glisse. À l’urgence, on note un œdème du genou gauche.',
    }),
    of('fr', KNEE.fr, {
      historiqueEvolution: 'Le 5 avril 2024, il glisse.',
      plaintesproblemes: 'Douleur constante au genou gauche, pire dans les escaliers.',
    }),
    of('en', KNEE.en, {
      historiqueEvolution: 'On April 5, 2024, while lifting a bag, he felt a pop in his left knee.',
    }),
    of('en', 'Left leg contusion.', {
      historiqueEvolution: 'On April 5, 2024, a beam swung into his right leg.',
    }),
    of('en', 'Left shoulder sprain.', {
      historiqueEvolution: 'On April 5, 2024, he broke his fall with the right shoulder.',
    }),
    of('en', KNEE.en, {
      historiqueEvolution:
        'On April 5, 2024, he slipped. Swelling of the left knee was noted in the emergency room.',
    }),
    of('en', KNEE.en, {
      historiqueEvolution: 'On April 5, 2024, he slipped.',
      plaintesproblemes: 'Constant pain in the left knee, worse on stairs.',
    }),
  ),
  ...opposed(
    'early-date',
    knee('fr', 'Le Dr Tremblay le revoit le 28 mars 2024.'),
    knee('fr', 'Retour au travail le 11 mars 2024 en assignation temporaire.'),
    knee('fr', 'La réclamation est acceptée le 12 janvier 2024.'),
    knee('fr', 'Arrêt de travail du 15 mai 2024 au 13 avril 2024.'),
    of('fr', 'Déchirure du ménisque interne du genou droit.', {
      historiqueEvolution: FELL.fr,
      examensParacliniques: 'IRM du genou droit, 12 février 2024 : déchirure du ménisque interne.',
    }),
    knee('en', 'Dr. Tremblay saw him again on March 28, 2024.'),
    knee('en', 'Returned to work on March 11, 2024 on light duties.'),
    knee('en', 'The claim was accepted on January 12, 2024.'),
    knee('en', 'Off work from May 15, 2024 to April 13, 2024.'),
    of('en', 'Medial meniscus tear of the right knee.', {
      historiqueEvolution: FELL.en,
      examensParacliniques: 'MRI of the right knee, February 12, 2024: medial meniscus tear.',
    }),
  ),
  ...opposed(
    'denied',
    knee('fr', 'Il reçoit une infiltration le 3 juin 2024.', {
      conclusionResume: 'Aucune infiltration n’a été tentée.',
    }),
    knee('fr', 'Méniscectomie le 3 juin 2024.', {
      discussion: 'Le traitement a été conservateur, sans chirurgie.',
    }),
    row('fr', { medicationActuelle: 'Tramadol 50 mg.', plaintesproblemes: 'Ne prend pas de médication.' }),
    row('fr', {
      antecedentsCnesst: 'Aucune réclamation antérieure à la CNESST.',
      historiqueEvolution: 'Il a déjà un dossier CNESST de 2018.',
    }),
    knee('en', 'An injection was given on June 3, 2024.', {
      conclusionResume: 'No injection was attempted.',
    }),
    knee('en', 'Meniscectomy on June 3, 2024.', {
      discussion: 'Treatment was conservative, without surgery.',
    }),
    row('en', { medicationActuelle: 'Tramadol 50 mg.', plaintesproblemes: 'Does not take medication.' }),
    row('en', {
      antecedentsCnesst: 'No previous claim with the CNESST.',
      historiqueEvolution: 'He already has a CNESST file from 2018.',
    }),
  ),
  ...opposed(
    'antecedent',
    of('fr', KNEE.fr, {
      antecedentsLesion: 'Aucun antécédent au site de la lésion.',
      historiqueEvolution: `Entorse du genou droit en 2015. ${FELL.fr}`,
    }),
    of('fr', KNEE.fr, {
      antecedentsChirurgicaux: 'Aucun antécédent chirurgical.',
      antecedentsLesion: 'Arthroscopie du genou droit en 2016.',
    }),
    knee('fr', '', {
      antecedentsLesion: 'Fracture du genou droit en 2010.',
      discussion: 'Le travailleur n’avait aucun antécédent au genou droit.',
    }),
    of('en', KNEE.en, {
      antecedentsLesion: 'No history at the site of injury.',
      historiqueEvolution: `Right knee sprain in 2015. ${FELL.en}`,
    }),
    of('en', KNEE.en, {
      antecedentsChirurgicaux: 'No surgical history.',
      antecedentsLesion: 'Right knee arthroscopy in 2016.',
    }),
    knee('en', '', {
      antecedentsLesion: 'Right knee fracture in 2010.',
      discussion: 'The worker had no prior problems with the right knee.',
    }),
  ),
  ...opposed(
    'duration',
    knee('fr', 'Le plâtre est gardé quatre semaines.', {
      discussion: 'Il a gardé le plâtre pendant dix semaines.',
    }),
    knee('fr', 'L’arrêt de travail dure 45 jours.', { discussion: 'L’arrêt de travail a duré six mois.' }),
    knee('en', 'The cast was kept on for four weeks.', { discussion: 'The cast stayed on for ten weeks.' }),
    knee('en', 'The work stoppage lasted 45 days.', { discussion: 'The work stoppage lasted six months.' }),
  ),
  ...opposed(
    'limitations',
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter de s’agenouiller.',
      discussion: 'Il peut s’agenouiller sans restriction.',
    }),
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter de conduire.',
      conclusionResume: 'Il est apte à conduire sans limitation.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid kneeling.',
      discussion: 'He can kneel without restriction.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid driving.',
      conclusionResume: 'He is able to drive without limitation.',
    }),
  ),
  ...opposed(
    'diagnosis',
    knee('fr', '', { conclusionResume: 'Cette entorse lombaire a évolué favorablement.' }),
    of('fr', KNEE.fr, { historiqueEvolution: 'Le 5 avril 2024, il chute et se blesse au poignet.' }),
    knee('en', '', { conclusionResume: 'This lumbar sprain has evolved favourably.' }),
    of('en', KNEE.en, { historiqueEvolution: 'On April 5, 2024, he fell and hurt his wrist.' }),
  ),
];
