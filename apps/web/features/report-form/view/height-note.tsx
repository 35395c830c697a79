import { mayBecomeHeight, readHeight } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useAnswer, useReportState } from './report-context.tsx';

const FIELD = 'examenTaille';

function listenToFocus(onChange: () => void): () => void {
  // The focus is nowhere while it leaves a field.
  const hear = (): number => window.setTimeout(onChange);
  document.addEventListener('focusin', hear);
  document.addEventListener('focusout', hear);
  return () => {
    document.removeEventListener('focusin', hear);
    document.removeEventListener('focusout', hear);
  };
}

/** A height in metres as it was written, until another report is shown. */
interface Understood {
  readonly text: string;
  readonly centimetres: number;
  readonly generation: number;
}

/** Beside the height: what one in metres is in centimetres, and that one is neither. Nothing is refused. */
export function HeightNote(): ReactNode {
  const { t } = useLingui();
  const text = useAnswer(FIELD);
  const generation = useReportState((state) => state.generation);
  const isFocused = useSyncExternalStore(listenToFocus, () => document.activeElement?.id === FIELD);
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const read = readHeight(text);
  if (read.kind === 'metres' && understood?.text !== text)
    setUnderstood({ text, centimetres: read.centimetres, generation });
  if (read.kind === 'implausible') {
    const isUnfinished = isFocused && mayBecomeHeight(text);
    return <output className="text-sm text-warn">{!isUnfinished && t`Peu plausible (175 ou 1,75)`}</output>;
  }
  const isUnderstood =
    'centimetres' in read &&
    understood !== null &&
    understood.generation === generation &&
    understood.centimetres === read.centimetres;
  const metres = understood?.text ?? '';
  const centimetres = understood?.centimetres ?? 0;
  return <output className="text-sm text-muted">{isUnderstood && t`${metres} = ${centimetres} cm`}</output>;
}
