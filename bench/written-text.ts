import { defaultVerbatimCommands, defaultVoiceCommands } from '@constat/dictation/commands';
import type { VoiceCommand } from '@constat/dictation/commands';
import { writeDictation, writeText } from '@constat/dictation/written';
import type { SpokenWord } from '@constat/dictation/written';
import { HOSTILE } from '../packages/dictation/written/examples/hostile.test-data.ts';
import { medicalProse } from '../packages/dictation/written/examples/medical-prose.test-data.ts';

const WORDS = 100_000;
const COMMANDS = 1000;
const SENTENCES = 5000;
const ROUNDS = 7;
/** Repetitions of the shorter of two texts. */
const FEW = 5000;
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

export interface WrittenTextBenchResult {
  /** CPU milliseconds for 100,000 words with 1,000 commands: the middle of the rounds. */
  readonly milliseconds: number;
  /** Time for 100,000 words over time for 50,000: 2 is linear growth. */
  readonly growth: number;
  /** Time for 40,000 repetitions over 5,000, for the worst of what may be repeated: 8 is linear growth. */
  readonly hostileGrowth: number;
  /** What that is. */
  readonly hostilePiece: string;
  /** Changes other than typography in sentences of ordinary prose: each would be a false command. */
  readonly falseCommands: number;
}

/** Measures the way from spoken to written, and counts the commands heard where none was spoken. */
export function benchWrittenText(): WrittenTextBenchResult {
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
  const all = dictation(WORDS);
  const half = all.slice(0, WORDS / 2);
  const times: { half: number[]; all: number[] } = { half: [], all: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.half.push(timed(() => writeDictation(half, options)));
    times.all.push(timed(() => writeDictation(all, options)));
  }
  const result = {
    milliseconds: middle(times.all),
    growth: middle(times.all) / middle(times.half),
    ...worstRepetition(),
    falseCommands: countFalseCommands(),
  };
  console.log(
    `${COMMANDS} commands on ${WORDS} words: ${result.milliseconds.toFixed(0)} ms (aim: under 200)`,
  );
  console.log(`  100,000 words over 50,000: ${result.growth.toFixed(2)} (linear: 2)`);
  console.log(
    `  40,000 repetitions over 5,000, worst of ${HOSTILE.length}: ${result.hostileGrowth.toFixed(1)} for « ${result.hostilePiece} » (linear: 8)`,
  );
  console.log(`  false commands in ${2 * SENTENCES} sentences of prose: ${result.falseCommands}`);
  return result;
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

function worstRepetition(): Pick<WrittenTextBenchResult, 'hostileGrowth' | 'hostilePiece'> {
  const options = {
    language: 'fr',
    voiceCommands: defaultVoiceCommands('fr', CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
  } as const;
  const cost = (piece: string, count: number): number => {
    const text = piece.repeat(count);
    return Math.min(...[1, 2].map(() => timed(() => writeText(text, options))));
  };
  const growths = HOSTILE.map((piece) => ({
    hostilePiece: piece.trim(),
    hostileGrowth: cost(piece, FEW * 8) / Math.max(MIN_COST, cost(piece, FEW)),
  }));
  return growths.reduce((worst, one) => (one.hostileGrowth > worst.hostileGrowth ? one : worst));
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

/** CPU milliseconds of this thread: other work on the machine is left out. */
function timed(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
