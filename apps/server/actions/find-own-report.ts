import type { Repositories } from '../store/repositories/index.ts';

/** The report that a page says its call concerns; null where it is saved nowhere, or is a colleague's. */
export async function findOwnReport(
  { savedForms }: Pick<Repositories, 'savedForms'>,
  ownerId: string,
  savedFormId: string | undefined,
): Promise<string | null> {
  if (savedFormId === undefined) return null;
  return (await savedForms.ownerOf(savedFormId)) === ownerId ? savedFormId : null;
}
