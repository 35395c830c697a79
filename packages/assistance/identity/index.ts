/** Who a report is about, taken out of what is sent away and put back in what comes. */
export type { Identity, PersonName } from './find-identity.ts';
export { IDENTITY_FIELDS, allIdentities, identityOfReport } from './identity-of-report.ts';
export type { IdentityFields } from './identity-of-report.ts';
export { replaceIdentity } from './replace-identity.ts';
export type { Required } from './replace-identity.ts';
