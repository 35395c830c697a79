import { useLingui } from '@lingui/react/macro';
import { ClipboardPlus, Copy, Play, Square, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';

export interface RecordActionsProps {
  /** What is copied and inserted. */
  readonly text: string;
  readonly isHearing: boolean;
  /** Null where no audio is left. */
  readonly onPlay: (() => void) | null;
  readonly onStop: () => void;
  /** Null where the section cannot be reached from this page. */
  readonly onInsert: (() => void) | null;
  readonly onErase: () => void;
}

/** What can be done with a stored dictation as a whole. */
export function RecordActions(props: RecordActionsProps): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const { text, isHearing, onPlay, onInsert } = props;
  const icon = 'size-4';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: t`Texte copié` }),
      () =>
        showToast({ title: message('error'), description: message('clipboardFailed'), look: 'destructive' }),
    );
  return (
    <div className="flex flex-wrap gap-2">
      {onPlay !== null && (
        <Button
          icon={
            isHearing ? (
              <Square aria-hidden="true" className={icon} />
            ) : (
              <Play aria-hidden="true" className={icon} />
            )
          }
          onClick={isHearing ? props.onStop : onPlay}
        >
          {isHearing ? t`Arrêter l’écoute` : t`Tout écouter`}
        </Button>
      )}
      {text !== '' && (
        <Button icon={<Copy aria-hidden="true" className={icon} />} onClick={() => void copy()}>
          {t`Copier le texte`}
        </Button>
      )}
      {text !== '' && onInsert !== null && (
        <Button icon={<ClipboardPlus aria-hidden="true" className={icon} />} onClick={onInsert}>
          {t`Insérer dans la section`}
        </Button>
      )}
      {onPlay !== null && (
        <Button
          variant="ghost"
          className="sm:ml-auto"
          icon={<Trash2 aria-hidden="true" className={icon} />}
          onClick={props.onErase}
        >
          {t`Effacer l’audio`}
        </Button>
      )}
    </div>
  );
}
