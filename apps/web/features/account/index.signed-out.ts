/** What is shown to who has not signed in. */
export { SignedOutScreens } from './signed-out-screens.tsx';
