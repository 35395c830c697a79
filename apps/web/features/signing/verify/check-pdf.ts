import { PDF_IMPORT_BYTES } from '@constat/contract/limits';

/** Why files are not sent. */
export type FileProblem = 'several' | 'empty' | 'too-large' | 'not-a-pdf' | 'unreadable';

/** How far into a file readers look for the beginning of a PDF. */
const HEADER_WITHIN = 1_024;

/** What is wrong with that file, or null where it can be verified. */
export async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size > PDF_IMPORT_BYTES) return 'too-large';
  let beginning: string;
  try {
    beginning = new TextDecoder('latin1').decode(await file.slice(0, HEADER_WITHIN).arrayBuffer());
  } catch {
    // A folder, or a file that has moved since.
    return 'unreadable';
  }
  if (beginning === '') return 'empty';
  return beginning.includes('%PDF-') ? null : 'not-a-pdf';
}
