/** True for every engine but the local rules, one that does not say its name included. */
export function isOutside(engine: unknown): boolean {
  return engine !== 'local';
}
