import type { RecentPatient } from '@constat/contract';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { createLazyPart, useLazy } from '../../shared/ui/lazy-part.ts';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';

const part = createLazyPart(async () => {
  const [{ RecentPatientList }] = await Promise.all([
    import('./recent-patient-list.tsx'),
    loadCatalogues(['recent-patients']),
  ]);
  return RecentPatientList;
});

/** The same list on a page that is drawn before it, with its words. */
export function LateRecentPatientList(props: {
  readonly onSelect: (patient: RecentPatient) => void;
}): ReactNode {
  const component = useLazy(part);
  return component === null
    ? createElement(LoadingLine, { className: 'p-3' })
    : createElement(component, props);
}
