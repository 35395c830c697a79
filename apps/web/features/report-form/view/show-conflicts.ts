/** Id of the heading over the texts that wait for a choice. */
export const CONFLICTS_HEADING = 'conflicts';

/** Brings the texts that wait for a choice before the physician. */
export function showConflicts(): void {
  const heading = document.getElementById(CONFLICTS_HEADING);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: 'instant', block: 'center' });
}
