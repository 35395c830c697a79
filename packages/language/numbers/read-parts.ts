/** A number read from the first `used` words of a run. */
export interface ReadParts {
  readonly value: number;
  readonly used: number;
}
