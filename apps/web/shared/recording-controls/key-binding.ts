/** A key with its modifiers; `code` is the place on the keyboard, whatever its layout. */
export interface KeyBinding {
  readonly code: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
}

/** What the keys do: one press starts and stops, recording lasts while the key is held, what was said last is played. */
export interface RecordingKeys {
  readonly toggle: KeyBinding | null;
  readonly hold: KeyBinding | null;
  /** Plays what was said last, over the form. */
  readonly replay: KeyBinding | null;
}

type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

export const DEFAULT_KEYS: RecordingKeys = {
  toggle: { code: 'KeyD', ctrl: false, alt: true, shift: true, meta: false },
  hold: { code: 'F9', ctrl: false, alt: false, shift: false, meta: false },
  replay: { code: 'KeyR', ctrl: false, alt: true, shift: true, meta: false },
};

const MODIFIERS = /^(?:Control|Alt|Shift|Meta|OS)(?:Left|Right)?$/u;
/** Keys that write nothing, and so may stand alone. */
const SILENT = /^(?:F\d{1,2}|Pause|ScrollLock|Insert|ContextMenu)$/u;

/** The binding that a press stands for; null for a modifier alone, or a key that would write into the text. */
export function readBinding(press: KeyPress): KeyBinding | null {
  if (press.code === '' || MODIFIERS.test(press.code)) return null;
  if (!SILENT.test(press.code) && !press.ctrlKey && !press.altKey && !press.metaKey) return null;
  return {
    code: press.code,
    ctrl: press.ctrlKey,
    alt: press.altKey,
    shift: press.shiftKey,
    meta: press.metaKey,
  };
}

/** True when the press is that binding, every modifier included. */
export function isPressed(binding: KeyBinding | null, press: KeyPress): boolean {
  return (
    binding !== null &&
    binding.code === press.code &&
    binding.ctrl === press.ctrlKey &&
    binding.alt === press.altKey &&
    binding.shift === press.shiftKey &&
    binding.meta === press.metaKey
  );
}

/** True when a key that belongs to the binding was let go: a hold ends when any part of it does. */
export function isReleased(binding: KeyBinding | null, press: Pick<KeyPress, 'code'>): boolean {
  if (binding === null) return false;
  const { code } = press;
  if (code === binding.code) return true;
  return (
    (binding.ctrl && code.startsWith('Control')) ||
    (binding.alt && code.startsWith('Alt')) ||
    (binding.shift && code.startsWith('Shift')) ||
    (binding.meta && (code.startsWith('Meta') || code.startsWith('OS')))
  );
}

/** « Ctrl + Maj + D » as the screens write it. */
export function writeBinding(binding: KeyBinding, language: 'fr' | 'en'): string {
  const key = binding.code.replace(/^(?:Key|Digit)/u, '');
  const names = [
    binding.ctrl && 'Ctrl',
    binding.alt && 'Alt',
    binding.shift && (language === 'fr' ? 'Maj' : 'Shift'),
    binding.meta && 'Meta',
    key,
  ];
  return names.filter((name) => name !== false).join(' + ');
}

/** Reads kept keys; what cannot be read is the default. */
export function parseKeys(text: string | null): RecordingKeys {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<RecordingKeys> | null;
    if (typeof kept !== 'object' || kept === null) return DEFAULT_KEYS;
    return {
      toggle: readKept(kept.toggle, DEFAULT_KEYS.toggle),
      hold: readKept(kept.hold, DEFAULT_KEYS.hold),
      replay: readKept(kept.replay, DEFAULT_KEYS.replay),
    };
  } catch {
    return DEFAULT_KEYS;
  }
}

function readKept(kept: KeyBinding | null | undefined, otherwise: KeyBinding | null): KeyBinding | null {
  if (kept === null) return null;
  if (typeof kept?.code !== 'string') return otherwise;
  const press = { ctrlKey: kept.ctrl, altKey: kept.alt, shiftKey: kept.shift, metaKey: kept.meta };
  return readBinding({ code: kept.code, ...press }) ?? otherwise;
}
