/** The patients whose reports were opened last. */
export { LateRecentPatientList } from './late-recent-patient-list.ts';
export { useRecentPatients, useRecordPatient } from './recent-patients-api.ts';
