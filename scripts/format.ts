/** `npm run format`: writes every file in the project's format, the list of fields and the list of licences. */
import { writeLicences } from './licences.ts';
import { writeFieldList } from './list-fields.ts';
import { runTool } from './run-tool.ts';

const { status, output } = await runTool('oxfmt', ['.']);
console.log(output);
writeFieldList();
writeLicences();
process.exitCode = status;
