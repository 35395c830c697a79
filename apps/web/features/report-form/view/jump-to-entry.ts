import { flushSync } from 'react-dom';
import { REPORT_TYPES, fieldsOfBlock } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { bringForm } from './bring-form.ts';
import { regionAnchor } from './region-anchor.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/** The section of a field that is not on the page, in whichever type of report has it there. */
function sectionOf(id: string): string | undefined {
  const sections = REPORT_TYPES.all.flatMap((type) => type.sectionOf(id) ?? []);
  return sections.find((section) => document.getElementById(section.id) !== null)?.id;
}

/** The part of the examination that a field or a table stands in, which is not drawn before it is first shown. */
function regionOf(id: string): HTMLElement | null {
  const region = REPORT_TYPES.all
    .flatMap((type) => type.regions)
    .find(({ group }) =>
      group.blocks.some((block) =>
        block.kind === 'table' && block.id === id
          ? true
          : fieldsOfBlock(block).some((field) => field.id === id),
      ),
    );
  return region === undefined ? null : document.getElementById(regionAnchor(region.id));
}

/** What takes the focus for a target: the control itself, the first control of a table or a group, the heading of a region. */
function focusOf(target: HTMLElement): HTMLElement {
  if (target.matches('table')) return target.querySelector<HTMLElement>('tbody :is(input, select)') ?? target;
  if (target.matches('[role=radiogroup]'))
    return target.querySelector<HTMLElement>('input:checked') ?? target.querySelector('input') ?? target;
  if (target.matches('fieldset'))
    return target.querySelector<HTMLElement>('input') ?? target.querySelector('button') ?? target;
  if (target.matches('section')) return target.querySelector<HTMLElement>('h4') ?? target;
  return target;
}

/** Puts the focus on the control of a field that is on the page. */
export function focusField(id: FieldId, options?: FocusOptions): void {
  const target = document.getElementById(id);
  if (target !== null) focusOf(target).focus(options);
}

/** The fields of a region, where they are folded away. */
function hiddenPart(region: HTMLElement | null): HTMLElement | null {
  return region?.querySelector<HTMLElement>(':scope > [hidden]') ?? null;
}

/** Brings the fields of a folded region back onto the page. */
function unfold(target: HTMLElement | null): void {
  const region = target?.closest('[hidden]')?.closest('section[id]');
  const button = region?.querySelector<HTMLElement>('[data-unfold][aria-expanded=false]');
  if (button !== null && button !== undefined) flushSync(() => button.click());
}

/** What covers the page at its top and its bottom, in pixels. */
const COVERED = 150;

/** Brings a field, a table or a region into view; the focus stays where it is. False where it is not on the page. */
export function revealEntry(id: string): boolean {
  bringForm();
  unfold(document.getElementById(id) ?? hiddenPart(regionOf(id)));
  const target = document.getElementById(id);
  if (target === null) return false;
  const card = target.closest('details');
  if (card !== null) card.open = true;
  const { top, bottom } = target.getBoundingClientRect();
  const isTall = bottom - top > window.innerHeight - 2 * COVERED;
  if (
    top < COVERED ||
    (!isTall && bottom > window.innerHeight - COVERED) ||
    top > window.innerHeight - COVERED
  )
    target.scrollIntoView({ behavior: 'instant', block: isTall ? 'start' : 'center' });
  return true;
}

/**
 * Brings a section, region, table or field before the physician and puts the focus there. A closed section and a folded
 * region open; what is not on the page at the moment (an identity left blank) gives way to the nearest heading.
 */
export function jumpToEntry(id: string): void {
  bringForm();
  unfold(document.getElementById(id) ?? hiddenPart(regionOf(id)));
  const target = document.getElementById(id);
  if (target === null || target.closest('[hidden]') !== null) {
    const region = target?.closest<HTMLElement>('section[id]')?.id;
    const nearest = region ?? sectionOf(id);
    if (nearest !== undefined && nearest !== id) jumpToEntry(nearest);
    return;
  }
  if (target.matches('details') || id === 'sectionC') {
    scrollToAnchor(id);
    return;
  }
  const card = target.closest('details');
  if (card !== null) card.open = true;
  const focus = focusOf(target);
  focus.focus({ preventScroll: true });
  if (focus instanceof HTMLInputElement && focus.type === 'text') focus.select();
  focus.scrollIntoView({ behavior: 'instant', block: 'center' });
}
