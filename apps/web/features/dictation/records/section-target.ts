import type { TextWithCursor } from '../text/insert-text.ts';
import type { SectionId } from '../sections.ts';

/** Changes a text whose cursor is there; null when the change finds no place. */
export type TextChange = (text: string, cursor: number) => TextWithCursor | null;

/** The text that a stored dictation can be put into, at the physician's click. */
export interface SectionTarget {
  /** True when the text of that section can be changed from here. */
  readonly isOpen: (section: SectionId) => boolean;
  /** Makes the change and gives the way back; null when nothing was changed. */
  readonly change: (section: SectionId, change: TextChange) => (() => void) | null;
}
