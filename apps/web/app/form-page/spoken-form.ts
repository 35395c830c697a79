import type { SpokenTemplate } from '@constat/dictation/navigation';
import type { SpokenForm } from '../../features/dictation/index.ts';
import {
  focusField,
  jumpToEntry,
  regionAnchor,
  revealEntry,
  scrollToNextAnchor,
} from '../../features/report-form/index.ts';
import { normalsOf } from '../../features/report-form/index.late.ts';
import type { SomeNormals } from '../../features/report-form/index.late.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import type { ReportSession } from '../report-session.ts';
import type { ReportActs } from './use-report-acts.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field whose text can be selected; null for one that is not on the page. */
function textControl(field: string): TextControl | null {
  const control = document.getElementById(field);
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === 'text');
  return isText ? control : null;
}

/** Gives the focus to the field after or before the one that has it; the caret goes to the end of a text. */
function focusNextField(by: 1 | -1): void {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('#main [name]:is(input, textarea, select)'),
  ].filter(
    (control) =>
      control.checkVisibility() && !(control instanceof HTMLInputElement && control.type === 'radio'),
  );
  const at = controls.findIndex((control) => control === document.activeElement);
  const next = controls[at < 0 ? 0 : at + by];
  next?.focus();
  if (next === undefined) return;
  const control = textControl(next.id);
  control?.setSelectionRange(control.value.length, control.value.length);
}

/** What of the page is done by voice. */
type PageActs = Pick<ReportActs, 'saveDraft' | 'exports'>;

/** What of the physician's profile is written by voice. */
export interface PhysiciansOwn {
  readonly normals: SomeNormals;
  readonly interviewTemplateA: string;
  readonly interviewTemplateB: string;
}

const NOBODYS: PhysiciansOwn = { normals: {}, interviewTemplateA: '', interviewTemplateB: '' };

/** How the interview is held at each of the physician's two sites. */
function interviewTemplates({
  interviewTemplateA,
  interviewTemplateB,
}: PhysiciansOwn): readonly SpokenTemplate[] {
  return [
    { label: { fr: 'Site A', en: 'Site A' }, text: interviewTemplateA },
    { label: { fr: 'Site B', en: 'Site B' }, text: interviewTemplateB },
  ]
    .filter(({ text }) => text !== '')
    .map((template) => ({ field: 'modaliteEntrevue', replaces: true, ...template }));
}

/** The form, with the acts of the page and the physician's own normals once they are known. */
export interface ReachedForm extends SpokenForm {
  readonly adopt: (physician: PhysiciansOwn | undefined, acts: PageActs) => void;
}

/** Confirms what waits in the table, or else in the region, where the focus is. */
function confirmAround(report: WorkingReport): void {
  const around = document.activeElement?.closest('table') ?? document.activeElement?.closest('section[id]');
  const names = [...(around?.querySelectorAll('[name]') ?? [])].map(
    (control) => control.getAttribute('name') ?? '',
  );
  const fields = [...new Set(names)].flatMap((name) => report.type.field(name) ?? []);
  report.confirm(fields.filter((field) => report.isUnconfirmed(field)).map(({ id }) => id));
}

/** The form of this tab as speech reaches it. */
export function createSpokenForm({
  report,
  afterEdit,
}: Pick<ReportSession, 'report' | 'afterEdit'>): ReachedForm {
  let ofPage: PageActs | null = null;
  let ofPhysician = NOBODYS;
  const normals = (): SpokenForm['normals'] => normalsOf(report.getState().meta.normals, ofPhysician.normals);
  return {
    adopt: (physician, acts) => {
      ofPhysician = physician ?? NOBODYS;
      ofPage = acts;
    },
    type: () => report.type,
    reportId: () => report.getState().reportId,
    language: () => report.getState().meta.reportLanguage,
    value(name) {
      const field = report.type.field(name);
      return field === undefined ? '' : report.ownText(field.id);
    },
    isOpen(name) {
      const field = report.type.field(name);
      if (field === undefined) return false;
      return report.isUnconfirmed(field) || (report.get(field.id) === '' && !report.isStatedNormal(field.id));
    },
    get normals() {
      return normals();
    },
    write({ texts, stated, setAside }) {
      const undo = report.writeSpoken(texts, { stated, setAside, normals: normals() });
      const fields = [...texts.keys()];
      for (const id of fields) afterEdit(id);
      return () => {
        undo();
        for (const id of fields) afterEdit(id);
      };
    },
    isMultiline: (field) => report.type.field(field)?.kind === 'text',
    selection(field) {
      const control = textControl(field);
      if (control === null || control !== document.activeElement) return null;
      const { selectionStart, selectionEnd, value } = control;
      // What it was prefilled with gives way to what is said.
      if (report.ownText(field) === '') return { start: 0, end: 0 };
      return { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    },
    moveCaret: (field, at) => {
      const control = textControl(field);
      if (control === document.activeElement) control?.setSelectionRange(at, at);
    },
    select: (field, { start, end }) => {
      const control = textControl(field);
      control?.focus({ preventScroll: true });
      control?.setSelectionRange(start, end);
    },
    focus: focusField,
    perform(act) {
      const acts: Readonly<Record<typeof act, () => unknown>> = {
        confirm: () => confirmAround(report),
        save: () => ofPage?.saveDraft(report.getState().retentionDays),
        preview: () => ofPage?.exports.run('preview'),
      };
      acts[act]();
    },
    async templates() {
      const { normalTemplates, TEMPLATE_FIELDS } = await import('@constat/report/rules/gender');
      const gender = report.get('patientGender');
      const normal = TEMPLATE_FIELDS.flatMap((field) =>
        normalTemplates(field, gender, report.getState().meta.reportLanguage).map(({ label, text }) => ({
          field,
          label,
          text,
          replaces: false,
        })),
      );
      return [...normal, ...interviewTemplates(ofPhysician)];
    },
    leaveOut: (region) => report.setExamined(region, false),
    go(id) {
      jumpToEntry(id);
      // What a jump selects would give way to what is said next.
      const control = textControl(id);
      if (control === document.activeElement)
        control?.setSelectionRange(control.value.length, control.value.length);
    },
    step(unit, by) {
      if (unit === 'field') focusNextField(by);
      else scrollToNextAnchor(report.type, by);
    },
    reveal: (field) => void revealEntry(field),
    revealPlace({ place, table }) {
      if (table !== undefined && revealEntry(table)) return;
      const region = report.type.regions.find(({ id }) => id === place);
      revealEntry(region === undefined ? 'section9' : regionAnchor(region.id));
    },
  };
}
