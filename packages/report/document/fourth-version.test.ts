/** What the fourth version of the medical evaluation adds to the printed report: sequelae with their calculation. */
import { describe, expect, it } from 'vitest';
import { THIRD_VERSION } from '../catalogue/index.ts';
import { fictionalTable } from '../rules/impairment/fictional-table.test-data.ts';
import {
  NO_IMPAIRMENT,
  NO_SEQUELA,
  withDpjvOf,
  withRow,
  writeImpairment,
} from '../rules/impairment/index.ts';
import type { Sequela } from '../rules/impairment/index.ts';
import { PROFILE, build } from './build-report.test-data.ts';
import { buildDocument, documentStrings } from './index.ts';
import type { ReportDocument } from './index.ts';

const TABLE = fictionalTable();
const coded = (change: Partial<Sequela>): Sequela =>
  withRow(TABLE, { ...NO_SEQUELA, ...change }, NO_SEQUELA, 'fr');
const SEQUELAE = [
  coded({ code: 'ZZ-02', measure: '50', side: 'right' }),
  { ...coded({ code: 'ZZ-01', side: 'left', isPrior: true }), description: 'Ancienne séquelle' },
  coded({ nature: 'pe', code: 'ZZ-80' }),
];
const sequelles = writeImpairment(withDpjvOf(TABLE, { ...NO_IMPAIRMENT, sequelae: SEQUELAE }, 'fr'));

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const ofSection12 = (document: ReportDocument) => {
  const at = document.blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('12. '));
  const after = document.blocks.slice(at + 1);
  return after.slice(
    0,
    after.findIndex((block) => block.kind === 'heading' && block.level <= 2),
  );
};

describe('the sequelae of section 12', () => {
  it('print with their origin, then the calculation with its articles and its table', () => {
    const section = ofSection12(build({ sequelles, conclusionPourcentageAtteinte: '10,50 %' }));
    const texts = JSON.parse(plain(JSON.stringify(section))) as typeof section;
    expect(texts).toMatchObject([
      { kind: 'heading', text: 'Séquelles' },
      {
        kind: 'table',
        corner: 'Code',
        columns: ['Nature', 'Séquelle', 'Côté', 'Pourcentage', 'Provenance'],
        rows: [
          {
            header: 'ZZ-02',
            cells: [
              'DAP',
              'Raideur fictive du zygon\nOrgane : zygon\nMesure : 50',
              'Droit',
              '7,25 %',
              'barème ESSAI-1, ligne 8',
            ],
          },
          {
            header: 'ZZ-01',
            cells: [
              'DAP',
              'Ancienne séquelle\nOrgane : zygon\nSéquelle antérieure : compte pour la bilatéralité seule',
              'Gauche',
              '2,50 %',
              'barème ESSAI-1, ligne 5',
            ],
          },
          { header: 'ZZ-80', cells: ['PE', 'Marque fictive', '—', '0,75 %', 'barème ESSAI-1, ligne 10'] },
        ],
      },
      { kind: 'heading', text: 'Calcul de l’atteinte permanente' },
      {
        kind: 'table',
        rows: [
          { header: 'Somme des DAP', cells: ['art. 4', '7,25 %', 'addition des séquelles'] },
          {
            header: 'Bilatéralité : zygon',
            cells: ['art. 7', '2,50 %', 'côté le moins atteint (droit 7,25 %, gauche 2,50 %)'],
          },
          { header: 'DPJV selon la somme des DAP', cells: ['art. 3', '0,80 %', 'barème ESSAI-1, ligne 12'] },
          { header: 'Somme des PE', cells: ['art. 4', '0,75 %', 'addition des séquelles'] },
          { header: 'DPJV selon la somme des PE', cells: ['art. 3', '0,20 %', 'barème ESSAI-1, ligne 13'] },
          { header: 'Total', cells: ['art. 1', '11,50 %', 'addition de ce qui précède'] },
        ],
      },
      { kind: 'paragraph', style: 'statement', text: expect.stringContaining('CNESST') },
      { text: 'Barème ESSAI-1 : BARÈME FICTIF POUR ESSAIS, 2026-01-15 (empreinte f1c7101a).' },
      { text: expect.stringContaining('Hassan-Abdi, 1996') },
      { text: expect.stringContaining('(art. 8) : à vérifier') },
      { kind: 'heading', text: 'Pourcentage d’atteinte' },
      { kind: 'paragraph', text: '10,50 %' },
    ]);
    expect(section.every(({ only }) => only === 'word')).toBe(true);
  });

  it('print in English, with decimal points', () => {
    const strings = documentStrings(build({ sequelles }, { language: 'en' }), 'docx').map(plain);
    expect(strings).toEqual(
      expect.arrayContaining([
        's. 7',
        '11.50%',
        'table ESSAI-1, line 12',
        'DPJV by the sum of DAP',
        'Bilaterality: zygon',
      ]),
    );
  });

  it('print where the profile shows section 12 everywhere, and say what is missing of a calculation', () => {
    const typed = writeImpairment({
      ...NO_IMPAIRMENT,
      sequelae: [{ ...NO_SEQUELA, description: 'Zz', percent: '2' }],
    });
    const exportSettings = { section12Everywhere: true, frenchSpacing: 'quebec' } as const;
    const document = build({ sequelles: typed }, { profile: { ...PROFILE, exportSettings } });
    const strings = documentStrings(document, 'pdf').map(plain);
    expect(strings).toEqual(
      expect.arrayContaining([
        'saisi par le médecin',
        'Calcul incomplet. DPJV selon la somme des DAP : à déterminer (art. 3).',
        'calcul incomplet',
      ]),
    );
    expect(strings.join('\n')).not.toMatch(/empreinte|Hassan/u);
  });

  it('print no side or organ of a disfigurement, which the form does not show', () => {
    const pe: Sequela = { ...NO_SEQUELA, nature: 'pe', description: 'Zz', side: 'left', organ: 'zygon' };
    const section = ofSection12(build({ sequelles: writeImpairment({ ...NO_IMPAIRMENT, sequelae: [pe] }) }));
    const table = section.find((block) => block.kind === 'table');
    expect(table?.rows).toMatchObject([{ cells: ['PE', 'Zz', '—', '—', '—'] }]);
  });

  it('say what a prior one counts for, by its nature and side', () => {
    const prior = (change: Partial<Sequela>): Sequela => ({
      ...NO_SEQUELA,
      percent: '1',
      isPrior: true,
      ...change,
    });
    const typed = writeImpairment({
      ...NO_IMPAIRMENT,
      sequelae: [
        prior({ nature: 'pe', description: 'Zz cicatrice' }),
        prior({ description: 'Zz entorse' }),
        prior({ description: 'Zz raideur', side: 'left', organ: 'zygon' }),
      ],
    });
    const texts = JSON.stringify(ofSection12(build({ sequelles: typed }))).replaceAll(
      /[\u00A0\u202F]/gu,
      ' ',
    );
    expect(texts).toContain(String.raw`Zz cicatrice\nSéquelle antérieure : n’est pas comptée`);
    expect(texts).toContain(String.raw`Zz entorse\nSéquelle antérieure : n’est pas comptée`);
    expect(texts).toContain(
      String.raw`Zz raideur\nOrgane : zygon\nSéquelle antérieure : compte pour la bilatéralité seule`,
    );
  });

  it('are nothing where there is none, and in a report of an earlier version', () => {
    expect(ofSection12(build({ sequelles: ' \n | ' }))).toMatchObject([
      { text: 'Aucune information consignée.' },
    ]);
    const earlier = buildDocument({ type: THIRD_VERSION, formData: { sequelles } }, 'fr', PROFILE);
    expect(documentStrings(earlier, 'docx').join('\n')).not.toMatch(/ZZ-02|DPJV/u);
  });
});
