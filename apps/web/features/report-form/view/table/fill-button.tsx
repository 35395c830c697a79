import type { ReportField } from '@constat/report/catalogue';
import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import { normalFinding } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { useFillNormals } from './use-fill-normals.ts';
import { useFillRoutine } from './use-fill-routine.ts';

/** Fills what is still empty among these fields with the normal; nothing where no cell has one. */
export function FillButton({
  fields,
  name,
  label,
  isRoutine = false,
}: {
  readonly fields: readonly ReportField[];
  readonly name: string;
  readonly label?: string;
  /** Writes what is of the physician's routine alone. */
  readonly isRoutine?: boolean;
}): ReactNode {
  const { t } = useLingui();
  const fill = useFillNormals();
  const routine = useFillRoutine(fields);
  if (!fields.some((field) => normalFinding(field, DEFAULT_NORMALS) !== undefined)) return null;
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<ListChecks aria-hidden="true" className="size-4" />}
      isPending={isRoutine && routine.isAwaited}
      onClick={() => (isRoutine ? routine.fill() : fill(fields))}
    >
      <span>
        {label ?? t`Normal`}
        <span className="sr-only"> {t`: remplir ${name}`}</span>
      </span>
    </Button>
  );
}
