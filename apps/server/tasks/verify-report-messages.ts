import type { VerifiedReport } from '@constat/contract';
import {
  VERIFICATION_WORDS,
  entrySentences,
  pictureSentences,
  signaturesSentence,
} from '@constat/contract/verification-words';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { commandLine } from '../platform/command-line.ts';

/** What `npm run verify-report` says beside what the page says too. */
export const VERIFY_MESSAGES = {
  fr: {
    usage: `Usage : ${commandLine('verify-report')} FICHIER.pdf [--lang fr|en]`,
    noDatabase: (file: string) => `Il n’y a pas de base de données ${file}.`,
    noFile: (file: string) => `Le fichier ${file} ne peut pas être lu.`,
    match: {
      same: 'Ce fichier est celui qui a été verrouillé ou signé ici, octet pour octet.',
      extended:
        'Ce fichier commence par les octets de celui qui a été verrouillé ou signé ici; quelque chose y a été ajouté.',
      none: 'Ce fichier n’est pas un fichier verrouillé ou signé ici : il vient d’ailleurs, ou il a été modifié.',
    },
    whole: (entries: number, head: string) =>
      `La chaîne est intacte; entrées : ${entries}; empreinte de la dernière : ${head}`,
    around: 'Dans la chaîne :',
  },
  en: {
    usage: `Usage: ${commandLine('verify-report')} FILE.pdf [--lang fr|en]`,
    noDatabase: (file: string) => `There is no database ${file}.`,
    noFile: (file: string) => `The file ${file} cannot be read.`,
    match: {
      same: 'This file is the one that was locked or signed here, byte for byte.',
      extended:
        'This file begins with the bytes of one that was locked or signed here; something was added to it.',
      none: 'This file is not one that was locked or signed here: it comes from elsewhere, or was changed.',
    },
    whole: (entries: number, head: string) =>
      `The chain is intact; entries: ${entries}; hash of the last one: ${head}`,
    around: 'In the chain:',
  },
} as const;

/** What was found, in lines. */
export function verificationLines(found: VerifiedReport, language: TerminalLanguage): string[] {
  const messages = VERIFY_MESSAGES[language];
  const words = VERIFICATION_WORDS[language];
  const { match, entry, around, chain } = found;
  return [
    messages.match[match],
    ...entrySentences(found, language),
    signaturesSentence(found, language),
    ...pictureSentences(found, language),
    chain.brokenAt === null ? messages.whole(chain.entries, chain.head) : words.broken(chain.brokenAt),
    ...(around.length === 0 ? [] : [messages.around]),
    ...around.map(({ sequence, kind, at, entryHash }) => {
      const mark = sequence === entry?.sequence ? '>' : ' ';
      return `${mark} ${sequence}  ${at}  ${words.kinds[kind]}  ${entryHash}`;
    }),
  ];
}
