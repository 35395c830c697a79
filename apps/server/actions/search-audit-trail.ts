import type { AuditAnswer, AuditEvent, AuditSearch } from '@constat/contract';
import { actionsOf } from '@constat/contract/audit-actions';
import { AUDIT_PAGE } from '@constat/contract/limits';
import { fold } from '@constat/language/fold';
import type { FoundEvent } from '../store/repositories/audit-events.ts';
import type { Repositories } from '../store/repositories/index.ts';

type Read = Pick<Repositories, 'auditEvents' | 'savedForms' | 'users'>;

/** As much of an id as is looked for: less would be found in many by chance. */
const ID_BEGINNING = /^[0-9a-f-]{6,36}$/u;

/** Gives a page of what is looked for, newest first: the events older than the one at that place. */
type ReadTrailPage = (after?: number) => Promise<AuditAnswer>;

/**
 * Looks for events of the trail.
 * @param accountId whose: with the titles of its reports and its reasons; null for the installation's, without them
 */
export async function searchAuditTrail(
  repositories: Read,
  accountId: string | null,
  { group, from, before, text = '' }: Omit<AuditSearch, 'after'>,
): Promise<ReadTrailPage> {
  const search = {
    accountId,
    actions: group === undefined ? undefined : actionsOf(group),
    from: from === undefined ? undefined : Date.parse(from),
    before: before === undefined ? undefined : Date.parse(before),
    text: text === '' ? undefined : await findSought(repositories, accountId, text),
    limit: AUDIT_PAGE + 1,
  };
  return async (after) => {
    const found = await repositories.auditEvents.find({ ...search, after });
    const events = found.slice(0, AUDIT_PAGE);
    const titles = accountId === null ? new Map() : await findTitles(repositories, accountId, events);
    return {
      events: events.map((event) => present(event, titles)),
      next: found.length > AUDIT_PAGE ? (events.at(-1)?.position ?? null) : null,
    };
  };
}

/** By the title of one's own reports, or by user name in the trail of all; by the beginning of an id in both. */
async function findSought({ savedForms, users }: Read, accountId: string | null, text: string) {
  const wanted = fold(text);
  const id = text.toLowerCase();
  const forms = accountId === null ? [] : await savedForms.list(accountId, { withoutMeta: true });
  const accounts = accountId === null ? await users.names() : [];
  return {
    reportIds: forms.filter(({ title }) => fold(title).includes(wanted)).map((form) => form.id),
    accountIds: accounts.filter(({ username }) => fold(username).includes(wanted)).map((user) => user.id),
    idPrefix: ID_BEGINNING.test(id) ? id : null,
  };
}

async function findTitles(
  { savedForms }: Read,
  accountId: string,
  events: readonly FoundEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(events.flatMap(({ reportId }) => reportId ?? []))];
  if (ids.length === 0) return new Map();
  const forms = await savedForms.list(accountId, { ids, withoutMeta: true });
  return new Map(forms.map(({ id, title }) => [id, title]));
}

function present(event: FoundEvent, titles: ReadonlyMap<string, string>): AuditEvent {
  const { position, at, action, actorId, accountId, actor, account } = event;
  const { subjectId, reportId, sessionId, detail, reason, hash } = event;
  return {
    position,
    at: new Date(at).toISOString(),
    action,
    origin: actorId !== null ? 'account' : action === 'sign-in-refused' ? 'unknown' : 'constat',
    actor,
    account: accountId === actorId ? null : account,
    subjectId: subjectId === reportId || subjectId === accountId ? null : subjectId,
    report: reportId === null ? null : { id: reportId, title: titles.get(reportId) ?? null },
    sessionId,
    detail: readDetail(detail),
    reason,
    hash,
  };
}

/** Null too for what somebody has damaged: the chain tells of that. */
function readDetail(detail: string | null): AuditEvent['detail'] {
  try {
    return detail === null ? null : (JSON.parse(detail) as AuditEvent['detail']);
  } catch {
    return null;
  }
}
