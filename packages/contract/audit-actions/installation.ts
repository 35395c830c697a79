/**
 * Events of the installation as a whole: its audit trail, incidents, table of impairments, speech models, recovery sheets,
 * backups and transfers.
 */
export const INSTALLATION_ACTIONS = {
  'trail-exported': { groups: ['exports'], fr: 'Journal exporté', en: 'Audit trail exported' },
  'incident-recorded': {
    groups: ['settings'],
    fr: 'Incident de confidentialité inscrit',
    en: 'Confidentiality incident recorded',
  },
  'incident-changed': {
    groups: ['settings'],
    fr: 'Incident de confidentialité modifié',
    en: 'Confidentiality incident changed',
  },
  'incidents-exported': {
    groups: ['exports'],
    fr: 'Registre des incidents exporté',
    en: 'Incident register exported',
  },
  'impairment-table-loaded': {
    groups: ['settings'],
    fr: 'Barème chargé',
    en: 'Table of impairments loaded',
  },
  'impairment-table-removed': {
    groups: ['settings'],
    fr: 'Barème retiré',
    en: 'Table of impairments removed',
  },
  'model-pull-started': {
    groups: ['settings'],
    fr: 'Téléchargement d’un modèle de reconnaissance',
    en: 'Download of a recognition model',
  },
  'recovery-sheet-made': {
    groups: ['settings'],
    fr: 'Feuille de récupération affichée',
    en: 'Recovery sheet shown',
  },
  'recovery-sheet-confirmed': {
    groups: ['settings'],
    fr: 'Feuille de récupération confirmée',
    en: 'Recovery sheet confirmed',
  },
  'copy-made': { groups: ['settings'], fr: 'Copie de sauvegarde faite', en: 'Backup made' },
  'copy-taken-away': { groups: ['exports'], fr: 'Copie de sauvegarde téléchargée', en: 'Backup downloaded' },
  'copy-removed': {
    groups: ['settings', 'erasures'],
    fr: 'Copie de sauvegarde supprimée',
    en: 'Backup removed',
  },
  'restore-asked': { groups: ['settings'], fr: 'Restauration demandée', en: 'Restore requested' },
  'restore-withdrawn': { groups: ['settings'], fr: 'Restauration annulée', en: 'Restore withdrawn' },
  'database-restored': { groups: ['settings'], fr: 'Copie restaurée', en: 'Backup restored' },
  'transfer-allowed': { groups: ['settings'], fr: 'Transfert permis', en: 'Transfer allowed' },
  'transfer-withdrawn': { groups: ['settings'], fr: 'Transfert retiré', en: 'Transfer withdrawn' },
} as const;
