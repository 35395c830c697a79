import { REASON_LENGTH } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { textareaClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';

export interface TypedReason {
  readonly text: string;
  readonly change: (text: string) => void;
  /** It was asked for while nothing stood there. */
  readonly isMissing: boolean;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Whether there is one; where not, that is said, and its place takes the focus. */
  readonly isGiven: () => boolean;
}

/** Why something is done that cannot be done without a reason; its place takes the focus first. */
export function useReason(): TypedReason {
  const [text, change] = useState('');
  const [isAsked, setAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const isGiven = (): boolean => {
    setAsked(true);
    if (text.trim() !== '') return true;
    area.current?.focus();
    return false;
  };
  return { text, change, isMissing: isAsked && text.trim() === '', area, isGiven };
}

/** Where the reason is typed. */
export function ReasonField({ text, change, isMissing, area }: TypedReason): ReactNode {
  const { t } = useLingui();
  return (
    <Field label={t`Motif`} isRequired error={isMissing ? t`Écrivez le motif.` : undefined}>
      {(control) => (
        <textarea
          autoComplete="off"
          {...control}
          ref={area}
          rows={2}
          maxLength={REASON_LENGTH}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          className={textareaClass}
        />
      )}
    </Field>
  );
}
