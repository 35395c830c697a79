import { textOf } from '@constat/report/rules';
import { isListLine } from '../tidy.ts';
import { readConsolidations } from './consolidation.ts';
import { inlineText } from './inline-text.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import { tellsOfOperation } from './operation.ts';
import { passageStart, readTold } from './passage.ts';
import type { PlacedSource } from './sources.ts';
import { historyName, say, workerWord } from './words.ts';

/** Sentences of the history that a conclusion repeats, operations aside: the event, the diagnosis, findings, consolidation. */
const KEY = {
  fr: /événement|accident|diagnostic|infiltration|consolid(?:e|é|ée|ées|ent)(?!\p{L})|hernie|fracture|déchirure|(?:dé)?montre|révèle|confirme/iu,
  en: /event|accident|diagnos|injection|consolidated|herniation|fracture|tear|show(?:s|ed)|reveal|confirm/iu,
} as const;
const CONSOLIDATION =
  /consolid(?:e|é|ée|ées|ent|ated)(?!\p{L})|date de consolidation|date of consolidation/iu;
/** What is said not to be there is no finding that is present. */
const DENIED =
  /(?<!\p{L})(?:pas|aucune?|sans|jamais|nie|no|not|never|without|denies|denied)(?!\p{L})[^,;.]{0,40}$/iu;
const DENIED_AFTER = /^\p{L}*\s+(?:pas|aucune?|no|not)(?!\p{L})/iu;
/** « Aucun » in one word, of whatever was asked. */
const NONE = /^(?:aucune?s?|n[ée]ant|nil|rien|non|none|no|n\/a)\.?$/iu;

/** Sections 5 to 8: what is in the history beyond « none », the medication, the course, the worker's own account. */
export function historySentences(
  sources: readonly PlacedSource[],
  request: ConclusionRequest,
): readonly SourcedSentence[] {
  return sources.flatMap((source) => {
    if (source.section === 'section5') return antecedent(source, request);
    if (source.section === 'section6')
      return sentence(
        source,
        say('medication', request.language, { text: inlineText(source.value, request.language) }),
      );
    if (source.section === 'section7') return course(source, request);
    if (source.section === 'section8') return account(source, request);
    return [];
  });
}

/**
 * The sentences of the history that speak of the consolidation of the injury that is evaluated, each with what it leans
 * on. One of another accident, file or part of the body is none; nor is one of the day of the evaluation.
 */
export function consolidationSentences(request: ConclusionRequest): readonly SourcedSentence[] {
  const text = textOf(request.data, 'historiqueEvolution');
  return keySentences(text, 'consolidation', request).map((told) => ({
    text: told,
    fields: ['historiqueEvolution'],
  }));
}

function sentence({ id }: PlacedSource, text: string): readonly SourcedSentence[] {
  return [{ text, fields: [id] }];
}

function antecedent(source: PlacedSource, request: ConclusionRequest): readonly SourcedSentence[] {
  const { field, stored } = source;
  const { language } = request;
  const { prefill } = field;
  // A confirmed « none reported » is known, and no finding.
  if (prefill?.kind === 'sample' && (stored === prefill.text.fr || stored === prefill.text.en)) return [];
  if (NONE.test(stored.trim())) return [];
  if (field.options === 'habit' && stored !== 'positif') return [];
  const label = historyName(field, language);
  const value = field.options === undefined ? source.value : source.value.toLowerCase();
  return sentence(source, say('labelled', language, { label, text: inlineText(value, language) }));
}

function course(source: PlacedSource, request: ConclusionRequest): readonly SourcedSentence[] {
  return keySentences(source.stored, 'course', request).flatMap((text) => sentence(source, text));
}

function account(source: PlacedSource, request: ConclusionRequest): readonly SourcedSentence[] {
  const label = source.field.label[request.language];
  const values = { label, worker: workerWord(request), text: inlineText(source.value, request.language) };
  return sentence(source, say('account', request.language, values));
}

/**
 * Sentences that tell what is asked for, in the physician's words; one that leans on what comes before it brings that
 * along. In the course, the first dated sentence tells the event, and an operation is never left out: where nobody near
 * names who operated, its sentence is quoted.
 */
function keySentences(
  text: string,
  topic: 'course' | 'consolidation',
  { data, language }: ConclusionRequest,
): readonly string[] {
  const told = readTold(joinLists(text), language);
  const consolidations = readConsolidations(told, {
    accepted: textOf(data, 'diagnosticsCnesst'),
    evaluated: textOf(data, 'dateEvaluation'),
    event: textOf(data, 'originalEventDate'),
    language,
  });
  const wanted = new Map<number, 'told' | 'quoted'>();
  let isEventTold = topic === 'consolidation';
  told.forEach(({ text: whole, own, isDated }, index) => {
    const isOperation = topic === 'course' && tellsOfOperation(whole, language);
    if (consolidations.get(index) === 'foreign' && !isOperation) return;
    if (topic === 'consolidation' && consolidations.get(index) !== 'own') return;
    const isKey = isStated(own, topic === 'course' ? KEY[language] : CONSOLIDATION);
    if (!(isDated && !isEventTold) && !isKey && !isOperation) return;
    const start = passageStart(told, index, language);
    if (start === null && isOperation) wanted.set(index, 'quoted');
    if (start === null) return;
    isEventTold ||= isDated;
    for (let place = start; place <= index; place += 1)
      if (place === index || consolidations.get(place) !== 'foreign') wanted.set(place, 'told');
  });
  return told.flatMap(({ text: whole }, index) => {
    const way = wanted.get(index);
    if (way === undefined) return [];
    return way === 'told'
      ? [inlineText(whole)]
      : [say('operation', language, { text: inlineText(whole).replaceAll(/[«»“”]\s?/gu, '"') })];
  });
}

/** True when the key stands outside quotation marks and is not denied. */
function isStated(own: string, key: RegExp): boolean {
  return [...own.matchAll(new RegExp(key, 'giu'))].some(
    ({ index, 0: found }) =>
      !DENIED.test(own.slice(0, index)) && !DENIED_AFTER.test(own.slice(index + found.length)),
  );
}

/** Lines of prose, each with the list that follows it. */
function joinLists(text: string): readonly string[] {
  const paragraphs: string[][] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = paragraphs.at(-1);
    if (last !== undefined && isListLine(line)) last.push(withoutClosing(line));
    else if (line !== '') paragraphs.push([line]);
  }
  return paragraphs.map(([line = '', ...items]) =>
    items.length === 0 ? line : inlineText([line, ...items].join('\n')).replace(/\.$/u, ''),
  );
}

/** An item without the mark that closes it: another may follow. */
function withoutClosing(item: string): string {
  return item.replace(/[.;,:]$/u, '');
}
