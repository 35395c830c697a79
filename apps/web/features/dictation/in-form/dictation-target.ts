import { focusOnCell } from '@constat/examination';
import type { Focus } from '@constat/examination';
import type { FieldId, ReportType } from '@constat/report/catalogue';
import type { Target } from './speech-view.ts';

/** Where what is said goes, and what of the examination is in force there. */
export interface Aim {
  readonly target: Target;
  readonly focus: Focus | null;
}

/** What a field is dictated as: a cell of the examination, or a text; null for a date or a choice outside of it. */
export function aimOfField(type: ReportType, id: FieldId): Aim | null {
  const focus = focusOnCell(type, id);
  if (focus !== null) return { target: { kind: 'examination' }, focus };
  const kind = type.field(id)?.kind;
  return kind === 'text' || kind === 'line' ? { target: { kind: 'text', field: id }, focus: null } : null;
}

/** The same of a control of the form; null for any other element. */
export function aimOf(type: ReportType, element: Element | null): Aim | null {
  const name = element?.getAttribute('name') ?? element?.getAttribute('data-choices-of') ?? '';
  const field = type.field(name);
  return field === undefined ? null : aimOfField(type, field.id);
}
