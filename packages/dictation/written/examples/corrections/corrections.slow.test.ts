import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../../language/drawn.test-data.ts';
import { writeText } from '../../index.ts';
import type { WrittenText } from '../../index.ts';
import { dictate, draws, outcomeOf } from './dictate-correction.test-data.ts';
import { FACTS, REPORTS, UNRELATED_FACTS, TRIGGERS } from './facts.test-data.ts';
import { correctionPassages } from './passages.test-data.ts';

const SEED = 20_261_122;
const STRONG = {
  fr: ['correction', 'je reprends', 'non je reprends', 'je veux dire'],
  en: ['correction', 'no wait', 'I mean', 'no I mean'],
} as const;

function isMarked({ ambiguous }: WrittenText): boolean {
  return ambiguous.some(({ reason }) => reason === 'correction');
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

describe.each(['fr', 'en'] as const)('spoken corrections, %s', (language) => {
  const options = { language, abbreviations: 'keep', startsSentence: false } as const;

  it('the right fact stands alone, or both stand and the passage is marked', () => {
    let corrected = 0;
    fc.assert(
      fc.property(draws(language), (draw) => {
        const { text, kept } = dictate(draw, language);
        const written = writeText(text, options);
        const outcome = outcomeOf(written, draw.fact, kept);
        expect({ text, written: written.text, outcome }).not.toMatchObject({ outcome: 'wrong' });
        expect(writeText(written.text, options).text).toBe(written.text);
        if (outcome === 'corrected') corrected += 1;
      }),
      { numRuns: 6000, seed: SEED },
    );
    expect(corrected).toBeGreaterThan(5916);
  });

  it('undone, a correction leaves every word as it was spoken', () => {
    fc.assert(
      fc.property(draws(language), (draw) => {
        const { text } = dictate(draw, language);
        const { corrections } = writeText(text, options);
        const undone = corrections.map(({ id }) => id);
        const left = writeText(text, { ...options, undone });
        expect(left.corrections).toEqual([]);
        expect(outcomeOf({ ...left, ambiguous: [] }, draw.fact, [])).toBe('wrong');
      }),
      { numRuns: runsOf(500), seed: SEED },
    );
  });

  it('takes nothing away where no place has the label, and marks the passage', () => {
    const passages = fc.tuple(
      fc.constantFrom(...FACTS[language].filter(({ kind }) => kind !== 'count')),
      fc.constantFrom(...UNRELATED_FACTS[language]),
      fc.constantFrom(...STRONG[language]),
      fc.constantFrom('spoken' as const, 'digits' as const),
      fc.constantFrom(['', ''], [',', ','], ['.', ','], [',', '']),
    );
    fc.assert(
      fc.property(passages, ([fact, stranger, trigger, form, [before, after]]) => {
        const text = `${fact.first.replace('#', fact.wrong[form])}${before} ${trigger}${after} ${stranger[form]}.`;
        const written = writeText(text, options);
        expect({ text, corrections: written.corrections }).toMatchObject({ corrections: [] });
        expect({ text, marked: isMarked(written) }).toMatchObject({ marked: true });
        expect(plain(written.text).toLowerCase()).toContain(stranger.written.toLowerCase());
      }),
      { numRuns: runsOf(1500), seed: SEED },
    );
  });

  it('never corrects what somebody else is told to have said', () => {
    const passages = fc.tuple(
      fc.constantFrom(...FACTS[language]),
      fc.constantFrom(...REPORTS[language]),
      fc.constantFrom(...TRIGGERS[language]),
      fc.constantFrom('spoken' as const, 'digits' as const),
    );
    fc.assert(
      fc.property(passages, ([fact, [report, end], trigger, form]) => {
        const again = (fact.again[0] ?? '').replace('#', fact.right[form]);
        const text = `${report}${fact.first.replace('#', fact.wrong[form])}, ${trigger}, ${again}${end}.`;
        const written = writeText(text, options);
        expect({ text, corrections: written.corrections }).toMatchObject({ corrections: [] });
      }),
      { numRuns: runsOf(1500), seed: SEED },
    );
  });

  describe.each([
    'development',
    'held-out',
    'values-development',
    'values-held-out',
    'refused-development',
    'refused-held-out',
  ] as const)('passages, the %s set', (set) => {
    it.each(correctionPassages(set, language))('$spoken', ({ spoken, facts }) => {
      const written = writeText(spoken, options);
      const text = plain(written.text);
      expect(writeText(written.text, options).text).toBe(written.text);
      if (facts === null) {
        expect(written.corrections).toEqual([]);
        expect(isMarked(written)).toBe(false);
        return;
      }
      const standing = facts.wrong.filter((one) => text.includes(one));
      if (isMarked(written)) {
        expect(written.corrections).toEqual([]);
        expect(standing).toEqual(facts.wrong);
      } else {
        expect(standing).toEqual([]);
        for (const one of facts.right) expect(text).toContain(one);
      }
    });
  });
});
