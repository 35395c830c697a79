import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { listInWords } from '@constat/report/document/list-in-words';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { excerpt } from '../state/excerpt.ts';
import type { ReplacedReport, ReplacingAct } from '../state/replaced-report.ts';
import { useReportScreen } from './report-context.tsx';

/** What an act that replaced text is called. */
function useActName(): (act: ReplacingAct | null) => string {
  const { t } = useLingui();
  return (act) => {
    const names: Readonly<Record<ReplacingAct, string>> = {
      cleared: t`Formulaire effacé`,
      begun: t`Nouvelle visite`,
      loaded: t`Autre formulaire chargé`,
      broughtBack: t`Texte plus ancien récupéré`,
      undone: t`Annulation`,
      dictated: t`Dictée insérée`,
      improved: t`Formulation améliorée`,
      formatted: t`Texte mis en forme`,
      distributed: t`Texte réparti`,
      concluded: t`Conclusion insérée`,
      phrased: t`Phrase insérée`,
      template: t`Modèle inséré`,
      normals: t`Valeurs normales inscrites`,
      gender: t`Genre accordé`,
      chosen: t`Choix entre deux textes`,
      cited: t`Référence insérée`,
    };
    return act === null ? t`Texte remplacé` : names[act];
  };
}

const FIELDS_SHOWN = 3;

/** One field that lost its text: where it is, and how that text begins. */
function ReplacedField({
  record,
  id,
}: {
  readonly record: ReplacedReport['record'];
  readonly id: FieldId;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const type = REPORT_TYPES.of(record);
  const section = type.sectionOf(id)?.number;
  const field = type.field(id);
  const label = field?.label;
  const text = String(record.formData[id] ?? '');
  const list = field && listInWords(field, text, record.meta.reportLanguage);
  const beginning = list?.summary ?? excerpt(text);
  return (
    <li>
      <span className="text-sm text-muted">
        {section !== undefined && t`Section ${section}`} · {label === undefined ? id : localised(label)}
      </span>
      <span className="block break-words">{t`«\u00A0${beginning}\u00A0»`}</span>
    </li>
  );
}

function EntryRow({
  entry,
  onBringBack,
}: {
  readonly entry: ReplacedReport;
  readonly onBringBack: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const { language } = useLanguage();
  const act = useActName()(entry.act);
  const { record, fields } = entry;
  const isPart = report.holdsFieldsOf(entry);
  const name = record.formData.patientName ?? record.title ?? t`Sans nom`;
  const moment = formatMoment(entry.replacedAt, language);
  const more = fields.length - FIELDS_SHOWN;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 px-3 py-2.5 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{act}</p>
        <p className="text-sm text-muted">
          {moment}
          {!isPart && (
            <>
              {' · '}
              {name}
              {' · '}
              <Plural
                value={Object.keys(record.formData).length}
                one="# champ rempli"
                other="# champs remplis"
              />
            </>
          )}
        </p>
        {fields.length > 0 && (
          <ul className="mt-1 space-y-1 border-l-2 border-line pl-3">
            {fields.slice(0, FIELDS_SHOWN).map((id) => (
              <ReplacedField key={id} id={id} record={record} />
            ))}
            {more > 0 && (
              <li className="text-sm text-muted">
                <Plural value={more} one="et # autre champ" other="et # autres champs" />
              </li>
            )}
          </ul>
        )}
      </div>
      <Button size="small" className="shrink-0" onClick={onBringBack}>
        <span>
          {isPart ? (
            <Plural value={fields.length} one="Récupérer ce champ" other="Récupérer ces champs" />
          ) : (
            t`Récupérer le rapport`
          )}
          <span className="sr-only">
            {' '}
            ({act}, {moment})
          </span>
        </span>
      </Button>
    </li>
  );
}

/** What was cleared or replaced on this device during the last 24 hours, by what act, and the way back. */
export function ReplacedDialog({
  isOpen,
  onBringBack,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onBringBack: (entry: ReplacedReport) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const entries = isOpen ? report.replaced() : [];
  return (
    <Dialog title={t`Textes remplacés`} isOpen={isOpen} onClose={onClose}>
      <p className="mb-3 text-muted">{t`Ce qui a été effacé ou remplacé reste sur cet appareil pendant 24 heures.`}</p>
      {entries.length === 0 ? (
        <EmptyState title={t`Rien à récupérer`} />
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onBringBack={() => onBringBack(entry)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
