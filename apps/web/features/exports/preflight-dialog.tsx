import type { ReviewIssue } from '@constat/assistance/review';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AttachBox, LetterheadBox } from './option-boxes.tsx';
import { PreflightSections } from './preflight-sections.tsx';
import type { CheckedAct } from './preflight.ts';
import type { Exports } from './use-exports.ts';

const NONE: readonly ReviewIssue[] = [];

/** What a report would lack on paper, before it leaves; the physician can go to each place, or go on. */
export function PreflightDialog({
  exports,
  further,
  onShow,
}: {
  readonly exports: Exports;
  /** What another part of the page has to show before the export. */
  readonly further?: ReactNode;
  /** Brings a field or a section of the form into view once the dialog is gone. */
  readonly onShow: (id: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const { asked, dismiss, goOn } = exports;
  const act: CheckedAct = asked?.act ?? 'pdf';
  const choice = { options: exports.options, onChange: exports.setOptions };
  const titles: Readonly<Record<CheckedAct, string>> = {
    print: t`Avant d’imprimer`,
    pdf: t`Avant d’exporter en PDF`,
    docx: t`Avant d’exporter en Word`,
  };
  return (
    <Dialog
      title={titles[act]}
      isOpen={asked !== null}
      onClose={dismiss}
      footer={
        <>
          <Button onClick={dismiss}>{t`Revenir au formulaire`}</Button>
          <Button variant="primary" onClick={goOn}>
            {act === 'print' ? t`Imprimer quand même` : t`Exporter quand même`}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {further}
        <PreflightSections
          type={asked?.type ?? MEDICAL_EVALUATION}
          issues={asked?.issues ?? NONE}
          onShow={(id) => {
            dismiss();
            onShow(id);
          }}
        />
        {act === 'pdf' && <AttachBox {...choice} />}
        {act === 'docx' && <LetterheadBox hasLetterhead={exports.hasLetterhead} {...choice} />}
      </div>
    </Dialog>
  );
}
