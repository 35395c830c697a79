import type { WrittenText } from '@constat/dictation/written';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';

/** Characters shown of each section (Dictation §2). */
const PREVIEW = 150;

/** The passages that nothing changes, each by its beginning. */
export function VerbatimPanel({
  sections,
}: {
  readonly sections: WrittenText['verbatimSections'];
}): ReactNode {
  if (sections.length === 0) return null;
  return (
    <Card aria-labelledby="verbatim-sections" className="p-4">
      <h2 id="verbatim-sections" className="font-bold">
        <Trans>Passages verbatim</Trans>
      </h2>
      <ol className="mt-1 flex flex-col gap-2">
        {sections.map(({ text, trigger }, index) => (
          <li key={`${index} ${trigger}`} className="border-l-4 border-accent pl-3">
            <Badge look="accent">{trigger}</Badge>
            <p className="break-words whitespace-pre-wrap">
              {text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
