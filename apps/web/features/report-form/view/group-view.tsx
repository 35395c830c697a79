import { fieldsOfGroup } from '@constat/report/catalogue';
import type { Block, FieldId, Group, RegionId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { Undo } from '../state/report-state.ts';
import { BlockForm } from './block-form.tsx';
import { FieldsBlockView } from './fields-block.tsx';
import { NotExaminedNotice, NotExaminedQuestion } from './not-examined.tsx';
import { PhysicianBlock } from './physician-block.tsx';
import { regionAnchor } from './region-anchor.ts';
import { useReportScreen, useReportState } from './report-context.tsx';
import { FillButton } from './table/fill-button.tsx';
import { TableBlockView } from './table-block.tsx';

function BlockView({ block }: { readonly block: Block<FieldId> }): ReactNode {
  const localized = useLocalized();
  switch (block.kind) {
    case 'fields':
      return (
        <BlockForm>
          <FieldsBlockView block={block} />
        </BlockForm>
      );
    case 'table':
      return <TableBlockView table={block} />;
    case 'statement':
      return <p className="text-muted">{localized(block.text)}</p>;
    case 'physician':
      return <PhysicianBlock />;
  }
}

const isNarrowTable = (block: Block<FieldId> | undefined): boolean =>
  block?.kind === 'table' && block.columns.length <= 2;

/** Neighbouring narrow tables as one run, everything else alone. */
function runsOf(blocks: readonly Block<FieldId>[]): readonly (readonly Block<FieldId>[])[] {
  const runs: Block<FieldId>[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (isNarrowTable(block) && isNarrowTable(last?.[0])) last?.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** Narrow tables stand in two columns where there is room, read down the first and then the second. */
function Blocks({ blocks }: { readonly blocks: readonly Block<FieldId>[] }): ReactNode {
  return (
    <div className="grid gap-5 *:min-w-0">
      {runsOf(blocks).map((run, index) => (
        // The catalogue never changes while the page is open, so a block's place names it.
        <div key={index} className={run.length > 1 ? '-mb-5 gap-5 xl:columns-2' : undefined}>
          {run.map((block, place) => (
            // A margin is dropped where a column ends; a padding is not.
            <div key={place} className={run.length > 1 ? 'break-inside-avoid pb-5' : undefined}>
              <BlockView block={block} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Region({
  region,
  title,
  fields,
  children,
}: {
  readonly region: RegionId;
  readonly title: string;
  readonly fields: readonly ReportField[];
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const headingId = useId();
  const isExamined = useReportState((state) => !state.meta.notExamined.includes(region));
  const [isUnfolded, setUnfolded] = useState(false);
  const isShown = isExamined || isUnfolded;
  // What was never shown of a report is not drawn; what was once is only hidden, so that it comes back as it was.
  const generation = useReportState((state) => state.generation);
  const [shownOf, setShownOf] = useState(isShown ? generation : null);
  if (isShown && shownOf !== generation) setShownOf(generation);
  const [isAsked, setAsked] = useState(false);
  const fieldsId = `${regionAnchor(region)}-fields`;
  const leaveOut = (): Undo => {
    setUnfolded(false);
    return report.setExamined(region, false);
  };
  const choose = (choice: 'examined' | 'notExamined'): void => {
    if (choice === 'examined') report.setExamined(region, true);
    else if (isExamined && report.typedIn(region).length > 0) setAsked(true);
    else if (isExamined) leaveOut();
  };
  const confirm = (): void => {
    setAsked(false);
    showToast({
      title: t`Marqué non examiné\u00A0: ${title}`,
      description: t`Les valeurs saisies sont conservées.`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: leaveOut() },
    });
  };
  return (
    <section
      id={regionAnchor(region)}
      aria-labelledby={headingId}
      className="scroll-mt-8 border-t border-line pt-5 first:border-t-0 first:pt-0 sm:scroll-mt-2"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h4 id={headingId} tabIndex={-1} className="mr-auto font-serif text-lg font-semibold">
          {title}
        </h4>
        {isExamined && <FillButton fields={fields} name={title} label={t`Tout normal`} />}
        <Segmented
          label={t`${title} : examen`}
          value={isExamined ? 'examined' : 'notExamined'}
          onChange={choose}
          options={[
            { value: 'examined', text: t`Examiné` },
            { value: 'notExamined', text: t`Non examiné` },
          ]}
        />
      </div>
      {!isExamined && (
        <NotExaminedNotice
          region={region}
          title={title}
          fieldsId={fieldsId}
          isUnfolded={isUnfolded}
          onUnfold={setUnfolded}
        />
      )}
      <div id={fieldsId} hidden={!isShown}>
        {(isShown || shownOf === generation) && children}
      </div>
      <NotExaminedQuestion
        region={region}
        title={title}
        isOpen={isAsked}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}

/** Blocks that belong together, with a heading, and for a region whether it was examined. */
export function GroupView({ group }: { readonly group: Group<FieldId> }): ReactNode {
  const localized = useLocalized();
  const title = group.title === undefined ? undefined : localized(group.title);
  const blocks = <Blocks blocks={group.blocks} />;
  if (group.region !== undefined) {
    return (
      <Region region={group.region} title={title ?? ''} fields={fieldsOfGroup(group)}>
        {blocks}
      </Region>
    );
  }
  if (title === undefined) return blocks;
  return (
    <div className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h4 className="mb-4 font-serif text-lg font-semibold">{title}</h4>
      {blocks}
    </div>
  );
}
