/** Keys of a dictation microphone that the physician gives a meaning. */
export const FUNCTION_KEYS = ['function-1', 'function-2', 'function-3', 'function-4'] as const;

export type FunctionKey = (typeof FUNCTION_KEYS)[number];

/** What the buttons of a dictation microphone ask for. */
export type DeviceAct =
  | 'press-record'
  | 'release-record'
  | 'stop'
  | 'next-field'
  | 'previous-field'
  /** What was said last is played. */
  | 'replay'
  | FunctionKey;

/** Bits of the package's button events, as its type `ButtonEvent` names them. */
const BITS = {
  rewind: 1,
  play: 2,
  forward: 4,
  record: 32,
  stop: 256,
  f1: 1_024,
  f2: 2_048,
  f3: 4_096,
  f4: 8_192,
  endOfLetter: 16_384,
  tabBackward: 65_536,
  tabForward: 131_072,
  customLeft: 262_144,
  customRight: 524_288,
} as const;

/** What a press of a button asks for. A PowerMic has two keys of its own where a SpeechMike has four. */
const PRESSES: readonly (readonly [bits: number, act: DeviceAct])[] = [
  [BITS.stop, 'stop'],
  [BITS.record, 'press-record'],
  [BITS.tabForward | BITS.endOfLetter, 'next-field'],
  [BITS.tabBackward, 'previous-field'],
  [BITS.rewind | BITS.play, 'replay'],
  [BITS.f1 | BITS.customLeft, 'function-1'],
  [BITS.f2 | BITS.customRight, 'function-2'],
  [BITS.f3, 'function-3'],
  [BITS.f4, 'function-4'],
];

/** A foot pedal as a microphone: the middle one records, the right one goes to the next field, the left one plays. */
export function pedalAsMicrophone(bits: number): number {
  const isDown = (bit: number): boolean => (bits & bit) !== 0;
  return (
    (isDown(BITS.play) ? BITS.record : 0) |
    (isDown(BITS.forward) ? BITS.tabForward : 0) |
    (bits & (BITS.rewind | BITS.endOfLetter))
  );
}

/** What changed between two states of the buttons, each a set of bits. */
export function deviceActs(before: number, now: number): readonly DeviceAct[] {
  const pressed = now & ~before;
  const isReleased = (before & ~now & BITS.record) !== 0;
  const acts = PRESSES.filter(([bits]) => (pressed & bits) !== 0).map(([, act]) => act);
  return isReleased ? ['release-record', ...acts] : acts;
}
