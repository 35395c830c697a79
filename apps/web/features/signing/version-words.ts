import type { ReportSigning, SignedVersion, SigningMethod } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';

/** The SHA-256 digits that a report's foot prints, in groups of four. */
export function shortFingerprint(fingerprint: string): string {
  return fingerprint.slice(0, 16).replaceAll(/.{4}(?=.)/gu, '$&\u00A0');
}

/** Where a report stands between lock and signature, in words. */
export function useStateWords(): (
  signing: Pick<ReportSigning, 'state' | 'since'>,
  version: Pick<SignedVersion, 'method' | 'signer'> | undefined,
) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return ({ state, since }, version) => {
    // The time stays on one line.
    const moment = formatMoment(since, language).replace(/(\d) h (\d)/u, '$1\u00A0h\u00A0$2');
    if (state === 'locked')
      return version?.method === 'by-hand'
        ? t`Verrouillé le ${moment}, à signer à la main`
        : t`Verrouillé le ${moment}; en attente de signature`;
    const name = version?.signer?.displayName ?? '';
    return name === '' ? t`Signé le ${moment}` : t`Signé le ${moment} par ${name}`;
  };
}

/** How it is signed, in words. */
export function useMethodUsed(): (method: SigningMethod) => string {
  const { t } = useLingui();
  return (method) =>
    ({
      'by-hand': t`Signature à la main, sur les pages imprimées`,
      account: t`Signé avec le compte`,
      certificate: t`Signé avec un certificat`,
      outside: t`Signature dans un autre programme`,
    })[method];
}
