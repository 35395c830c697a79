import { allIdentities, identityOfReport } from '@constat/assistance/identity';
import type { Identity, IdentityFields } from '@constat/assistance/identity';
import type { Physician } from '../policies/shared-reports.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';

/** What a call says of the report that its text is of. */
interface OfReport {
  readonly savedFormId?: string | undefined;
  /** Section A as the page holds it, saved or not. */
  readonly sectionA?: IdentityFields | undefined;
  readonly formData?: IdentityFields | Readonly<Record<string, unknown>> | undefined;
}

/**
 * All that is known of who a text is about and who writes it: section A as the page holds it, as it is saved, and the
 * physician of section B, with the assistant who types for that one. What any of them tells counts, so that a correction in either hides both.
 * @throws as the store does: a text is not sent without what it needs
 */
export async function gatherIdentity(
  { store, assistance }: Pick<RouteContext, 'store' | 'assistance'>,
  { user, physician }: { readonly user: SessionUser; readonly physician: Physician },
  { savedFormId, sectionA = {}, formData = {} }: OfReport,
): Promise<Identity> {
  // The rules send nothing.
  if (assistance.name === 'local') return {};
  const saved =
    savedFormId === undefined ? undefined : await store.savedForms.find(physician.id, savedFormId);
  const profile = await store.profiles.find(physician.id);
  const writers: Identity = {
    names: [physician.displayName, user.displayName, profile?.displayName ?? ''].map(personOf),
    numbers: [profile?.phone ?? '', profile?.licenceNumber ?? ''],
    addresses: [profile?.address ?? ''],
    emails: [physician.email, user.email, profile?.email ?? ''],
  };
  return allIdentities([
    identityOfReport(sectionA),
    identityOfReport(formData),
    identityOfReport(saved?.formData ?? {}),
    writers,
  ]);
}

/** « Dre Claire Fontaine » */
function personOf(name: string): { readonly last: string; readonly first: string } {
  const words = name
    .replace(/^\s*(?:drs?|dre|docteure?|doctor|m|mme|mr|mrs|ms)\b\.?\s*/iu, '')
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
  return { last: words.at(-1) ?? '', first: words.slice(0, -1).join(' ') };
}
