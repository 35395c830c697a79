/** Descriptions of metadata schemas, as PDF/A asks for every property that it does not know itself. */

interface Property {
  readonly name: string;
  readonly type: string;
  readonly category: 'internal' | 'external';
  readonly description: string;
}

export interface ExtensionSchema {
  readonly title: string;
  readonly namespace: string;
  readonly prefix: string;
  readonly properties: readonly Property[];
}

export const PDFUA_NAMESPACE = 'http://www.aiim.org/pdfua/ns/id/';

export const PDFUA_SCHEMA: ExtensionSchema = {
  title: 'PDF/UA identification schema',
  namespace: PDFUA_NAMESPACE,
  prefix: 'pdfuaid',
  properties: [
    {
      name: 'part',
      type: 'Integer',
      category: 'internal',
      description: 'Part of PDF/UA that the document conforms to',
    },
  ],
};

/** The description of a schema as XMP; the prefixes `rdf`, `pdfaSchema` and `pdfaProperty` are bound around it. */
export function describeSchema({ title, namespace, prefix, properties }: ExtensionSchema): string {
  const described = properties.map(
    ({ name, type, category, description }) =>
      '<rdf:li rdf:parseType="Resource">' +
      `<pdfaProperty:category>${category}</pdfaProperty:category>` +
      `<pdfaProperty:description>${description}</pdfaProperty:description>` +
      `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType></rdf:li>`,
  );
  return (
    `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${title}</pdfaSchema:schema>` +
    `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>` +
    `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>` +
    `<pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
  );
}
