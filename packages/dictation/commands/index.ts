/** Voice commands and verbatim commands: what they are, the ones that ship, what is refused, their files. */
export * from './command.ts';
export * from './command-file.ts';
export * from './default-verbatim-commands.ts';
export * from './default-voice-commands.ts';
export * from './fields.ts';
export * from '@constat/language/text';
export * from './near-command.ts';
export * from './validate.ts';
