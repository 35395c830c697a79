import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../../shared/i18n/localized.ts';
import type { RowMark } from './row-marks.ts';

function useMarkText(): (mark: RowMark) => string {
  const { t, i18n } = useLingui();
  const localized = useLocalized();
  const angle = (degrees: number): string => `${i18n.number(degrees)}°`;
  return (mark) => {
    const place = mark.place.map(localized).join(' ').toLowerCase();
    const before = place === '' ? '' : t`${place}\u00A0: `;
    if (mark.kind === 'sides') {
      const difference = angle(mark.difference);
      return before + t`${difference} d’écart entre les côtés`;
    }
    if (mark.kind === 'unreadable') return before + t`ce n’est pas un angle`;
    if (mark.kind === 'belowZero') return before + t`angle négatif, à vérifier`;
    const degrees = angle(mark.degrees ?? 0);
    const maximum = angle(mark.maximum);
    return before + t`${degrees} dépasse ${maximum}, à vérifier`;
  };
}

function Marks({ marks }: { readonly marks: readonly RowMark[] }): ReactNode {
  const textOf = useMarkText();
  return marks.map((mark) => {
    const Icon = mark.kind === 'sides' ? ArrowLeftRight : TriangleAlert;
    const text = textOf(mark);
    return (
      <span key={text} className="flex items-start gap-1">
        <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span className="inline-block first-letter:uppercase">{text}</span>
      </span>
    );
  });
}

const LOOK = 'text-sm leading-snug font-semibold text-warn';

/** The marks of a row in words, announced when one appears; below the row where its head is too narrow to show them. */
export function RowMarkList({
  id,
  marks,
}: {
  readonly id: string;
  readonly marks: readonly RowMark[];
}): ReactNode {
  return (
    <output id={id} className={`block max-sm:sr-only ${LOOK}`}>
      <Marks marks={marks} />
    </output>
  );
}

/** The same on a line of its own, for narrow screens; it repeats what is announced already. */
export function RowMarkLine({
  marks,
  span,
}: {
  readonly marks: readonly RowMark[];
  readonly span: number;
}): ReactNode {
  if (marks.length === 0) return null;
  return (
    <tr aria-hidden="true" className="border-t-0 sm:hidden">
      <td colSpan={span} className={`px-2 pb-1 ${LOOK}`}>
        <Marks marks={marks} />
      </td>
    </tr>
  );
}
