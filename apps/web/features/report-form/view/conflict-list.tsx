import { NORMALS, OPTION_SETS, choiceLabel } from '@constat/report/catalogue';
import { listInWords } from '@constat/report/document/list-in-words';
import { statedWord } from '@constat/report/document/stated-word';
import { isSamePlace, joinTexts } from '@constat/report/merge';
import type { WaitingConflict } from '@constat/report/sync';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { createLazyPart, useLatePart } from '../../../shared/ui/lazy-part.ts';
import { jumpToEntry } from './jump-to-entry.ts';
import { CONFLICTS_HEADING, showConflicts } from './show-conflicts.ts';
import type { MarkedTexts } from './marked-text.tsx';
import { useAnswer, useReportScreen, useReportState, useReportType } from './report-context.tsx';

// The comparison of words is large, and most reports never need it.
const marked = createLazyPart(async () => (await import('./marked-text.tsx')).MarkedText);

/** One of two texts; once the comparison has arrived, with the words marked that the other one does not have. */
function MarkedText({ kind, ...texts }: MarkedTexts & { readonly kind: WaitingConflict['kind'] }): ReactNode {
  const { t } = useLingui();
  const shown = useLatePart(marked, texts);
  if (texts.text === '') return <em className="text-muted">{t`Rien`}</em>;
  if (kind !== 'text' && kind !== 'line' && kind !== 'list') return <strong>{texts.text}</strong>;
  return shown ?? texts.text;
}

/** What an answer reads as: the label of a choice, yes or no for a box, the items of a list in words. */
function useAnswerText(): (conflict: WaitingConflict, text: string) => string {
  const { t } = useLingui();
  const type = useReportType();
  const { language } = useLanguage();
  const reportLanguage = useReportState(({ meta }) => meta.reportLanguage);
  return ({ part, id, kind }, text) => {
    if (kind === 'flag') return text === 'true' ? t`Oui` : t`Non`;
    const field = part === 'answer' ? type.field(id) : undefined;
    const list = field && listInWords(field, text, reportLanguage);
    if (list !== undefined) return list.items.join('\n');
    if (text === '' || field?.options === undefined || !(field.options in OPTION_SETS)) return text;
    return choiceLabel(field, text, language);
  };
}

/** Where a conflict stands, in words. */
function usePlaceName(): (conflict: WaitingConflict) => string {
  const { t } = useLingui();
  const localised = useLocalised();
  const type = useReportType();
  return ({ part, id }) => {
    if (part === 'title') return t`Titre du brouillon`;
    if (part === 'normal') return t`Normale : ${localised(NORMALS[id].label)}`;
    const section = type.sectionOf(id);
    const label = localised(type.field(id)?.label ?? { fr: id, en: id });
    return section === undefined ? label : `${section.number}. ${localised(section.title)} · ${label}`;
  };
}

/** What stands here at a place, also while it is typed in. */
function useTextHere(conflict: WaitingConflict): string {
  const { report } = useReportScreen();
  useAnswer(conflict.part === 'answer' ? conflict.id : 'patientName');
  useReportState((state) => state.title);
  useReportState((state) => state.meta);
  return report.textAt(conflict);
}

function Side({
  title,
  choice,
  onChoose,
  children,
}: {
  readonly title: string;
  readonly choice: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2 rounded-control border border-line-strong bg-raised p-3">
      <h4 className="text-sm font-semibold text-muted">{title}</h4>
      <p className="max-h-64 flex-1 overflow-y-auto break-words whitespace-pre-wrap">{children}</p>
      <Button size="small" className="self-start" onClick={onChoose}>
        {choice}
      </Button>
    </div>
  );
}

function ConflictItem({ conflict }: { readonly conflict: WaitingConflict }): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const name = usePlaceName()(conflict);
  const read = useAnswerText();
  const id = useId();
  const mine = useTextHere(conflict);
  const { kind, theirs, source } = conflict;
  const { reportLanguage } = report.getState().meta;
  // An angle that is said to be normal holds no text.
  const isStated = {
    mine: conflict.part === 'answer' && report.isStatedNormal(conflict.id),
    theirs: conflict.part === 'answer' && theirs === '' && report.isStatedElsewhere(conflict.id),
  };
  const shown = {
    mine: isStated.mine ? statedWord(reportLanguage) : read(conflict, mine),
    theirs: isStated.theirs ? statedWord(reportLanguage) : read(conflict, theirs),
  };
  const joined = joinTexts({ kind, mine, theirs });
  const settle = (text: string): void => {
    report.settle(conflict, text);
    // The next one takes the focus; after the last one the field does.
    if (report.getState().conflicts.length > 0) showConflicts();
    else if (conflict.part === 'answer') jumpToEntry(conflict.id);
  };
  return (
    <li aria-labelledby={id} className="py-4 first:pt-0 last:pb-0">
      <h3 id={id} className="mb-2 font-semibold">
        {name}
      </h3>
      <div className="flex flex-wrap gap-3">
        <Side title={t`Ici`} choice={t`Garder ce texte`} onChoose={() => settle(mine)}>
          <MarkedText text={shown.mine} other={shown.theirs} kind={kind} />
        </Side>
        <Side
          title={source === 'tab' ? t`Dans un autre onglet` : t`Sur le serveur, écrit ailleurs`}
          choice={t`Prendre celui-ci`}
          onChoose={() => settle(theirs)}
        >
          <MarkedText text={shown.theirs} other={shown.mine} kind={kind} />
        </Side>
      </div>
      {joined !== null && joined !== mine && joined !== theirs && (
        <Button size="small" className="mt-3" onClick={() => settle(joined)}>
          {t`Garder les deux, l’un après l’autre`}
        </Button>
      )}
    </li>
  );
}

/** The places that were changed both here and elsewhere, with both texts side by side. */
export function ConflictList({ conflicts }: { readonly conflicts: readonly WaitingConflict[] }): ReactNode {
  const places = conflicts.filter(
    (one, index) => conflicts.findIndex((other) => isSamePlace(one, other)) === index,
  ).length;
  const { fields } = useReportType();
  // The title and the normals come before the fields, which come in order of the page.
  const orderOf = (conflict: WaitingConflict): number => fields.findIndex(({ id }) => id === conflict.id);
  const inOrder = conflicts.toSorted((one, other) => orderOf(one) - orderOf(other));
  return (
    <section
      aria-labelledby={CONFLICTS_HEADING}
      className="mb-4 rounded-card border border-danger bg-surface p-3 sm:p-4 print:hidden"
    >
      <h2 id={CONFLICTS_HEADING} tabIndex={-1} className="text-lg font-bold text-danger">
        <Plural
          value={places}
          one="Un texte a aussi changé ailleurs"
          other="# textes ont aussi changé ailleurs"
        />
      </h2>
      <p className="mb-3 text-sm">
        <Trans>
          Les deux textes sont conservés. Choisissez celui qui reste; l’autre se retrouve pendant 24 heures
          dans les textes remplacés.
        </Trans>
      </p>
      <ul className="divide-y divide-line">
        {inOrder.map((conflict) => (
          <ConflictItem key={`${conflict.part} ${conflict.id} ${conflict.theirs}`} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}
