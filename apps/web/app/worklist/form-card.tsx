import type { OfferedType } from '@constat/report/catalogue/offered-types';
import { useLingui } from '@lingui/react/macro';
import { ArrowRight, FileDown, Mic, Sparkles } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../shared/i18n/localised.ts';

/** A type of report with what it offers; a press anywhere asks for a new visit or a draft. */
export function FormCard({
  type,
  onOpen,
}: {
  readonly type: OfferedType;
  readonly onOpen: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const features = useId();
  const offered = [
    { icon: <Sparkles aria-hidden="true" className="size-4" />, text: t`Mise en forme assistée` },
    { icon: <Mic aria-hidden="true" className="size-4" />, text: t`Dictée vocale` },
    { icon: <FileDown aria-hidden="true" className="size-4" />, text: t`Exportation PDF` },
  ];
  return (
    <div className="group relative rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-bold">
          {/* The whole card answers to a press. */}
          <button
            type="button"
            onClick={onOpen}
            aria-describedby={features}
            className="outline-none after:absolute after:inset-0"
          >
            {localised(type.name)}
          </button>
        </h2>
        <ArrowRight
          aria-hidden="true"
          className="size-5 text-muted transition-transform group-hover:translate-x-1 group-hover:text-accent-text"
        />
      </div>
      <p className="text-sm text-muted">{localised(type.detail)}</p>
      <div id={features} className="mt-2 grid gap-1 text-sm">
        {offered.map(({ icon, text }) => (
          <span key={text} className="flex items-center gap-2">
            <span className="text-accent-text">{icon}</span>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
