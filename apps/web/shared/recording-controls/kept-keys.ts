import { parseKeys } from './key-binding.ts';
import { createKeptSetting } from './kept-setting.ts';

const kept = createKeptSetting('recording_keys', parseKeys);

/** Remembers the physician's keys on this computer: keyboards differ from one to the next. */
export const changeKeys = kept.change;

/** The keys that record, followed. */
export const useKeptKeys = kept.useValue;
