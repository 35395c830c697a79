import type { Localised } from '@constat/report/catalogue';

export type ShortcutId = 'palette' | 'save' | 'help' | 'progress' | 'confirm' | 'next' | 'previous' | 'lock';

export interface Shortcut {
  readonly id: ShortcutId;
  readonly label: Localised;
  /** Ctrl on most keyboards, ⌘ on Apple's; or Alt. Never none: a single key belongs to the text (WCAG 2.1.4). */
  readonly modifiers: readonly ('Ctrl' | 'Alt' | 'Shift')[];
  /** The key's letter or sign, or its name. */
  readonly key: string;
  /** The key by its place on the keyboard, for those with Alt: there the letter depends on the system. */
  readonly code?: string;
}

/** The shortcuts of the form page; those of the tables work inside a table only. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    id: 'palette',
    label: { fr: 'Aller à une section, un champ ou une action', en: 'Go to a section, a field or an action' },
    modifiers: ['Ctrl'],
    key: 'K',
  },
  { id: 'save', label: { fr: 'Sauvegarder', en: 'Save' }, modifiers: ['Ctrl'], key: 'S' },
  {
    id: 'progress',
    label: { fr: 'Progression du rapport', en: 'Progress of the report' },
    modifiers: ['Alt', 'Shift'],
    key: 'P',
    code: 'KeyP',
  },
  {
    id: 'confirm',
    label: { fr: 'Prochaine valeur à confirmer', en: 'Next value to confirm' },
    modifiers: ['Alt', 'Shift'],
    key: 'C',
    code: 'KeyC',
  },
  {
    id: 'next',
    label: { fr: 'Section ou région suivante', en: 'Next section or region' },
    modifiers: ['Alt'],
    key: 'PageDown',
    code: 'PageDown',
  },
  {
    id: 'previous',
    label: { fr: 'Section ou région précédente', en: 'Previous section or region' },
    modifiers: ['Alt'],
    key: 'PageUp',
    code: 'PageUp',
  },
  {
    id: 'lock',
    label: { fr: 'Verrouiller', en: 'Lock' },
    modifiers: ['Alt', 'Shift'],
    key: 'L',
    code: 'KeyL',
  },
  {
    id: 'help',
    label: { fr: 'Raccourcis clavier', en: 'Keyboard shortcuts' },
    modifiers: ['Ctrl'],
    key: '/',
  },
];

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function isPressed({ modifiers, key, code }: Shortcut, event: Keys): boolean {
  const needsAlt = modifiers.includes('Alt');
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.altKey !== needsAlt || hasControl !== modifiers.includes('Ctrl')) return false;
  // Some keyboards have the stroke only above another sign.
  if (key !== '/' && event.shiftKey !== modifiers.includes('Shift')) return false;
  return code === undefined ? event.key.toUpperCase() === key : event.code === code;
}

/** The shortcut that these keys are, or undefined. */
export function findShortcut(event: Keys): ShortcutId | undefined {
  return SHORTCUTS.find((shortcut) => isPressed(shortcut, event))?.id;
}

const KEY_NAMES: Readonly<Record<string, Localised>> = {
  PageDown: { fr: 'Page suiv.', en: 'Page Down' },
  PageUp: { fr: 'Page préc.', en: 'Page Up' },
  Shift: { fr: 'Maj', en: 'Shift' },
};

/** How the keys are written, one by one: « Ctrl », « K »; on Apple's keyboards ⌘ and ⌥. */
export function keyNames(
  { modifiers, key }: Pick<Shortcut, 'modifiers' | 'key'>,
  language: 'fr' | 'en',
  isApple: boolean,
): readonly string[] {
  const apple: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥' };
  return [...modifiers, key].map((name) => {
    const own = isApple ? apple[name] : undefined;
    return own ?? KEY_NAMES[name]?.[language] ?? name;
  });
}

/** True on a keyboard with ⌘. */
export function isAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
