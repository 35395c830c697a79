import { describe, expect, it } from 'vitest';
import {
  MAX_IMPORT_COMMANDS,
  MAX_IMPORT_LENGTH,
  VERBATIM_CATEGORIES,
  defaultVerbatimCommands,
  defaultVoiceCommands,
  endTriggersOf,
  fieldsOf,
  readVerbatimCommandsFile,
  readVoiceCommandsFile,
  validateVerbatimCommand,
  validateVoiceCommand,
  writeVerbatimCommandsFile,
  writeVoiceCommandsFile,
} from './index.ts';

const CREATED = '2025-01-01T00:00:00.000Z';

describe('the commands that ship', () => {
  it.each(['fr', 'en'] as const)('are valid, have fields and assert no finding, %s', (language) => {
    const commands = defaultVoiceCommands(language, CREATED);
    for (const command of commands) {
      const others = commands.filter((other) => other !== command);
      expect(validateVoiceCommand(command, others, language)).toEqual([]);
      expect(fieldsOf(command.replacement).length).toBeGreaterThan(0);
    }
  });

  it('hold the triggers that were decided', () => {
    const triggers = [...defaultVoiceCommands('fr', CREATED), ...defaultVoiceCommands('en', CREATED)].map(
      ({ trigger }) => trigger,
    );
    for (const trigger of [
      'insérer examen physique',
      'insérer neuro normal',
      'insérer suivi',
      'insérer signes vitaux normaux',
      'insérer examen du genou',
      'insérer douleur chronique',
      'insérer examen normal',
      'insérer examen du genou normal',
      'insert physical exam',
      'insert normal neuro',
      'insert follow up',
      'insert normal vitals',
      'insert knee exam',
      'insert chronic pain',
      'insert normal exam',
      'insert normal knee exam',
    ]) {
      expect(triggers).toContain(trigger);
    }
  });

  it('are 14 for verbatim, of every category but other, and valid', () => {
    const commands = defaultVerbatimCommands(CREATED);
    expect(commands).toHaveLength(14);
    expect([...new Set(commands.map(({ category }) => category)), 'other']).toEqual(VERBATIM_CATEGORIES);
    for (const command of commands) {
      expect(
        validateVerbatimCommand(
          command,
          commands.filter((other) => other !== command),
        ),
      ).toEqual([]);
    }
  });

  it('end on « fin », and on "end" too in English', () => {
    const command = { trigger: 'tel quel', language: 'fr' } as const;
    expect(endTriggersOf(command)).toEqual(['fin tel quel']);
    expect(endTriggersOf({ ...command, language: 'en' })).toEqual(['end tel quel', 'fin tel quel']);
    expect(endTriggersOf({ ...command, endTrigger: ' terminé ' })).toEqual(['terminé']);
  });
});

describe('validation', () => {
  const replacement = 'texte';
  it.each([
    ['ab', 'fr', ['trigger-too-short']],
    ['  ab  ', 'en', ['trigger-too-short']],
    ['Insérer SUIVI', 'fr', ['trigger-exists']],
    ['please insert exam', 'en', ['trigger-must-start-with-insert']],
    ['add exam', 'en', ['trigger-must-start-with-insert']],
    ['exam template', 'en', ['trigger-must-start-with-insert']],
    ['insert', 'en', ['trigger-must-start-with-insert']],
    ['insert template', 'en', []],
    ['ajouter examen', 'fr', ['trigger-must-start-with-insert']],
    ['insérer le modèle', 'fr', []],
    ['inserts nothing', 'en', []],
    ['ma formule', 'fr', []],
  ] as const)('of the voice trigger « %s », %s', (trigger, language, problems) => {
    expect(validateVoiceCommand({ trigger, replacement }, [{ trigger: 'insérer suivi' }], language)).toEqual(
      problems,
    );
  });

  it('needs a replacement', () => {
    expect(validateVoiceCommand({ trigger: 'abc', replacement: ' \n' }, [], 'fr')).toEqual([
      'replacement-required',
    ]);
  });

  it.each([
    ['', ['trigger-required']],
    ['  ', ['trigger-required']],
    ['ab', ['trigger-too-short']],
    ['TEL QUEL', ['trigger-exists']],
    ['Début Verbatim', ['trigger-reserved']],
    ['fin verbatim', ['trigger-reserved']],
    ['open parenthesis', ['trigger-reserved']],
    ['ouvrez la parenthèse', ['trigger-reserved']],
    ['fermer la parenthese', ['trigger-reserved']],
    ['begin verbatim', ['trigger-reserved']],
    ['mot à mot', []],
  ] as const)('of the verbatim trigger « %s »', (trigger, problems) => {
    expect(validateVerbatimCommand({ trigger }, [{ trigger: 'tel quel' }])).toEqual(problems);
  });
});

describe('files', () => {
  it('are read as they were written', () => {
    const voice = defaultVoiceCommands('fr', CREATED);
    expect(readVoiceCommandsFile(writeVoiceCommandsFile(voice), '').commands).toEqual(voice);
    const verbatim = defaultVerbatimCommands(CREATED);
    const file = writeVerbatimCommandsFile(verbatim, CREATED);
    expect(JSON.parse(file)).toMatchObject({ version: '1.0', exportDate: CREATED });
    expect(readVerbatimCommandsFile(`\uFEFF${file}`, '', 'fr')).toEqual({
      commands: verbatim,
      problems: [],
      skipped: 0,
    });
  });

  it.each([
    ['[{"trigger":"abc","repl', 'not-json'],
    ['', 'not-json'],
    ['\u0000\u00FF', 'not-json'],
    ['{"commands":[]}', 'not-an-array'],
    ['null', 'not-an-array'],
    [' '.repeat(MAX_IMPORT_LENGTH + 1), 'too-large'],
  ] as const)('of voice commands are refused whole: %.20s', (json, code) => {
    expect(readVoiceCommandsFile(json, CREATED)).toEqual({
      commands: [],
      problems: [{ code, entry: null }],
      skipped: 0,
    });
  });

  it.each(['[]', '{}', '{"commands":{}}', '{"__proto__":{"commands":[]}}', '7'])(
    'of verbatim commands need an array of commands: %s',
    (json) => {
      expect(readVerbatimCommandsFile(json, CREATED, 'fr').problems).toEqual([
        { code: 'no-commands-array', entry: null },
      ]);
    },
  );

  it('keep the good entries and say why others are left out', () => {
    const { commands, problems, skipped } = readVoiceCommandsFile(
      JSON.stringify([
        { trigger: 'insérer un', replacement: 'un' },
        { trigger: 'insérer deux' },
        null,
        { trigger: 7, replacement: 'x' },
        { trigger: 'ab', replacement: 'x' },
        { trigger: 'INSÉRER UN', replacement: 'autre' },
        { trigger: 'x'.repeat(300), replacement: 'x' },
        { trigger: 'long', replacement: 'x'.repeat(30_000) },
        { trigger: 'insérer trois', replacement: 'trois', created: 7, category: { a: 1 } },
      ]),
      CREATED,
    );
    expect(commands.map(({ trigger }) => trigger)).toEqual(['insérer un', 'insérer trois']);
    expect(commands[1]).toEqual({ trigger: 'insérer trois', replacement: 'trois', created: CREATED });
    expect(problems.map(({ code }) => code)).toEqual([
      'missing-trigger-or-replacement',
      'missing-trigger-or-replacement',
      'missing-trigger-or-replacement',
      'trigger-too-short',
      'repeated-trigger',
      'text-too-long',
      'text-too-long',
    ]);
    expect(skipped).toBe(7);
  });

  it('reach no prototype', () => {
    const { commands } = readVoiceCommandsFile(
      '[{"__proto__":{"trigger":"abc","replacement":"x"}},{"trigger":"abcd","replacement":"y","__proto__":{"category":"z"}}]',
      CREATED,
    );
    expect(commands).toEqual([{ trigger: 'abcd', replacement: 'y', created: CREATED }]);
    expect(Object.keys({})).toEqual([]);
    expect(({} as Record<string, unknown>)['category']).toBeUndefined();
  });

  it('of 100,000 entries give the first thousand and list a bounded number of reasons', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      trigger: `formule ${index}`,
      replacement: 'x',
    }));
    const result = readVoiceCommandsFile(JSON.stringify(many), CREATED);
    expect(result.commands).toHaveLength(MAX_IMPORT_COMMANDS);
    expect(result.skipped).toBe(99_000);
    const wrong = readVoiceCommandsFile(JSON.stringify(many.map(() => ({}))), CREATED);
    expect(wrong.problems.length).toBeLessThanOrEqual(100);
    expect(wrong.skipped).toBe(100_000);
  });

  it('of verbatim commands fall back where a value is of another kind', () => {
    const { commands } = readVerbatimCommandsFile(
      '{"commands":[{"trigger":"mot à mot","category":"none","language":"de","endTrigger":5},{"trigger":5}]}',
      CREATED,
      'en',
    );
    expect(commands).toEqual([
      { trigger: 'mot à mot', category: 'other', description: '', language: 'en', created: CREATED },
    ]);
  });
});
