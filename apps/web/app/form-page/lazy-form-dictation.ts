import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { hasDeviceSupport } from '../../shared/recording-controls/dictation-device.ts';
import { bufferReports } from '../../shared/recording-controls/buffered-reports.ts';
import { createLazyPart, useLatePart } from '../../shared/ui/lazy-part.ts';
import type { FormDictationProps } from './form-dictation.tsx';

// The form is drawn and typed in without it; it comes right after, with its words.
const part = createLazyPart<FormDictationProps>(async () => {
  const [{ FormDictation }] = await Promise.all([
    import('./form-dictation.tsx'),
    loadCatalogues(['dictation', 'floating-dictation']),
  ]);
  return FormDictation;
});

/** The floating button over the form; nothing until its code is there. */
export function LazyFormDictation(props: FormDictationProps): ReactNode {
  // A press of a dictation microphone before the code is there waits for it.
  useEffect(() => (hasDeviceSupport() ? bufferReports(navigator.hid) : undefined), []);
  return useLatePart(part, props);
}
