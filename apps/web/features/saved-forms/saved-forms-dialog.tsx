import type { SavedFormItem } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Files } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { inputClass, selectClass } from '../../shared/ui/controls.ts';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FormRows } from './form-rows.tsx';
import { findForms } from './list-order.ts';
import type { ListOrder } from './list-order.ts';
import { SavedFormRow } from './saved-form-row.tsx';
import { isUndecided, useSavedForms } from './saved-forms-api.ts';
import type { SavedFormFilter } from './saved-forms-api.ts';
import { useFormActs } from './use-form-acts.ts';

export interface SavedFormsDialogProps {
  readonly isOpen: boolean;
  /** What is listed first; the physician can change it. */
  readonly initialFilter?: SavedFormFilter;
  readonly onLoad: (form: SavedFormItem) => void;
  readonly onClose: () => void;
}

function FormsList({
  filter,
  asked,
  order,
  onLoad,
}: {
  readonly filter: SavedFormFilter;
  /** Words of the title; empty for all. */
  readonly asked: string;
  readonly order: ListOrder;
  readonly onLoad: (form: SavedFormItem) => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { language } = useLanguage();
  const { data, isPending, error, refetch } = useSavedForms(filter);
  const [doomed, setDoomed] = useState<SavedFormItem | null>(null);
  const acts = useFormActs();
  const list = useRef<HTMLDivElement>(null);
  const isRowGone = useRef(false);
  useEffect(() => {
    if (doomed !== null || !isRowGone.current) return;
    isRowGone.current = false;
    // The button that would have the focus again went with its row: a frame after the library looked for it, the list
    // takes the focus.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const dialog = list.current?.closest('[role=dialog]') ?? null;
        if (dialog?.contains(document.activeElement) === false) list.current?.focus();
      }),
    );
  }, [doomed]);
  if (isPending) return <LoadingLine className="py-8" />;
  if (error !== null) return <LoadingFailure error={error} onRetry={() => void refetch()} />;
  const found = findForms(data, { asked, order, language });
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 ? (
        <EmptyState
          icon={<Files aria-hidden="true" className="size-8" />}
          title={
            filter === 'draft'
              ? say('noDrafts')
              : filter === 'copy'
                ? t`Aucune copie`
                : filter === 'undecided'
                  ? t`Aucun examen échu`
                  : t`Aucun formulaire sauvegardé`
          }
        />
      ) : found.length === 0 ? (
        <EmptyState icon={<Files aria-hidden="true" className="size-8" />} title={t`Aucun titre trouvé`} />
      ) : (
        <FormRows key={order} forms={found}>
          {(form) => (
            <SavedFormRow
              key={form.id}
              form={form}
              isBusy={acts.busy === form.id}
              onLoad={() => onLoad(form)}
              onRenew={() => acts.renew(form, isUndecided(form) ? () => onLoad(form) : undefined)}
              onDelete={() => setDoomed(form)}
            />
          )}
        </FormRows>
      )}
      <DeleteDialog
        form={doomed}
        isBusy={doomed !== null && acts.busy === doomed.id}
        onClose={() => setDoomed(null)}
        onDelete={(reason) => {
          if (doomed === null) return;
          acts.remove(doomed, {
            reason,
            onDone: () => {
              isRowGone.current = true;
              setDoomed(null);
            },
            onReasonAsked: () => setDoomed({ ...doomed, record: true }),
          });
        }}
      />
    </div>
  );
}

const orderNamed = (name: string): ListOrder => (name === 'title' || name === 'expiry' ? name : 'changed');

/** The saved forms: filter, search, sort, load, reactivate, delete. */
export function SavedFormsDialog({
  isOpen,
  initialFilter = 'all',
  onLoad,
  onClose,
}: SavedFormsDialogProps): ReactNode {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<SavedFormFilter | null>(null);
  const filter = chosen ?? initialFilter;
  const [asked, setAsked] = useState('');
  const [order, setOrder] = useState<ListOrder>('changed');
  const { data: forms } = useSavedForms();
  const drafts = forms?.filter((form) => form.formType === 'draft').length;
  const undecided = forms?.filter(isUndecided).length ?? 0;
  const withCount = (text: string, count: number | undefined): string =>
    count === undefined ? text : `${text} (${count})`;
  const close = (): void => {
    setChosen(null);
    setAsked('');
    onClose();
  };
  return (
    <Dialog title={t`Formulaires sauvegardés`} isOpen={isOpen} onClose={close} width="wide">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label={t`Afficher`}
          value={filter}
          onChange={setChosen}
          options={[
            { value: 'all', text: withCount(t`Tous`, forms?.length) },
            { value: 'draft', text: withCount(t`Brouillons`, drafts) },
            {
              value: 'copy',
              text: withCount(t`Copies`, forms && drafts !== undefined ? forms.length - drafts : undefined),
            },
            ...(undecided > 0 || filter === 'undecided'
              ? [{ value: 'undecided', text: withCount(t`Échus`, undecided) } as const]
              : []),
          ]}
        />
        <input
          type="search"
          aria-label={t`Chercher dans les titres`}
          placeholder={t`Chercher dans les titres`}
          autoComplete="off"
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
          className={classNames(inputClass, 'min-w-40 flex-1 basis-48')}
        />
        <label className="flex items-center gap-2 text-sm text-muted">
          {t`Trier`}
          <select
            value={order}
            onChange={(event) => setOrder(orderNamed(event.currentTarget.value))}
            className={classNames(selectClass, 'w-auto')}
          >
            <option value="changed">{t`Derniers modifiés`}</option>
            <option value="title">{t`Titre`}</option>
            <option value="expiry">{t`Expiration`}</option>
          </select>
        </label>
      </div>
      {filter === 'undecided' && (
        <p className="mb-3 text-sm text-muted">
          <Trans>
            Pour archiver un examen, ouvrez-le, puis exportez-le ou sauvegardez-en une copie, conservée
            indéfiniment.
          </Trans>
        </p>
      )}
      <FormsList key={filter} filter={filter} asked={asked} order={order} onLoad={onLoad} />
    </Dialog>
  );
}
