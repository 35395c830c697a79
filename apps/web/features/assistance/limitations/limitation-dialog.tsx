import { composeLimitation, missingPart } from '@constat/assistance/limitations';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ClassList } from './class-list.tsx';
import { LimitationFields } from './limitation-fields.tsx';
import { EMPTY_PARTS, readParts } from './limitation-parts.ts';

export interface LimitationDialogProps {
  readonly name: string;
  /** The language of the report, in which the sentence is written. */
  readonly language: 'fr' | 'en';
  /** The accepted diagnoses, one a line. */
  readonly accepted: string;
  /** Writes a sentence; false when the report has changed meanwhile. */
  readonly onChoose: (sentence: string) => boolean;
  readonly onClose: () => void;
}

/** A limitation by its parts, with its sentence as it will stand; then the classes of the scale and the physician's own. */
export function LimitationDialog({
  name,
  language,
  accepted,
  onChoose,
  onClose,
}: LimitationDialogProps): ReactNode {
  const { t } = useLingui();
  const [parts, setParts] = useState(EMPTY_PARTS);
  const [written, setWritten] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const limitation = readParts(parts);
  const sentence = limitation === null ? null : composeLimitation(limitation, language);
  const choose = (text: string): boolean => {
    const isWritten = onChoose(text);
    setSaid(isWritten ? t`Écrite au rapport.` : t`Le rapport a changé : rien n’a été écrit. Recommencez.`);
    if (isWritten) setWritten((before) => [...before, text]);
    return isWritten;
  };
  const needs = {
    act: t`Cochez au moins un acte.`,
    segment: t`Choisissez le segment.`,
    side: t`Choisissez le côté.`,
    term: t`Écrivez la durée ou la date de fin.`,
  };
  const missing = limitation === null ? null : missingPart(limitation);
  return (
    <Dialog
      title={t`Composer une limitation\u00A0: ${name}`}
      isOpen
      onClose={onClose}
      width="wide"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t`Retour au rapport`}
        </Button>
      }
    >
      <form
        ref={form}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (sentence === null || !choose(sentence)) return;
          // What the next one shares with this one stays: its nature and its wording.
          setParts((before) => ({
            ...EMPTY_PARTS,
            strength: before.strength,
            nature: before.nature,
            term: before.term,
            kind: before.kind,
          }));
          form.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
        }}
      >
        <LimitationFields parts={parts} onChange={setParts} />
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-sunken px-3 py-2">
          <p
            aria-live="polite"
            lang={sentence === null ? undefined : language}
            className="min-w-0 flex-1 basis-60"
          >
            {sentence ?? (
              <span className="text-muted">
                {missing === null ? t`Un nombre n’est pas lisible.` : needs[missing]}
              </span>
            )}
          </p>
          <Button type="submit" variant="primary" isUnavailable={sentence === null}>
            {t`Écrire au rapport`}
          </Button>
        </div>
      </form>
      <p aria-live="polite" className="mt-2 min-h-6 text-sm text-muted">
        {said}
      </p>
      {written.length > 0 && (
        <ul lang={language} className="mb-3 list-disc space-y-1 pl-5 text-sm">
          {written.map((text, index) => (
            // The same sentence may be written twice.
            <li key={`${index} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      <ClassList language={language} accepted={accepted} onChoose={choose} />
    </Dialog>
  );
}
