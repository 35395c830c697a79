/** The physician's spoken commands: their lists. The managers stand in `managers/`, for the page that has them. */
export { forgetCommands, useCommandLists, useCommands } from './lists/use-command-lists.ts';
