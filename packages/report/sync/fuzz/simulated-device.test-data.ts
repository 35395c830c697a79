import type { KeptDraft, LateText } from '../index.ts';
import type { SimulatedTab } from './simulated-tab.test-data.ts';

/** What the tabs of one browser share: a record that one of them may write, texts beside it, and a session. */
export class SimulatedDevice {
  record: KeptDraft | null = null;
  /** The tab that may write the record. */
  holder: SimulatedTab | null = null;
  readonly late = new Map<string, LateText & { readonly id: string }>();
  isRefusing = false;
  /** Who is signed in at this browser. */
  user: string | null;
  #lateCount = 0;

  constructor(user: string | null) {
    this.user = user;
  }

  /**
   * Writes the record and forgets what it absorbed, in one transaction; false when that tab may not write. Null is a tab
   * that has died since it asked: its write counts as long as no other tab has opened the record.
   */
  write(tab: SimulatedTab | null, record: KeptDraft, absorbed: readonly string[]): boolean {
    if (this.holder !== tab) return false;
    this.record = structuredClone(record);
    for (const id of absorbed) this.late.delete(id);
    return true;
  }

  setAside({ from, content, conflicts }: LateText): void {
    const id = `late-${(this.#lateCount += 1)}`;
    const late = structuredClone({ id, from, content, conflicts });
    this.late.set(id, late);
    this.holder?.step({ type: 'late-text', ...late });
  }
}
