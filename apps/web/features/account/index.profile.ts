/** The profile, as a report needs it. */
export { useProfile, useReportProfile } from './profile-api.ts';
