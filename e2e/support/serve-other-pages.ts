/** `serve-other-pages.ts FOLDER`: the real server with the pages of that folder, until it is told to stop. */
import { startServer } from '../../apps/server/main.ts';

const [pagesDirectory] = process.argv.slice(2);
if (pagesDirectory === undefined) throw new Error('no folder of pages');
const log = { stream: process.stderr, level: 'info' };
const server = await startServer(process.env, { stdout: process.stdout, log, pagesDirectory });
process.once('SIGTERM', () => void server.close());
