import { findMoves, summariseChanges } from '@constat/assistance/changes';
import { checkFidelity, diffWords, stripHidden } from '@constat/assistance/fidelity';
import {
  conclusionEvidence,
  enhanceHistory,
  formatHistory,
  formatSubjective,
  generateConclusion,
} from '@constat/assistance/local';
import { collectPhrases } from '@constat/assistance/phrase-book';
import { findIssues } from '@constat/assistance/review';
import { findContradictions, traceFacts } from '@constat/assistance/trace';
import { defaultVerbatimCommands, defaultVoiceCommands } from '@constat/dictation/commands';
import { Vocabulary, proposeEntries } from '@constat/dictation/vocabulary';
import { looksDictated, punctuateDictation, writeText } from '@constat/dictation/written';
import type { SpokenWord } from '@constat/dictation/written';
import { isKnownWord } from '@constat/language/lexicon';
import { splitWords } from '@constat/language/text';
import { readFigures } from '@constat/language/values';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION, REPORT_TYPES } from '@constat/report/catalogue';
import { buildDocument } from '@constat/report/document';
import { mergeDrafts } from '@constat/report/merge';
import { withoutHistoryAnnouncement } from '@constat/report/rules';
import { readGender } from '@constat/report/rules/gender';
import { splitSubjective } from '@constat/report/rules/subjective';
import { buildContent } from '../../packages/report/merge/merge.test-data.ts';

type Language = 'fr' | 'en';

/** The work of a rule on a text, once what it is given besides has been made. */
export type Rule = (text: string, language: Language) => () => unknown;

const CREATED = '2025-01-01T00:00:00.000Z';
const PROFILE = {
  displayName: 'Alix Tremblay',
  licenceNumber: '',
  address: '',
  phone: '',
  email: '',
  normals: DEFAULT_NORMALS,
};
const ENTRIES = ['Bouchard-Lavoie', 'Xarelto', 'Saint-Hyacinthe', 'Prégabaline', 'Ménard'].map((term) => ({
  term,
  kind: 'name' as const,
  heard: [],
}));

function commands(language: Language) {
  return {
    language,
    voiceCommands: defaultVoiceCommands(language, CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
  };
}

function spoken(text: string): readonly SpokenWord[] {
  return text
    .trim()
    .split(/\s+/u)
    .map((word) => ({ text: word, confidence: 0.4 }));
}

/** The text with another word here and there, and its lines in another order. */
function reworded(text: string): string {
  const lines = text.replaceAll(/droit(?=[^]{0,3}$|\W+\p{Lu})/gu, 'gauche').split('\n');
  return lines.length > 1 ? lines.toReversed().join('\n') : text.replaceAll('. ', '.\n');
}

function reportOf(text: string) {
  return {
    historiqueEvolution: text,
    plaintesproblemes: text,
    atrophieMusculaire: text,
    mandatSoins: true,
    mandatConsolidation: true,
  };
}

/** Every rule of the packages that reads a whole text. */
export const RULES: Readonly<Record<string, Rule>> = {
  'figures read': (text, language) => () => readFigures(splitWords(text, language), language),
  'dictation to written text': (text, language) => {
    const options = commands(language);
    return () => writeText(text, options);
  },
  'spoken punctuation': (text, language) => {
    const words = spoken(text);
    return () => punctuateDictation(words, { language });
  },
  'transcript detection': (text, language) => () => looksDictated(text, language),
  'vocabulary proposals': (text, language) => {
    const words = spoken(text);
    const written = writeText(text, { language });
    const vocabulary = new Vocabulary(ENTRIES, language);
    const isKnown = (form: string) => isKnownWord(form, language);
    return () => proposeEntries(written, words, vocabulary, { language, isKnown });
  },
  gender: (text, language) => () => readGender(text, 'female', language),
  'section split': (text) => () => splitSubjective(text),
  'announcement of the history': (text) => () => withoutHistoryAnnouncement(text),
  'formatting of section 7': (text, language) => () => formatHistory(text, { language }),
  'formatting of section 8': (text, language) => () => formatSubjective(text, { language }),
  'dictated section 7': (text, language) => () => enhanceHistory(text, { language }),
  'what formatting changed': (text) => {
    const other = reworded(text);
    return () => [findMoves(text, other), summariseChanges(text, other)];
  },
  conclusion: (text, language) => () =>
    generateConclusion({
      type: MEDICAL_EVALUATION,
      data: reportOf(text),
      language,
      normals: DEFAULT_NORMALS,
    }),
  'evidence of a conclusion': (text, language) => () =>
    conclusionEvidence({
      type: MEDICAL_EVALUATION,
      data: reportOf(text),
      language,
      normals: DEFAULT_NORMALS,
    }),
  fidelity: (text, language) => {
    const other = reworded(text);
    return () => checkFidelity(stripHidden(text), other, { language });
  },
  'word by word': (text) => {
    const other = reworded(text);
    return () => diffWords(text, other);
  },
  trace: (text, language) => {
    const words = spoken(text);
    const written = writeText(words.map((word) => word.text).join(' '), { language });
    const printed = [{ field: 'historiqueEvolution', text: written.text }];
    return () => traceFacts([{ id: 'one', section: 'section7', words, written }], printed, language);
  },
  contradictions: (text, language) => () =>
    findContradictions([{ field: 'historiqueEvolution', text }], language),
  'review of a report': (text, language) => () =>
    findIssues({ type: MEDICAL_EVALUATION, formData: reportOf(text) }, language, undefined),
  'phrases kept': (text, language) => () =>
    collectPhrases({ conclusionLimitationsFonctionnelles: text }, language, (word) =>
      isKnownWord(word, language),
    ),
  'merge of two drafts': (text) => {
    const [base, mine, theirs] = ['', ' un', ' deux'].map((end) =>
      buildContent({ historiqueEvolution: text + end }),
    ) as [ReturnType<typeof buildContent>, ReturnType<typeof buildContent>, ReturnType<typeof buildContent>];
    return () => mergeDrafts(REPORT_TYPES, base, mine, theirs);
  },
  'printed document': (text, language) => () =>
    buildDocument({ type: MEDICAL_EVALUATION, formData: reportOf(text) }, language, PROFILE),
};
