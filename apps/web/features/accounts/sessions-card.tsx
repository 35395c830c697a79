import type { AccountSession } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useDeviceName } from './device-name.ts';
import { failureOf, useIdentityQuestion } from './identity-question.tsx';
import { useEndSessions, useSessions } from './own-account-api.ts';

function SessionRow({
  session,
  isEnding,
  onEnd,
}: {
  readonly session: AccountSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { current } = session;
  const name = useDeviceName()(session);
  const begun = formatMoment(session.createdAt, language);
  const used = formatMoment(session.lastSeenAt, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {current && <Badge look="ok">{t`Cette session`}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {current ? t`Ouverte le ${begun}` : t`Ouverte le ${begun} · Dernière activité le ${used}`}
        </p>
      </div>
      {!current && (
        <Button
          isPending={isEnding}
          aria-label={t`Fermer la session ${name}, ouverte le ${begun}`}
          onClick={onEnd}
        >
          {t`Fermer`}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and the way to end each of these sessions but the present one. */
export function SessionsCard(): ReactNode {
  const { t } = useLingui();
  const { confirmed, question } = useIdentityQuestion();
  const { data, error, refetch } = useSessions();
  const ending = useEndSessions(confirmed);
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = failureOf(ending.error);
  const { idleHours = 0, days = 0 } = data ?? {};
  const hasOthers = data !== undefined && data.sessions.some(({ current }) => !current);
  // The button that was pressed goes with its session.
  const end = (id: string | null): void => ending.mutate(id, { onSuccess: () => heading.current?.focus() });
  return (
    <Card className="p-5" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t`Sessions ouvertes`}
      </h2>
      {data !== undefined && (
        <p className="mt-1 max-w-prose text-muted">
          {t`Une session se ferme d’elle-même après ${idleHours} h sans activité, et au plus tard après ${days} jours.`}
        </p>
      )}
      <div className="mt-2 flex flex-col gap-3">
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {data !== undefined && (
          <ul className="divide-y divide-line">
            {data.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending.isPending && ending.variables === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        )}
        {failure !== null && <Notice look="danger">{failure}</Notice>}
        {hasOthers && (
          <Button
            className="self-start"
            isPending={ending.isPending && ending.variables === null}
            onClick={() => end(null)}
          >
            {t`Fermer toutes les autres sessions`}
          </Button>
        )}
        <output className="block empty:hidden">
          {ending.isSuccess &&
            !ending.isPending &&
            (ending.data.ended === 1
              ? t`Une session a été fermée.`
              : t`Les autres sessions ont été fermées.`)}
        </output>
      </div>
      {question}
    </Card>
  );
}
