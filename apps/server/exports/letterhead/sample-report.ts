/** A report of nobody, to show what a letterhead does with one. */
import type { Profile } from '@constat/contract';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDocument, letterheadValues } from '@constat/report/document';
import type { LetterheadValues, ReportDocument, ReportLanguage } from '@constat/report/document';

const COMMON = {
  workerFileNo: '000-000-000',
  workerFirstName: 'Camille',
  dateEvaluation: '2026-01-15',
  patientGender: 'female',
  mandatDiagnostic: true,
  rachisFlexion: '60',
  rachisExtension: '15',
  rachisFlexionLateraleD: '25',
  rachisFlexionLateraleG: '20',
  rachisRotationD: '30',
  rachisRotationG: '25',
  genouxFlexionDroitActif: '135',
  genouxFlexionDroitPassif: '140',
  genouxFlexionGaucheActif: '120',
  genouxFlexionGauchePassif: '125',
} as const;

const TEXTS = {
  fr: {
    patientName: 'Camille Exemple (personne fictive)',
    workerLastName: 'Exemple (personne fictive)',
    emploi: 'Préposée aux bénéficiaires',
    historiqueEvolution:
      'Le 14 novembre 2025, Madame ressent une douleur au bas du dos en soulevant une charge. Le diagnostic d’entorse lombaire est retenu.\nUne imagerie du 2025-12-03 montre un bombement discal L4-L5, sans conflit radiculaire, et un pincement L5-S1.\nLa physiothérapie est suivie trois fois par semaine. L’évolution est lente, puis favorable.',
    conclusionDiagnostic: 'Entorse lombaire.',
  },
  en: {
    patientName: 'Camille Example (fictional person)',
    workerLastName: 'Example (fictional person)',
    emploi: 'Orderly',
    historiqueEvolution:
      'On November 14, 2025, she felt a pain in the lower back while lifting a load. The diagnosis of lumbar sprain was made.\nImaging of 2025-12-03 shows a disc bulge at L4-L5, without radicular conflict, and narrowing at L5-S1.\nPhysiotherapy takes place three times a week. The course is slow, then favourable.',
    conclusionDiagnostic: 'Lumbar sprain.',
  },
} as const;

/** The report of a fictional person by the physician of that profile, and what it says in a letterhead. */
export function sampleReport(
  language: ReportLanguage,
  profile: Profile,
): { readonly document: ReportDocument; readonly values: LetterheadValues } {
  const report = { type: MEDICAL_EVALUATION, formData: { ...COMMON, ...TEXTS[language] } };
  const title = language === 'fr' ? 'Essai du papier à lettres' : 'Letterhead sample';
  const document = buildDocument(report, language, profile, title);
  return { document, values: letterheadValues(report, profile, document) };
}
