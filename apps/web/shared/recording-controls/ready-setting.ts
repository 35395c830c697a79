import { createKeptSetting } from './kept-setting.ts';

const YES = 'yes';
const kept = createKeptSetting(
  'dictation_microphone_ready',
  (text) => text === YES,
  (isReady) => (isReady ? YES : 'no'),
);

/** Remembers on this computer whether the microphone stays open between dictations over the form. */
export const changeReadySetting = kept.change;

/** Whether it does, followed; not unless that was chosen. */
export const useReadySetting = kept.useValue;
