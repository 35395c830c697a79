import { Plural, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../shared/ui/button.tsx';

/** A reason that the report keeps and that no line of the review has. */
export interface UnusedReason {
  readonly id: string;
  readonly reason: string;
}

/** Reasons whose passages have changed: they hold again where the passage is as it was, and can be taken back. */
export function UnusedReasons({
  reasons,
  onRemove,
}: {
  readonly reasons: readonly UnusedReason[];
  /** Null for whom may not. */
  readonly onRemove: ((id: string) => void) | null;
}): ReactNode {
  const { t } = useLingui();
  const note = useRef<HTMLParagraphElement>(null);
  if (reasons.length === 0) return null;
  const remove = (id: string): void => {
    flushSync(() => onRemove?.(id));
    // The button that was pressed is gone.
    (note.current ?? document.getElementById('review-title'))?.focus();
  };
  return (
    <div className="text-sm text-muted print:hidden">
      <p ref={note} tabIndex={-1} className="outline-none">
        <Plural
          value={reasons.length}
          one="# raison n’a plus de ligne : sa phrase a changé. Elle vaudra de nouveau si la phrase redevient la même."
          other="# raisons n’ont plus de ligne : leur phrase a changé. Elles vaudront de nouveau si la phrase redevient la même."
        />
      </p>
      <ul className="mt-1">
        {reasons.map(({ id, reason }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 break-words">{reason}</span>
            {onRemove !== null && (
              <Button
                size="small"
                variant="ghost"
                className="max-sm:min-h-11"
                aria-label={t`Retirer la raison : ${reason}`}
                onClick={() => remove(id)}
              >
                {t`Retirer`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
