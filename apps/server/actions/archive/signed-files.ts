import type { Repositories } from '../../store/repositories/index.ts';
import { readOrMark } from '../../store/repositories/signed-contents.ts';
import type { SignedVersionRow } from '../../store/signing-tables.ts';
import { SIGNED_FOLDER } from './archive-files.ts';

/** An entry as its hash covers it, with the files that hold what was sealed beside it. */
interface ArchivedEntry extends SignedVersionRow {
  /** Byte for byte what `contentHash` covers; null where it is erased or damaged, or the entry has none. */
  readonly content: string | null;
  /** The same for `pdfHash`. */
  readonly pdf: string | null;
  readonly damaged?: true;
}

/** The entries of an account in the chain of signed versions, with which every one of their hashes can be made again. */
interface ArchivedChain {
  /** The last entry of the installation, whoever’s it is: with it the end is seen to be whole. */
  readonly head: { readonly sequence: number; readonly entryHash: string };
  readonly entries: readonly ArchivedEntry[];
}

/** Gives out each file of what an account has signed; the last value is their chain, null where nothing was signed. */
export async function* signedFiles(
  { signedContents, signedVersions }: Pick<Repositories, 'signedContents' | 'signedVersions'>,
  accountId: string,
): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }, ArchivedChain | null> {
  const entries: ArchivedEntry[] = [];
  for (const row of await signedVersions.listOfAccount(accountId)) {
    const stem = `${SIGNED_FOLDER}${row.sequence}_${row.id}`;
    const pdf = await readOrMark(signedContents.findPdf(accountId, row.id));
    if (pdf.part !== null) yield { name: `${stem}.pdf`, bytes: pdf.part };
    const content = await readOrMark(signedContents.find(accountId, row.id));
    if (content.part !== null) yield { name: `${stem}.json`, bytes: Buffer.from(content.part) };
    entries.push({
      ...row,
      content: content.part === null ? null : `${stem}.json`,
      pdf: pdf.part === null ? null : `${stem}.pdf`,
      ...((pdf.isDamaged || content.isDamaged) && { damaged: true }),
    });
  }
  return entries.length === 0 ? null : { head: await signedVersions.head(), entries };
}
