/** Constat on somebody’s own computer: whether it is, and whether it has been quit. */
export { useHasQuit } from './quit-state.ts';
export { isLaunched } from './launched.ts';

/** What is shown once Constat has been quit. */
export const loadClosedScreen = async () => (await import('./closed-screen.tsx')).ClosedScreen;
