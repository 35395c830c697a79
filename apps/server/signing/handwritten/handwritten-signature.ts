/** A physician's signature as a picture: pixels on white, or lines that were drawn on a page of ours. */
export interface HandwrittenSignature {
  readonly format: 'png' | 'svg';
  readonly content: Uint8Array;
  /** In pixels of a picture, or units of a drawing; the edges touch the ink. */
  readonly width: number;
  readonly height: number;
}
