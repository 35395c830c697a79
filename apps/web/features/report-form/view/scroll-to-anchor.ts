/**
 * Scrolls to a section smoothly (at once when the person prefers less motion), opens it when it is closed, and moves the
 * focus to its heading line so that the keyboard goes on from there.
 */
export function scrollToAnchor(id: string, how: 'smooth' | 'instant' = 'smooth'): void {
  const target = document.getElementById(id);
  if (target === null) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  const isStill = how === 'instant' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Sections off the screen are not laid out until they come near, so a long jump may end beside its target.
  const correct = (): void => target.scrollIntoView({ behavior: 'instant', block: 'start' });
  if (!isStill) document.addEventListener('scrollend', correct, { once: true });
  target.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  if (isStill) requestAnimationFrame(correct);
  target.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
}
