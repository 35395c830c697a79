import type { ArchiveImport } from '@constat/contract';
import type { ArchivePart } from '@constat/contract/schemas';

/** What came of one thing in an archive. */
export type Outcome = 'added' | 'identical' | 'kept' | 'refused';

export type ImportCount = Record<Outcome, number>;

/** Refused files named at most; all are counted. */
const MOST_NAMED = 1_000;

/** Keeps count of what was read and what not. */
export function createImportCount() {
  const parts = new Map<ArchivePart, ImportCount>();
  const refused: ArchiveImport['refused'] = [];
  const unknown: string[] = [];
  return {
    /** Whether anything came into the account. */
    get hasAdded(): boolean {
      return [...parts.values()].some(({ added }) => added > 0);
    },
    count(part: ArchivePart, outcome: Outcome): void {
      const counts = parts.get(part) ?? { added: 0, identical: 0, kept: 0, refused: 0 };
      counts[outcome] += 1;
      parts.set(part, counts);
    },
    refuse(part: ArchivePart, file: string, code: string): void {
      this.count(part, 'refused');
      if (refused.length < MOST_NAMED) refused.push({ file, code });
    },
    ignore(file: string): void {
      unknown.push(file);
    },
    answer(): ArchiveImport {
      return { parts: [...parts].map(([part, counts]) => ({ part, ...counts })), refused, unknown };
    },
  };
}
