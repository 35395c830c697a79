import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { useToastHeight } from './use-toast-height.ts';

const WIDTHS = { narrow: 'max-w-md', normal: 'max-w-xl', wide: 'max-w-4xl' } as const;

let openDialogs = 0;

/**
 * Marks the page while a dialog is open. Not by a selector that looks for one: the browser would look again, and style
 * the whole page anew, at every change of it.
 */
function useOpenMark(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    openDialogs += 1;
    root.toggleAttribute('data-dialog', true);
    return () => {
      openDialogs -= 1;
      root.toggleAttribute('data-dialog', openDialogs > 0);
    };
  }, []);
}

/**
 * What a dialog holds. The library gives the dialog the focus by itself, but waits for every transition of the page where
 * it takes the press for one of a screen reader, and one of them may never end: a frame later the focus is taken here.
 * Not sooner, or the library would not know where to give it back.
 */
function Content({ children }: { readonly children: ReactNode }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useOpenMark();
  useEffect(() => {
    const dialog = element.current?.closest<HTMLElement>('[role$=dialog]') ?? null;
    if (dialog === null) return undefined;
    const take = (): void => {
      const { activeElement } = document;
      // What stands over the dialog, such as a toast or another dialog, keeps it.
      const isNowhere = activeElement === null || activeElement === document.body;
      if (dialog.isConnected && isNowhere) dialog.focus({ preventScroll: true });
    };
    let frame = requestAnimationFrame(() => {
      if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
    });
    // For some readers the library takes the focus away and gives it back half a second later, after the same wait.
    const regain = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(take);
    };
    dialog.addEventListener('focusout', regain);
    return () => {
      cancelAnimationFrame(frame);
      dialog.removeEventListener('focusout', regain);
    };
  }, []);
  return (
    <div ref={element} className="min-h-0 overflow-y-auto px-5 py-4">
      {children}
    </div>
  );
}

/** What {@link DialogProps} describe, once its code is there. */
export function ModalDialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  role = 'dialog',
  width = 'normal',
}: DialogProps): ReactNode {
  const { t } = useLingui();
  const modal = useRef<HTMLDivElement>(null);
  useToastHeight(modal);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      isDismissable={role === 'dialog' && onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      className="fixed inset-0 z-40 flex items-end justify-center bg-veil sm:items-center sm:p-4"
    >
      <Modal
        // A tall dialog leaves room for the toast: above it on a phone, below it, and as much above, where it is centred.
        ref={modal}
        className={classNames(
          'flex max-h-[max(50%,calc(100%-var(--toast-height,0px)))] sm:max-h-[max(50%,calc(100%-2*var(--toast-height,0px)))] xl:max-h-full w-full flex-col rounded-t-card border border-line bg-surface shadow-lift sm:rounded-card',
          WIDTHS[width],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <header className="flex items-start justify-between gap-3 border-b border-line px-5 py-3">
            <Heading slot="title" level={2} className="pt-1 text-xl font-bold">
              {title}
            </Heading>
            {onClose !== undefined && (
              <IconButton label={t`Fermer`} onClick={onClose} className="-mr-2">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </header>
          <Content>{children}</Content>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
