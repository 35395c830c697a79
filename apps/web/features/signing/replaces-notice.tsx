import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useSigning } from './signing-api.ts';
import { CannotReplace } from './signing-needs.tsx';

export interface ReplacesNoticeProps {
  /** Of the draft. */
  readonly formId: string;
  /** When the report that it is to replace was signed; null where that is not known. */
  readonly signedAt: string | null;
}

/** Says which signed report a draft is to replace, or why it cannot any more. */
export function ReplacesNotice({ formId, signedAt }: ReplacesNoticeProps): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isAssistant = useIsAssistant();
  const { data } = useSigning(isAssistant ? null : formId);
  if (data !== undefined && data.cannotReplace !== null) return <CannotReplace reason={data.cannotReplace} />;
  const moment = signedAt === null ? '' : formatMoment(signedAt, language);
  return (
    <Notice>
      {moment === ''
        ? t`Ce brouillon est la nouvelle version d’un rapport signé. Une fois signé, il le remplace; l’autre est conservé.`
        : t`Ce brouillon est la nouvelle version du rapport signé le ${moment}. Une fois signé, il le remplace; l’autre est conservé.`}
    </Notice>
  );
}
