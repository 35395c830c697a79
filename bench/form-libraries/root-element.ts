/** The element that a page is drawn into. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root element');
  return root;
}
