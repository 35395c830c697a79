import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

const ASKED = 2;

/** A group as it was printed, from what somebody typed. */
function readGroup(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
}

/** Two places of the code, in order, other ones each time. */
function choosePlaces(count: number): readonly number[] {
  const places = Array.from({ length: count }, (_, place) => ({ place, by: Math.random() }));
  const chosen = places.toSorted((one, other) => one.by - other.by).slice(0, ASKED);
  return chosen.map(({ place }) => place).toSorted((one, other) => one - other);
}

/** Asks for two groups of the code from the paper: whoever has them has printed the sheet, or written it down. */
export function ConfirmSheet({
  code,
  failure,
  isPending,
  onConfirm,
  onShow,
  onLater,
}: {
  readonly code: string;
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onShow: () => void;
  readonly onLater: () => void;
}): ReactNode {
  const { t } = useLingui();
  const groups = code.split('-');
  const [places] = useState(() => choosePlaces(groups.length));
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isWrong = (place: number): boolean => readGroup(typed[place] ?? '') !== groups[place];
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    const wrong = places.find(isWrong);
    if (wrong === undefined) onConfirm();
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=group${wrong + 1}]`)?.focus();
  };
  return (
    <form noValidate autoComplete="off" className="mt-4 space-y-4" onSubmit={submit}>
      <p>{t`Lisez sur le papier les deux groupes demandés : c’est la preuve que la feuille est là et qu’elle se lit.`}</p>
      <div className="flex flex-wrap gap-4">
        {places.map((place, index) => {
          const number = place + 1;
          return (
            <Field
              key={place}
              className="w-44"
              label={t`Groupe ${number}`}
              isRequired
              error={isChecked && isWrong(place) ? t`Ce n’est pas ce groupe.` : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  ref={index === 0 ? first : null}
                  name={`group${number}`}
                  value={typed[place] ?? ''}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={12}
                  className={`${inputClass} font-mono`}
                  onChange={({ currentTarget }) => {
                    setTyped({ ...typed, [place]: currentTarget.value });
                    setChecked(false);
                  }}
                />
              )}
            </Field>
          );
        })}
      </div>
      {failure !== null && <Notice look="danger">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending}>
          {t`Confirmer`}
        </Button>
        <Button onClick={onShow}>{t`Revoir la feuille`}</Button>
        <Button variant="ghost" onClick={onLater}>
          {t`Plus tard`}
        </Button>
      </div>
    </form>
  );
}
