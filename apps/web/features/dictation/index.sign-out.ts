/** What a sign-out forgets. */
export { forgetDoubts } from './in-form/kept-doubts.ts';
export { forgetDictated } from './recovery/forget-dictated.ts';
