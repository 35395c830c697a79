import { Refusal } from '../../platform/refusal.ts';

/**
 * The version in an `If-Match` header; a proxy that compresses may have made the tag a weak one.
 * @throws Refusal VERSION_REQUIRED when it is absent, VERSION_CONFLICT when it can be no version of ours
 */
export function requiredVersion(header: string | undefined): number {
  if (header === undefined) throw new Refusal('VERSION_REQUIRED');
  const version = /^(?:W\/)?"(\d{1,9})"$/u.exec(header.trim())?.[1];
  if (version === undefined) throw new Refusal('VERSION_CONFLICT');
  return Number(version);
}
