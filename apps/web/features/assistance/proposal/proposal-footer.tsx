import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { EngineMark } from '../engine-mark.tsx';
import { AcceptedTexts } from './accepted-texts.ts';
import type { Proposal } from './accepted-texts.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';

/**
 * The foot of every proposal: how much differs, in sight wherever the text above is scrolled to, who made it, and the
 * choice: leave it, copy it, or take it. Taking it despite a changed fact looks so.
 */
export function ProposalFooter({
  proposal,
  changes,
  isEmpty = false,
  apply,
  read,
  onApply,
  onClose,
  onReject,
}: {
  readonly proposal: Proposal;
  /** How many places differ, in words. */
  readonly changes: ReactNode;
  /** True when there is nothing to take. */
  readonly isEmpty?: boolean;
  /** What the main button says. */
  readonly apply: ReactNode;
  /** The text to copy. */
  readonly read: () => string;
  readonly onApply: (accepted: AcceptedTexts) => void;
  readonly onClose: () => void;
  /** Leaves the proposal for good; `onClose` then lets it wait. */
  readonly onReject?: () => void;
}): ReactNode {
  const { t } = useLingui();
  const facts = proposal.differences.length;
  return (
    <>
      <div className="mr-auto self-center">
        <p className="font-semibold">
          {changes}
          {', '}
          <Plural
            value={facts}
            _0="aucun fait différent trouvé"
            one="# fait différent"
            other="# faits différents"
          />
        </p>
        <EngineMark isLong isLocal={proposal.operation === 'writeTranscript'} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {onReject !== undefined && <Button variant="ghost" onClick={onReject}>{t`Écarter`}</Button>}
        <Button onClick={onClose}>{onReject === undefined ? t`Annuler` : t`Plus tard`}</Button>
        <CopyButton label={t`Copier`} read={read} />
        <Button
          variant={facts === 0 ? 'primary' : 'danger'}
          disabled={isEmpty}
          onClick={() => onApply(AcceptedTexts.byPress(proposal))}
        >
          {apply}
        </Button>
      </div>
    </>
  );
}

/** How many places of a text differ. */
export function ChangeCount({ count }: { readonly count: number }): ReactNode {
  return <Plural value={count} _0="Aucun changement" one="# changement" other="# changements" />;
}

/** What takes a proposal into its fields. */
export function ApplyLabel({ facts }: { readonly facts: number }): ReactNode {
  const { t } = useLingui();
  if (facts === 0) return t`Appliquer`;
  return <Plural value={facts} one="Appliquer malgré # différence" other="Appliquer malgré # différences" />;
}

/** Says that the text is no longer the one that the engine was given. */
export function MovedNotice(): ReactNode {
  return (
    <Notice look="warn" className="mb-3">
      <Trans>Le texte a changé depuis la demande; la proposition est comparée au texte présent.</Trans>
    </Notice>
  );
}
