import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { RegionId } from '@constat/report/catalogue';
import { expect, it } from 'vitest';
import { NOTHING_SAID, understandUtterance, withFocus } from './index.ts';

/** What an utterance writes, where that part of the body is in force: fields with their values; `?` is doubtful. */
function writtenOf(language: 'fr' | 'en', place: RegionId, text: string): string {
  const form = { value: () => '', isOpen: () => true };
  const said = { text, language, type: MEDICAL_EVALUATION, form };
  const { outcome } = understandUtterance(said, withFocus(NOTHING_SAID, { place }));
  return outcome.writes.map((one) => `${one.field} ${one.value}${one.doubtful ? '?' : ''}`).join(', ');
}

it.each([
  ['fr', 'knees', 'aucune laxité, le Lachman est positif à gauche', 'genouxLachmanGauche Positif'],
  [
    'fr',
    'knees',
    'ni le Lachman ni le pivot ne sont positifs à gauche',
    'genouxLachmanGauche Négatif, genouxPivotGauche Négatif',
  ],
  [
    'fr',
    'knees',
    'aucune instabilité au genou, mais le McMurray est positif à droite',
    'genouxMcMurrayDroit Positif',
  ],
  [
    'fr',
    'knees',
    'Lachman positif à gauche mais pas à droite',
    'genouxLachmanGauche Positif, genouxLachmanDroit Négatif',
  ],
  [
    'fr',
    'wristsAndHands',
    'Phalen positif sur aucun bord',
    'poignetsPhalenDroit Négatif, poignetsPhalenGauche Négatif',
  ],
  ['fr', 'knees', 'Lachman moins net à droite qu’à gauche', ''],
  ['fr', 'knees', 'McMurray plus', ''],
  [
    'fr',
    'knees',
    'Lachman positif à droite, négatif à gauche, et l’inverse pour le McMurray',
    'genouxLachmanDroit Positif, genouxLachmanGauche Négatif',
  ],
  [
    'fr',
    'knees',
    'Lachman positif à droite, négatif à gauche, non, l’inverse',
    'genouxLachmanGauche Positif, genouxLachmanDroit Négatif',
  ],
  ['fr', 'knees', 'flexion active à droite entre cent vingt et cent trente', ''],
  ['fr', 'shoulders', 'une épaule saine devrait monter à cent quatre-vingts en abduction active', ''],
  ['fr', 'shoulders', 'flexion active droite cent vingt, pardon, chambre trente', ''],
  ['fr', 'knees', 'flexion active à droite je gagne dix degrés', ''],
  [
    'fr',
    'feetAndAnkles',
    'réflexe achilléen aboli à droite, sinon normal',
    'piedsReflexeAchilleenDroit 0, piedsReflexeRotulienDroit 2+, piedsReflexeBabinskiDroit En flexion',
  ],
  [
    'en',
    'knees',
    'neither the Lachman nor the pivot shift is positive on the right',
    'genouxLachmanDroit Négatif, genouxPivotDroit Négatif',
  ],
  ['en', 'knees', 'effusion none, right knee, Lachman positive', 'genouxLachmanDroit Positif'],
  [
    'en',
    'knees',
    'Lachman positive on neither side',
    'genouxLachmanDroit Négatif, genouxLachmanGauche Négatif',
  ],
  [
    'en',
    'knees',
    'McMurray positive on the right, other than that negative',
    'genouxMcMurrayDroit Positif, genouxApleyDroit Négatif, genouxThessalyDroit Négatif',
  ],
  ['en', 'knees', 'couldn’t feel any laxity on valgus at zero on the right', 'genouxLci0Droit Positif?'],
  ['en', 'hips', 'he walks on his own, flexion right one twenty', ''],
  ['en', 'knees', 'just let it go loose, I’ll do all the work', ''],
  [
    'en',
    'wristsAndHands',
    'pulp to palm index middle ring one two zero right',
    'doigtsPulpePaumeIndexDroit 1, doigtsPulpePaumeMajeurDroit 2, doigtsPulpePaumeAnnulaireDroit 0',
  ],
] as const)(
  'what is not said of a finding is not written as sure (%s, %s): « %s »',
  (language, place, text, expected) => {
    expect(writtenOf(language, place, text)).toBe(expected);
  },
);
