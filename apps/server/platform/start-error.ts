/** What keeps the server from starting, in one line for the person who starts it, French first. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(subject: string, problem: { readonly fr: string; readonly en: string }, cause?: unknown) {
    super(`${subject} : ${problem.fr} / ${subject}: ${problem.en}`, { cause });
  }
}
