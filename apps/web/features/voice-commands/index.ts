/** The physician's spoken commands: their lists, and the managers that change them. */
export { useCommandLists, useCommands } from './lists/use-command-lists.ts';
export { CommandTools } from './managers/command-tools.tsx';
