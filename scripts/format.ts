/** `npm run format`: writes every file in the project's format. */
import { runTool } from './run-tool.ts';

const { status, output } = await runTool('oxfmt', ['.']);
console.log(output);
process.exitCode = status;
