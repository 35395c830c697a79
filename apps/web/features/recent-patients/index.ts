/** The patients whose reports were opened last. */
export { RecentPatientList } from './recent-patient-list.tsx';
export { useRecentPatients, useRecordPatient } from './recent-patients-api.ts';
