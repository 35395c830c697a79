/** What is shown to who has not signed in. */
export { StartScreen } from './start-screen.tsx';
export { FirstAccountLink } from './first-account-link.tsx';
export { PublicFrame } from './public-frame.tsx';
export { useSetUp } from './set-up-api.ts';
