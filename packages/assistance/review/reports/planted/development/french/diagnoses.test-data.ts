/** Diagnoses, planted in French reports; the rules were developed on these. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const FRENCH_DIAGNOSES: readonly Planted[] = [
  plant(
    'genou, ménis',
    'prose',
    'diagnosis',
    ['conclusionDiagnostic', 'ménisque interne', 'ménisque externe'],
    'interne',
    'externe',
  ),
  plant(
    'coude',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Tendinite de l’épaule droite.'],
    'coude',
    'épaule',
  ),
  plant(
    'cou, ',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Entorse lombaire.'],
    'cervicale',
    'lombaire',
  ),
  plant(
    'lombaire, non',
    'prose',
    'diagnosis-dropped',
    ['conclusionDiagnostic', 'Entorse lombaire et hernie', 'Hernie'],
    'Entorse lombaire',
  ),
  plant(
    'genou, ménis',
    'brief',
    'diagnosis-dropped',
    [
      'diagnosticsCnesst',
      null,
      'Déchirure du ménisque interne du genou gauche\nBursite prérotulienne du genou gauche',
    ],
    'Bursite',
  ),
  // In other words
  plant(
    'poignet',
    'brief',
    'diagnosis',
    ['conclusionDiagnostic', null, 'Fracture du tibia gauche.'],
    'radius',
    'tibia',
  ),
  plant(
    'cheville',
    'prose',
    'diagnosis-dropped',
    ['diagnosticsCnesst', null, 'Fracture du pilon tibial gauche\nTrouble de l’adaptation'],
    'adaptation',
  ),
];
