/** The list on a page that is drawn with it. */
export { RecentPatientList } from './recent-patient-list.tsx';
