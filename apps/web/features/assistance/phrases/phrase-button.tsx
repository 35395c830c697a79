import type { KeptPhrase } from '@constat/contract';
import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { useIsAssistant } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldTool } from '../../../shared/ui/field-tool.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAssistedReport } from '../assisted-report.tsx';
import { PhraseDialog } from '../proposal/lazy-dialogs.ts';
import { useInsertPhrase } from './use-insert-phrase.ts';

/** The physician's own phrases for one point of the mandate. */
export function PhraseButton({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const report = useAssistedReport();
  const write = useInsertPhrase(field.id);
  const [isOpen, setOpen] = useState(false);
  const name = localised(field.label);
  const isAssistant = useIsAssistant();

  const insert = ({ text: phrase }: KeptPhrase): void => {
    const undo = write(phrase);
    setOpen(false);
    if (undo === null) return;
    showToast({
      title: t`Phrase insérée`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
    report.showField(field.id);
  };

  if (isAssistant) return null;
  return (
    <>
      <FieldTool>
        <Button
          size="small"
          variant="ghost"
          icon={<BookOpen aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          <span>
            {t`Mes phrases`}
            <span className="sr-only"> : {name}</span>
          </span>
        </Button>
      </FieldTool>
      {isOpen && (
        <PhraseDialog
          field={field.id}
          name={name}
          language={report.language()}
          onChoose={insert}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
