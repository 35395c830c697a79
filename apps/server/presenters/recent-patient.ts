import type { RecentPatient } from '@constat/contract';
import type { RecentPatientRow } from '../store/report-tables.ts';

export function presentRecentPatient(row: RecentPatientRow): RecentPatient {
  const { id, patientName, patientAge, diagnosis, visitType, savedFormId } = row;
  return {
    id,
    patientName,
    patientAge,
    diagnosis,
    visitType,
    savedFormId,
    lastAccessedAt: new Date(row.lastAccessedAt).toISOString(),
  };
}
