/** What is said of a PDF that was verified, at the terminal and on the page. */
import type { SignedVersionKind, VerifiedReport } from './schemas/index.ts';
import { isUnsigned, judgeSignatures } from './verified-report.ts';

interface VerificationWords {
  readonly apart: string;
  readonly withdrawn: string;
  readonly unsigned: string;
  readonly notReturned: string;
  readonly replaced: (sequence: number, hash: string) => string;
  readonly addendum: (sequence: number, hash: string) => string;
  readonly erased: string;
  readonly unreadable: string;
  readonly noSignature: string;
  readonly hold: string;
  readonly holdProven: string;
  readonly holdNot: string;
  readonly holdCertificate: string;
  readonly kinds: Readonly<Record<SignedVersionKind, string>>;
  readonly picture: (page: number, percent: string) => string;
  readonly broken: (sequence: number) => string;
}

export const VERIFICATION_WORDS: Readonly<Record<'fr' | 'en', VerificationWords>> = {
  fr: {
    apart: 'Il a été conservé à part\u00A0: copie signée ailleurs, contenu non comparé.',
    withdrawn: 'Son verrouillage a été annulé avant la signature.',
    unsigned: 'Verrouillé, pas signé\u00A0: ce fichier ne porte pas de signature numérique en lui-même.',
    notReturned:
      'Il n’a pas été rendu ici après sa signature\u00A0: il n’est pas la copie officielle du rapport.',
    replaced: (sequence, hash) =>
      `Ce rapport a été remplacé\u00A0: entrée ${sequence}, empreinte du fichier ${hash}`,
    addendum: (sequence, hash) =>
      `Un addenda s’y ajoute\u00A0: entrée ${sequence}, empreinte du fichier ${hash}`,
    erased: 'Son contenu a été effacé ici; ses empreintes restent.',
    unreadable:
      'Ses signatures n’ont pas pu être lues\u00A0: il est protégé par un mot de passe ou abîmé, ou demande trop de mémoire ou de temps.',
    noSignature: 'Il ne contient pas de signature numérique.',
    hold: 'Ses signatures numériques sont valides jusqu’à la fin du fichier. Qui a délivré leurs certificats n’est pas jugé.',
    holdProven:
      'Ses signatures numériques sont valides. Données de validation ajoutées après la signature; rien d’autre ne la suit. Qui a délivré leurs certificats n’est pas jugé.',
    holdNot: 'Ses signatures numériques ne sont pas valides jusqu’à la fin du fichier.',
    holdCertificate:
      'Ses signatures numériques correspondent au fichier, mais leur certificat n’était pas valide au moment de la signature, n’est pas destiné à signer, ou ce moment n’est pas connu.',
    kinds: {
      report: 'rapport',
      replacement: 'rapport qui en remplace un autre',
      addendum: 'addenda',
      'returned-file': 'rapport signé dans un autre programme',
      'other-file': 'fichier conservé à part',
      withdrawal: 'verrouillage annulé',
    },
    picture: (page, percent) =>
      `Une signature visible prend ${percent} de la page ${page}; elle cache ce qui se trouve dessous.`,
    broken: (sequence) =>
      `La chaîne est rompue à l’entrée ${sequence}\u00A0: elle a été modifiée, ou elle manque.`,
  },
  en: {
    apart: 'It was kept apart: copy signed elsewhere, content not compared.',
    withdrawn: 'Its lock was undone before the signature.',
    unsigned: 'Locked, not signed: this file bears no digital signature in itself.',
    notReturned: 'It was not returned here after it was signed: it is not the official copy of the report.',
    replaced: (sequence, hash) => `This report was replaced: entry ${sequence}, hash of the file ${hash}`,
    addendum: (sequence, hash) => `An addendum belongs to it: entry ${sequence}, hash of the file ${hash}`,
    erased: 'Its content was erased here; its hashes stay.',
    unreadable:
      'Its signatures could not be read: it is protected by a password or damaged, or takes too much memory or time.',
    noSignature: 'It holds no digital signature.',
    hold: 'Its digital signatures are valid to the end of the file. Who issued their certificates is not judged.',
    holdProven:
      'Its digital signatures are valid. Validation data added after the signature; nothing else follows it. Who issued their certificates is not judged.',
    holdNot: 'Its digital signatures are not valid to the end of the file.',
    holdCertificate:
      'Its digital signatures match the file, but their certificate was not valid at the time of signing, is not meant for signing, or that time is not known.',
    kinds: {
      report: 'report',
      replacement: 'report that replaces another',
      addendum: 'addendum',
      'returned-file': 'report signed in another program',
      'other-file': 'file kept apart',
      withdrawal: 'lock undone',
    },
    picture: (page, percent) =>
      `A visible signature takes ${percent} of page ${page}; it hides what lies under it.`,
    broken: (sequence) => `The chain is broken at entry ${sequence}: it was changed, or is missing.`,
  },
};

/** What has to be known of the entry beside what it is, a sentence each. */
export function entrySentences(
  { match, entry, signaturesHold }: VerifiedReport,
  language: 'fr' | 'en',
): string[] {
  if (entry === null) return [];
  const words = VERIFICATION_WORDS[language];
  return [
    ...(entry.kind === 'other-file' ? [words.apart] : []),
    ...(match === 'same' && isUnsigned(entry) ? [words.unsigned] : []),
    ...(match !== 'same' && signaturesHold === true && isUnsigned(entry) ? [words.notReturned] : []),
    ...(entry.withdrawn ? [words.withdrawn] : []),
    ...entry.replacedBy.map(({ sequence, pdfHash }) => words.replaced(sequence, pdfHash ?? '')),
    ...entry.addenda.map(({ sequence, pdfHash }) => words.addendum(sequence, pdfHash ?? '')),
    ...(entry.erased ? [words.erased] : []),
  ];
}

/** What the digital signatures of the file amount to, together. */
export function signaturesSentence(
  { signatures, signaturesHold }: Pick<VerifiedReport, 'signatures' | 'signaturesHold'>,
  language: 'fr' | 'en',
): string {
  const words = VERIFICATION_WORDS[language];
  if (signatures === null) return words.unreadable;
  if (signaturesHold === null) return words.noSignature;
  if (!signaturesHold)
    return judgeSignatures(signatures) === 'certificate' ? words.holdCertificate : words.holdNot;
  return signatures.some(({ onlyProofsFollow }) => onlyProofsFollow) ? words.holdProven : words.hold;
}

/** Where signatures show, and how much of a page they hide. */
export function pictureSentences(
  { signaturePictures }: Pick<VerifiedReport, 'signaturePictures'>,
  language: 'fr' | 'en',
): string[] {
  const percent = new Intl.NumberFormat(`${language}-CA`, { style: 'percent', maximumFractionDigits: 1 });
  return signaturePictures.map(({ page, share }) =>
    VERIFICATION_WORDS[language].picture(page, percent.format(share)),
  );
}
