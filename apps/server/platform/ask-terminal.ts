import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

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

/** The same for a secret, which a terminal does not show. */
export async function askTerminalUnseen(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // A terminal echoes through the interface's output, which is therefore none.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
