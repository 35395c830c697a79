/** What the pages and the server share about HTTP: types only, so that a page need not carry the schemas. */
export type { ErrorBody, ErrorCode } from './errors.ts';
export type {
  ExportBody,
  ExportFormat,
  LoginBody,
  Profile,
  RecentPatient,
  RecentPatientBody,
  Role,
  SavedForm,
  SavedFormBody,
  SavedFormItem,
  SpeechStatusAnswer,
  Transcription,
  User,
} from './schemas/index.ts';
