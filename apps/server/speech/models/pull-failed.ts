/** Why a model could not be fetched. */
export type PullFailure =
  | 'offline'
  | 'not-found'
  | 'refused'
  | 'truncated'
  | 'wrong-size'
  | 'wrong-checksum'
  | 'disk-full'
  | 'disk-error';

/** A fetch that stopped; what was received well stays beside the models folder, to be resumed. */
export class PullFailed extends Error {
  override readonly name = 'PullFailed';
  readonly failure: PullFailure;
  readonly file: string;
  readonly url: string;

  constructor(failure: PullFailure, file: { readonly name: string; readonly url: string }, cause?: unknown) {
    super(`${failure}: ${file.name}`, { cause });
    this.failure = failure;
    this.file = file.name;
    this.url = file.url;
  }
}
