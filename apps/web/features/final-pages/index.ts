/** The report as its PDF has it, in step with the form. */
export { FinalPages } from './view/final-pages.tsx';
