import type { CopiesAnswer, DatabaseCopy } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useCopies, useMakeCopy, useRemoveCopy, useStageRestore } from './copies-api.ts';
import { CopiesTable } from './copies-table.tsx';
import { SnapshotsNotice } from './snapshots-notice.tsx';

/** What is asked before it is done. */
type Question = { readonly act: 'restore' | 'remove'; readonly copy: DatabaseCopy };

function Staged({
  copies,
  staged,
  isPending,
  onWithdraw,
}: Pick<CopiesAnswer, 'copies'> & {
  readonly staged: string;
  readonly isPending: boolean;
  readonly onWithdraw: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const copy = copies.find(({ name }) => name === staged);
  const moment = copy === undefined ? staged : formatMoment(copy.createdAt, language);
  return (
    <Notice look="warn">
      <p>
        {t`La copie du ${moment} prendra la place de la base de données au prochain démarrage. D’ici là rien ne change, et ce qui est enregistré va dans la base présente. Pour l’appliquer, arrêtez Constat, puis redémarrez-le : toutes les sessions seront fermées, et chacun se reconnectera.`}
      </p>
      <Button className="mt-2" isPending={isPending} onClick={onWithdraw}>
        {t`Ne pas restaurer`}
      </Button>
    </Notice>
  );
}

/** Copies of the database: made now, listed, taken away, and one put in the database's place at the next start. */
export function CopiesCard(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch } = useCopies();
  const making = useMakeCopy();
  const removing = useRemoveCopy();
  const staging = useStageRestore();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = (): void => setQuestion(null);
  const moment = question === null ? '' : formatMoment(question.copy.createdAt, language);
  const reports = question?.copy.check?.reports ?? null;
  const failed = making.error ?? removing.error ?? staging.error;

  return (
    <Card className="p-5" aria-labelledby="copies-title">
      <h2 id="copies-title" className="text-xl font-bold">{t`Copies de la base de données`}</h2>
      <p className="mt-1 text-muted">
        {t`Une copie contient tous les comptes, rapports et enregistrements de cette installation, sans les modèles de reconnaissance. Elle est chiffrée et ne contient pas sa clé : ailleurs, elle ne s’ouvre qu’avec la feuille de récupération ou la clé de cet ordinateur. Ce qui est effacé l’est aussi des copies de cette liste, mais reste dans celles que vous avez emportées : supprimez celles qui ne servent plus.`}
      </p>
      <div className="mt-4 space-y-3">
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {data?.available === false && (
          <Notice>{t`La base de données est PostgreSQL : ses copies se font avec pg_dump et pg_restore.`}</Notice>
        )}
        {failed !== null && <Notice look="danger">{failed.message}</Notice>}
        {data?.available === true && (
          <>
            {data.staged !== null && (
              <Staged
                copies={data.copies}
                staged={data.staged}
                isPending={staging.isPending}
                onWithdraw={() => staging.mutate(null)}
              />
            )}
            <SnapshotsNotice snapshots={data.snapshots} />
            <Button variant="primary" isPending={making.isPending} onClick={() => making.mutate()}>
              {t`Faire une copie maintenant`}
            </Button>
            <output className="block empty:hidden">
              {making.isSuccess && t`La copie est faite et vérifiée.`}
            </output>
            <p className="text-sm text-muted">
              {t`Dossier des copies :`} <span className="break-all">{data.folder}</span>
            </p>
            <CopiesTable
              copies={data.copies}
              mayDownload={data.mayDownload}
              onRestore={(copy) => setQuestion({ act: 'restore', copy })}
              onRemove={(copy) => setQuestion({ act: 'remove', copy })}
            />
          </>
        )}
      </div>
      <ConfirmDialog
        title={t`Restaurer la copie du ${moment}?`}
        isOpen={question?.act === 'restore'}
        isDangerous
        isPending={staging.isPending}
        confirmLabel={t`Restaurer au prochain démarrage`}
        onConfirm={() => staging.mutate(question?.copy.name ?? null, { onSettled: close })}
        onClose={close}
      >
        <div className="space-y-2">
          <p>
            {t`Elle remplacera toute la base de données, pour tous les comptes : ce qui a été enregistré depuis cette copie ne sera plus dans Constat. Ce qui a été effacé depuis ne revient pas.`}
          </p>
          {reports !== null && <p>{t`Rapports dans cette copie : ${reports}.`}</p>}
          <p>
            {t`La restauration ferme toutes les sessions, la vôtre aussi, et retire les transferts permis : chacun se reconnecte, avec le mot de passe qu’il avait à la date de la copie.`}
          </p>
          <p>
            {t`La base présente sera d’abord gardée; elle paraîtra dans cette liste et pourra revenir de la même façon. Rien ne change avant le prochain démarrage.`}
          </p>
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        title={t`Supprimer la copie du ${moment}?`}
        isOpen={question?.act === 'remove'}
        isDangerous
        isPending={removing.isPending}
        confirmLabel={t`Supprimer`}
        onConfirm={() => removing.mutate(question?.copy.name ?? '', { onSettled: close })}
        onClose={close}
      >
        <p>{t`Elle ne pourra plus être restaurée. La base de données reste comme elle est.`}</p>
      </ConfirmDialog>
    </Card>
  );
}
