/**
 * Events of a report: from its first save to its erasure, with its sharing, its signature, its exports and the help with
 * its wording.
 */
export const REPORT_ACTIONS = {
  'form-created': { groups: ['reports'], fr: 'Rapport créé', en: 'Report created' },
  'form-opened': { groups: ['reports'], fr: 'Rapport ouvert', en: 'Report opened' },
  'form-changed': { groups: ['reports'], fr: 'Rapport modifié', en: 'Report changed' },
  'form-renewed': { groups: ['reports'], fr: 'Conservation prolongée', en: 'Retention extended' },
  'form-shared': {
    groups: ['reports'],
    fr: 'Rapport partagé avec un adjoint ou une adjointe',
    en: 'Report shared with an assistant',
  },
  'share-withdrawn': {
    groups: ['reports'],
    fr: 'Partage du rapport retiré',
    en: 'Sharing of the report withdrawn',
  },
  'report-locked': {
    groups: ['reports'],
    fr: 'Rapport verrouillé pour sa signature',
    en: 'Report locked for its signature',
  },
  'lock-withdrawn': {
    groups: ['reports'],
    fr: 'Verrouillage retiré avant la signature',
    en: 'Lock withdrawn before the signature',
  },
  'report-signed': { groups: ['reports'], fr: 'Rapport signé', en: 'Report signed' },
  'addendum-signed': { groups: ['reports'], fr: 'Addenda signé', en: 'Addendum signed' },
  'signed-file-returned': {
    groups: ['reports'],
    fr: 'Fichier signé ailleurs reçu et vérifié',
    en: 'File signed elsewhere received and verified',
  },
  'other-file-kept': {
    groups: ['reports'],
    fr: 'Copie signée ailleurs, contenu non comparé, conservée à part',
    en: 'Copy signed elsewhere, content not compared, kept apart',
  },
  'term-changed': {
    groups: ['reports'],
    fr: 'Durée de conservation d’un rapport signé modifiée',
    en: 'Term of a signed report changed',
  },
  'form-imported': { groups: ['reports'], fr: 'Rapport importé', en: 'Report imported' },
  'form-deleted': { groups: ['reports', 'erasures'], fr: 'Rapport supprimé', en: 'Report deleted' },
  'form-erased-at-term': {
    groups: ['reports', 'erasures'],
    fr: 'Rapport effacé à son terme',
    en: 'Report erased at its term',
  },
  'report-exported': { groups: ['exports'], fr: 'Rapport exporté', en: 'Report exported' },
  'assistance-called': {
    groups: ['assistance'],
    fr: 'Assistance demandée',
    en: 'Writing help requested',
  },
} as const;
