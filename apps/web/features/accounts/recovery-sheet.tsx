import type { ConfirmedRecoverySheetAnswer, NewRecoverySheetAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { EarlierSheet } from './earlier-sheet.tsx';
import { failureOf, useIdentityQuestion } from './identity-question.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import { useConfirmRecoverySheet, useMakeRecoverySheet, useRecoverySheets } from './recovery-sheet-api.ts';
import { SheetState } from './recovery-sheet-state.tsx';

interface Props {
  /** The first account was made just now: a first sheet is shown without being asked for. */
  readonly isAfterSetUp: boolean;
  readonly onLater: () => void;
  /** Where one goes on once the sheet is confirmed. */
  readonly onward: ReactNode;
}

/** The recovery sheet: made, shown once, printed, and confirmed from the paper. */
export function RecoverySheet({ isAfterSetUp, onLater, onward }: Props): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { data, error, refetch } = useRecoverySheets();
  const { confirmed, question } = useIdentityQuestion();
  const making = useMakeRecoverySheet(confirmed);
  const confirming = useConfirmRecoverySheet();
  const [keepsEarlier, setKeepsEarlier] = useState(false);
  const [sheet, setSheet] = useState<NewRecoverySheetAnswer | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<ConfirmedRecoverySheetAnswer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const earlier = data?.sheets.filter(({ confirmedAt }) => confirmedAt !== null) ?? [];
  const step = done !== null ? 'done' : sheet === null ? 'start' : isAsked ? 'asked' : 'shown';

  const make = (): void => making.mutate(undefined, { onSuccess: setSheet });
  useEffect(() => {
    if (!isAfterSetUp || !isFirst.current || data === undefined) return;
    isFirst.current = false;
    // One that was shown already may be on paper, and another one would void it.
    if (data.sheets.length === 0) making.mutate(undefined, { onSuccess: setSheet });
  }, [isAfterSetUp, data, making]);
  useEffect(() => {
    if (step === 'shown' || step === 'done') heading.current?.focus();
  }, [step]);
  const confirm = (): void => {
    if (sheet === null) return;
    confirming.mutate(
      { id: sheet.id, keepsEarlier },
      {
        onSuccess: (answer) => {
          setSheet(null);
          making.reset();
          setDone(answer);
        },
      },
    );
  };
  const titles = {
    start: t`Feuille de récupération`,
    shown: t`Imprimez cette feuille`,
    asked: t`La feuille est-elle sur papier?`,
    done: t`La feuille est confirmée`,
  };

  return (
    <>
      <Card className="p-5 print:hidden" aria-labelledby="recovery-sheet-title">
        <h2 id="recovery-sheet-title" ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {isAfterSetUp && step === 'shown' ? t`Votre compte est prêt. Imprimez cette feuille` : titles[step]}
        </h2>
        {step === 'start' && (
          <>
            <p className="mt-1 max-w-prose text-muted">
              {t`Les rapports et leurs copies sont chiffrés, et leur clé reste sur cet ordinateur. S’il est perdu, volé ou brisé, seul le code de cette feuille ouvre une copie sur un autre.`}
            </p>
            <div className="mt-4 space-y-4">
              {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
              {data === undefined && error === null && <LoadingLine />}
              {data !== undefined && (
                <>
                  <SheetState sheets={data.sheets} />
                  {earlier.length > 0 && (
                    <EarlierSheet
                      count={earlier.length}
                      keepsEarlier={keepsEarlier}
                      onChange={setKeepsEarlier}
                    />
                  )}
                  {making.error !== null && failureOf(making.error) !== null && (
                    <Notice look="danger">{failureOf(making.error)}</Notice>
                  )}
                  <Button
                    variant="primary"
                    icon={<Printer aria-hidden="true" className="size-4" />}
                    isPending={making.isPending}
                    onClick={make}
                  >
                    {earlier.length > 0 ? t`Imprimer une nouvelle feuille` : t`Imprimer la feuille`}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
        {step === 'shown' && (
          <>
            <p className="mt-1 max-w-prose">
              {t`Elle ne sera plus montrée. Imprimez-la, ou copiez le code à la main, puis gardez-la loin de cet ordinateur et de vos copies.`}
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                variant="primary"
                icon={<Printer aria-hidden="true" className="size-4" />}
                onClick={() => window.print()}
              >
                {t`Imprimer la feuille`}
              </Button>
              <Button onClick={() => setAsked(true)}>{t`Je l’ai sur papier`}</Button>
              <Button variant="ghost" onClick={onLater}>
                {t`Plus tard`}
              </Button>
            </div>
          </>
        )}
        {step === 'asked' && sheet !== null && (
          <ConfirmSheet
            code={sheet.code}
            failure={failureOf(confirming.error)}
            isPending={confirming.isPending}
            onConfirm={confirm}
            onShow={() => setAsked(false)}
            onLater={onLater}
          />
        )}
        {done !== null && <Done answer={done} onward={onward} />}
      </Card>
      {step === 'shown' && sheet !== null && (
        <PrintedSheet sheet={sheet} displayName={user?.displayName ?? ''} />
      )}
      {question}
    </>
  );
}

function Done({
  answer,
  onward,
}: {
  readonly answer: ConfirmedRecoverySheetAnswer;
  readonly onward: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const left = answer.copiesLeft.join(', ');
  return (
    <div className="mt-4 space-y-4">
      <SheetState sheets={answer.sheets} />
      {left !== '' && (
        <Notice look="warn">
          {t`Ces copies n’ont pu être changées et s’ouvrent encore avec la feuille d’avant : ${left}. Supprimez-les si elles ne servent plus.`}
        </Notice>
      )}
      <p className="max-w-prose">
        {t`Faites maintenant une copie de sauvegarde : celles que vous avez emportées avant cette feuille ne s’ouvrent pas avec elle.`}
      </p>
      {onward}
    </div>
  );
}
