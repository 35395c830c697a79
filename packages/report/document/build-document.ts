import { fieldsOfSection } from '../catalogue/index.ts';
import type { FieldId, ReportType, Section } from '../catalogue/index.ts';
import { isTyped, leftOutRegions, textOf } from '../rules/index.ts';
import type { FormData } from '../rules/index.ts';
import { printedValue } from './format-value.ts';
import type { Answers, ChosenNormals, ExportedMeta } from './format-value.ts';
import { footOf } from './report-state.ts';
import type { ReportState } from './report-state.ts';
import { sectionBlocks } from './section-blocks.ts';
import type { SectionSources } from './section-sources.ts';
import { signatureBlock } from './signature-block.ts';
import { NOTHING_RECORDED_CELL } from './tree.ts';
import type { DocumentBlock, Entry, ReportDocument, ReportLanguage, SignatureImage } from './tree.ts';
import { typesetDocument } from './typeset-document.ts';
import type { FrenchSpacing } from './typography.ts';
import { wording } from './wording.ts';
import type { Wording } from './wording.ts';

/** How this physician's reports are exported. */
export interface ExportSettings {
  /** Section 12 in print, preview and PDF too, and not in Word alone. */
  readonly section12Everywhere: boolean;
  readonly frenchSpacing: FrenchSpacing;
  /** Names the regions of the case that were left out, under what the examination covered. */
  readonly listsNotExamined?: boolean | undefined;
}

const DEFAULT_SETTINGS: ExportSettings = { section12Everywhere: false, frenchSpacing: 'quebec' };

/** Who signs: what section B, the signature and the properties of the document are made from. */
export interface PhysicianProfile {
  readonly displayName: string;
  readonly licenceNumber: string;
  readonly specialty?: string | undefined;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly normals: ChosenNormals;
  /** The usage of Québec, and section 12 in Word alone, where absent. */
  readonly exportSettings?: ExportSettings | undefined;
}

/** The answers to print, of a report of that type; `meta` says what was confirmed, examined and measured against. */
export interface ExportedReport {
  readonly type: ReportType;
  readonly formData: FormData;
  readonly meta?: ExportedMeta | undefined;
}

/** What names the report at the head of every page. */
const RUNNING_HEAD: ReadonlySet<string> = new Set([
  'workerFileNo',
  'patientName',
  'dateEvaluation',
] satisfies FieldId[]);

/** Letters of the head of a page that stay on its line. */
const RUNNING_HEAD_LENGTH = 90;

const PREAMBLE: ReadonlySet<string> = new Set(['sectionA', 'sectionB']);

/** What a document is asked for beyond what is printed. */
export interface DocumentOptions {
  /** Whether each part says what of the form it shows. */
  readonly namesSources?: boolean;
  /** A working copy where absent. */
  readonly state?: ReportState | undefined;
  /** What the physician signs with, for pages that are signed with it. */
  readonly signatureImage?: SignatureImage | undefined;
}

const WORKING: ReportState = { kind: 'working' };

/**
 * The report as a document, with its typography. Only what is filled and confirmed is exported; a part of the
 * examination that was not examined says so in one sentence.
 * @param fileTitle the title that the physician gave to the saved form
 */
export function buildDocument(
  report: ExportedReport,
  language: ReportLanguage,
  profile: PhysicianProfile,
  fileTitle = '',
  { namesSources = false, state = WORKING, signatureImage }: DocumentOptions = {},
): ReportDocument {
  const { type, formData, meta } = report;
  const settings = profile.exportSettings ?? DEFAULT_SETTINGS;
  const sources: SectionSources = {
    answers: { data: formData, meta, language, normals: profile.normals },
    physician: physicianEntries(profile, language),
    namesSources,
    isEverySectionShown:
      settings.section12Everywhere || (state.kind !== 'working' && isImpairmentDue(report)),
    leftOut:
      settings.listsNotExamined === true && meta !== undefined ? leftOutRegions(type, formData, meta) : [],
  };
  const isSigned = state.kind === 'signed';
  const print = (section: Section<FieldId>, level: 1 | 2): readonly DocumentBlock[] =>
    sectionBlocks(section, level, sources);
  const preamble = type.sections.filter(({ id }) => PREAMBLE.has(id));
  const document: ReportDocument = {
    language,
    title: type.label[language],
    propertiesTitle: propertiesTitle(report, language),
    fileTitle,
    runningHead: runningHead(type, sources.answers),
    status: footOf(state, language),
    author: profile.displayName,
    pageLabel: wording('page', language),
    blocks: [
      ...preamble
        .flatMap((section) => print(section, 1))
        .map((block) => (isSigned ? withoutBlanks(block) : block)),
      ...(preamble.length === 0
        ? []
        : [{ kind: 'heading', level: 1, text: wording('partC', language) } as const]),
      ...keepLastWithNext(
        type.sections.filter(({ id }) => !PREAMBLE.has(id)).flatMap((section) => print(section, 2)),
      ),
      { kind: 'heading', level: 1, text: wording('signature', language) },
      signatureBlock(profile, state, language, signatureImage),
    ],
  };
  return typesetDocument(document, settings.frenchSpacing);
}

/** Letters of a block that can be moved to the page of the signature. */
const MOVABLE_LENGTH = 1200;

/** Keeps the last words of the report with its signature: the last block of every target, where it is short. */
function keepLastWithNext(blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  const last = new Set([blocks.length - 1, blocks.findLastIndex(({ only }) => only === undefined)]);
  return blocks.map((block, index) =>
    last.has(index) && isMovable(block) ? { ...block, keepWithNext: true } : block,
  );
}

function isMovable(block: DocumentBlock): boolean {
  if (block.kind === 'paragraph') return block.text.length <= MOVABLE_LENGTH;
  return block.kind === 'list' && block.items.join('').length <= MOVABLE_LENGTH;
}

/** Whether the mandate asks for the percentage of impairment, or its section is filled: the official copy then has it. */
function isImpairmentDue({ type, formData, meta }: ExportedReport): boolean {
  return (
    type.sections
      .filter(({ only }) => only === 'word')
      .flatMap(fieldsOfSection)
      .some((field) => isTyped(field, formData, meta)) || formData['mandatAtteintePourcentage'] === true
  );
}

/** What was left empty: a line to fill in by hand has no place in what is signed already. */
function withoutBlanks(block: DocumentBlock): DocumentBlock {
  if (block.kind !== 'entries') return block;
  return {
    ...block,
    entries: block.entries.map((entry) => ({ ...entry, value: entry.value || NOTHING_RECORDED_CELL })),
  };
}

function physicianEntries(profile: PhysicianProfile, language: ReportLanguage): readonly Entry[] {
  const entry = (label: Wording, value: string): Entry => ({
    label: wording(label, language),
    value: value.trim(),
  });
  return [
    entry('name', profile.displayName),
    entry('licence', profile.licenceNumber),
    ...[entry('specialty', profile.specialty ?? '')].filter(({ value }) => value !== ''),
    entry('address', profile.address),
    entry('phone', profile.phone),
    entry('email', profile.email),
  ];
}

/** A program shows it in its window’s bar and in lists of files: who the worker is stays in the pages. */
function propertiesTitle({ type, formData }: ExportedReport, language: ReportLanguage): string {
  const number = textOf(formData, 'workerFileNo').trim();
  return number === '' ? type.label[language] : `${type.label[language]} – ${number}`;
}

function runningHead(type: ReportType, answers: Answers): string {
  const head = type.fields
    .filter(({ id }) => RUNNING_HEAD.has(id))
    .map((field) => printedValue(field, answers))
    .filter((value) => value !== '')
    .join(' – ');
  const letters = Array.from(head);
  return letters.length <= RUNNING_HEAD_LENGTH ? head : `${letters.slice(0, RUNNING_HEAD_LENGTH).join('')}…`;
}
