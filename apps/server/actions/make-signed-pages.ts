import type { AddendumBody, SigningBody } from '@constat/contract';
import type { ReportDocument, ReportLanguage } from '@constat/report/document';
import type { Reader } from '../parsing/create-parsers.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { UsedCertificate } from '../signing/signed-content.ts';

const FIELD_LABEL = { fr: 'Signature du médecin', en: 'Physician’s signature' } as const;

/**
 * The pages of what is signed, with the signature of the certificate that was given, where one was.
 * @param at when it is locked or signed, in epoch milliseconds; the PDF says that it was made then
 * @throws Refusal EXPORT_GLYPH_MISSING unless missing characters are to be named, or what a certificate is refused for
 */
export async function makeSignedPages(
  context: Pick<RouteContext, 'exportService' | 'parsers'>,
  {
    ownerId,
    document,
    body,
    at,
    language,
    signal,
    nameMissingGlyphs = false,
  }: {
    readonly ownerId: string;
    readonly document: ReportDocument;
    readonly body: SigningBody | AddendumBody;
    readonly at: number;
    readonly language: ReportLanguage;
    readonly signal?: AbortSignal | undefined;
    readonly nameMissingGlyphs?: boolean;
  },
): Promise<{ readonly pdf: Uint8Array; readonly certificate?: UsedCertificate }> {
  const job = { ownerId, format: 'pdf', document, creationTime: at, signal } as const;
  const { bytes } = await context.exportService.render({ ...job, pdf: { nameMissingGlyphs } });
  return signWithCertificate(context, { pdf: bytes, body, now: at, language }, { ownerId, signal });
}

/**
 * The pages with the signature of the certificate that was given, where one was. The file came from outside: it is opened
 * in a process of its own, which is ended with it.
 */
async function signWithCertificate(
  { parsers }: Pick<RouteContext, 'parsers'>,
  {
    pdf,
    body,
    now,
    language,
  }: {
    readonly pdf: Uint8Array;
    readonly body: SigningBody | AddendumBody;
    readonly now: number;
    readonly language: ReportLanguage;
  },
  reader: Reader,
): Promise<{ readonly pdf: Uint8Array; readonly certificate?: UsedCertificate }> {
  if (body.method !== 'certificate') return { pdf };
  const file = Buffer.from(body.certificate.file, 'base64');
  const { password } = body.certificate;
  const input = { pdf, file, password, now, fieldLabel: FIELD_LABEL[language] };
  const { bytes, certificate } = await parsers.read('sign', input, reader);
  return { pdf: bytes, certificate };
}
