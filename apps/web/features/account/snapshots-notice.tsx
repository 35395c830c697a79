import type { Snapshots } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { commandLine } from '../../shared/command-line.ts';
import { formatDay, formatTime, localDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Notice } from '../../shared/ui/notice.tsx';

const DAY_MS = 86_400_000;

/** Where snapshots are made by themselves, and when the last one was restored as a check; or how to have some made. */
export function SnapshotsNotice({ snapshots }: { readonly snapshots: Snapshots | null }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  if (snapshots === null) {
    const command = commandLine('snapshots');
    return (
      <Notice look="warn">
        {t`Aucune sauvegarde automatique : avec ce disque, tout serait perdu. Pour en faire sur un autre disque : ${command} DOSSIER`}
      </Notice>
    );
  }
  const { folder, everyHours, keepDays, last, failure } = snapshots;
  const failures: Readonly<Record<string, string>> = {
    ENOENT: t`La dernière sauvegarde a échoué : le dossier n’est pas là. Le support est-il branché?`,
    ENOSPC: t`La dernière sauvegarde a échoué : il n’y a plus de place dans le dossier.`,
    unreadable: t`La dernière sauvegarde a échoué : ce qui a été écrit n’a pu être relu.`,
  };
  const dayOf = (iso: string): string => {
    const day = localDay(new Date(iso));
    if (day === localDay(new Date(now))) return t`aujourd’hui`;
    return day === localDay(new Date(now - DAY_MS)) ? t`hier` : formatDay(iso, language);
  };
  return (
    <>
      {failure !== null && (
        <Notice look="danger">{failures[failure] ?? t`La dernière sauvegarde a échoué (${failure}).`}</Notice>
      )}
      <Notice look={last === null ? 'warn' : 'info'}>
        <p className="break-words">
          {t`Sauvegardes chiffrées dans ${folder}, toutes les ${everyHours} h; gardées ${keepDays} jours.`}
        </p>
        <p>
          {last === null
            ? t`Dernière restauration vérifiée : aucune`
            : t`Dernière restauration vérifiée : ${dayOf(last.checkedAt)}, ${formatTime(last.checkedAt, language)} (rapports : ${last.reports})`}
        </p>
      </Notice>
    </>
  );
}
