import type { ReportField } from '@constat/report/catalogue';
import { citeDocument, readDocuments } from '@constat/report/rules/documents';
import { useLingui } from '@lingui/react/macro';
import { Quote } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer, useReportScreen } from '../../features/report-form/index.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { joinText } from '../../shared/text-in-field.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FieldTool } from '../../shared/ui/field-tool.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { jumpAfterDialog } from './jump-to-passage.ts';

/** Where the caret was in a text field, also after it lost the focus; the end where the field is not on the page. */
function caretIn(id: string, text: string): number {
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.selectionEnd : text.length;
}

/** Puts a reference to one of the documents of section 10 where the caret is; nothing where there is no document. */
export function DocumentCitations({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { report } = useReportScreen();
  const documents = readDocuments(useAnswer('documentsConsultes'));
  const [isOpen, setOpen] = useState(false);
  if (documents.length === 0 || report.type.field('documentsConsultes') === undefined) return null;
  const name = localised(field.label);
  const language = report.getState().meta.reportLanguage;
  const references = documents.map((document) => citeDocument(document, language));

  const insert = (reference: string): void => {
    const text = report.get(field.id);
    const at = caretIn(field.id, text);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const joined = joinText(before, reference, after);
    const undo = report.write(field.id, before + joined + after, 'cited');
    setOpen(false);
    showToast({
      title: t`Référence insérée`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
    const end = at + joined.trimEnd().length;
    jumpAfterDialog(field.id, { start: end, end });
  };

  return (
    <>
      <FieldTool>
        <Button
          size="small"
          variant="ghost"
          icon={<Quote aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          <span>
            {t`Citer`}
            <span className="sr-only"> {t`un document dans ${name}`}</span>
          </span>
        </Button>
      </FieldTool>
      <Dialog title={t`Citer un document`} isOpen={isOpen} onClose={() => setOpen(false)} width="wide">
        <ul className="space-y-2">
          {references.map((reference, index) => (
            <li key={index}>
              <button
                type="button"
                lang={language}
                className="w-full rounded-control border border-line px-3 py-2 text-left hover:border-accent hover:bg-sunken"
                onClick={() => insert(reference)}
              >
                {reference}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
