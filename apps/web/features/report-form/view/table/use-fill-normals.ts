import type { Profile } from '@constat/contract';
import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { showToast } from '../../../../shared/ui/toast.ts';
import { normalsOf } from '../../state/normals.ts';
import { useReportScreen } from '../report-context.tsx';
import { fillNormals } from './fill-normals.ts';

/** Fills cells with the normal at the physician's wish, and says how many, with the way back. */
export function useFillNormals(): (
  fields: readonly ReportField[],
  more?: { readonly note: string | undefined; readonly profile: Profile },
) => void {
  const { t } = useLingui();
  const { report, profile } = useReportScreen();
  return useCallback(
    (fields, more) => {
      const note = more?.note;
      // A profile that has just been read is not on the screen yet.
      const { normals: own = {} } = more?.profile ?? profile ?? {};
      const normals = normalsOf(report.getState().meta.normals, own);
      const filled = fillNormals(report, fields, normals);
      if (filled === null) {
        showToast({ title: t`Rien à remplir`, description: note ?? t`Aucune case vide ni à confirmer.` });
        return;
      }
      const { count } = filled;
      const notes = [filled.undo.note, note].filter((text) => text !== undefined);
      showToast({
        title: t`Valeurs normales inscrites\u00A0: ${count}`,
        ...(notes.length === 0 ? {} : { description: notes.join('. ') }),
        action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: filled.undo },
      });
    },
    [report, profile, t],
  );
}
