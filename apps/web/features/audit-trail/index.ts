/** The audit trail, as its pages show it. */
export type { TrailScope } from './audit-trail-api.ts';
export { AuditTrailCard } from './audit-trail-card.tsx';
export { AuditTrailLink } from './audit-trail-link.tsx';
export { ChainCheck } from './chain-check.tsx';
