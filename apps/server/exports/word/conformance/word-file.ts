/** A Word document as its package holds it, read for the rules alone. */
import path from 'node:path';
import { unzipSync } from 'fflate';
import { childElements, descendants, parseXml, rootOf } from '../../letterhead/word-xml.ts';
import type { Element } from '../../letterhead/word-xml.ts';

export const TYPES = '[Content_Types].xml';
const RELATIONS_OF_OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Relation {
  /** The part that it leads from; empty for the package itself. */
  readonly from: string;
  readonly id: string;
  /** The last word of its type, as `header`. */
  readonly kind: string;
  /** The part that it leads to, or the address where it leads outside. */
  readonly target: string;
  readonly isExternal: boolean;
}

export class WordFile {
  readonly parts: ReadonlyMap<string, Uint8Array>;
  /** Parts in XML that cannot be read as such. */
  readonly malformed: readonly string[];
  readonly relations: readonly Relation[];
  /** The content type that each extension and each part is given, in the order of the file. */
  readonly types: readonly { readonly extension: string; readonly part: string; readonly type: string }[];
  readonly #roots = new Map<string, Element>();
  #elements: readonly (readonly [string, Element])[] | undefined;

  /** @throws Error for what is no ZIP archive */
  constructor(bytes: Uint8Array) {
    this.parts = new Map(Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith('/')));
    const malformed: string[] = [];
    for (const [name, content] of this.parts) {
      if (!/\.(?:xml|rels)$/iu.test(name)) continue;
      try {
        this.#roots.set(name, rootOf(parseXml(content)));
      } catch {
        malformed.push(name);
      }
    }
    this.malformed = malformed;
    const types = this.#roots.get(TYPES);
    this.types = (types === undefined ? [] : childElements(types)).map((entry) => ({
      extension: entry.getAttribute('Extension')?.toLowerCase() ?? '',
      part: entry.getAttribute('PartName')?.replace(/^\//u, '') ?? '',
      type: entry.getAttribute('ContentType') ?? '',
    }));
    this.relations = Array.from(this.#roots).flatMap(([name, root]) => relationsOf(name, root));
  }

  /** The content type of a part; undefined where it has none. */
  typeOf(name: string): string | undefined {
    const extension = /\.([^./]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
    const own = this.types.find(({ part }) => part.toLowerCase() === name.toLowerCase());
    return (own ?? this.types.find((entry) => entry.extension === extension && extension !== ''))?.type;
  }

  /** The part in XML that the main document, or the package, is related to in that way. */
  related(from: string, kind: string): string | undefined {
    return this.relations.find((one) => one.from === from && one.kind === kind && !one.isExternal)?.target;
  }

  get main(): string {
    return this.related('', 'officeDocument') ?? '';
  }

  root(name: string | undefined): Element | undefined {
    return name === undefined ? undefined : this.#roots.get(name);
  }

  /** The part that holds the styles, or the numbering, of the main document. */
  of(kind: 'styles' | 'numbering'): Element | undefined {
    return this.root(this.related(this.main, kind));
  }

  /** The parts that hold text: the document, its heads and feet, notes and comments. */
  get stories(): readonly (readonly [string, Element])[] {
    return Array.from(this.#roots).filter(([, root]) =>
      ['document', 'hdr', 'ftr', 'footnotes', 'endnotes', 'comments'].includes(root.localName ?? ''),
    );
  }

  /** Every element of the parts in XML, with its part. */
  get elements(): readonly (readonly [string, Element])[] {
    this.#elements ??= Array.from(this.#roots).flatMap(([name, root]) =>
      [root, ...descendants(root)].map((element) => [name, element] as const),
    );
    return this.#elements;
  }
}

/** An attribute that names a relation, as `r:id`, of an element. */
export function relationAttributes(element: Element): readonly string[] {
  return Array.from(element.attributes)
    .filter(({ namespaceURI }) => namespaceURI === RELATIONS_OF_OFFICE)
    .map(({ value }) => value);
}

function relationsOf(name: string, root: Element): readonly Relation[] {
  if (!name.endsWith('.rels')) return [];
  const folder = path.posix.dirname(path.posix.dirname(name));
  const from = path.posix.join(folder, path.posix.basename(name, '.rels')).replace(/^\.$/u, '');
  return childElements(root).map((element) => {
    const target = element.getAttribute('Target') ?? '';
    const isExternal = element.getAttribute('TargetMode')?.toLowerCase() === 'external';
    const within = target.startsWith('/')
      ? target.slice(1)
      : path.posix.normalize(path.posix.join(folder, target));
    return {
      from: path.posix.basename(name) === '.rels' ? '' : from,
      id: element.getAttribute('Id') ?? '',
      kind: (element.getAttribute('Type') ?? '').split('/').at(-1) ?? '',
      target: isExternal ? target : within,
      isExternal,
    };
  });
}
