import { spawn } from 'node:child_process';
import type { Environment } from './data-folder.ts';

/** The program that opens an address in the person's browser, with its arguments. */
export function openerOf(
  address: string,
  env: Environment,
  platform: NodeJS.Platform,
): { readonly program: string; readonly args: readonly string[] } {
  const given = env['CONSTAT_OPENER']?.trim() ?? '';
  if (given !== '') return { program: given, args: [address] };
  // Not `cmd /c start`, which reads signs of the address as its own.
  if (platform === 'win32')
    return { program: 'rundll32.exe', args: ['url.dll,FileProtocolHandler', address] };
  return { program: platform === 'darwin' ? '/usr/bin/open' : 'xdg-open', args: [address] };
}

/**
 * Opens an address in the person's browser.
 * @param onFailure called with the reason where no browser was opened
 * @returns once the opener has begun, or could not
 */
export async function openAddress(
  address: string,
  {
    env,
    platform,
    onFailure,
  }: {
    readonly env: Environment;
    readonly platform: NodeJS.Platform;
    readonly onFailure: (reason: string) => void;
  },
): Promise<void> {
  const { program, args } = openerOf(address, env, platform);
  return new Promise((resolve) => {
    // A browser that begins with it lives on without the launcher.
    const opener = spawn(program, args, { detached: true, stdio: 'ignore', windowsHide: true });
    opener.once('error', ({ message }) => {
      onFailure(message);
      resolve();
    });
    opener.once('exit', (code) => {
      if (code !== null && code !== 0) onFailure(`${program} ended with ${code}`);
    });
    opener.once('spawn', () => {
      opener.unref();
      resolve();
    });
  });
}
