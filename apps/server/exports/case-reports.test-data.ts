/** The fictional cases as reports: what the case files say, in the fields of the form. */
import { readFileSync } from 'node:fs';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { buildDocument } from '@constat/report/document';
import type { PhysicianProfile, ReportDocument, ReportLanguage } from '@constat/report/document';
import { buildMeta, newReportMeta, readReport } from '@constat/report/rules';
import type { FormData, ReportMeta } from '@constat/report/rules';
import { ANKLE_FINDINGS, HIP_FINDINGS, LUMBAR_FINDINGS } from './case-findings.test-data.ts';
import type { CaseFindings } from './case-findings.test-data.ts';
import { ANKLE, HIP, LUMBAR } from './case-texts.test-data.ts';
import type { CaseTexts } from './case-texts.test-data.ts';
import { NECK_FINDINGS, SHOULDER_FINDINGS } from './neck-and-shoulder-findings.test-data.ts';
import { NECK, SHOULDER } from './neck-and-shoulder-texts.test-data.ts';

const CASES = new URL('../../../packages/dictation/written/cases/', import.meta.url);

/** What of a case file goes straight into the form. */
interface CaseFile {
  readonly language: string;
  readonly section_a: Readonly<Record<string, string | null>>;
  readonly section_b: Readonly<
    Record<'nom' | 'prenom' | 'no_permis_cmq' | 'adresse' | 'telephone' | 'courriel', string>
  >;
  readonly date_expertise: string;
  readonly age_a_l_examen: number;
  readonly mandate: { readonly points: readonly number[] };
  readonly accepted_diagnoses: readonly string[];
  readonly interview: { readonly modalite: string };
  readonly identification: Readonly<Record<'dominance' | 'emploi' | 'etat_travail', string>> & {
    readonly anciennete_annees: number;
  };
  readonly antecedents: Readonly<
    Record<'medicaux' | 'chirurgicaux' | 'accidents_anterieurs' | 'allergies' | 'habitus', readonly string[]>
  >;
  readonly medication: readonly string[];
  readonly physical_findings: { readonly general: Readonly<Record<string, string | number>> };
  readonly paraclinical: readonly Readonly<Record<'date' | 'exam' | 'result', string>>[];
  readonly expected_conclusion: {
    readonly diagnostic: string;
    readonly date_consolidation: string;
    readonly soins: string;
    readonly atteinte_permanente: { readonly sequelles_actuelles: readonly { readonly libelle: string }[] };
    readonly limitations_fonctionnelles: { readonly evaluation: string };
  };
}

const WRITTEN = {
  '01-fr-F-entorse-lombaire': { texts: LUMBAR, findings: LUMBAR_FINDINGS },
  '02-fr-F-fracture-cheville': { texts: ANKLE, findings: ANKLE_FINDINGS },
  '03-en-F-hip-labral': { texts: HIP, findings: HIP_FINDINGS },
  '04-fr-M-coiffe-epaule': { texts: SHOULDER, findings: SHOULDER_FINDINGS },
  '05-en-F-cervical-radiculopathy': { texts: NECK, findings: NECK_FINDINGS },
} as const satisfies Record<string, { readonly texts: CaseTexts; readonly findings: CaseFindings }>;

export type CaseId = keyof typeof WRITTEN;
export const CASE_IDS = Object.keys(WRITTEN) as readonly CaseId[];

/** Points 1 to 5 of section 212 of the Act, the last two in two parts each. */
const POINTS: readonly (readonly FieldId[])[] = [
  [],
  ['mandatDiagnostic'],
  ['mandatConsolidation'],
  ['mandatSoins'],
  ['mandatAtteinte', 'mandatAtteintePourcentage'],
  ['mandatLimitations', 'mandatLimitationsEvaluation'],
];
const DOMINANCE: Readonly<Record<string, string>> = {
  droitier: 'droitier',
  droitière: 'droitière',
  'left-handed': 'gauchère',
  'right-handed': 'droitière',
};

export interface CaseReport {
  readonly formData: FormData;
  readonly meta: ReportMeta;
  readonly profile: PhysicianProfile;
  readonly title: string;
  /** The language that the case is written in. */
  readonly language: ReportLanguage;
}

/** Reads a case file into the form, with every prefilled value confirmed. */
export function readCase(id: CaseId): CaseReport {
  const file = JSON.parse(readFileSync(new URL(`${id}.json`, CASES), 'utf8')) as CaseFile;
  const language = file.language.startsWith('en') ? 'en' : 'fr';
  const { texts, findings }: { readonly texts: CaseTexts; readonly findings: CaseFindings } = WRITTEN[id];
  const { data } = readReport(MEDICAL_EVALUATION, {
    ...Object.fromEntries(
      file.mandate.points.flatMap((point) => POINTS[point] ?? []).map((flag) => [flag, true]),
    ),
    ...identityOf(file),
    ...interviewOf(file, language),
    ...conclusionOf(file, language),
    ...texts,
    ...findings.answers,
  });
  const { section_b: physician } = file;
  return {
    formData: data,
    meta: {
      ...(findings.regions === undefined
        ? { ...buildMeta(language), notExamined: findings.notExamined ?? [] }
        : newReportMeta(MEDICAL_EVALUATION, language, findings.regions)),
      confirmed: MEDICAL_EVALUATION.fields.map((field) => field.id),
    },
    profile: {
      displayName: `${physician.prenom} ${physician.nom}`,
      licenceNumber: physician.no_permis_cmq,
      address: physician.adresse,
      phone: physician.telephone,
      email: physician.courriel,
      normals: {},
    },
    title: `${file.section_a.nom ?? ''}, ${file.section_a.prenom ?? ''}`,
    language,
  };
}

/** A case as a document, its form in either language. */
export function caseReport(id: CaseId, language?: ReportLanguage): ReportDocument {
  const { formData, meta, profile, title, language: own } = readCase(id);
  return buildDocument({ type: MEDICAL_EVALUATION, formData, meta }, language ?? own, profile, title);
}

function identityOf({ section_a: worker, date_expertise }: CaseFile): Readonly<Record<string, string>> {
  return {
    workerLastName: worker.nom ?? '',
    workerFirstName: worker.prenom ?? '',
    healthInsuranceNo: (worker.no_assurance_maladie ?? '').replace(/^(.{4})(.{4})(.{4})$/u, '$1 $2 $3'),
    birthDate: worker.date_naissance ?? '',
    workerAddress: worker.adresse ?? '',
    workerPhone: worker.telephone ?? '',
    workerFileNo: worker.no_dossier_cnesst ?? '',
    originalEventDate: worker.date_evenement_origine ?? '',
    relapseDate: worker.date_rra ?? 'Nil',
    patientName: `${worker.prenom ?? ''} ${worker.nom ?? ''}`,
    patientGender: worker.sexe === 'F' ? 'female' : 'male',
    dateEvaluation: date_expertise,
  };
}

function interviewOf(file: CaseFile, language: ReportLanguage): Readonly<Record<string, string>> {
  const { identification, antecedents, physical_findings: findings } = file;
  const years = language === 'fr' ? 'ans' : 'years';
  const general = findings.general;
  return {
    diagnosticsCnesst: file.accepted_diagnoses.map((line) => `- ${line}`).join('\n'),
    modaliteEntrevue: `${file.interview.modalite}.`,
    age: `${file.age_a_l_examen} ${years}`,
    dominance: sentence([identification.dominance], ''),
    emploi: `${sentence([identification.emploi], '')}, ${identification.anciennete_annees} ${years}; ${identification.etat_travail}`,
    antecedentsMedicaux: sentence(antecedents.medicaux),
    antecedentsChirurgicaux: sentence(antecedents.chirurgicaux),
    antecedentsLesion: sentence(antecedents.accidents_anterieurs),
    antecedentsAutres: sentence(antecedents.habitus),
    antecedentsAllergie: sentence(antecedents.allergies),
    antecedentsTabac: 'négatif',
    medicationActuelle: file.medication.map((line) => `- ${sentence([line], '')}`).join('\n'),
    examenPoids: decimal(general.poids_kg ?? general.weight_kg, language),
    examenTaille: decimal(general.taille_cm ?? general.height_cm, language),
    examenDominance: DOMINANCE[identification.dominance] ?? '',
    examensParacliniques: file.paraclinical
      .map(({ date, exam, result }) => `- ${exam}, ${date}: ${result}.`)
      .join('\n'),
  };
}

function conclusionOf(file: CaseFile, language: ReportLanguage): Readonly<Record<string, string>> {
  const { expected_conclusion: expected } = file;
  const exists = language === 'fr';
  const [lead, ...items] = expected.limitations_fonctionnelles.evaluation.split(
    /;\s*|(?<=^(?:Éviter|Avoid|[^;]*fréquente)): /u,
  );
  return {
    conclusionDiagnostic: `${expected.diagnostic}.`,
    conclusionDateConsolidation: expected.date_consolidation,
    conclusionSoinsTraitements: file.mandate.points.includes(3) ? `${expected.soins}.` : '',
    ...(file.mandate.points.includes(4) && {
      conclusionAtteintePermanente: `${exists ? 'Une atteinte permanente existe.' : 'Permanent impairment exists.'}\n${expected.atteinte_permanente.sequelles_actuelles.map(({ libelle }) => `- ${libelle}.`).join('\n')}`,
    }),
    ...(file.mandate.points.includes(5) && {
      conclusionLimitationsFonctionnelles: exists
        ? 'Des limitations fonctionnelles existent.'
        : 'Functional limitations exist.',
      conclusionEvaluationLimitations: [`${lead ?? ''}:`, ...items.map((item) => `- ${item};`)]
        .join('\n')
        .replace(/;$/u, '.'),
    }),
  };
}

function sentence(parts: readonly string[], end = '.'): string {
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}

function decimal(value: string | number | undefined, language: ReportLanguage): string {
  return language === 'fr' ? String(value ?? '').replace('.', ',') : String(value ?? '');
}
