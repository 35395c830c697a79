/** Longest name of a visit, as a saved form's title. */
export const VISIT_NAME_LENGTH = 100;

const ALLOWED = /^[\p{L}\p{M}\d _\-'’.]+$/u;

/** What is wrong with the name of a visit, as the id of the message to show; undefined when it is fine. */
export function visitNameProblem(name: string): 'required' | 'visitNameCharacters' | undefined {
  if (name.trim() === '') return 'required';
  return ALLOWED.test(name.trim()) ? undefined : 'visitNameCharacters';
}
