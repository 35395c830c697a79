/** The physician's spoken commands: their lists. */
export { forgetCommands, useCommandLists, useCommands } from './lists/use-command-lists.ts';
