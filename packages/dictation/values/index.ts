/** What a field that holds no text takes from what is said. */
export { readSpokenValue } from './read-spoken-value.ts';
