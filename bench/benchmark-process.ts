/** Runs one benchmark in a process of its own, so that no other has warmed it up or filled its memory. */
import { BENCHMARKS, LONG } from './benchmarks.ts';

const [name = ''] = process.argv.slice(2);
const load = { ...BENCHMARKS, ...LONG }[name];
if (load === undefined) throw new Error(`no benchmark ${name}`);
const run = await load();
process.send?.(await run());
process.disconnect?.();
