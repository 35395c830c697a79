import type { SpeechStatus } from './engine.ts';
import { commandLine } from '../platform/command-line.ts';

/**
 * What the person who starts the server is told where dictation does not work yet, in both languages; null where it
 * does, is still loading, or is turned off on purpose.
 */
export function unreadyNotice(status: SpeechStatus): { readonly fr: string; readonly en: string } | null {
  switch (status.state) {
    case 'ready':
    case 'model-loading':
    case 'off':
      return null;
    case 'not-allowed': {
      const { host } = status;
      return {
        fr: `Dictée non prête\u00a0: l’administrateur n’a pas permis d’envoyer le son à ${host}. L’audio enregistré est conservé. Voir la page «\u00a0Transferts\u00a0».`,
        en: `Dictation is not ready: the administrator has not allowed audio to be sent to ${host}. Recorded audio is kept. See the page "Transfers".`,
      };
    }
    case 'model-missing': {
      const { directory, missingFiles } = status;
      const files = missingFiles.join(', ');
      return {
        fr: `Dictée non prête\u00a0: aucun modèle complet dans ${directory} (il manque ${files}). L’audio enregistré est conservé. Voir «\u00a0${commandLine('model')} list\u00a0».`,
        en: `Dictation is not ready: no complete model in ${directory} (missing: ${files}). Recorded audio is kept. See "${commandLine('model')} list".`,
      };
    }
    case 'model-damaged': {
      const { model, directory } = status;
      return {
        fr: `Dictée non prête\u00a0: le modèle ${model} (${directory}) ne reconnaît rien\u00a0: fichiers endommagés, ou mémoire insuffisante. L’audio enregistré est conservé. Voir «\u00a0${commandLine('model')} verify\u00a0».`,
        en: `Dictation is not ready: the model ${model} (${directory}) recognises nothing: its files are damaged, or memory is short. Recorded audio is kept. See "${commandLine('model')} verify".`,
      };
    }
  }
}
