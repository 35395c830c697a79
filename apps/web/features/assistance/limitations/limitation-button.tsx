import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { ListPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldTool } from '../../../shared/ui/field-tool.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAssistedReport } from '../assisted-report.tsx';
import type { WayBack } from '../assisted-report.tsx';
import { useInsertPhrase } from '../phrases/use-insert-phrase.ts';
import { LimitationDialog } from '../proposal/lazy-dialogs.ts';

/** Composes functional limitations by their parts, or takes a class of the restriction scale. */
export function LimitationButton({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const report = useAssistedReport();
  const write = useInsertPhrase(field.id);
  const [isOpen, setOpen] = useState(false);
  const undo = useRef<WayBack[]>([]);
  const name = localised(field.label);

  const insert = (sentence: string): boolean => {
    const back = write(sentence);
    if (back !== null) undo.current.push(back);
    return back !== null;
  };
  const close = (): void => {
    setOpen(false);
    const written = undo.current.splice(0);
    if (written.length === 0) return;
    showToast({
      title: written.length === 1 ? t`Limitation écrite` : t`Limitations écrites`,
      action: {
        label: t({ message: 'Annuler', context: 'undo' }),
        onPress: () => {
          for (const back of written.toReversed()) back();
        },
      },
    });
    report.showField(field.id);
  };

  return (
    <>
      <FieldTool>
        <Button
          size="small"
          variant="ghost"
          icon={<ListPlus aria-hidden="true" className="size-4" />}
          title={t`Composer une limitation`}
          onClick={() => setOpen(true)}
        >
          {/* Beside the longest label there is no room for its words. */}
          <span className="sr-only">{t`Composer une limitation\u00A0: ${name}`}</span>
        </Button>
      </FieldTool>
      {isOpen && (
        <LimitationDialog
          name={name}
          language={report.language()}
          accepted={report.text('diagnosticsCnesst')}
          onChoose={insert}
          onClose={close}
        />
      )}
    </>
  );
}
