import { tokensOf } from './page-content.ts';
import { isDictionary, within, written } from './pdf-file.ts';
import type { PdfFile } from './pdf-file.ts';
import type { Rule } from './rule.ts';

/** The colours of a device that an operator of contents sets; grey is any device's. */
const OPERATORS: Readonly<Record<string, string>> = {
  rg: '/DeviceRGB',
  RG: '/DeviceRGB',
  k: '/DeviceCMYK',
  K: '/DeviceCMYK',
};
/** The colours of a profile by the number of its components. */
const BY_COMPONENTS: Readonly<Record<number, string>> = { 3: '/DeviceRGB', 4: '/DeviceCMYK' };
const DEVICES = new Set(Object.values(OPERATORS));

export const COLOUR_RULES: readonly Rule[] = [
  {
    id: 'device-colours',
    clause: '6.2.4.3',
    checks: 'Colours of a device are those of the output intent',
    find: (pdf) => {
      const meant = intendedColours(pdf);
      return coloursOf(pdf)
        .filter(([, colours]) => colours !== meant)
        .map(([ref, colours]) => `${ref}: ${colours}`);
    },
  },
];

function intendedColours(pdf: PdfFile): string | undefined {
  const [intent] = pdf.list(pdf.catalog['/OutputIntents']);
  const components = pdf.dictionary(pdf.dictionary(intent)?.['/DestOutputProfile'])?.['/N'];
  return typeof components === 'number' ? BY_COMPONENTS[components] : undefined;
}

/** The devices whose colours contents and colour spaces name, once for each object. */
function coloursOf(pdf: PdfFile): readonly (readonly [string, string])[] {
  const contents = new Set(
    pdf.pages().flatMap(({ dictionary }) => pdf.list(dictionary['/Contents']).map(written)),
  );
  return [...pdf.objects()].flatMap(([ref, value]) => {
    const isForm = isDictionary(value) && value['/Subtype'] === '/Form';
    const drawn = contents.has(ref) || isForm ? (pdf.content(ref)?.toString('latin1') ?? '') : '';
    const colours = new Set<string>();
    for (const token of tokensOf(drawn)) {
      const device = OPERATORS[token] ?? token;
      if (DEVICES.has(device)) colours.add(device);
    }
    for (const one of within(value)) if (typeof one === 'string' && DEVICES.has(one)) colours.add(one);
    return Array.from(colours, (colour) => [ref, colour] as const);
  });
}
