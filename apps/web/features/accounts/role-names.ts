import type { Role } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';

/** What the roles of accounts are called. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const { t } = useLingui();
  return {
    physician: t`Médecin`,
    developer: t`Médecin, avec diagnostics`,
    admin: t`Administration seule`,
    assistant: t`Adjoint ou adjointe`,
  };
}
