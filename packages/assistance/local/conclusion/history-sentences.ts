import { isTellingApart, namesEarlier } from './history.ts';
import type { History, ReadSentence } from './history.ts';
import { historyLines } from './history-lines.ts';
import { inlineText } from './inline-text.ts';
import { midSentence } from './mid-sentence.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import { historyName, say, workerWord } from './conclusion-words.ts';

/** « Aucun » in one word, of whatever was asked. */
const NONE = /^(?:aucune?s?|n[ée]ant|nil|rien|non|none|no|n\/a)\.?$/iu;

/** Sections 5 to 8: what is in the history beyond « none », the medication, the course, the worker's own account. */
export function historySentences(
  sources: readonly PlacedSource[],
  request: ConclusionRequest,
  history: History,
): readonly SourcedSentence[] {
  // The medication is told after the course.
  const isMedication = ({ section }: PlacedSource): boolean => section === 'section6';
  const history7 = sources.filter(({ section }) => section === 'section5' || section === 'section7');
  const others = sources.filter((source) => !history7.includes(source) && !isMedication(source));
  return [...history7, ...sources.filter(isMedication), ...others].flatMap((source) => {
    if (source.section === 'section5') return antecedent(source, request);
    if (source.section === 'section6')
      return sentence(
        source,
        say('medication', request.language, { text: inlineText(source.value, request.language) }),
      );
    if (source.section === 'section7') return course(source, request, history);
    if (source.section === 'section8') return account(source, request);
    return [];
  });
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

/** What is of another event first, each passage apart; then the course of the event in the physician's words. */
function course(
  source: PlacedSource,
  request: ConclusionRequest,
  history: History,
): readonly SourcedSentence[] {
  const apart = (['earlier', 'condition', 'other'] as const).flatMap((scope) =>
    historyLines(history, (told) => told.scope === scope && isTellingApart(told, request), request).map(
      (text) => say(scope, request.language, { text: midSentence(text, request.language) }),
    ),
  );
  return [...apart, ...historyLines(history, isOfCourse, request)].flatMap((text) => sentence(source, text));
}

function isOfCourse({ plain, scope, topics, consolidation, isEvent, finding }: ReadSentence): boolean {
  if (scope !== 'own' || consolidation === 'today' || consolidation === 'foreign') return false;
  const isNamedOnly =
    topics.operation !== 'done' &&
    topics.injection !== 'done' &&
    (topics.operation === 'named' || topics.injection === 'named');
  if (isEvent || consolidation === 'own' || consolidation === 'denied' || finding !== null) return true;
  // An act that is planned, refused or not done belongs to the care.
  if (isNamedOnly && !topics.isDiagnosis && !topics.isWork) return false;
  return (
    topics.operation === 'done' ||
    topics.injection === 'done' ||
    topics.imaging === 'done' ||
    topics.isDiagnosis ||
    topics.isEvent ||
    topics.isWork ||
    topics.isRelapse ||
    topics.isComplication ||
    topics.isFinding ||
    namesEarlier(plain)
  );
}

function account(source: PlacedSource, request: ConclusionRequest): readonly SourcedSentence[] {
  const label = source.field.label[request.language];
  const values = { label, worker: workerWord(request), text: inlineText(source.value, request.language) };
  return sentence(source, say('account', request.language, values));
}
