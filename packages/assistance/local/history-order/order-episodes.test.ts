import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatHistory } from '../index.ts';

/** What was told, and the order that its dates ask for, settled before the rule was tried on it. */
interface Told {
  readonly paragraphs: readonly string[];
  readonly order: readonly number[];
}

function told(language: 'fr' | 'en'): readonly Told[] {
  return readFileSync(new URL(`histories-${language}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [order = '', paragraphs = ''] = row.split('\t');
      return { order: order.split(' ').map(Number), paragraphs: paragraphs.split(' | ') };
    });
}

const start = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 25)
    .toLowerCase();

describe.each(['fr', 'en'] as const)('the order of the history, %s', (language) => {
  const orderOf = ({ paragraphs }: Told): readonly number[] => {
    const written = formatHistory(paragraphs.join('\n'), { language }).split('\n\n').map(start);
    const places = paragraphs.map((one) =>
      written.findIndex((paragraph) => paragraph.startsWith(start(one))),
    );
    return paragraphs
      .map((_, index) => index + 1)
      .sort((one, other) => (places[one - 1] ?? 0) - (places[other - 1] ?? 0));
  };

  it.each(
    told(language).map(
      (one, index) => [index % 2 === 0 ? 'development' : 'held out', one.order, one] as const,
    ),
  )('of what was told (%s): %j', (_part, order, one) => {
    expect(orderOf(one)).toEqual(order);
  });
});
