/** The element around a control whose prefilled value waits for a confirmation carries `data-unconfirmed="true"`. */
const WAITING = '[data-unconfirmed="true"]';

/** Set on a control since something was entered there, until the focus leaves it. */
const ENTERED = 'data-entered';

/** Notes whether what a control holds was entered since it took the focus, were it the same text as the prefilled one. */
export function noteEntered(control: Element, isEntered: boolean): void {
  control.toggleAttribute(ENTERED, isEntered);
}

/** True when what a control holds was entered since it took the focus. */
export function isEntered(control: Element): boolean {
  return control.hasAttribute(ENTERED);
}

/** True while a prefilled value waits in that control: what is entered there replaces it and is never added to it. */
export function holdsUnconfirmed(control: Element): boolean {
  return control.closest(WAITING) !== null && !isEntered(control);
}
