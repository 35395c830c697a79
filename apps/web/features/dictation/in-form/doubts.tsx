import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Volume2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { otherChoices } from './cell-choices.ts';
import { shownValue } from './describe-written.ts';
import type { SpokenForm } from './spoken-form.ts';
import type { DoubtsInHand } from './use-doubts.ts';

/** How many doubtful places there are, the key that leads to them, and what can be done with the one that is looked at. */
export function Doubts({
  doubts,
  form,
}: {
  readonly doubts: DoubtsInHand;
  readonly form: SpokenForm;
}): ReactNode {
  const { t } = useLingui();
  const { all, current } = doubts;
  const count = all.length;
  if (count === 0) return null;
  const hear = (): void =>
    doubts.play((outcome) => {
      if (outcome === 'erased')
        showToast({ title: t`L’audio a été effacé`, description: t`Le texte reste.` });
      if (outcome === 'failed') showToast({ title: t`L’audio n’a pas pu être lu`, look: 'destructive' });
    });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-warn">
      {current === null ? (
        <>
          <span>{t`${plural(count, { one: '# passage douteux', other: '# passages douteux' })}`}</span>
          <Button size="small" variant="ghost" aria-keyshortcuts="F8" onClick={() => doubts.step(1)}>
            {t`Voir`}{' '}
            <kbd aria-hidden="true" className="max-lg:hidden">
              F8
            </kbd>
          </Button>
        </>
      ) : (
        <>
          <span lang={form.language()} className="max-w-40 truncate font-semibold">
            {current.text}
          </span>
          {current.at !== null && (
            <Button size="small" icon={<Volume2 aria-hidden="true" className="size-4" />} onClick={hear}>
              {t`Écouter`}
            </Button>
          )}
          {count > 1 && (
            <Button size="small" variant="ghost" aria-keyshortcuts="F8" onClick={() => doubts.step(1)}>
              {t`Suivant`}{' '}
              <kbd aria-hidden="true" className="max-lg:hidden">
                F8
              </kbd>
            </Button>
          )}
          <Choices doubts={doubts} form={form} />
        </>
      )}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly take: () => void;
}

/** What can stand in the doubtful place: what stands there, and for a cell its other values. A digit takes one. */
function Choices({ doubts, form }: { readonly doubts: DoubtsInHand; readonly form: SpokenForm }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  /** The last choice was made by keyboard: the next one is as well. */
  const isByKeyboard = useRef(false);
  const { current } = doubts;
  const place = current?.field;
  useLayoutEffect(() => {
    const toolbar = group.current;
    if (toolbar === null || place === undefined) return undefined;
    if (isByKeyboard.current) toolbar.querySelector('button')?.focus();
    isByKeyboard.current = false;
    return () => {
      // The keyboard is not left nowhere when the place was settled otherwise.
      if (toolbar.contains(document.activeElement)) form.focus(place);
    };
  }, [place, form]);
  if (current === null) return null;
  const field = current.range === null ? form.type().field(current.field) : undefined;
  const value = field === undefined ? '' : form.value(field.id);
  const isText = field === undefined || field.kind === 'text';
  const shown = isText ? '' : shownValue(field, value, language);
  const keep = shown === '' ? t({ message: 'Garder', context: 'a doubtful word' }) : t`Garder « ${shown} »`;
  const spoken = { language: form.language(), normals: form.normals };
  const others = isText ? [] : otherChoices(field, value, spoken);
  const labels = isText ? [] : others.map((other) => shownValue(field, other, language));
  const choices: readonly Choice[] = [
    { value, label: keep, take: doubts.keep },
    ...others.map((other, at) => {
      const label = labels[at] ?? other;
      // « droitier » and « droitière » have one name in English.
      const isTwice = labels.filter((one) => one === label).length > 1;
      return {
        value: other,
        label: isTwice ? `${label} (${other})` : label,
        take: () => doubts.choose(other),
      };
    }),
    ...(isText || value === ''
      ? []
      : [{ value: '', label: t`Vider la case`, take: () => doubts.choose('') }]),
  ];
  const take = (choice: Choice): void => {
    isByKeyboard.current = group.current?.contains(document.activeElement) === true;
    choice.take();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const taken = /^\d$/u.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (step === 0 && taken === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (taken !== undefined) take(taken);
    else if (step === 0) form.focus(current.field);
    else buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      ref={group}
      aria-label={t`Choix pour ce passage`}
      aria-keyshortcuts="F4"
      data-doubt-choices
      className="flex w-full items-center gap-1 max-lg:overflow-x-auto max-lg:py-0.5 lg:flex-wrap"
      onKeyDown={press}
    >
      <kbd aria-hidden="true" className="max-lg:hidden">
        F4
      </kbd>
      {choices.map((choice, index) => (
        <Button
          key={choice.value === '' && index > 0 ? 'empty' : choice.value}
          size="small"
          className="shrink-0 max-lg:min-h-11"
          icon={index === 0 ? <Check aria-hidden="true" className="size-4" /> : undefined}
          onClick={() => take(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
