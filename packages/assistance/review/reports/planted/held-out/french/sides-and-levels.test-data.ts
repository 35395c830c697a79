/** Sides and levels, planted in French reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_FRENCH_SIDES_AND_LEVELS: readonly Planted[] = [
  plant(
    'épaule',
    'brief',
    'side',
    ['conclusionAtteintePermanente', null, 'Oui. L’abduction de l’épaule gauche demeure diminuée.'],
    'épaule droite',
    'épaule gauche',
  ),
  plant(
    'cheville',
    'prose',
    'side',
    ['conclusionResume', 'fracture du pilon tibial gauche lors', 'fracture de la cheville droite lors'],
    'cheville droite',
  ),
  plant(
    'poignet',
    'brief',
    'side',
    ['conclusionDiagnostic', null, 'Poignet droit : fracture articulaire du radius distal.'],
    'gauche',
    'Poignet droit',
  ),
  plant(
    'hanche',
    'prose',
    'side',
    [
      'historiqueEvolution',
      'sa hanche gauche percute un banc de béton',
      'sa hanche droite percute un banc de béton, d’où une contusion',
    ],
    'hanche gauche',
    'hanche droite',
  ),
  plant(
    'lombaire, rechute',
    'prose',
    'level',
    [
      'conclusionResume',
      'une hernie discale L4-L5 gauche, opérée',
      'une hernie discale L5-S1 gauche, opérée',
    ],
    'L4-L5',
    'L5-S1',
  ),
  plant(
    'lombaire, non',
    'brief',
    'level',
    [
      'historiqueEvolution',
      'montre une hernie discale L5-S1 droite au contact',
      'montre une hernie discale L4-L5 droite au contact',
    ],
    'L4-L5',
  ),
  // Added last, after the rules were made
  plant(
    'hanche',
    'prose',
    'side',
    [
      'conclusionAtteintePermanente',
      null,
      'Une atteinte permanente existe en raison de la raideur séquellaire de la hanche droite.',
    ],
    'hanche droite',
  ),
  plant(
    'genou, un seul',
    'brief',
    'side',
    [
      'historiqueEvolution',
      'a mis en évidence une entorse de grade II du ligament collatéral médial',
      'a mis en évidence une entorse de grade II du genou gauche',
    ],
    'genou gauche',
  ),
  plant(
    'poignet',
    'prose',
    'side',
    ['examensParacliniques', 'Rx du poignet gauche', 'Rx du poignet droit'],
    'poignet droit',
  ),
  plant(
    'lombaire, non',
    'prose',
    'level',
    [
      'conclusionResume',
      'montre une hernie discale L5-S1 droite',
      'met en évidence une hernie en L3-L4 à droite',
    ],
    'L3-L4',
  ),
];
