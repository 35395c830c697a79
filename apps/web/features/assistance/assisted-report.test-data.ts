import type { FieldId } from '@constat/report/catalogue';
import type { AssistedReport } from './assisted-report.tsx';

/** A report of plain texts in French. */
export function buildAssistedReport(texts: Partial<Record<FieldId, string>>): AssistedReport {
  const kept = new Map(Object.entries(texts)) as Map<FieldId, string>;
  const listeners = new Set<() => void>();
  const put = (changes: ReadonlyMap<FieldId, string>): void => {
    for (const [field, text] of changes) kept.set(field, text);
    for (const listener of listeners) listener();
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showField: () => {},
  };
}
