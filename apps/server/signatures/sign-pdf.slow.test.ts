import { afterAll, describe, expect, test } from 'vitest';
import { readAttachedReport } from '../exports/pdf/attached-report.ts';
import { conformanceFindings } from '../exports/pdf/conformance/check-conformance.ts';
import { readPdf } from '../exports/read-back.test-data.ts';
import { createAuthority, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { openPdf } from './pdf-file.ts';
import { pagesOf } from './pdf-pages.ts';
import { isArray, isDictionary, isString, name, readText, UnreadablePdf } from './pdf-values.ts';
import type { PdfValue } from './pdf-values.ts';
import { signPdf } from './sign-pdf.ts';
import {
  checkStructure,
  createWorkshop,
  lastSignature,
  reportPdfs,
  SOUND_STRUCTURE,
  verifyByOpenssl,
  verifyByPdfsig,
} from './signatures.test-data.ts';

const SIGNED_AT = Date.UTC(2026, 10, 27, 19, 30, 5);
const DETAILS = { signedAt: SIGNED_AT, name: SIGNER_NAME, fieldLabel: 'Signature électronique du médecin' };
const native = await reportPdfs('native');
const wasm = await reportPdfs('wasm');
const workshop = createWorkshop();
afterAll(workshop.remove);
const authority = createAuthority(workshop);
const identities = Object.fromEntries(
  (['rsa-2048', 'p-256', 'p-384'] as const).map((key) => {
    authority.issue(key, { key });
    return [key, openSigningIdentity(authority.pack(key), PASSWORD, Date.now() + 60_000)];
  }),
);

function identityOf(key: string) {
  const identity = identities[key];
  if (identity === undefined) throw new Error(key);
  return identity;
}

describe.each([
  ['rsa-2048', 'native', native.plain, 'SHA-256'],
  ['rsa-2048', 'native, with its data', native.attached, 'SHA-256'],
  ['p-256', 'wasm', wasm.plain, 'SHA-256'],
  ['p-384', 'wasm, with its data', wasm.attached, 'SHA-384'],
] as const)('a report signed with a %s key (%s)', (key, _compiler, pdf, digest) => {
  const signed = signPdf(pdf, identityOf(key), DETAILS);

  test('keeps its bytes, and grows by less than 16 kB', () => {
    expect(Buffer.from(signed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    expect(signed.length - pdf.length).toBeLessThan(16_000);
    expect(Buffer.from(signed).toString('latin1')).toMatch(/%%EOF$/u);
  });

  test('is valid to poppler, over the whole file', () => {
    const found = verifyByPdfsig(workshop, signed);
    expect(found).toContain('Signature is Valid');
    expect(found).toContain('Total document signed');
    expect(found).toContain('Signature Type: ETSI.CAdES.detached');
    expect(found).toContain(`Signing Hash Algorithm: ${digest}`);
    expect(found).toContain('Signing Time: Nov 27 2026 19:30:05');
  });

  test('is valid to openssl, up to the root and with the certificate that it names', () => {
    expect(verifyByOpenssl(workshop, signed)).toContain('CAdES Verification successful');
  });

  test('is sound to qpdf', () => {
    expect(checkStructure(workshop, signed)).toContain(SOUND_STRUCTURE);
  });

  test('keeps the rules of PDF/A and PDF/UA', () => {
    expect(conformanceFindings(signed)).toEqual([]);
  });

  test('has the same pages, text and tags but for the tag of the field', async () => {
    const [before, after] = [await readPdf(pdf), await readPdf(signed)];
    const { roles: rolesBefore, ...restBefore } = before;
    const { roles: rolesAfter, ...restAfter } = after;
    expect(restAfter).toEqual(restBefore);
    expect(rolesAfter.filter((role) => role !== 'Form')).toEqual(rolesBefore);
  });

  test('says no time in what it signs about itself, and holds one signer', () => {
    workshop.write('cms.der', lastSignature(signed).cms);
    const printed = workshop.succeed(
      'openssl',
      'cms',
      '-cmsout',
      '-print',
      '-noout',
      '-inform',
      'DER',
      '-in',
      'cms.der',
    );
    expect(printed).not.toContain('signingTime');
    expect(printed).toContain('id-smime-aa-signingCertificateV2');
    expect(printed.match(/\bsignedAttrs:/gu)).toHaveLength(1);
    expect(printed.match(/d\.certificate:/gu)).toHaveLength(3);
  });
});

describe('the field of a signature', () => {
  const file = openPdf(signPdf(native.plain, identityOf('p-256'), { ...DETAILS, reason: 'Rapport final' }));
  const form = file.dictionary(file.catalog.get('AcroForm'));
  const [field] = asArray(form?.get('Fields'));
  const widget = file.dictionary(field);
  const lastPage = pagesOf(file).at(-1);

  function asArray(value: PdfValue | undefined): readonly PdfValue[] {
    const found = file.resolve(value);
    return isArray(found) ? found : [];
  }
  const textOf = (value: PdfValue | undefined): string | undefined =>
    isString(value) ? readText(value) : undefined;

  test('shows nothing, prints and is locked, on the last page', () => {
    expect(widget?.get('F')).toBe(132);
    expect(widget?.get('Rect')).toEqual([0, 0, 0, 0]);
    expect(widget?.get('P')).toEqual(lastPage);
    expect(asArray(file.dictionary(lastPage)?.get('Annots'))).toEqual([field]);
    for (const key of ['A', 'AA', 'AP']) expect(widget?.has(key)).toBe(false);
    expect(Array.from(form?.keys() ?? [])).toEqual(['Fields', 'SigFlags']);
    expect(form?.get('SigFlags')).toBe(3);
  });

  test('is named for those who do not see it, and tagged as part of a form', () => {
    expect(textOf(widget?.get('TU'))).toBe(DETAILS.fieldLabel);
    expect(file.dictionary(lastPage)?.get('Tabs')).toEqual(name('S'));
    const root = file.dictionary(file.catalog.get('StructTreeRoot'));
    const numbers = asArray(file.dictionary(root?.get('ParentTree'))?.get('Nums'));
    const key = widget?.get('StructParent');
    const tag = file.dictionary(numbers[numbers.indexOf(key ?? null) + 1]);
    expect(tag?.get('S')).toEqual(name('Form'));
    expect(tag?.get('K')).toEqual(
      new Map<string, PdfValue | undefined>([
        ['Type', name('OBJR')],
        ['Obj', field],
        ['Pg', lastPage],
      ]),
    );
    const parent = file.dictionary(tag?.get('P'));
    expect(parent?.get('S')).toEqual(name('Document'));
    expect(file.dictionary(asArray(parent?.get('K')).at(-1))).toBe(tag);
    expect(root?.get('ParentTreeNextKey')).toBe(Number(key) + 1);
  });

  test('says who signed, when and why', () => {
    const value = file.resolve(widget?.get('V'));
    const said = isDictionary(value) ? ['Name', 'M', 'Reason'].map((key) => textOf(value.get(key))) : [];
    expect(said).toEqual([SIGNER_NAME, 'D:20261127193005Z', 'Rapport final']);
  });
});

test('an RSA key gives the same bytes twice', () => {
  const twice = [1, 2].map(() => Buffer.from(signPdf(wasm.plain, identityOf('rsa-2048'), DETAILS)));
  expect(twice[0]?.equals(twice[1] ?? Buffer.alloc(0))).toBe(true);
});

test('a second signature leaves the first one valid', () => {
  const signed = signPdf(
    signPdf(native.plain, identityOf('p-384'), DETAILS),
    identityOf('rsa-2048'),
    DETAILS,
  );
  const found = verifyByPdfsig(workshop, signed);
  expect(found.match(/Signature is Valid/gu)).toHaveLength(2);
  expect(found).toMatch(
    /Name: Signature1[\s\S]*Not total document signed[\s\S]*Name: Signature2[\s\S]*Total document signed/u,
  );
  expect(checkStructure(workshop, signed)).toContain(SOUND_STRUCTURE);
});

test('the data of a report comes out of its signed file', () => {
  expect(readAttachedReport(signPdf(wasm.attached, identityOf('p-256'), DETAILS))).toEqual({
    title: 'Zz',
    formData: {},
  });
});

test('a file without tags gets no signature', () => {
  const untagged = Buffer.from(
    Buffer.from(wasm.plain).toString('latin1').replaceAll('/StructTreeRoot ', '/ZtructTreeRoot '),
    'latin1',
  );
  expect(() => signPdf(untagged, identityOf('p-256'), DETAILS)).toThrow(
    new UnreadablePdf('the file has no tags'),
  );
});
