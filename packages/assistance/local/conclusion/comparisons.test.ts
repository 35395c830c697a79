/** Words of comparison: the other side is no « sound » side, a loss names its reference, a girth is no atrophy. */
import { DEFAULT_NORMALS, SECOND_VERSION } from '@constat/report/catalogue';
import type { ReportField } from '@constat/report/catalogue';
import { buildDocument, documentStrings } from '@constat/report/document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROFILE } from '../../../report/document/build-report.test-data.ts';
import { generateConclusion } from '../index.ts';

/** Words that only the physician may write. */
const PHYSICIANS_WORDS =
  /(?<!\p{L})(?:sains?|saines?|indemnes?|controlat\p{L}+|atroph\p{L}+|amyotroph\p{L}+|fonte|healthy|uninjured|unaffected|uninvolved|contralateral|wasting|good side|normal side|côté normal)(?!\p{L})/iu;
const LOSS = /(?<!\p{L})(?:perte de \d|\d+(?:[.,]\d+)?° loss)/u;
const REFERENCE = /par rapport (?:au|à)|against (?:the|right|left)/u;

const MEASURES: readonly ReportField[] = SECOND_VERSION.sections
  .flatMap(({ groups }) => groups)
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells) : []));

function valueOf({ kind, normal }: ReportField): fc.Arbitrary<string> {
  if (kind === 'degrees')
    return fc.constantFrom(
      '0',
      '10',
      '35',
      '110',
      '-10',
      'normale',
      String(normal ? DEFAULT_NORMALS[normal] : 20),
    );
  return kind === 'measure' ? fc.constantFrom('36', '37', '41,5') : fc.constant('');
}

it.each(['fr', 'en'] as const)('neither the conclusion nor the report holds them in %s', (language) => {
  const values = fc.record(Object.fromEntries(MEASURES.map((field) => [field.id, valueOf(field)])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(values, (data) => {
      const meta = { confirmed: MEASURES.map(({ id }) => id), notExamined: [], normals: {} };
      const conclusion = generateConclusion({
        type: SECOND_VERSION,
        data,
        language,
        normals: DEFAULT_NORMALS,
        meta,
      });
      const sentences = Object.values(conclusion ?? {})
        .flat()
        .map(({ text }) => text);
      const printed = documentStrings(
        buildDocument({ type: SECOND_VERSION, formData: data, meta }, language, PROFILE),
        'docx',
      );
      expect([...sentences, ...printed].filter((text) => PHYSICIANS_WORDS.test(text))).toEqual([]);
      expect(sentences.filter((text) => LOSS.test(text) && !REFERENCE.test(text))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('the physician’s own word stands as it was written', () => {
  const told = generateConclusion({
    type: SECOND_VERSION,
    data: { atrophieMusculaire: 'Atrophie de la cuisse gauche, comparée au côté sain.' },
    language: 'fr',
    normals: DEFAULT_NORMALS,
  });
  expect(told?.conclusionResume.map(({ text }) => text).join()).toContain(
    'atrophie de la cuisse gauche, comparée au côté sain',
  );
});
