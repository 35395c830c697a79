import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { EngineMark } from '../engine-mark.tsx';
import { CopyButton } from './copy-button.tsx';

/** The foot of every proposal: who made it, leave it, copy it, or take it; taking it despite a changed fact looks so. */
export function ProposalFooter({
  isFaithful,
  isEmpty = false,
  apply,
  read,
  onApply,
  onClose,
}: {
  readonly isFaithful: boolean;
  /** True when there is nothing to take. */
  readonly isEmpty?: boolean;
  /** What the main button says. */
  readonly apply: ReactNode;
  /** The text to copy. */
  readonly read: () => string;
  readonly onApply: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <span className="mr-auto self-center">
        <EngineMark isLong />
      </span>
      <Button onClick={onClose}>{t`Annuler`}</Button>
      <CopyButton label={t`Copier`} read={read} />
      <Button variant={isFaithful ? 'primary' : 'danger'} disabled={isEmpty} onClick={onApply}>
        {apply}
      </Button>
    </>
  );
}
