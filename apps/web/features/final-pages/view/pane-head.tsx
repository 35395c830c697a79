import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, FileDown, Link2, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

export interface PaneHeadProps {
  readonly headingId: string;
  /** Undefined until there are pages. */
  readonly pageText: string | undefined;
  /** Whether the pane lies over the form rather than beside it. */
  readonly isOver: boolean;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  readonly zoom: { readonly canReduce: boolean; readonly canEnlarge: boolean };
  readonly onZoom: (step: 1 | -1) => void;
  readonly isPdfPending: boolean;
  readonly onPdf: () => void;
  readonly onClose: () => void;
}

/** What the pane is, which page is read, and what can be done with it. */
export function PaneHead(props: PaneHeadProps): ReactNode {
  const { t } = useLingui();
  const { headingId, pageText, isOver, isFollowing, onFollow, zoom, onZoom } = props;
  return (
    <div className="fp-head">
      {isOver && (
        <Button
          variant="ghost"
          className="px-2"
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          onClick={props.onClose}
        >
          {t`Retour au formulaire`}
        </Button>
      )}
      <h2 id={headingId} tabIndex={-1} className="font-semibold outline-none">
        {t`Rapport final`}
      </h2>
      <p className="text-sm text-muted tabular-nums">{pageText}</p>
      <span className="flex-1" />
      {!isOver && (
        <button
          type="button"
          aria-pressed={isFollowing}
          title={t`suit le curseur`}
          onClick={() => onFollow(!isFollowing)}
          className={classNames(
            'fp-follow inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold',
            isFollowing ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-accent-text',
          )}
        >
          <Link2 aria-hidden="true" className="size-4" />
          <span>{t`suit le curseur`}</span>
        </button>
      )}
      <IconButton label={t`Réduire`} isUnavailable={!zoom.canReduce} onClick={() => onZoom(-1)}>
        <ZoomOut aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label={t`Agrandir`} isUnavailable={!zoom.canEnlarge} onClick={() => onZoom(1)}>
        <ZoomIn aria-hidden="true" className="size-4" />
      </IconButton>
      <Button
        variant="ghost"
        size="small"
        className="min-h-9"
        title={t`Exporter en PDF`}
        icon={<FileDown aria-hidden="true" className="size-4" />}
        isPending={props.isPdfPending}
        onClick={props.onPdf}
      >
        PDF
      </Button>
      {!isOver && (
        <IconButton label={t`Fermer le rapport final`} onClick={props.onClose}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
