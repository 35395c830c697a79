/** The page that verifies a signed report. */
export { VerifyReport } from './verify/verify-report.tsx';
