import { expect, test } from 'vitest';
import { checkConformance, conformanceFindings, RULES } from './check-conformance.ts';
import {
  action,
  attached,
  attributes,
  bytes,
  catalog,
  content,
  element,
  extra,
  file,
  metadata,
  object,
  plain,
  widget,
  withField,
} from './changed-pdfs.test-data.ts';
import { encrypted } from './edited-pdf.test-data.ts';

/** What a rule is to find, and the file with that one thing wrong. */
const DAMAGED: readonly (readonly [string, RegExp, () => Uint8Array])[] = [
  ['syntax', /WARNING/u, () => bytes(withField, '0000000015 00000 n', '0000000019 00000 n')],
  ['header', /others/u, () => bytes(withField, '%PDF-1.7\n%', '%PDF-1.7\n ')],
  ['header', /others/u, () => Buffer.concat([Buffer.from('\n'), withField])],
  ['trailer-id', /none/u, () => bytes(withField, '/ID ', '/XD ')],
  [
    'end-of-file',
    /^end-of-file: 9 bytes follow/u,
    () => Buffer.concat([withField, Buffer.from('% later\n')]),
  ],
  ['no-encryption', /Encrypt/u, () => encrypted(withField)],
  [
    'streams-inside',
    /\/F$/u,
    object((pdf) => (pdf.first((one) => '/Length1' in one || '/N' in one)['/F'] = 'u:other.bin')),
  ],
  ['filters', /LZW/u, object((pdf) => (pdf.first((one) => one['/N'] === 3)['/Filter'] = '/LZWDecode'))],
  ['filters', /ZzDecode/u, extra({ '/Filter': '/ZzDecode' }, 'a')],
  ['limits', /string of 32768 bytes/u, catalog((one) => (one['/Zz'] = `u:${'a'.repeat(32_768)}`))],
  ['limits', /string of 32770 bytes/u, catalog((one) => (one['/Zz'] = `u:${'\u2265'.repeat(16_384)}`))],
  ['limits', /name of 128 bytes/u, catalog((one) => (one[`/${'z'.repeat(128)}`] = true))],
  ['limits', /integer/u, catalog((one) => (one['/Zz'] = 2 ** 31))],
  [
    'graphics',
    /Interpolate/u,
    extra({ '/Type': '/XObject', '/Subtype': '/Image', '/Interpolate': true }, ''),
  ],
  ['graphics', /Ref/u, extra({ '/Subtype': '/Form', '/Ref': {} }, '')],
  ['graphics', /TR/u, extra({ '/Type': '/ExtGState', '/TR': '/Identity' })],
  ['metadata', /there is none/u, catalog((one) => delete one['/Metadata'])],
  ['metadata', /type/u, object((pdf) => delete pdf.at(pdf.catalog['/Metadata'])['/Subtype'])],
  ['metadata', /packet header/u, metadata(/<\?xpacket begin[^>]*>/u, '')],
  ['metadata', /more than it may/u, metadata('id="W5M0', 'encoding="UTF-8" id="W5M0')],
  ['metadata', /well formed/u, metadata('</rdf:RDF>', '')],
  ['archive-identifier', /declare 2, B/u, metadata('<pdfaid:conformance>A', '<pdfaid:conformance>B')],
  ['archive-identifier', /declare 1, A/u, metadata('<pdfaid:part>2', '<pdfaid:part>1')],
  ['accessibility-identifier', /none/u, metadata(/<pdfuaid:part.*<\/pdfuaid:part>/u, '')],
  [
    'extension-schemas',
    /pdfuaid:part/u,
    metadata('http://www.aiim.org/pdfua/ns/id/</pdfaSchema', 'http://zz/</pdfaSchema'),
  ],
  ['information-agrees', /Title/u, metadata(/(<dc:title>.*?)Rapport/u, '$1Autre')],
  ['information-agrees', /CreationDate/u, metadata(/(<xmp:CreateDate>)2025/u, '$12024')],
  ['title', /dc:title/u, metadata(/<dc:title>.*<\/dc:title>/u, '')],
  ['title', /DisplayDocTitle/u, catalog((one) => delete one['/ViewerPreferences']['/DisplayDocTitle'])],
  ['output-intent', /none/u, catalog((one) => delete one['/OutputIntents'])],
  [
    'output-intent',
    /profile cannot be read/u,
    object((pdf) => delete pdf.first((one) => one['/Type'] === '/OutputIntent')['/DestOutputProfile']),
  ],
  [
    'output-intent',
    /number of its colours/u,
    object((pdf) => (pdf.first((one) => one['/N'] === 3)['/N'] = 4)),
  ],
  [
    'output-intent',
    /condition/u,
    object(
      (pdf) => delete pdf.first((one) => one['/Type'] === '/OutputIntent')['/OutputConditionIdentifier'],
    ),
  ],
  ['device-colours', /DeviceCMYK/u, content(() => '/Artifact BMC 0 0 0 1 k 0 0 9 9 re f EMC')],
  ['device-colours', /DeviceCMYK/u, extra({ '/Subtype': '/Image', '/ColorSpace': '/DeviceCMYK' }, '')],
  [
    'device-colours',
    /DeviceRGB/u,
    object((pdf) => {
      pdf.catalog['/Zz'] = pdf.add({ '/Subtype': '/Form' }, '1 0 0 rg');
      delete pdf.catalog['/OutputIntents'];
    }),
  ],
  ['actions', /JavaScript/u, action({ '/S': '/JavaScript', '/JS': 'u:app.alert(1)' })],
  ['actions', /Launch/u, action({ '/S': '/Launch', '/F': 'u:a.exe' })],
  ['actions', /Print/u, action({ '/S': '/Named', '/N': '/Print' })],
  ['actions', /script/u, catalog((one) => (one['/Names'] = { '/JavaScript': { '/Names': [] } }))],
  ['trigger-events', /AA/u, catalog((one) => (one['/AA'] = {}))],
  ['trigger-events', /\/A$/u, widget((one) => (one['/A'] = { '/S': '/GoTo', '/D': 'u:a' }))],
  ['form', /NeedAppearances/u, catalog((one) => (one['/AcroForm']['/NeedAppearances'] = true))],
  ['form', /XFA/u, catalog((one) => (one['/AcroForm']['/XFA'] = 'u:a'))],
  ['annotation-types', /Movie/u, widget((one) => (one['/Subtype'] = '/Movie'))],
  ['annotation-flags', /no \/F/u, widget((one) => delete one['/F'])],
  ['annotation-flags', /not printed/u, widget((one) => (one['/F'] = 128))],
  ['annotation-flags', /hidden/u, widget((one) => (one['/F'] = 134))],
  ['annotation-appearances', /no \/AP/u, widget((one) => (one['/Rect'] = [0, 0, 10, 10]))],
  ['annotation-appearances', /other keys/u, widget((one) => (one['/AP'] = { '/N': {}, '/D': {} }))],
  ['tab-order', /page/u, object((pdf) => delete pdf.first((one) => one['/Type'] === '/Page')['/Tabs'])],
  ['annotations-tagged', /not in the structure/u, widget((one) => delete one['/StructParent'])],
  ['annotations-tagged', /in P/u, element('/Form', (one) => (one['/S'] = '/P'))],
  ['annotations-tagged', /no name/u, widget((one) => delete one['/TU'])],
  ['form-elements', /R$/u, element('/Form', (one) => (one['/K'] = [one['/K'], one['/K']]))],
  [
    'embedded-files',
    /a file/u,
    object(
      (pdf) =>
        pdf.rewrite(pdf.catalog['/Metadata'], (xml) => xml.replace('<pdfaid:part>3', '<pdfaid:part>2')),
      attached,
    ),
  ],
  [
    'embedded-files',
    /list of files/u,
    catalog((one) => (one['/Names'] = { '/EmbeddedFiles': { '/Names': [] } })),
  ],
  ['embedded-files', /no name/u, file((one) => delete one['/UF'])],
  ['embedded-files', /no relationship/u, file((one) => delete one['/AFRelationship'])],
  [
    'embedded-files',
    /no type/u,
    object((pdf) => delete pdf.first((one) => one['/Type'] === '/EmbeddedFile')['/Subtype'], attached),
  ],
  ['embedded-files', /associated with nothing/u, object((pdf) => delete pdf.catalog['/AF'], attached)],
  [
    'fonts-embedded',
    /Source/u,
    object((pdf) => delete pdf.first((one) => one['/Type'] === '/FontDescriptor')['/FontFile2']),
  ],
  [
    'fonts-embedded',
    /Helvetica/u,
    extra({ '/Type': '/Font', '/Subtype': '/Type1', '/BaseFont': '/Helvetica' }),
  ],
  [
    'glyph-maps',
    /R$/u,
    object((pdf) => delete pdf.first((one) => one['/Subtype'] === '/CIDFontType2')['/CIDToGIDMap']),
  ],
  [
    'unicode-maps',
    /Source/u,
    object((pdf) => delete pdf.first((one) => one['/Subtype'] === '/Type0')['/ToUnicode']),
  ],
  [
    'unicode-maps',
    /without a character/u,
    object(
      (pdf) =>
        (pdf.first((one) => one['/Subtype'] === '/Type0')['/ToUnicode'] = pdf.add(
          {},
          'begincmap\n<0001> <0000>\nendcmap',
        )),
    ),
  ],
  ['marked', /Marked/u, catalog((one) => (one['/MarkInfo']['/Marked'] = false))],
  ['marked', /Suspects/u, catalog((one) => (one['/MarkInfo']['/Suspects'] = true))],
  ['structure-tree', /none/u, catalog((one) => delete one['/StructTreeRoot'])],
  ['structure-tree', /\/P/u, element('/TR', (one, pdf) => (one['/P'] = pdf.refOf(pdf.element('/H1'))))],
  ['standard-types', /Chapter/u, element('/H1', (one) => (one['/S'] = '/Chapter'))],
  [
    'standard-types',
    /given another role/u,
    object((pdf) => (pdf.at(pdf.catalog['/StructTreeRoot'])['/RoleMap']['/H1'] = '/P')),
  ],
  [
    'standard-types',
    /no standard type/u,
    object((pdf) => (pdf.at(pdf.catalog['/StructTreeRoot'])['/RoleMap']['/A'] = '/A')),
  ],
  ['language', /catalogue/u, catalog((one) => delete one['/Lang'])],
  ['language', /R$/u, element('/P', (one) => (one['/Lang'] = 'u:français'))],
  ['marked-content', /f without a mark/u, content(() => '0 0 9 9 re f')],
  [
    'marked-content',
    /Tj without a mark/u,
    content(() => '/Span << /ActualText (/MCID 3 BDC \\) ()) >> BDC (a) Tj EMC'),
  ],
  ['marked-content', /within another/u, content(() => '/Artifact BMC /P << /MCID 900 >> BDC EMC EMC')],
  ['parent-tree', /stretch 900/u, content((text) => text)],
  ['parent-tree', /number twice/u, content((text) => text.replace('900', '0'))],
  ['parent-tree', /not drawn/u, element('/H1', (one) => (one['/K'] = [...one['/K'], 901]))],
  [
    'parent-tree',
    /stretch 0/u,
    object((pdf) => pdf.at(pdf.at(pdf.catalog['/StructTreeRoot'])['/ParentTree']['/Nums'][1]).reverse()),
  ],
  ['headings', /H3 after H1/u, element('/H2', (one) => (one['/S'] = '/H3'))],
  ['headings', /H2 after none/u, element('/H1', (one) => (one['/S'] = '/H2'))],
  ['headings', /among numbered/u, element('/H2', (one) => (one['/S'] = '/H'))],
  ['figures', /R$/u, element('/P', (one) => (one['/S'] = '/Figure'))],
  ['figures', /R$/u, element('/P', (one) => Object.assign(one, { '/S': '/Figure', '/Alt': 'u: ' }))],
  ['table-structure', /P within TR/u, element('/TD', (one) => (one['/S'] = '/P'))],
  [
    'table-structure',
    /rows of/u,
    object((pdf) => pdf.first((one) => one['/S'] === '/TR' && one['/K'].length === 3)['/K'].pop()),
  ],
  ['table-structure', /contents within TR/u, element('/TR', (one) => one['/K'].push(905))],
  ['table-headers', /no scope/u, element('/TH', (one) => delete attributes(one, '/Table')['/Scope'])],
  [
    'table-headers',
    /no header/u,
    object((pdf) => {
      for (const { value } of Object.values(pdf.objects)) if (value?.['/S'] === '/TH') value['/S'] = '/TD';
    }),
  ],
  ['lists', /P within L$/mu, element('/LI', (one) => (one['/S'] = '/P'))],
  ['lists', /LBody within Document/u, element('/P', (one) => (one['/S'] = '/LBody'))],
  ['lists', /ListNumbering/u, element('/L', (one) => delete attributes(one, '/List')['/ListNumbering'])],
];

test.each([
  ['as it is made', plain],
  ['with its data', attached],
  ['written anew, with a field', withField],
])('nothing is found in a good file %s', (_how, good) => {
  expect(conformanceFindings(good)).toEqual([]);
});

test.each(DAMAGED)('%s finds %s', (rule, finding, make) => {
  const found = checkConformance(make()).find(({ id }) => id === rule);
  expect(found?.findings.map((one) => `${rule}: ${one}`).join('\n')).toMatch(finding);
});

test('every rule is shown to fail, and has an id and a clause of its standard', () => {
  expect(new Set(DAMAGED.map(([rule]) => rule))).toEqual(new Set(RULES.map(({ id }) => id)));
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  for (const { clause } of RULES) expect(clause).toMatch(/^(?:UA |PDF |A-1 )?\d/u);
});

test('a file that is none is refused, and says why', () => {
  expect(() => checkConformance(Buffer.from('no PDF'))).toThrow(/qpdf cannot read the file/u);
});
