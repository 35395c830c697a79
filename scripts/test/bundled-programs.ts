/** Read by the unit tests of the server: under `npm test` their threads and processes start from its bundle. */
import { startProgramsOf } from '../../apps/server/platform/installed-files.ts';

const { TEST_SERVER } = process.env;
if (TEST_SERVER !== undefined) startProgramsOf(TEST_SERVER);
