/** The question before Constat is quit. */
export { QuitDialog } from './quit-dialog.tsx';
