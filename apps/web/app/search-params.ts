/**
 * The typed part of an address. Values are plain text, so that a visit named « 123 » stays text; what is not understood
 * is dropped.
 */

export interface FormSearch {
  /** `new` starts a blank form. */
  readonly visit?: 'new';
  readonly name?: string;
  /** Id of the saved form to load. */
  readonly draft?: string;
  /** What is shown of the report in the place of its form. */
  readonly view?: 'review';
}

export interface DictationSearch {
  /** The section that the dictation goes to, as an anchor of the form. */
  readonly section?: string;
}

export interface WorklistSearch {
  /** Told of above the reports, until it is closed: what follows the making of the first account. */
  readonly notice?: 'recovery-sheet';
}

export interface RecoverySheetSearch {
  /** The first account was made just before. */
  readonly after?: 'set-up';
}

type RawSearch = Readonly<Record<string, unknown>>;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

const SAVED_FORM_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const ANCHOR = /^section(?:[A-C]|[1-9]|1[0-2])$/u;

/** `?visit=new&name=…`, `?draft=…` or neither, and `view=review`. */
export function parseFormSearch(raw: RawSearch): FormSearch {
  const view: Pick<FormSearch, 'view'> = raw['view'] === 'review' ? { view: 'review' } : {};
  const draft = textOf(raw['draft']);
  if (draft !== undefined && SAVED_FORM_ID.test(draft)) return { draft, ...view };
  const name = textOf(raw['name'])?.trim();
  if (raw['visit'] !== 'new') return view;
  return { visit: 'new', ...(name !== undefined && { name }), ...view };
}

/** `?notice=recovery-sheet`. */
export function parseWorklistSearch(raw: RawSearch): WorklistSearch {
  return raw['notice'] === 'recovery-sheet' ? { notice: 'recovery-sheet' } : {};
}

/** `?after=set-up`. */
export function parseRecoverySheetSearch(raw: RawSearch): RecoverySheetSearch {
  return raw['after'] === 'set-up' ? { after: 'set-up' } : {};
}

/** `?section=section8`. */
export function parseDictationSearch(raw: RawSearch): DictationSearch {
  const section = textOf(raw['section']);
  return section !== undefined && ANCHOR.test(section) ? { section } : {};
}

/** Reads a query string as text values; of a repeated name the last one holds. */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes text values as a query string, with its `?` unless empty. */
export function writeSearch(search: RawSearch): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === undefined ? [] : [[name, text]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
