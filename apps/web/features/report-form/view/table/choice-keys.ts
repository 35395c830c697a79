import type { FieldId } from '@constat/report/catalogue';

/** The choice that a key makes among those that lie side by side; null when it makes none. */
function choiceOfKey(key: string, group: Element): HTMLInputElement | null {
  const asked = key === '-' ? '−' : key.toLowerCase();
  if (asked.length !== 1) return null;
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const found = radios.filter((radio) => radio.dataset.text?.toLowerCase().startsWith(asked) === true);
  // A letter that several begin with goes through them.
  const present = found.findIndex((radio) => radio.checked);
  return found[(present + 1) % Math.max(found.length, 1)] ?? null;
}

function radioOf({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.type === 'radio' ? target : null;
}

/**
 * Beside what the browser does with radio buttons: a choice by its first letter or sign, emptied by Delete or by a second
 * press. Returns the way to end it.
 * @param choose makes a choice of that field, '' for none
 */
export function hearChoiceKeys(
  table: HTMLElement,
  choose: (id: FieldId, value: string) => void,
  isField: (name: string) => name is FieldId,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let wasChosen: HTMLInputElement | null = null;
  /** As when the browser makes a choice, the page is told of it. */
  const pick = (radio: HTMLInputElement, value: string): void => {
    if (!isField(radio.name)) return;
    choose(radio.name, value);
    radio.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const note = (event: Event): void => {
    const radio = radioOf(event);
    if (radio !== null) wasChosen = radio.checked ? radio : null;
  };
  table.addEventListener('pointerdown', note, { signal });
  table.addEventListener(
    'keydown',
    (event) => {
      const radio = radioOf(event);
      if (radio === null || event.ctrlKey || event.metaKey || event.altKey || !isField(radio.name)) return;
      if (event.key === ' ') {
        note(event);
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault();
        pick(radio, '');
      } else {
        const group = radio.closest('[role=radiogroup]');
        const chosen = group === null ? null : choiceOfKey(event.key, group);
        if (chosen === null) return;
        event.preventDefault();
        pick(chosen, chosen.value);
        chosen.focus();
      }
    },
    { signal },
  );
  table.addEventListener(
    'click',
    (event) => {
      const radio = radioOf(event);
      if (radio !== null && radio === wasChosen) pick(radio, '');
      wasChosen = null;
    },
    { signal },
  );
  return () => stop.abort();
}
