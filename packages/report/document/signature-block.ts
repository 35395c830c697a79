import type { PhysicianProfile } from './build-document.ts';
import { printedFingerprint, statedState } from './report-state.ts';
import type { ReportState } from './report-state.ts';
import type { Entry, ReportLanguage, SignatureBlock } from './tree.ts';
import { wording } from './wording.ts';
import type { Wording } from './wording.ts';

/**
 * The place of the signature: who signs, and lines to sign and to date on until the report is signed here. A working copy
 * has them too, so that its pages are those of the copy that is locked and then signed by hand.
 */
export function signatureBlock(
  profile: PhysicianProfile,
  state: ReportState,
  language: ReportLanguage,
): SignatureBlock {
  const line = (label: Wording, value: string): Entry => ({ label: wording(label, language), value });
  const specialty = profile.specialty?.trim() ?? '';
  return {
    kind: 'signature',
    state: statedState(state, language),
    lines: [
      line('physician', profile.displayName),
      ...(specialty === '' ? [] : [line('specialty', specialty)]),
      line('licence', profile.licenceNumber),
      ...(state.kind === 'signed' ? [] : [line('signature', ''), line('date', '')]),
      ...(state.kind === 'working'
        ? []
        : [line('fingerprint', printedFingerprint(state.fingerprint, 'whole'))]),
    ],
  };
}
