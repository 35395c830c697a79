import type { ReactNode } from 'react';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { loadReplacesNotice } from '../../features/signing/index.ts';
import type { ReplacesNoticeProps } from '../../features/signing/index.ts';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { createLazyPart, useLatePart } from '../../shared/ui/lazy-part.ts';

// Few drafts replace a signed report.
const notice = createLazyPart<ReplacesNoticeProps>(async () => {
  const [ReplacesNotice] = await Promise.all([loadReplacesNotice(), loadCatalogues(['signing'])]);
  return ReplacesNotice;
});

function LateNotice(props: ReplacesNoticeProps): ReactNode {
  return useLatePart(notice, props);
}

/** Above a draft that is to replace a signed report: which one, and whether it can. */
export function ReplacementNotice({ formId }: { readonly formId: string | null }): ReactNode {
  const { data } = useSavedForms();
  const draft = data?.find(({ id }) => id === formId);
  if (draft?.replaces === undefined || draft.signing !== undefined) return null;
  const replaced = data?.find(({ signing }) => signing?.versionId === draft.replaces);
  return <LateNotice formId={draft.id} signedAt={replaced?.signing?.since ?? null} />;
}
