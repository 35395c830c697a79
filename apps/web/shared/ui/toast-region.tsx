import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { currentToast, subscribeToToast } from './toast.ts';
import type { ShownToast } from './toast.ts';
import { useToastBehaviour } from './use-toast-behaviour.ts';

function ToastCard({
  toast,
  onClose,
}: {
  readonly toast: ShownToast;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const isDestructive = toast.look === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  const { action } = toast;
  return (
    <div
      className={classNames(
        'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-card border bg-raised p-3 shadow-lift',
        isDestructive ? 'border-danger' : 'border-line-strong',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-5 shrink-0', isDestructive ? 'text-danger' : 'text-ok')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description !== undefined && <p className="text-muted">{toast.description}</p>}
        {action !== undefined && (
          <Button
            size="small"
            className="mt-2"
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={t`Fermer la notification`} onClick={onClose} className="-mt-1 -mr-1">
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}

/**
 * Where the one toast appears. The region is always in the page, so that assistive technology announces what enters it:
 * politely, or at once when it is destructive. Pointing at it or focusing it holds it.
 */
export function ToastRegion(): ReactNode {
  const { t } = useLingui();
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  const region = useRef<HTMLElement>(null);
  const close = useToastBehaviour(region);
  const card = toast === null ? null : <ToastCard key={toast.id} toast={toast} onClose={close} />;
  const isDestructive = toast?.look === 'destructive';
  return (
    <section
      ref={region}
      aria-label={t`Notifications`}
      data-react-aria-top-layer="true"
      data-toasts
      // The buttons of a dialog stand at its bottom, on the right: a toast must not lie over them.
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-end p-4 in-data-dialog:justify-start max-sm:in-data-dialog:top-0 max-sm:in-data-dialog:bottom-auto print:hidden"
    >
      <output className="contents">{isDestructive ? null : card}</output>
      <div role="alert" className="contents">
        {isDestructive ? card : null}
      </div>
    </section>
  );
}
