/** Limitations, percentages and care in the summary or the discussion beside the answers of the conclusion. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../passages.test-data.ts';

const limits = (language: 'fr' | 'en', answer: string, data: FormData) =>
  [language, { conclusionLimitationsFonctionnelles: answer, ...data }] as const;
const impairs = (language: 'fr' | 'en', answer: string, data: FormData) =>
  [language, { conclusionAtteintePermanente: answer, ...data }] as const;
const care = (language: 'fr' | 'en', text: string) =>
  [
    language,
    {
      conclusionDateConsolidation: language === 'fr' ? '3 novembre 2025' : 'November 3, 2025',
      conclusionSoinsTraitements: text,
    },
  ] as const;
const back = (language: 'fr' | 'en', text: string) =>
  [
    language,
    {
      diagnosticsCnesst: language === 'fr' ? 'Entorse lombaire.' : 'Lumbar sprain.',
      conclusionLimitationsFonctionnelles: text,
    },
  ] as const;

export const ANSWERS = [
  ...clean(
    'limitations',
    limits('fr', 'Éviter les charges de plus de 15 kg.', { conclusionResume: 'Il conduit sans limitation.' }),
    limits('fr', 'Éviter les échelles.', {
      discussion: 'Le Dr Roy ne retient aucune limitation fonctionnelle.',
    }),
    limits('fr', 'Aucune limitation fonctionnelle.', {
      discussion: 'Le Dr Roy propose d’éviter les échelles.',
    }),
    limits('fr', 'Aucune.', { discussion: 'Il évite les escaliers par habitude.' }),
    limits('fr', 'Aucune.', {
      discussion: 'Si on m’avait consulté en 2024, j’aurais restreint les charges.',
    }),
    limits('en', 'Avoid loads over 15 kg.', { conclusionResume: 'He drives without limitation.' }),
    limits('en', 'Avoid ladders.', { discussion: 'Dr. Roy retains no functional limitations.' }),
    limits('en', 'No functional limitations.', { discussion: 'Dr. Roy proposes that he avoid ladders.' }),
    limits('en', 'None.', { discussion: 'He avoids stairs out of habit.' }),
    limits('en', 'None. In 2024 I would have restricted lifting.', {}),
  ),
  ...clean(
    'limitation-region',
    back('fr', 'Pas de manutention de charges de plus de 15 kg.'),
    back('en', 'No handling of loads over 15 kg.'),
  ),
  ...clean(
    'impairment',
    impairs('fr', 'Aucune atteinte permanente.', { discussion: 'Le Dr Roy accordait un DAP de 2 %.' }),
    impairs('fr', 'Aucune atteinte permanente.', { conclusionResume: 'Il se dit amélioré à 80 %.' }),
    impairs('en', 'No permanent impairment.', { discussion: 'Dr. Roy allowed an impairment of 2%.' }),
    impairs('en', 'No permanent impairment.', { conclusionResume: 'He says that he is 80% better.' }),
  ),
  ...clean(
    'care',
    care('fr', 'Il doit recevoir ses analgésiques au besoin.'),
    care('fr', 'Il doit poursuivre ses exercices à la maison.'),
    care('en', 'He is to take analgesics as needed.'),
    care('en', 'He should keep up his home exercises.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Éviter les charges de plus de 15 kg.', {
      conclusionResume: 'Il ne subsiste aucune limitation fonctionnelle.',
    }),
    limits('fr', 'Aucune limitation.', {
      discussion: 'À mon avis, il doit éviter les échelles de façon permanente.',
    }),
    limits('en', 'Avoid loads over 15 kg.', { conclusionResume: 'He has no functional limitations.' }),
    limits('en', 'No limitations.', { discussion: 'In my opinion he must permanently avoid ladders.' }),
    limits('en', 'Avoid ladders.', {
      conclusionResume: 'He may return to his regular work without any restriction.',
    }),
    limits('fr', 'Éviter les échelles.', {
      conclusionResume: 'Il peut reprendre son travail régulier sans aucune restriction.',
    }),
  ),
  ...opposed(
    'impairment',
    impairs('fr', 'Aucune atteinte permanente.', {
      conclusionResume: 'Le déficit anatomo-physiologique est de 3 %.',
    }),
    impairs('fr', 'Il n’y a aucune atteinte.', { discussion: 'Je fixe le DAP à 2 %.' }),
    impairs('en', 'No permanent impairment.', {
      conclusionResume: 'The anatomical and physiological deficit is 3%.',
    }),
    impairs('en', 'There is no permanent impairment.', { discussion: 'I set the impairment at 2%.' }),
  ),
  ...opposed(
    'care',
    care('fr', 'Le travailleur doit recevoir une deuxième infiltration, à répéter au besoin.'),
    care('fr', 'Une chirurgie est nécessaire.'),
    care('en', 'He needs a second injection, to be repeated as needed.'),
    care('en', 'Surgery is still required.'),
  ),
];

export const ANSWERS_HELD_OUT = [
  ...clean(
    'limitations',
    limits('fr', 'Éviter les mouvements de torsion.', { conclusionResume: 'Elle marche sans restriction.' }),
    limits('fr', 'Aucune limitation.', {
      conclusionResume: 'Le médecin traitant lui a dit d’éviter les échelles.',
    }),
    limits('fr', 'Aucune.', { discussion: 'Une entorse grave aurait justifié d’éviter les charges.' }),
    limits('en', 'Avoid twisting.', { conclusionResume: 'She walks without restriction.' }),
    limits('en', 'No limitations.', {
      conclusionResume: 'Her treating physician told her to avoid ladders.',
    }),
    limits('en', 'None.', { discussion: 'A severe sprain would have called for avoiding loads.' }),
  ),
  ...clean(
    'limitation-region',
    back('fr', 'Éviter de manipuler des charges de plus de 10 kg.'),
    back('en', 'Avoid handling loads of more than 10 kg.'),
  ),
  ...clean(
    'impairment',
    impairs('fr', 'Pas d’atteinte permanente.', {
      discussion: 'Le barème prévoit 2 % pour une entorse avec séquelles, ce qui n’est pas le cas.',
    }),
    impairs('en', 'None.', {
      discussion: 'The scale provides 2% for a sprain with sequelae, which is not the case here.',
    }),
  ),
  ...clean(
    'care',
    care('fr', 'Aucun, sauf des analgésiques au besoin.'),
    care('en', 'None, save analgesics as needed.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Ne pas monter dans une échelle.', {
      conclusionResume: 'La lésion est guérie sans limitation fonctionnelle.',
    }),
    limits('fr', 'Aucune limitation fonctionnelle.', {
      discussion: 'Le travailleur devrait éviter les charges de plus de 10 kg.',
    }),
    limits('en', 'No climbing of ladders.', {
      conclusionResume: 'The injury has healed without functional limitation.',
    }),
    limits('en', 'No functional limitations.', { discussion: 'The worker should avoid loads over 10 kg.' }),
  ),
  ...opposed(
    'impairment',
    impairs('fr', 'Non.', { discussion: 'L’atteinte permanente est évaluée à 4 %.' }),
    impairs('en', 'No.', { discussion: 'The permanent impairment is assessed at 4%.' }),
  ),
  ...opposed(
    'care',
    care('fr', 'Elle doit subir une arthroscopie, puis de la physiothérapie au besoin.'),
    care('en', 'She requires an arthroscopy, then physiotherapy as needed.'),
  ),
];
