import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../language/drawn.test-data.ts';
import { blankSubjectiveHeadings, splitSubjective } from './index.ts';
import { ENGLISH_LINES, FRENCH_LINES, HELD_OUT_LINES } from './split-subjective.test-data.ts';

const HEADINGS = [
  'Appréciation subjective de l’évolution',
  "APPRÉCIATION SUBJECTIVE DE L'ÉVOLUTION",
  'Plaintes et problèmes',
  'Impact sur les AVQ et AVD',
  'Subjective appreciation of evolution',
  'Complaints and problems',
  'Impact on activities of daily living',
  'Impact sur les activités',
  'Impact on activities',
  'Évaluation subjective de l’évolution',
  'Évolution',
  'Subjective evaluation of progress',
  'Perception of improvement',
  'Impact AVQ-AVD',
  'Retentissement sur les AVQ',
  'Complaints/problems',
] as const;

describe('the split of section 8', () => {
  it('keeps what follows the colon of a heading, on its line and below', () => {
    expect(
      splitSubjective(
        [
          'Section 8 : Questionnaire subjectif et état actuel',
          'Appréciation subjective de l’évolution : amélioration de 50 %.',
          'Plaintes et problèmes :',
          '- douleur lombaire basse gauche',
          'Facteurs aggravants : flexion répétée.',
          '',
          'Impact sur les AVQ et AVD\u00A0: autonome pour l’hygiène.',
        ].join('\n'),
      ),
    ).toEqual({
      appreciation: 'amélioration de 50 %.',
      plaintes: '- douleur lombaire basse gauche\nFacteurs aggravants : flexion répétée.',
      impact: 'autonome pour l’hygiène.',
      hasHeadings: true,
      preamble: '',
      doubtful: [{ part: 'plaintes', text: 'Facteurs aggravants : flexion répétée.' }],
    });
  });

  it('puts what precedes the first heading into complaints, and says so', () => {
    const split = splitSubjective('Elle boite.\nPlaintes :\ndouleur\nPlaintes lombaires : légères\n');
    expect(split).toMatchObject({
      plaintes: 'Elle boite.\ndouleur\nPlaintes lombaires : légères',
      preamble: 'Elle boite.',
    });
  });

  it('finds a heading within a line only after a sentence and with its colon', () => {
    const split = splitSubjective(
      'Subjective appreciation of evolution: 65% better. Complaints and problems: left groin pain. The impact on sleep is mild.',
    );
    expect(split).toMatchObject({
      appreciation: '65% better.',
      plaintes: 'left groin pain. The impact on sleep is mild.',
      impact: '',
    });
  });

  it.each([
    ['Il est amélioré. Plaintes. Il a mal au dos.', 'Il est amélioré.\nIl a mal au dos.', ''],
    ['He is better. Complaints. Back pain.', 'He is better.\nBack pain.', ''],
    ['Il dort bien. AVQ. Autonome.', 'Il dort bien.', 'Autonome.'],
    ['He sleeps well. ADLs. Independent.', 'He sleeps well.', 'Independent.'],
    ['Il boite. Impact sur les AVQ. Il ne cuisine plus.', 'Il boite.', 'Il ne cuisine plus.'],
  ])('finds a heading that is a sentence of its own: %s', (text, plaintes, impact) => {
    expect(splitSubjective(text)).toMatchObject({ plaintes, impact, hasHeadings: true });
  });

  it.each([
    'Il nie tout. Plaintes et symptômes, selon lui, sont stables.',
    'He denies it. Complaints and symptoms, he says, are stable.',
    'Il dort. Impact sur le travail. Il a cessé.',
    'Il formule peu de plaintes. Symptômes stables.',
    'Il va mieux. Problème de sommeil. Il dort mal.',
  ])('leaves a sentence that only begins like a heading: %s', (text) => {
    expect(splitSubjective(text)).toMatchObject({ plaintes: text, hasHeadings: false });
  });

  it('knows the headings of both languages, numbered or not, alone on their line', () => {
    for (const heading of HEADINGS) {
      for (const line of [heading, `2. ${heading}`, `- ${heading.toLowerCase()} :`, `${heading}.`]) {
        const { hasHeadings, preamble } = splitSubjective(`${line}
texte`);
        expect([line, hasHeadings, preamble]).toEqual([line, true, '']);
      }
    }
  });

  it('takes a dash with blanks around it for a colon', () => {
    expect(splitSubjective('Évolution : mieux\nPlaintes - douleur\nImpact-AVQ inconnu')).toMatchObject({
      appreciation: 'mieux',
      plaintes: 'douleur\nImpact-AVQ inconnu',
    });
  });

  it('has every word outside headings in exactly one part', () => {
    const line = fc.oneof(
      fc.stringMatching(/^[a-zé0-9 :.;,'-]{0,40}$/u),
      fc.constantFrom(...HEADINGS.map((heading) => `${heading} :`)),
      fc.constantFrom('Douleur : 4 sur 10', 'Note: left', '', '  - raideur'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const split = splitSubjective(lines.join('\n'));
        const isHeading = (text: string) => HEADINGS.some((heading) => text === `${heading} :`);
        const wanted = wordsOf(lines.filter((text) => !isHeading(text)).join('\n'));
        const kept = wordsOf([split.appreciation, split.plaintes, split.impact].join('\n'));
        expect(kept.sort()).toEqual(wanted.sort());
      }),
      { numRuns: runsOf(500) },
    );
  });

  it.each([...FRENCH_LINES, ...ENGLISH_LINES, ...HELD_OUT_LINES])('reads « %s » as %s', (line, kind) => {
    const before = kind === 'plaintes' || kind === 'title' ? 'appreciation' : 'plaintes';
    const opening = before === 'plaintes' ? 'Plaintes :' : 'Évolution :';
    const split = splitSubjective(`${opening}\nzzavant.\n\n${line.replace('|', '')}\nzzaprès, elle tousse.`);
    const part = kind === 'title' || kind === 'prose' || kind === 'marked' ? before : kind;
    const kept = line.slice(line.indexOf('|') + 1).trim();
    const wanted = [part === before ? 'zzavant.' : '', kept, 'zzaprès, elle tousse.'];
    expect(split[part].split(/\n+/u)).toEqual(wanted.filter((text) => text !== ''));
    expect(split.doubtful).toEqual(kind === 'marked' ? [{ part, text: kept }] : []);
  });

  it('takes a line by itself for a title only above a text of its own', () => {
    const doubtful = (text: string) =>
      splitSubjective(`Plaintes :\n${text}`).doubtful.map((line) => line.text);
    expect(doubtful('zzdouleur.\n\nMédication\nNaproxène au besoin.')).toEqual(['Médication']);
    expect(doubtful('Douleur lombaire\nRaideur\nEngourdissement')).toEqual([]);
    expect(doubtful('zzdouleur.\n\nRaideur')).toEqual([]);
  });

  it('reads the heading that follows the title on its line', () => {
    expect(splitSubjective('Section 8 : Impact fonctionnel : boite.')).toMatchObject({ impact: 'boite.' });
  });

  it('names the part that a doubtful line stands in', () => {
    const { doubtful } = splitSubjective('NOTES\nImpact fonctionnel :\nEXAMENS DEMANDÉS\nIRM.');
    expect(doubtful).toEqual([
      { part: 'plaintes', text: 'NOTES' },
      { part: 'impact', text: 'EXAMENS DEMANDÉS' },
    ]);
  });

  it('keeps the order of the words in each part', () => {
    const line = fc.oneof(
      fc.constantFrom(...[...FRENCH_LINES, ...ENGLISH_LINES].map(([text]) => text.replace('|', ''))),
      fc.stringMatching(/^[a-zé0-9 :.;,'*-]{0,40}$/u),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const split = splitSubjective(text);
        const outside = blankSubjectiveHeadings(text);
        const kept = [split.appreciation, split.plaintes, split.impact];
        expect(wordsOf(kept.join('\n')).sort()).toEqual(wordsOf(outside).sort());
        for (const part of kept) {
          const words = wordsOf(outside);
          let place = 0;
          for (const word of wordsOf(part)) {
            place = words.indexOf(word, place) + 1;
            expect(place).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('blanks the headings without moving a word', () => {
    const text = 'Plaintes :\nImpact sur le sommeil. Appréciation subjective de l’évolution : mieux';
    const blanked = blankSubjectiveHeadings(text);
    expect(blanked).toHaveLength(text.length);
    expect(blanked.trim().split(/\s{2,}/u)).toEqual(['Impact sur le sommeil.', 'mieux']);
    expect(blanked.indexOf('mieux')).toBe(text.indexOf('mieux'));
  });

  it.each([
    [160, true],
    [161, false],
  ])('reads a line of %d letters as a heading: %s', (length, isHeading) => {
    const text = `${'Plaintes et problèmes'.padEnd(length - 1)}:\nDouleur au genou.`;
    expect(splitSubjective(text).hasHeadings).toBe(isHeading);
  });

  it('takes time in proportion to the text', () => {
    const long = `${'plaintes '.repeat(20_000)}\n${' '.repeat(100_000)}x`;
    expect(splitSubjective(long).hasHeadings).toBe(false);
    const sentences = 'plaintes. '.repeat(20_000);
    expect(splitSubjective(sentences).hasHeadings).toBe(true);
    const headings = 'Plaintes :\nzz\n'.repeat(10_000);
    expect(blankSubjectiveHeadings(headings)).toHaveLength(headings.length);
  });
});

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}
