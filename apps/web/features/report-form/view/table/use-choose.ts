import type { FieldId } from '@constat/report/catalogue';
import { useCallback } from 'react';
import { useReportScreen } from '../report-context.tsx';

/** Makes a choice as the physician's own entry, the empty one too; the native controls of the field follow. */
export function useChoose(): (id: FieldId, value: string) => void {
  const { control, register } = useReportScreen();
  return useCallback(
    (id, value) => {
      // Told as an entry first: what the field held before is read before it changes.
      void register(id).onChange({ target: { name: id, value }, type: 'change' });
      control.setValue(id, value);
    },
    [control, register],
  );
}
