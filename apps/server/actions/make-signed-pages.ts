import type { AddendumBody, SigningBody } from '@constat/contract';
import type { ReportDocument, ReportLanguage } from '@constat/report/document';
import type { RouteContext } from '../routes/shared/route-context.ts';
import type { UsedCertificate } from '../signing/signed-content.ts';
import { withCertificate } from './sign-with-certificate.ts';

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
  return withCertificate(context, { pdf: bytes, body, now: at, language }, { ownerId, signal });
}
