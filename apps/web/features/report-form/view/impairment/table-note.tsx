import type { TableName } from '@constat/report/rules/impairment';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';

/** Which table codes are looked up in; where the report's figures come from another, that one stays until it is asked for. */
export function TableNote({
  loaded,
  others,
  mayChange,
  onRetake,
}: {
  readonly loaded: TableName | null;
  /** Those that figures of the report come from, and that are loaded no more. */
  readonly others: readonly TableName[];
  readonly mayChange: boolean;
  readonly onRetake: () => void;
}): ReactNode {
  const { t } = useLingui();
  const used = others.map(({ version }) => version).join(', ');
  const version = loaded?.version ?? '';
  return (
    <div className="mt-2 max-w-[720px] text-sm">
      {others.length > 0 ? (
        <p className="text-warn">
          {loaded === null
            ? t`Calculé avec le barème ${used}; aucun barème n’est chargé. Ces pourcentages restent; les autres sont saisis par le médecin.`
            : t`Calculé avec le barème ${used}; le barème chargé est ${version}. Rien n’a changé dans ce rapport.`}
        </p>
      ) : (
        <p className="text-muted">
          {loaded === null
            ? t`Aucun barème n’est chargé : le médecin saisit les pourcentages, à vérifier au barème.`
            : t`Les codes sont cherchés dans le barème ${version}.`}{' '}
          {mayChange && loaded === null && (
            <Link
              to="/administration/impairment-table"
              className="font-semibold text-accent-text underline underline-offset-2"
            >
              {t`Charger un barème`}
            </Link>
          )}
        </p>
      )}
      {others.length > 0 && loaded !== null && (
        <Button size="small" className="mt-1" onClick={onRetake}>
          {t`Reprendre les pourcentages du barème chargé`}
        </Button>
      )}
    </div>
  );
}
