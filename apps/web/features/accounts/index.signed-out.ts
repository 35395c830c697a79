/** What is shown to who has not signed in. */
export { FirstChoice } from './first-choice.tsx';
export { FirstOpening } from './first-opening.tsx';
export { PublicFrame } from './public-frame.tsx';
export { useSetUp } from './set-up-api.ts';
