/** Lets whoever has no pointer scroll an element with the keys, as a group of its own. */
export function scrollByKeyboard(element: HTMLElement): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
}
