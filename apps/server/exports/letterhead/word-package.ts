import path from 'node:path';
import { zipSync } from 'fflate';
import { openZip } from '../../platform/zip/open-zip.ts';
import { bytesSource } from '../../platform/zip/zip-source.ts';
import { CONTENT_TYPES, RELATIONSHIPS, childElements, parseXml, rootOf, writeXml } from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/** What a letterhead may hold, unpacked. Text parts are small in any letterhead; pictures may be large. */
const LIMITS = { entries: 500, entryBytes: 30_000_000, totalBytes: 50_000_000 };
const TEXT_PART_BYTES = 3_000_000;
/** The same bytes for the same content. */
const FILE_TIME = new Date(1980, 0, 1);
const TYPES = '[Content_Types].xml';

/** The parts of a Word document by their path, without a leading slash. */
export class WordPackage {
  readonly #parts: Map<string, Uint8Array>;
  readonly #documents = new Map<string, Document>();
  /** What is written anew; every other part stays byte for byte. */
  readonly #edited = new Set<string>();

  private constructor(parts: Map<string, Uint8Array>) {
    this.#parts = parts;
  }

  /** @throws an error of its own or a ZipError for anything that is no package */
  static async open(bytes: Uint8Array, textPartBytes = TEXT_PART_BYTES): Promise<WordPackage> {
    const entries = await openZip(bytesSource(bytes), LIMITS);
    if (entries.some(({ name, size }) => isXml(name) && size > textPartBytes)) {
      throw new Error('a part is too large');
    }
    const parts = new Map<string, Uint8Array>();
    for (const entry of entries) parts.set(entry.name, await entry.read());
    if (!parts.has(TYPES)) throw new Error('no content types');
    return new WordPackage(parts);
  }

  get names(): readonly string[] {
    return [...this.#parts.keys()];
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /** The part as XML, to read. Throws where there is no such part, or it is no plain XML. */
  xml(name: string): Document {
    const known = this.#documents.get(name);
    if (known !== undefined) return known;
    const document = parseXml(this.bytes(name));
    this.#documents.set(name, document);
    return document;
  }

  /** The part as XML, to change. */
  edit(name: string): Document {
    this.#edited.add(name);
    return this.xml(name);
  }

  bytes(name: string): Uint8Array {
    const bytes = this.#parts.get(name);
    if (bytes === undefined) throw new Error('a part is missing');
    return bytes;
  }

  put(name: string, bytes: Uint8Array): void {
    this.#documents.delete(name);
    this.#edited.delete(name);
    this.#parts.set(name, bytes);
  }

  /** The content type of a part, in lower case; empty where none is declared. */
  contentType(name: string): string {
    const entries = childElements(rootOf(this.xml(TYPES)));
    const own = entries.find(
      (entry) => entry.localName === 'Override' && partName(entry) === name.toLowerCase(),
    );
    const extension = path.posix.extname(name).slice(1).toLowerCase();
    const byExtension = entries.find(
      (entry) =>
        entry.localName === 'Default' && entry.getAttribute('Extension')?.toLowerCase() === extension,
    );
    return ((own ?? byExtension)?.getAttribute('ContentType') ?? '').toLowerCase();
  }

  setContentType(name: string, type: string): void {
    const types = this.edit(TYPES);
    for (const entry of childElements(rootOf(types))) {
      if (partName(entry) === name.toLowerCase()) rootOf(types).removeChild(entry);
    }
    const entry = types.createElementNS(CONTENT_TYPES, 'Override');
    entry.setAttribute('PartName', `/${name}`);
    entry.setAttribute('ContentType', type);
    rootOf(types).appendChild(entry);
  }

  /** The relations of a part, or of the package itself for an empty name. */
  relations(name: string): readonly Relation[] {
    const part = relationsPart(name);
    if (!this.has(part)) return [];
    return childElements(rootOf(this.xml(part))).map((element) => ({
      element,
      id: element.getAttribute('Id') ?? '',
      kind: (element.getAttribute('Type') ?? '').split('/').at(-1) ?? '',
      target: targetOf(name, element.getAttribute('Target') ?? ''),
      address: element.getAttribute('Target') ?? '',
      isExternal: element.getAttribute('TargetMode')?.toLowerCase() === 'external',
    }));
  }

  /** The part that a part is related to in that way. */
  related(name: string, kind: string): string | undefined {
    return this.relations(name).find((relation) => relation.kind === kind && !relation.isExternal)?.target;
  }

  /** @returns the name of the new relation */
  relate(name: string, type: string, target: string): string {
    const part = relationsPart(name);
    if (!this.has(part))
      this.put(part, new TextEncoder().encode(`<Relationships xmlns="${RELATIONSHIPS}"/>`));
    const document = this.edit(part);
    const ids = new Set(this.relations(name).map(({ id }) => id));
    let number = ids.size + 1;
    while (ids.has(`rId${number}`)) number += 1;
    const relation = document.createElementNS(RELATIONSHIPS, 'Relationship');
    relation.setAttribute('Id', `rId${number}`);
    relation.setAttribute('Type', type);
    relation.setAttribute('Target', `/${target}`);
    rootOf(document).appendChild(relation);
    return `rId${number}`;
  }

  unrelate(name: string, { element }: Relation): void {
    this.edit(relationsPart(name));
    element.parentNode?.removeChild(element);
  }

  /** The package as a file; content types first, as some readers want. */
  write(): Uint8Array {
    const names = [TYPES, ...this.names.filter((name) => name !== TYPES)];
    const files = names.map((name) => {
      return [name, this.#edited.has(name) ? writeXml(this.xml(name)) : this.bytes(name)] as const;
    });
    return zipSync(Object.fromEntries(files), { mtime: FILE_TIME });
  }
}

export interface Relation {
  readonly element: Element;
  readonly id: string;
  /** The last word of its type: `header`, `image`, `hyperlink`. */
  readonly kind: string;
  /** Path of the part that it leads to, when it is not external. */
  readonly target: string;
  /** What it leads to, as written. */
  readonly address: string;
  readonly isExternal: boolean;
}

export function isXml(name: string): boolean {
  return /\.(?:xml|rels)$/iu.test(name);
}

function relationsPart(name: string): string {
  return path.posix.join(path.posix.dirname(name || '.'), '_rels', `${path.posix.basename(name)}.rels`);
}

function targetOf(name: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  return path.posix.normalize(path.posix.join(path.posix.dirname(name || '.'), target));
}

function partName(entry: Element): string | undefined {
  return entry.getAttribute('PartName')?.replace(/^\//u, '').toLowerCase();
}
