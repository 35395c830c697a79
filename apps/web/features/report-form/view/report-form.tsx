import { useLingui } from '@lingui/react/macro';
import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button.tsx';
import { useFieldMemory } from './place-in-form.ts';
import { useReportScreen, useReportType } from './report-context.tsx';
import { SectionCard } from './section-card.tsx';
import { usePrefilledInput } from './use-prefilled-input.ts';

/** The whole report, drawn from the catalogue. It renders once; edits stay in the native controls. */
export function ReportForm({
  onClear,
}: {
  /** Absent for who may not. */
  readonly onClear: (() => void) | undefined;
}): ReactNode {
  const { t } = useLingui();
  const { control } = useReportScreen();
  const type = useReportType();
  const { sections } = type;
  const identity = sections.filter((section) => /^[A-Z]$/u.test(section.number));
  const content = sections.filter((section) => /^\d+$/u.test(section.number));
  useForm({ formControl: control });
  usePrefilledInput();
  useFieldMemory(type);
  return (
    <section aria-label={t`Rapport d’évaluation médicale`} className="grid *:min-w-0">
      {identity.map((section) => (
        <SectionCard key={section.id} section={section} level={2} />
      ))}
      <section id="sectionC" aria-labelledby="sectionC-title" className="grid *:min-w-0">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b-2 border-accent px-3 pt-4 pb-1 sm:px-6">
          <h2 id="sectionC-title" className="font-serif text-xl font-semibold sm:text-2xl">
            <span className="text-accent-text">C.</span> {t`Contenu de l’évaluation`}
          </h2>
          {onClear !== undefined && (
            <Button variant="ghost" icon={<Eraser aria-hidden="true" className="size-4" />} onClick={onClear}>
              {t`Tout effacer`}
            </Button>
          )}
        </div>
        {content.map((section) => (
          <SectionCard key={section.id} section={section} level={3} />
        ))}
      </section>
    </section>
  );
}
