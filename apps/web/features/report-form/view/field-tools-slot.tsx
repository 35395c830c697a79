import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { createElement, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { FieldToolTray } from '../../../shared/ui/field-tool.tsx';
import { whenIdle } from '../../../shared/ui/lazy-part.ts';
import { useReportScreen } from './report-context.tsx';

interface Slot {
  /** True once the tools are wanted. */
  readonly isReached: boolean;
  readonly onTray: (tray: HTMLElement | null) => void;
}

interface FieldToolsParts {
  /** What the element around label and control listens to. */
  readonly row: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onFocus'>;
  /** Stands beside the label: what the tools say of the answer, also while they are hidden. */
  readonly states: ReactNode;
  /** What {@link FieldToolsSlot} needs; null for a field without tools. */
  readonly slot: Slot | null;
}

/**
 * The tools of one field. They are not drawn with the form but when the field is pointed at or entered, and otherwise one
 * field after the other while the page is idle, so that a form of sixty texts is there at once.
 */
export function useFieldTools(field: ReportField): FieldToolsParts {
  const { tools } = useReportScreen();
  const [isReached, setReached] = useState(false);
  const [tray, onTray] = useState<HTMLElement | null>(null);
  const has = tools?.has(field) ?? false;
  useEffect(() => (has && !isReached ? whenIdle(() => setReached(true)) : undefined), [has, isReached]);
  if (!has) return { row: {}, states: null, slot: null };
  const reach = (): void => setReached(true);
  return {
    row: isReached ? {} : { onPointerEnter: reach, onFocus: reach },
    states: tray !== null && (
      <FieldToolTray value={tray}>
        <LateTools field={field} />
      </FieldToolTray>
    ),
    slot: { isReached, onTray },
  };
}

const NEVER = (): (() => void) => () => undefined;
const NOTHING = (): null => null;

function LateTools({ field }: { readonly field: ReportField }): ReactNode {
  const part = useReportScreen().tools?.part;
  const component = useSyncExternalStore(part?.subscribe ?? NEVER, part?.get ?? NOTHING);
  useEffect(() => {
    // What fails is tried again with the next field that is reached.
    part?.fetch().catch(() => undefined);
  }, [part]);
  return component === null ? null : createElement(component, { field });
}

/** Where the tools of a field stand: in the line of its label; in a narrow window behind a button. */
export function FieldToolsSlot({ isReached, onTray, name }: Slot & { readonly name: string }): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = ({ target }: PointerEvent): void => {
      const row = button.current?.parentElement;
      if (target instanceof Node && row?.contains(target) === false) close();
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (button.current?.parentElement?.contains(document.activeElement) !== true) return;
      event.preventDefault();
      close();
      button.current.focus();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('keydown', leave);
    };
  }, [isOpen, close]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={t`Outils\u00A0: ${name}`}
        className="col-start-2 row-start-1 mb-1 min-h-7 min-w-11 self-center rounded-control text-lg leading-none font-bold text-muted aria-expanded:bg-accent-soft sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </button>
      {isReached && (
        <div
          ref={onTray}
          className={classNames(
            'flex flex-wrap items-center gap-2',
            'max-sm:absolute max-sm:inset-x-0 max-sm:top-9 max-sm:z-10 max-sm:justify-end max-sm:rounded-control max-sm:border max-sm:border-line-strong max-sm:bg-raised max-sm:p-2 max-sm:shadow-lg max-sm:[&>button]:min-h-11',
            !isOpen && 'max-sm:hidden',
            'sm:col-start-2 sm:row-start-1 sm:mb-1 sm:self-center sm:justify-self-end-safe lg:w-max sm:opacity-0 sm:group-focus-within/field:opacity-100 sm:group-hover/field:opacity-100',
          )}
        />
      )}
    </>
  );
}
