/** The page of dictation. */
export { DictationWorkspace } from './dictation-workspace.tsx';
export { handBack } from './text/hand-back.ts';
