import type { ReportField } from '@constat/report/catalogue';
import type { ReactNode } from 'react';
import { loadCatalogues } from '../../../../shared/i18n/catalogues.ts';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { createLazyPart, useLatePart } from '../../../../shared/ui/lazy-part.ts';

// Most reports are open for other things than their last section.
const editor = createLazyPart(async () => {
  const [{ ImpairmentEditor }] = await Promise.all([
    import('./impairment-editor.tsx'),
    loadCatalogues(['form-late']),
  ]);
  return ImpairmentEditor;
});

/** The sequelae of section 12 with their calculation; the editor is fetched once the form has been drawn. */
export function ImpairmentField({ field }: { readonly field: ReportField }): ReactNode {
  const localised = useLocalised();
  return (
    <fieldset id={field.id} aria-label={localised(field.label)} className="min-h-9.5 min-w-0">
      {useLatePart(editor, { field })}
    </fieldset>
  );
}
