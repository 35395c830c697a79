/** What the head of a program or library says: for which system it is made and what it needs there. */

export interface Binary {
  readonly platform: 'linux' | 'darwin' | 'win32';
  /** A file of macOS may hold several. */
  readonly architectures: readonly string[];
  /** Libraries that the system loads with it, as it names them. */
  readonly libraries: readonly string[];
  /** The oldest version that it runs on: of macOS, or of glibc; null where it says none. */
  readonly oldest: string | null;
  /** Of macOS alone: whether every part carries a signature, without which Apple silicon does not run it. */
  readonly signed?: boolean;
}

/** The newest of versions like 2.28 or 15.0; null of none. */
export function newest(versions: readonly (string | null)[]): string | null {
  const known = versions.filter((version) => version !== null);
  return known.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? null;
}

/** Text up to the next zero. */
export function textAt(bytes: Buffer, offset: number): string {
  const end = bytes.indexOf(0, offset);
  return bytes.toString('latin1', offset, end === -1 ? bytes.length : end);
}
