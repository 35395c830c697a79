import type { AccountLinkAnswer, Role } from '@constat/contract';
import { USERNAME_LENGTH } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass, selectClass } from '../../shared/ui/controls.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useAddAccount } from './administration-api.ts';
import { failureOf } from './identity-question.tsx';
import type { Confirmed } from './identity-question.tsx';
import { useRoleNames } from './role-names.ts';

interface AccountValues {
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly isAdmin: boolean;
}

const ROLES: readonly Role[] = ['physician', 'assistant', 'admin', 'developer'];
const EMPTY: AccountValues = { displayName: '', username: '', email: '', role: 'physician', isAdmin: false };

const isTaken = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'USERNAME_TAKEN';

interface AddAccountProps {
  readonly confirmed: Confirmed;
  readonly onAdded: (answer: AccountLinkAnswer) => void;
}

/** What is asked of a new account; its password is chosen by its person. */
function AddAccountForm({
  id,
  adding,
  onAdded,
}: {
  readonly id: string;
  readonly adding: ReturnType<typeof useAddAccount>;
  readonly onAdded: AddAccountProps['onAdded'];
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const roles = useRoleNames();
  const form = useForm<AccountValues>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, setFocus, formState, control } = form;
  const role = useWatch({ control, name: 'role' });
  useEffect(() => setFocus('displayName'), [setFocus]);
  const { errors } = formState;
  const required = say('required');
  const filled = { required, validate: (text: string) => text.trim() !== '' || required };
  const submit = handleSubmit(({ displayName, username, email, isAdmin }) => {
    if (adding.isPending) return;
    adding.mutate(
      {
        displayName,
        username,
        role,
        ...(email.trim() !== '' && { email }),
        ...(role !== 'admin' && { isAdmin }),
      },
      {
        onSuccess: onAdded,
        onError: (error) => {
          if (isTaken(error)) setError('username', { message: error.message }, { shouldFocus: true });
        },
      },
    );
  });
  const failure = isTaken(adding.error) ? null : failureOf(adding.error);
  return (
    <form id={id} noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <Field
        label={t`Nom, tel qu’il paraît dans les rapports`}
        isRequired
        error={errors.displayName?.message}
      >
        {(control) => (
          <input
            {...control}
            {...register('displayName', filled)}
            maxLength={200}
            autoComplete="off"
            className={inputClass}
          />
        )}
      </Field>
      <Field label={t`Nom d’utilisateur`} isRequired error={errors.username?.message}>
        {(control) => (
          <input
            {...control}
            {...register('username', filled)}
            maxLength={USERNAME_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={inputClass}
          />
        )}
      </Field>
      <Field label={t`Courriel (facultatif)`} error={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...register('email')}
            type="email"
            maxLength={200}
            autoComplete="off"
            className={inputClass}
          />
        )}
      </Field>
      <Field
        label={t`Rôle`}
        hint={
          role === 'admin'
            ? t`Gère les comptes, les copies et le journal; n’écrit et ne lit aucun rapport.`
            : role === 'assistant'
              ? t`Tape et exporte les rapports que des médecins partagent; n’en voit pas d’autre.`
              : t`Écrit ses propres rapports, et ne voit pas ceux des autres.`
        }
      >
        {(props) => (
          <select {...props} {...register('role')} autoComplete="off" className={selectClass}>
            {ROLES.map((offered) => (
              <option key={offered} value={offered}>
                {roles[offered]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {role !== 'admin' && (
        <label className="flex items-start gap-2.5">
          <input type="checkbox" {...register('isAdmin')} className="mt-1 size-5 shrink-0" />
          <span>
            {t`Administre aussi l’installation`}
            <span className="block text-sm text-muted">{t`Comptes, copies et journal de tous.`}</span>
          </span>
        </label>
      )}
      {failure !== null && <Notice look="danger">{failure}</Notice>}
    </form>
  );
}

/** Asks for a new account; only its buttons close it, so that a press beside it loses nothing that was typed. */
export function AddAccountDialog({
  isOpen,
  confirmed,
  onAdded,
  onClose,
}: AddAccountProps & { readonly isOpen: boolean; readonly onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const adding = useAddAccount(confirmed);
  const close = (): void => {
    adding.reset();
    onClose();
  };
  return (
    <Dialog
      title={t`Ajouter un compte`}
      isOpen={isOpen}
      footer={
        <>
          <Button onClick={close}>{t`Annuler`}</Button>
          <Button type="submit" form={id} variant="primary" isPending={adding.isPending}>
            {t`Ajouter le compte`}
          </Button>
        </>
      }
    >
      <AddAccountForm id={id} adding={adding} onAdded={onAdded} />
    </Dialog>
  );
}
