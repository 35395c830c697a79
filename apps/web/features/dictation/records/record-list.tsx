import type { RecordingItem } from '@constat/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { selectClass } from '../../../shared/ui/controls.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { useSectionNames } from '../section-names.ts';
import { SECTION_IDS, isSectionId } from '../sections.ts';
import type { SectionId } from '../sections.ts';
import { useLength } from '../use-length.ts';
import { isErasedSoon } from './erased-soon.ts';

export interface RecordListProps {
  /** Newest first. */
  readonly recordings: readonly RecordingItem[];
  /** The section whose dictations are shown; null for all. */
  readonly section: SectionId | null;
  readonly onSection: (section: SectionId | null) => void;
  /** The dictation that was open before, whose button takes the focus. */
  readonly last: string | null;
  readonly onOpen: (id: string) => void;
}

/** The dictations of the report, each with what is left to do in it and what is kept of it. */
export function RecordList({ recordings, section, last, onSection, onOpen }: RecordListProps): ReactNode {
  const { t } = useLingui();
  const names = useSectionNames();
  const shown = recordings.filter((recording) => section === null || recording.section === section);
  if (recordings.length === 0) {
    return (
      <EmptyState
        icon={<Mic aria-hidden="true" className="size-8" />}
        title={t`Aucune dictée pour ce dossier`}
      >
        <p>
          <Trans>
            Chaque dictée ajoutée au texte se retrouve ici, avec son audio tant qu’il est conservé.
          </Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <Field label={t`Section`} className="w-full max-w-md">
          {(control) => (
            <select
              {...control}
              className={selectClass}
              value={section ?? ''}
              onChange={({ target }) => onSection(isSectionId(target.value) ? target.value : null)}
            >
              <option value="">{t`Toutes les sections`}</option>
              {SECTION_IDS.map((id) => (
                <option key={id} value={id}>
                  {names[id]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <output className="text-muted">
          <Plural value={shown.length} one="# dictée" other="# dictées" />
        </output>
      </div>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {shown.map((recording) => (
          <RecordRow
            key={recording.id}
            recording={recording}
            name={names[recording.section]}
            takesFocus={recording.id === last}
            onOpen={() => onOpen(recording.id)}
          />
        ))}
      </ul>
    </>
  );
}

function RecordRow({
  recording,
  name,
  takesFocus,
  onOpen,
}: {
  readonly recording: RecordingItem;
  readonly name: string;
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const lengthOf = useLength();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const { doubtful, withoutText } = recording;
  const moment = formatMoment(recording.startedAt, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{name}</p>
        <p className="text-muted tabular-nums">
          {moment} · {lengthOf(recording.durationMs)}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {doubtful > 0 && (
            <Badge look="warn">
              <Plural value={doubtful} one="# mot douteux" other="# mots douteux" />
            </Badge>
          )}
          {withoutText > 0 && (
            <Badge look="danger">
              <Plural value={withoutText} one="# segment sans texte" other="# segments sans texte" />
            </Badge>
          )}
          <AudioState recording={recording} />
        </div>
      </div>
      <Button ref={button} onClick={onOpen}>
        {t`Ouvrir`}
        <span className="sr-only">
          {name}, {moment}
        </span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

/** Whether the audio is there, and until when. */
function AudioState({ recording }: { readonly recording: RecordingItem }): ReactNode {
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const { withAudio, keptUntil, audioErasedAt, erasedAt } = recording;
  const day = (iso: string | null): string => (iso === null ? '' : formatDay(iso, language));
  const [until, audioGone, gone] = [day(keptUntil), day(audioErasedAt), day(erasedAt)];
  if (erasedAt !== null)
    return (
      <span>
        <Trans>Audio et transcription effacés le {gone}</Trans>
      </span>
    );
  if (isErasedSoon(recording, now))
    return (
      <Badge look="warn">
        <Trans>Audio bientôt effacé : conservé jusqu’au {until}</Trans>
      </Badge>
    );
  if (withAudio > 0)
    return (
      <span>
        <Trans>Audio conservé jusqu’au {until}</Trans>
      </span>
    );
  return (
    <span>
      <Trans>
        Audio effacé le {audioGone}; texte conservé jusqu’au {until}
      </Trans>
    </span>
  );
}
