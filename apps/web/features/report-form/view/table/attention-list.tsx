import type { Block, FieldId } from '@constat/report/catalogue';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleDashed, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { useHasSideSpace } from '../../../../shared/ui/side-space.ts';
import { jumpToEntry } from '../jump-to-entry.ts';
import { useEntries, useNormals, useReportScreen } from '../report-context.tsx';
import { useMarkText } from './mark-text.ts';
import { attentionPoints } from './attention-points.ts';
import type { AttentionPoint } from './attention-points.ts';

/** Rows that are named; more are counted. */
const ROWS_NAMED = 3;

function usePoints(blocks: readonly Block<FieldId>[]): readonly AttentionPoint[] {
  const { report } = useReportScreen();
  const normals = useNormals();
  return useEntries(() => {
    const points = attentionPoints(
      blocks,
      {
        type: report.type,
        get: (id) => report.get(id),
        isUnconfirmed: (field) => report.isUnconfirmed(field),
        isStatedNormal: (id) => report.isStatedNormal(id),
      },
      normals,
    );
    // What is being typed is not judged before it is whole.
    const { activeElement } = document;
    const typed = activeElement instanceof HTMLInputElement ? activeElement.name : undefined;
    return points.filter((point) => point.kind !== 'mark' || point.mark.cell !== typed);
  });
}

function Point({ point }: { readonly point: AttentionPoint }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const markText = useMarkText();
  const icon = 'mt-1 size-4 shrink-0 text-warn';
  const [sign, title, words, at] = ((): readonly [ReactNode, string, string, FieldId] => {
    switch (point.kind) {
      case 'mark':
        return [
          <TriangleAlert key="sign" aria-hidden="true" className={icon} />,
          localised(point.row),
          markText(point.mark),
          point.mark.cell,
        ];
      case 'unconfirmed': {
        const { count: unconfirmed } = point;
        return [
          <CircleDashed key="sign" aria-hidden="true" className={icon} />,
          localised(point.name),
          t`${unconfirmed} à confirmer`,
          point.at,
        ];
      }
      case 'empty': {
        const { length: count } = point.rows;
        const isNamed = count <= ROWS_NAMED;
        return [
          <Circle key="sign" aria-hidden="true" className={icon} />,
          isNamed ? point.rows.map(localised).join(' · ') : localised(point.table),
          isNamed
            ? t`${plural(count, { one: 'ligne vide', other: 'lignes vides' })}`
            : t`${plural(count, { one: '# ligne vide', other: '# lignes vides' })}`,
          point.at,
        ];
      }
    }
  })();
  return (
    <li className="flex gap-2">
      {sign}
      <span className="min-w-0">
        <button
          type="button"
          className="min-h-6 text-left text-accent-text underline underline-offset-3 max-sm:min-h-11"
          onClick={() => jumpToEntry(at)}
        >
          {title}
          <span className="sr-only">{`\u00A0: ${words}`}</span>
        </button>
        <span aria-hidden="true" className="block text-sm text-muted first-letter:uppercase">
          {words}
        </span>
      </span>
    </li>
  );
}

/**
 * What is to be looked at in a part of the examination, each with the way to it; nothing is put right from here. Beside
 * the grid it takes the room that the words above it leave; below it, it is folded: in no case it moves a row.
 */
export function AttentionList({
  blocks,
  name,
}: {
  readonly blocks: readonly Block<FieldId>[];
  readonly name: string;
}): ReactNode {
  const { t } = useLingui();
  const points = usePoints(blocks);
  const isBeside = useHasSideSpace();
  const titleId = useId();
  const title = (
    <>
      {t`À regarder`}
      <span className="sr-only"> ({name})</span>
    </>
  );
  const list =
    points.length === 0 ? (
      <p className="text-muted">{t`Rien pour l’instant.`}</p>
    ) : (
      <ul className="grid gap-2">
        {points.map((point) => (
          <Point key={keyOf(point)} point={point} />
        ))}
      </ul>
    );
  if (isBeside)
    return (
      <section aria-labelledby={titleId} className="mg-look">
        <div className="mg-look-list border-t border-line pt-3">
          <h5 id={titleId} className="mb-2 font-semibold">
            {title}
          </h5>
          {list}
        </div>
      </section>
    );
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 font-semibold max-sm:min-h-11">
        {title}
        <span
          className={
            points.length === 0
              ? 'font-normal text-muted tabular-nums'
              : 'rounded-full bg-warn-soft px-2 text-sm text-warn tabular-nums'
          }
        >
          {points.length}
        </span>
      </summary>
      <div className="pt-1 pb-2">{list}</div>
    </details>
  );
}

function keyOf(point: AttentionPoint): string {
  return point.kind === 'mark' ? `${point.mark.kind} ${point.mark.cell}` : `${point.kind} ${point.at}`;
}
