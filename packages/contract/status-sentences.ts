/** What the status line says of where a report is kept. The texts that the specification quotes are in the messages. */
import type { Localised } from '@constat/report/catalogue';
import type { DeviceOnlyReason, SyncStatus } from '@constat/report/sync';
import { message } from './messages.ts';
import { SAVE_REFUSALS } from './save-refusals.ts';

/** Why a report lies on this device alone; nothing where the specification's text says all. */
const REASONS: { readonly [Reason in Exclude<DeviceOnlyReason, 'never-saved'>]: Localised } = {
  offline: {
    fr: 'Pas de connexion\u00A0: l’envoi reprendra de lui-même.',
    en: 'No connection: sending will resume by itself.',
  },
  'no-answer': {
    fr: 'Le serveur ne répond pas\u00A0: l’envoi reprendra de lui-même.',
    en: 'The server does not answer: sending will resume by itself.',
  },
  'server-error': {
    fr: 'Le serveur n’enregistre rien pour le moment\u00A0: l’envoi reprendra de lui-même.',
    en: 'The server saves nothing at the moment: sending will resume by itself.',
  },
  'signed-out': {
    fr: 'La session est terminée\u00A0: ouvrez-en une pour que l’envoi reprenne.',
    en: 'The session has ended: sign in so that sending resumes.',
  },
  'too-large': SAVE_REFUSALS.PAYLOAD_TOO_LARGE,
  refused: {
    fr: 'Le serveur a refusé ce contenu. Il sera envoyé de nouveau une fois modifié.',
    en: 'The server refused this content. It will be sent again once changed.',
  },
  gone: {
    fr: 'Ce brouillon n’est plus sur le serveur. Sauvegardez-le comme nouveau brouillon.',
    en: 'This draft is no longer on the server. Save it as a new draft.',
  },
  expired: SAVE_REFUSALS.FORM_EXPIRED,
  final: SAVE_REFUSALS.COPY_IS_FINAL,
  signed: {
    fr: 'Ce rapport est verrouillé ou signé\u00A0: ce qui a été tapé depuis n’en fait pas partie.',
    en: 'This report is locked or signed: what was typed since is not part of it.',
  },
};

const STOPPED = {
  elsewhere: {
    fr: 'Ce rapport est ouvert dans un autre onglet, qui seul l’enregistre.',
    en: 'This report is open in another tab, which alone saves it.',
  },
  'other-user': {
    fr: 'Une autre personne a ouvert une session. Rien n’est envoyé.',
    en: 'Somebody else has signed in. Nothing is sent.',
  },
  'server-newer': {
    fr: 'Constat a été mis à jour. Rien n’est envoyé avant que la page soit rechargée.',
    en: 'Constat was updated. Nothing is sent until the page is reloaded.',
  },
} as const satisfies Record<string, Localised>;

const SAVING: Localised = { fr: 'Sauvegarde en cours…', en: 'Saving…' };
const NOWHERE: Localised = {
  fr: 'ni sur cet appareil, ni sur le serveur. Laissez cette page ouverte.',
  en: 'neither on this device nor on the server. Keep this page open.',
};
const CHANGED_ELSEWHERE: Localised = {
  fr: 'Modifié aussi ailleurs\u00A0: un choix vous attend',
  en: 'Also changed elsewhere: a choice is waiting for you',
};
const CHANGED_ELSEWHERE_OFTEN: Localised = {
  fr: 'Modifié aussi ailleurs\u00A0: {count} choix vous attendent',
  en: 'Also changed elsewhere: {count} choices are waiting for you',
};

export interface StatusSentence {
  readonly text: string;
  /** What else is worth knowing, each a sentence of its own. */
  readonly details: readonly string[];
  readonly look: 'quiet' | 'danger';
}

/** Why nothing reaches the server while nobody is signed in, and that it does afterwards. */
export function signedOutText(language: 'fr' | 'en'): string {
  return REASONS['signed-out'][language];
}

/**
 * The sentence of a status.
 * @param clock writes a time of the status as a local clock time
 */
export function statusSentence(
  status: SyncStatus,
  language: 'fr' | 'en',
  clock: (at: number) => string,
): StatusSentence {
  const on = (place: 'onThisDevice' | 'onTheServer'): string => message(place, language);
  const savedAt = (at: number, place: 'onThisDevice' | 'onTheServer'): string =>
    `${message('savedAt', language, { time: clock(at) })} ${on(place)}`;
  const quiet = (text: string): StatusSentence => ({ text, details: [], look: 'quiet' });
  const danger = (text: string, ...details: readonly string[]): StatusSentence => ({
    text,
    details,
    look: 'danger',
  });
  const notSaved = message('notSaved', language);
  switch (status.kind) {
    case 'not-saved':
      return quiet(notSaved);
    case 'saving':
      return quiet(SAVING[language]);
    case 'on-server': {
      const at = status.at;
      return quiet(at === null ? message('formLoaded', language) : savedAt(at, 'onTheServer'));
    }
    case 'device-only': {
      const { reason, at } = status;
      const onDevice = savedAt(at, 'onThisDevice');
      return reason === 'never-saved'
        ? quiet(onDevice)
        : danger(`${notSaved} ${on('onTheServer')}`, onDevice, REASONS[reason][language]);
    }
    case 'conflict': {
      const { places, at } = status;
      const text = places === 1 ? CHANGED_ELSEWHERE : CHANGED_ELSEWHERE_OFTEN;
      return danger(
        text[language].replace('{count}', String(places)),
        ...(at === null ? [] : [savedAt(at, 'onThisDevice')]),
      );
    }
    case 'not-kept':
      return danger(`${notSaved}, ${NOWHERE[language]}`);
    case 'stopped': {
      const text = STOPPED[status.reason][language];
      return status.isKept ? danger(text) : danger(text, `${notSaved} ${on('onThisDevice')}`);
    }
  }
}
