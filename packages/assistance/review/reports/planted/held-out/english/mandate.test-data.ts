/** Care, doses, impairment and limitations, planted in English reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_ENGLISH_MANDATE: readonly Planted[] = [
  plant(
    'shoulder, past',
    'prose',
    'limitations',
    ['conclusionLimitationsFonctionnelles', null, 'I see no need for restrictions.'],
    'restrictions',
  ),
  plant(
    'lumbar blocks',
    'prose',
    'limitation-class',
    [
      'conclusionEvaluationLimitations',
      null,
      'Class III on the IRSST scale, that is, no lifting of more than 20 kg.',
    ],
    '20 kg',
  ),
  plant(
    'ankle, two',
    'prose',
    'limitation-region',
    [
      'conclusionEvaluationLimitations',
      null,
      'He must not raise the left arm or rotate the left shoulder repeatedly.',
    ],
    'shoulder',
  ),
  plant(
    'lumbar blocks',
    'brief',
    'impairment',
    ['conclusionAtteintePermanente', null, 'The worker keeps no permanent impairment.'],
    'no permanent impairment',
    '2%',
  ),
  plant(
    'hip, ',
    'brief',
    'care',
    ['conclusionSoinsTraitements', null, 'She should undergo a course of injections.'],
    'injections',
  ),
  plant(
    'knee, cart',
    'prose',
    'premature',
    ['conclusionAtteintePermanente', null, 'I assess the impairment at 4%.'],
    '4%',
  ),
  // Added last, after the rules were made
  plant(
    'shoulder, past',
    'brief',
    'limitations',
    ['conclusionLimitationsFonctionnelles', null, 'None: no limitations are needed.'],
    'limitations',
  ),
];
