import { useLingui } from '@lingui/react/macro';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { correctGender, otherGenderFields } from '../state/gender-choice.ts';
import type { FieldInOtherGender } from '../state/gender-choice.ts';
import { useAnswer, useReportScreen, useReportState } from './report-context.tsx';

/** The words that do not agree with the chosen gender, as every part of the page that tells of them sees them. */
export interface OtherGenderWords {
  /** Empty too once the physician chose to ignore them, until others are found. */
  readonly found: readonly FieldInOtherGender[];
  /** How many words. */
  readonly count: number;
  readonly ignore: () => void;
  readonly correct: () => void;
}

const NONE: readonly FieldInOtherGender[] = [];
const Context = createContext<OtherGenderWords | null>(null);

function signatureOf(found: readonly FieldInOtherGender[]): string {
  return found.map(({ field, words }) => `${field}:${words.map(({ word }) => word).join(',')}`).join(';');
}

/** Looks for such words whenever the report was kept: never while a key is pressed. */
export function OtherGenderProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  useAnswer('patientGender');
  useReportState(
    ({ status, generation, meta }) => `${status.deviceSavedAt} ${generation} ${meta.reportLanguage}`,
  );
  const [ignored, setIgnored] = useState('');
  const all = otherGenderFields(report);
  const signature = signatureOf(all);
  const found = signature === ignored ? NONE : all;
  const value: OtherGenderWords = {
    found,
    count: found.reduce((sum, { words }) => sum + words.length, 0),
    ignore: () => setIgnored(signature),
    correct: () => {
      const undo = correctGender(report);
      if (undo === null) return;
      showToast({
        title: t`Textes accordés au genre choisi`,
        action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
      });
    },
  };
  return <Context value={value}>{children}</Context>;
}

/** The words found. Throws outside of an OtherGenderProvider. */
export function useOtherGender(): OtherGenderWords {
  const words = useContext(Context);
  if (words === null) throw new Error('Words of the other gender are told of outside of their provider');
  return words;
}
