import type { ArchivePart } from '@constat/contract/schemas';

/** Where in an archive each part lies. */
export const ARCHIVE_FILES = {
  manifest: 'manifest.json',
  readMe: 'LISEZMOI-README.txt',
  profile: 'profile.json',
  recentPatients: 'recent-patients.json',
  voiceCommands: 'voice-commands.json',
  verbatimCommands: 'verbatim-commands.json',
  vocabulary: 'vocabulary.json',
  phrases: 'phrases.json',
  letterhead: 'letterhead.docx',
  signature: 'signature.svg',
  /** In the place of the one before, where it is no drawing. */
  signaturePicture: 'signature.png',
} as const satisfies Partial<Record<ArchivePart, string>> & Record<string, string>;

export const REPORTS_FOLDER = 'reports/';
/** Audio that has not come to its term; it is not imported again. */
export const RECORDINGS_FOLDER = 'recordings/';

/** What was signed, byte for byte, with its part of the chain; it is not imported: it belongs to the chain of its installation. */
export const SIGNED_FOLDER = 'signed/';

/** What whoever opens the archive reads first. */
export const READ_ME = `Constat

Cette archive contient toutes les données d'un compte : chaque rapport sauvegardé en JSON et en PDF, le profil,
les patients récents, les commandes vocales, le vocabulaire, les phrases, le papier à lettres, l'image de la
signature et les enregistrements qui ne sont pas échus. Le dossier « signed » contient les PDF signés, octet pour octet, avec la chaîne de leurs empreintes;
le PDF d'un rapport signé n'est que là.
L'archive peut être importée dans une autre installation de Constat, à la page Profil, sauf les enregistrements et les
signatures : un rapport signé y redevient un brouillon. Elle contient des renseignements médicaux : gardez-la en lieu sûr.

Chaque empreinte de « signed/chain.json » est un SHA-256 en hexadécimal que l'on peut recalculer :
- contentHash : du fichier que nomme « content », octet pour octet; pdfHash : de celui que nomme « pdf ».
- entryHash : du texte JSON en UTF-8, sans blancs, de la liste des valeurs suivantes de l'entrée, dans cet ordre :
  previousHash, sequence, id, kind, accountId, reportId, about, method, reportVersion, at, dataFingerprint, contentHash,
  pdfHash. Le membre previousHash est l'empreinte de l'entrée précédente de l'installation, quel qu'en soit le compte.
- dataFingerprint, imprimée au bas des pages : d'un rapport, du membre « report » du fichier « content » en JSON canonique
  (RFC 8785); d'un addenda, de l'objet {language, original, salt, text}, avec handwrittenSignature s'il y est, en JSON
  canonique, où « original » est l'objet {dataFingerprint, pdfHash} de l'entrée que nomme « about ».

This archive holds all the data of one account: every saved report as JSON and as PDF, the profile, the recent
patients, the voice commands, the vocabulary, the phrases, the letterhead, the picture of the signature and the recordings
that have not come to their term. The folder "signed" holds the signed PDFs, byte for byte, with the chain of their hashes; the PDF of a signed report
is there alone. The archive can be
imported into another installation of Constat, on the Profile page, all but the recordings and the signatures: a signed
report becomes a draft there. It holds medical information: keep it in a safe place.

Each hash in "signed/chain.json" is a SHA-256 in hexadecimal that can be made again:
- contentHash: of the file that "content" names, byte for byte; pdfHash: of the one that "pdf" names.
- entryHash: of the JSON text in UTF-8, without white space, of the list of these values of the entry, in this order:
  previousHash, sequence, id, kind, accountId, reportId, about, method, reportVersion, at, dataFingerprint, contentHash,
  pdfHash. The member previousHash is the hash of the entry before in the installation, whoever's account that is.
- dataFingerprint, printed in the foot of the pages: of a report, of the member "report" of the file "content" in canonical
  JSON (RFC 8785); of an addendum, of the object {language, original, salt, text}, with handwrittenSignature where it is there,
  in canonical JSON, where "original" is the object {dataFingerprint, pdfHash} of the entry that "about" names.
`;
