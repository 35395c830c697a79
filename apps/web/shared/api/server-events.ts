import { createListeners } from '../listeners.ts';

const listeners = createListeners();

/** The server has answered a call with success: what waits for it may be tried. */
export const announceAnswer = listeners.notify;

/** Hears of each such answer until the returned function is called. */
export const onServerAnswer = listeners.subscribe;
