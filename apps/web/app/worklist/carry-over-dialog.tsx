import type { ListedForm } from '@constat/contract';
import { choiceLabel, REPORT_TYPES } from '@constat/report/catalogue';
import type { SectionId } from '@constat/report/catalogue';
import { carriedValues } from '@constat/report/rules';
import type { CarriedValue, FormData } from '@constat/report/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { fetchSavedForm } from '../../features/saved-forms/saved-forms-api.ts';
import { formatCalendarDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx';

/** The values that may be taken over, by the section in which they stand. */
interface OfferedSection {
  readonly id: SectionId;
  readonly title: { readonly fr: string; readonly en: string };
  readonly values: readonly CarriedValue[];
}

async function readOffered(id: string, signal: AbortSignal): Promise<readonly OfferedSection[]> {
  const form = await fetchSavedForm(id, signal);
  const type = REPORT_TYPES.find(form);
  if (type === undefined) return [];
  const values = carriedValues(type, form.formData, form.meta);
  return type.sections
    .map(({ id: section, title }) => ({
      id: section,
      title,
      values: values.filter(({ field }) => type.sectionOf(field.id)?.id === section),
    }))
    .filter((section) => section.values.length > 0);
}

/** A value as it reads. */
function readable({ field, text }: CarriedValue, language: Language): string {
  if (field.kind === 'choice') return choiceLabel(field, text, language);
  return field.kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(text) ? formatCalendarDay(text, language) : text;
}

/** What an earlier report says of a worker, a box each, none ticked: a tick is the physician's word that it still holds. */
export function CarryOverDialog({
  form,
  day,
  onStart,
  onClose,
}: {
  readonly form: ListedForm;
  /** Of the earlier visit, in words. */
  readonly day: string;
  readonly onStart: (carried: FormData) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const localized = useLocalized();
  const [ticked, setTicked] = useState<FormData>({});
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['carried-values', form.id, form.version],
    queryFn: ({ signal }) => readOffered(form.id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const count = Object.keys(ticked).length;
  const toggle = ({ field, text }: CarriedValue, isTicked: boolean): void => {
    const { [field.id]: _before, ...others } = ticked;
    setTicked(isTicked ? { ...others, [field.id]: text } : others);
  };
  return (
    <ModalDialog
      isOpen
      title={t`Reprendre de la visite du ${day}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button variant="primary" isUnavailable={data === undefined} onClick={() => onStart(ticked)}>
            {count === 0 ? t`Commencer sans rien reprendre` : t`Commencer et reprendre (${count})`}
          </Button>
        </>
      }
    >
      <p>
        {t`Le nom est le même\u00A0: assurez-vous que c’est la même personne, puis cochez ce qui est toujours exact. Aucune plainte ni aucune constatation n’est reprise.`}
      </p>
      {isPending && <LoadingLine className="py-8" />}
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="mt-4 text-muted">
          <Trans>Ce rapport n’a rien qui puisse être repris.</Trans>
        </p>
      )}
      {data?.map((section) => (
        <fieldset key={section.id} className="mt-4 min-w-0">
          <legend className="font-serif text-lg font-semibold">{localized(section.title)}</legend>
          <ul className="divide-y divide-line">
            {section.values.map((value) => (
              <li key={value.field.id}>
                <label className="flex min-h-11 items-start gap-3 py-2 has-checked:bg-accent-soft">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-5 shrink-0"
                    checked={ticked[value.field.id] !== undefined}
                    onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
                  />
                  <span className="min-w-0">
                    <span className="block text-sm text-muted">{localized(value.field.label)}</span>
                    <span className="block break-words whitespace-pre-line">{readable(value, language)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </ModalDialog>
  );
}
