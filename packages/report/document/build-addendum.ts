import type { PhysicianProfile } from './build-document.ts';
import { footOf, printedFingerprint, statedDay } from './report-state.ts';
import type { ReportState } from './report-state.ts';
import { signatureBlock } from './signature-block.ts';
import { textAsBlocks } from './text-blocks.ts';
import { multiply } from './typography.ts';
import type { Entry, ParagraphBlock, ReportDocument, ReportLanguage, SignatureImage } from './tree.ts';
import { typesetDocument } from './typeset-document.ts';
import { wording } from './wording.ts';

/** A signed report, as what refers to it names it. */
export interface SignedOriginal {
  /** Empty where the report has none. */
  readonly fileNumber: string;
  readonly worker: string;
  readonly isFemale: boolean;
  /** When it was signed or locked, in epoch milliseconds. */
  readonly at: number;
  /** SHA-256 of its file, and of its data, in hexadecimal. */
  readonly pdfHash: string;
  readonly dataFingerprint: string;
}

const WORDS = {
  title: { fr: 'Addenda à un rapport d’évaluation médicale', en: 'Addendum to a medical evaluation report' },
  original: { fr: 'Rapport auquel s’ajoute cet addenda', en: 'Report to which this addendum is added' },
  text: { fr: 'Addenda', en: 'Addendum' },
  fileNumber: { fr: 'Numéro de dossier', en: 'File number' },
  worker: { fr: 'Travailleur', en: 'Worker' },
  femaleWorker: { fr: 'Travailleuse', en: 'Worker' },
  day: { fr: 'Date du rapport', en: 'Date of the report' },
  file: { fr: 'Empreinte du fichier du rapport (SHA-256)', en: 'Fingerprint of the report’s file (SHA-256)' },
  data: {
    fr: 'Empreinte des données du rapport (SHA-256)',
    en: 'Fingerprint of the report’s data (SHA-256)',
  },
  replaces: {
    fr: 'Ce rapport remplace celui du {day}, dont le fichier a l’empreinte (SHA-256) {hash}.',
    en: 'This report replaces the one of {day}, whose file has the fingerprint (SHA-256) {hash}.',
  },
} as const;

/**
 * An addendum: a document of its own, which names the untouched report that it is added to.
 * @param text the physician's own words
 */
export function buildAddendum(
  { text, original }: { readonly text: string; readonly original: SignedOriginal },
  language: ReportLanguage,
  profile: PhysicianProfile,
  state: ReportState,
  signatureImage?: SignatureImage,
): ReportDocument {
  const entry = (label: Exclude<keyof typeof WORDS, 'replaces'>, value: string): Entry => ({
    label: WORDS[label][language],
    value,
  });
  const { fileNumber, worker, isFemale, at, pdfHash, dataFingerprint } = original;
  const named = [entry('fileNumber', fileNumber), entry(isFemale ? 'femaleWorker' : 'worker', worker)].filter(
    ({ value }) => value !== '',
  );
  const document: ReportDocument = {
    language,
    title: WORDS.title[language],
    propertiesTitle: fileNumber === '' ? WORDS.title[language] : `${WORDS.title[language]} – ${fileNumber}`,
    fileTitle: '',
    runningHead: [fileNumber, worker].filter((part) => part !== '').join(' – '),
    status: footOf(state, language),
    author: profile.displayName,
    pageLabel: wording('page', language),
    blocks: [
      { kind: 'heading', level: 1, text: WORDS.original[language] },
      {
        kind: 'entries',
        entries: [
          ...named,
          entry('day', statedDay(at, language)),
          entry('file', printedFingerprint(pdfHash, 'lines')),
          entry('data', printedFingerprint(dataFingerprint, 'lines')),
        ],
      },
      { kind: 'heading', level: 1, text: WORDS.text[language] },
      ...textAsBlocks(multiply(text)),
      { kind: 'heading', level: 1, text: wording('signature', language) },
      signatureBlock(profile, state, language, signatureImage),
    ],
  };
  return typesetDocument(document, profile.exportSettings?.frenchSpacing ?? 'quebec');
}

/** What a report says first that replaces another one. */
export function replacementNotice(
  { at, pdfHash }: Pick<SignedOriginal, 'at' | 'pdfHash'>,
  language: ReportLanguage,
): ParagraphBlock {
  const text = WORDS.replaces[language]
    .replace('{day}', statedDay(at, language))
    .replace('{hash}', printedFingerprint(pdfHash, 'whole'));
  return { kind: 'paragraph', style: 'statement', text };
}
