/** What the third version of the medical evaluation adds to the printed report, and what earlier versions go on printing. */
import { describe, expect, it } from 'vitest';
import { FIRST_REPORT_TYPE, SECOND_VERSION } from '../catalogue/index.ts';
import type { ReportType } from '../catalogue/index.ts';
import { PROFILE, build } from './build-report.test-data.ts';
import { buildDocument, documentStrings } from './index.ts';
import type { ReportDocument } from './index.ts';

const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');
const stringsOf = (document: ReportDocument): readonly string[] =>
  documentStrings(document, 'pdf').map(plain);

/** The blocks of a section, after its heading. */
function sectionOf(document: ReportDocument, number: string) {
  const at = document.blocks.findIndex(
    (block) => block.kind === 'heading' && block.text.startsWith(`${number}. `),
  );
  const after = document.blocks.slice(at + 1);
  return after.slice(
    0,
    after.findIndex((block) => block.kind === 'heading' && block.level <= 2),
  );
}

describe('the request and the presence', () => {
  const data = {
    demandePartie: 'Employeur',
    demandeArticle: '209',
    dateEcheance: '2026-12-01',
    demandeQuestions: 'Le diagnostic ?',
    modaliteEntrevue: 'En présence.',
    identiteVerification: 'carte d’assurance maladie avec photo',
    heureDebut: '09:05',
    heureFin: '10:40',
    tiersPresent: 'sa fille',
  };

  it('print what is filled beside its label, times and dates in words', () => {
    const document = build(data);
    expect(sectionOf(document, '1').slice(1)).toMatchObject([
      {
        kind: 'entries',
        entries: [
          { label: 'Partie requérante', value: 'Employeur' },
          { label: 'Article de la loi', value: '209' },
          { label: 'Échéance du rapport', value: '1er\u00A0décembre 2026' },
        ],
      },
      { kind: 'heading', level: 3, text: 'Questions posées' },
      { kind: 'paragraph', text: 'Le diagnostic?' },
    ]);
    expect(sectionOf(document, '3')).toMatchObject([
      { kind: 'paragraph', text: 'En présence.' },
      {
        kind: 'entries',
        entries: [
          { label: 'Heure du début', value: '9\u00A0h\u00A005' },
          { label: 'Heure de la fin', value: '10\u00A0h\u00A040' },
          { label: 'Vérification de l’identité' },
          { label: 'Tiers présent', value: 'sa fille' },
        ],
      },
    ]);
    expect(stringsOf(build(data, { language: 'en' }))).toEqual(
      expect.arrayContaining(['December 1, 2026', '9:05', '10:40']),
    );
  });

  it('print no label where nothing is filled', () => {
    const strings = stringsOf(build({})).join('\n');
    expect(strings).not.toMatch(/requérante|Article|Échéance|Questions|identité|Heure|Interprète|Tiers/u);
    expect(strings).not.toMatch(/Documents consultés|Discussion/u);
  });
});

describe('the documents reviewed', () => {
  const documentsConsultes =
    '2026-04-02 | Dr Zzorthé | Rapport d’IRM | 3\nNote de consultation\nprintemps 2026 | | Radiographie |';

  it('are a table of four columns under the sentence of section 10, before the examinations', () => {
    const section = sectionOf(build({ documentsConsultes, examensParacliniques: 'IRM' }), '10');
    expect(section).toMatchObject([
      { kind: 'paragraph', style: 'statement', text: 'Les examens suivants ont été consultés.' },
      {
        kind: 'table',
        caption: 'Documents consultés',
        corner: 'Date',
        columns: ['Auteur', 'Nature du document', 'Page'],
        rows: [
          { header: '2\u00A0avril 2026', cells: ['Dr\u00A0Zzorthé', 'Rapport d’IRM', '3'] },
          { header: '—', cells: ['—', 'Note de consultation', '—'] },
          { header: 'printemps 2026', cells: ['—', 'Radiographie', '—'] },
        ],
      },
      { kind: 'paragraph', style: 'body', text: 'IRM' },
    ]);
    expect(section).toHaveLength(3);
    const english = sectionOf(build({ documentsConsultes }, { language: 'en' }), '10');
    expect(english[1]).toMatchObject({
      caption: 'Documents reviewed',
      columns: ['Author', 'Kind of document', 'Page'],
      rows: [{ header: 'April\u00A02, 2026' }, {}, {}],
    });
  });

  it('are no table where there is none', () => {
    expect(sectionOf(build({ documentsConsultes: ' \n | |' }), '10')).toMatchObject([
      { kind: 'paragraph', text: 'Aucune information consignée.' },
    ]);
  });
});

it('a discussion stands under its title before the conclusion', () => {
  const section = sectionOf(
    build({ discussion: 'Le lien est probable.', conclusionResume: 'Guérie.' }),
    '11',
  );
  expect(section).toMatchObject([
    { kind: 'heading', level: 3, text: 'Discussion' },
    { text: 'Le lien est probable.' },
    { kind: 'heading', level: 3, text: 'Résumé' },
    { text: 'Guérie.' },
  ]);
});

describe('a date', () => {
  const data = {
    birthDate: '1980-11-21',
    dateEvaluation: '2026-11-21',
    relapseDate: '31/10/2026',
    conclusionDateConsolidation: '2026-10-05',
  };

  it('is printed in words where it is all that was typed', () => {
    expect(stringsOf(build(data))).toEqual(
      expect.arrayContaining(['21 novembre 1980', '21 novembre 2026', '31 octobre 2026', '5 octobre 2026']),
    );
    expect(stringsOf(build(data, { language: 'en' }))).toEqual(
      expect.arrayContaining(['November 21, 1980', 'October 31, 2026', 'October 5, 2026']),
    );
  });

  it.each(['à déterminer', 'atteinte le 2026-10-05 selon le médecin', '5/10/2026', 'Prématuré.'])(
    'is printed as it was typed in %j',
    (conclusionDateConsolidation) => {
      expect(stringsOf(build({ conclusionDateConsolidation }))).toContain(conclusionDateConsolidation);
    },
  );

  it.each([FIRST_REPORT_TYPE, SECOND_VERSION])(
    'is printed as before in a report of version $version',
    (type: ReportType) => {
      const strings = stringsOf(buildDocument({ type, formData: data }, 'fr', PROFILE));
      expect(strings).toEqual(
        expect.arrayContaining(['1980-11-21', '2026-11-21', '31/10/2026', '2026-10-05']),
      );
    },
  );
});
