/** The device did not keep what it was given. */
export class AudioOutboxError extends Error {
  /** `full`: no room is left. `unavailable`: the browser refuses or has lost its database. */
  readonly kind: 'full' | 'unavailable';

  constructor(kind: 'full' | 'unavailable', cause: unknown) {
    super(`The device keeps no audio: ${kind}`, { cause });
    this.name = 'AudioOutboxError';
    this.kind = kind;
  }
}
