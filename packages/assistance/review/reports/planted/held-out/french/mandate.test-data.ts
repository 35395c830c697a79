/** Care, doses, impairment and limitations, planted in French reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_FRENCH_MANDATE: readonly Planted[] = [
  plant(
    'cheville',
    'brief',
    'limitations',
    ['conclusionLimitationsFonctionnelles', null, 'Je ne retiens pas de limitation fonctionnelle.'],
    'limitation',
  ),
  plant(
    'lombaire, rechute',
    'brief',
    'limitation-class',
    [
      'conclusionEvaluationLimitations',
      null,
      'Limitations de classe III selon l’IRSST : pas de charges de plus de 20 kg.',
    ],
    '20 kg',
  ),
  plant(
    'coude',
    'prose',
    'limitation-region',
    ['conclusionEvaluationLimitations', null, 'Ne doit pas fléchir le genou droit de façon répétée.'],
    'genou',
  ),
  plant(
    'cheville',
    'brief',
    'impairment',
    ['conclusionAtteintePermanente', null, 'L’examen ne démontre pas d’atteinte permanente.'],
    'atteinte',
    '7 %',
  ),
  plant(
    'genou, ménis',
    'prose',
    'care',
    ['conclusionSoinsTraitements', null, 'Je recommande une arthroscopie de contrôle.'],
    'arthroscopie',
  ),
  plant(
    'lombaire, non',
    'brief',
    'premature',
    ['conclusionAtteintePermanente', null, 'DAP de 3 % pour la hernie discale.'],
    '3 %',
  ),
  // Added last, after the rules were made
  plant(
    'genou, ménis',
    'brief',
    'limitations',
    ['conclusionLimitationsFonctionnelles', null, 'Aucune limitation n’est à prévoir.'],
    'Aucune limitation',
  ),
];
