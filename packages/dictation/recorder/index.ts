/** The recorder of dictations: what it is doing, where its chunks end, what its text is. */
export * from './chunk.ts';
export * from './confidence.ts';
export * from './constants.ts';
export * from './event.ts';
export * from './notices.ts';
export * from './pause-threshold.ts';
export * from './plan-cut.ts';
export * from './pre-roll.ts';
export * from './reduce.ts';
export * from './retry.ts';
export * from './state.ts';
export * from './transcript.ts';
