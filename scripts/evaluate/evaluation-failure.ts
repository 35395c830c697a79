/** What ends a run before it begins; the task says it in the user's language. */
export type FailureCode =
  | 'nothing-to-evaluate'
  | 'unknown-option'
  | 'key-on-command-line'
  | 'key-in-address'
  | 'compare-takes-two'
  | 'language-unknown'
  | 'model-unknown'
  | 'model-not-pulled'
  | 'model-incomplete'
  | 'model-invalid'
  | 'model-damaged'
  | 'assist-unknown'
  | 'assist-model-missing'
  | 'key-missing'
  | 'recordings-would-leave'
  | 'recordings-not-read'
  | 'recordings-none'
  | 'recording-without-text'
  | 'recording-without-language'
  | 'recording-of-other-kind'
  | 'file-not-read'
  | 'file-not-written'
  | 'file-not-of-a-run'
  | 'file-of-another-version'
  | 'runs-share-nothing';

export class EvaluationFailure extends Error {
  override readonly name = 'EvaluationFailure';
  readonly code: FailureCode;
  /** What is meant: a file, an option, a model. */
  readonly subject: string;
  /** What helps: missing files, what is installed. */
  readonly detail: string;

  constructor(
    code: FailureCode,
    subject = '',
    { detail = '', cause }: { readonly detail?: string; readonly cause?: unknown } = {},
  ) {
    super(`${code} ${subject}`, { cause });
    this.code = code;
    this.subject = subject;
    this.detail = detail;
  }
}
