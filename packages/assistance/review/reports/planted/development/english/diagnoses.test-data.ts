/** Diagnoses, planted in English reports; the rules were developed on these. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const ENGLISH_DIAGNOSES: readonly Planted[] = [
  plant(
    'knee ligament',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', 'ACL tear', 'PCL tear'],
    'ACL',
    'PCL',
  ),
  plant(
    'hip, ',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Contusion and tendinopathy of the left shoulder.'],
    'hip',
    'shoulder',
  ),
  plant(
    'lumbar blocks',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Cervical sprain.'],
    'Lumbar',
    'Cervical',
  ),
  plant(
    'knee, two',
    'brief',
    'diagnosis-dropped',
    ['conclusionDiagnostic', 'Patellar tendinopathy.', ''],
    'tendinopathy',
  ),
  plant('hand, ', 'brief', 'diagnosis-dropped', ['conclusionDiagnostic', 'Crush injury.', ''], 'Crush'),
  // In other words
  plant(
    'hand, ',
    'prose',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Fracture of the right ankle.'],
    'hand',
    'ankle',
  ),
  plant(
    'lumbar blocks',
    'prose',
    'diagnosis-dropped',
    ['diagnosticsCnesst', null, 'Lumbar sprain\nAdjustment disorder'],
    'Adjustment',
  ),
];
