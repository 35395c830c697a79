import { describe, expect, it } from 'vitest';
import { defaultVoiceCommands } from '../../commands/index.ts';
import { writeDictation } from '../index.ts';
import type { WriteOptions } from '../index.ts';

const CREATED = '2025-01-01T00:00:00.000Z';
const optionsOf = (language: 'fr' | 'en'): WriteOptions => ({
  language,
  voiceCommands: defaultVoiceCommands(language, CREATED),
});
const write = (said: string, language: 'fr' | 'en' = 'fr') =>
  writeDictation(
    said.split(' ').map((text) => ({ text })),
    optionsOf(language),
  );

describe('« variable suivante »', () => {
  it.each([
    ['fr', 'insérer suivi variable suivante six champ suivant la physiothérapie point la marche est normale'],
    [
      'fr',
      'insérer suivi. Variable suivante, six. Variable suivante, la physiothérapie. La marche est normale',
    ],
    [
      'fr',
      'insérer suivi, variable suivante six, variable suivante la physiothérapie. La marche est normale',
    ],
  ] as const)('fills field after field, %s: %s', (language, said) => {
    expect(write(said, language).text).toBe(
      'Suivi prévu dans six semaines avec la physiothérapie. La marche est normale',
    );
  });

  it('does so in English, and takes the choice as the command writes it', () => {
    const { text, fields, usedCommands } = write(
      'insert knee exam next field left next field present period next variable one hundred twenty period Stable',
      'en',
    );
    expect(text).toMatch(/^Left knee: effusion present\. Flexion 120°, extension \[…\]°\./u);
    expect(text).toMatch(/McMurray \[negative\|positive\]\. Stable$/u);
    expect(fields[0]).toMatchObject({ kind: 'blank' });
    expect(usedCommands).toEqual(['insert knee exam']);
  });

  it('knows the words that a field was filled with, and their doubts', () => {
    const words = ['insérer', 'suivi', 'variable', 'suivante', 'quatre-vingt-dix'].map((text, index) => ({
      text,
      confidence: index === 4 ? 0.4 : 0.9,
    }));
    const { text, tokens } = writeDictation(words, optionsOf('fr'));
    expect(text).toMatch(/^Suivi prévu dans 90 semaines avec \[/u);
    expect(tokens.find((token) => token.text === '90')).toMatchObject({
      origin: { from: 4, to: 4 },
      marks: ['low-confidence'],
    });
  });

  it('ends at a new line, at another command and at the defaults', () => {
    expect(write('insérer suivi variable suivante six à la ligne elle marche').text).toMatch(
      /^Suivi prévu dans six semaines avec \[.*\]\.\nElle marche$/u,
    );
    const two = write('insérer suivi variable suivante six insérer examen du genou variable suivante gauche');
    expect(two.text).toMatch(/^Suivi prévu dans six semaines avec \[.*\]\. Genou gauche\u00A0: /u);
    expect(
      write('insérer examen du genou variable suivante gauche accepter les valeurs par défaut').text,
    ).toMatch(/^Genou gauche\u00A0: épanchement absent\. Flexion \[…\]°/u);
  });

  it('keeps what a spoken correction took back in a field', () => {
    const { text, corrections } = write('insérer suivi variable suivante six correction sept point');
    expect(text).toMatch(/^Suivi prévu dans sept semaines avec \[.*\]\.$/u);
    expect(corrections).toMatchObject([{ command: 'correction', removed: 'six' }]);
  });

  it('said twice leaves a field open', () => {
    expect(write('insérer suivi variable suivante variable suivante la physiothérapie').text).toBe(
      'Suivi prévu dans […] semaines avec la physiothérapie.',
    );
  });

  it('stays as spoken and is marked when no field is open', () => {
    const { text, ambiguous } = write(
      'insérer suivi variable suivante six variable suivante la physiothérapie point variable suivante deux',
    );
    expect(text).toBe('Suivi prévu dans six semaines avec la physiothérapie. Variable suivante deux');
    expect(ambiguous).toMatchObject([{ text: 'Variable suivante', reason: 'no-open-field' }]);
    expect(write('next field blank', 'en')).toMatchObject({
      text: 'Next field blank',
      ambiguous: [{ reason: 'no-open-field' }],
    });
  });

  it.each([
    ['fr', 'la variable suivante est mesurée'],
    ['fr', 'le champ suivant reste vide'],
    ['en', 'the next field is blank'],
  ] as const)('is not heard in prose, %s: %s', (language, said) => {
    const prose = said.charAt(0).toUpperCase() + said.slice(1);
    expect(write(said, language)).toMatchObject({ text: prose, ambiguous: [] });
    const command = language === 'fr' ? 'insérer suivi' : 'insert follow up';
    expect(write(`${command} ${said}`, language)).toMatchObject({ ambiguous: [] });
    expect(write(`${command} ${said}`, language).text).toMatch(new RegExp(` ${prose}$`, 'u'));
    expect(write(`${command} ${said}`, language).text).toContain('[…]');
  });
});
