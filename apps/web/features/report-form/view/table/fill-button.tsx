import type { ReportField } from '@constat/report/catalogue';
import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import { DEFAULT_ROUTINE, normalFinding, routineFields } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { useReportScreen } from '../report-context.tsx';
import { useFillNormals } from './use-fill-normals.ts';

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
  const { profile } = useReportScreen();
  const fill = useFillNormals();
  const press = (): void => {
    if (!isRoutine) return fill(fields);
    const isNormal = (field: ReportField): boolean => normalFinding(field, DEFAULT_NORMALS) !== undefined;
    const written = routineFields(fields, profile?.routine ?? DEFAULT_ROUTINE).filter(isNormal);
    const hasOthers = fields.filter(isNormal).length > written.length;
    return fill(
      written,
      hasOthers ? t`Ce qui n’est pas de votre routine (profil) reste à inscrire.` : undefined,
    );
  };
  if (!fields.some((field) => normalFinding(field, DEFAULT_NORMALS) !== undefined)) return null;
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<ListChecks aria-hidden="true" className="size-4" />}
      onClick={press}
    >
      <span>
        {label ?? t`Normal`}
        <span className="sr-only"> {t`: remplir ${name}`}</span>
      </span>
    </Button>
  );
}
