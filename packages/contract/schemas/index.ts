/** Every body, answer and query of the HTTP calls. */
export * from './account-security.ts';
export * from './accounts.ts';
export * from './administration.ts';
export * from './archive.ts';
export * from './assistance.ts';
export * from './audit.ts';
export * from './commands.ts';
export * from './copies.ts';
export * from './exports.ts';
export * from './phrases.ts';
export * from './recent-patients.ts';
export * from './recordings.ts';
export * from './report.ts';
export * from './saved-forms.ts';
export * from './second-factor.ts';
export * from './speech.ts';
export * from './vocabulary.ts';
