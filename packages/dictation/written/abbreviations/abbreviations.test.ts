import { describe, expect, it } from 'vitest';
import { writeText } from '../index.ts';
import { ABBREVIATIONS } from './abbreviation-table.ts';

const FRENCH = { language: 'fr' } as const;
const ENGLISH = { language: 'en' } as const;

describe('abbreviations', () => {
  it.each([
    ['fr', 'rupture du LCA droit', 'Rupture du ligament croisé antérieur droit'],
    ['fr', 'rupture du LCP', 'Rupture du ligament croisé postérieur'],
    ['fr', 'entorse du LLI', 'Entorse du ligament latéral interne'],
    ['fr', 'entorse du LLE du genou', 'Entorse du ligament latéral externe du genou'],
    ['fr', 'faiblesse du MI droit', 'Faiblesse du membre inférieur droit'],
    ['fr', 'engourdissement aux MI', 'Engourdissement aux membres inférieurs'],
    ['fr', 'injection IM de cortisone', 'Injection par voie intramusculaire de cortisone'],
    ['fr', 'ancien IM avec stent', 'Ancien infarctus du myocarde avec stent'],
    ['fr', 'luxation SC gauche', 'Luxation sterno-claviculaire gauche'],
    ['fr', 'kétorolac 30 mg IM', 'Kétorolac 30\u00A0mg IM'],
    ['fr', 'morphine 5 mg PRN SC', 'Morphine 5\u00A0mg PRN SC'],
    ['fr', 'kétorolac STAT IM', 'Kétorolac STAT IM'],
    ['fr', 'nerf IV intact', 'Nerf IV intact'],
    ['fr', 'ligament croisé antérieur (LCA)', 'Ligament croisé antérieur (LCA)'],
    [
      'fr',
      'rupture du lca et des lli',
      'Rupture du ligament croisé antérieur et des ligaments latéraux internes',
    ],
    ['fr', 'mi im sc po iv lle', 'Mi im sc po iv lle'],
    ['en', 'an acl tear in mid range', 'An anterior cruciate ligament tear in mid range'],
    ['en', 'an ACL tear', 'An anterior cruciate ligament tear'],
    ['en', 'an MCL sprain', 'A medial collateral ligament sprain'],
    ['en', 'prior MI with a stent', 'Prior myocardial infarction with a stent'],
    ['en', 'weakness of the LLE', 'Weakness of the left lower extremity'],
    ['en', 'previous CVA', 'Previous cerebrovascular accident'],
    ['en', 'ketorolac STAT IM', 'Ketorolac STAT IM'],
    ['en', 'naproxen 500 mg PO BID', 'Naproxen 500 mg PO BID'],
  ] as const)('%s: %s', (language, spoken, written) => {
    expect(writeText(spoken, language === 'fr' ? FRENCH : ENGLISH).text).toBe(written);
  });

  it.each([
    ['fr', 'IM à revoir', 'IM'],
    ['fr', 'MI à revoir', 'MI'],
    ['fr', 'SC à revoir', 'SC'],
    ['fr', 'LLE à revoir', 'LLE'],
    ['en', 'MI to be reviewed', 'MI'],
    ['en', 'LLE to be reviewed', 'LLE'],
    ['fr', 'injection de cortisone SC pour luxation', 'SC'],
  ] as const)('%s: leaves %s and marks it', (language, spoken, letters) => {
    const { text, ambiguous } = writeText(spoken, language === 'fr' ? FRENCH : ENGLISH);
    expect(text).toContain(letters);
    expect(ambiguous).toMatchObject([{ text: letters, reason: 'abbreviation' }]);
  });

  it('lists each with its confidence, and keeps all of them on request', () => {
    const { abbreviations, confidence } = writeText('rupture du LCA', FRENCH);
    expect(abbreviations).toEqual([
      {
        start: 11,
        end: 36,
        letters: 'LCA',
        expansion: 'ligament croisé antérieur',
        confidence: 0.95,
        expanded: true,
      },
    ]);
    expect(confidence).toBe(0.95);
    const kept = writeText('rupture du LCA', { ...FRENCH, abbreviations: 'keep' });
    expect(kept.text).toBe('Rupture du LCA');
    expect(kept.abbreviations).toMatchObject([{ expanded: false, confidence: 0.95 }]);
  });

  it('are written out by themselves above 0.7, and beside their neighbours alone below', () => {
    const meanings = Object.values(ABBREVIATIONS).flatMap((table) => Object.values(table).flat());
    const wrong = meanings.filter(({ near, confidence }) => (near === undefined) !== confidence > 0.7);
    expect(meanings.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  it('are sure at 0.95 beside a neighbour or a dose', () => {
    const confidenceOf = (spoken: string) => writeText(spoken, FRENCH).abbreviations[0]?.confidence;
    expect(confidenceOf('médication PO à poursuivre')).toBe(0.9);
    expect(confidenceOf('naproxène 500 mg PO')).toBe(0.95);
    expect(confidenceOf('MI à revoir')).toBe(0.6);
    expect(confidenceOf('faiblesse du MI droit')).toBe(0.95);
  });
});
