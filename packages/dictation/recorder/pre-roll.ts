import { PRE_ROLL_PACKETS } from './constants.ts';

/** The last packets before a cut inside speech, which are sent again for the decoder to settle on. */
export class PreRoll<T> {
  readonly #packets: T[] = [];

  /** Takes a packet that lies before the cut; in order. */
  push(packet: T): void {
    if (this.#packets.push(packet) > PRE_ROLL_PACKETS) this.#packets.shift();
  }

  /** The packets to send again. */
  get packets(): readonly T[] {
    return this.#packets;
  }
}
