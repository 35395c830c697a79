import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileAudio, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

/** Says beside a field that what was pasted looks dictated. It takes neither the focus nor a key. */
export function PastedNotice({
  name,
  onWrite,
  onDismiss,
}: {
  readonly name: string;
  readonly onWrite: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <fieldset
      aria-label={t`Texte dicté\u00A0: ${name}`}
      className="inline-flex flex-wrap items-center gap-1.5 rounded-control border border-accent bg-accent-soft pl-2 text-sm"
    >
      <FileAudio aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
      <output className="font-semibold">{t`Ce texte semble dicté`}</output>
      <Button size="small" variant="ghost" className="underline" onClick={onWrite}>
        {t`Écrire la ponctuation et les nombres`}
      </Button>
      <IconButton label={t`Laisser le texte tel quel\u00A0: ${name}`} className="size-7" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </fieldset>
  );
}

/** Stands above the proposal of a written transcript: why it is offered, what was left, and how to do without. */
export function TranscriptNotice({
  doubtful,
  language,
  onSkip,
}: {
  readonly doubtful: readonly string[];
  readonly language: 'fr' | 'en';
  /** Formats the text without writing its punctuation; absent where no format was asked for. */
  readonly onSkip?: (() => void) | undefined;
}): ReactNode {
  const { t } = useLingui();
  return (
    <Notice className="mb-3">
      <p className="font-semibold">
        <Trans>Ce texte semble dicté : voici sa ponctuation et ses nombres écrits.</Trans>
      </p>
      {doubtful.length > 0 && (
        <>
          <p className="mt-1">
            <Plural
              value={doubtful.length}
              one="# passage peut se lire de deux façons et reste tel que dit :"
              other="# passages peuvent se lire de deux façons et restent tels que dits :"
            />
          </p>
          <ul className="max-h-32 list-disc overflow-y-auto pl-5" lang={language}>
            {doubtful.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {onSkip !== undefined && (
        <Button size="small" className="mt-2" onClick={onSkip}>
          {t`Mettre en forme le texte tel quel`}
        </Button>
      )}
    </Notice>
  );
}
