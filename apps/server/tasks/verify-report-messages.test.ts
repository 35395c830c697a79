import type { FoundSignature, SignedVersionKind, VerifiedReport } from '@constat/contract';
import { signedVersionKindSchema } from '@constat/contract/schemas';
import { judgeSignatures } from '@constat/contract/verified-report';
import { describe, expect, test } from 'vitest';
import { verificationLines } from './verify-report-messages.ts';

const AT = '2026-03-02T14:00:00.000Z';
const HASH = 'ab'.repeat(32);

const holding: FoundSignature = {
  state: 'holds',
  name: 'Zz Signataire',
  issuer: 'Zz Autorité',
  signedAt: AT,
  wasValidThen: true,
  maySign: true,
  coversWholeFile: true,
  onlyProofsFollow: false,
};

function found(
  signatures: readonly FoundSignature[],
  kinds: readonly SignedVersionKind[] = [],
): VerifiedReport {
  return {
    sha256: HASH,
    match: 'none',
    entry: null,
    around: kinds.map((kind, index) => ({
      sequence: index + 1,
      kind,
      at: AT,
      previousHash: HASH,
      entryHash: HASH,
    })),
    chain: { entries: kinds.length, head: HASH, brokenAt: null },
    signatures: [...signatures],
    signaturePictures: [],
    signaturesHold: signatures.length === 0 ? null : judgeSignatures(signatures) === 'hold',
  };
}

describe.each(['fr', 'en'] as const)('what verification prints in %s', (language) => {
  const print = (...asked: Parameters<typeof found>) =>
    verificationLines(found(...asked), language).join('\n');

  test('names what each entry is in words', () => {
    const kinds = signedVersionKindSchema.options;
    const lines = print([], kinds).split('\n').slice(-kinds.length);
    const told = lines.map((line) => line.replace(/^\s*\d+\s+\S+\s+(.*?)\s+\S+$/u, '$1'));
    expect(told).toEqual(
      language === 'fr'
        ? [
            'rapport',
            'rapport qui en remplace un autre',
            'addenda',
            'rapport signé dans un autre programme',
            'fichier conservé à part',
            'verrouillage annulé',
          ]
        : [
            'report',
            'report that replaces another',
            'addendum',
            'report signed in another program',
            'file kept apart',
            'lock undone',
          ],
    );
  });

  test('tells a certificate that could not sign from a signature that does not reach the end', () => {
    const [ofCertificate, ofEnd] =
      language === 'fr'
        ? ['leur certificat n’était pas valide', 'ne sont pas valides jusqu’à la fin']
        : ['their certificate was not valid', 'are not valid to the end'];
    for (const change of [{ wasValidThen: false }, { maySign: false }]) {
      const lines = print([{ ...holding, ...change }]);
      expect(lines).toContain(ofCertificate);
      expect(lines).not.toContain(ofEnd);
    }
    expect(print([{ ...holding, coversWholeFile: false }])).toContain(ofEnd);
    expect(print([{ ...holding, state: 'altered' }])).toContain(ofEnd);
    expect(print([holding])).not.toContain(ofEnd);
  });

  test('says of a file that was signed elsewhere and not returned that it is not the official copy', () => {
    const official = language === 'fr' ? 'n’est pas la copie officielle' : 'is not the official copy';
    const entry: NonNullable<VerifiedReport['entry']> = {
      sequence: 1,
      kind: 'report',
      method: 'outside',
      at: AT,
      dataFingerprint: HASH,
      pdfHash: HASH,
      previousHash: '',
      entryHash: HASH,
      withdrawn: false,
      erased: false,
      replacedBy: [],
      addenda: [],
    };
    const told = (signatures: readonly FoundSignature[], match: 'same' | 'extended'): string =>
      verificationLines({ ...found(signatures), match, entry }, language).join('\n');
    expect(told([holding], 'extended')).toContain(official);
    expect(told([], 'extended')).not.toContain(official);
    expect(told([], 'same')).not.toContain(official);
  });

  test('says of a file that it cannot read that a password may protect it', () => {
    const told = verificationLines({ ...found([]), signatures: null }, language).join('\n');
    expect(told).toContain(language === 'fr' ? 'protégé par un mot de passe' : 'protected by a password');
  });
});
