/** The managers of the commands. */
export { CommandTools } from './managers/command-tools.tsx';
