/** What a sign-out forgets. */
export { forgetWaiting } from './follow-up/waiting-proposals.ts';
