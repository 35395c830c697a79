import type { ReadiedCopyAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PendingRestore } from './pending-restore.tsx';
import { useGiveCopy, useRestoreAtSetUp } from './set-up-api.ts';
import { SetUpAddressField } from './set-up-address-field.tsx';
import { secretOf } from './set-up-form.tsx';

interface Props {
  readonly asksForSecret: boolean;
  readonly addressSecret: string | null;
  readonly onBack: () => void;
}

const isAbout = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** An empty installation is given a copy and the code of its recovery sheet; it has them at its next start. */
export function RestoreCopy({ asksForSecret, addressSecret, onBack }: Props): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const giving = useGiveCopy();
  const restoring = useRestoreAtSetUp();
  const [address, setAddress] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const introduction = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone, and with it the focus.
  useEffect(() => introduction.current?.focus(), []);
  const isSecretWrong =
    isAbout(giving.error, 'SET_UP_SECRET_INVALID') || isAbout(restoring.error, 'SET_UP_SECRET_INVALID');
  const asksForAddress = asksForSecret && (addressSecret === null || isSecretWrong);
  const secret = asksForAddress ? secretOf(address) : addressSecret;
  const isPending = giving.isPending || restoring.isPending;
  const isCodeWrong = isAbout(restoring.error, 'RECOVERY_CODE_WRONG');
  const failure = giving.error ?? (isCodeWrong ? null : restoring.error);

  const restore = (id: string): void =>
    restoring.mutate({
      id,
      ...(secret !== null && { secret }),
      ...(code.trim() !== '' && { code }),
    });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (file === null || isPending || (asksForAddress && secret === '')) return;
    // The file is sent once; another code is tried with what the server has.
    if (giving.data !== undefined && !isAbout(restoring.error, 'NOT_FOUND')) restore(giving.data.id);
    else giving.mutate({ file, secret }, { onSuccess: ({ id }) => restore(id) });
  };
  if (restoring.data !== undefined) {
    return (
      <>
        <Readied answer={restoring.data} />
        <PendingRestore asksForSecret={asksForSecret} secret={secret} onWithdrawn={onBack} />
      </>
    );
  }
  return (
    <form noValidate autoComplete="off" className="mt-4 space-y-4" onSubmit={submit}>
      <p ref={introduction} tabIndex={-1} className="text-muted outline-none">
        {t`Constat vérifie la copie, l’ouvre avec le code de la feuille de récupération, et la met en place à son prochain démarrage.`}
      </p>
      {asksForAddress && (
        <SetUpAddressField
          error={isChecked && address.trim() === '' ? say('required') : undefined}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      )}
      <div>
        <FileButton
          accept=".db,.constat"
          icon={<FileUp aria-hidden="true" className="size-4" />}
          isUnavailable={isPending}
          aria-describedby="copy-chosen"
          onChoose={(chosen) => {
            setFile(chosen);
            giving.reset();
            restoring.reset();
          }}
        >
          {t`Choisir le fichier de la copie…`}
        </FileButton>
        <p id="copy-chosen" className="mt-1 text-sm break-all text-muted">
          {file === null ? t`Son nom finit par .db ou .constat.` : file.name}
        </p>
        {isChecked && file === null && (
          <p role="alert" className="mt-1 text-sm font-semibold text-danger">
            {t`Choisissez d’abord le fichier.`}
          </p>
        )}
      </div>
      <Field
        label={t`Code de la feuille de récupération`}
        hint={t`Huit groupes de quatre signes. Les majuscules, les espaces et les traits d’union ne comptent pas.`}
        error={isCodeWrong ? restoring.error?.message : undefined}
      >
        {(control) => (
          <input
            {...control}
            value={code}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={`${inputClass} font-mono`}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        )}
      </Field>
      {failure !== null && <Notice look="danger">{failure.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending}>
          {t`Reprendre cette copie`}
        </Button>
        <Button isUnavailable={isPending} onClick={onBack}>
          {t`Retour au premier compte`}
        </Button>
      </div>
    </form>
  );
}

function Readied({ answer }: { readonly answer: ReadiedCopyAnswer }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { accounts, reports, recordings, lastEvent } = answer;
  const until = lastEvent === null ? '–' : formatMoment(lastEvent, language);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mt-4 space-y-3">
      <h2 ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
        {t`La copie est vérifiée et prête`}
      </h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t`Comptes : ${accounts}; rapports : ${reports}; enregistrements : ${recordings}.`}</li>
        <li>{t`Dernier événement dans cette copie : ${until}. Ce qui a été fait ensuite n’y est pas.`}</li>
        <li>{t`Toutes les sessions sont fermées, et les transferts qui étaient permis sont retirés.`}</li>
      </ul>
    </div>
  );
}
