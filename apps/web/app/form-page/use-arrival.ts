import { MEDICAL_EVALUATION, REPORT_TYPES } from '@constat/report/catalogue';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchSavedForm } from '../../features/saved-forms/index.ts';
import { dictatedFieldOf, focusField, scrollToAnchor } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { noteSeenForm } from '../../features/signing/index.ts';
import { currentLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { lookForHeldReports } from '../../shared/report-writer-lock.ts';
import { showToast } from '../../shared/ui/toast.ts';
import type { FormSearch } from '../search-params.ts';
import { takeVisit } from '../visit-to-begin.ts';
import { useUndoToast } from './use-undo-toast.ts';

export interface Arrival {
  /** True until the report that the address asks for is there: what is typed before that would go into the one before. */
  readonly isLoading: boolean;
  /** Loads a saved form in place of the report; resolves once it is there or could not be. */
  readonly load: (id: string, as: 'draftLoaded' | 'formLoaded') => Promise<void>;
}

/**
 * Acts once on what the address asks for, then takes it out of the address, so that a reload restores the report and no
 * name stays in the history.
 * @param formType the type of a report that is begun
 */
export function useArrival(
  report: WorkingReport,
  search: FormSearch,
  formType = MEDICAL_EVALUATION.id,
): Arrival {
  const say = useMessage();
  const navigate = useNavigate();
  const toast = useUndoToast();
  const [isReading, setReading] = useState(false);
  const acted = useRef<FormSearch | null>(null);

  const open = useCallback(
    async (id: string, as: 'draftLoaded' | 'formLoaded'): Promise<void> => {
      try {
        const form = await fetchSavedForm(id);
        noteSeenForm(form);
        await lookForHeldReports();
        const said = say(form.formType === 'copy' ? 'copyLoaded' : 'formLoaded');
        toast(said, report.open(form, as), form.title);
      } catch (error) {
        const description = error instanceof Error ? { description: error.message } : {};
        showToast({ title: say('draftNotLoaded'), look: 'destructive', ...description });
      }
    },
    [report, say, toast],
  );

  useEffect(() => {
    const { visit, name: named, draft, view } = search;
    if ((visit === undefined && draft === undefined) || acted.current === search) return;
    acted.current = search;
    const cleanAddress = (): void => {
      const kept = view === undefined ? {} : { view };
      void navigate({ to: '.', search: kept, replace: true, hash: true });
    };
    if (draft !== undefined) {
      void open(draft, 'draftLoaded').then(cleanAddress);
      return;
    }
    const begun = named === undefined ? takeVisit() : { name: named };
    const type = REPORT_TYPES.findNewest(formType) ?? MEDICAL_EVALUATION;
    const undo = report.startNew(currentLanguage(), { ...begun, type });
    const name = begun?.name;
    const title = name === undefined ? say('newForm') : say('newVisit', { name });
    if (undo !== null) toast(title, undo);
    cleanAddress();
  }, [search, report, formType, open, navigate, say, toast]);

  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor === '') return;
    scrollToAnchor(anchor, 'instant');
    // Whoever comes back from the dictation of a section goes on in its text.
    const field = dictatedFieldOf(anchor);
    if (field !== undefined) focusField(field, { preventScroll: true });
  }, []);

  const load = async (id: string, as: 'draftLoaded' | 'formLoaded'): Promise<void> => {
    setReading(true);
    await open(id, as);
    setReading(false);
  };

  const isAsked = search.draft !== undefined || search.visit !== undefined;
  return { isLoading: isReading || isAsked, load };
}
