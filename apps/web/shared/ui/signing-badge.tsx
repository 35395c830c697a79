import { useLingui } from '@lingui/react/macro';
import { FileLock2, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { Badge } from './badge.tsx';

/** That a saved report is signed, or locked for its signature, and since when. */
export function SigningBadge({
  signing: { state, since },
}: {
  readonly signing: { readonly state: 'locked' | 'signed'; readonly since: string };
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const day = formatDay(since, language);
  const isSigned = state === 'signed';
  const Icon = isSigned ? ShieldCheck : FileLock2;
  return (
    <Badge look={isSigned ? 'ok' : 'accent'}>
      <Icon aria-hidden="true" className="size-3.5" />
      {isSigned ? t`Signé le ${day}` : t`Verrouillé le ${day}`}
    </Badge>
  );
}
