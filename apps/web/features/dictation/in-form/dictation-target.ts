import { focusOnCell } from '@constat/examination';
import type { Focus } from '@constat/examination';
import type { FieldId, ReportField, ReportType } from '@constat/report/catalogue';
import type { Target } from './speech-view.ts';

/** Where what is said goes, and what of the examination is in force there. */
export interface Aim {
  readonly target: Target;
  readonly focus: Focus | null;
}

/** What a field is dictated as: a cell of the examination, a text, or a value outside of it. */
export function aimOfField(type: ReportType, id: FieldId): Aim {
  const focus = focusOnCell(type, id);
  if (focus !== null) return { target: { kind: 'examination' }, focus };
  const kind = type.field(id)?.kind;
  const target: Target =
    kind === 'text' || kind === 'line' ? { kind: 'text', field: id } : { kind: 'value', field: id };
  return { target, focus: null };
}

/** What is filled in by hand alone. */
const BY_HAND: ReadonlySet<string> = new Set<ReportField['kind']>(['flag', 'documents', 'impairment']);

/** The same of a control of the form; null for any other element, and for one that takes no words. */
export function aimOf(type: ReportType, element: Element | null): Aim | null {
  const name = element?.getAttribute('name') ?? element?.getAttribute('data-choices-of') ?? '';
  const field = type.field(name);
  return field === undefined || BY_HAND.has(field.kind) ? null : aimOfField(type, field.id);
}

/**
 * Where what is said goes once a control has the focus; null where it goes on as before. Ticking a box is no move; among
 * the documents or the sequelae nothing is dictated.
 */
export function aimOfFocus(type: ReportType, element: Element): Aim | null {
  const row = element.closest<HTMLElement>('[data-field]')?.dataset['field'];
  const field = row === undefined ? undefined : type.field(row);
  const isList = field?.kind === 'documents' || field?.kind === 'impairment';
  return isList ? aimOfField(type, field.id) : aimOf(type, element);
}
