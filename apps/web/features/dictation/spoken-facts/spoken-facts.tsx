import type { Recording } from '@constat/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Check, Play, TriangleAlert, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useRecordPlayer } from '../records/use-record-player.ts';
import { useSectionNames } from '../section-names.ts';
import { isSectionId, SECTION_FIELDS } from '../sections.ts';
import { settleFacts } from './spoken-facts-api.ts';
import type { Quote, SpokenLine, SpokenRecord } from './spoken-lines.ts';
import type { FoundSpokenFacts } from './use-spoken-facts.ts';

/** Brings a field of the form into view; a range of its text is selected. */
type Show = (field: string, range?: { readonly start: number; readonly end: number }) => void;

export interface SpokenFactsProps {
  readonly found: FoundSpokenFacts;
  readonly onShow: Show;
}

/** What was dictated for the report and is not in it: heard, looked up in its section, or settled, by one press each. */
export function SpokenFacts({ found: { records, unread }, onShow }: SpokenFactsProps): ReactNode {
  const { t } = useLingui();
  const absent = linesOf(records, (line) => line.printed === null);
  const edited = linesOf(records, (line) => line.printed !== null);
  return (
    <>
      {absent.length > 0 && (
        <section className="rounded-control border-l-4 border-warn bg-warn-soft px-4 py-3">
          <h3 className="flex items-start gap-2 font-bold">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            <span>{t`Dicté, absent du rapport`}</span>
          </h3>
          <RecordLists records={absent} onShow={onShow} />
        </section>
      )}
      {edited.length > 0 && (
        <section>
          <h3 className="font-bold">{t`Dicté autrement`}</h3>
          <p className="text-sm text-muted">{t`Le rapport donne une autre valeur que la dictée.`}</p>
          <RecordLists records={edited} onShow={onShow} />
        </section>
      )}
      {unread > 0 && (
        <p className="text-sm text-muted">
          <Plural
            value={unread}
            one="# dictée n’a pas pu être lue; elle n’est pas comparée au rapport."
            other="# dictées n’ont pas pu être lues; elles ne sont pas comparées au rapport."
          />
        </p>
      )}
    </>
  );
}

function linesOf(
  records: readonly SpokenRecord[],
  isWanted: (line: SpokenLine) => boolean,
): readonly SpokenRecord[] {
  return records
    .map(({ recording, lines }) => ({ recording, lines: lines.filter(isWanted) }))
    .filter(({ lines }) => lines.length > 0);
}

function RecordLists({
  records,
  onShow,
}: {
  readonly records: readonly SpokenRecord[];
  readonly onShow: Show;
}): ReactNode {
  return (
    <ul className="mt-1 space-y-3">
      {records.map((record) => (
        <li key={record.recording.id}>
          <RecordLines record={record} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

function RecordLines({
  record: { recording, lines },
  onShow,
}: {
  readonly record: SpokenRecord;
  readonly onShow: Show;
}): ReactNode {
  const names = useSectionNames();
  const { language } = useLanguage();
  const player = useRecordPlayer(recording.id);
  const spoken = formatMoment(recording.startedAt, language);
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        {names[recording.section]} · {spoken}
      </p>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <LineItem
            key={line.facts.join(' ')}
            line={line}
            recordingId={recording.id}
            onPlay={() => line.at !== null && player.playWord(line.at)}
            onShow={wayTo(line, recording, onShow)}
          />
        ))}
      </ul>
    </>
  );
}

/** Leads to where the passage belongs; null where nothing of the report tells. */
function wayTo({ printed }: SpokenLine, { section }: Recording, onShow: Show): (() => void) | null {
  if (printed !== null) return () => onShow(printed.field, printed);
  return isSectionId(section) ? () => onShow(SECTION_FIELDS[section]) : null;
}

function LineItem({
  line,
  recordingId,
  onPlay,
  onShow,
}: {
  readonly line: SpokenLine;
  readonly recordingId: string;
  readonly onPlay: () => void;
  readonly onShow: (() => void) | null;
}): ReactNode {
  const { t } = useLingui();
  const [isSettled, setSettled] = useState(false);
  const words = line.quote.map(({ text }) => text).join(' ');
  const mine = line.printed === null ? t`Retiré par moi` : t`Changé par moi`;
  const told = useRef(Promise.resolve());
  const settle = (next: boolean) => {
    setSettled(next);
    // One press after another, so that the last one counts.
    told.current = told.current
      .then(() => settleFacts(recordingId, line.facts, next))
      .catch(() => {
        setSettled(!next);
        showToast({ title: t`Le choix n’a pas pu être gardé`, look: 'destructive' });
      });
  };
  return (
    <li className="py-2">
      <p className={isSettled ? 'text-muted' : ''}>
        <Quoted quote={line.quote} isDimmed={isSettled} />
      </p>
      {line.printed !== null && (
        <p className="text-sm text-muted">
          <Trans>Au rapport :</Trans> <Quoted quote={line.printed.quote} isDimmed={isSettled} />
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {line.at !== null && (
          <Button
            size="small"
            icon={<Play aria-hidden="true" className="size-4" />}
            aria-label={t`Écouter « ${words} »`}
            onClick={onPlay}
          >
            {t`Écouter`}
          </Button>
        )}
        {onShow !== null && (
          <Button
            size="small"
            icon={<ArrowRight aria-hidden="true" className="size-4" />}
            aria-label={t`Aller à la section : « ${words} »`}
            onClick={onShow}
          >
            {t`Aller à la section`}
          </Button>
        )}
        <Button
          size="small"
          aria-label={isSettled ? t`Annuler : « ${words} »` : t`${mine} : « ${words} »`}
          icon={
            isSettled ? (
              <Undo2 aria-hidden="true" className="size-4" />
            ) : (
              <Check aria-hidden="true" className="size-4" />
            )
          }
          onClick={() => settle(!isSettled)}
        >
          {isSettled ? t({ message: 'Annuler', context: 'undo' }) : mine}
        </Button>
        <output className="text-sm text-muted">
          {isSettled && t`Noté; ce passage ne sera plus signalé.`}
        </output>
      </div>
    </li>
  );
}

function Quoted({ quote, isDimmed }: { readonly quote: Quote; readonly isDimmed: boolean }): ReactNode {
  const { t } = useLingui();
  const open = t({ message: '« ', context: 'opens a quotation' });
  const close = t({ message: ' »', context: 'closes a quotation' });
  return (
    <>
      {open}
      {quote.map(({ text, isFact }, at) => (
        // Pieces never change their places.
        <span key={at}>
          {at > 0 && !/^[\s,.;:]/u.test(text) && !/\s$/u.test(quote[at - 1]?.text ?? '') && ' '}
          {isFact ? (
            <mark
              className={
                isDimmed
                  ? 'bg-transparent text-inherit'
                  : 'bg-transparent font-bold text-inherit underline decoration-warn decoration-2 underline-offset-4'
              }
            >
              {text}
            </mark>
          ) : (
            text
          )}
        </span>
      ))}
      {close}
    </>
  );
}
