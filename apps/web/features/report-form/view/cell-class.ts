/** A native control that fills the cell of a table: lower than one that stands alone, with the same border and states. */
export const cellClass =
  'w-full min-h-7 rounded-[0.25rem] border border-line-strong bg-raised px-1.5 py-0 text-ink outline-offset-0! hover:border-accent';
