import type { Transfer } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useChangeTransfer, useTransfers } from './transfers-api.ts';

/** What leaves this computer: each engine that is elsewhere, what it is sent, and whether that is allowed. */
export function TransfersCard(): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useTransfers();
  const change = useChangeTransfer();
  return (
    <div className="space-y-4">
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingLine />}
      {change.error !== null && <Notice look="danger">{change.error.message}</Notice>}
      {data?.transfers.length === 0 && (
        <Notice>
          {data.servedHere.length === 0
            ? t`Rien ne part de cet ordinateur : l’aide à la rédaction et la reconnaissance vocale y travaillent elles-mêmes.`
            : t`Constat n’envoie rien hors de cet ordinateur.`}
        </Notice>
      )}
      {data?.servedHere.map(({ kind, host }) => (
        <Notice key={kind}>
          {kind === 'text'
            ? t`L’aide à la rédaction est un autre programme de cet ordinateur (${host}). Ce qu’il transmet plus loin, Constat ne le voit pas : un serveur de modèles peut passer le texte à un modèle infonuagique.`
            : t`La reconnaissance vocale est un autre programme de cet ordinateur (${host}). Ce qu’il transmet plus loin, Constat ne le voit pas.`}
        </Notice>
      ))}
      {data?.mayChange === false && data.transfers.length > 0 && (
        <Notice>{t`L’administrateur de cette installation permet et retire ces transferts.`}</Notice>
      )}
      {data?.transfers.map((transfer) => (
        <TransferSection
          key={transfer.id}
          transfer={transfer}
          mayChange={data.mayChange}
          isPending={change.isPending && change.variables.id === transfer.id}
          onChange={(act) =>
            change.mutate(
              { id: transfer.id, act },
              // The button goes; the keyboard goes on from the heading.
              { onSuccess: () => document.getElementById(headingOf(transfer))?.focus() },
            )
          }
        />
      ))}
      <output className="sr-only">
        {change.isSuccess &&
          (change.variables.act === 'allow' ? t`Le transfert est permis.` : t`Le transfert est retiré.`)}
      </output>
    </div>
  );
}

const headingOf = ({ id }: Pick<Transfer, 'id'>): string => `transfer-${id}`;

function TransferSection({
  transfer,
  mayChange,
  isPending,
  onChange,
}: {
  readonly transfer: Transfer;
  readonly mayChange: boolean;
  readonly isPending: boolean;
  readonly onChange: (act: 'allow' | 'withdraw') => void;
}): ReactNode {
  const { t } = useLingui();
  const id = headingOf(transfer);
  const { kind, host, address, model, isSet, isAllowed, allowedAt } = transfer;
  return (
    <Card className="p-5" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} tabIndex={-1} className="text-xl font-bold">
          {kind === 'text' ? t`Texte : aide à la rédaction` : t`Son : reconnaissance vocale`}
        </h2>
        <Badge look={isAllowed ? 'warn' : 'neutral'}>{isAllowed ? t`Permis` : t`Rien n’est envoyé`}</Badge>
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-0.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-2 [&_dt]:max-sm:mt-2">
        <dt className="font-semibold">{t`Destination`}</dt>
        <dd className="break-all">
          {host} <span className="text-muted">({address})</span>
        </dd>
        <dt className="font-semibold">{t`Modèle`}</dt>
        <dd className="break-all">{model}</dd>
        {kind === 'text' ? <SentText /> : <SentSound />}
        <dt className="font-semibold">{t`Permis par`}</dt>
        <dd>{allowedAt === null ? t`personne` : <AllowedBy transfer={transfer} allowedAt={allowedAt} />}</dd>
      </dl>
      {!isSet && (
        <p className="mt-3 text-muted">
          {t`Les réglages ne nomment plus ce service : rien n’y est envoyé. La permission vaudrait de nouveau s’ils le nommaient.`}
        </p>
      )}
      {mayChange && isSet && !isAllowed && <Allow kind={kind} host={host} {...{ isPending, onChange }} />}
      {mayChange && allowedAt !== null && (
        <Button className="mt-4" isPending={isPending} onClick={() => onChange('withdraw')}>
          {t`Retirer la permission`}
        </Button>
      )}
    </Card>
  );
}

function SentText(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <dt className="font-semibold">{t`Envoyé`}</dt>
      <dd>
        {t`Le texte du champ pour lequel l’aide est demandée; pour une conclusion, les champs remplis des sections 5 à 9, les diagnostics acceptés, les points du mandat et le genre du travailleur.`}
      </dd>
      <dt className="font-semibold">{t`Remplacé avant l’envoi`}</dt>
      <dd>
        {t`Ce que la section A et le nom au dossier disent du travailleur (nom, date de naissance, numéros, adresse), ce que le profil dit du médecin, et ce qui se reconnaît à sa forme, comme un numéro de téléphone. La réponse les retrouve.`}
      </dd>
      <dt className="font-semibold">{t`Peut y rester`}</dt>
      <dd>
        {t`Tout le reste du texte : une autre personne nommée, un nom mal écrit, un mot courant qui est aussi un nom. Le nom du travailleur aussi, si la section A et le nom au dossier sont vides.`}
      </dd>
    </>
  );
}

function SentSound(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <dt className="font-semibold">{t`Envoyé`}</dt>
      <dd>{t`L’enregistrement de la voix. Un passage sans parole n’est pas envoyé.`}</dd>
      <dt className="font-semibold">{t`Ne peut être retiré`}</dt>
      <dd>{t`Les noms et numéros qui sont dits, et la voix elle-même : le son ne peut pas en être dépouillé.`}</dd>
    </>
  );
}

function AllowedBy({
  transfer: { allowedBy, isTrial },
  allowedAt,
}: {
  readonly transfer: Pick<Transfer, 'allowedBy' | 'isTrial'>;
  readonly allowedAt: string;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = allowedBy ?? t`un compte supprimé`;
  const moment = formatMoment(allowedAt, language);
  return (
    <>
      <Trans>
        {name}, le {moment}
      </Trans>
      {isTrial && (
        <span className="block text-muted">
          {t`À l’essai : cette permission finit avec la démonstration, et ne vaut pour aucun compte réel.`}
        </span>
      )}
    </>
  );
}

function Allow({
  kind,
  host,
  isPending,
  onChange,
}: Pick<Transfer, 'kind' | 'host'> & {
  readonly isPending: boolean;
  readonly onChange: (act: 'allow') => void;
}): ReactNode {
  const { t } = useLingui();
  const [isUnderstood, setUnderstood] = useState(false);
  return (
    <form
      className="mt-4 space-y-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange('allow');
      }}
    >
      <label className="flex min-h-11 items-start gap-2">
        <input
          type="checkbox"
          autoComplete="off"
          className="mt-1 size-5 shrink-0"
          checked={isUnderstood}
          onChange={({ target }) => setUnderstood(target.checked)}
        />
        <span>
          {kind === 'text'
            ? t`J’ai lu ce qui est envoyé à ${host}. Une entente avec ce service et, hors du Québec, une évaluation des facteurs relatifs à la vie privée le permettent (Loi 25).`
            : t`J’ai lu que le son part à ${host} et qu’il ne peut pas être dépouillé des noms. Une entente avec ce service et, hors du Québec, une évaluation des facteurs relatifs à la vie privée le permettent (Loi 25).`}
        </span>
      </label>
      <Button type="submit" variant="primary" disabled={!isUnderstood} isPending={isPending}>
        {t`Permettre ce transfert`}
      </Button>
    </form>
  );
}
