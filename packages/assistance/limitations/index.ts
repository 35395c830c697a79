export { ACTS, SEGMENTS, SIDES, hasSides } from './acts.ts';
export type { LimitKind, LimitedAct, SegmentId, Side } from './acts.ts';
export {
  FREQUENCIES,
  composeLimitation,
  frequencyWords,
  limitKindOf,
  missingPart,
} from './compose-limitation.ts';
export type {
  LimitFrequency,
  LimitNature,
  LimitStrength,
  Limitation,
  MissingPart,
} from './compose-limitation.ts';
