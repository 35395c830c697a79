import type { SigningAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** What of a signature the dictations of its report need. */
export interface DictationForm {
  readonly givesUpDictation: boolean;
  readonly changeGivesUpDictation: (givesUp: boolean) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** A dictation that goes on elsewhere, which is waited for; or what was left of one, which is given up expressly. */
export function UnfinishedDictation({
  dictation,
  form,
}: {
  readonly dictation: SigningAnswer['dictation'];
  readonly form: DictationForm;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const refused = form.errors['dictation'];
  if (dictation === null) {
    if (refused === undefined) return null;
    return (
      <Notice look="warn">
        <p>{t`La dictée est terminée. Relisez ce qu’elle a écrit, puis signez.`}</p>
      </Notice>
    );
  }
  if (dictation === 'under-way') {
    if (refused !== undefined) return <RefusalNotice text={refused} />;
    return (
      <div aria-live="polite">
        <Notice look="warn">
          <p className="font-semibold">
            {t`Une dictée est en cours dans un autre onglet ou sur un autre ordinateur.`}
          </p>
          <p>
            {t`Arrêtez-la et attendez ses derniers mots : ce qui n’est pas encore dans le rapport serait effacé avec la signature.`}
          </p>
        </Notice>
      </div>
    );
  }
  return (
    <div>
      <Notice look="warn">
        <p className="font-semibold">{t`Une dictée de ce rapport n’a pas été terminée.`}</p>
        <p>
          {t`Ses mots ne sont peut-être pas tous dans le rapport. Terminez-la là où elle a commencé, ou transcrivez-la parmi les « Enregistrements à récupérer » de la dictée, puis signez.`}
        </p>
        <label className="mt-2 flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-6 shrink-0"
            checked={form.givesUpDictation}
            aria-invalid={refused === undefined ? undefined : true}
            aria-describedby={refused === undefined ? undefined : id}
            onChange={({ currentTarget }) => form.changeGivesUpDictation(currentTarget.checked)}
          />
          <span>{t`Je signe sans ce qui en reste; son audio et ses mots sont effacés.`}</span>
        </label>
      </Notice>
      {refused !== undefined && (
        <p id={id} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {refused}
        </p>
      )}
    </div>
  );
}
