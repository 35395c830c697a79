import type { VerifiedReport } from '@constat/contract';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { judgeSignatures } from '../signing/read-returned.ts';

/** What `npm run verify-report` says. */
export const VERIFY_MESSAGES = {
  fr: {
    usage: 'Usage : npm run verify-report -- FICHIER.pdf [--lang fr|en]',
    noDatabase: (file: string) => `Il n’y a pas de base de données ${file}.`,
    noFile: (file: string) => `Le fichier ${file} ne peut pas être lu.`,
    match: {
      same: 'Ce fichier est celui qui a été verrouillé ou signé ici, octet pour octet.',
      extended:
        'Ce fichier commence par les octets de celui qui a été verrouillé ou signé ici; quelque chose y a été ajouté.',
      none: 'Ce fichier n’est pas un fichier verrouillé ou signé ici : il vient d’ailleurs, ou il a été modifié.',
    },
    apart: 'Il a été conservé à part : copie signée ailleurs, contenu non comparé.',
    withdrawn: 'Son verrouillage a été retiré avant la signature.',
    unsigned: 'Verrouillé, pas signé : ce fichier ne porte pas de signature numérique en lui-même.',
    replaced: (sequence: number, hash: string) =>
      `Ce rapport a été remplacé : entrée ${sequence}, empreinte du fichier ${hash}`,
    addendum: (sequence: number, hash: string) =>
      `Un addenda s’y ajoute : entrée ${sequence}, empreinte du fichier ${hash}`,
    erased: 'Son contenu a été effacé ici; ses empreintes restent.',
    unreadable: 'Il ne peut pas être lu comme un PDF, ou demande trop de mémoire ou de temps pour l’être.',
    noSignature: 'Il ne contient pas de signature numérique.',
    hold: 'Ses signatures numériques sont valides jusqu’à la fin du fichier. Qui a délivré leurs certificats n’est pas jugé.',
    holdProven:
      'Ses signatures numériques sont valides. Données de validation ajoutées après la signature; rien d’autre ne la suit. Qui a délivré leurs certificats n’est pas jugé.',
    holdNot: 'Ses signatures numériques ne sont pas valides jusqu’à la fin du fichier.',
    picture: (page: number, percent: string) =>
      `Une signature visible prend ${percent} de la page ${page}; elle cache ce qui se trouve dessous.`,
    holdCertificate:
      'Ses signatures numériques correspondent au fichier, mais leur certificat n’était pas valide au moment de la signature, n’est pas destiné à signer, ou ce moment n’est pas connu.',
    kinds: {
      report: 'rapport',
      replacement: 'rapport qui en remplace un autre',
      addendum: 'addenda',
      'returned-file': 'rapport signé dans un autre programme',
      'other-file': 'fichier conservé à part',
      withdrawal: 'verrouillage retiré',
    },
    whole: (entries: number, head: string) =>
      `La chaîne est intacte; entrées : ${entries}; empreinte de la dernière : ${head}`,
    broken: (sequence: number) =>
      `La chaîne est rompue à l’entrée ${sequence} : elle a été modifiée, ou elle manque.`,
    around: 'Dans la chaîne :',
  },
  en: {
    usage: 'Usage: npm run verify-report -- FILE.pdf [--lang fr|en]',
    noDatabase: (file: string) => `There is no database ${file}.`,
    noFile: (file: string) => `The file ${file} cannot be read.`,
    match: {
      same: 'This file is the one that was locked or signed here, byte for byte.',
      extended:
        'This file begins with the bytes of one that was locked or signed here; something was added to it.',
      none: 'This file is not one that was locked or signed here: it comes from elsewhere, or was changed.',
    },
    apart: 'It was kept apart: copy signed elsewhere, content not compared.',
    withdrawn: 'Its lock was withdrawn before the signature.',
    unsigned: 'Locked, not signed: this file bears no digital signature in itself.',
    replaced: (sequence: number, hash: string) =>
      `This report was replaced: entry ${sequence}, hash of the file ${hash}`,
    addendum: (sequence: number, hash: string) =>
      `An addendum belongs to it: entry ${sequence}, hash of the file ${hash}`,
    erased: 'Its content was erased here; its hashes stay.',
    unreadable: 'It cannot be read as a PDF, or takes too much memory or time to be read.',
    noSignature: 'It holds no digital signature.',
    hold: 'Its digital signatures are valid to the end of the file. Who issued their certificates is not judged.',
    holdProven:
      'Its digital signatures are valid. Validation data added after the signature; nothing else follows it. Who issued their certificates is not judged.',
    holdNot: 'Its digital signatures are not valid to the end of the file.',
    picture: (page: number, percent: string) =>
      `A visible signature takes ${percent} of page ${page}; it hides what lies under it.`,
    holdCertificate:
      'Its digital signatures match the file, but their certificate was not valid at the time of signing, is not meant for signing, or that time is not known.',
    kinds: {
      report: 'report',
      replacement: 'report that replaces another',
      addendum: 'addendum',
      'returned-file': 'report signed in another program',
      'other-file': 'file kept apart',
      withdrawal: 'lock withdrawn',
    },
    whole: (entries: number, head: string) =>
      `The chain is intact; entries: ${entries}; hash of the last one: ${head}`,
    broken: (sequence: number) => `The chain is broken at entry ${sequence}: it was changed, or is missing.`,
    around: 'In the chain:',
  },
} as const;

/** What was found, in lines. */
export function verificationLines(
  { match, entry, around, chain, signatures, signaturePictures, signaturesHold }: VerifiedReport,
  language: TerminalLanguage,
): string[] {
  const messages = VERIFY_MESSAGES[language];
  const percent = new Intl.NumberFormat(`${language}-CA`, { style: 'percent', maximumFractionDigits: 1 });
  const isProven = signatures?.some(({ onlyProofsFollow }) => onlyProofsFollow) === true;
  const hold = isProven ? messages.holdProven : messages.hold;
  const isOfCertificate = signatures !== null && judgeSignatures(signatures) === 'certificate';
  const holdNot = isOfCertificate ? messages.holdCertificate : messages.holdNot;
  const signed = signaturesHold === null ? messages.noSignature : signaturesHold ? hold : holdNot;
  return [
    messages.match[match],
    ...(entry?.kind === 'other-file' ? [messages.apart] : []),
    ...(match === 'same' && isUnsigned(entry) ? [messages.unsigned] : []),
    ...(entry?.withdrawn === true ? [messages.withdrawn] : []),
    ...(entry?.replacedBy ?? []).map(({ sequence, pdfHash }) => messages.replaced(sequence, pdfHash ?? '')),
    ...(entry?.addenda ?? []).map(({ sequence, pdfHash }) => messages.addendum(sequence, pdfHash ?? '')),
    ...(entry?.erased === true ? [messages.erased] : []),
    signatures === null ? messages.unreadable : signed,
    ...signaturePictures.map(({ page, share }) => messages.picture(page, percent.format(share))),
    chain.brokenAt === null ? messages.whole(chain.entries, chain.head) : messages.broken(chain.brokenAt),
    ...(around.length === 0 ? [] : [messages.around]),
    ...around.map(({ sequence, kind, at, entryHash }) => {
      const mark = sequence === entry?.sequence ? '>' : ' ';
      return `${mark} ${sequence}  ${at}  ${messages.kinds[kind]}  ${entryHash}`;
    }),
  ];
}

/** Whether the entry is of pages that wait for a signature on paper or in another program. */
function isUnsigned(entry: VerifiedReport['entry']): boolean {
  if (entry === null || entry.kind === 'returned-file') return false;
  return entry.method === 'by-hand' || entry.method === 'outside';
}
