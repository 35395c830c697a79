/** `npm run format`: writes every file in the project's format, the list of fields and the list of licences. */
import { writeLicences } from './check/licences.ts';
import { writeFieldList } from './check/list-fields.ts';
import { runTool } from './check/run-tool.ts';

const { status, output } = await runTool('oxfmt', ['.']);
console.log(output);
writeFieldList();
writeLicences();
process.exitCode = status;
