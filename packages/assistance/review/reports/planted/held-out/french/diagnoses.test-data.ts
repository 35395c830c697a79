/** Diagnoses, planted in French reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_FRENCH_DIAGNOSES: readonly Planted[] = [
  plant(
    'genou, un seul',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Entorse du ligament latéral externe (LLE) du genou droit.'],
    'collatéral médial',
    'externe',
  ),
  plant(
    'hanche',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Je retiens une entorse de la cheville gauche.'],
    'hanche',
    'cheville',
  ),
  plant(
    'lombaire, accident',
    'prose',
    'diagnosis-dropped',
    ['diagnosticsCnesst', null, 'Entorse lombaire\nContusion du coccyx'],
    'Contusion',
  ),
  // Added last, after the rules were made
  plant(
    'cheville',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Luxation de l’épaule gauche.'],
    'pilon',
    'épaule',
  ),
  plant(
    'épaule',
    'brief',
    'diagnosis-dropped',
    [
      'diagnosticsCnesst',
      null,
      'Tendinopathie de la coiffe des rotateurs de l’épaule droite\nEntorse acromio-claviculaire droite',
    ],
    'Entorse',
  ),
];
