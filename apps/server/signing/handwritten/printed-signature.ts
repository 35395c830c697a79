import type { SignatureImage } from '@constat/report/document';
import type { HandwrittenSignature } from './handwritten-signature.ts';

/** What a picture of a signature fits in on paper, in points: 6 by 2 cm. */
const MOST_WIDTH = 170;
const MOST_HEIGHT = 57;

/** What of the picture is part of the data that is signed. */
export interface SignedPicture {
  readonly format: HandwrittenSignature['format'];
  /** The file in base64. */
  readonly content: string;
}

/** A signature as the pages show it, and as the fingerprint covers it. */
export interface PrintedSignature {
  readonly image: SignatureImage;
  readonly signed: SignedPicture;
}

/** The picture at its size on paper. A PNG stands in an SVG: a template is given texts alone, and not bytes. */
export function printedSignature({ format, content, width, height }: HandwrittenSignature): PrintedSignature {
  const file = Buffer.from(content);
  const base64 = file.toString('base64');
  const svg =
    format === 'svg'
      ? file.toString()
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${base64}"/></svg>`;
  const scale = Math.min(MOST_WIDTH / width, MOST_HEIGHT / height);
  return {
    image: { svg, width: width * scale, height: height * scale },
    signed: { format, content: base64 },
  };
}
