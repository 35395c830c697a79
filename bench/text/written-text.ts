/** The way from spoken to written text, and the commands heard where none was spoken. */
import { defaultVerbatimCommands, defaultVoiceCommands } from '@constat/dictation/commands';
import type { VoiceCommand } from '@constat/dictation/commands';
import { writeDictation, writeText } from '@constat/dictation/written';
import type { SpokenWord } from '@constat/dictation/written';
import { HOSTILE } from '../../packages/dictation/written/examples/hostile.test-data.ts';
import { medicalProse } from '../../packages/dictation/written/examples/medical-prose.test-data.ts';
import { measureGrowth, measureRule } from './measure-rule.ts';
import { inTurn, processorMs } from '../measure.ts';
import type { Figure } from '../measure.ts';

const WORDS = 5_000;
const MANY = 100_000;
const COMMANDS = 1000;
const SENTENCES = 5000;
const ROUNDS = 7;
/** Repetitions of the shorter of two texts. */
const FEW = 5000;
const TIMES = 8;
/** Below this many milliseconds a measure is noise. */
const MIN_COST = 10;
const CREATED = '2025-01-01T00:00:00.000Z';
const DICTATED = [
  'la travailleuse consulte le quatorze novembre deux mille vingt-trois point',
  'la flexion est à soixante degrés virgule l’extension à dix degrés point',
  'une IRM démontre un bombement discal en L quatre L cinq sans conflit radiculaire point',
  'elle reçoit du naproxène cinq cents milligrammes PO BID pendant trois semaines point',
  'la douleur est cotée à sept sur dix à l’effort et à quatre sur dix au repos nouveau paragraphe',
  'le soulagement est de quarante pour cent insérer gabarit douze puis elle retourne au travail point',
];

export async function benchWrittenText(): Promise<readonly Figure[]> {
  const commands: readonly VoiceCommand[] = Array.from({ length: COMMANDS }, (_, index) => ({
    trigger: `insérer gabarit ${index === 0 ? 'douze' : `${index} du dossier`}`,
    replacement: `Gabarit ${index} : […].`,
    created: CREATED,
  }));
  const options = {
    language: 'fr',
    voiceCommands: commands,
    verbatimCommands: defaultVerbatimCommands(CREATED),
  } as const;
  const usual = { ...options, voiceCommands: defaultVoiceCommands('fr', CREATED) };
  const [short, half, all] = [WORDS, MANY / 2, MANY].map(dictation) as [
    SpokenWord[],
    SpokenWord[],
    SpokenWord[],
  ];
  return [
    await measureRule({
      name: '5,000 spoken words written, the usual commands',
      work: () => writeDictation(short, usual),
      text: joined(short),
      aim: { atMost: 20 },
      rounds: 25,
    }),
    await measureCommands(all, commands, () => writeDictation(all, options)),
    await measureGrowth(
      '100,000 words over 50,000, time a word',
      { short: () => writeDictation(half, options), long: () => writeDictation(all, options), times: 2 },
      { rounds: ROUNDS },
    ),
    await worstRepetition(),
    {
      name: `false commands in ${(2 * SENTENCES).toLocaleString('en')} sentences of prose`,
      unit: '',
      ours: [countFalseCommands()],
      aim: { atMost: 0 },
    },
  ];
}

/** Beside the plain way to a text with commands: one expression for each, replaced one after another, and nothing else. */
async function measureCommands(
  words: readonly SpokenWord[],
  commands: readonly VoiceCommand[],
  work: () => unknown,
): Promise<Figure> {
  const text = joined(words);
  const expressions = commands.map(
    ({ trigger, replacement }) => [new RegExp(trigger, 'giu'), replacement] as const,
  );
  const replaceAll = () =>
    expressions.reduce(
      (written, [expression, replacement]) => written.replace(expression, replacement),
      text,
    );
  const [ours = [], peer = []] = await inTurn([work, replaceAll], processorMs, { rounds: ROUNDS, warmUp: 1 });
  return {
    name: '100,000 words with 1,000 commands',
    unit: 'ms',
    ours,
    peer: { name: 'an expression a command, replaced in turn', values: peer },
    aim: { atMost: 200 },
  };
}

function joined(words: readonly SpokenWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

function dictation(length: number): SpokenWord[] {
  const spoken = DICTATED.join(' ').split(' ');
  return Array.from({ length }, (_, index) => ({
    text: spoken[index % spoken.length] ?? '',
    start: index * 0.4,
    end: index * 0.4 + 0.3,
    confidence: 0.9,
  }));
}

/** Of all that may be said again and again, what grows fastest: found in one try of each, then measured. */
async function worstRepetition(): Promise<Figure> {
  const options = {
    language: 'fr',
    voiceCommands: defaultVoiceCommands('fr', CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
  } as const;
  const write = (piece: string, count: number) => {
    const text = piece.repeat(count);
    return () => writeText(text, options);
  };
  let worst = { piece: '', growth: 0 };
  for (const piece of HOSTILE) {
    const few = await processorMs(write(piece, FEW));
    const growth = (await processorMs(write(piece, FEW * TIMES))) / Math.max(MIN_COST, few);
    if (growth > worst.growth) worst = { piece, growth };
  }
  const { piece } = worst;
  return measureGrowth(
    `« ${piece.trim()} » said 40,000 times, the worst of ${HOSTILE.length}, time a word`,
    { short: write(piece, FEW), long: write(piece, FEW * TIMES), times: TIMES },
    { warmUp: 0 },
  );
}

function countFalseCommands(): number {
  let count = 0;
  for (const language of ['fr', 'en'] as const) {
    const options = {
      language,
      voiceCommands: defaultVoiceCommands(language, CREATED),
      verbatimCommands: defaultVerbatimCommands(CREATED),
      abbreviations: 'keep',
    } as const;
    for (const sentence of medicalProse(language, SENTENCES, 20_250_101)) {
      const written = writeDictation(
        sentence.split(' ').map((text) => ({ text })),
        options,
      );
      const isPlain = written.usedCommands.length === 0 && written.corrections.length === 0;
      const undated = written.text.replace(/ \d{1,2}, (?=\d{4})/, ' ');
      if (!isPlain || /[\n.,:;!?«“(]/.test(undated)) count += 1;
    }
  }
  return count;
}
