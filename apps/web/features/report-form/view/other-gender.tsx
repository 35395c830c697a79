import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createLazy, useLazy } from '../../../shared/ui/lazy-part.ts';
import type { FieldInOtherGender, Rewording } from '../state/gender-choice.ts';
import { useAnswer, useReportScreen, useReportState } from './report-context.tsx';
import { plural, t } from '@lingui/core/macro';
import { showToast } from '../../../shared/ui/toast.ts';

/** A toast is read in five seconds: no more changes than these are named. */
const NAMED = 4;

/** Says which words were changed, with the way back. */
function announceReworded({ changes, undo }: Rewording): void {
  const named = changes.slice(0, NAMED).join(', ');
  const others = changes.length - NAMED;
  showToast({
    title: t`Textes accordés au genre choisi`,
    description:
      others > 0 ? t`${named} et ${plural(others, { one: '# autre mot', other: '# autres mots' })}` : named,
    action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
  });
}

/** The words that do not agree with the chosen gender, as every part of the page that tells of them sees them. */
export interface OtherGenderWords {
  /** Empty too once the physician chose to ignore them, until others are found. */
  readonly found: readonly FieldInOtherGender[];
  /** How many words are proven to be about the worker. */
  readonly count: number;
  /** How many may be. */
  readonly doubtCount: number;
  readonly ignore: () => void;
  /** Changes the words with those keys; the others count as ignored. */
  readonly correct: (accepted: ReadonlySet<string>) => void;
}

// The grammar of agreement is large: it is fetched after the form is drawn.
const agreement = createLazy(() => import('../state/gender-choice.ts'));

const NONE: readonly FieldInOtherGender[] = [];
const Context = createContext<OtherGenderWords | null>(null);

function signatureOf(found: readonly FieldInOtherGender[]): string {
  const listed = found.map(
    ({ field, words, doubts }) => `${field}:${[...words, ...doubts].map(({ word }) => word).join(',')}`,
  );
  return listed.join(';');
}

/**
 * Looks for such words whenever the report was kept: never while a key is pressed.
 * @param onChosen called when the physician chose a gender that the report holds other words than
 */
export function OtherGenderProvider({
  onChosen,
  children,
}: {
  readonly onChosen: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { report } = useReportScreen();
  const gender = useAnswer('patientGender');
  const generation = useReportState((state) => state.generation);
  useReportState(({ status, meta }) => `${JSON.stringify(status.sync)} ${meta.reportLanguage}`);
  const [ignored, setIgnored] = useState('');
  const rules = useLazy(agreement);
  const all = rules?.otherGenderFields(report) ?? NONE;
  const signature = signatureOf(all);
  const found = signature === ignored ? NONE : all;
  const count = found.reduce((sum, { words }) => sum + words.length, 0);
  const seen = useRef({ gender, generation, isChosen: false });
  const tellChosen = useEffectEvent(() => {
    if (count > 0) onChosen();
  });
  const isReady = rules !== null;
  useEffect(() => {
    const before = seen.current;
    // Another report brings its gender with it; nobody chose that one.
    const isSame = before.generation === generation;
    const isChosen = isSame && (before.isChosen || before.gender !== gender);
    seen.current = { gender, generation, isChosen: isChosen && !isReady };
    if (!isChosen) return;
    if (isReady) tellChosen();
    else void agreement.fetch().catch(() => undefined);
  }, [gender, generation, isReady]);
  const value: OtherGenderWords = {
    found,
    count,
    doubtCount: found.reduce((sum, { doubts }) => sum + doubts.length, 0),
    ignore: () => setIgnored(signature),
    correct: (accepted) => {
      if (rules === null) return;
      const rewording = rules.correctGender(report, accepted);
      setIgnored(signatureOf(rules.otherGenderFields(report)));
      if (rewording !== null) announceReworded(rewording);
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
