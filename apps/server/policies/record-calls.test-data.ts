import { issueId } from '@constat/assistance/review';
import type { InjectOptions } from 'fastify';
import { newId } from '../platform/ids.ts';
import { beginRecording, keepRecognised } from '../routes/recordings/parts.test-data.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { PASSWORD } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { keepSigned } from '../testing/sign-report.ts';

/** Stands in every text that the physician has kept. */
export const MARK = 'Zzmarque de la propriétaire';

/** The records of a physician, by their ids. */
export interface Records {
  readonly form: string;
  readonly patient: string;
  /** The name of that patient, by which a page says that it was opened. */
  readonly patientName: string;
  readonly entry: string;
  readonly phrase: string;
  readonly recording: string;
  /** The report as the page that recorded knows it. */
  readonly report: string;
  /** What was signed of the report. */
  readonly signed: string;
  /** The account of an assistant that it is shared with. */
  readonly assistant: string;
}

/** Ids that nobody has, and that of an assistant. */
export function unusedRecords(assistant: string): Records {
  const ids = { form: newId(), patient: newId(), entry: newId(), phrase: newId() };
  return {
    ...ids,
    assistant,
    signed: newId(),
    recording: newId(),
    report: newId(),
    patientName: `Zzpersonne ${newId()}`,
  };
}

/** One record of each kind, new; the report is shared with two assistants. */
export async function keepRecords(
  server: TestServer,
  owner: TestClient,
  assistants: { readonly typing: string; readonly hearing: string },
): Promise<Records> {
  const unused = unusedRecords(assistants.typing);
  const { recording, report } = unused;
  const patientName = `${MARK} ${recording}`;
  const idOf = async (url: string, body: object) => (await owner.post(url, body)).json<{ id: string }>().id;
  const form = await idOf(
    '/api/saved-forms',
    buildFormBody({ title: MARK, formData: { patientName: MARK } }),
  );
  const patient = await idOf('/api/recent-patients', { patientName, patientAge: '', diagnosis: MARK });
  const entry = await idOf('/api/vocabulary', { term: `Zz${newId()}`, kind: 'name', heard: [MARK] });
  const conclusion = { language: 'fr', field: 'conclusionSoinsTraitements' };
  const phrase = await idOf('/api/phrases', { ...conclusion, text: `${MARK} ${recording}` });
  await beginRecording(owner, recording, { reportId: report, formId: form, note: MARK });
  await owner.send(partOf(recording, 0));
  const place = { ownerId: owner.userId, recordingId: recording };
  await keepRecognised(server, place, { text: MARK, savedFormId: form });
  await owner.put(`/api/recordings/${recording}`, noteOf({ ...unused, form }));
  const pdf = Buffer.from(MARK);
  const signed = await keepSigned(server, { accountId: owner.userId, reportId: form, pdf });
  for (const [name, assistant] of Object.entries(assistants)) {
    const share = { mayHearAudio: name === 'hearing' };
    await owner.put(`/api/saved-forms/${form}/assistants/${assistant}`, share);
  }
  return { ...unused, form, signed, patient, patientName, entry, phrase };
}

const partOf = (recording: string, sequence: number): InjectOptions => ({
  method: 'PUT',
  url: `/api/recordings/${recording}/parts/${sequence}`,
  headers: { 'content-type': 'application/octet-stream' },
  payload: Buffer.from(MARK),
});

const fileOf = ({ form, signed }: Records): InjectOptions => ({
  method: 'POST',
  url: `/api/saved-forms/${form}/signed-versions/${signed}/returned-file`,
  headers: { 'content-type': 'application/pdf' },
  payload: Buffer.from(MARK),
});

const noteOf = ({ report }: Records): object => ({
  reportId: report,
  section: 'section7',
  language: 'fr',
  reportLanguage: 'fr',
  startedAt: '2026-03-02T13:50:00.000Z',
  segments: [{ startMs: 0, endMs: 1_000, isSilent: false }],
  writing: { startsSentence: true, undone: [], voiceCommands: [], verbatimCommands: [] },
  doubtful: 0,
});

const SEGMENT = { firstPart: 0, endPart: 1, fromMs: 0, toMs: null, preRoll: false, language: 'fr' };
const ADDENDUM = { method: 'account', proof: { password: PASSWORD }, assent: true, text: 'Zz' };
const TERM = { mandateEndedOn: '2026-01-01', finalJudgmentOn: null, judgmentAwaited: false };
const TEXT = { text: 'Douleur au genou droit.', language: 'fr' };
const DICTATED = { transcript: 'Douleur au genou droit.', language: 'fr' };
const CONTENT = { formData: { patientName: 'Alix Zztest' } };
const FIELD = {
  fieldId: 'historiqueEvolution',
  processingType: 'format',
  formType: 'cnesst',
  formData: { historiqueEvolution: 'Douleur au genou droit.' },
  language: 'fr',
};

type BodyOf = (ids: Records) => object;
const ofForm =
  (body: object): BodyOf =>
  ({ form }) => ({ ...body, savedFormId: form });

/** Bodies that the physician's own call would be done with. */
const BODIES: Readonly<Record<string, BodyOf>> = {
  // A report with findings is erased for a reason.
  'DELETE /api/saved-forms/:id': () => ({ reason: 'Zz' }),
  'PATCH /api/recent-patients/access': ({ patientName }) => ({ patientName }),
  'POST /api/ai/distribute-section8': ofForm(TEXT),
  'POST /api/ai/enhance-section7-dictation': ofForm(DICTATED),
  'POST /api/ai/enhance-section8-dictation': ofForm(DICTATED),
  'POST /api/ai/process-field': ofForm(FIELD),
  'POST /api/exports/:format': ofForm(CONTENT),
  'POST /api/exports/final-pages': ofForm(CONTENT),
  'POST /api/exports/preflight': ofForm(CONTENT),
  'POST /api/format-section7': ofForm(TEXT),
  'POST /api/format-section8': ofForm(TEXT),
  'POST /api/generate-section11': ofForm({
    formData: { plaintesproblemes: 'Douleur au genou droit' },
    language: 'fr',
  }),
  'POST /api/recordings/:recordingId/segments/:chunkIndex': () => SEGMENT,
  'POST /api/recordings/:recordingId/stop': () => ({ parts: 1 }),
  'POST /api/saved-forms/:id/renew': () => ({}),
  'POST /api/saved-forms/:id/replacement': () => ({}),
  'POST /api/saved-forms/:id/addenda': () => ADDENDUM,
  'POST /api/saved-forms/:id/addendum-pages': () => ({ text: 'Zz' }),
  'POST /api/saved-forms/:id/signed-versions': () => ({
    method: 'by-hand',
    proof: { password: PASSWORD },
    assent: true,
    reasons: [{ point: issueId({ kind: 'mandate-empty' }), reason: 'Zz' }],
  }),
  'POST /api/saved-forms/:id/signed-versions/:versionId/withdrawal': () => ({
    proof: { password: PASSWORD },
    reason: 'Zz',
  }),
  'PUT /api/phrases/:id': () => ({ text: 'Zz écrasé' }),
  'PUT /api/recordings/:recordingId': noteOf,
  'PUT /api/recordings/:recordingId/report': ofForm({}),
  'PUT /api/recordings/:recordingId/review': () => ({ reviewed: [], doubtful: 0 }),
  'PUT /api/recordings/:recordingId/session': ({ report, form }) => ({
    reportId: report,
    formId: form,
    note: 'Zz écrasé',
  }),
  'PUT /api/recordings/:recordingId/settled-facts': () => ({ facts: ['side 0:1-1'], isSettled: true }),
  'PUT /api/recordings/of-report/:reportId/report': ofForm({}),
  'PUT /api/saved-forms/:id/assistants/:assistantId': () => ({ mayHearAudio: true }),
  'PUT /api/saved-forms/:id': () => buildFormBody({ title: 'Zz écrasé' }),
  'PUT /api/saved-forms/:id/term': () => TERM,
  'PUT /api/vocabulary/:id': () => ({ term: 'Zz écrasé', kind: 'name', heard: [] }),
};

function idIn(url: string, ids: Records): string {
  if (url.includes('recent-patients')) return ids.patient;
  if (url.includes('vocabulary')) return ids.entry;
  return url.includes('phrases') ? ids.phrase : ids.form;
}

/**
 * A call of a route on records.
 * @throws for a route that takes a body and has none in the table
 */
export function callOn(route: string, ids: Records): InjectOptions {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  if (url.endsWith('/parts/:sequence')) return partOf(ids.recording, 1);
  if (url.endsWith('/returned-file')) return fileOf(ids);
  const filled = url
    .replace(':recordingId', ids.recording)
    .replace(':reportId', ids.report)
    .replace(':format', 'html')
    .replace(':assistantId', ids.assistant)
    .replace(':versionId', ids.signed)
    .replace(':id', idIn(url, ids))
    .replace(':chunkIndex', '0');
  const query = route === 'GET /api/recordings' ? `?formId=${ids.form}` : '';
  const payload = BODIES[route]?.(ids);
  if (payload === undefined && method !== 'GET' && method !== 'DELETE')
    throw new Error(`${route}: say in record-calls.test-data.ts with which body its owner calls it`);
  const headers = { 'if-match': '"1"' };
  return { method, url: `${filled}${query}`, headers, ...(payload !== undefined && { payload }) };
}
