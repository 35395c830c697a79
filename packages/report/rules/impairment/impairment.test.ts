import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlankSequela, NO_IMPAIRMENT, NO_SEQUELA, readImpairment, writeImpairment } from './index.ts';
import type { Impairment, Sequela } from './index.ts';

const TABLE = { id: 'abcd1234', version: 'ESSAI-1', source: 'Zz', date: '2026-01-15' };
const KNEE: Sequela = {
  nature: 'dap',
  code: 'ZZ-01',
  side: 'right',
  organ: 'zygon',
  description: 'Séquelle fictive',
  measure: '60',
  percent: '2,5',
  isPrior: true,
  origin: { tableId: TABLE.id, line: 5 },
};
const MARK: Sequela = { ...NO_SEQUELA, nature: 'pe', description: 'Marque', percent: '0.75' };
const WHOLE: Impairment = {
  sequelae: [KNEE, MARK],
  dpjv: { dap: { sum: '2,50', percent: '0,30', origin: { tableId: TABLE.id, line: 11 } }, pe: null },
  tables: [TABLE],
};

it('is one line for each sequela, then what goes with them', () => {
  const text = [
    'DAP | ZZ-01 | droit | zygon | Séquelle fictive | 60 | 2,5 | antérieure | abcd1234@5',
    'PE |  |  |  | Marque |  | 0.75 |  |',
    'DPJV-DAP | 2,50 | 0,30 | abcd1234@11',
    'barème | abcd1234 | ESSAI-1 | Zz | 2026-01-15',
  ].join('\n');
  expect(writeImpairment(WHOLE)).toBe(text);
  expect(readImpairment(text)).toEqual(WHOLE);
});

it('leaves out what holds nothing, and tables that no figure comes from', () => {
  const unused = { ...WHOLE, sequelae: [MARK, NO_SEQUELA], dpjv: { dap: null, pe: null } };
  expect(writeImpairment(unused)).toBe('PE |  |  |  | Marque |  | 0.75 |  |');
  expect(writeImpairment({ ...WHOLE, sequelae: [] })).toBe('');
  expect(readImpairment('\n \n| |\n')).toEqual(NO_IMPAIRMENT);
});

it.each<[string, Partial<Sequela>]>([
  ['PE |  |  |  |  |  |  |  |', { nature: 'pe' }],
  ['DAP |  | gauche |  |  |  |  |  |', { side: 'left' }],
  ['DAP |  |  |  |  |  |  | antérieure |', { isPrior: true }],
])('%j keeps what alone was chosen', (line, chosen) => {
  const sequela = { ...NO_SEQUELA, ...chosen };
  expect(isBlankSequela(sequela)).toBe(false);
  expect(writeImpairment({ ...NO_IMPAIRMENT, sequelae: [sequela] })).toBe(line);
  expect(readImpairment(line).sequelae).toEqual([sequela]);
});

it.each<[string, string]>([
  ['Raideur du genou', 'Raideur du genou'],
  ['DAP | ZZ-01', 'DAP / ZZ-01'],
  ['toString | a | b', 'toString / a / b'],
  ['DPJV-DAP | 1', 'DPJV-DAP / 1'],
  ['DAP | a | b | c | d | e | f | g | h | i', 'DAP / a / b / c / d / e / f / g / h / i'],
])('%j is a sequela of that description', (line, description) => {
  expect(readImpairment(line).sequelae).toEqual([{ ...NO_SEQUELA, description }]);
});

describe('any text', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 10 }),
    fc.constantFrom(
      '',
      ' ',
      '|',
      'a | b',
      'DAP',
      'PE',
      'barème',
      'DPJV-DAP',
      'droit',
      '2,5',
      'abcd@5',
      'Zz\nZz',
      '\u2028',
    ),
  );

  it('is read without losing a word', () => {
    const text = fc
      .array(fc.array(part, { maxLength: 11 }))
      .map((lines) => lines.map((parts) => parts.join('|')).join('\n'));
    fc.assert(
      fc.property(text, (written) => {
        const read = readImpairment(written);
        expect(readImpairment(writeImpairment(read)).sequelae).toEqual(read.sequelae);
        const kept = JSON.stringify(read).normalize();
        for (const line of written.split(/[\n\r\v\f\u0085\u2028\u2029]/u)) {
          const parts = line.split('|').map((one) => one.trim());
          // What is no line of ours is kept whole.
          if (['DAP', 'PE', 'barème', 'DPJV-DAP', 'DPJV-PE'].includes(parts[0] ?? '')) continue;
          for (const word of line.split(/[\s|/]+/u).filter((one) => one !== ''))
            expect(kept).toContain(JSON.stringify(word).slice(1, -1).normalize());
        }
      }),
    );
  });

  it('of sequelae gives each back in its place', () => {
    const sequela = fc.record({
      nature: fc.constantFrom('dap' as const, 'pe' as const),
      code: part,
      side: fc.constantFrom('' as const, 'right' as const, 'left' as const),
      organ: part,
      description: part,
      measure: part,
      percent: part,
      isPrior: fc.boolean(),
      origin: fc.option(
        fc.record({ tableId: fc.constant(TABLE.id), line: fc.integer({ min: 1, max: 9_999 }) }),
      ),
    });
    const plain = (text: string) => text.replaceAll('|', '/').replaceAll(/\s+/gu, ' ').trim();
    fc.assert(
      fc.property(fc.array(sequela, { maxLength: 5 }), (sequelae) => {
        const read = readImpairment(writeImpairment({ ...NO_IMPAIRMENT, sequelae, tables: [TABLE] }));
        const held = sequelae.filter((one) => !isBlankSequela(one));
        expect(read.sequelae).toEqual(
          held.map((one) => ({
            ...one,
            code: plain(one.code),
            organ: plain(one.organ),
            description: plain(one.description),
            measure: plain(one.measure),
            percent: plain(one.percent),
          })),
        );
      }),
    );
  });
});
