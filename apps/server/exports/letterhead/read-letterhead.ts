import { Refusal } from '../../platform/refusal.ts';
import { findPlaceholders } from './placeholder.ts';
import { refuseUnsafe } from './refuse-unsafe.ts';
import { WORD, isWord, rootOf, wordChild } from './word-xml.ts';
import type { Element } from './word-xml.ts';
import { WordPackage, isXml } from './word-package.ts';

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const TEMPLATE_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml';

/** Where in a letterhead the report goes. */
export type Placement = 'placeholder' | 'end';

export interface ReadLetterhead {
  /** The letterhead as it is kept: without a trace of the template that it was made from. */
  readonly bytes: Uint8Array;
  readonly placement: Placement;
}

/**
 * Checks a Word document that a physician wants reports to stand in.
 * @param mayAppend takes one without a placeholder too, and puts the report at its end
 * @throws Refusal LETTERHEAD_INVALID, LETTERHEAD_ENCRYPTED, LETTERHEAD_STRICT, LETTERHEAD_UNSAFE,
 * LETTERHEAD_NO_PLACEHOLDER, LETTERHEAD_PLACEHOLDER_REPEATED
 */
export async function readLetterhead(bytes: Uint8Array, mayAppend: boolean): Promise<ReadLetterhead> {
  const letterhead = await openPackage(bytes);
  refuseUnsafe(letterhead);
  const { main, body } = mainPart(letterhead);
  if (letterhead.contentType(main) === TEMPLATE_TYPE) letterhead.setContentType(main, DOCUMENT_TYPE);
  const places = findPlaceholders(body).length;
  if (places > 1) throw new Refusal('LETTERHEAD_PLACEHOLDER_REPEATED');
  if (places === 0 && !mayAppend) throw new Refusal('LETTERHEAD_NO_PLACEHOLDER');
  return { bytes: letterhead.write(), placement: places === 1 ? 'placeholder' : 'end' };
}

/** Before the files of old programs, and before documents that are encrypted. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const STRICT = /^http:\/\/purl\.oclc\.org\/ooxml\//u;

async function openPackage(bytes: Uint8Array): Promise<WordPackage> {
  if (COMPOUND_FILE.equals(bytes.subarray(0, COMPOUND_FILE.byteLength)))
    throw new Refusal('LETTERHEAD_ENCRYPTED');
  try {
    const letterhead = await WordPackage.open(bytes);
    for (const name of letterhead.names.filter(isXml)) letterhead.xml(name);
    return letterhead;
  } catch (error) {
    throw new Refusal('LETTERHEAD_INVALID', { cause: error });
  }
}

/**
 * The part that holds the text of a document, and its body.
 * @throws Refusal LETTERHEAD_INVALID where it is no document of Word, LETTERHEAD_STRICT for the strict dialect
 */
export function mainPart(file: WordPackage): { readonly main: string; readonly body: Element } {
  const main = file.related('', 'officeDocument');
  if (main === undefined || !file.has(main)) throw new Refusal('LETTERHEAD_INVALID');
  const root = rootOf(file.xml(main));
  if (STRICT.test(root.namespaceURI ?? '')) throw new Refusal('LETTERHEAD_STRICT');
  const body = isWord(root, 'document') ? wordChild(root, 'body') : undefined;
  const type = file.contentType(main);
  if (body === undefined || root.namespaceURI !== WORD || ![DOCUMENT_TYPE, TEMPLATE_TYPE].includes(type)) {
    throw new Refusal('LETTERHEAD_INVALID');
  }
  return { main, body };
}
