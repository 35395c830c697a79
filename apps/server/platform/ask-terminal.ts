import { createInterface } from 'node:readline/promises';

/** Asks the person at the terminal for one line; what is piped in answers too. Empty where there is none. */
export async function askTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    return await Promise.race([terminal.question(question), closed]);
  } finally {
    terminal.close();
  }
}
