import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file that is longer begins anew. */
const FILE_BYTES = 1_000_000;
/** Earlier files that are kept. */
const EARLIER = 3;

/**
 * The log of the launcher and of the server that it starts: files of bounded size and number, for their owner alone. A
 * log that cannot be written (a full disk) never keeps Constat from running.
 */
export class RotatingLog {
  /** The file that is written now. */
  readonly file: string;
  readonly #fileBytes: number;

  /** @param fileBytes a file that has reached this size is put aside */
  constructor(folder: string, fileBytes = FILE_BYTES) {
    this.file = path.join(folder, 'constat.log');
    this.#fileBytes = fileBytes;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      // Each write fails then, and is left out.
    }
  }

  /** One line of the launcher itself, with its time. */
  say(text: string): void {
    this.write(`${JSON.stringify({ time: new Date().toISOString(), launcher: text })}\n`);
  }

  /** What the server has printed, as it is. */
  write(text: string | Buffer): void {
    try {
      this.#rotate(Buffer.byteLength(text));
      appendFileSync(this.file, text, { mode: 0o600 });
      chmodSync(this.file, 0o600);
    } catch {
      // See above.
    }
  }

  #rotate(more: number): void {
    const size = statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0 || size + more <= this.#fileBytes) return;
    const earlier = (number: number): string => this.file.replace(/\.log$/u, `.${number}.log`);
    rmSync(earlier(EARLIER), { force: true });
    for (let number = EARLIER - 1; number >= 1; number -= 1) {
      if (statSync(earlier(number), { throwIfNoEntry: false }) !== undefined)
        renameSync(earlier(number), earlier(number + 1));
    }
    renameSync(this.file, earlier(1));
  }
}
