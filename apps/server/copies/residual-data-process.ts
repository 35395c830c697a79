/**
 * The process that looks for what is left of an account. A process of its own: the system takes back all locks that a
 * process holds on a file as soon as that process closes it anywhere, and the server's are on the database.
 */
import { serveJobs } from '../processes/serve-jobs.ts';
import { findResidualData } from './find-residual-data.ts';
import type { ResidualDataJobs } from './find-residual-data.ts';

serveJobs<ResidualDataJobs>('INTERNAL', async (job) => findResidualData(job));
