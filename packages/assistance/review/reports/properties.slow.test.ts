/** What holds of any report, and how long the review of a long one takes. */
import fc from 'fast-check';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../language/drawn.test-data.ts';
import { findIssues, issueId, reviewReport } from '../index.ts';
import type { ReviewIssue } from '../index.ts';
import { contradictionsIn } from './measure-planted.test-data.ts';
import { reviewed, wholeReports } from './whole-reports.test-data.ts';
import { ENGLISH_WHOLES, FRENCH_WHOLES } from './whole-reports/all.test-data.ts';

const REPORTS = [...wholeReports(FRENCH_WHOLES), ...wholeReports(ENGLISH_WHOLES)];

const PARTS = {
  fr: [
    ['genou', 'droit', 'gauche'],
    ['cheville', 'droite', 'gauche'],
    ['épaule', 'droite', 'gauche'],
    ['coude', 'droit', 'gauche'],
    ['poignet', 'droit', 'gauche'],
    ['hanche', 'droite', 'gauche'],
  ],
  en: [
    ['knee', 'right', 'left'],
    ['ankle', 'right', 'left'],
    ['shoulder', 'right', 'left'],
    ['elbow', 'right', 'left'],
    ['wrist', 'right', 'left'],
    ['hip', 'right', 'left'],
  ],
} as const;
const LESIONS = {
  fr: ['Entorse', 'Contusion', 'Fracture', 'Tendinite'],
  en: ['Sprain', 'Contusion', 'Fracture', 'Tendinitis'],
} as const;

const named = (language: 'fr' | 'en', part: string, side: string): string =>
  language === 'fr'
    ? `${/^[aeéiou]/u.test(part) ? 'de l’' : 'du '}${part} ${side}`
    : `of the ${side} ${part}`;

const injuries = fc.constantFrom('fr' as const, 'en' as const).chain((language) =>
  fc.record({
    language: fc.constant(language),
    part: fc.constantFrom(...PARTS[language]),
    isRight: fc.boolean(),
    lesion: fc.constantFrom(...LESIONS[language]),
    told: fc.constantFrom(...LESIONS[language]),
    field: fc.constantFrom('conclusionDiagnostic' as const, 'conclusionResume' as const),
  }),
);

it('finds the side of any injury turned between the accepted diagnosis and the conclusion, and nothing where it is not', () => {
  fc.assert(
    fc.property(injuries, ({ language, part: [part, right, left], isRight, lesion, told, field }) => {
      const [own, other] = isRight ? [right, left] : [left, right];
      const sides = (side: string): readonly string[] => {
        const formData = {
          mandatSoins: true,
          diagnosticsCnesst: `${lesion} ${named(language, part, own)}`,
          [field]: `${told} ${named(language, part, side)}.`,
        };
        const issues = findIssues(
          { type: MEDICAL_EVALUATION, formData, meta: buildMeta(language) },
          language,
          'V',
        );
        return issues.flatMap((issue) => (issue.kind === 'contradiction' ? [issue.contradiction] : []));
      };
      expect(sides(other)).toContain('side');
      expect(sides(own)).not.toContain('side');
    }),
    { numRuns: runsOf(60) },
  );
});

/** Sentences that tell of somebody else, another time or the other side, and contradict nothing. */
const HARMLESS = {
  fr: [
    'Selon l’employeur, l’autre membre serait aussi en cause.',
    'La force est symétrique par rapport au côté opposé.',
    'Son frère a été opéré de l’épaule gauche.',
    'Le Dr Zztest conclut à une entorse cervicale.',
    'Elle nie toute douleur ailleurs.',
    'Une chirurgie pourrait être envisagée.',
    'En 2008, fracture de la clavicule, guérie.',
    'La CNESST accepte la réclamation pour l’événement le 12 janvier 2024.',
    'L’employeur conteste la lésion professionnelle le 12 janvier 2024.',
    'Il a subi un bilan sanguin le 12 janvier 2024.',
  ],
  en: [
    'According to the employer, the other limb is also involved.',
    'The opposite side is unaffected.',
    'His brother had surgery on the left shoulder.',
    'Dr. Zztest concludes that there is a cervical sprain.',
    'The worker denies any pain elsewhere.',
    'Surgery might be considered.',
    'In 2008, a fracture of the clavicle healed.',
    'The CNESST accepted the injury on January 12, 2024.',
    'The employer was told about the accident on January 12, 2024.',
    'The worker sustained a flare-up on January 12, 2024.',
  ],
} as const;

it('shows no more of a report to which harmless sentences are added, in any order and place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REPORTS),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 1, maxLength: 4 }),
      fc.constantFrom('historiqueEvolution' as const, 'conclusionResume' as const),
      (report, chosen, field) => {
        const added = chosen.map((at) => HARMLESS[report.language][at] ?? '').join(' ');
        const formData = { ...report.formData, [field]: `${report.formData[field] ?? ''} ${added}` };
        expect(contradictionsIn({ ...report, formData })).toEqual([]);
      },
    ),
    { numRuns: runsOf(40) },
  );
});

describe('the name of a point', () => {
  const report = REPORTS.find(({ name }) => name.startsWith('épaule'));
  if (report === undefined) throw new Error('no report');
  const turned = {
    ...report,
    formData: { ...report.formData, conclusionDiagnostic: 'Tendinopathie de l’épaule gauche.' },
  };
  const sideOf = (formData: typeof report.formData): string | undefined =>
    reviewReport(reviewed({ ...turned, formData }), 'fr', 'V').lines.find(
      ({ issue }) => issue.kind === 'contradiction' && issue.contradiction === 'side',
    )?.id;

  it('stays while the passages stay, whatever else changes', () => {
    const before = sideOf(turned.formData);
    expect(before).toMatch(/^contradiction:side:diagnosticsCnesst:conclusionDiagnostic:[\da-f]{16}$/u);
    const impactAvq = 'Ne pellette plus.';
    expect(sideOf({ ...turned.formData, impactAvq })).toBe(before);
    expect(sideOf({ ...turned.formData, conclusionDiagnostic: "Tendinopathie  de l'épaule gauche" })).toBe(
      before,
    );
  });

  it('changes with the passage', () => {
    const conclusionDiagnostic = 'Tendinopathie sévère de l’épaule gauche.';
    expect(sideOf({ ...turned.formData, conclusionDiagnostic })).not.toBe(sideOf(turned.formData));
  });

  it('is another one for every kind of point, and holds none of its words', () => {
    const issues: readonly ReviewIssue[] = [
      { kind: 'mandate-empty' },
      { kind: 'title-missing' },
      { kind: 'open-blanks', field: 'emploi', blanks: ['[…]'] },
      { kind: 'other-gender', field: 'emploi', words: ['soudeur'] },
      { kind: 'glyphs-missing', field: null, characters: ['U+4E2D'] },
      { kind: 'unconfirmed', table: null, fields: ['emploi'] },
      { kind: 'not-printed', field: 'emploi', reason: 'word-only', value: 'soudeur' },
    ];
    const names = issues.map(issueId);
    expect(new Set(names).size).toBe(issues.length);
    expect(names.join(' ')).not.toContain('soudeur');
  });
});

describe('the time of a review', () => {
  const [report] = REPORTS;
  if (report === undefined) throw new Error('no report');
  const history = report.formData.historiqueEvolution ?? '';
  const words = history.split(/\s+/u).length;

  const cost = (copies: number): number =>
    costOf({ ...report.formData, historiqueEvolution: Array(copies).fill(history).join('\n') });

  /** Milliseconds of the processor: other processes of the machine do not count. */
  function costOf(formData: FormData, runs = 5): number {
    const long = { type: MEDICAL_EVALUATION, formData, meta: buildMeta('fr') };
    const spent = Array.from({ length: runs }, () => {
      const before = process.cpuUsage();
      reviewReport(long, 'fr', 'V');
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...spent);
  }

  it('is well under 100 ms for a whole report, and grows with its length alone up to 20,000 words', () => {
    const whole = { type: MEDICAL_EVALUATION, formData: report.formData, meta: buildMeta('fr') };
    for (let warm = 0; warm < 10; warm += 1) reviewReport(whole, 'fr', 'V');
    expect(cost(1)).toBeLessThan(100);
    const [short, long] = [cost(Math.ceil(5_000 / words)), cost(Math.ceil(20_000 / words))];
    expect(long / short).toBeLessThan(8);
  });

  const two = (number: number): string => String(number).padStart(2, '0');
  /** Days of months of 28 days, from 1990. */
  const day = (at: number): string =>
    `${1990 + Math.floor(at / 336)}-${two((Math.floor(at / 28) % 12) + 1)}-${two((at % 28) + 1)}`;
  const lines = (count: number, line: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');

  it.each<[string, (count: number) => FormData]>([
    [
      'accepted and concluded diagnoses',
      (count) => ({
        diagnosticsCnesst: lines(count, (at) => `Entorse du genou droit ${at}`),
        conclusionDiagnostic: lines(count, (at) => `Tendinite de l’épaule gauche ${at}`),
      }),
    ],
    [
      'dated acts of the history, the images and the conclusion',
      (count) => ({
        historiqueEvolution: lines(count, (at) => `Chirurgie du genou droit le ${day(at)}.`),
        examensParacliniques: lines(count, (at) => `IRM du genou droit le ${day(at + count)}.`),
        conclusionResume: lines(count, (at) => `Chirurgie du genou droit le ${day(at + 2 * count)}.`),
      }),
    ],
    [
      'sides of the history and the conclusion',
      (count) => ({
        diagnosticsCnesst: lines(count, () => 'Entorse du genou droit'),
        historiqueEvolution: lines(count, () => 'Fracture du poignet droit et du coude droit.'),
        conclusionResume: lines(count, () => 'Entorse du genou gauche; fracture de la cheville droite.'),
      }),
    ],
    [
      'sequelae of the side and of the other one',
      (count) => ({
        diagnosticsCnesst: lines(count, () => 'Entorse du genou droit'),
        sequelles: lines(count, (at) => `DAP | 999999 | gauche | genou | Laxité ${at} |  | 1 |  |`),
      }),
    ],
  ])('grows with their number alone: %s', (_, data) => {
    const [few, many] = [costOf(data(250), 3), costOf(data(1000), 2)];
    expect(many / few).toBeLessThan(8);
  });
});
