/** `npm run format`: writes every file in the project's format, and the list of fields. */
import { writeFieldList } from './list-fields.ts';
import { runTool } from './run-tool.ts';

const { status, output } = await runTool('oxfmt', ['.']);
console.log(output);
writeFieldList();
process.exitCode = status;
