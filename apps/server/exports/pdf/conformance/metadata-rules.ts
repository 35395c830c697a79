import { written } from './pdf-file.ts';
import type { PdfFile } from './pdf-file.ts';
import { unless } from './rule.ts';
import type { Rule } from './rule.ts';
import { Xmp } from './xmp.ts';
import type { NAMESPACES } from './xmp.ts';

/** Entries of the information dictionary and the properties that say the same. */
const SAID_TWICE: readonly (readonly [string, keyof typeof NAMESPACES, string])[] = [
  ['/Title', 'dc', 'title'],
  ['/Author', 'dc', 'creator'],
  ['/Subject', 'dc', 'description'],
  ['/Keywords', 'pdf', 'Keywords'],
  ['/Creator', 'xmp', 'CreatorTool'],
  ['/Producer', 'pdf', 'Producer'],
  ['/CreationDate', 'xmp', 'CreateDate'],
  ['/ModDate', 'xmp', 'ModifyDate'],
];
/** Where the header of a colour profile says which device it is of, which colours, and what it is. */
const PROFILE = { class: [12, 16], colours: [16, 20], signature: [36, 40] } as const;
const COMPONENTS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };

export const METADATA_RULES: readonly Rule[] = [
  {
    id: 'metadata',
    clause: '6.6.2.1',
    checks: 'The catalogue names metadata in XMP, well formed and without a filter',
    find: (pdf) => {
      const { '/Metadata': metadata } = pdf.catalog;
      const dictionary = pdf.dictionary(metadata);
      const bytes = pdf.content(metadata);
      if (dictionary === undefined || bytes === undefined) return ['there is none'];
      return [
        ...unless(
          dictionary['/Type'] === '/Metadata' && dictionary['/Subtype'] === '/XML',
          'its type is another',
        ),
        ...unless(!('/Filter' in dictionary), 'it has a filter'),
        ...unless(/^\uFEFF?<\?xpacket begin=/u.test(bytes.toString('utf8')), 'it has no packet header'),
        ...unless(
          !/<\?xpacket [^>]*(?:bytes|encoding)=/u.test(bytes.toString('utf8')),
          'its header says more than it may',
        ),
        ...unless(readXmp(pdf) !== undefined, 'it is not well formed'),
      ];
    },
  },
  {
    id: 'archive-identifier',
    clause: '6.6.4',
    checks: 'The metadata declare PDF/A-2a or A-3a',
    find: (pdf) => {
      const [part, level] = [
        readXmp(pdf)?.property('pdfaid', 'part'),
        readXmp(pdf)?.property('pdfaid', 'conformance'),
      ];
      return unless(
        (part === '2' || part === '3') && level === 'A',
        `they declare ${part ?? 'no part'}, ${level ?? 'no level'}`,
      );
    },
  },
  {
    id: 'accessibility-identifier',
    clause: 'UA 5',
    checks: 'The metadata declare PDF/UA-1',
    find: (pdf) => {
      const part = readXmp(pdf)?.property('pdfuaid', 'part');
      return unless(part === '1', `they declare ${part ?? 'none'}`);
    },
  },
  {
    id: 'extension-schemas',
    clause: '6.6.2.3',
    checks: 'Every schema that PDF/A does not know is described in the metadata',
    find: (pdf) => readXmp(pdf)?.undescribed() ?? [],
  },
  {
    id: 'information-agrees',
    clause: 'A-1 6.7.3',
    checks: 'The information dictionary says what the metadata say (PDF/A-2 no longer asks for it)',
    find: (pdf) => {
      const information = pdf.dictionary(pdf.trailer['/Info']) ?? {};
      return SAID_TWICE.flatMap(([key, schema, name]) => {
        const text = pdf.text(information[key]);
        if (text === undefined) return [];
        const other = readXmp(pdf)?.property(schema, name);
        return unless(comparable(text) === comparable(other ?? ''), `${key} and ${schema}:${name}`);
      });
    },
  },
  {
    id: 'title',
    clause: 'UA 7.1',
    checks: 'The metadata have a title, and the window shows it',
    find: (pdf) => {
      const preferences = pdf.dictionary(pdf.catalog['/ViewerPreferences']);
      return [
        ...unless((readXmp(pdf)?.property('dc', 'title') ?? '').trim() !== '', 'there is no dc:title'),
        ...unless(preferences?.['/DisplayDocTitle'] === true, '/DisplayDocTitle is not true'),
      ];
    },
  },
  {
    id: 'output-intent',
    clause: '6.2.3',
    checks: 'There is one output intent of PDF/A, with a colour profile in the file',
    find: (pdf) => {
      const intents = pdf.list(pdf.catalog['/OutputIntents']).map((one) => pdf.dictionary(one) ?? {});
      const [intent, ...more] = intents.filter((one) => one['/S'] === '/GTS_PDFA1');
      if (intent === undefined) return ['there is none'];
      const { '/DestOutputProfile': profile, '/OutputConditionIdentifier': identifier } = intent;
      const profiles = new Set(intents.map((one) => written(one['/DestOutputProfile'])));
      return [
        ...unless(more.length === 0, 'there are several'),
        ...unless(profiles.size <= 1, 'the intents have several profiles'),
        ...unless(pdf.text(identifier) !== undefined, 'it names no condition'),
        ...brokenProfile(pdf.content(profile), pdf.dictionary(profile)?.['/N']),
      ];
    },
  },
];

/** The metadata, or undefined where they cannot be read. */
export function readXmp(pdf: PdfFile): Xmp | undefined {
  const known = read.get(pdf);
  if (known !== undefined) return known;
  try {
    const bytes = pdf.content(pdf.catalog['/Metadata']);
    if (bytes === undefined) return undefined;
    const xmp = new Xmp(bytes);
    read.set(pdf, xmp);
    return xmp;
  } catch {
    return undefined;
  }
}
const read = new WeakMap<PdfFile, Xmp>();

function brokenProfile(profile: Buffer | undefined, components: unknown): readonly string[] {
  if (profile === undefined || profile.length < 128) return ['the profile cannot be read'];
  const part = ([start, end]: readonly [number, number]): string => profile.toString('latin1', start, end);
  return [
    ...unless(
      part(PROFILE.signature) === 'acsp' && profile.readUInt32BE(0) === profile.length,
      'the profile is none',
    ),
    ...unless(['mntr', 'prtr'].includes(part(PROFILE.class)), 'the profile is of another device'),
    ...unless((profile[8] ?? 9) <= 4, 'the profile is of a later version'),
    ...unless(COMPONENTS[part(PROFILE.colours)] === components, '/N is not the number of its colours'),
  ];
}

/** A text, or a date of either way of writing in one. */
function comparable(text: string): string {
  const date = /^(?:D:)?(\d{4})-?(\d\d)-?(\d\d)T?(\d\d):?(\d\d):?(\d\d)(.*)$/u.exec(text);
  if (date === null) return text;
  const [, year, month, day, hour, minute, second, zone = ''] = date;
  const offset = /^([+-])(\d\d)[':]?(\d\d)/u.exec(zone);
  const minutes =
    offset === null ? 0 : Number(`${offset[1]}1`) * (60 * Number(offset[2]) + Number(offset[3]));
  return String(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) -
      60_000 * minutes,
  );
}
