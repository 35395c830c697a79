/** Looks of the native form controls; inputs, selects and textareas stay native for dictation software and paste. */
const control =
  'w-full min-h-9 rounded-control border border-line-strong bg-raised px-2.5 py-1.5 text-ink ' +
  'hover:border-accent aria-invalid:border-danger aria-invalid:border-2 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-muted';

export const inputClass = control;
export const selectClass = `${control} pr-8`;
export const textareaClass = `${control} min-h-24 leading-relaxed`;
