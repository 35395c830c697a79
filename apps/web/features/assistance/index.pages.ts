/** The page that tries the engines. */
export { TrialScreen } from './trial/trial-screen.tsx';
