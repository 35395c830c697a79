import { isDictionary, isReference, written } from './pdf-file.ts';
import type { PdfDictionary, PdfFile } from './pdf-file.ts';
import { unless } from './rule.ts';
import type { Rule } from './rule.ts';

const FONT_FILES = ['/FontFile', '/FontFile2', '/FontFile3'];
/** Values that stand for no character, at the end of a line of a map. */
const NO_CHARACTER = /<(?:0000|FEFF|FFFE)>\s*$/imu;

export const FONT_RULES: readonly Rule[] = [
  {
    id: 'fonts-embedded',
    clause: '6.2.11.4.1; UA 7.21.4.1',
    checks: 'Every font lies in the file',
    find: (pdf) => [
      ...fontsOf(pdf)
        .filter(([, font]) => !['/Type0', '/Type3'].includes(written(font['/Subtype'])))
        .flatMap(([ref, font]) =>
          unless(
            pdf.dictionary(font['/FontDescriptor']) !== undefined,
            `${ref}: ${written(font['/BaseFont'])}`,
          ),
        ),
      ...[...pdf.dictionaries()]
        .filter(([, one]) => one['/Type'] === '/FontDescriptor')
        .flatMap(([ref, one]) =>
          unless(
            FONT_FILES.some((key) => pdf.isStream(one[key])),
            `${ref}: ${written(one['/FontName'])}`,
          ),
        ),
    ],
  },
  {
    id: 'glyph-maps',
    clause: '6.2.11.3.2; UA 7.21.3.2',
    checks: 'Every composite TrueType font says which glyph each of its codes is',
    find: (pdf) =>
      fontsOf(pdf)
        .filter(([, font]) => font['/Subtype'] === '/CIDFontType2')
        .flatMap(([ref, font]) =>
          unless(font['/CIDToGIDMap'] === '/Identity' || pdf.isStream(font['/CIDToGIDMap']), ref),
        ),
  },
  {
    id: 'unicode-maps',
    clause: '6.2.11.7.2; UA 7.21.7',
    checks: 'Every font says which characters its codes are',
    find: (pdf) =>
      fontsOf(pdf)
        .filter(([, font]) => !written(font['/Subtype']).startsWith('/CIDFont'))
        .flatMap(([ref, font]) => {
          const map = isReference(font['/ToUnicode'])
            ? pdf.content(font['/ToUnicode'])?.toString('latin1')
            : undefined;
          if (map === undefined || !map.includes('begincmap'))
            return [`${ref}: ${written(font['/BaseFont'])}`];
          return unless(!NO_CHARACTER.test(map), `${ref}: a code without a character`);
        }),
  },
];

function fontsOf(pdf: PdfFile): readonly (readonly [string, PdfDictionary])[] {
  return [...pdf.objects()].flatMap(([ref, value]) =>
    isDictionary(value) && value['/Type'] === '/Font' ? [[ref, value] as const] : [],
  );
}
