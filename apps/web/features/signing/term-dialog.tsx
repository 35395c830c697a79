import type { SignedTermAnswer } from '@constat/contract';
import { TERM_DAYS } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useChangeTerm } from './signing-api.ts';

type DayName = 'mandateEndedOn' | 'finalJudgmentOn';

/** A day that can be entered; an empty one is none. */
const isDay = (input: HTMLInputElement | null): boolean => {
  if (input === null) return true;
  const { value, validity } = input;
  return !validity.badInput && (value === '' || (value >= TERM_DAYS.first && value <= TERM_DAYS.last));
};

/** The days from which the time runs for which a signed report has to be kept. */
export function TermDialog({
  formId,
  term,
  onClose,
}: {
  readonly formId: string;
  readonly term: SignedTermAnswer;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const change = useChangeTerm(formId);
  const [days, setDays] = useState({
    mandateEndedOn: term.mandateEndedOn ?? '',
    finalJudgmentOn: term.finalJudgmentOn ?? '',
  });
  const [judgmentAwaited, setAwaited] = useState(term.judgmentAwaited);
  const [refused, setRefused] = useState<readonly DayName[]>([]);
  const [isTwofold, setTwofold] = useState(false);
  const mandate = useRef<HTMLInputElement>(null);
  const judgment = useRef<HTMLInputElement>(null);
  useEffect(() => mandate.current?.focus(), []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (change.isPending) return;
    const wrong: readonly DayName[] = [
      ...(isDay(mandate.current) ? [] : (['mandateEndedOn'] as const)),
      ...(isDay(judgment.current) ? [] : (['finalJudgmentOn'] as const)),
    ];
    setRefused(wrong);
    // A judgment that is awaited has no day: the server would count neither.
    const isBoth = judgmentAwaited && days.finalJudgmentOn !== '';
    setTwofold(isBoth);
    if (wrong.length > 0) {
      (wrong[0] === 'mandateEndedOn' ? mandate : judgment).current?.focus();
      return;
    }
    if (isBoth) {
      judgment.current?.focus();
      return;
    }
    const body = {
      mandateEndedOn: days.mandateEndedOn === '' ? null : days.mandateEndedOn,
      finalJudgmentOn: days.finalJudgmentOn === '' ? null : days.finalJudgmentOn,
      judgmentAwaited,
    };
    change.mutate(body, {
      onSuccess: () => {
        showToast({ title: t`Dates de conservation inscrites` });
        onClose();
      },
    });
  };
  const dayOf = (name: DayName) => ({
    type: 'date',
    min: TERM_DAYS.first,
    max: TERM_DAYS.last,
    value: days[name],
    className: inputClass,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      setDays({ ...days, [name]: currentTarget.value });
      setRefused(refused.filter((one) => one !== name));
      if (name === 'finalJudgmentOn') setTwofold(false);
    },
  });
  const errorOf = (name: DayName): string | undefined =>
    refused.includes(name)
      ? t`Écrivez une date entière, de 1900 à 2200, ou laissez ce champ vide.`
      : name === 'finalJudgmentOn' && isTwofold
        ? t`Un jugement qui est attendu n’a pas encore de date\u00A0: effacez-la, ou décochez la case.`
        : undefined;
  return (
    <Dialog
      title={t`Conservation du rapport`}
      isOpen
      onClose={onClose}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button type="submit" form={id} variant="primary" isPending={change.isPending}>
            {t`Inscrire les dates`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="space-y-4" onSubmit={submit}>
        <p className="text-muted">
          {t`Le rapport est conservé dix ans après la fin du mandat, le jugement final ou la dernière signature, selon la plus tardive de ces dates. Rien ne s’efface tout seul.`}
        </p>
        <Field label={t`Fin du mandat`} error={errorOf('mandateEndedOn')}>
          {(control) => <input {...control} {...dayOf('mandateEndedOn')} ref={mandate} />}
        </Field>
        <Field label={t`Jugement final`} error={errorOf('finalJudgmentOn')}>
          {(control) => <input {...control} {...dayOf('finalJudgmentOn')} ref={judgment} />}
        </Field>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-6 shrink-0"
            checked={judgmentAwaited}
            onChange={({ currentTarget }) => {
              setAwaited(currentTarget.checked);
              setTwofold(false);
            }}
          />
          <span>{t`Un jugement final est attendu\u00A0: la durée n’a pas encore de fin.`}</span>
        </label>
        {change.error !== null && <Notice look="danger">{change.error.message}</Notice>}
      </form>
    </Dialog>
  );
}
