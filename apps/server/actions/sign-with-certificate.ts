import type { AddendumBody, SigningBody } from '@constat/contract';
import type { ReportLanguage } from '@constat/report/document';
import type { Reader } from '../parsing/create-parsers.ts';
import type { RouteContext } from '../routes/shared/route-context.ts';
import type { UsedCertificate } from '../signing/signed-content.ts';

const FIELD_LABEL = { fr: 'Signature du médecin', en: 'Physician’s signature' } as const;

/**
 * The pages with the signature of the certificate that was given, where one was. The file came from outside: it is opened
 * in a process of its own, which is ended with it.
 */
export async function withCertificate(
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
