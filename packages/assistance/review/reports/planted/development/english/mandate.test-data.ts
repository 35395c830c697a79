/** Care, doses, impairment and limitations, planted in English reports; the rules were developed on these. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const ENGLISH_MANDATE: readonly Planted[] = [
  plant(
    'ankle osteo',
    'prose',
    'limitations',
    ['conclusionLimitationsFonctionnelles', null, 'No functional limitations.'],
    'No functional limitations',
  ),
  plant(
    'lumbar disc',
    'prose',
    'limitation-class',
    ['conclusionEvaluationLimitations', 'Class 2', 'Class 1'],
    'Class 1',
    '10 kg',
  ),
  plant(
    'hip, ',
    'brief',
    'limitation-region',
    ['conclusionEvaluationLimitations', null, 'Avoid repeated movements of the right elbow.'],
    'elbow',
  ),
  plant(
    'ankle osteo',
    'prose',
    'impairment',
    ['conclusionAtteintePermanente', null, 'There is no permanent impairment.'],
    'no permanent impairment',
    '4%',
  ),
  plant(
    'ankle osteo',
    'brief',
    'care',
    ['conclusionSoinsTraitements', null, 'Further physiotherapy is required twice a week.'],
    'physiotherapy',
  ),
  plant('shoulder in', 'prose', 'premature', ['conclusionPourcentageAtteinte', null, '3%'], '3%'),
  plant(
    'lumbar blocks',
    'prose',
    'dose',
    ['conclusionSoinsTraitements', null, 'Care was sufficient and is ended. Ibuprofen 800 mg may be taken.'],
    '400 mg',
    '800 mg',
  ),
  // In other words
  plant(
    'ankle osteo',
    'brief',
    'limitations',
    ['conclusionLimitationsFonctionnelles', null, 'There is no reason to impose functional limitations.'],
    'limitations',
  ),
  plant(
    'lumbar disc',
    'prose',
    'impairment',
    ['conclusionAtteintePermanente', null, 'No sequelae remain.'],
    'sequelae',
    '3%',
  ),
  plant(
    'ankle, two',
    'brief',
    'care',
    ['conclusionSoinsTraitements', null, 'An arthroscopy is recommended.'],
    'arthroscopy',
  ),
  plant(
    'shoulder in',
    'brief',
    'premature',
    ['conclusionAtteintePermanente', null, 'The permanent impairment is 5%.'],
    '5%',
  ),
  plant(
    'lumbar blocks',
    'brief',
    'limitation-class',
    ['conclusionEvaluationLimitations', null, 'Class 3, with loads of up to 15 kg.'],
    'lass 3',
    '15 kg',
  ),
];
