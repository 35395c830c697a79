import type { SavedForm } from '@constat/contract';
import type { savedFormBodySchema } from '@constat/contract/schemas';
import type { ReportTypeName, ReportTypes } from '@constat/report/catalogue';
import type { output } from 'zod';
import { readReportBody } from '../../commands/read-report-body.ts';
import type { Repositories } from '../../store/repositories/index.ts';

/**
 * A replayed save answers with what it was sent, which is not kept twice: what is erased must lie in one place.
 * @param present finds the type of the report that was saved again, for a body that names none
 */
export function echoOf(
  types: ReportTypes,
  body: output<typeof savedFormBodySchema>,
  present?: (repositories: Repositories) => Promise<ReportTypeName | undefined>,
) {
  const { title, meta } = body;
  return {
    members: ['title', 'meta', 'formData'] as const,
    restore: async (repositories: Repositories): Promise<Partial<SavedForm>> => ({
      title,
      ...(meta !== undefined && { meta }),
      formData: readReportBody(types, body, await present?.(repositories)).formData,
    }),
  };
}
