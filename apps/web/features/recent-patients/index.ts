/** The patients whose reports were opened last. */
export { LateRecentPatientList } from './late-recent-patient-list.ts';
export { RecentPatientList } from './recent-patient-list.tsx';
export { useRecentPatients, useRecordPatient } from './recent-patients-api.ts';
