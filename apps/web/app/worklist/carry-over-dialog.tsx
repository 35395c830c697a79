import type { ListedForm } from '@constat/contract';
import { choiceLabel } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx';
import { readCarryOverValues } from './carry-over-values.ts';
import type { OfferedValue } from './carry-over-values.ts';

/** A value as it reads. */
function readable({ field, text }: OfferedValue, language: Language): string {
  if (field.kind === 'choice') return choiceLabel(field, text, language);
  return field.kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(text) ? formatCalendarDay(text, language) : text;
}

function OfferedBox({
  value,
  isTicked,
  onTick,
}: {
  readonly value: OfferedValue;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const localised = useLocalised();
  const day = formatCalendarDay(value.day, language, 'short');
  const id = useId();
  return (
    <li className="flex items-start gap-3 px-1 has-checked:bg-accent-soft">
      <input
        id={id}
        type="checkbox"
        className="mt-2.5 size-5 shrink-0"
        checked={isTicked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <label htmlFor={id} className="min-h-11 min-w-0 flex-1 py-2">
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
          <span>{localised(value.field.label)}</span>
          <span>{t`visite du ${day}`}</span>
        </span>
        <span className="block break-words whitespace-pre-line">{readable(value, language)}</span>
      </label>
    </li>
  );
}

/** What earlier reports say of a worker, a box each, none ticked: a tick is the physician's word that it still holds. */
export function CarryOverDialog({
  forms,
  onStart,
  onClose,
}: {
  /** The reports of the worker, that of the latest visit first. */
  readonly forms: readonly ListedForm[];
  readonly onStart: (carried: FormData) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const [ticked, setTicked] = useState<FormData>({});
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['carried-values', ...forms.map(({ id, version }) => `${id} ${version}`)],
    queryFn: ({ signal }) => readCarryOverValues(forms, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const sections = [...new Map((data ?? []).map((value) => [value.section, value.sectionTitle]))];
  const count = Object.keys(ticked).length;
  const tick = ({ field, text }: OfferedValue, isTicked: boolean): void => {
    const { [field.id]: _before, ...others } = ticked;
    setTicked(isTicked ? { ...others, [field.id]: text } : others);
  };
  return (
    <ModalDialog
      isOpen
      title={t`Reprendre des visites précédentes`}
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
          <Trans>Ces rapports n’ont rien qui puisse être repris.</Trans>
        </p>
      )}
      {sections.map(([section, title]) => (
        <fieldset key={section} className="mt-4 min-w-0">
          <legend className="font-serif text-lg font-semibold">{localised(title)}</legend>
          <ul className="divide-y divide-line">
            {data
              ?.filter((value) => value.section === section)
              .map((value) => (
                <OfferedBox
                  key={value.field.id}
                  value={value}
                  isTicked={ticked[value.field.id] !== undefined}
                  onTick={(isTicked) => tick(value, isTicked)}
                />
              ))}
          </ul>
        </fieldset>
      ))}
    </ModalDialog>
  );
}
