/** `npm start`: builds the pages when they have changed, then serves pages and calls from this one process. */
import { buildWeb } from './build-web.ts';

// When the launcher is killed outright, the server must not stay behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

buildWeb();
await import('../apps/server/main.ts');
