import type { FieldId, Localised, ReportType } from '@constat/report/catalogue';
import type { SectionProgress } from '@constat/report/rules';
import { Plural, useLingui } from '@lingui/react/macro';
import { Circle, CircleCheckBig, CircleDashed, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { Badge } from '../../../../shared/ui/badge.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { useReportType } from '../report-context.tsx';
import { ProgressGauge } from '../../../../shared/ui/progress-gauge.tsx';
import { useProgress } from './use-progress.ts';

/** Names of missing fields that a row has room for. */
const NAMES_SHOWN = 3;

/** What stands over a field on the page: the title of its table, else its own label. */
function titleOf(type: ReportType, id: FieldId): Localised {
  const blocks = type.sections.flatMap(({ groups }) => groups).flatMap((group) => group.blocks);
  const table = blocks.find(
    (block) => block.kind === 'table' && block.rows.some(({ cells }) => cells.some((cell) => cell.id === id)),
  );
  return table?.kind === 'table' ? table.title : (type.field(id)?.label ?? { fr: id, en: id });
}

/** What a section that was begun still lacks, by name. */
function Missing({ progress }: { readonly progress: SectionProgress }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const type = useReportType();
  const { filled, missing } = progress;
  if (filled === 0 || missing.length === 0) return null;
  const names = missing.slice(0, NAMES_SHOWN).map((id) => localised(titleOf(type, id)));
  const list = missing.length > NAMES_SHOWN ? `${names.join(', ')}…` : names.join(', ');
  return <span className="block text-sm text-muted">{t`Il manque\u00A0: ${list}`}</span>;
}

function SectionRow({
  progress,
  onOpen,
}: {
  readonly progress: SectionProgress;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const section = useReportType().section(progress.id);
  if (section === undefined) return null;
  const { filled, unconfirmed, missing, isComplete, isExpected } = progress;
  const Icon = isComplete ? CircleCheckBig : filled > 0 ? CircleDot : unconfirmed > 0 ? CircleDashed : Circle;
  const [first] = missing;
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(filled > 0 && first !== undefined ? first : progress.id)}
        className="flex min-h-10 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-accent-soft"
      >
        <Icon
          aria-hidden="true"
          className={`size-4 shrink-0 ${filled > 0 ? 'text-accent-text' : 'text-line-strong'}`}
        />
        <span className="w-6 shrink-0 text-right font-serif text-muted tabular-nums">{section.number}</span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 sm:flex-nowrap">
          <span className="min-w-0 basis-full sm:flex-1 sm:basis-0">
            <span className={filled > 0 ? 'font-semibold' : undefined}>{localised(section.title)}</span>
            <Missing progress={progress} />
          </span>
          {unconfirmed > 0 && <Badge look="warn">{t`${unconfirmed} à confirmer`}</Badge>}
          <span className="shrink-0 text-sm text-muted sm:w-20 sm:text-right">
            {isComplete ? t`Complète` : filled > 0 ? t`Commencée` : isExpected ? t`Vide` : t`Facultative`}
          </span>
        </span>
      </button>
    </li>
  );
}

function Sections({ onJump }: { readonly onJump: (id: string) => void }): ReactNode {
  const progress = useProgress();
  const expected = progress.filter(({ isExpected }) => isExpected);
  const complete = expected.filter(({ isComplete }) => isComplete).length;
  const { length: total } = expected;
  const waiting = progress.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0);
  return (
    <>
      <div className="mb-4 flex items-center gap-4">
        <ProgressGauge fraction={complete / total} className="w-24 shrink-0" />
        <div>
          <p className="font-serif text-lg font-semibold">
            <Plural
              value={complete}
              one={`# section complète sur ${total}`}
              other={`# sections complètes sur ${total}`}
            />
          </p>
          <p className="text-muted">
            <Plural
              value={waiting}
              _0="Rien à confirmer"
              one="# valeur préremplie à confirmer"
              other="# valeurs préremplies à confirmer"
            />
          </p>
        </div>
      </div>
      <ol>
        {progress.map((section) => (
          <SectionRow key={section.id} progress={section} onOpen={onJump} />
        ))}
      </ol>
    </>
  );
}

/** Which sections are complete, what the others lack, and the way there. */
export function ProgressDialog({
  isOpen,
  onJump,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onJump: (id: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <Dialog title={t`Progression du rapport`} isOpen={isOpen} onClose={onClose}>
      {isOpen && (
        <Sections
          onJump={(id) => {
            onClose();
            onJump(id);
          }}
        />
      )}
    </Dialog>
  );
}
