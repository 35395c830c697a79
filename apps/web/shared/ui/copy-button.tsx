import { COPIED_MS } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../i18n/localised.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { showToast } from './toast.ts';

/** Copies a text and says so for two seconds. */
export function CopyButton({
  label,
  read,
  size = 'normal',
}: {
  readonly label: string;
  readonly read: () => string;
  readonly size?: NonNullable<ButtonProps['size']>;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(read());
      setCopied(true);
    } catch {
      showToast({ title: say('clipboardFailed'), look: 'destructive' });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button size={size} icon={<Icon aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t`Copié` : label}</span>
    </Button>
  );
}
