/** Diagnoses, planted in English reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_ENGLISH_DIAGNOSES: readonly Planted[] = [
  plant(
    'shoulder in',
    'prose',
    'diagnosis',
    ['conclusionDiagnostic', null, 'In my opinion the diagnosis is a sprain of the left wrist.'],
    'wrist',
  ),
  plant(
    'knee, cart',
    'brief',
    'diagnosis-dropped',
    ['conclusionDiagnostic', null, 'Patellar dislocation.'],
    'osteochondral',
  ),
  plant(
    'ankle osteo',
    'prose',
    'diagnosis-dropped',
    ['diagnosticsCnesst', null, 'Right trimalleolar ankle fracture\nDeep vein thrombosis of the right calf'],
    'thrombosis',
  ),
  // Added last, after the rules were made
  plant(
    'lumbar blocks',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'The worker has a rotator cuff tear.'],
    'Lumbar',
    'cuff',
  ),
  plant(
    'shoulder, past',
    'brief',
    'diagnosis-dropped',
    ['diagnosticsCnesst', null, 'Right shoulder dislocation\nContusion of the right elbow'],
    'Contusion',
  ),
];
