import { ERRORS } from '@constat/contract/errors';
import {
  assistDictationBodySchema,
  assistTextBodySchema,
  assistanceStatusSchema,
  distributedSchema,
  enhancedSchema,
  formattedSchema,
  generateBodySchema,
  generatedSchema,
  processFieldBodySchema,
  processedSchema,
} from '@constat/contract/schemas';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION, NORMAL_IDS, REPORT_TYPES } from '@constat/report/catalogue';
import type { NormalId, Normals } from '@constat/report/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { processField } from '../../assistance/process-field.ts';
import { createProposals } from '../../assistance/proposals.ts';
import { gatherIdentity } from '../../actions/gather-identity.ts';
import { readReportBody } from '../../actions/read-report-body.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { signedInUser } from '../../policies/access.ts';
import { physicianOf } from '../../policies/shared-reports.ts';
import type { CallLimitName } from '../../policies/call-limits.ts';
import { presentPhrases } from '../../presenters/phrases.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { answerProposal } from './answer-proposal.ts';

/** The field that a section's text stands in. */
const FIELD_OF = { 7: 'historiqueEvolution', 8: 'section8Input' } as const;
const FIELDS: ReadonlySet<string> = new Set(REPORT_TYPES.fieldIds);

/** Text assistance: proposals, each with what the check found in it. Nothing is written. */
export const assistanceRoutes: RoutePlugin = async (app, { context }) => {
  const { assistance, reportTypes, store } = context;
  const proposals = createProposals(assistance);
  const callLimits: readonly CallLimitName[] =
    assistance.name === 'local' ? ['assistance'] : ['served-assistance', 'served-assistance-day'];
  const config = { policy: 'shared', callLimits } as const;
  const physicianFor = (request: FastifyRequest<{ Body: AskedText }>) =>
    physicianOf(store, signedInUser(request), request.body.savedFormId);
  /** The language of a call, and what of its text is sent nowhere. */
  const about = async (request: FastifyRequest<{ Body: AskedText }>, signal: AbortSignal) => ({
    language: request.body.language,
    signal,
    identity: await gatherIdentity(
      context,
      { user: signedInUser(request), physician: await physicianFor(request) },
      request.body,
    ),
  });

  app.get(
    '/api/assistance/status',
    { config: { policy: 'account' }, schema: { response: { 200: assistanceStatusSchema } } },
    async () => assistance.status(),
  );

  for (const section of [7, 8] as const) {
    app.post(
      `/api/format-section${section}`,
      { config, schema: { body: assistTextBodySchema, response: { 200: formattedSchema } } },
      (request, reply) => {
        const { text, diagnoses, savedFormId } = request.body;
        const place = { field: FIELD_OF[section], savedFormId };
        const call = { kind: `format-section${section}`, ...place, characters: text.length };
        return answerProposal({ context, request, reply, call }, async (signal) =>
          proposals.format(section, text, { diagnoses, ...(await about(request, signal)) }),
        );
      },
    );

    app.post(
      `/api/ai/enhance-section${section}-dictation`,
      { config, schema: { body: assistDictationBodySchema, response: { 200: enhancedSchema } } },
      (request, reply) => {
        const { transcript, diagnoses, savedFormId } = request.body;
        const place = { field: FIELD_OF[section], savedFormId };
        const call = { kind: `enhance-section${section}`, ...place, characters: transcript.length };
        return answerProposal({ context, request, reply, call }, async (signal) =>
          proposals.enhance(section, transcript, { diagnoses, ...(await about(request, signal)) }),
        );
      },
    );
  }

  app.post(
    '/api/ai/distribute-section8',
    { config, schema: { body: assistTextBodySchema, response: { 200: distributedSchema } } },
    (request, reply) => {
      const { text, diagnoses, savedFormId } = request.body;
      const place = { field: FIELD_OF[8], savedFormId };
      const call = { kind: 'distribute-section8', ...place, characters: text.length };
      return answerProposal({ context, request, reply, call }, async (signal) =>
        proposals.distribute(text, { diagnoses, ...(await about(request, signal)) }),
      );
    },
  );

  app.post(
    '/api/generate-section11',
    { config, schema: { body: generateBodySchema, response: { 200: generatedSchema } } },
    async (request, reply) => {
      const { language, selectedGender, meta, savedFormId } = request.body;
      const { type, formData: data } = readReportBody(reportTypes, request.body);
      const { id: ownerId } = await physicianFor(request);
      const profile = await store.profiles.find(ownerId);
      const normals = chosenNormals(profile?.normals, meta?.normals);
      const { patientGender } = data;
      const known = patientGender === 'male' || patientGender === 'female' ? patientGender : undefined;
      const report = { type, data, meta, language, gender: selectedGender ?? known, normals };
      const place = { field: 'section11', savedFormId };
      const call = { kind: 'generate-section11', ...place, characters: charactersIn(data) };
      // They are words of other reports, which no assistant is shown.
      const isOwner = signedInUser(request).id === ownerId;
      const kept = isOwner ? await store.phrases.list(ownerId) : [];
      const book = presentPhrases(kept.filter((phrase) => phrase.language === language));
      return answerProposal({ context, request, reply, call }, async (signal) =>
        proposals.conclude(report, await about(request, signal), book),
      );
    },
  );

  app.post(
    '/api/ai/process-field',
    { config, schema: { body: processFieldBodySchema, response: { 200: processedSchema } } },
    async (request, reply) => {
      const { body } = request;
      const place = { field: nameOfField(body.fieldId), savedFormId: body.savedFormId };
      const characters = charactersIn(body.formData);
      const call = { kind: `process-field ${body.processingType}`, ...place, characters };
      try {
        const processed = await answerProposal({ context, request, reply, call }, async (signal) =>
          processField(MEDICAL_EVALUATION, body, proposals, await about(request, signal)),
        );
        return { success: true, error: null, ...processed };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return answerFailure(request, reply, error);
      }
    },
  );
};

/** The audit trail holds names of ours alone. */
function nameOfField(name: string): string {
  return FIELDS.has(name) ? name : 'other';
}

function charactersIn(answers: Readonly<Record<string, unknown>>): number {
  return Object.values(answers).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );
}

/** A refusal in the shape of this call and of every error at once. */
function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, fields }: Refusal,
): FastifyReply {
  const { status, message } = ERRORS[code];
  const text = message[requestLanguage(request)];
  request.log.info({ code }, 'refused');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      success: false,
      processedData: {},
      distributions: {},
      error: 'named' in ERRORS[code] ? code : text,
      message: text,
      code,
      requestId: request.id,
      ...(fields.length > 0 && { fields }),
    });
}

type AskedText = Parameters<typeof gatherIdentity>[2] & { readonly language: 'fr' | 'en' };

type ChosenNormals = { readonly [Id in NormalId]?: number | undefined } | undefined;

/** Degrees by precedence: those kept with the report, then the physician's, then the reference. */
function chosenNormals(own: ChosenNormals, kept: ChosenNormals): Normals {
  const chosen = NORMAL_IDS.map((id) => [id, kept?.[id] ?? own?.[id] ?? DEFAULT_NORMALS[id]]);
  return Object.fromEntries(chosen) as Normals;
}
