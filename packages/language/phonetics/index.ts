/** How words sound, from their spelling, and how far two of them sound apart. */
export * from './distance.ts';
export * from './sounds-of.ts';
