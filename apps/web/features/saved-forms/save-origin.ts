import type { SavedFormItem } from '@constat/contract';
import { TITLE_LENGTH } from '@constat/contract/limits';
import { DRAFT_DAYS } from '@constat/report/rules';
import { defaultTitle } from './form-title.ts';

/** The saved form that the report was opened from or saved as. */
export interface SaveOrigin {
  readonly id: string;
  readonly formType: 'draft' | 'copy';
  readonly title: string;
  /** It is locked or signed, and not written over. */
  readonly isLocked?: boolean;
}

/**
 * What the save dialog offers first. A report with a title keeps its own, and a draft its term; a copy is named by its day
 * and its worker.
 * @param worker the worker's name, empty where it is not known
 */
export function firstOffer(
  formType: 'draft' | 'copy',
  origin: SaveOrigin | null,
  forms: readonly Pick<SavedFormItem, 'id' | 'formType' | 'retentionDays'>[],
  language: 'fr' | 'en',
  day: string,
  worker: string,
): { readonly title: string; readonly days: number } {
  const stored = forms.find(({ id }) => id === origin?.id);
  const isDraft = stored?.formType === 'draft';
  return {
    title:
      formType === 'draft' && origin !== null ? origin.title : titleOffered(formType, language, day, worker),
    days: isDraft ? stored.retentionDays : DRAFT_DAYS.default,
  };
}

function titleOffered(
  formType: 'draft' | 'copy',
  language: 'fr' | 'en',
  day: string,
  worker: string,
): string {
  const title = defaultTitle(formType, language, day);
  return formType === 'draft' || worker === '' ? title : `${title} - ${worker}`.slice(0, TITLE_LENGTH);
}
