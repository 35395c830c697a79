import type { ReportField } from '@constat/report/catalogue';
import type { ReactNode } from 'react';
import { loadCatalogues } from '../../../../shared/i18n/catalogues.ts';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { createLazyPart, useLatePart } from '../../../../shared/ui/lazy-part.ts';

// Most reports are open for other things than their documents.
const editor = createLazyPart(async () => {
  const [{ DocumentsEditor }] = await Promise.all([
    import('./documents-editor.tsx'),
    loadCatalogues(['form-late']),
  ]);
  return DocumentsEditor;
});

/** The documents of a field, one row each; the editor of the rows is fetched once the form has been drawn. */
export function DocumentsField({ field }: { readonly field: ReportField }): ReactNode {
  const localised = useLocalised();
  return (
    <fieldset id={field.id} aria-label={localised(field.label)} className="min-h-9.5 min-w-0">
      {useLatePart(editor, { field })}
    </fieldset>
  );
}
