import { TITLE_LENGTH } from '@constat/contract/limits';
import { COPY_DAYS, DRAFT_DAYS } from '@constat/report/rules';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { localDay } from '../../shared/i18n/format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { DraftTarget } from './draft-target.tsx';
import { isTitleValid } from './form-title.ts';
import { firstOffer } from './save-origin.ts';
import type { SaveOrigin } from './save-origin.ts';
import { useSavedForms } from './saved-forms-api.ts';

export interface SaveChoice {
  readonly title: string;
  readonly formType: 'draft' | 'copy';
  /** Days; 365 for a copy, which is nevertheless kept indefinitely. */
  readonly retentionDays: number;
  /** Makes another draft although the report lies in one. */
  readonly asNew: boolean;
}

export interface SaveDialogProps {
  readonly isOpen: boolean;
  readonly formType: 'draft' | 'copy';
  /** Where the report lies on the server; null before it was saved there. */
  readonly origin: SaveOrigin | null;
  /** The worker's name, empty where it is not known. */
  readonly worker: string;
  readonly isSaving: boolean;
  readonly onSave: (choice: SaveChoice) => void;
  readonly onClose: () => void;
}

function SaveForm({
  id,
  ...props
}: SaveDialogProps & { readonly id: string; readonly onTitle: (title: string) => void }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { language } = useLanguage();
  const { data: forms = [] } = useSavedForms();
  const [offer] = useState(() =>
    firstOffer(props.formType, props.origin, forms, language, localDay(new Date()), props.worker),
  );
  const [title, setTitle] = useState(offer.title);
  const [days, setDays] = useState(offer.days);
  const [asNew, setAsNew] = useState(false);
  const isCopy = props.formType === 'copy';
  const titleInput = useRef<HTMLInputElement>(null);
  // A press of Enter saves under the title that is offered; whoever types replaces it.
  useEffect(() => titleInput.current?.focus(), []);
  return (
    <form
      id={id}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTitleValid(title) || props.isSaving) return;
        props.onSave({
          title: title.trim(),
          formType: props.formType,
          retentionDays: isCopy ? COPY_DAYS : days,
          asNew,
        });
      }}
    >
      <Field
        label={t`Titre`}
        isRequired
        hint={`${title.length} / ${TITLE_LENGTH}`}
        error={title.trim() === '' ? say('titleRequired') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={titleInput}
            value={title}
            maxLength={TITLE_LENGTH}
            autoComplete="off"
            className={inputClass}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              props.onTitle(event.currentTarget.value);
            }}
          />
        )}
      </Field>
      {!isCopy && props.origin !== null && (
        <DraftTarget origin={props.origin} title={title} isNew={asNew} onChange={setAsNew} />
      )}
      {isCopy ? (
        <p className="text-muted">
          <Trans>Une copie est définitive et conservée indéfiniment.</Trans>
        </p>
      ) : (
        <Field
          label={t`Durée de conservation`}
          hint={t`Le brouillon expire après ce nombre de jours sans modification.`}
        >
          {(control) => (
            <div className="flex items-center gap-3">
              <input
                {...control}
                type="range"
                min={DRAFT_DAYS.minimum}
                max={DRAFT_DAYS.maximum}
                step={1}
                value={days}
                aria-valuetext={t`${plural(days, { one: '# jour', other: '# jours' })}`}
                className="h-8 flex-1"
                onChange={(event) => setDays(event.currentTarget.valueAsNumber)}
              />
              <output className="w-20 text-right font-semibold tabular-nums">
                <Plural value={days} one="# jour" other="# jours" />
              </output>
            </div>
          )}
        </Field>
      )}
    </form>
  );
}

/** Asks for the title and, for a draft, how long it is kept. */
export function SaveDialog(props: SaveDialogProps): ReactNode {
  const { t } = useLingui();
  const formId = useId();
  const [title, setTitle] = useState<string | null>(null);
  return (
    <Dialog
      title={props.formType === 'copy' ? t`Sauvegarder une copie` : t`Sauvegarder un brouillon`}
      isOpen={props.isOpen}
      onClose={props.onClose}
      width="narrow"
      footer={
        <>
          <Button onClick={props.onClose}>{t`Annuler`}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={props.isSaving}
            disabled={title !== null && !isTitleValid(title)}
          >
            {t`Sauvegarder`}
          </Button>
        </>
      }
    >
      <SaveForm {...props} id={formId} onTitle={setTitle} />
    </Dialog>
  );
}
