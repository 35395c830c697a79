/** Dictation into the form and its records, fetched after the form has been drawn. */
export { FormStrip } from './in-form/form-strip.tsx';
export { KeptMarks } from './in-form/kept-marks.tsx';
export { useFormDevices } from './in-form/use-form-devices.ts';
export { useFormRecorder } from './in-form/use-form-recorder.ts';
export { doubtfulTexts, useKeptDoubts } from './in-form/use-kept-doubts.ts';
export { LazyRecordsDialog } from './records/lazy-records-dialog.tsx';
export { RecordLine } from './records/record-line.tsx';
export { useRecordings } from './records/records-api.ts';
export { LazySpokenFacts } from './spoken-facts/lazy-spoken-facts.tsx';
