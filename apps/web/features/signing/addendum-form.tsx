import type { SigningAnswer } from '@constat/contract';
import { ADDENDUM_LENGTH } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { textareaClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { ADDENDUM_METHODS, useAddendumWords } from './addendum-words.ts';
import { CertificateFields } from './certificate-fields.tsx';
import { MethodChoice } from './method-choice.tsx';
import { ProofFields } from './proof-fields.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SigningNeeds } from './signing-needs.tsx';
import type { StoredPdfs } from './stored-pages.tsx';
import type { AddendumForm as TypedAddendum } from './use-addendum-form.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { readAddendumPages } from './signing-api.ts';

/** « Voir les pages » of an addendum before it is signed. */
function AddendumPreview({
  formId,
  text,
  onShow,
}: {
  readonly formId: string;
  /** As it is typed. */
  readonly text: string;
  readonly onShow: StoredPdfs['show'];
}): ReactNode {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const show = async (): Promise<void> => {
    setPending(true);
    await onShow(() => readAddendumPages(formId, text.trim()), t`addenda.pdf`);
    setPending(false);
  };
  return (
    <Button
      size="small"
      icon={<Eye aria-hidden="true" className="size-4" />}
      isPending={isPending}
      isUnavailable={text.trim() === ''}
      onClick={() => void show()}
    >
      {t`Voir les pages`}
    </Button>
  );
}

/** The text of an addendum, how it is signed, and who signs. */
export function AddendumForm({
  ref,
  id,
  formId,
  form,
  answer,
  hasPasskeys,
  onShowPages,
}: {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Of the form, for the button outside of it that sends it. */
  readonly id: string;
  readonly formId: string;
  readonly form: TypedAddendum;
  readonly answer: SigningAnswer;
  readonly hasPasskeys: boolean;
  readonly onShowPages: StoredPdfs['show'];
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = useAddendumWords();
  const { errors, method, text } = form;
  const longest = ADDENDUM_LENGTH.toLocaleString(language);
  const length = text.length.toLocaleString(language);
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      aria-busy={form.isPending}
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.sign('password');
      }}
    >
      <p className="text-muted">
        {t`L’addenda est un document daté et signé, qui nomme l’empreinte du rapport. Le rapport reste tel quel.`}
      </p>
      <RefusalNotice text={errors['form']} />
      <Field
        label={t`Texte de l’addenda`}
        isRequired
        hint={t`${length} sur ${longest} caractères`}
        error={errors['text']}
      >
        {(control) => (
          <textarea
            autoComplete="off"
            {...control}
            rows={8}
            maxLength={ADDENDUM_LENGTH}
            value={text}
            onChange={({ currentTarget }) => form.changeText(currentTarget.value)}
            className={textareaClass}
          />
        )}
      </Field>
      <AddendumPreview formId={formId} text={text} onShow={onShowPages} />
      <MethodChoice
        methods={ADDENDUM_METHODS}
        words={words}
        method={method}
        error={errors['method']}
        onChoose={form.chooseMethod}
      />
      {method === 'certificate' && (
        <CertificateFields
          certificate={form.certificate}
          fileError={errors['certificate']}
          passwordError={errors['certificatePassword']}
          onChange={form.changeCertificate}
        />
      )}
      {method !== null && method !== 'by-hand' && (
        <SigningNeeds
          missingIdentity={[]}
          isSignerUnknown={answer.signerUnknown}
          error={errors['needs']}
          labelOf={() => null}
          onShow={() => undefined}
        />
      )}
      <ProofFields
        form={form}
        hasPasskeys={hasPasskeys}
        assent={t`Je suis l’auteur de cet addenda, je l’ai relu et j’y consens tel qu’il est.`}
      />
    </form>
  );
}
