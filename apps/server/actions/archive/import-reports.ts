import { setImmediate as nextTurn } from 'node:timers/promises';
import { archivedFormSchema } from '@constat/contract/schemas';
import type { ReportTypes } from '@constat/report/catalogue';
import { DRAFT_DAYS, expiryOf, holdsFindings, summariseReport } from '@constat/report/rules';
import { fingerprint, newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../../routes/request-handling/route-context.ts';
import { canonicalJson } from '../../signing/canonical-json.ts';
import type { StoredForm } from '../../store/sealed-form.ts';
import { audit } from '../audit.ts';
import { readReportBody } from '../read-report-body.ts';

type Context = Pick<RouteContext, 'store' | 'clock' | 'reportTypes'>;

/** How a report came in, and under which id it is now. */
export interface ImportedReport {
  readonly outcome: 'added' | 'identical';
  readonly archivedId: string;
  readonly id: string;
}

/**
 * Adds the reports of an archive to an account, never in the place of another: one that the account has word for word is
 * left, any other is added, under its own id where that is free. A draft's term begins anew.
 */
export async function createReportImport(
  { store, clock, reportTypes }: Context,
  user: Pick<SessionUser, 'id' | 'sessionId'>,
) {
  const { id: ownerId, sessionId } = user;
  const known = new Map<string, string>();
  for (const { id } of await store.savedForms.list(ownerId, {})) {
    const form = await store.savedForms.find(ownerId, id);
    if (form !== undefined) known.set(contentOf(form), id);
    // SQLite answers at once: without this, no other request would be served before the last form is read.
    await nextTurn();
  }

  /** @throws Refusal VALIDATION_FAILED, or what `readReportBody` refuses */
  return async function importReport(archived: unknown): Promise<ImportedReport> {
    const form = readArchivedForm(reportTypes, archived, clock.now());
    const content = contentOf(form);
    const same = known.get(content);
    if (same !== undefined) return { outcome: 'identical', archivedId: form.id, id: same };
    const id = await store.transaction(async (repositories) => {
      const free = (await repositories.savedForms.ownerOf(form.id)) === null ? form.id : newId();
      await repositories.savedForms.add(ownerId, { ...form, id: free });
      await audit(repositories, {
        at: clock.now(),
        actorId: ownerId,
        sessionId,
        action: 'form-imported',
        subjectId: free,
        reportId: free,
      });
      return free;
    });
    known.set(content, id);
    return { outcome: 'added', archivedId: form.id, id };
  };
}

function readArchivedForm(types: ReportTypes, archived: unknown, now: number): StoredForm {
  const plain = typeof archived === 'object' && archived !== null ? { ...archived } : {};
  // What follows from the rest is for whoever reads the file.
  for (const name of ['version', 'expired', 'expiresAt', 'record', 'signing', 'replaces', 'term'])
    Reflect.deleteProperty(plain, name);
  const parsed = archivedFormSchema.safeParse(plain);
  if (!parsed.success) throw new Refusal('VALIDATION_FAILED');
  const { id, title, formType, retentionDays, meta, createdAt, updatedAt } = parsed.data;
  if (formType === 'draft' && retentionDays > DRAFT_DAYS.maximum) throw new Refusal('VALIDATION_FAILED');
  const { type, formData } = readReportBody(types, parsed.data);
  return {
    id,
    title,
    formType,
    ...type.name,
    retentionDays,
    meta,
    version: 1,
    formData,
    hasFindings: holdsFindings(type, formData, meta),
    summary: summariseReport(type, formData, meta),
    hasDictation: false,
    createdAt: Math.min(Date.parse(createdAt), now),
    updatedAt: Math.min(Date.parse(updatedAt), now),
    expiresAt: expiryOf({ formType, retentionDays, updatedAt: now }),
  };
}

/** Two reports of one content are one report. */
function contentOf({ title, formType, reportType, reportTypeVersion, formData, meta }: StoredForm): string {
  const type = `${reportType} ${reportTypeVersion}`;
  return fingerprint(canonicalJson([title, formType, type, formData, meta]));
}
