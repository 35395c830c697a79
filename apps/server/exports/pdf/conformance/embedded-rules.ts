import { isReference, written } from './pdf-file.ts';
import { readXmp } from './metadata-rules.ts';
import { unless } from './rule.ts';
import type { Rule } from './rule.ts';

const RELATIONSHIPS = new Set(['/Source', '/Data', '/Alternative', '/Supplement', '/Unspecified']);

export const EMBEDDED_RULES: readonly Rule[] = [
  {
    id: 'embedded-files',
    clause: '6.8; A-3 6.8; UA 7.11',
    checks:
      'PDF/A-2 has no attached file; in PDF/A-3, each says its name, its type and what it is to the report',
    find: (pdf) => {
      const all = [...pdf.dictionaries()];
      const files = all.filter(([, one]) => '/EF' in one);
      const named = pdf.dictionary(pdf.dictionary(pdf.catalog['/Names'])?.['/EmbeddedFiles']);
      if (readXmp(pdf)?.property('pdfaid', 'part') !== '3')
        return [
          ...files.map(([ref]) => `${ref}: a file`),
          ...unless(files.length > 0 || named === undefined, 'a list of files'),
        ];
      const associated = new Set(all.flatMap(([, one]) => pdf.list(one['/AF'])).filter(isReference));
      return files.flatMap(([ref, file]) => {
        const [stream] = Object.values(pdf.dictionary(file['/EF']) ?? {});
        return [
          ...unless(
            pdf.text(file['/F']) !== undefined && pdf.text(file['/UF']) !== undefined,
            `${ref}: no name`,
          ),
          ...unless(RELATIONSHIPS.has(written(file['/AFRelationship'])), `${ref}: no relationship`),
          ...unless(
            /^\/[\w.+-]+\/[\w.+-]+$/u.test(written(pdf.dictionary(stream)?.['/Subtype'])),
            `${ref}: no type`,
          ),
          ...unless(associated.has(ref), `${ref}: associated with nothing`),
        ];
      });
    },
  },
];
