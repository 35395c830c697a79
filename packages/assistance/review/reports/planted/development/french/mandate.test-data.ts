/** Care, doses, impairment and limitations, planted in French reports; the rules were developed on these. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const FRENCH_MANDATE: readonly Planted[] = [
  plant(
    'épaule',
    'prose',
    'limitations',
    ['conclusionLimitationsFonctionnelles', null, 'Aucune limitation fonctionnelle.'],
    'Aucune limitation',
  ),
  plant(
    'lombaire, rechute',
    'prose',
    'limitation-class',
    ['conclusionEvaluationLimitations', 'classe 2', 'classe 1'],
    'classe 1',
    '10 kg',
  ),
  plant(
    'poignet',
    'brief',
    'limitation-region',
    ['conclusionEvaluationLimitations', null, 'Éviter les mouvements répétés de l’épaule gauche.'],
    'épaule',
  ),
  plant(
    'épaule',
    'prose',
    'impairment',
    ['conclusionAtteintePermanente', null, 'Il n’y a aucune atteinte permanente.'],
    'aucune atteinte',
    '4 %',
  ),
  plant(
    'épaule',
    'brief',
    'care',
    ['conclusionSoinsTraitements', null, 'De la physiothérapie est encore nécessaire deux fois par semaine.'],
    'physiothérapie',
  ),
  plant('cou, ', 'prose', 'premature', ['conclusionPourcentageAtteinte', null, '2 %'], '2 %'),
  plant(
    'lombaire, non',
    'prose',
    'dose',
    [
      'conclusionSoinsTraitements',
      'Une discoïdectomie',
      'Poursuivre la prégabaline 150 mg. Une discoïdectomie',
    ],
    '75 mg',
    '150 mg',
  ),
  // In other words
  plant(
    'épaule',
    'brief',
    'limitations',
    [
      'conclusionLimitationsFonctionnelles',
      null,
      'Il n’y a pas lieu de retenir des limitations fonctionnelles.',
    ],
    'limitations',
  ),
  plant(
    'poignet',
    'brief',
    'impairment',
    ['conclusionAtteintePermanente', null, 'Aucune séquelle permanente.'],
    'séquelle',
    '3,5 %',
  ),
  plant(
    'coude',
    'prose',
    'care',
    ['conclusionSoinsTraitements', null, 'Elle devrait recevoir une autre injection de cortisone.'],
    'injection',
  ),
  plant(
    'lombaire, rechute',
    'brief',
    'limitation-class',
    ['conclusionEvaluationLimitations', null, 'Classe 1 : ne doit pas soulever plus de 5 kg.'],
    'lasse 1',
    '5 kg',
  ),
];
