/** The accounts of the installation and their ways to sign in: what a signature needs of them. */
export { useFactors } from './factors-api.ts';
