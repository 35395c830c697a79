import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';

const BADGE =
  'inline-flex h-[1.375rem] min-w-[1.375rem] items-center justify-center rounded-full bg-danger px-1 text-[0.8125rem] leading-none font-bold text-on-danger select-none';

type Place = 'text' | 'list';

/** Gives the focus to the same number on the other side, in the preview around. */
function follow(from: HTMLElement, number: number, to: Place): void {
  const scope = from.closest('[role$=dialog], output') ?? document;
  scope.querySelector<HTMLElement>(`[data-fact="${number}"][data-fact-in=${to}]`)?.focus();
}

/**
 * The number of a changed fact, in the compared text or in the list: pressing one leads to the other. A fact without a
 * place in the text has a number that cannot be pressed.
 */
export function FactNumber({
  number,
  place,
  isPlaced = true,
}: {
  readonly number: number;
  readonly place: Place;
  readonly isPlaced?: boolean;
}): ReactNode {
  const { t, i18n } = useLingui();
  if (!isPlaced) {
    return (
      <span data-fact={number} data-fact-in={place} className={BADGE}>
        {number}
      </span>
    );
  }
  const name =
    place === 'text'
      ? t`Fait modifié ${number}, voir dans la liste`
      : t`Fait modifié ${number}, voir dans le texte`;
  return (
    <button
      type="button"
      lang={i18n.locale}
      aria-label={name}
      title={name}
      data-fact={number}
      data-fact-in={place}
      // Whoever follows a number with the mouse must see where it led.
      className={classNames(
        BADGE,
        'focus:outline-2 focus:outline-offset-2 focus:outline-focus hover:bg-danger-hover',
        place === 'text' && 'mr-0.5 ml-1 align-[0.05em]',
      )}
      onClick={({ currentTarget }) => follow(currentTarget, number, place === 'text' ? 'list' : 'text')}
    >
      {number}
    </button>
  );
}
