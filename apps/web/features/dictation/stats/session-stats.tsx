import { chunksOf, minutesAndSeconds } from '@constat/dictation/recorder';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { SessionView } from '../recording/session-view.ts';
import { STORAGE_BUDGET_BYTES, readStorageBytes, storageLevel } from '../text/storage-usage.ts';

const BAR = { normal: 'bg-accent', warning: 'bg-warn', critical: 'bg-danger' } as const;

export interface SessionStatsProps {
  readonly view: SessionView;
  readonly ms: number;
  readonly verbatimCount: number;
  /** Triggers of the voice commands that were used. */
  readonly triggers: readonly string[];
  /** Commands of the physician's own making. */
  readonly customCount: number;
}

/** Recording time, chunks, what was inserted, and how full the browser's small storage is. */
export function SessionStats({
  view,
  ms,
  verbatimCount,
  triggers,
  customCount,
}: SessionStatsProps): ReactNode {
  const { t, i18n } = useLingui();
  const share = Math.min(1, readStorageBytes() / STORAGE_BUDGET_BYTES);
  const level = storageLevel(share);
  const percent = Math.round(share * 100);
  const megabytes = i18n.number(view.audioBytes / 1_000_000, { maximumFractionDigits: 2 });
  return (
    <Card aria-labelledby="session-stats" className="p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="session-stats" className="font-bold">
          {t`Cette séance`}
        </h2>
        {customCount > 0 && (
          <Badge look="accent">
            <Plural value={customCount} one="# commande à vous" other="# commandes à vous" />
          </Badge>
        )}
      </div>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 [&_dd]:text-right [&_dd]:tabular-nums">
        <dt className="text-muted">{t`Temps d’enregistrement`}</dt>
        <dd>{minutesAndSeconds(ms)}</dd>
        <dt className="text-muted">{t`Segments terminés`}</dt>
        <dd>{chunksOf(view.recorder).length}</dd>
        <dt className="text-muted">{t`Audio`}</dt>
        <dd>{t`${megabytes} Mo`}</dd>
        <dt className="text-muted">{t`Passages verbatim`}</dt>
        <dd>{verbatimCount}</dd>
        <dt className="text-muted">{t`Commandes utilisées`}</dt>
        <dd>{triggers.length}</dd>
        <dt className="text-muted">{t`Mémoire du navigateur`}</dt>
        <dd>{t`${percent} %`}</dd>
      </dl>
      {triggers.length > 0 && (
        <ul aria-label={t`Déclencheurs`} className="mt-2 flex flex-wrap gap-1">
          {[...new Set(triggers)].map((trigger) => (
            <li key={trigger}>
              <Badge>{trigger}</Badge>
            </li>
          ))}
        </ul>
      )}
      <meter
        aria-label={t`Mémoire du navigateur utilisée`}
        min={0}
        max={100}
        value={percent}
        className="sr-only"
      />
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div className={classNames('h-full', BAR[level])} style={{ width: `${percent}%` }} />
      </div>
      {level !== 'normal' && (
        <p
          role={level === 'critical' ? 'alert' : undefined}
          className={classNames('mt-1 font-semibold', level === 'critical' ? 'text-danger' : 'text-warn')}
        >
          {level === 'critical'
            ? t`La mémoire du navigateur est presque pleine. Sauvegardez votre texte dans la section.`
            : t`La mémoire du navigateur se remplit.`}
        </p>
      )}
    </Card>
  );
}
