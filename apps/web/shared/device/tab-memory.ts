/**
 * What a tab remembers across a reload: ids, the name of a section or of a field, a path. Never a word of a person's: it
 * lies in clear. A browser may refuse: the tab then remembers as long as its page.
 */
export type TabMemory =
  /** Id of the report that this tab works on. */
  | 'cnesst_medical_form_tab'
  /** How high each region was, in pixels. */
  | 'cnesst_medical_form_heights'
  /** Whether the final pages are shown with the form. */
  | 'cnesst_medical_form_pages'
  /** Where the physician was in the form before the dictation page. */
  | 'dictation_return_section'
  | 'dictation_return_path'
  | 'dictation_language'
  /** The field that is dictated. */
  | 'dictationField';

const held = new Map<TabMemory, string>();

export function readTab(name: TabMemory): string | null {
  const own = held.get(name);
  if (own !== undefined) return own;
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value; null removes it. */
export function writeTab(name: TabMemory, value: string | null): void {
  held.delete(name);
  try {
    if (value === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, value);
  } catch {
    if (value !== null) held.set(name, value);
  }
}
