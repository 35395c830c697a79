import type { PhysicianProfile } from './build-document.ts';
import { printedFingerprint, statedState } from './report-state.ts';
import type { ReportState } from './report-state.ts';
import type { Entry, ReportLanguage, SignatureBlock, SignatureImage, SignaturePicture } from './tree.ts';
import { wording } from './wording.ts';
import type { Wording } from './wording.ts';

/** With what a reader hears in the place of the picture. */
function pictureOf(image: SignatureImage, name: string, language: ReportLanguage): SignaturePicture {
  const text = wording('handwrittenSignature', language).replace('{name}', name.trim());
  const alternative = language === 'fr' ? text.replace(/(?<= d)e (?=[aeiouyàâéèêëîïôû])/iu, '’') : text;
  return { ...image, label: wording('signature', language), alternative };
}

/**
 * The place of the signature: who signs, and lines to sign and to date on until the report is signed here. A working copy
 * has them too, so that its pages are those of the copy that is locked and then signed by hand.
 * @param image stands in the place of the line to sign on
 */
export function signatureBlock(
  profile: PhysicianProfile,
  state: ReportState,
  language: ReportLanguage,
  image?: SignatureImage,
): SignatureBlock {
  const line = (label: Wording, value: string): Entry => ({ label: wording(label, language), value });
  const specialty = profile.specialty?.trim() ?? '';
  return {
    kind: 'signature',
    state: statedState(state, language),
    ...(image !== undefined && { picture: pictureOf(image, profile.displayName, language) }),
    lines: [
      line('physician', profile.displayName),
      ...(specialty === '' ? [] : [line('specialty', specialty)]),
      line('licence', profile.licenceNumber),
      ...(state.kind === 'signed' || image !== undefined ? [] : [line('signature', '')]),
      ...(state.kind === 'signed' ? [] : [line('date', '')]),
      ...(state.kind === 'working'
        ? []
        : [line('fingerprint', printedFingerprint(state.fingerprint, 'lines'))]),
    ],
  };
}
