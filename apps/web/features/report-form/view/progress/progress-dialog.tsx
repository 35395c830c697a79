import { findSection } from '@constat/report/catalogue';
import type { SectionProgress } from '@constat/report/rules';
import { Plural, useLingui } from '@lingui/react/macro';
import { Circle, CircleDashed, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../../shared/i18n/localized.ts';
import { Badge } from '../../../../shared/ui/badge.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { ProgressGauge } from './progress-gauge.tsx';
import { useProgress } from './use-progress.ts';

function SectionRow({
  progress,
  onOpen,
}: {
  readonly progress: SectionProgress;
  readonly onOpen: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const section = findSection(progress.id);
  if (section === undefined) return null;
  const { filled, total, unconfirmed } = progress;
  const Icon = filled > 0 ? CircleDot : unconfirmed > 0 ? CircleDashed : Circle;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-10 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-accent-soft"
      >
        <Icon
          aria-hidden="true"
          className={`size-4 shrink-0 ${filled > 0 ? 'text-accent-text' : 'text-line-strong'}`}
        />
        <span className="w-6 shrink-0 text-right font-serif text-muted tabular-nums">{section.number}</span>
        <span className={`min-w-0 flex-1 ${filled > 0 ? 'font-semibold' : ''}`}>
          {localized(section.title)}
        </span>
        {unconfirmed > 0 && <Badge look="warn">{t`${unconfirmed} à confirmer`}</Badge>}
        <span className="w-20 shrink-0 text-right text-sm text-muted tabular-nums">
          {filled === 0 ? t`Vide` : t`${filled} sur ${total}`}
        </span>
      </button>
    </li>
  );
}

function Sections({ onJump }: { readonly onJump: (id: string) => void }): ReactNode {
  const progress = useProgress();
  const started = progress.filter(({ filled }) => filled > 0).length;
  const waiting = progress.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0);
  return (
    <>
      <div className="mb-4 flex items-center gap-4">
        <ProgressGauge fraction={started / progress.length} className="w-24 shrink-0" />
        <div>
          <p className="font-serif text-lg font-semibold">
            <Plural
              value={started}
              one={`# section remplie sur ${progress.length}`}
              other={`# sections remplies sur ${progress.length}`}
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
          <SectionRow key={section.id} progress={section} onOpen={() => onJump(section.id)} />
        ))}
      </ol>
    </>
  );
}

/** Which sections hold something and which are empty, each one click away. */
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
