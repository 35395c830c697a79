import type { savedFormBodySchema } from '@constat/contract/schemas';
import type { ReportTypeName, ReportTypes } from '@constat/report/catalogue';
import { DRAFT_DAYS, SCHEMA_VERSION, expiryOf, holdsFindings, summariseReport } from '@constat/report/rules';
import type { output } from 'zod';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { TimeGuard } from '../retention/time-guard.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StoredForm } from '../store/sealed-form.ts';
import { audit, auditOncePerSession } from './audit.ts';
import { readReportBody } from './read-report-body.ts';
import { refuseLocked } from './refuse-locked.ts';

type SaveBody = output<typeof savedFormBodySchema>;

interface Save {
  readonly types: ReportTypes;
  readonly ownerId: string;
  /** Who saves, where that is an assistant of the owner. */
  readonly assistantId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly body: SaveBody;
  readonly now: number;
}

/** Saves a new draft or copy. */
export async function createForm(
  repositories: Repositories,
  { types, ownerId, sessionId, body, now }: Save,
): Promise<StoredForm> {
  const content = contentOf(types, body, now);
  const form: StoredForm = { id: newId(), version: 1, createdAt: now, hasDictation: false, ...content };
  await repositories.savedForms.add(ownerId, form);
  const event = { at: now, actorId: ownerId, sessionId, action: 'form-created' } as const;
  await audit(repositories, { ...event, subjectId: form.id, reportId: form.id });
  return form;
}

/**
 * Saves a draft again, if it still has the version that the client opened. An expired one lives again.
 * @param readVersion asked only for a draft that exists, so that a missing one stays a missing one
 * @throws Refusal NOT_FOUND, COPY_IS_FINAL, what `refuseLocked` refuses, REPORT_NEWER, VERSION_CONFLICT, FORBIDDEN for an
 * assistant who would close the draft or change how long it is kept, or what `readReportBody` refuses
 */
export async function updateForm(
  repositories: Repositories,
  {
    id,
    readVersion,
    isGone,
    ...save
  }: Save & {
    readonly id: string;
    readonly readVersion: () => number;
    readonly isGone: TimeGuard['isGone'];
  },
): Promise<StoredForm> {
  const { types, ownerId, assistantId, sessionId, body, now } = save;
  const present = await repositories.savedForms.findItem(ownerId, id);
  if (present === undefined || isGone(present)) throw new Refusal('NOT_FOUND');
  if (present.formType === 'copy') throw new Refusal('COPY_IS_FINAL');
  await refuseLocked(repositories, ownerId, present);
  // The body holds only what this version knows of it.
  if ((present.meta?.schemaVersion ?? 0) > SCHEMA_VERSION) throw new Refusal('REPORT_NEWER');
  const version = readVersion();
  const isClosing = body.formType !== 'draft' || body.retentionDays !== present.retentionDays;
  // The term of an earlier version is no wish to change it: its physician has confirmed or renewed the draft since.
  if (assistantId !== undefined && isClosing)
    throw new Refusal(version === present.version ? 'FORBIDDEN' : 'VERSION_CONFLICT');
  const meta = assistantId === undefined ? body.meta : keepReasons(body.meta, present.meta);
  const content = contentOf(types, { ...body, meta }, now, present);
  if (content.reportType !== present.reportType || content.reportTypeVersion < present.reportTypeVersion)
    throw new Refusal('REPORT_NEWER');
  const form: StoredForm = {
    id,
    version: version + 1,
    createdAt: present.createdAt,
    hasDictation: present.hasDictation,
    ...(present.replaces !== undefined && { replaces: present.replaces }),
    ...content,
  };
  if (!(await repositories.savedForms.replace(ownerId, form, version))) throw new Refusal('VERSION_CONFLICT');
  // The physician's own trail shows it, whoever saved.
  const actor = { actorId: assistantId ?? ownerId, accountId: ownerId, sessionId };
  const event = { at: now, ...actor, action: 'form-changed' } as const;
  await auditOncePerSession(repositories, { ...event, subjectId: id, reportId: id });
  return form;
}

/**
 * What an assistant saved, with the reasons that its physician gave for what stands: nobody else gives one.
 * @param present as it is stored
 */
export function keepReasons(meta: StoredForm['meta'], present: StoredForm['meta']): StoredForm['meta'] {
  const reasons = present?.intended ?? {};
  // Of a client that sends none of it, the rest stays as it is too.
  const base = meta ?? (Object.keys(reasons).length > 0 ? present : undefined);
  if (base === undefined) return undefined;
  const { intended: _sent, ...others } = base;
  return Object.keys(reasons).length === 0 ? others : { ...others, intended: reasons };
}

function contentOf(
  types: ReportTypes,
  body: SaveBody,
  now: number,
  present?: ReportTypeName,
): Omit<StoredForm, 'id' | 'version' | 'createdAt' | 'hasDictation'> {
  const { title, formType, retentionDays, meta } = body;
  if (formType === 'draft' && retentionDays > DRAFT_DAYS.maximum) {
    throw new Refusal('VALIDATION_FAILED', { fields: ['retentionDays'] });
  }
  const { type, formData } = readReportBody(types, body, present);
  return {
    title,
    formType,
    ...type.name,
    retentionDays,
    meta,
    formData,
    hasFindings: holdsFindings(type, formData, meta),
    summary: summariseReport(type, formData, meta),
    updatedAt: now,
    expiresAt: expiryOf({ formType, retentionDays, updatedAt: now }),
  };
}
