import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';

/** The form of one command. It takes the focus: the physician has just asked for it. */
export function FormFrame({
  title,
  canSave,
  onSave,
  onCancel,
  children,
}: {
  readonly title: string;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      aria-label={title}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) onSave();
      }}
    >
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t({ message: 'Annuler', context: 'cancel' })}</Button>
        <Button type="submit" variant="primary" disabled={!canSave}>
          {t`Sauvegarder la commande`}
        </Button>
      </div>
    </form>
  );
}
