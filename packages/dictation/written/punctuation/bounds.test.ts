import { REGION_TITLES } from '@constat/report/catalogue/offered-types';
import { describe, expect, it } from 'vitest';
import { tokeniseText } from '../tokenise-dictation.ts';
import { writeText } from '../write-dictation.ts';
import { MarkContext } from './mark-context.ts';

const very = (times: number): string => 'très '.repeat(times);
const written = (spoken: string) => writeText(spoken, { language: 'fr' });
const write = (spoken: string): string => written(spoken).text;
const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('an enumeration', () => {
  const enumeration = (first: number, last: number): string =>
    `plan deux-points ${range(first, last)
      .map((number) => `à la ligne numéro ${number} virgule repos`)
      .join(' ')}`;

  it('of whatever length is written whole', () => {
    const items = (last: number) =>
      `Plan\u00A0:${range(1, last)
        .map((number) => `\n${number}. Repos`)
        .join('')}`;
    expect(write(enumeration(1, 30))).toBe(items(30));
    expect(write(enumeration(1, 31))).toBe(items(31));
    expect(write(enumeration(1, 120))).toBe(items(120));
  });

  it('without its first items is doubtful where it begins at 30, and lines that begin at 31 are none', () => {
    expect(written(enumeration(30, 31)).ambiguous.map(({ text }) => text)).toEqual([
      'Numéro 30 virgule',
      'Numéro 31 virgule',
    ]);
    expect(written(enumeration(31, 32)).ambiguous).toEqual([]);
  });

  it('is not made of lines that begin with a year', () => {
    const years =
      'antécédents deux-points à la ligne deux mille douze virgule entorse à la ligne deux mille treize virgule fracture';
    expect(written(years)).toMatchObject({
      text: 'Antécédents\u00A0:\n2012, entorse\n2013, fracture',
      ambiguous: [],
    });
  });

  it('does not go on where an item took more than 400 tokens', () => {
    const longItem = (words: number): string =>
      write(`plan deux-points à la ligne un virgule ${very(words)}long à la ligne deux virgule repos`);
    expect(longItem(396)).toContain('\n2. Repos');
    expect(longItem(397)).toContain('\nDeux, repos');
  });
});

it('a spoken dash begins another item up to 120 tokens after the last', () => {
  expect(write(`tiret douleur ${very(117)}forte tiret raideur`)).toContain('forte\n- raideur');
  expect(write(`tiret douleur ${very(118)}forte tiret raideur`)).toContain('forte – raideur');
});

it('a heading of up to 14 tokens takes no period', () => {
  const fourteen = 'section sept historique des faits et évolution de la lésion au genou depuis mars';
  const fifteen = 'section sept historique des faits et évolution de la lésion au genou droit depuis mars';
  for (const end of [' nouveau paragraphe', '. Nouveau paragraphe']) {
    expect(write(`${fourteen}${end} elle boite`)).toContain('depuis mars\n\nElle boite');
    expect(write(`${fifteen}${end} elle boite`)).toContain('depuis mars.\n\nElle boite');
  }
});

it.each(Object.values(REGION_TITLES).map(({ fr }) => fr))(
  '« %s » on a line of its own takes no period',
  (title) => {
    expect(write(`${title.toLowerCase()} nouveau paragraphe la palpation est indolore`)).toContain(
      `${title}\n\nLa palpation`,
    );
  },
);

it('a parenthesis is closed up to 400 tokens after it was opened', () => {
  const isOpen = (words: number): boolean => {
    const tokens = tokeniseText(`(${very(words)}`, 'fr');
    return new MarkContext(tokens, tokens.length, 0, 'fr', tokens).isOpen('(', ')');
  };
  expect([399, 400].map(isOpen)).toEqual([true, false]);
  const aside = (words: number) => written(`ouvrez la parenthèse ${very(words)}fermez la parenthèse`);
  expect(aside(399).text.endsWith('très)')).toBe(true);
  expect(aside(400).ambiguous).toMatchObject([{ text: 'fermez la parenthèse' }]);
});

it('« au moins deux points » counts, « moins deux points » alone may open what follows', () => {
  expect(write('il a perdu au moins deux points à l’échelle')).toBe(
    'Il a perdu au moins deux points à l’échelle',
  );
  expect(write('plan de moins deux points repos')).toBe('Plan de moins\u00A0: repos');
});
