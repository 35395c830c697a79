import type { SyncStatus } from '@constat/report/sync';
import { AUTOSAVE_MS as SYNC_AUTOSAVE_MS } from '@constat/report/sync';
import { expect, it } from 'vitest';
import { AUTOSAVE_MS } from './limits.ts';
import { statusSentence } from './status-sentences.ts';

const AT = 1;
const clock = { fr: () => '14\u00A0h\u00A032', en: () => '14:32' };

it.each<readonly [SyncStatus, string, string]>([
  [{ kind: 'not-saved' }, 'Non sauvegardé', 'Not saved'],
  [{ kind: 'saving' }, 'Sauvegarde en cours…', 'Saving…'],
  [
    { kind: 'on-server', at: AT },
    'Sauvegardé à 14\u00A0h\u00A032 sur le serveur',
    'Saved at 14:32 on the server',
  ],
  [{ kind: 'on-server', at: null }, 'Formulaire chargé', 'Form loaded'],
  [
    { kind: 'device-only', reason: 'never-saved', at: AT },
    'Sauvegardé à 14\u00A0h\u00A032 sur cet appareil',
    'Saved at 14:32 on this device',
  ],
  [
    { kind: 'device-only', reason: 'offline', at: AT },
    'Non sauvegardé sur le serveur | Sauvegardé à 14\u00A0h\u00A032 sur cet appareil | Pas de connexion\u00A0: l’envoi reprendra de lui-même.',
    'Not saved on the server | Saved at 14:32 on this device | No connection: sending will resume by itself.',
  ],
  [
    { kind: 'device-only', reason: 'no-answer', at: AT },
    'Non sauvegardé sur le serveur | Sauvegardé à 14\u00A0h\u00A032 sur cet appareil | Le serveur ne répond pas\u00A0: l’envoi reprendra de lui-même.',
    'Not saved on the server | Saved at 14:32 on this device | The server does not answer: sending will resume by itself.',
  ],
  [
    { kind: 'device-only', reason: 'gone', at: AT },
    'Non sauvegardé sur le serveur | Sauvegardé à 14\u00A0h\u00A032 sur cet appareil | Ce brouillon n’est plus sur le serveur. Sauvegardez-le comme nouveau brouillon.',
    'Not saved on the server | Saved at 14:32 on this device | This draft is no longer on the server. Save it as a new draft.',
  ],
  [
    { kind: 'conflict', places: 1, at: AT },
    'Modifié aussi ailleurs\u00A0: un choix vous attend | Sauvegardé à 14\u00A0h\u00A032 sur cet appareil',
    'Also changed elsewhere: a choice is waiting for you | Saved at 14:32 on this device',
  ],
  [
    { kind: 'conflict', places: 3, at: null },
    'Modifié aussi ailleurs\u00A0: 3 choix vous attendent',
    'Also changed elsewhere: 3 choices are waiting for you',
  ],
  [
    { kind: 'not-kept' },
    'Non sauvegardé, ni sur cet appareil, ni sur le serveur. Laissez cette page ouverte.',
    'Not saved, neither on this device nor on the server. Keep this page open.',
  ],
  [
    { kind: 'stopped', reason: 'elsewhere', isKept: true },
    'Ce rapport est ouvert dans un autre onglet, qui seul l’enregistre.',
    'This report is open in another tab, which alone saves it.',
  ],
  [
    { kind: 'stopped', reason: 'server-newer', isKept: false },
    'Constat a été mis à jour. Rien n’est envoyé avant que la page soit rechargée. | Non sauvegardé sur cet appareil',
    'Constat was updated. Nothing is sent until the page is reloaded. | Not saved on this device',
  ],
])('%j has its sentence in both languages', (status, french, english) => {
  const said = (language: 'fr' | 'en'): string => {
    const { text, details } = statusSentence(status, language, clock[language]);
    return [text, ...details].join(' | ');
  };
  expect([said('fr'), said('en')]).toEqual([french, english]);
});

it.each([
  'offline',
  'no-answer',
  'server-error',
  'signed-out',
  'too-large',
  'refused',
  'gone',
  'expired',
  'final',
  'signed',
] as const)('tells why %s leaves the report on the device, where it is and since when', (reason) => {
  for (const language of ['fr', 'en'] as const) {
    const { details, look } = statusSentence(
      { kind: 'device-only', reason, at: AT },
      language,
      clock[language],
    );
    expect([details.length, look]).toEqual([2, 'danger']);
    expect(details.every((sentence) => sentence.trim() !== '')).toBe(true);
  }
});

it('the autosave of the pages and of the synchronisation is one', () => {
  expect(AUTOSAVE_MS).toBe(SYNC_AUTOSAVE_MS);
});
