/** The same text in both languages of the product. */
export interface Texts {
  readonly fr: string;
  readonly en: string;
}

/** What keeps Constat from starting, told to a person who sees no terminal: what it is and what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly texts: Texts;

  constructor(texts: Texts, cause?: unknown) {
    super(`${texts.fr} / ${texts.en}`, { cause });
    this.texts = texts;
  }
}

/** The system's code of an error (`EACCES`), or its class where it has none. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.name;
}
