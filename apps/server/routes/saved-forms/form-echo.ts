import type { SavedForm } from '@constat/contract';
import type { savedFormBodySchema } from '@constat/contract/schemas';
import type { ReportTypeName, ReportTypes } from '@constat/report/catalogue';
import type { output } from 'zod';
import { readReportBody } from '../../actions/read-report-body.ts';
import { keepReasons } from '../../actions/save-form.ts';
import type { Repositories } from '../../store/repositories/index.ts';

/**
 * A replayed save answers with what it was sent, which is not kept twice: what is erased must lie in one place.
 * @param present finds the report that was saved again: its type for a body that names none, and its reasons for an assistant
 */
export function echoOf(
  types: ReportTypes,
  body: output<typeof savedFormBodySchema>,
  present?: (repositories: Repositories) => Promise<(ReportTypeName & Pick<SavedForm, 'meta'>) | undefined>,
  { isAssistant = false }: { readonly isAssistant?: boolean } = {},
) {
  const { title } = body;
  return {
    members: ['title', 'meta', 'formData'] as const,
    restore: async (repositories: Repositories): Promise<Partial<SavedForm>> => {
      const stored = await present?.(repositories);
      const meta = isAssistant ? keepReasons(body.meta, stored?.meta) : body.meta;
      const { formData } = readReportBody(types, body, stored);
      return { title, ...(meta !== undefined && { meta }), formData };
    },
  };
}
