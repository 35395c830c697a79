import type { AssistanceEngine } from '../../apps/server/assistance/engine.ts';
import { createProposals, joinParts } from '../../apps/server/assistance/proposals.ts';
import type { Proposals } from '../../apps/server/assistance/proposals.ts';
import { checkFidelity } from '../../packages/assistance/fidelity/index.ts';
import type { Difference } from '../../packages/assistance/fidelity/index.ts';
import { writeDictation } from '../../packages/dictation/written/index.ts';
import type { WrittenText } from '../../packages/dictation/written/index.ts';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '../../packages/report/catalogue/index.ts';
import { blankHistoryAnnouncement } from '../../packages/report/rules/index.ts';
import { blankSubjectiveHeadings } from '../../packages/report/rules/subjective/index.ts';
import { compareConclusion } from './compare-conclusion.ts';
import { compareFacts, fromCheck, overlap, pointsAt } from './compare-facts.ts';
import type { ChangedFact, FactComparison, Span } from './compare-facts.ts';
import { failureOf } from './classify-failure.ts';
import { countStated, keepFact } from './stored-facts.ts';
import { hashOf } from './recordings.ts';
import type { ProposedText, TextItem } from './results.ts';
import { findPhrases, OPERATIONS } from './text-cases.ts';
import type { Operation, TextCase } from './text-cases.ts';

interface Progress {
  readonly signal: AbortSignal;
  readonly onItem: (item: TextItem, done: number, of: number) => void;
}

/** Puts every operation of the product to an engine, on every case. One that fails is named, and the others go on. */
export async function evaluateTexts(
  engine: AssistanceEngine,
  cases: readonly TextCase[],
  { signal, onItem }: Progress,
): Promise<readonly TextItem[]> {
  const proposals = createProposals(engine);
  const asked = cases.flatMap((one) => OPERATIONS.map((operation) => ({ one, operation })));
  const items: TextItem[] = [];
  for (const { one, operation } of asked) {
    if (signal.aborted) break;
    const item = await evaluateText(engine, proposals, one, operation);
    items.push(item);
    onItem(item, items.length, asked.length);
  }
  return items;
}

async function evaluateText(
  engine: AssistanceEngine,
  proposals: Proposals,
  one: TextCase,
  operation: Operation,
): Promise<TextItem> {
  const known = {
    id: `${one.name} ${operation}`,
    operation,
    language: one.language,
    materialHash: hashOf(JSON.stringify(materialOf(one, operation))),
  };
  // The product leaves a server alone for a minute that failed five times in a row: so does this.
  const { state } = await engine.status();
  if (state === 'paused')
    return { ...known, seconds: 0, failure: { code: 'paused', detail: '' }, proposed: null };
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const proposed = await propose(proposals, one, operation);
    return { ...known, seconds: seconds(), failure: null, proposed: proposed() };
  } catch (error) {
    return { ...known, seconds: seconds(), failure: failureOf(error), proposed: null };
  }
}

function materialOf({ examination, gender, ...one }: TextCase, operation: Operation): unknown {
  if (operation === 'conclusion') return [one.history, one.subjective, examination, gender];
  if (operation === 'dictation-7' || operation === 'dictation-8') return one.dictated;
  return operation === 'format-7' ? one.history : one.subjective;
}

/** Asks, and gives what is to be computed from the answer: that is no part of its time. */
async function propose(
  proposals: Proposals,
  one: TextCase,
  operation: Operation,
): Promise<() => ProposedText> {
  const { language, history, subjective, dictated, diagnoses } = one;
  const call = { language, diagnoses };
  switch (operation) {
    case 'format-7': {
      const { formatted, fidelity } = await proposals.format(7, history, call);
      return () => readProposal(one, blankHistoryAnnouncement, history, formatted, fidelity.differences);
    }
    case 'format-8': {
      const { formatted, fidelity } = await proposals.format(8, subjective, call);
      return () => readProposal(one, blankSubjectiveHeadings, subjective, formatted, fidelity.differences);
    }
    case 'distribution': {
      const { sections, fidelity } = await proposals.distribute(subjective, call);
      const joined = joinParts(sections);
      return () => readProposal(one, blankSubjectiveHeadings, subjective, joined, fidelity.differences);
    }
    case 'dictation-7':
    case 'dictation-8': {
      const section = operation === 'dictation-7' ? 7 : 8;
      const raw = dictated[section];
      const { enhancedText, fidelity } = await proposals.enhance(section, raw, call);
      const blank = section === 7 ? blankHistoryAnnouncement : blankSubjectiveHeadings;
      return () => readDictation(one, blank, raw, enhancedText, fidelity.differences);
    }
    case 'conclusion': {
      const data = { ...one.examination, historiqueEvolution: history, plaintesproblemes: subjective };
      const request = {
        type: MEDICAL_EVALUATION,
        data,
        language,
        gender: one.gender,
        normals: DEFAULT_NORMALS,
      };
      const { sources, sourceText, unsourced, fidelity } = await proposals.conclude(request, call);
      return () => {
        const { text, ...comparison } = compareConclusion(sources, sourceText, language);
        const result = withMarks(comparison, fidelity.differences, { needless: [] });
        return {
          ...result,
          source: sourceText,
          proposal: text,
          phrases: null,
          unsourced: unsourced.length,
        };
      };
    }
  }
}

/** A proposal for a written text, which is its own reference. */
function readProposal(
  { language, phrases, diagnoses }: TextCase,
  blank: (text: string) => string,
  source: string,
  proposal: string,
  marks: readonly Difference[],
): ProposedText {
  const comparison = compareFacts(blank(source), blank(proposal), language, diagnoses);
  return {
    ...withMarks(comparison, marks, { needless: [] }),
    source,
    proposal,
    phrases: findPhrases(phrases, source, proposal),
    unsourced: 0,
  };
}

/**
 * A proposal for a dictation. Its reference is the dictation as the product's own rules write it, which is held against
 * texts that were read word for word; the marks of the check point into the words as they were spoken.
 */
function readDictation(
  { language, phrases, diagnoses }: TextCase,
  blank: (text: string) => string,
  raw: string,
  proposal: string,
  marks: readonly Difference[],
): ProposedText {
  const spoken = [...raw.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({ text, start: index }));
  const written = writeDictation(
    spoken.map(({ text }) => ({ text })),
    { language },
  );
  const reference = written.text;
  const comparison = compareFacts(blank(reference), blank(proposal), language, diagnoses);
  const toSpoken = (span: Span | null) => spokenSpan(span, written, spoken);
  const inSpoken = (fact: ChangedFact): ChangedFact => ({
    ...fact,
    reach: { ...fact.reach, reference: toSpoken(fact.reach.reference) },
  });
  const needless = checkFidelity(raw, reference, { language, diagnoses }).differences;
  return {
    ...withMarks({ ...comparison, changed: comparison.changed.map(inSpoken) }, marks, { needless }),
    source: raw,
    proposal,
    phrases: findPhrases(phrases, reference, proposal),
    unsourced: 0,
  };
}

/** Where the words were spoken that a written place came from. */
function spokenSpan(
  span: Span | null,
  { tokens }: WrittenText,
  spoken: readonly { readonly text: string; readonly start: number }[],
): Span | null {
  const origins = tokens.flatMap((token) =>
    token.origin !== null && overlap(span, token) ? [token.origin] : [],
  );
  const first = spoken[Math.min(...origins.map(({ from }) => from))];
  const last = spoken[Math.max(...origins.map(({ to }) => to))];
  if (first === undefined || last === undefined) return null;
  return { start: first.start, end: last.start + last.text.length };
}

/**
 * Which changed facts are marked for the physician. A mark that points at none of them is a changed fact that the check
 * alone has found, unless a right proposal gets it too.
 */
export function withMarks(
  { stated, changed }: FactComparison,
  marks: readonly Difference[],
  { needless }: { readonly needless: readonly Difference[] },
): Pick<ProposedText, 'stated' | 'changed' | 'marks' | 'needlessMarks'> {
  const others = marks.filter((mark) => !changed.some((fact) => pointsAt(mark, fact)));
  const isNeedless = ({ kind, fact, source }: Difference) =>
    needless.some((one) => one.kind === kind && one.fact === fact && overlap(one.source, source));
  const all = [...changed, ...others.filter((mark) => !isNeedless(mark)).map(fromCheck)];
  return {
    stated: countStated(stated),
    changed: all.map((fact) =>
      keepFact(
        fact,
        marks.some((mark) => pointsAt(mark, fact)),
      ),
    ),
    marks: marks.length,
    needlessMarks: others.filter(isNeedless).length,
  };
}
