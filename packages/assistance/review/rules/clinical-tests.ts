/** The result that a text gives to a test against the cell of the test. */
import { plainText } from '../../local/conclusion/plain-text.ts';
import type { CellValue, ExaminedRow } from '../reading/examination-cells.ts';
import { spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { sidesIn } from './sides-in.ts';

const NEGATIVE =
  /(?<![a-z])(?:negati(?:f|fs|ve|ves)|negative|absente?s?|absent|normale?|non (?:douloureux|retrouvee?))(?![a-z])/u;
const POSITIVE = /(?<![a-z])(?:positi(?:f|fs|ve|ves)|positive|presente?s?|present|anormale?)(?![a-z])/u;
/** Stored values of a cell that say that something was found, and that nothing was. */
const FOUND =
  /^(?:Positif|Retardé|Aucun arrêt|Anormale?|Douleur|Faiblesse|Douleur et faiblesse|Présent|[123]\+)$/u;
const NOTHING = /^(?:Négatif|Sec|Normale?|Absent|0)$/u;
/** Tests whose rows are of results that a text can state by a sign. */
const RESULTS = /^(?:result|ligament|patella|resisted|sign|grade|translation)$/u;
/** Characters between the name of a test and its result. */
const REACH = 70;

interface Name {
  readonly pattern: RegExp;
}

const names = new Map<string, Name['pattern']>();

/** The names of a test: its label, what stands in brackets, and the name without its angle. */
function nameOf({ label }: ExaminedRow): RegExp {
  const key = `${label.fr}|${label.en}`;
  let pattern = names.get(key);
  if (pattern === undefined) {
    const all = [label.fr, label.en].flatMap((text) => {
      const plain = plainText(text).replace(/,? \d+°$/u, '');
      const inside = /\((?<inside>[^)]+)\)/u.exec(plain)?.groups?.['inside'] ?? '';
      return [plain.replace(/\s*\(.*$/u, ''), inside];
    });
    const usable = [...new Set(all)].filter(
      (name) => name.length > 2 && !/^(?:rotation externe|translation)$/u.test(name),
    );
    const escaped = usable.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
    pattern = new RegExp(
      String.raw`(?<![a-z])(?:${escaped.join('|')})(?! (?:invers|croise|crossed|modifi))(?![a-z])`,
      'u',
    );
    names.set(key, pattern);
  }
  return pattern;
}

export function opposedTests(reading: ReportReading): readonly Opposed[] {
  const { statements, rows } = reading;
  const tests = rows.filter(({ options, kind }) => kind === 'choice' && RESULTS.test(options ?? ''));
  const told = [...statements.ofSection('section9'), ...statements.concluded()].filter(
    (one) => !one.isReported && !one.isOther && (NEGATIVE.test(one.plain) || POSITIVE.test(one.plain)),
  );
  return told.flatMap((one) => {
    const found = tests.flatMap((row) => comparedWith(one, row, tests));
    return found.slice(0, 1);
  });
}

function comparedWith(one: Statement, row: ExaminedRow, tests: readonly ExaminedRow[]): readonly Opposed[] {
  const match = nameOf(row).exec(one.plain);
  if (match === null) return [];
  const rest = one.plain.slice(match.index + match[0].length);
  const before = one.plain.slice(Math.max(0, match.index - 25), match.index);
  const result = resultAfter(rest) ?? resultBefore(before);
  if (result === undefined || (row.hasMeanings && !/^(?:nega|posi)/u.test(result.word))) return [];
  const end = match.index + match[0].length + (result.at < 0 ? 0 : result.at);
  const window = one.plain.slice(match.index, end + REACH);
  const sides = sidesNear(one, window);
  if (sides === undefined) return [];
  const same = tests.filter((other) => nameOf(other).source === nameOf(row).source);
  const cells = same
    .flatMap(({ cells }) => cells)
    .filter(({ side }) => sides.length === 0 || (side !== undefined && sides.includes(side)));
  const opposed = opposedCell(cells, result.isPositive, sides.length > 0);
  return opposed === undefined
    ? []
    : [
        {
          kind: 'test-cell',
          places: [
            spanOf(one, match.index, Math.max(match[0].length, end - match.index + result.length)),
            { field: opposed.field, start: 0, end: opposed.text.length },
          ],
        },
      ];
}

/** Without a side, « positif » is of either side and « négatif » of both. */
function opposedCell(
  cells: readonly CellValue[],
  isPositive: boolean,
  isSided: boolean,
): CellValue | undefined {
  if (!isPositive) return cells.find(({ text }) => FOUND.test(text));
  const known = cells.filter(({ text }) => FOUND.test(text) || NOTHING.test(text));
  const [first] = known;
  if (first === undefined || known.some(({ text }) => FOUND.test(text))) return undefined;
  return isSided || known.length > 1 ? first : undefined;
}

interface Result {
  readonly isPositive: boolean;
  readonly at: number;
  readonly word: string;
  readonly length: number;
}

function resultAfter(rest: string): Result | undefined {
  const near = rest.slice(0, REACH);
  const negative = NEGATIVE.exec(near);
  const positive = POSITIVE.exec(near);
  const isPositive = positive !== null && (negative === null || positive.index < negative.index);
  const found = isPositive ? positive : negative;
  if (found === null || /(?:sauf|except|mais|but)(?![a-z])/u.test(near)) return undefined;
  // « n'est pas positif » says the contrary of the word.
  const isTurned = /(?:pas|not|non|isn't) $/u.test(near.slice(0, found.index));
  return { isPositive: isPositive !== isTurned, at: found.index, word: found[0], length: found[0].length };
}

/** « Négatifs: Lachman, tiroir », "negative Lachman", « pas de signe de Lachman ». */
function resultBefore(before: string): Result | undefined {
  const match = /(?<![a-z])(?<word>negative|positive|negatifs?|positifs?) ?:? ?(?:le |the |test de |)$/u.exec(
    before,
  );
  const word = match?.groups?.['word'];
  return word === undefined ? undefined : { isPositive: word.startsWith('p'), at: -1, word, length: 0 };
}

/** The sides beside a result; undefined where the two sides have results of their own in one sentence. */
function sidesNear(one: Statement, window: string): ReturnType<typeof sidesIn> | undefined {
  const isRight = /(?<![a-z])(?:droite?s?|right)(?![a-z])/u.test(window);
  const isLeft = /(?<![a-z])(?:gauches?|left)(?![a-z])/u.test(window);
  if (isRight && isLeft) {
    const isTwice = NEGATIVE.test(window) && POSITIVE.test(window);
    if (isTwice) return undefined;
    return [];
  }
  if (isRight) return ['Droit'];
  if (isLeft) return ['Gauche'];
  return /(?<![a-z])(?:bilat|deux cotes|both)/u.test(window) ? [] : sidesIn(one);
}
