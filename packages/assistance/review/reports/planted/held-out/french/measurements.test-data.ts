/** Measurements, tests and what is stated of them, planted in French reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_FRENCH_MEASUREMENTS: readonly Planted[] = [
  plant(
    'cheville',
    'brief',
    'normal',
    [
      'piedsChevillesInspection',
      'Œdème léger.',
      'À gauche, la mobilité de la cheville est préservée dans tous les plans.',
    ],
    'mobilité',
    '0',
  ),
  plant(
    'genou, ménis',
    'prose',
    'normal',
    ['examensAdditionnels', null, 'Les périmètres des cuisses sont égaux.'],
    'égaux',
  ),
  plant(
    'lombaire, rechute',
    'brief',
    'test-cell',
    ['rachisPalpation', null, 'Aucune douleur. À gauche, le Lasègue s’est avéré négatif.'],
    'Lasègue',
    'Positif',
  ),
  plant(
    'genou, ménis',
    'brief',
    'test-cell',
    [
      'conclusionDiagnostic',
      null,
      'Déchirure méniscale interne gauche. Le tiroir antérieur et le Lachman sont positifs à gauche.',
    ],
    'Lachman',
  ),
  plant(
    'hanche',
    'prose',
    'measure',
    ['conclusionAtteintePermanente', 'perte de 15° d’abduction', 'perte de 35° d’abduction'],
    '35°',
  ),
  plant(
    'genou, un seul',
    'brief',
    'deficit',
    ['conclusionResume', 'Examen normal ce jour.', 'Je note une atrophie résiduelle de la cuisse droite.'],
    'atrophie',
  ),
  plant(
    'lombaire, non',
    'prose',
    'deficit',
    [
      'conclusionDiagnostic',
      null,
      'Entorse lombaire et hernie discale L5-S1 droite avec hypoesthésie du pied droit.',
    ],
    'hypoesthésie',
  ),
  // Added last, after the rules were made
  plant(
    'hanche',
    'prose',
    'normal',
    ['hanchesInspection', null, 'L’abduction de la hanche gauche est entière et indolore.'],
    'ntière',
    '25',
  ),
  plant(
    'cheville',
    'prose',
    'test-cell',
    ['piedsChevillesPalpation', null, 'Le test de Thompson est positif à gauche.'],
    'Thompson',
    'Négatif',
  ),
  plant(
    'hanche',
    'brief',
    'measure',
    ['conclusionAtteintePermanente', 'abduction gauche 25°', 'abduction gauche 10°'],
    '10°',
  ),
  plant(
    'coude',
    'brief',
    'deficit',
    ['conclusionAtteintePermanente', null, 'Oui, il persiste un déficit d’extension du coude droit.'],
    'extension',
  ),
];
