import { fieldsOfGroup } from '@constat/report/catalogue';
import type { FieldId, Section } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { DictationToldField } from './dictation-told.tsx';
import { GroupView } from './group-view.tsx';
import { useReportState } from './report-context.tsx';
import { Confirmation } from './unconfirmed.tsx';
import { RegionSwitcher } from './region-switcher.tsx';

/** Confirms all that waits in the section, but for regions that were not examined. It lies over the heading's line. */
function SectionConfirmation({
  section,
  hasRegions,
}: {
  readonly section: Section<FieldId>;
  readonly hasRegions: boolean;
}): ReactNode {
  const localised = useLocalised();
  const notExamined = useReportState((state) => state.meta.notExamined);
  const fields = useMemo(
    () =>
      section.groups
        .filter(({ region }) => region === undefined || !notExamined.includes(region))
        .flatMap(fieldsOfGroup)
        .filter((field) => field.prefill !== undefined),
    [section, notExamined],
  );
  return (
    <div
      className={classNames(
        'pointer-events-none top-(--bar-height) z-5 -mt-14 flex h-14 items-center justify-end pr-14 not-group-open/card:hidden [@media(height>=600px)]:sticky print:hidden',
        // Beside the title, where the parts of the examination stand in the line too.
        hasRegions && 'xl:alone:justify-start xl:alone:pl-72',
      )}
    >
      <div className="pointer-events-auto">
        <Confirmation fields={fields} name={localised(section.title)} isOfSection />
      </div>
    </div>
  );
}

/**
 * One section of the report, open until the physician closes it. Native, so that a search in the page opens it. Contained,
 * so that a key lays out its own section alone; never skipped while out of sight, as its height would then be a guess and
 * the page would jump when it is reached.
 */
export const SectionCard = memo(function SectionCard({
  section,
  level,
}: {
  readonly section: Section<FieldId>;
  readonly level: 2 | 3;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const Heading = level === 2 ? 'h2' : 'h3';
  const hasRegions = section.groups.some(({ region }) => region !== undefined);
  return (
    <details
      open
      id={section.id}
      className="group/card relative scroll-mt-[calc(-1*var(--section-line)-0.5rem)] border-b border-line bg-surface [contain:content] print:[contain:none]"
    >
      {/* On a phone the title leaves its end to the chip that lies over it. */}
      <summary className="top-(--bar-height) z-4 flex min-h-14 list-none items-center gap-2.5 border-b border-transparent bg-surface px-3 py-1 -outline-offset-2 group-open/card:border-line hover:bg-accent-soft sm:px-6 [@media(height>=600px)]:sticky max-sm:[&:has(+div_button)>div]:pr-22 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="grid size-[30px] shrink-0 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent-text tabular-nums"
        >
          {section.number}
        </span>
        <div className="min-w-0 flex-1">
          <Heading className="font-serif text-lg leading-snug font-semibold sm:text-xl">
            <span className="sr-only">{t`Section ${section.number}.`} </span>
            {localised(section.title)}
          </Heading>
          {section.only === 'word' && (
            <p className="text-sm leading-tight text-muted">{t`Dans Word et dans la copie signée`}</p>
          )}
        </div>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-not-open/card:-rotate-90"
        />
      </summary>
      <SectionConfirmation section={section} hasRegions={hasRegions} />
      {hasRegions && <RegionSwitcher />}
      <div className="grid gap-6 px-3 pt-5 pb-8 *:min-w-0 sm:px-6">
        {section.groups.map((group, index) => (
          <GroupView key={index} group={group} />
        ))}
        {section.id === 'section3' && <DictationToldField />}
      </div>
    </details>
  );
});
