/** What the audit trail notes: one name for each event, what it is called, and the group that it is searched by. */
import type { Localised } from '@constat/report/catalogue';
import { ACCESS_ACTIONS } from './audit-actions/access.ts';
import { ACCOUNT_ACTIONS } from './audit-actions/accounts.ts';
import { INSTALLATION_ACTIONS } from './audit-actions/installation.ts';
import { PROFILE_ACTIONS } from './audit-actions/profile.ts';
import { RECORDING_ACTIONS } from './audit-actions/recordings.ts';
import { REPORT_ACTIONS } from './audit-actions/reports.ts';

/** The kinds of event that somebody looks for. */
export const AUDIT_GROUPS = {
  access: { fr: 'Connexions et refus', en: 'Sign-ins and refusals' },
  reports: { fr: 'Rapports', en: 'Reports' },
  exports: { fr: 'Exportations', en: 'Exports' },
  recordings: { fr: 'Enregistrements sonores', en: 'Recordings' },
  assistance: { fr: 'Assistance à la rédaction', en: 'Help with wording' },
  erasures: { fr: 'Effacements', en: 'Erasures' },
  settings: { fr: 'Comptes et réglages', en: 'Accounts and settings' },
} as const satisfies Record<string, Localised>;

export type AuditGroup = keyof typeof AUDIT_GROUPS;

interface AuditActionEntry extends Localised {
  readonly groups: readonly AuditGroup[];
}

export const AUDIT_ACTIONS = {
  ...ACCESS_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...PROFILE_ACTIONS,
  ...REPORT_ACTIONS,
  ...RECORDING_ACTIONS,
  ...INSTALLATION_ACTIONS,
} as const satisfies Record<string, AuditActionEntry>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What an event is called; its own name where it is none of ours. */
export function nameOfAction(action: string): Localised {
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
