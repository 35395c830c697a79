import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { expect, it } from 'vitest';
import { readAct } from './read-act.ts';

const act = (phrase: string, language: 'fr' | 'en'): string | null => {
  const read = readAct(phrase, language, MEDICAL_EVALUATION);
  if (read === null) return null;
  if (read.kind === 'template') return `template ${read.name}`.trim();
  return read.kind === 'not-examined' ? `not-examined ${read.region}` : read.kind;
};

it.each([
  ['fr', 'sauvegarde', 'save'],
  ['fr', 'Sauvegardez le brouillon.', 'save'],
  ['fr', 'enregistre le rapport', 'save'],
  ['fr', 'aperçu', 'preview'],
  ['fr', 'montre-moi l’aperçu du rapport', 'preview'],
  ['fr', 'confirme le tableau', 'confirm'],
  ['fr', 'confirmer les valeurs', 'confirm'],
  ['fr', 'région non examinée', 'not-examined null'],
  ['fr', 'non examiné', 'not-examined null'],
  ['fr', 'genoux non examinés', 'not-examined knees'],
  ['fr', 'Les hanches ne sont pas examinées.', 'not-examined hips'],
  ['fr', 'rachis cervical non examiné', 'not-examined cervical'],
  ['fr', 'insère le modèle', 'template'],
  ['fr', 'Insérez le modèle normal.', 'template normal'],
  ['fr', 'ajoute le modèle de l’état général', 'template etat general'],
  ['fr', 'mets le gabarit du site A', 'template site a'],
  ['fr', 'insère le modèle inspection des genoux', 'template inspection des genoux'],
  ['en', 'insert the template', 'template'],
  ['en', 'insert the normal template', 'template normal'],
  ['en', 'Use the knee palpation template.', 'template knee palpation'],
  ['en', 'add a template for the general state', 'template general state'],
  ['fr', 'garde', 'keep'],
  ['fr', 'Gardez ce mot.', 'keep'],
  ['fr', 'laisse ça tel quel', 'keep'],
  ['fr', 'conserve la valeur', 'keep'],
  ['en', 'keep', 'keep'],
  ['en', 'Keep it as it is.', 'keep'],
  ['en', 'leave that number', 'keep'],
  ['en', 'save', 'save'],
  ['en', 'Save the draft.', 'save'],
  ['en', 'preview', 'preview'],
  ['en', 'show me the preview', 'preview'],
  ['en', 'confirm the table', 'confirm'],
  ['en', 'confirm these values', 'confirm'],
  ['en', 'region not examined', 'not-examined null'],
  ['en', 'not examined', 'not-examined null'],
  ['en', 'elbows not examined', 'not-examined elbows'],
  ['en', 'The shoulders were not examined.', 'not-examined shoulders'],
] as const)('%s: %s', (language, phrase, expected) => {
  expect(act(phrase, language)).toBe(expected);
});

it.each([
  ['fr', 'signe le rapport'],
  ['fr', 'efface le rapport'],
  ['fr', 'supprime le formulaire'],
  ['fr', 'il enregistre une amélioration'],
  ['fr', 'le travailleur sauvegarde ses forces'],
  ['fr', 'un aperçu de la situation'],
  ['fr', 'le médecin confirme le diagnostic'],
  ['fr', 'genoux examinés'],
  ['fr', 'le patient n’est pas examiné par un spécialiste'],
  ['fr', 'Lachman non fait'],
  ['fr', 'il insère le modèle dans la machine'],
  ['fr', 'un modèle de chaise ajusté'],
  ['en', 'he used the template to cut the sheets'],
  ['fr', 'il garde une raideur'],
  ['fr', 'garde du corps'],
  ['en', 'keep the knee straight'],
  ['en', 'he was told to keep the brace'],
  ['en', 'sign the report'],
  ['en', 'delete the form'],
  ['en', 'he saved his strength'],
  ['en', 'x-rays confirm the fracture'],
  ['en', 'the patient was not examined'],
  ['en', 'the records were not examined'],
] as const)('is none: %s, %s', (language, phrase) => {
  expect(act(phrase, language)).toBeNull();
});
