import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useReportState, useReportType } from './report-context.tsx';

/** Says what of a stored report could not be read, and that its original is untouched. */
export function UnreadableNotice(): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const type = useReportType();
  const unread = useReportState((state) => state.unread);
  if (unread === null) return null;
  const labels = unread.mistyped.map((id) => localised(type.field(id)?.label ?? { fr: id, en: id }));
  const names = [...labels, ...unread.unknown].join(', ');
  return (
    <Notice look="danger" className="mb-4 print:hidden">
      <p className="font-semibold">
        {unread.isWhole
          ? t`Le texte gardé sur cet appareil n’a pas pu être lu.`
          : t`Une partie du formulaire n’a pas pu être lue.`}
      </p>
      {names !== '' && <p className="break-words">{t`Non lu : ${names}`}</p>}
      {unread.isNewer && <p>{t`Il vient d’une version plus récente du formulaire.`}</p>}
      <p>{t`L’original est conservé tel quel; une sauvegarde fera un nouveau brouillon.`}</p>
    </Notice>
  );
}
