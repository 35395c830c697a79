/** What the buttons of a dictation microphone ask for. */
export type DeviceAct = 'press-record' | 'release-record' | 'stop' | 'next-field';

/** Bits of the package's button events, as its type `ButtonEvent` names them. */
const RECORD = 32;
const STOP = 256;
const TAB_FORWARD = 131_072;
const EOL_PRIO = 16_384;

/** What changed between two states of the buttons, each a set of bits. */
export function deviceActs(before: number, now: number): readonly DeviceAct[] {
  const pressed = now & ~before;
  const released = before & ~now;
  const acts: DeviceAct[] = [];
  if ((released & RECORD) !== 0) acts.push('release-record');
  if ((pressed & STOP) !== 0) acts.push('stop');
  if ((pressed & RECORD) !== 0) acts.push('press-record');
  if ((pressed & (TAB_FORWARD | EOL_PRIO)) !== 0) acts.push('next-field');
  return acts;
}
