import type { FormType } from '@constat/report/rules';
import { onSession } from '../../shared/api/session-events.ts';

interface WaitingSave {
  readonly formType: FormType;
  readonly save: () => Promise<unknown>;
}

/**
 * Saves that met the end of the session. The latest of each kind is made, one after another, once the session is open
 * again; none when the physician signs out instead.
 */
export class WaitingSaves {
  #saves: readonly WaitingSave[] = [];
  #stopHearing: (() => void) | null = null;

  add(waiting: WaitingSave): void {
    this.#saves = [...this.#saves.filter(({ formType }) => formType !== waiting.formType), waiting];
    this.#stopHearing ??= onSession((event) => {
      if (event === 'lost') return;
      const saves = this.#saves;
      this.#saves = [];
      this.#stopHearing?.();
      this.#stopHearing = null;
      if (event === 'opened') void saveInTurn(saves);
    });
  }
}

async function saveInTurn(saves: readonly WaitingSave[]): Promise<void> {
  for (const { save } of saves) await save();
}
