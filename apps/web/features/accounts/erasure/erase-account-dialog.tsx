import type { ErasedAccountAnswer, ErasurePreview } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { failureOf } from '../identity-question.tsx';
import type { Confirmed } from '../identity-question.tsx';
import { useEraseAccount, useErasurePreview } from './erasure-api.ts';
import type { ErasableAccount } from './erasure-api.ts';
import { SignedInTerm } from './signed-in-term.tsx';

const ARCHIVE = '/api/account/archive';
const sameName = (typed: string, username: string): boolean =>
  typed.trim().toLowerCase().normalize('NFC') === username;

/** What goes, and what stays. */
function Consequences({
  preview,
  isOwn,
}: {
  readonly preview: ErasurePreview;
  readonly isOwn: boolean;
}): ReactNode {
  const { t } = useLingui();
  const { reports, recordings, patients, copies, hasSnapshots, isOnly } = preview;
  return (
    <>
      <p className="font-semibold">{t`Disparaissent pour toujours :`}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        <li>
          {t`rapports : ${reports} · enregistrements : ${recordings} · patients récents : ${patients};`}
        </li>
        <li>
          {t`le profil, le papier à lettres, le vocabulaire, les phrases, les commandes, les codes et les clés d’accès.`}
        </li>
        {(copies > 0 || hasSnapshots) && (
          <li>{t`ce que les copies du serveur et les instantanés à portée tiennent de ce compte.`}</li>
        )}
      </ul>
      <p className="mt-3 font-semibold">{t`Restent :`}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        <li>{t`le journal, avec l’identifiant du compte et sans nom de patient, et le certificat d’effacement;`}</li>
        <li>
          {t`les archives exportées et les copies portées ailleurs, que le programme ne peut pas atteindre.`}
          {hasSnapshots &&
            ` ${t`D’un instantané hors de portée, le compte disparaît quand son support est de nouveau là.`}`}
        </li>
      </ul>
      <p className="mt-3 text-muted">
        {isOwn
          ? t`Vous demeurez tenu de conserver vos dossiers (M-9, r. 20.3.1) : exportez d’abord ce que vous devez garder.`
          : t`Le médecin demeure tenu de conserver ses dossiers (M-9, r. 20.3.1). Lui seul peut exporter son archive : assurez-vous qu’il l’a fait.`}
      </p>
      {isOnly && (
        <Notice look="warn" className="mt-3">
          {t`C’est le seul compte. Après le prochain démarrage, Constat demandera de créer un premier compte.`}
        </Notice>
      )}
    </>
  );
}

/** Says that an account is erased, and where the proof is. */
function useTellErased(): (answer: ErasedAccountAnswer, account: ErasableAccount) => void {
  const { t } = useLingui();
  return ({ certificate }, { isOwn }) => {
    const place = isOwn
      ? t`Le certificat d’effacement est dans vos téléchargements.`
      : t`Le certificat d’effacement est plus bas dans cette page.`;
    showToast({
      title: t`Compte effacé`,
      description:
        certificate === null
          ? t`Une copie ou un instantané n’a pas encore pu être lu : le certificat sera prêt d’ici une heure.`
          : place,
    });
  };
}

/** Asks, with the user name typed, whether an account is to be erased; only its buttons close it. */
export function EraseAccountDialog({
  account,
  confirmed,
  onClose,
}: {
  readonly account: ErasableAccount | null;
  readonly confirmed: Confirmed;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [erasesSigned, setErasesSigned] = useState(false);
  const [isWordMissing, setWordMissing] = useState(false);
  const word = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useErasurePreview(account);
  const tell = useTellErased();
  const erasing = useEraseAccount(confirmed, tell);
  const { displayName: name = '', username = '', isOwn = false } = account ?? {};
  const failure = failureOf(erasing.error);
  const signedInTerm = data?.signedInTerm ?? 0;
  const close = (): void => {
    setTyped('');
    setProblem(null);
    setErasesSigned(false);
    setWordMissing(false);
    erasing.reset();
    onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (account === null || erasing.isPending) return;
    if (signedInTerm > 0 && !erasesSigned) {
      setWordMissing(true);
      word.current?.focus();
      return;
    }
    if (!sameName(typed, username)) {
      setProblem(typed.trim() === '' ? say('required') : t`Ce n’est pas le nom d’utilisateur de ce compte.`);
      return;
    }
    const eraseSignedInTerm = signedInTerm > 0;
    // A report may have been signed since they were counted.
    erasing.mutate({ account, eraseSignedInTerm }, { onSuccess: close, onError: () => void refetch() });
  };
  const isReady = data !== undefined && !data.isLastAdministrator;
  return (
    <Dialog
      title={isOwn ? t`Effacer mon compte?` : t`Effacer le compte de ${name}?`}
      isOpen={account !== null}
      footer={
        <>
          <Button onClick={close}>{t`Annuler`}</Button>
          {isReady && (
            <Button type="submit" form={form} variant="danger" isPending={erasing.isPending}>
              {t`Effacer pour toujours`}
            </Button>
          )}
        </>
      }
    >
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingLine />}
      {data?.isLastAdministrator === true && (
        <Notice look="warn">
          {t`Ce compte est le dernier à administrer l’installation. Donnez d’abord l’administration à un autre.`}
        </Notice>
      )}
      {isReady && (
        <form id={form} noValidate onSubmit={submit}>
          <Consequences preview={data} isOwn={isOwn} />
          {isOwn && data.reports > 0 && (
            <p className="mt-3">
              <a
                href={ARCHIVE}
                download
                className="font-semibold text-accent-text underline underline-offset-2"
              >
                {t`Exporter d’abord toutes mes données`}
              </a>
            </p>
          )}
          {signedInTerm > 0 && (
            <SignedInTerm
              ref={word}
              count={signedInTerm}
              isErased={erasesSigned}
              error={isWordMissing ? t`Cochez cette case pour effacer ce compte.` : null}
              onChange={(isErased) => {
                setErasesSigned(isErased);
                setWordMissing(false);
              }}
            />
          )}
          <Field
            className="mt-4"
            label={t`Nom d’utilisateur`}
            isRequired
            hint={<Trans>Pour confirmer, tapez {username}.</Trans>}
            error={problem ?? undefined}
          >
            {(control) => (
              <input
                {...control}
                value={typed}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className={inputClass}
                onChange={({ currentTarget }) => {
                  setTyped(currentTarget.value);
                  setProblem(null);
                }}
              />
            )}
          </Field>
          {failure !== null && (
            <Notice look="danger" className="mt-3">
              {failure}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}
