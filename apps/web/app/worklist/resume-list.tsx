import type { ListedForm } from '@constat/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilePenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormActs } from '../../features/saved-forms/index.pages.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { DraftRow } from './draft-row.tsx';
import { expiryFrom } from './expiry.ts';
import { RowList } from './row-list.tsx';
import { useNow } from './use-now.ts';

/** The drafts to go on with, the one that was changed last first; then what is locked or signed. */
export function ResumeList({
  drafts,
  visitOf,
  isFirst,
}: {
  readonly drafts: readonly ListedForm[];
  readonly visitOf: (form: ListedForm) => number | null;
  /** True where no other report stands before them. */
  readonly isFirst: boolean;
}): ReactNode {
  const { t } = useLingui();
  const acts = useFormActs();
  const now = useNow().getTime();
  const alive = drafts.filter(({ expired, signing }) => !expired && signing === undefined);
  const rows = [
    ...drafts.filter(({ signing }) => signing === undefined),
    ...drafts.filter(({ signing }) => signing !== undefined),
  ];
  const ending = alive.filter(({ expiresAt }) => expiryFrom(expiresAt, now)?.isNear === true).length;
  return (
    <section aria-labelledby="resume">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="resume" className="font-serif text-2xl leading-tight font-semibold">
          <Trans>Reprendre</Trans>
        </h2>
        {alive.length > 0 && (
          <p className="text-muted">
            {t`${plural(alive.length, { one: '# rapport commencé', other: '# rapports commencés' })}`}
          </p>
        )}
        {ending > 0 && (
          <p className="font-semibold text-warn">
            {t`${plural(ending, {
              one: '# expire d’ici trois jours',
              other: '# expirent d’ici trois jours',
            })}`}
          </p>
        )}
      </div>
      {rows.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            icon={<FilePenLine aria-hidden="true" className="size-7" />}
            title={t`Aucun rapport commencé`}
          />
        </div>
      ) : (
        <RowList items={rows}>
          {(form, at) => (
            <DraftRow
              key={form.id}
              form={form}
              visit={visitOf(form)}
              isFirst={isFirst && at === 0 && form.signing === undefined}
              isBusy={acts.busy === form.id}
              onRenew={() => acts.renew(form)}
            />
          )}
        </RowList>
      )}
    </section>
  );
}
