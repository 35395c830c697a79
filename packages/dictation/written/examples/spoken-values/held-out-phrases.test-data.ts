import { readFileSync } from 'node:fs';
import { said } from './phrase.test-data.ts';
import type { Phrase } from './phrase.test-data.ts';

const VALUE = /\{(?<spoken>[^{}]+?) => (?<ways>[^{}]+?)\}/;

/**
 * The phrases that were settled before the readers first saw them. In the files each value stands in braces with its
 * forms: `{two thirds => 2/3 | words}`; `words` where running text may keep it, `marked` alone where it has to be marked.
 */
export function heldOutPhrases(language: 'fr' | 'en'): readonly Phrase[] {
  return readFileSync(new URL(`held-out-${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(phraseOf);
}

function phraseOf(line: string): Phrase {
  const parts: Phrase[number][] = [];
  let rest = line;
  for (let match = VALUE.exec(rest); match !== null; match = VALUE.exec(rest)) {
    const { spoken = '', ways = '' } = match.groups ?? {};
    const forms = ways.split(' | ');
    const right = forms.filter((form) => form !== 'words' && form !== 'marked');
    parts.push(rest.slice(0, match.index).trim());
    parts.push(said('held out', spoken, right, [], { inWords: forms.includes('words') }));
    rest = rest.slice(match.index + match[0].length);
  }
  return [...parts, rest.trim()].filter((part) => part !== '');
}
