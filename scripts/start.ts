/** `npm start`: builds the pages when they have changed, then serves pages and calls from this one process. */
import { runServer } from '../apps/server/main.ts';
import { parseConfig } from '../apps/server/platform/config.ts';
import { StartError } from '../apps/server/platform/start-error.ts';
import { buildWeb } from './build/build-web.ts';

// When the launcher is killed outright, the server must not stay behind; the channel alone keeps nothing alive.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

/** A wrong setting is told before the pages are built. */
function settingsAreRight(): boolean {
  try {
    parseConfig(process.env);
    return true;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}

if (settingsAreRight()) {
  buildWeb();
  await runServer();
} else {
  process.exitCode = 1;
}
