/** Samples of one frame, at 16 kHz: what the network that tells speech from other sound looks at together. */
export const FRAME_SAMPLES = 512;
/** Samples per second. */
export const VOICE_RATE = 16_000;
