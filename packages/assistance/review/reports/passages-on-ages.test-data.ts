/** Ages of somebody or something else than the worker, and ages of the worker. */
import { clean, opposed } from './passages.test-data.ts';

const history = (language: 'fr' | 'en', text: string) => [language, { historiqueEvolution: text }] as const;

export const AGES = [
  ...clean(
    'age',
    history('fr', 'Il a un fils de 12 ans.'),
    history('fr', 'Un suivi de 18 ans chez son médecin.'),
    history('fr', 'Camion de 10 ans.'),
    history('fr', 'Elle s’occupe de ses jumeaux de 10 ans.'),
    history('fr', 'Il ne peut plus jouer avec son garçon de 10 ans.'),
    history('fr', 'Une douleur de 12 ans.'),
    history('fr', 'Couturière depuis 22 ans, elle coud.'),
    history('fr', 'Elle vit avec sa mère, âgée de 82 ans.'),
    history('en', 'He takes care of her 10-year-old daughter.'),
    history('en', 'The truck was 15 years old.'),
    history('en', 'A 20-year-old forklift struck him.'),
    history('en', 'She lives with her son, aged 17.'),
  ),
  ...opposed(
    'age',
    history('fr', 'Travailleur de 52 ans, soudeur.'),
    history('fr', 'Soudeur de 52 ans, il soulève une pièce.'),
    history('fr', 'Madame, âgée de 52 ans, tombe.'),
    history('en', 'This 52-year-old welder fell.'),
    history('en', 'The worker is 52 years old.'),
  ),
];

export const AGES_HELD_OUT = [
  ...clean(
    'age',
    history('fr', 'Il habite une maison de 30 ans.'),
    history('fr', 'Un tracteur de 25 ans le renverse.'),
    history('fr', 'Elle aide ses filles de 16 ans.'),
    history('fr', 'Un passé de 15 ans comme fumeur.'),
    history('fr', 'Sa conjointe, âgée de 62 ans, l’aide.'),
    history('en', 'His 70-year-old father helps him.'),
    history('en', 'The machine is 30 years old.'),
    history('en', 'An old scar, 20 years old, is seen.'),
  ),
  ...opposed(
    'age',
    history('fr', 'Infirmière de 55 ans, elle glisse.'),
    history('fr', 'Cette dame de 55 ans chute.'),
    history('fr', 'Le patient est âgé de 55 ans.'),
    history('en', 'A 55-year-old nurse, right-handed.'),
    history('en', 'She is a woman aged 55.'),
    history('en', 'The claimant is 55 years old.'),
  ),
];
