import { PROVIDERS } from '../../apps/server/assistance/served/question.ts';
import type { EvaluationFailure, FailureCode } from './evaluation-failure.ts';
import type { ItemFailure } from './classify-failure.ts';

type Say = (subject: string, detail: string) => string;

interface FailureMessages {
  readonly usage: string;
  readonly failures: Readonly<Record<FailureCode, Say>>;
  readonly items: Readonly<Record<ItemFailure['code'], string>>;
}

export const FAILURE_MESSAGES: Readonly<Record<'fr' | 'en', FailureMessages>> = {
  fr: {
    usage: [
      'Évaluer un moteur de reconnaissance ou de texte sur des cas fictifs (voir docs/engines.md)',
      '  npm run evaluate -- --speech DOSSIER|MODÈLE|ADRESSE [--speech-model NOM]',
      '  npm run evaluate -- --assist local|ADRESSE|MOTEUR [--assist-model NOM]',
      '  npm run evaluate -- --compare AVANT.json APRÈS.json',
      '  --recordings DOSSIER   vos enregistrements : NOM.wav (ou .webm, .ogg) avec NOM.txt',
      '  --send-recordings      permet de les envoyer à un serveur sur un autre ordinateur',
      '  --language fr|en       une seule langue des cas et des enregistrements',
      '  --json FICHIER         garde les résultats, pour --compare',
      '  --details              montre chaque fait changé',
      '  --lang fr|en           langue des messages',
      'Les clés se donnent par CONSTAT_SPEECH_KEY et CONSTAT_ASSIST_KEY, jamais sur la ligne de commande.',
    ].join('\n'),
    failures: {
      'nothing-to-evaluate': () => 'Rien à évaluer : donnez --speech, --assist ou --compare.',
      'unknown-option': (subject) => `Option inconnue ou sans valeur : ${subject}`,
      'key-on-command-line': (subject) =>
        `${subject} : une clé sur la ligne de commande resterait dans l’historique du terminal. Donnez-la par CONSTAT_SPEECH_KEY ou CONSTAT_ASSIST_KEY.`,
      'key-in-address': (subject) =>
        `L’adresse de ${subject} contient un nom, un mot de passe ou des paramètres : retirez-les. Une clé se donne par CONSTAT_SPEECH_KEY ou CONSTAT_ASSIST_KEY.`,
      'compare-takes-two': () => '--compare demande deux fichiers : --compare AVANT.json APRÈS.json',
      'language-unknown': (subject) => `Langue inconnue : ${subject}. Les langues sont fr et en.`,
      'model-unknown': (subject, detail) =>
        `Aucun modèle « ${subject} » : ce n’est ni un dossier avec un model.json, ni un modèle installé (${detail || 'aucun n’est installé'}). Voir « npm run model -- list ».`,
      'model-not-pulled': (subject) =>
        `Le modèle ${subject} n’est pas installé. Lancez d’abord : npm run model -- pull ${subject}`,
      'model-incomplete': (subject, detail) => `Le modèle de ${subject} est incomplet, il manque : ${detail}`,
      'model-invalid': (subject, detail) => `Le model.json de ${subject} n’est pas valide : ${detail}`,
      'model-damaged': (subject) =>
        `Le modèle ${subject} ne reconnaît rien : fichiers endommagés, ou mémoire insuffisante. Voir « npm run model -- verify ».`,
      'assist-unknown': (subject) =>
        `« ${subject} » n’est pas un moteur de texte : donnez local, ${PROVIDERS.join(', ')}, ou une adresse http(s)://…`,
      'assist-model-missing': () => 'Donnez le nom du modèle : --assist-model NOM',
      'key-missing': (subject) => `La clé manque : donnez-la par la variable d’environnement ${subject}.`,
      'recordings-would-leave': (subject) =>
        `Vos enregistrements seraient envoyés à ${subject}, un autre ordinateur. S’ils ne portent que des paroles inventées, ajoutez --send-recordings.`,
      'recordings-not-read': (subject) => `Le dossier d’enregistrements ${subject} ne peut être lu.`,
      'recordings-none': (subject) =>
        `Aucun enregistrement dans ${subject} : il faut des fichiers .wav, .webm, .ogg ou .mp4 (Opus).`,
      'recording-without-text': (subject) =>
        `Il manque le texte de ${subject} : un fichier du même nom en .txt, avec les mots tels qu’ils ont été dits.`,
      'recording-without-language': (subject) =>
        `La langue de ${subject} n’est pas connue : mettez-le dans un dossier fr ou en, ou ajoutez --language fr ou --language en.`,
      'recording-of-other-kind': (subject) =>
        `${subject} n’est pas d’un format que Constat lit. Convertissez-le en WAV, par exemple : ffmpeg -i NOM -ar 16000 -ac 1 NOM.wav, puis retirez-le du dossier.`,
      'file-not-read': (subject) => `Le fichier ${subject} ne peut être lu.`,
      'file-not-written': (subject) => `Le fichier ${subject} ne peut être écrit.`,
      'file-not-of-a-run': (subject) => `${subject} n’est pas un résultat de cette commande (--json).`,
      'file-of-another-version': (subject) =>
        `${subject} vient d’une autre version de cette commande : ses chiffres ne se comparent pas. Relancez l’évaluation.`,
      'runs-share-nothing': () =>
        'Les deux résultats n’ont rien en commun : ni enregistrement, ni texte qui soit le même dans les deux.',
    },
    items: {
      unreachable: 'le serveur est injoignable',
      'key-refused': 'le serveur a refusé la clé',
      'not-found': 'l’adresse ou le modèle est inconnu du serveur',
      'server-error': 'le serveur a refusé la demande',
      'too-late': 'pas de réponse à temps',
      'invalid-answer': 'réponse vide, ou d’une autre forme que celle demandée',
      'left-out': 'une partie du son n’a pas été entendue',
      'phantom-text': 'plus de mots qu’on ne peut en dire en ce temps',
      'audio-unreadable': 'l’enregistrement ne peut être lu',
      'too-long': 'le texte est trop long',
      paused: 'non demandé : le serveur a échoué cinq fois de suite',
      other: 'échec',
    },
  },
  en: {
    usage: [
      'Evaluate a speech or text engine on fictional cases (see docs/engines.md)',
      '  npm run evaluate -- --speech FOLDER|MODEL|ADDRESS [--speech-model NAME]',
      '  npm run evaluate -- --assist local|ADDRESS|ENGINE [--assist-model NAME]',
      '  npm run evaluate -- --compare BEFORE.json AFTER.json',
      '  --recordings FOLDER    your recordings: NAME.wav (or .webm, .ogg) with NAME.txt',
      '  --send-recordings      lets them be sent to a server on another computer',
      '  --language fr|en       one language of the cases and recordings',
      '  --json FILE            keeps the results, for --compare',
      '  --details              shows each changed fact',
      '  --lang fr|en           language of the messages',
      'Keys are given by CONSTAT_SPEECH_KEY and CONSTAT_ASSIST_KEY, never on the command line.',
    ].join('\n'),
    failures: {
      'nothing-to-evaluate': () => 'Nothing to evaluate: give --speech, --assist or --compare.',
      'unknown-option': (subject) => `Unknown option, or one without its value: ${subject}`,
      'key-on-command-line': (subject) =>
        `${subject}: a key on the command line would stay in the history of the terminal. Give it by CONSTAT_SPEECH_KEY or CONSTAT_ASSIST_KEY.`,
      'key-in-address': (subject) =>
        `The address of ${subject} holds a name, a password or parameters: take them out. A key is given by CONSTAT_SPEECH_KEY or CONSTAT_ASSIST_KEY.`,
      'compare-takes-two': () => '--compare takes two files: --compare BEFORE.json AFTER.json',
      'language-unknown': (subject) => `Unknown language: ${subject}. The languages are fr and en.`,
      'model-unknown': (subject, detail) =>
        `No model "${subject}": it is neither a folder with a model.json nor an installed model (${detail || 'none is installed'}). See "npm run model -- list".`,
      'model-not-pulled': (subject) =>
        `The model ${subject} is not installed. First run: npm run model -- pull ${subject}`,
      'model-incomplete': (subject, detail) => `The model of ${subject} is incomplete, missing: ${detail}`,
      'model-invalid': (subject, detail) => `The model.json of ${subject} is invalid: ${detail}`,
      'model-damaged': (subject) =>
        `The model ${subject} recognises nothing: its files are damaged, or memory is short. See "npm run model -- verify".`,
      'assist-unknown': (subject) =>
        `"${subject}" is no text engine: give local, ${PROVIDERS.join(', ')}, or an address http(s)://…`,
      'assist-model-missing': () => 'Give the name of the model: --assist-model NAME',
      'key-missing': (subject) => `The key is missing: give it by the environment variable ${subject}.`,
      'recordings-would-leave': (subject) =>
        `Your recordings would be sent to ${subject}, another computer. If they hold invented words alone, add --send-recordings.`,
      'recordings-not-read': (subject) => `The folder of recordings ${subject} cannot be read.`,
      'recordings-none': (subject) =>
        `No recording in ${subject}: files .wav, .webm, .ogg or .mp4 (Opus) are needed.`,
      'recording-without-text': (subject) =>
        `The text of ${subject} is missing: a file of the same name in .txt, with the words as they were said.`,
      'recording-without-language': (subject) =>
        `The language of ${subject} is not known: put it in a folder fr or en, or add --language fr or --language en.`,
      'recording-of-other-kind': (subject) =>
        `${subject} is of no format that Constat reads. Convert it to WAV, for example: ffmpeg -i NAME -ar 16000 -ac 1 NAME.wav, then take it out of the folder.`,
      'file-not-read': (subject) => `The file ${subject} cannot be read.`,
      'file-not-written': (subject) => `The file ${subject} cannot be written.`,
      'file-not-of-a-run': (subject) => `${subject} is no result of this command (--json).`,
      'file-of-another-version': (subject) =>
        `${subject} comes from another version of this command: its figures do not compare. Run the evaluation again.`,
      'runs-share-nothing': () =>
        'The two results have nothing in common: no recording and no text is the same in both.',
    },
    items: {
      unreachable: 'the server cannot be reached',
      'key-refused': 'the server refused the key',
      'not-found': 'the server does not know the address or the model',
      'server-error': 'the server refused the request',
      'too-late': 'no answer in time',
      'invalid-answer': 'an empty answer, or one of another form than asked for',
      'left-out': 'a part of the sound was not heard',
      'phantom-text': 'more words than can be said in that time',
      'audio-unreadable': 'the recording cannot be read',
      'too-long': 'the text is too long',
      paused: 'not asked: the server failed five times in a row',
      other: 'failed',
    },
  },
};

/** What ends a run, in a language. */
export function sayFailure({ code, subject, detail }: EvaluationFailure, language: 'fr' | 'en'): string {
  return FAILURE_MESSAGES[language].failures[code](subject, detail);
}

/** Why one item has no result, in a language. */
export function sayItemFailure({ code, detail }: ItemFailure, language: 'fr' | 'en'): string {
  const text = FAILURE_MESSAGES[language].items[code];
  return detail === '' ? text : `${text} (${detail})`;
}
