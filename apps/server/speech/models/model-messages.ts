import type { TerminalLanguage } from '../../platform/terminal-language.ts';
import type { KnownModel } from './catalogue.ts';
import type { PullFailed } from './pull-failed.ts';
import type { VerifiedFile } from './verify-model.ts';
import { commandLine } from '../../platform/command-line.ts';

/** What `npm run model` says, in both languages. */
export interface ModelMessages {
  readonly usage: string;
  readonly directory: (directory: string) => string;
  readonly installed: string;
  readonly incomplete: (files: readonly string[]) => string;
  readonly invalid: (problem: string) => string;
  readonly available: string;
  readonly recommended: string;
  readonly unknownModel: (id: string) => string;
  readonly noModel: string;
  readonly alreadyThere: (id: string) => string;
  readonly pulled: (id: string, directory: string) => string;
  readonly notVerified: (file: string, sha256: string) => string;
  readonly licence: (licence: string, origin: string) => string;
  readonly failures: (failure: PullFailed) => string;
  readonly copyByHand: (directory: string) => string;
  readonly states: Readonly<Record<VerifiedFile['state'], string>>;
  readonly interrupted: string;
  readonly size: (bytes: number | null) => string;
}

/** A size in the language's units; a question mark where it is not known. */
function sizeIn(language: TerminalLanguage): (bytes: number | null) => string {
  const units = language === 'fr' ? (['o', 'ko', 'Mo', 'Go'] as const) : (['B', 'kB', 'MB', 'GB'] as const);
  return (bytes) => {
    if (bytes === null) return '?';
    const step = Math.min(3, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
    const digits = step === 0 ? 0 : 1;
    const value = (bytes / 1000 ** step).toLocaleString(language, { maximumFractionDigits: digits });
    return `${value}\u00a0${units[step] ?? ''}`;
  };
}

export const MODEL_MESSAGES: Readonly<Record<TerminalLanguage, ModelMessages>> = {
  fr: {
    usage: [
      'Modèles de reconnaissance vocale',
      `  ${commandLine('model')} list            modèles installés et disponibles`,
      `  ${commandLine('model')} pull <modèle>   télécharger un modèle, ou reprendre son téléchargement`,
      `  ${commandLine('model')} verify [modèle] vérifier les fichiers installés`,
      '  --lang fr|en                     langue des messages',
    ].join('\n'),
    directory: (directory) => `Dossier des modèles\u00a0: ${directory}`,
    installed: 'installé',
    incomplete: (files) => `incomplet, il manque\u00a0: ${files.join(', ')}`,
    invalid: (problem) => `model.json non valide\u00a0: ${problem}`,
    available: 'disponible',
    recommended: 'recommandé',
    unknownModel: (id) => `Modèle inconnu\u00a0: ${id}. Voir «\u00a0${commandLine('model')} list\u00a0».`,
    noModel: 'Aucun modèle n’est installé.',
    alreadyThere: (id) => `${id} est déjà installé.`,
    pulled: (id, directory) => `${id} est installé dans ${directory}`,
    notVerified: (file, sha256) => `  ${file}\u00a0: non vérifié, empreinte reçue ${sha256}`,
    licence: (licence, origin) => `Licence\u00a0: ${licence} (${origin})`,
    failures: ({ failure, file, cause }) => {
      const texts = {
        offline: `Le serveur des modèles est injoignable (${file}). Cet ordinateur est peut-être hors ligne.`,
        'not-found': `Le fichier ${file} n’existe plus à cette adresse.`,
        refused: `Le serveur a refusé le fichier ${file} (${describe(cause)}).`,
        truncated: `La connexion s’est interrompue pendant ${file}. Relancez la commande pour reprendre.`,
        'wrong-size': `Le fichier ${file} n’a pas la taille attendue. Il a été effacé.`,
        'wrong-checksum': `L’empreinte du fichier ${file} n’est pas celle attendue. Il a été effacé.`,
        'disk-full': `Le disque est plein (${file}). Libérez de l’espace, puis relancez la commande.`,
        'disk-error': `Impossible d’écrire ${file} (${describe(cause)}).`,
      };
      return texts[failure];
    },
    copyByHand: (directory) =>
      `Pour installer à la main, téléchargez ces fichiers sur un autre ordinateur et copiez-les, avec un fichier model.json dont voici le contenu, dans ${directory}\u00a0:`,
    states: {
      ok: 'vérifié',
      'as-received': 'inchangé depuis sa réception (non vérifié)',
      changed: 'MODIFIÉ',
      missing: 'MANQUANT',
      unrecorded: 'non vérifié (aucune empreinte connue)',
    },
    interrupted: 'Interrompu. Relancez la commande pour reprendre.',
    size: sizeIn('fr'),
  },
  en: {
    usage: [
      'Speech recognition models',
      `  ${commandLine('model')} list            installed and available models`,
      `  ${commandLine('model')} pull <model>    fetch a model, or carry on fetching it`,
      `  ${commandLine('model')} verify [model]  check the installed files`,
      '  --lang fr|en                     language of the messages',
    ].join('\n'),
    directory: (directory) => `Models folder: ${directory}`,
    installed: 'installed',
    incomplete: (files) => `incomplete, missing: ${files.join(', ')}`,
    invalid: (problem) => `invalid model.json: ${problem}`,
    available: 'available',
    recommended: 'recommended',
    unknownModel: (id) => `Unknown model: ${id}. See "${commandLine('model')} list".`,
    noModel: 'No model is installed.',
    alreadyThere: (id) => `${id} is already installed.`,
    pulled: (id, directory) => `${id} is installed in ${directory}`,
    notVerified: (file, sha256) => `  ${file}: not verified, checksum received ${sha256}`,
    licence: (licence, origin) => `Licence: ${licence} (${origin})`,
    failures: ({ failure, file, cause }) => {
      const texts = {
        offline: `The server of the models cannot be reached (${file}). This computer may be offline.`,
        'not-found': `The file ${file} no longer exists at this address.`,
        refused: `The server refused the file ${file} (${describe(cause)}).`,
        truncated: `The connection broke during ${file}. Run the command again to carry on.`,
        'wrong-size': `The file ${file} is not of the expected size. It was erased.`,
        'wrong-checksum': `The checksum of the file ${file} is not the expected one. It was erased.`,
        'disk-full': `The disk is full (${file}). Free some space, then run the command again.`,
        'disk-error': `Cannot write ${file} (${describe(cause)}).`,
      };
      return texts[failure];
    },
    copyByHand: (directory) =>
      `To install by hand, fetch these files on another computer and copy them, with a file model.json of this content, into ${directory}:`,
    states: {
      ok: 'verified',
      'as-received': 'unchanged since it was received (not verified)',
      changed: 'CHANGED',
      missing: 'MISSING',
      unrecorded: 'not verified (no known checksum)',
    },
    interrupted: 'Interrupted. Run the command again to carry on.',
    size: sizeIn('en'),
  },
};

/** What to copy by hand on a machine without the internet: addresses, sizes, and the `model.json`. */
export function copyList(known: KnownModel, messages: ModelMessages): string {
  const files = known.files.map(
    ({ url, bytes, sha256 }) => `  ${url}\n    ${messages.size(bytes)}  SHA-256 ${sha256 ?? '?'}`,
  );
  return [...files, '', JSON.stringify(known.description, null, 2)].join('\n');
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : '?';
}
