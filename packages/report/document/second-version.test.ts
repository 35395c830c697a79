import { describe, expect, it } from 'vitest';
import { SECOND_VERSION } from '../catalogue/index.ts';
import { newReportMeta } from '../rules/index.ts';
import type { FormData } from '../rules/index.ts';
import { PROFILE } from './build-report.test-data.ts';
import { buildDocument } from './index.ts';
import type { ReportLanguage, TableBlock } from './index.ts';

function tableOf(
  formData: FormData,
  caption: string,
  language: ReportLanguage = 'fr',
): TableBlock | undefined {
  const all = SECOND_VERSION.regions.map(({ id }) => id);
  const meta = newReportMeta(SECOND_VERSION, language, all);
  const { blocks } = buildDocument({ type: SECOND_VERSION, formData, meta }, language, PROFILE);
  return blocks.filter((block) => block.kind === 'table').find((table) => table.caption === caption);
}

it('prints the pain at the end of a movement in a column that is there only where one was noted', () => {
  const measured: FormData = { epaulesFlexionDroitActif: '120', epaulesAbductionDroitActif: '90' };
  const without = tableOf(measured, 'Amplitudes des épaules');
  expect(without?.columns).toEqual(['Normale', 'Côté droit, actif', 'Côté gauche, actif']);
  const table = tableOf({ ...measured, epaulesFlexionDouleur: 'À droite' }, 'Amplitudes des épaules');
  expect(table?.columns).toEqual([
    'Normale',
    'Côté droit, actif',
    'Côté gauche, actif',
    'Douleur en fin de mouvement',
  ]);
  expect(table?.rows.map(({ header, cells }) => [header, ...cells])).toEqual([
    ['Flexion', '180°', '120°', '—', 'À droite'],
    ['Abduction', '180°', '90°', '—', '—'],
  ]);
});

it.each([
  ['fr', 'Préhension (Jamar, position 2, coude à 90°), en kg', 'Moyenne', '31,3\u00A0kg'],
  ['en', 'Grip (Jamar, position 2, elbow at 90°), in kg', 'Mean', '31.3\u00A0kg'],
] as const)('prints every trial and their mean (%s)', (language, caption, heading, mean) => {
  const formData: FormData = {
    mainsPrehensionDroit1: '30',
    mainsPrehensionDroit2: '32',
    mainsPrehensionDroit3: '32',
    mainsPrehensionGauche1: 'refusé',
  };
  const table = tableOf(formData, caption, language);
  expect(table?.columns.at(-1)).toBe(heading);
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['30\u00A0kg', '32\u00A0kg', '32\u00A0kg', mean],
    ['refusé', '—', '—', '—'],
  ]);
});

describe('the dominant hand beside the grip strength', () => {
  const grip = {
    fr: 'Préhension (Jamar, position 2, coude à 90°), en kg',
    en: 'Grip (Jamar, position 2, elbow at 90°), in kg',
  };
  const captionOf = (answers: FormData, language: ReportLanguage = 'fr'): string | undefined => {
    const formData: FormData = { mainsPrehensionDroit1: '30', mainsPinceLateraleDroit1: '8', ...answers };
    const all = SECOND_VERSION.regions.map(({ id }) => id);
    const meta = newReportMeta(SECOND_VERSION, language, all);
    const { blocks } = buildDocument({ type: SECOND_VERSION, formData, meta }, language, PROFILE);
    const captions = blocks.flatMap((block) => (block.kind === 'table' ? [block.caption] : []));
    expect(captions).toContain(language === 'fr' ? 'Pinces, en kg' : 'Pinch, in kg');
    return captions.find((caption) => caption.startsWith(grip[language].slice(0, 4)));
  };

  it.each<[FormData, string, string]>([
    [{ examenDominance: 'droitière' }, 'droitière', 'right-handed'],
    [{ dominance: 'Gauchère.' }, 'gauchère', 'gauchère'],
    [{ dominance: 'Gauchère contrariée' }, 'gauchère contrariée', 'gauchère contrariée'],
    [{ dominance: 'MSD dominant' }, 'MSD dominant', 'MSD dominant'],
    [{ dominance: 'Droitière', examenDominance: 'gauchère' }, 'gauchère', 'left-handed'],
    [{ dominance: 'd'.repeat(60) }, 'd'.repeat(60), 'd'.repeat(60)],
  ])('%j', (answers, fr, en) => {
    expect(captionOf(answers)).toBe(`${grip.fr} — dominance\u00A0: ${fr}`);
    expect(captionOf(answers, 'en')).toBe(`${grip.en} — dominance: ${en}`);
  });

  it.each<FormData>([{}, { dominance: ' ' }, { dominance: 'd'.repeat(61) }])(
    'is not made up (%j)',
    (answers) => {
      expect(captionOf(answers)).toBe(grip.fr);
    },
  );
});

it('prints a score of ten without a space, and the level of a girth that the physician stated', () => {
  const opposition = tableOf({ doigtsOppositionKapandjiDroit: '8' }, 'Opposition du pouce');
  expect(opposition?.rows[0]?.cells[0]).toBe('8/10');
  const girths: FormData = {
    genouxCirconferenceCuisseDroit: '45,5',
    genouxCirconferenceCuisseNiveau: '10 cm au-dessus du pôle supérieur de la rotule',
  };
  const table = tableOf(girths, 'Circonférences des membres inférieurs');
  expect(table?.rows[0]?.cells).toEqual([
    '45,5\u00A0cm',
    '—',
    '10\u00A0cm au-dessus du pôle supérieur de la rotule',
  ]);
});
