import type { TextLanguage } from '../difference.ts';
import { shareKey } from '../facts/find-contents.ts';
import type { Content } from '../facts/find-contents.ts';
import { isAbsent } from '../facts/negations.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';
import type { GroupContents } from './find-unmatched-words.ts';

/** What was before and what came after it: « de 3/10 à 8/10 », "from the plant to the hospital", « devient ». */
interface Transition {
  readonly from: Content;
  readonly to: Content;
}

interface Grammar {
  readonly origin: ReadonlySet<string>;
  readonly goal: ReadonlySet<string>;
  /** What stands between a preposition and its noun. */
  readonly between: ReadonlySet<string>;
  /** « remplacé par », "changed for": the goal after a verb of exchange. */
  readonly exchange: RegExp;
  readonly exchanged: ReadonlySet<string>;
  readonly become: RegExp;
}

const words = (list: string) => new Set(list.split(' '));

const GRAMMARS: Readonly<Record<TextLanguage, Grammar>> = {
  fr: {
    origin: words('de d du des depuis'),
    goal: words('a au aux vers en jusqu'),
    between: words('le la l les un une son sa ses celui celle ceux celles de d du emploi poste bureau'),
    exchange: /^(?:remplac|substitu|chang|echang|quitt|abandonn|troqu)/u,
    exchanged: words('par pour contre'),
    become: /^dev(?:ien|en)/u,
  },
  en: {
    origin: words('from of'),
    goal: words('to into toward towards'),
    between: words('the a an his her its their that those of job office'),
    exchange: /^(?:replac|substitut|chang|exchang|swap|left|leav|switch)/u,
    exchanged: words('by with for'),
    become: /^(?:becom|became|turn)/u,
  },
};
/** Words between a preposition and what it governs. */
const REACH = 4;
/** Words between a verb of exchange and its goal. */
const VERB_REACH = 12;
/** Contents between what was and what came, such as the unit or the owner of the first. */
const APART = 2;
/** Transitions of one sentence that are compared. */
const MANY = 20;

/** A change told the other way round: what came first is now what came last. */
export function findReversedTransitions(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  return groups.flatMap((group) => {
    const before = transitionsIn(source, group.source);
    if (before.length === 0) return [];
    const after = transitionsIn(proposal, group.proposal);
    return before.flatMap((one): readonly Finding[] => {
      if (after.some((other) => shareKey(one.from, other.from) && shareKey(one.to, other.to))) return [];
      const turned = after.find((other) => shareKey(one.from, other.to) && shareKey(one.to, other.from));
      if (turned === undefined) return [];
      return [{ fact: one.from.kind, source: spanOf(one), proposal: spanOf(turned) }];
    });
  });
}

const GRADE = /^(?:[IVX]+|[A-Z])$/u;

/** « de normaux à absents », « de I à III »: states that are facts at the ends of a change alone. */
function isState({ tokens }: TextFacts, { first }: Content): boolean {
  const { key = '', text = '' } = tokens[first] ?? {};
  return isAbsent(key) || GRADE.test(text);
}

function spanOf({ from, to }: Transition) {
  return { first: Math.min(from.first, to.first), last: Math.max(from.last, to.last) };
}

function transitionsIn(text: TextFacts, all: readonly Content[]): readonly Transition[] {
  const grammar = GRAMMARS[text.language];
  const { tokens, sentence } = text;
  const contents = all.filter((content) => content.isRequired || isState(text, content));
  const found: Transition[] = [];
  const roles = contents.map(({ first }) => roleOf(text, first, grammar));
  for (let at = 0; at < contents.length && found.length < MANY; at += 1) {
    const here = contents[at];
    if (here === undefined) break;
    for (let ahead = at + 1; ahead <= at + 1 + APART; ahead += 1) {
      const next = contents[ahead];
      if (next === undefined || sentence[next.first] !== sentence[here.first]) break;
      const [mine, its] = [roles[at], roles[ahead]];
      if (mine === 'origin' && its === 'goal') found.push({ from: here, to: next });
      else if (mine === 'goal' && its === 'origin' && tokens[here.first - 1]?.key === 'to')
        found.push({ from: next, to: here });
      else continue;
      break;
    }
    const from = contents[at - 1];
    if (roles[at] === 'exchanged' && from !== undefined && follows(text, here.first, grammar.exchange))
      found.push({
        from: grammar.exchange.test(tokens[from.first]?.key ?? '') ? (contents[at - 2] ?? from) : from,
        to: here,
      });
  }
  for (let at = 1; at < contents.length && found.length < MANY; at += 1) {
    const [from, to] = [contents[at - 1], contents[at]];
    if (from === undefined || to === undefined || to.first - from.last > REACH + 2) continue;
    const between = tokens.slice(from.last + 1, to.first);
    if (between.some(({ key }) => grammar.become.test(key))) found.push({ from, to });
  }
  return found;
}

/** Whether such a verb stands before a token in its sentence: « A est remplacé par B », « on remplace A par B ». */
function follows({ tokens, sentence }: TextFacts, at: number, verb: RegExp): boolean {
  for (let back = at - 1; back >= at - VERB_REACH && sentence[back] === sentence[at]; back -= 1)
    if (verb.test(tokens[back]?.key ?? '')) return true;
  return false;
}

function roleOf(
  { tokens }: TextFacts,
  first: number,
  grammar: Grammar,
): 'origin' | 'goal' | 'exchanged' | null {
  let origin = false;
  for (let back = first - 1; back >= first - REACH; back -= 1) {
    const key = tokens[back]?.key ?? '';
    if (grammar.goal.has(key)) return 'goal';
    if (grammar.exchanged.has(key)) return 'exchanged';
    if (grammar.origin.has(key)) origin = true;
    if (!grammar.between.has(key) && !grammar.origin.has(key)) break;
  }
  return origin ? 'origin' : null;
}

/** Units of one measure that a sentence may mix: « de 200 mètres à 1 kilomètre ». */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['mm', 0.001],
  ['cm', 0.01],
  ['km', 1000],
  ['g', 0.001],
  ['mg', 0.000_001],
  ['h', 60],
  ['wk', 7],
  ['mo', 30],
  ['y', 365],
]);

/** How a number changes in a group of sentences: 1 when it grows, -1 when it falls, 0 when nothing tells. */
export function directionOf(text: TextFacts, contents: readonly Content[]): number {
  for (const { from, to } of transitionsIn(text, contents)) {
    const [before, after] = [from, to].map(({ term }) => {
      const { kind, key } = text.table.termOf(term);
      const [value = '', unit = ''] = key.split('|');
      return kind === 'number' ? Number.parseFloat(value) * (SCALES.get(unit) ?? 1) : Number.NaN;
    });
    if (before !== undefined && after !== undefined && before !== after && !Number.isNaN(before - after))
      return Math.sign(after - before);
  }
  return 0;
}
