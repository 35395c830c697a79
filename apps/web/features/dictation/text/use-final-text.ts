import type { FieldId } from '@constat/report/catalogue';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { SECTION_FIELDS } from '../sections.ts';
import type { SectionId } from '../sections.ts';
import { readDraft, writeDraft } from './drafts.ts';
import type { TextWithCursor } from './insert-text.ts';

interface SectionText {
  readonly section: SectionId | null;
  readonly text: string;
  /** What the report holds. */
  readonly base: string;
  /** What stood there before the last change that was not typed. */
  readonly before: string | null;
  /** True when the text comes from an earlier visit that did not save it. */
  readonly isRestored: boolean;
  /** False when this browser refused to keep the text. */
  readonly isKept: boolean;
}

interface ReportToDictate {
  readonly report: ReportIdentity;
  /** The present text of a field of it. */
  readonly answer: (field: FieldId) => string;
}

function openSection(section: SectionId | null, { report, answer }: ReportToDictate): SectionText {
  const blank = { section, before: null, isKept: true };
  if (section === null) return { ...blank, text: '', base: '', isRestored: false };
  const base = answer(SECTION_FIELDS[section]);
  const draft = readDraft(report, section);
  const isRestored = draft !== null && draft.text !== base;
  return { ...blank, base, text: isRestored ? draft.text : base, isRestored };
}

export interface FinalText extends SectionText {
  /** Where dictated text goes. */
  readonly cursor: () => number;
  readonly open: (section: SectionId | null) => void;
  /** What the physician types. */
  readonly type: (text: string) => void;
  /** A change that can be taken back. */
  readonly replace: (change: (text: string) => TextWithCursor) => void;
  /** The same where the change may find no place; false then, and nothing is changed. */
  readonly attempt: (change: (text: string) => TextWithCursor | null) => boolean;
  readonly takeBack: () => void;
  readonly backToReport: () => void;
}

/** The text of one section of a report as it will be saved, kept on this device with every change. */
export function useFinalText(
  area: RefObject<HTMLTextAreaElement | null>,
  initial: SectionId | null,
  of: ReportToDictate,
): FinalText {
  const { report } = of;
  const [state, setState] = useState(() => openSection(initial, of));
  const latest = useRef(state);
  const cursor = useRef<number | null>(state.text.length);

  useLayoutEffect(() => {
    if (cursor.current === null) return;
    area.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });

  const put = (change: Partial<SectionText>) => {
    const next = { ...latest.current, ...change };
    const { section, text, base } = next;
    const draft = text === base ? null : { text, base, timestamp: Date.now() };
    latest.current = next;
    setState(next);
    if (section === null) return;
    void writeDraft(report, section, draft).then((isKept) => {
      if (latest.current.section !== section || latest.current.isKept === isKept) return;
      latest.current = { ...latest.current, isKept };
      setState(latest.current);
    });
  };
  const replace = (change: (text: string) => TextWithCursor) => {
    const before = latest.current.text;
    const changed = change(before);
    if (changed.text === before) return;
    cursor.current = changed.cursor;
    put({ text: changed.text, before, isRestored: false });
  };

  return {
    ...state,
    cursor: () => area.current?.selectionEnd ?? latest.current.text.length,
    open(section) {
      latest.current = openSection(section, of);
      cursor.current = latest.current.text.length;
      setState(latest.current);
    },
    type: (text) => put({ text, before: null, isRestored: false }),
    replace,
    attempt(change) {
      const changed = change(latest.current.text);
      if (changed !== null) replace(() => changed);
      return changed !== null;
    },
    takeBack() {
      const { before } = latest.current;
      if (before === null) return;
      cursor.current = before.length;
      put({ text: before, before: null });
    },
    backToReport: () => replace(() => ({ text: latest.current.base, cursor: latest.current.base.length })),
  };
}
