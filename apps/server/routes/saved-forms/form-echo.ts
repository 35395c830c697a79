import type { SavedForm } from '@constat/contract';
import type { savedFormBodySchema } from '@constat/contract/schemas';
import type { output } from 'zod';
import { readReportBody } from '../../commands/read-report-body.ts';

/** A replayed save answers with what it was sent, which is not kept twice: what is erased must lie in one place. */
export function echoOf({ title, meta, formData }: output<typeof savedFormBodySchema>) {
  return {
    members: ['title', 'meta', 'formData'] as const,
    restore: async (): Promise<Partial<SavedForm>> => ({
      title,
      ...(meta !== undefined && { meta }),
      formData: readReportBody(formData),
    }),
  };
}
