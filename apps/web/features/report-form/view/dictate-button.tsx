import type { SectionId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { useReportScreen } from './report-context.tsx';

/** Leaves for the dictation of a section; the text comes back into its field. */
export function DictateButton({
  section,
  name,
}: {
  readonly section: SectionId;
  readonly name: string;
}): ReactNode {
  const { t } = useLingui();
  const { onDictate } = useReportScreen();
  return (
    <Button
      size="small"
      icon={<Mic aria-hidden="true" className="size-4" />}
      onClick={() => onDictate(section)}
    >
      <span>
        {t`Dicter`}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}
