import type { FieldId } from '@constat/report/catalogue';
import { createListeners } from '../../shared/listeners.ts';
import type { AssistedReport } from './assisted-report.tsx';

/** A report of plain texts in French. */
export function buildAssistedReport(texts: Partial<Record<FieldId, string>>): AssistedReport {
  const kept = new Map(Object.entries(texts)) as Map<FieldId, string>;
  const { subscribe, notify } = createListeners();
  const put = (changes: ReadonlyMap<FieldId, string>): void => {
    for (const [field, text] of changes) kept.set(field, text);
    notify();
  };
  return {
    identity: () => ({ owner: 'physician-1', reportId: 'report-1' }),
    savedFormId: () => null,
    language: () => 'fr',
    text: (field) => kept.get(field) ?? '',
    content: () => ({ formData: Object.fromEntries(kept) }),
    write: (accepted) => {
      const changes = accepted.textsFor((field) => kept.get(field) ?? '');
      if (changes === null) return null;
      const before = new Map([...changes.keys()].map((field) => [field, kept.get(field) ?? ''] as const));
      put(changes);
      return () => put(before);
    },
    subscribe,
    showField: () => {},
  };
}
