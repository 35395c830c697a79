/** What the audit trail notes: one name for each event, what it is called, and the group that it is searched by. */
import type { Localized } from '@constat/report/catalogue';

/** The kinds of event that somebody looks for. */
export const AUDIT_GROUPS = {
  access: { fr: 'Connexions et refus', en: 'Sign-ins and refusals' },
  reports: { fr: 'Rapports', en: 'Reports' },
  exports: { fr: 'Exportations', en: 'Exports' },
  recordings: { fr: 'Enregistrements sonores', en: 'Recordings' },
  assistance: { fr: 'Assistance à la rédaction', en: 'Help with wording' },
  erasures: { fr: 'Effacements', en: 'Erasures' },
  settings: { fr: 'Comptes et réglages', en: 'Accounts and settings' },
} as const satisfies Record<string, Localized>;

export type AuditGroup = keyof typeof AUDIT_GROUPS;

interface AuditActionEntry extends Localized {
  readonly groups: readonly AuditGroup[];
}

export const AUDIT_ACTIONS = {
  'signed-in': { groups: ['access'], fr: 'Session ouverte', en: 'Signed in' },
  'sign-in-refused': { groups: ['access'], fr: 'Connexion refusée', en: 'Sign-in refused' },
  'signed-out': { groups: ['access'], fr: 'Session fermée', en: 'Signed out' },
  'access-refused': { groups: ['access'], fr: 'Accès refusé', en: 'Access refused' },
  'password-refused': {
    groups: ['access'],
    fr: 'Mot de passe refusé dans une session',
    en: 'Password refused in a session',
  },
  'second-factor-refused': {
    groups: ['access'],
    fr: 'Second facteur refusé',
    en: 'Second factor refused',
  },
  reauthenticated: { groups: ['access'], fr: 'Identité confirmée', en: 'Identity confirmed' },
  'session-locked': { groups: ['access'], fr: 'Session verrouillée', en: 'Session locked' },
  'session-unlocked': { groups: ['access'], fr: 'Session déverrouillée', en: 'Session unlocked' },
  'session-ended': {
    groups: ['access'],
    fr: 'Session fermée sans déconnexion',
    en: 'Session ended without signing out',
  },
  'account-created': { groups: ['settings'], fr: 'Compte créé', en: 'Account created' },
  'account-reset': {
    groups: ['settings'],
    fr: 'Mot de passe annulé, lien remis',
    en: 'Password withdrawn, link given',
  },
  'account-disabled': { groups: ['settings'], fr: 'Compte désactivé', en: 'Account disabled' },
  'account-enabled': { groups: ['settings'], fr: 'Compte réactivé', en: 'Account enabled' },
  'account-erased': { groups: ['settings', 'erasures'], fr: 'Compte effacé', en: 'Account erased' },
  'erasure-certified': {
    groups: ['settings', 'erasures'],
    fr: 'Effacement d’un compte vérifié',
    en: 'Erasure of an account verified',
  },
  'administration-given': {
    groups: ['settings'],
    fr: 'Administration accordée',
    en: 'Administration given',
  },
  'administration-withdrawn': {
    groups: ['settings'],
    fr: 'Administration retirée',
    en: 'Administration withdrawn',
  },
  'password-changed': { groups: ['settings'], fr: 'Mot de passe changé', en: 'Password changed' },
  'factor-added': {
    groups: ['settings'],
    fr: 'Second facteur ou clé d’accès ajouté',
    en: 'Second factor or passkey added',
  },
  'factor-removed': {
    groups: ['settings'],
    fr: 'Second facteur ou clé d’accès retiré',
    en: 'Second factor or passkey removed',
  },
  'recovery-codes-made': {
    groups: ['settings'],
    fr: 'Codes de récupération refaits',
    en: 'Recovery codes made anew',
  },
  'demonstration-left': {
    groups: ['settings'],
    fr: 'Démonstration quittée',
    en: 'Demonstration left',
  },
  'profile-changed': { groups: ['settings'], fr: 'Profil modifié', en: 'Profile changed' },
  'commands-changed': {
    groups: ['settings'],
    fr: 'Commandes vocales modifiées',
    en: 'Voice commands changed',
  },
  'vocabulary-changed': { groups: ['settings'], fr: 'Vocabulaire modifié', en: 'Vocabulary changed' },
  'letterhead-changed': { groups: ['settings'], fr: 'Papier à en-tête modifié', en: 'Letterhead changed' },
  'letterhead-removed': {
    groups: ['settings', 'erasures'],
    fr: 'Papier à en-tête retiré',
    en: 'Letterhead removed',
  },
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
  'audio-heard': { groups: ['recordings'], fr: 'Enregistrement écouté', en: 'Recording played' },
  'audio-erased': { groups: ['recordings', 'erasures'], fr: 'Enregistrement effacé', en: 'Recording erased' },
  'audio-erased-at-term': {
    groups: ['recordings', 'erasures'],
    fr: 'Enregistrement effacé à son terme',
    en: 'Recording erased at its term',
  },
  'audio-erased-at-signature': {
    groups: ['recordings', 'erasures'],
    fr: 'Enregistrement effacé après la signature',
    en: 'Recording erased after the signature',
  },
  'access-erased-at-term': {
    groups: ['access', 'erasures'],
    fr: 'Liens et navigateurs oubliés à leur terme',
    en: 'Links and browsers forgotten at their term',
  },
  'sessions-erased-at-term': {
    groups: ['access', 'erasures'],
    fr: 'Sessions et réponses gardées effacées à leur terme',
    en: 'Sessions and kept answers erased at their term',
  },
  'report-exported': { groups: ['exports'], fr: 'Rapport exporté', en: 'Report exported' },
  'archive-exported': {
    groups: ['exports'],
    fr: 'Archive du compte exportée',
    en: 'Account archive exported',
  },
  'archive-imported': { groups: ['settings'], fr: 'Archive importée', en: 'Archive imported' },
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
  'assistance-called': {
    groups: ['assistance'],
    fr: 'Assistance demandée',
    en: 'Writing help requested',
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
  'database-restored': { groups: ['settings'], fr: 'Copie restaurée', en: 'Backup restored' },
  'transfer-allowed': { groups: ['settings'], fr: 'Transfert permis', en: 'Transfer allowed' },
  'transfer-withdrawn': { groups: ['settings'], fr: 'Transfert retiré', en: 'Transfer withdrawn' },
  'restore-withdrawn': { groups: ['settings'], fr: 'Restauration annulée', en: 'Restore withdrawn' },
} as const satisfies Record<string, AuditActionEntry>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What an event is called; its own name where it is none of ours. */
export function nameOfAction(action: string): Localized {
  return isAction(action) ? AUDIT_ACTIONS[action] : { fr: action, en: action };
}

function isAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action);
}

/** The events of a group. */
export function actionsOf(group: AuditGroup): AuditAction[] {
  const entries = Object.entries(AUDIT_ACTIONS) as [AuditAction, AuditActionEntry][];
  return entries.flatMap(([action, { groups }]) => (groups.includes(group) ? [action] : []));
}
