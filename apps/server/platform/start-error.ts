/** What keeps the server from starting, in one line for the person who starts it, French first. */
export class StartError extends Error {
  override readonly name = 'StartError';

  /** The same line in each language. */
  readonly lines: { readonly fr: string; readonly en: string };

  constructor(subject: string, problem: { readonly fr: string; readonly en: string }, cause?: unknown) {
    const lines = { fr: `${subject} : ${problem.fr}`, en: `${subject}: ${problem.en}` };
    super(`${lines.fr} / ${lines.en}`, { cause });
    this.lines = lines;
  }
}
