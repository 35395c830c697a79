import type { SavedFormItem } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { FileClock, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  FormRows,
  SavedFormBadge,
  SavedFormSummary,
  useFormActs,
} from '../../features/saved-forms/index.pages.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

function DraftRow({
  form,
  onRenew,
  isBusy,
}: {
  readonly form: SavedFormItem;
  readonly onRenew: () => void;
  readonly isBusy: boolean;
}): ReactNode {
  const { t } = useLingui();
  const { title, expired } = form;
  const radio = useRef<HTMLInputElement>(null);
  const wasExpired = useRef(expired);
  useEffect(() => {
    // The button that reactivated the draft goes; the focus stays with the draft.
    if (wasExpired.current && !expired) radio.current?.focus();
    wasExpired.current = expired;
  }, [expired]);
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-3 has-checked:bg-accent-soft">
      <label className="flex min-w-56 flex-1 items-center gap-3 py-2.5">
        <input
          ref={radio}
          type="radio"
          name="draft"
          value={form.id}
          disabled={expired}
          className="size-5 shrink-0"
        />
        <SavedFormSummary form={form} />
      </label>
      {expired && (
        <span className="flex items-center gap-3 pb-2 sm:pb-0">
          <SavedFormBadge form={form} />
          <Button
            size="small"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            aria-label={t`Réactiver ${title}`}
            isPending={isBusy}
            onClick={onRenew}
          >
            {t`Réactiver`}
          </Button>
        </span>
      )}
    </li>
  );
}

function Drafts(): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { data, isPending, error, refetch } = useSavedForms('draft');
  const acts = useFormActs();
  if (isPending) return <LoadingLine className="py-8" />;
  if (error !== null) return <LoadingFailure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return <EmptyState icon={<FileClock aria-hidden="true" className="size-8" />} title={say('noDrafts')} />;
  }
  return (
    <fieldset>
      <legend className="sr-only">{t`Brouillons`}</legend>
      <FormRows forms={data}>
        {(form) => (
          <DraftRow
            key={form.id}
            form={form}
            isBusy={acts.busy === form.id}
            onRenew={() => acts.renew(form)}
          />
        )}
      </FormRows>
    </fieldset>
  );
}

/** The drafts with their dates: choose one, then continue. An expired one must be reactivated first. */
export function DraftChoice({
  onCancel,
  onContinue,
}: {
  readonly onCancel: () => void;
  readonly onContinue: (id: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <form
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement) setChosen(event.target.value);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onContinue(chosen);
      }}
    >
      <Drafts />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t`Annuler`}</Button>
        <Button type="submit" variant="primary" disabled={chosen === null}>
          {t`Continuer`}
        </Button>
      </div>
    </form>
  );
}
