import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';

const FALL = 'Le 3 mars 2024, le travailleur glisse et tombe sur le genou droit.';
const MANDATE = { mandatConsolidation: true, mandatLimitations: true, medicationActuelle: 'x' };

function conclude(history: string, data: FormData = {}) {
  const conclusion = generateConclusion({
    type: MEDICAL_EVALUATION,
    data: { ...MANDATE, historiqueEvolution: history, ...data },
    language: 'fr',
    normals: DEFAULT_NORMALS,
  });
  if (conclusion === null) throw new Error('no conclusion');
  const plain = (texts: readonly { readonly text: string }[]): readonly string[] =>
    texts.map(({ text }) => text.replaceAll('\u00A0', ' '));
  return {
    summary: plain(conclusion.conclusionResume),
    consolidation: plain(conclusion.conclusionDateConsolidation).at(-1),
    limitations: plain(conclusion.conclusionLimitationsFonctionnelles).at(-1),
  };
}

describe('what a report says in two ways', () => {
  it('is left open where two dates of consolidation are told', () => {
    const { consolidation, limitations } = conclude(
      `${FALL}\nLe Dr Valbrume consolide la lésion le 5 mai 2025.\nLa Dre Orsanne, médecin désignée, fixe la consolidation au 1er février 2025.`,
    );
    expect(consolidation).toBe(
      'Dates de consolidation en désaccord selon l’historique : 5 mai 2025; 1er février 2025. Date retenue : [à trancher par le médecin].',
    );
    expect(limitations).not.toMatch(/prématuré/u);
  });

  it('is left open where a consolidation is contradicted, and makes nothing premature', () => {
    const { consolidation, limitations } = conclude(
      `${FALL}\nLe membre du BEM consolide la lésion au 2 septembre 2024.\nLe Dr Valbrume maintient le 12 novembre 2024 que la lésion n’est pas consolidée.`,
    );
    expect(consolidation).toMatch(/consolidée le 2 septembre 2024, puis dite non consolidée.*\[à trancher/u);
    expect(limitations).not.toMatch(/prématuré/u);
  });

  it('is no conflict where a relapse lies between two consolidations, or after one', () => {
    const relapse = `${FALL}\nLa lésion est consolidée le 5 mai 2024.\nUne rechute survient le 8 août 2024.`;
    expect(conclude(`${relapse}\nLa rechute est consolidée le 3 février 2025.`).consolidation).toBe(
      'Date ou période prévisible de consolidation : [à préciser par le médecin].',
    );
    expect(conclude(`${relapse}\nLa rechute n’est pas consolidée.`).limitations).toMatch(/prématuré/u);
  });

  it('is no conflict where two parts of the body are consolidated, each on its day', () => {
    const { consolidation } = conclude(
      `${FALL}\nL’entorse cervicale est consolidée le 2 mai 2024; le genou droit est consolidé le 4 juin 2024.`,
      { diagnosticsCnesst: 'Entorse cervicale\nEntorse du genou droit' },
    );
    expect(consolidation).not.toMatch(/désaccord/u);
  });

  it('shows the day of section A beside that of the history, and the two sides', () => {
    const { summary } = conclude(FALL, {
      originalEventDate: '2024-03-04',
      diagnosticsCnesst: 'Entorse du genou gauche',
    });
    expect(summary).toContain(
      'Date de l’événement en désaccord : 4 mars 2024 selon la section A; 3 mars 2024 selon l’historique : [à trancher par le médecin].',
    );
    expect(summary).toContain(
      'Côté en désaccord : genou gauche selon les diagnostics acceptés, genou droit selon l’historique : [à trancher par le médecin].',
    );
    const agreed = { originalEventDate: '2024-03-03', diagnosticsCnesst: 'Entorse du genou droit' };
    expect(conclude(FALL, agreed).summary.join(' ')).not.toContain('désaccord');
  });
});

describe('what is of another', () => {
  it('is told apart where it is a later accident, and not at all where it is of the family', () => {
    const { summary } = conclude(
      `${FALL}\nIl a eu un accident d’automobile le 12 juin 2024, avec entorse cervicale.\nSa mère a subi une prothèse totale du genou.`,
      { diagnosticsCnesst: 'Entorse du genou droit' },
    );
    expect(summary).toContain(
      'Autre que l’événement ou la lésion évalués, selon l’historique : il a eu un accident d’automobile le 12 juin 2024, avec entorse cervicale.',
    );
    expect(summary.join(' ')).not.toContain('prothèse');
  });
});
