/** Lets the form take its place back where another view of the report stands there. */
let bring: (() => void) | null = null;

/** Hears that something of the form is about to be shown. Returns what ends it. */
export function onBringForm(act: () => void): () => void {
  bring = act;
  return () => {
    if (bring === act) bring = null;
  };
}

/** Something of the form is about to be shown: after this call the form is on the page. */
export function bringForm(): void {
  bring?.();
}
