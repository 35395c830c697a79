import { diffWords } from '@constat/assistance/fidelity';
import type { ReactNode } from 'react';

export interface MarkedTexts {
  readonly text: string;
  readonly other: string;
}

/** A text with the words marked that the other one does not have. */
export function MarkedText({ text, other }: MarkedTexts): ReactNode {
  return diffWords(other, text)
    .filter((change) => change.kind !== 'removed')
    .map((change, index) =>
      change.kind === 'same' ? (
        change.text
      ) : (
        <mark key={index} className="rounded-sm bg-warn-soft px-0.5 font-semibold text-ink">
          {change.text}
        </mark>
      ),
    );
}
