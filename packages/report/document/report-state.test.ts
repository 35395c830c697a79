import { describe, expect, test } from 'vitest';
import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import { readReport } from '../rules/index.ts';
import { PROFILE } from './build-report.test-data.ts';
import { buildDocument, documentStrings } from './index.ts';
import type { ReportDocument, ReportLanguage, ReportState } from './index.ts';

const FINGERPRINT = '3f2a91bc04d7e8aa3f2a91bc04d7e8aa3f2a91bc04d7e8aa3f2a91bc04d7e8aa';
const SHORT = '3f2a\u00A091bc\u00A004d7\u00A0e8aa';
const GROUPS = [0, 1].map(() => `${SHORT}\u00A0${SHORT}`).join('\n');
/** 2026-11-28 03:30 in UTC, the evening before in Québec. */
const EVENING = 1_795_836_600_000;

function build(
  state: ReportState | undefined,
  language: ReportLanguage = 'fr',
  data: Readonly<Record<string, unknown>> = {},
  specialty?: string,
): ReportDocument {
  const { data: formData } = readReport(MEDICAL_EVALUATION, data);
  const report = { type: MEDICAL_EVALUATION, formData };
  return buildDocument(report, language, { ...PROFILE, specialty }, '', { state });
}

const signed: ReportState = { kind: 'signed', at: EVENING, fingerprint: FINGERPRINT };
const locked: ReportState = { kind: 'locked', fingerprint: FINGERPRINT };

describe('the foot of every page and the place of the signature', () => {
  test('say of a draft that it is one, with lines as in the copy that is locked for a signature by hand', () => {
    expect(build(undefined).status).toBe('Version de travail');
    expect(build({ kind: 'working' }, 'en').status).toBe('Working copy');
    expect(build(undefined).blocks.at(-1)).toEqual({
      kind: 'signature',
      state: 'Version de travail',
      lines: [
        { label: 'Médecin', value: 'Camille Zzexpert' },
        { label: 'Numéro de permis', value: '99901' },
        { label: 'Signature', value: '' },
        { label: 'Date', value: '' },
      ],
    });
  });

  test('say nothing of the state of what waits for a signature, and name its fingerprint', () => {
    const { status, blocks } = build(locked);
    expect(status).toBe(`Empreinte ${SHORT}`);
    expect(blocks.at(-1)).toMatchObject({
      state: '',
      lines: [{}, {}, { value: '' }, { value: '' }, { value: GROUPS }],
    });
  });

  test('have the picture of a signature in the place of the line to sign on', () => {
    const { data: formData } = readReport(MEDICAL_EVALUATION, {});
    const signatureImage = { svg: '<svg/>', width: 10, height: 5 };
    const { blocks } = buildDocument({ type: MEDICAL_EVALUATION, formData }, 'en', PROFILE, '', {
      state: locked,
      signatureImage,
    });
    expect(blocks.at(-1)).toEqual({
      kind: 'signature',
      state: '',
      picture: {
        ...signatureImage,
        label: 'Signature',
        alternative: 'Handwritten signature of Camille Zzexpert',
      },
      lines: [
        { label: 'Physician', value: 'Camille Zzexpert' },
        { label: 'Licence number', value: '99901' },
        { label: 'Date', value: '' },
        { label: 'Fingerprint of the data (SHA-256)', value: GROUPS },
      ],
    });
  });

  test('say when a report was signed, by the day of Québec, and leave no line to fill in', () => {
    const { status, blocks } = build(signed, 'fr', { workerLastName: 'Zzorvane' }, 'Chirurgie orthopédique');
    expect(status).toBe(`Signé le 27\u00A0novembre 2026 – Empreinte ${SHORT}`);
    expect(blocks.at(-1)).toMatchObject({
      state: 'Signé le 27\u00A0novembre 2026',
      lines: [
        { value: 'Camille Zzexpert' },
        { label: 'Spécialité', value: 'Chirurgie orthopédique' },
        { value: '99901' },
        { label: 'Empreinte des données (SHA-256)', value: GROUPS },
      ],
    });
    const values = blocks.flatMap((block) => (block.kind === 'entries' ? block.entries : []));
    expect(values.map(({ value }) => value)).not.toContain('');
    expect(build(signed, 'en').status).toBe(`Signed on November\u00A027, 2026 – Fingerprint ${SHORT}`);
  });
});

test('section B names the specialty of who has one', () => {
  const strings = documentStrings(build(undefined, 'en', {}, 'Orthopaedic surgery'), 'pdf');
  expect(strings.slice(0, strings.lastIndexOf('Address'))).toContain('Orthopaedic surgery');
  expect(documentStrings(build(undefined, 'en', {}, '  '), 'pdf')).not.toContain('Specialty');
});

test('the official copy holds section 12 where the mandate asks for it or it is filled, a draft never', () => {
  const heading = '12. Pourcentage d’atteinte permanente';
  const filled = { conclusionPourcentageAtteinte: '2 %' };
  const asked = { mandatAtteintePourcentage: true };
  const holds = (state: ReportState | undefined, data: Readonly<Record<string, unknown>>): boolean =>
    documentStrings(build(state, 'fr', data), 'pdf').includes(heading);
  for (const state of [locked, signed]) {
    expect([holds(state, filled), holds(state, asked), holds(state, {})]).toEqual([true, true, false]);
  }
  expect([holds(undefined, filled), holds(undefined, asked)]).toEqual([false, false]);
});
