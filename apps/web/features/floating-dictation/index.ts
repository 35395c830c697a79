/** Dictation into any text field of a page. */
export { FloatingButton } from './floating-button.tsx';
