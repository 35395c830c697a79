import type { AuditAnswer, AuditEvent, AuditSearch } from '@constat/contract';
import { actionsOf } from '@constat/contract/audit-actions';
import { AUDIT_PAGE } from '@constat/contract/limits';
import { fold } from '@constat/language/fold';
import type { FoundEvent } from '../store/repositories/audit-events.ts';
import type { Repositories } from '../store/repositories/index.ts';

type Read = Pick<Repositories, 'auditEvents' | 'savedForms'>;

/**
 * A page of the trail, newest first.
 * @param accountId whose: with the titles of its reports and its reasons; null for the installation's, without them
 */
export async function findAuditEvents(
  { auditEvents, savedForms }: Read,
  accountId: string | null,
  { group, from, before, text, after }: AuditSearch,
): Promise<AuditAnswer> {
  const found = await auditEvents.find({
    accountId,
    actions: group === undefined ? undefined : actionsOf(group),
    from: from === undefined ? undefined : Date.parse(from),
    before: before === undefined ? undefined : Date.parse(before),
    text: text === undefined || text === '' ? undefined : { written: text, reportIds: await titled(text) },
    after,
    limit: AUDIT_PAGE + 1,
  });
  const events = found.slice(0, AUDIT_PAGE);
  const titles = await titlesOf(events);
  return {
    events: events.map((event) => present(event, { titles, isOwn: accountId !== null })),
    next: found.length > AUDIT_PAGE ? (events.at(-1)?.position ?? null) : null,
  };

  async function titled(written: string): Promise<string[]> {
    if (accountId === null) return [];
    const wanted = fold(written);
    const forms = await savedForms.list(accountId, { withoutMeta: true });
    return forms.filter(({ title }) => fold(title).includes(wanted)).map(({ id }) => id);
  }

  async function titlesOf(of: readonly FoundEvent[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(of.flatMap(({ reportId }) => reportId ?? []))];
    if (accountId === null || ids.length === 0) return new Map();
    const forms = await savedForms.list(accountId, { ids, withoutMeta: true });
    return new Map(forms.map(({ id, title }) => [id, title]));
  }
}

function present(
  event: FoundEvent,
  { titles, isOwn }: { readonly titles: ReadonlyMap<string, string>; readonly isOwn: boolean },
): AuditEvent {
  const { position, at, actor, subjectId, reportId, sessionId, detail, reason, hash } = event;
  return {
    position,
    at: new Date(at).toISOString(),
    action: event.action,
    actor,
    subjectId: subjectId === reportId ? null : subjectId,
    report: reportId === null ? null : { id: reportId, title: titles.get(reportId) ?? null },
    sessionId,
    detail: detail === null ? null : (JSON.parse(detail) as AuditEvent['detail']),
    reason: isOwn ? reason : null,
    hash,
  };
}
