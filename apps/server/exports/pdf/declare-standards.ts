/** What a compiler that knows no standard leaves out, added to its files as one more revision. */
import { appendRevision } from '../../signatures/append-revision.ts';
import type { Revision } from '../../signatures/append-revision.ts';
import {
  dictionary,
  isArray,
  isDictionary,
  isReference,
  isStream,
  name,
  textString,
} from '../../signatures/pdf-values.ts';
import type { PdfReference } from '../../signatures/pdf-values.ts';
import { describeSchema, PDFUA_NAMESPACE, PDFUA_SCHEMA } from './extension-schemas.ts';
import type { ExtensionSchema } from './extension-schemas.ts';
import { srgbProfile } from './srgb-profile.ts';

/** Properties that the compiler writes and that the XMP of PDF/A-2 does not know under every reading of it. */
const COMPILER_SCHEMAS: readonly ExtensionSchema[] = [
  {
    title: 'XMP Media Management schema',
    namespace: 'http://ns.adobe.com/xap/1.0/mm/',
    prefix: 'xmpMM',
    properties: [
      {
        name: 'InstanceID',
        type: 'Text',
        category: 'internal',
        description: 'Identifier of this state of the document',
      },
    ],
  },
  {
    title: 'Adobe PDF schema',
    namespace: 'http://ns.adobe.com/pdf/1.3/',
    prefix: 'pdf',
    properties: [
      {
        name: 'PDFVersion',
        type: 'Text',
        category: 'internal',
        description: 'Version of PDF that the file is written in',
      },
    ],
  },
];
const END_OF_METADATA = '</rdf:RDF>';

/**
 * The same file as PDF/A-2a, or as PDF/A-3a where it carries a file, and PDF/UA-1: metadata that say so, sRGB as the
 * colours that it is meant for, the title in the window's bar, and what an attached file is to it. It changes nothing
 * else: that the rest keeps the standards is for the caller to know.
 * @throws Error when the file is not laid out as the compiler writes it
 */
export function declareStandards(pdf: Uint8Array): Uint8Array {
  return appendRevision(pdf, (revision) => {
    const files = attachedFiles(revision);
    for (const file of files) revision.set(file, { AFRelationship: name('Source') });
    declareInMetadata(revision, files.length === 0 ? 2 : 3);
    const preferences = revision.resolve(revision.file.catalog.get('ViewerPreferences'));
    revision.setInCatalog({
      OutputIntents: [addOutputIntent(revision)],
      ViewerPreferences: new Map(isDictionary(preferences) ? preferences : []).set('DisplayDocTitle', true),
      ...(files.length > 0 && { AF: files }),
    });
  });
}

/** The attached files by the catalogue's list of names, which the compiler writes in one piece. */
function attachedFiles({ file }: Revision): readonly PdfReference[] {
  const list = file.dictionary(file.dictionary(file.catalog.get('Names'))?.get('EmbeddedFiles'));
  const names = file.resolve(list?.get('Names'));
  return isArray(names) ? names.filter(isReference) : [];
}

function declareInMetadata(revision: Revision, part: 2 | 3): void {
  const place = revision.file.catalog.get('Metadata');
  const metadata = revision.resolve(place);
  if (!isReference(place) || !isStream(metadata)) throw new Error('the metadata are missing');
  const before = Buffer.from(metadata.data).toString('utf8');
  const at = before.lastIndexOf(END_OF_METADATA);
  if (at === -1) throw new Error('the metadata have no end');
  const after = before.slice(0, at) + declaration(part) + before.slice(at);
  revision.replace(place, { dictionary: metadata.dictionary, data: Buffer.from(after) });
}

function declaration(part: 2 | 3): string {
  return (
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" ' +
    `xmlns:pdfuaid="${PDFUA_NAMESPACE}" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ` +
    'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" ' +
    'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
    `<pdfaExtension:schemas><rdf:Bag>${[...COMPILER_SCHEMAS, PDFUA_SCHEMA].map(describeSchema).join('')}</rdf:Bag>` +
    '</pdfaExtension:schemas><pdfuaid:part>1</pdfuaid:part>' +
    `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance></rdf:Description>`
  );
}

function addOutputIntent(revision: Revision): PdfReference {
  // Not compressed: it is small, and another version of the library that compresses would change the bytes.
  const profile = revision.add({
    dictionary: dictionary({ N: 3, Range: [0, 1, 0, 1, 0, 1] }),
    data: srgbProfile(),
  });
  return revision.add(
    dictionary({
      Type: name('OutputIntent'),
      S: name('GTS_PDFA1'),
      OutputConditionIdentifier: textString('sRGB IEC61966-2.1'),
      OutputCondition: textString('sRGB'),
      RegistryName: textString('http://www.color.org'),
      Info: textString('sRGB IEC61966-2.1'),
      DestOutputProfile: profile,
    }),
  );
}
