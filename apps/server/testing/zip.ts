/** Archives for what tries the server from outside it. */
export { strToU8, unzipSync, zipSync } from 'fflate';
