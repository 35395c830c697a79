import type { ModelMessages } from '../speech/models/model-messages.ts';
import type { PullProgress } from '../speech/models/pull-model.ts';

/** Where a task writes; `process.stdout` is one. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const BAR_WIDTH = 30;
/** Elsewhere than on a terminal one line is written per tenth, so that a log stays short. */
const STEPS_IN_LOG = 10;

/** A progress bar that redraws itself on a terminal, and a few plain lines elsewhere. */
export function showProgress(terminal: Terminal, messages: ModelMessages) {
  let lastStep = -1;
  let drawn = false;
  const percentUnit = messages.size(1).endsWith('o') ? '\u00a0%' : '%';

  function line({ file, receivedBytes, totalBytes }: PullProgress): string {
    const sizes = `${messages.size(receivedBytes)} / ${messages.size(totalBytes)}`;
    if (totalBytes === null) return `${file}  ${sizes}`;
    const share = Math.min(1, receivedBytes / totalBytes);
    const filled = Math.floor(share * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    return `${bar} ${Math.floor(share * 100)}${percentUnit}  ${sizes}  ${file}`;
  }

  return {
    show(progress: PullProgress): void {
      const share = progress.totalBytes === null ? 0 : progress.receivedBytes / progress.totalBytes;
      const step = Math.floor(share * (terminal.isTTY === true ? 1000 : STEPS_IN_LOG));
      if (step === lastStep) return;
      lastStep = step;
      drawn = terminal.isTTY === true;
      const text = line(progress).slice(0, (terminal.columns ?? 200) - 1);
      terminal.write(drawn ? `\r${text}\u001b[K` : `${text}\n`);
    },
    end(): void {
      if (drawn) terminal.write('\n');
      drawn = false;
    },
  };
}
