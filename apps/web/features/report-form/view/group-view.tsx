import { fieldsOfGroup } from '@constat/report/catalogue';
import type { Block, FieldId, Group, RegionId, ReportField, TableBlock } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { Undo } from '../state/report-state.ts';
import { BlockForm } from './block-form.tsx';
import { FieldsBlockView } from './fields-block.tsx';
import { NotExaminedNotice, NotExaminedQuestion } from './not-examined.tsx';
import { PhysicianBlock } from './physician-block.tsx';
import { regionAnchor } from './region-anchor.ts';
import { RegionFields } from './region-fields.tsx';
import { useReportScreen, useReportState } from './report-context.tsx';
import { FillButton } from './table/fill-button.tsx';
import { MeasuringGrid } from './table/grid-table.tsx';
import { AttentionList } from './table/attention-list.tsx';

function BlockView({
  block,
  isNarrow,
}: {
  readonly block: Exclude<Block<FieldId>, TableBlock<FieldId>>;
  readonly isNarrow: boolean;
}): ReactNode {
  const localised = useLocalised();
  switch (block.kind) {
    case 'fields':
      return (
        <BlockForm>
          <FieldsBlockView block={block} isNarrow={isNarrow} />
        </BlockForm>
      );
    case 'statement':
      return <p className="text-muted">{localised(block.text)}</p>;
    case 'physician':
      return <PhysicianBlock />;
  }
}

/** The tables on the measuring grid, and beside it, where there is room, what is told in words. */
function Blocks({
  blocks,
  region,
}: {
  readonly blocks: readonly Block<FieldId>[];
  /** Title of the part of the examination that the blocks are. */
  readonly region: string | undefined;
}): ReactNode {
  const tables = blocks.filter((block) => block.kind === 'table');
  const others = blocks.filter((block) => block.kind !== 'table');
  const words = others.map((block, index) => (
    // The catalogue never changes while the page is open, so a block's place names it.
    <BlockView key={index} block={block} isNarrow={tables.length > 0} />
  ));
  if (tables.length === 0) return <div className="grid gap-5 *:min-w-0">{words}</div>;
  return (
    <div className="mg-area">
      <MeasuringGrid tables={tables} />
      {(words.length > 0 || region !== undefined) && (
        <div className="mg-side">
          {words.length > 0 && <div className="grid content-start gap-5 *:min-w-0">{words}</div>}
          {region !== undefined && <AttentionList blocks={blocks} name={region} />}
        </div>
      )}
    </div>
  );
}

function Region({
  region,
  title,
  fields,
  blocks,
  children,
}: {
  readonly region: RegionId;
  readonly title: string;
  readonly fields: readonly ReportField[];
  readonly blocks: readonly Block<FieldId>[];
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
      className="scroll-mt-[calc(var(--region-line)+0.25rem)] border-t border-line pt-5 first:border-t-0 first:pt-0"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h4 id={headingId} tabIndex={-1} className="mr-auto font-serif text-lg font-semibold">
          {title}
        </h4>
        {isExamined && <FillButton fields={fields} name={title} label={t`Tout normal`} isRoutine />}
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
      <RegionFields region={region} id={fieldsId} isShown={isShown} blocks={blocks}>
        {(isShown || shownOf === generation) && children}
      </RegionFields>
      {isAsked && (
        <NotExaminedQuestion
          region={region}
          title={title}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

/** Blocks that belong together, with a heading, and for a region whether it was examined. */
export function GroupView({ group }: { readonly group: Group<FieldId> }): ReactNode {
  const localised = useLocalised();
  const title = group.title === undefined ? undefined : localised(group.title);
  const blocks = <Blocks blocks={group.blocks} region={group.region === undefined ? undefined : title} />;
  if (group.region !== undefined) {
    return (
      <Region region={group.region} title={title ?? ''} fields={fieldsOfGroup(group)} blocks={group.blocks}>
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
