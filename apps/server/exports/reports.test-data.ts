/** Fictional reports: nobody in them exists. */
import { FIELD_BYTES } from '@constat/contract/limits';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDocument } from '@constat/report/document';
import type { PhysicianProfile, ReportDocument, ReportLanguage } from '@constat/report/document';
import { buildMeta, readReport } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { ENGLISH, FINDINGS, FRENCH } from './realistic-answers.test-data.ts';

export const CREATION_TIME = Date.UTC(2025, 1, 11, 15, 30);

const PROFILE: PhysicianProfile = {
  displayName: 'Camille Zzexpert',
  licenceNumber: '99901',
  address: '200, avenue du Gabarit\nVille-Fictive (Québec) H0H 0H0',
  phone: '514 555-0199',
  email: 'camille.zzexpert@example.invalid',
  normals: {},
};

const NOTHING_BUT_TEXT = new Set(['flag', 'choice']);

const HOSTILE = [
  '#panic() #set page(fill: red) #sys.inputs',
  '$x$ $ sum_(i=0)^n i $',
  '*b* _i_ `raw` = Title @ref <label> // comment /* */ \\ \\u{41}',
  '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; &#39; "quoted" \'single\' ]]>',
  '{{x}} {%x%} ${x} </style></w:t></w:tblPr>%PDF',
  '=cmd() +1 -1 @SUM(A1) \t tab\u0000\u0007\u001B[31m\uFEFF\uD800 control',
  'שלום\nمرحبا\n123',
  'e\u0301te\u0301 œuvre Straße naïve ≥ ≤ ± ½ → −5°',
  '😀 🧑\u200D⚕\uFE0F 👍🏽 ❤\uFE0F 1\uFE0F\u20E3 🇨🇦 zéro\u200Blargeur\u200D\u2060\u00ADfin',
  '- =1+1\n- {{corps}} {{x}}\n* #panic()\n– – –\n•',
  'page\fbreak\u2028line\r\nline\rline',
  'x'.repeat(400),
];

function document(
  data: Readonly<Record<string, string | boolean>>,
  language: ReportLanguage,
  title?: string,
): ReportDocument {
  return buildDocument(
    { type: MEDICAL_EVALUATION, formData: readReport(MEDICAL_EVALUATION, data).data },
    language,
    PROFILE,
    title,
  );
}

/** Nothing filled in, not even the prefilled values. */
export function emptyReport(language: ReportLanguage): ReportDocument {
  return buildDocument({ type: MEDICAL_EVALUATION, formData: {} }, language, {
    ...PROFILE,
    displayName: '',
    licenceNumber: '',
  });
}

/** A report as a physician would send it, one region not examined. */
export function realisticReport(language: ReportLanguage): ReportDocument {
  const texts = language === 'fr' ? FRENCH : ENGLISH;
  const flags = {
    mandatDiagnostic: true,
    mandatConsolidation: true,
    mandatSoins: true,
    mandatAtteinte: true,
    mandatLimitations: true,
  };
  const { data } = readReport(MEDICAL_EVALUATION, { ...FINDINGS, ...texts, ...flags });
  const confirmed = MEDICAL_EVALUATION.fields.map(({ id }) => id).filter((id) => data[id] !== undefined);
  const meta = { ...buildMeta(language), confirmed, notExamined: ['hips'] as const };
  return buildDocument(
    { type: MEDICAL_EVALUATION, formData: data, meta },
    language,
    PROFILE,
    language === 'fr' ? 'Évaluation 3/4' : 'Draft - 2025-02-11',
  );
}

/** Answers with something in every field, angles and measures digits. */
export function fullAnswers(): FormData {
  const data: Record<string, string | boolean> = {};
  for (const [index, field] of MEDICAL_EVALUATION.fields.entries()) {
    const digits = field.kind === 'degrees' || field.kind === 'measure';
    data[field.id] =
      field.kind === 'flag'
        ? index % 2 === 0
        : digits
          ? String(index)
          : `Valeur ${index}: « essai », ${index} kg`;
  }
  return readReport(MEDICAL_EVALUATION, data).data;
}

/** A report with something in every field; `changed` holds answers in place of those. */
export function fullReport(language: ReportLanguage, changed: FormData = {}): ReportDocument {
  const formData = { ...fullAnswers(), ...changed };
  return buildDocument({ type: MEDICAL_EVALUATION, formData }, language, PROFILE, 'Complet');
}

/** What no renderer may take for its own language, in every field that takes text. */
export function hostileReport(language: ReportLanguage): ReportDocument {
  const data: Record<string, string | boolean> = {};
  for (const [index, field] of MEDICAL_EVALUATION.fields.entries()) {
    const isText = !NOTHING_BUT_TEXT.has(field.kind);
    const line = HOSTILE[index % HOSTILE.length] ?? '';
    // A cell that goes on overleaf is read back in another order; crowdedReport has those.
    if (isText)
      data[field.id] = field.kind === 'text' ? `${line}\n\n${HOSTILE.join('\n')}` : line.slice(0, 100);
  }
  const paragraph = 'Douleur lombaire, cotée à 7/10; flexion à 60°. '.repeat(430);
  return document(
    { ...data, historiqueEvolution: paragraph, conclusionResume: 'mot'.repeat(2000) } satisfies FormData,
    language,
    '../<b>"x"',
  );
}

/** A single text as long as a field may be, in paragraphs of some size. */
export function longReport(language: ReportLanguage): ReportDocument {
  const paragraph = `${'La travailleuse consulte la docteure Orsanne; la douleur est cotée à 7/10. '.repeat(12)}\n\n`;
  const historiqueEvolution = paragraph.repeat(Math.ceil(FIELD_BYTES / paragraph.length));
  return document({ historiqueEvolution: historiqueEvolution.slice(0, FIELD_BYTES - 8000) }, language);
}

/** Tables with cells that go on over several pages, and a word of 400 letters among them. */
export function overleafReport(language: ReportLanguage): ReportDocument {
  const words = Array.from({ length: 3000 }, (_word, index) => `mot${index}`).join(' ');
  const whole = document(
    {
      rachisFlexion: words,
      rachisExtension: '30',
      genouxFlexionDroitActif: words.slice(0, 3000),
      genouxFlexionDroitPassif: 'x'.repeat(400),
      genouxFlexionGaucheActif: words.slice(0, 2000),
      genouxExtensionDroitActif: '5',
    },
    language,
  );
  return { ...whole, blocks: whole.blocks.filter(({ kind }) => kind === 'table') };
}

/** Far more in the cells of tables, in lines and in the physician's identity than they are made for. */
export function crowdedReport(language: ReportLanguage): ReportDocument {
  const data: Record<string, string> = {};
  for (const [index, field] of MEDICAL_EVALUATION.fields.entries()) {
    if (field.kind === 'flag' || field.kind === 'text') continue;
    data[field.id] =
      ['W'.repeat(150), 'mot '.repeat(300), 'l\n'.repeat(70), 'Z'.repeat(1500), '60'][index % 5] ?? '';
  }
  const profile = {
    ...PROFILE,
    displayName: 'Zz\n'.repeat(66),
    address: 'M'.repeat(500),
    email: 'm'.repeat(200),
  };
  return buildDocument(
    { type: MEDICAL_EVALUATION, formData: readReport(MEDICAL_EVALUATION, data).data },
    language,
    profile,
  );
}
