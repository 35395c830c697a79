/**
 * `npm run fuzz`: sends 20,000 requests to the server, drawn anew from the schemas of the contract, to every route, as they
 * should be and altered; `npm run fuzz -- 500` as many. What is found is told with the request and the seed.
 */
import { runVitest } from './test/run-vitest.ts';

const REQUESTS = 20_000;

const requests = Number(process.argv[2] ?? REQUESTS);
if (!Number.isInteger(requests) || requests < 1 || requests > 1_000_000)
  throw new Error('how many requests: 1 to 1000000');
const seed = process.env.CONSTAT_PROPERTY_SEED ?? String(Date.now() % 2 ** 31);
console.log(`CONSTAT_PROPERTY_SEED=${seed}`);
const env = { CONSTAT_FUZZ_REQUESTS: String(requests), CONSTAT_PROPERTY_SEED: seed };
if (!(await runVitest('slow', ['apps/server/fuzz'], env))) process.exitCode = 1;
