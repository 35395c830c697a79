import type { SigningAnswer } from '@constat/contract';
import type { FieldId, Localised } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { UnfinishedDictation } from './unfinished-dictation.tsx';
import { MethodChoice } from './method-choice.tsx';
import { METHODS, useMethodWords } from './method-words.ts';
import { PointReasons } from './point-reasons.tsx';
import type { RenderPoint } from './point-reasons.tsx';
import { ProofFields } from './proof-fields.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SigningNeeds } from './signing-needs.tsx';
import type { SignForm as TypedSignForm } from './use-sign-form.ts';

export interface SignFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Of the form, for the button outside of it that sends it. */
  readonly id: string;
  readonly form: TypedSignForm;
  readonly answer: SigningAnswer;
  readonly hasPasskeys: boolean;
  readonly labelOf: (field: FieldId) => Localised | null;
  readonly renderPoint: RenderPoint;
  readonly onShow: (field: FieldId) => void;
  /** Brings the report in step with the server anew; gives why it could not, or null. */
  readonly onRefresh: () => Promise<string | null>;
}

/** How a report is signed, why its open points stay so, and who signs. */
export function SignForm(props: SignFormProps): ReactNode {
  const { t } = useLingui();
  const { ref, id, form, answer, hasPasskeys, labelOf, renderPoint, onShow, onRefresh } = props;
  const words = useMethodWords();
  const [isRefreshing, setRefreshing] = useState(false);
  const [notRefreshed, setNotRefreshed] = useState<string | null>(null);
  const { errors, method } = form;
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    const reason = await onRefresh();
    setNotRefreshed(reason);
    setRefreshing(false);
    if (reason !== null) return;
    form.settle('version');
    // What was assented to was another text.
    form.changeAssent(false);
    // The button that was pressed goes: the keyboard goes on from what is left to do.
    ref.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
  };
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
      <RefusalNotice text={errors['form']} />
      <RefusalNotice
        text={
          errors['version'] === undefined
            ? undefined
            : t`Le brouillon a été modifié ailleurs depuis l’ouverture de cette fenêtre. Rien n’a été signé.`
        }
      >
        <Button size="small" className="mt-2" isPending={isRefreshing} onClick={() => void refresh()}>
          {t`Reprendre avec la version à jour`}
        </Button>
        {notRefreshed !== null && <p className="mt-1">{notRefreshed}</p>}
      </RefusalNotice>
      <UnfinishedDictation dictation={answer.dictation} form={form} />
      <MethodChoice
        methods={METHODS}
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
          missingIdentity={answer.missingIdentity}
          isSignerUnknown={answer.signerUnknown}
          error={errors['needs']}
          labelOf={labelOf}
          onShow={onShow}
        />
      )}
      <PointReasons
        points={answer.points}
        reasonOf={form.reasonOf}
        errorOf={(point) => errors[point.id]}
        failure={<RefusalNotice text={errors['points']} />}
        renderPoint={renderPoint}
        onChange={form.changeReason}
      />
      <ProofFields
        form={form}
        hasPasskeys={hasPasskeys}
        assent={
          answer.points.length > 0
            ? t`Je suis l’auteur de ce rapport, je l’ai relu et j’y consens tel qu’il est, avec les points laissés ouverts ci-dessus.`
            : t`Je suis l’auteur de ce rapport, je l’ai relu et j’y consens tel qu’il est.`
        }
      />
    </form>
  );
}
