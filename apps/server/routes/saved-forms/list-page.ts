import { Refusal } from '../../platform/refusal.ts';
import type { ListPosition } from '../../store/repositories/saved-forms.ts';
import type { StoredFormItem } from '../../store/sealed-form.ts';

/** A place in the list as an opaque text. */
function writeCursor({ updatedAt, id }: ListPosition): string {
  return Buffer.from(`${updatedAt} ${id}`).toString('base64url');
}

/** @throws Refusal VALIDATION_FAILED for a text that no list gave */
export function readCursor(cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d{1,15}) ([\w-]{1,50})$/u.exec(Buffer.from(cursor, 'base64url').toString());
  if (match?.[1] === undefined || match[2] === undefined)
    throw new Refusal('VALIDATION_FAILED', { fields: ['cursor'] });
  return { updatedAt: Number(match[1]), id: match[2] };
}

/**
 * Cuts a page from a list that was read one row further than asked.
 * @returns the page, and the `Link` header of the next one when there is more
 */
export function cutPage(
  rows: readonly StoredFormItem[],
  query: { readonly limit?: number | undefined; readonly formType?: string | undefined },
): { readonly page: readonly StoredFormItem[]; readonly link?: string } {
  const { limit, formType } = query;
  if (limit === undefined || rows.length <= limit) return { page: rows };
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last === undefined) return { page };
  const next = new URLSearchParams({
    limit: String(limit),
    cursor: writeCursor(last),
    ...(formType !== undefined && { formType }),
  });
  return { page, link: `</api/saved-forms?${next.toString()}>; rel="next"` };
}
