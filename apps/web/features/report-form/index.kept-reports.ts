/** Where working reports lie on the device, for who needs no form: it must not load one. */
export { WorkingStorage } from './state/working-storage.ts';
export type { WorkingRecord } from './state/working-record.ts';
