import { device } from '../../shared/device/page-device.ts';

/** What was typed as an addendum to that report and not signed: the device keeps it, also over a sign-out. */
export function typedAddendum(formId: string): string {
  const value = device().read('typed-addendum', { name: formId })?.value;
  return typeof value === 'string' ? value : '';
}

/** Keeps what is typed; an empty text forgets it. */
export function keepTypedAddendum(formId: string, text: string): void {
  const place = { name: formId };
  if (text !== '') void device().write('typed-addendum', place, text);
  else if (device().read('typed-addendum', place) !== null) void device().remove('typed-addendum', place);
}
