import { useLingui } from '@lingui/react/macro';

/** What a browser on a system is called, as far as they are known. */
export function useDeviceName(): (device: {
  readonly browser: string | null;
  readonly system: string | null;
}) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    const name = browser ?? t`Navigateur inconnu`;
    return system === null ? name : t`${name} sous ${system}`;
  };
}
