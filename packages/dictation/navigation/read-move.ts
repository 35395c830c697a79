/** What a spoken phrase asks to go to. */
import type { Language } from '@constat/language';
import { readCardinal } from '@constat/language/numbers';
import { splitWords } from '@constat/language/text';
import type { ReportType, Side } from '@constat/report/catalogue';
import { findPlaces, namingWords, sideNamed, soundsLikePlace } from './find-places.ts';
import type { ReportPlace } from './find-places.ts';
import { plainPhrase } from './plain-phrase.ts';

/** A move through the report. */
export type Move =
  /** The side is that of a part of the examination. */
  | { readonly kind: 'place'; readonly place: ReportPlace; readonly side: Side | null }
  /** `blank` is a place to fill in a text, `doubt` one to look at. */
  | { readonly kind: 'step'; readonly unit: StepUnit; readonly by: 1 | -1 }
  /** A move to what is not in the report, or was misheard. */
  | { readonly kind: 'unknown'; readonly name: string };

/** What one steps along. */
export type StepUnit = 'field' | 'blank' | 'doubt' | 'section' | 'region';

interface Grammar {
  /** What a request may begin and end with beside what it asks. */
  readonly courtesy: readonly RegExp[];
  /** Asks to go to what it names. */
  readonly go: RegExp;
  /** The same where what is named must be a part of the report: the words say other things too. */
  readonly mayGo: RegExp;
  readonly units: Readonly<Record<StepUnit, string>>;
  readonly next: string;
  readonly previous: string;
  /** « champ suivant » beside « prochain champ ». */
  readonly isOrderFree: boolean;
}

const TO = '(?:a|au|aux|vers|dans|sur|jusqu a|jusqu au) ';

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  fr: {
    courtesy: [
      /^(?:s il (?:te|vous) plait|bon|ok|alors) /u,
      /^(?:est ce qu on |est ce que (?:tu|vous) )?(?:peux tu|pouvez vous|peut on|pourrais tu|pourriez vous|pourrait on|peux|pouvez|peut) /u,
      /^(?:je (?:veux|voudrais|vais|souhaite)|j aimerais|on|il faut) (?=\S+ )/u,
      / (?:s il (?:te|vous) plait|svp|merci|maintenant)$/u,
    ],
    go: new RegExp(`^(?:va|vas|allez|aller|allons) ${TO}(?<name>.+)$`, 'u'),
    mayGo: new RegExp(
      '^(?:(?:passe|passes|passez|passer|passons|saute|sautez|sauter|retourne|retournez|retourner|retournons|reviens|' +
        'revenez|revenir|revenons|descends|descendez|descendre|monte|montez|monter|remonte|remontez|remonter|rends toi|' +
        'rendez vous|place toi|placez vous|(?:amene|amenez|emmene|emmenez|ramene|ramenez|conduis|mene|menez) moi|(?:s )?en va) ' +
        `${TO}|(?:ouvre|ouvrez|ouvrir|affiche|affichez|afficher|montre moi|montrez moi|donne moi) (?=(?:la|le|les|l) )|les? (?=(?:cou|dos) ))` +
        '(?<name>.+)$',
      'u',
    ),
    units: {
      field: 'champ',
      blank: 'variable|crochet|blanc|espace a remplir',
      doubt: 'doute|passage douteux|mot douteux',
      section: 'section',
      region: 'region',
    },
    next: 'suivant|suivante|prochain|prochaine|d apres',
    previous: 'precedent|precedente|d avant',
    isOrderFree: true,
  },
  en: {
    courtesy: [
      /^(?:please|ok|okay|now) /u,
      /^(?:could|can|would) you (?:please )?/u,
      /^(?:let s|lets|i d like to|i would like to|i want to|i need to) /u,
      / (?:please|now|thanks|thank you)$/u,
    ],
    go: /^(?:go|jump)(?: (?:back|over|down|up|on))* to (?<name>.+)$/u,
    mayGo:
      /^(?:(?:move|skip|switch|return|back|head|scroll|get|proceed|turn)(?: (?:back|over|down|up|on|ahead))* to|(?:take|bring) me(?: back| over)? to|put me (?:in|into|at|on)|open|show me|display|bring up|pull up|go|do|i want) (?<name>.+)$/u,
    units: {
      field: 'field',
      blank: 'variable|blank|placeholder|blank to fill',
      doubt: 'doubt|doubtful passage|doubtful word',
      section: 'section',
      region: 'region',
    },
    next: 'next|following',
    previous: 'previous|last|preceding',
    isOrderFree: false,
  },
};

/** Words of the longest name that is taken for one where nothing else asks to go there. */
const LONGEST_BARE = 6;
/** Words of the longest name of a move to nowhere: what is longer is a sentence that begins like a move. */
const LONGEST_UNKNOWN = 3;

/** Says that a place is meant, whatever its name. */
const KIND_OF_PLACE = /\b(?:sections?|champs?|tableaux?|regions?|fields?|tables?)\b/u;

export interface MoveContext {
  readonly language: Language;
  readonly type: ReportType;
  /** Nothing is being said before it: in the middle of a dictated sentence a name alone is a word of it. */
  readonly isAlone: boolean;
  /** The section or region where the physician is. */
  readonly near?: string;
}

/** What a whole phrase asks to go to; null when it is something else. */
export function readMove(phrase: string, context: MoveContext): Move | null {
  const { language, type, isAlone, near } = context;
  const grammar = GRAMMARS[language];
  const said = withoutCourtesy(plainPhrase(phrase), grammar);
  const whole = readStep(said, grammar) ?? readNumbered(said, context);
  if (whole !== null) return whole;
  const asked = grammar.go.exec(said)?.groups?.['name'];
  const name = asked ?? grammar.mayGo.exec(said)?.groups?.['name'];
  if (name !== undefined) {
    const bare = withoutArticle(name);
    const told = readStep(bare, grammar) ?? readNumbered(bare, context);
    if (told !== null) return told;
    const [found] = findPlaces(name, type, near);
    const isMeant = found !== undefined && (found.fit !== 'part' || (isAlone && asked !== undefined));
    if (isMeant) return moveTo(found.place, name);
    const isShort = namingWords(name).length <= LONGEST_UNKNOWN;
    const isMisheard = KIND_OF_PLACE.test(name) || soundsLikePlace(name, type);
    return isAlone && asked !== undefined && isShort && isMisheard ? { kind: 'unknown', name } : null;
  }
  const words = namingWords(said);
  if (!isAlone || words.length > LONGEST_BARE) return null;
  const [found] = findPlaces(said, type, near);
  // One word of a name that has several is a word like any other.
  const isNamed = found?.fit === 'whole' || (found?.fit === 'member' && words.length > 1);
  return found !== undefined && isNamed ? moveTo(found.place, said) : null;
}

function withoutCourtesy(said: string, { courtesy }: Grammar): string {
  return courtesy.reduce((left, words) => left.replace(words, ''), said);
}

/** The side of a cell is in its name. */
function moveTo(place: ReportPlace, name: string): Move {
  return { kind: 'place', place, side: place.kind === 'field' ? null : sideNamed(name) };
}

const withoutArticle = (name: string): string => name.replace(/^(?:la|le|les|l|the) /u, '');

function readStep(said: string, { units, next, previous, isOrderFree }: Grammar): Move | null {
  for (const [unit, names] of Object.entries(units)) {
    for (const [by, words] of [
      [1, next],
      [-1, previous],
    ] as const) {
      const before = `^(?:${words}) (?:${names})$`;
      const after = `^(?:${names}) (?:${words})$`;
      const pattern = isOrderFree ? `${before}|${after}` : before;
      if (new RegExp(pattern, 'u').test(said)) return { kind: 'step', unit: unit as StepUnit, by };
    }
  }
  return null;
}

/** « section sept », « section B, médecin », « alcool, section cinq » */
function readNumbered(said: string, { language, type }: MoveContext): Move | null {
  const parts = /^(?<before>.*?)(?:^| )(?:la )?section (?<after>.+)$/u.exec(said)?.groups;
  if (parts === undefined) return null;
  const { before = '', after = '' } = parts;
  const words = splitWords(after, language);
  const cardinal = readCardinal(words, 0, language);
  const [first] = words;
  if (first === undefined) return null;
  const length = cardinal?.length ?? 1;
  const number = cardinal === null ? first.key.toUpperCase() : String(cardinal.value);
  const section = type.sections.find((one) => one.number === number);
  if (section === undefined) return null;
  const rest = [before, ...words.slice(length).map(({ key }) => key)].join(' ').trim();
  const own: ReportPlace = { kind: 'section', id: section.id, label: section.title };
  if (namingWords(rest).length === 0) return { kind: 'place', place: own, side: null };
  // What else is named must be of that section.
  const found = findPlaces(rest, type, section.id).find(
    ({ place, fit, within }) => fit !== 'part' && (place.id === section.id || within.has(section.id)),
  );
  return found === undefined ? null : moveTo(found.place, rest);
}
