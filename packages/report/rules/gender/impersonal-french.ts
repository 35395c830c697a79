/** Whether « il » stands for anybody. */
import { COUNTS, entryOf } from './lexicon-french.ts';
import { isBeing, isHaving } from './linking-verbs.ts';
import { wordAt } from './discourse-french.ts';
import {
  INFINITIVE,
  fallsToSomebody,
  hasContent,
  isInfinitiveAt,
  isLikewise,
  isTime,
  opensIndefinite,
  opensThat,
  skipAdverbs,
} from './impersonal-phrases.ts';
import type { Token } from './gender-tokens.ts';
import { CLITICS, IMPERSONAL_VERBS, IMPERSONAL_WORDS, PERSON_VERBS, isAdverb } from './verbs-french.ts';

const SEEMING = /^(?:sembl|paraî|parai|apparaî|apparai|demeur|rest|devient|devenait|avèr)/u;
/** « il peut persister une raideur »: the infinitive says whether anybody is meant. */
const MODAL =
  /^(?:peut|pouvait|pourra|pourrait|doit|devait|devra|devrait|va|allait|semble|semblait|paraît|risque|vient)$/u;
/** Things do these; after « il » with a noun behind them, that noun is what does it. */
const OCCURRING =
  /^(?:rest|demeur|vient$|viendra|persist|subsist|surv(?:ient|en)|appara|résult|découl|ensui|produi|dével|manqu|arriv|advien|ressort|dégag|ajout|écoul|greff)/u;
/** A person does none of these. */
const ONLY_THINGS =
  /^(?:exist|persist|subsist|résult|découl|surv(?:ien|en)|advien|ressort|fau(?:t|d)|fall|import|convien|ensui|incomb|suffi)/u;
const TO_PERSON = new Set(['lui', 'leur', "m'", 'me', 'nous', 'vous']);
/** « il est capable de conduire »: said of people although no gender shows. */
const PERSONAL_DE =
  /^(?:in)?capable$|^(?:susceptible|libre|responsable|d'avis|apte|désireux|soucieux|ravi|fier|tenu|forcé|limité|empêché|convaincu|persuadé|déçu|surpris|avisé|accusé|soupçonné|dispensé|menacé|chargé|exempté|privé|interdit|retenu|heureux|content|fatigué|pressé|coupable|digne|loin|près|conscient|gêné|embarrassé|soulagé|étonné|inquiet|incommodé)$/u;
/** Said of people and of facts alike: « il est certain que ». */
const EITHER = /^(?:certain|sûr|juste|heureux|malheureux)$/u;

/** What « il » before that place is: the start of « il faut » and its like, a person or thing, or not to be told. */
export type IlReading = 'impersonal' | 'somebody' | 'unclear';

/** Said of people as well, so that what is noted, planned, asked has to follow: « il est admis que ». */
const PERSONAL_TOO =
  /^(?:admis|entendu|observé|établi|demandé|proposé|prévu|permis|interdit|suggéré|indiqué|écrit|décidé|constaté)$/u;
/** « il manque deux degrés », not « il manque deux séances ». */
const MEASURES = /^(?:degrés?|centimètres?|millimètres?|cm|mm|kg|livres?)$/u;

/** « y a-t-il une raideur? », « reste-t-il de la douleur? » */
function readInverted(tokens: readonly Token[], index: number): IlReading {
  const at = wordAt(tokens, index - 2) === 't' ? index - 3 : index - 2;
  const verb = wordAt(tokens, at);
  if (isHaving(verb) && wordAt(tokens, at - 1) === 'y') return 'impersonal';
  const isThere = IMPERSONAL_VERBS.has(verb) || ONLY_THINGS.test(verb);
  return isThere || (OCCURRING.test(verb) && opensIndefinite(tokens, skipAdverbs(tokens, index)))
    ? 'impersonal'
    : 'somebody';
}

/** Reads the clause whose « il » stands just before `index`. */
export function readIl(tokens: readonly Token[], index: number): IlReading {
  if (tokens[index - 1]?.isHyphenated === true) return readInverted(tokens, index);
  const clitics = new Set<string>();
  let at = index;
  for (; CLITICS.has(wordAt(tokens, at)) || TO_PERSON.has(wordAt(tokens, at)); at += 1)
    clitics.add(wordAt(tokens, at));
  const verb = wordAt(tokens, at);
  const next = skipAdverbs(tokens, at + 1);
  const isToPerson = [...clitics].some((word) => TO_PERSON.has(word));
  if (clitics.has('y') && isHaving(verb)) return 'impersonal';
  if (IMPERSONAL_VERBS.has(verb) && verb !== 'manque') return 'impersonal';
  if (clitics.has("s'") && /^agi(?:t|ssait|ra|rait|sse)$/u.test(verb)) return 'impersonal';
  if (ONLY_THINGS.test(verb) || /^va(?:it|ut)$/u.test(verb)) return 'impersonal';
  if (
    /^(?:revient|appartient|revenait|appartenait|reviendra|appartiendra|arrive|arrivait)$/u.test(verb) &&
    fallsToSomebody(tokens, next)
  )
    return 'impersonal';
  if (/^(?:va|allait)$/u.test(verb) && /^(?:soi|dire)$/u.test(wordAt(tokens, at + 2))) return 'impersonal';
  const isReflexive = clitics.has('se') || clitics.has("s'");
  // « comme il se doit », « quoi qu’il en soit »
  if (isReflexive && verb === 'doit' && !/^d(?:e|')$/u.test(wordAt(tokens, next))) return 'impersonal';
  if (clitics.has('en') && verb === 'soit' && tokens[next]?.kind !== 'word') return 'impersonal';
  if (
    isReflexive &&
    /^(?:peut|pouvait|pourrait|trouv|fai|avèr|confirm)/u.test(verb) &&
    opensThat(tokens, next)
  )
    return 'impersonal';
  if (clitics.has('en') && /^(?:va|est|allait|était|sera)$/u.test(verb) && isLikewise(tokens, at + 1))
    return 'impersonal';
  if (isBeing(verb) && isTime(tokens, at + 1)) return 'impersonal';
  // « il ne sert à rien de »
  if (/^ser(?:t|vait|virait)$/u.test(verb) && wordAt(tokens, at + 2) === 'rien') return 'impersonal';
  if (isToPerson && /^(?:tard|plaî|plai|déplaî|coût|pès|répugn)/u.test(verb)) return 'impersonal';
  // « il s’observe une atrophie », « il se casse une dent »: the verb alone does not tell them apart.
  const isKnown = PERSON_VERBS.has(verb) || isBeing(verb) || OCCURRING.test(verb);
  if (isReflexive && !isKnown && opensIndefinite(tokens, next)) return 'unclear';
  if (MODAL.test(verb) && isInfinitiveClause(tokens, next)) return 'impersonal';
  if (
    /^f(?:ai(?:t|sait)|era(?:it)?)$/u.test(verb) &&
    /^(?:aucun|pas|guère|froid|chaud|noir|sombre|bon)$/u.test(wordAt(tokens, at + 1))
  )
    return 'impersonal';
  // « il s’est avéré que », « il s’est révélé impossible de », « il s’est écoulé deux ans »
  const isTurned =
    clitics.has("s'") && isBeing(verb) && /^(?:avéré|révélé|écoulé)$/u.test(wordAt(tokens, next));
  if (isTurned && (wordAt(tokens, next) === 'écoulé' || opensThat(tokens, next + 1))) return 'impersonal';
  if (isTurned && readBeing(tokens, next + 1, false) === 'impersonal') return 'impersonal';
  // « il s’est dit que », « il s’est étiré un muscle »: who does it to himself is somebody.
  const isToSelf = clitics.has("s'") && isBeing(verb) && !OCCURRING.test(wordAt(tokens, next));
  if (isToSelf) return 'somebody';
  if (isBeing(verb) || (isHaving(verb) && wordAt(tokens, next) === 'été')) {
    return readBeing(
      tokens,
      wordAt(tokens, next) === 'été' ? skipAdverbs(tokens, next + 1) : next,
      isToPerson,
    );
  }
  if (isHaving(verb)) {
    const participle = wordAt(tokens, next);
    return /^(?:fallu|suffi|résulté|existé|persisté|subsisté|découlé)$/u.test(participle)
      ? 'impersonal'
      : 'somebody';
  }
  if (OCCURRING.test(verb) || SEEMING.test(verb))
    return readOccurring(tokens, next, { verb, isToPerson, clitics });
  return 'somebody';
}

/** « il pourrait y avoir », « il peut persister une raideur », « il doit s’agir de ». */
function isInfinitiveClause(tokens: readonly Token[], index: number): boolean {
  let at = index;
  let isThere = false;
  for (
    ;
    CLITICS.has(wordAt(tokens, at)) || isAdverb(wordAt(tokens, at)) || /^d(?:e|')$/u.test(wordAt(tokens, at));
    at += 1
  ) {
    isThere ||= wordAt(tokens, at) === 'y';
  }
  const verb = wordAt(tokens, at);
  if (isThere && verb === 'avoir') return true;
  if (wordAt(tokens, at - 1) === "s'" && verb === 'agir') return true;
  if (!INFINITIVE.test(verb)) return false;
  if (ONLY_THINGS.test(verb)) return true;
  const after = skipAdverbs(tokens, at + 1);
  if (/^(?:être|avérer|révéler)$/u.test(verb)) return readBeing(tokens, after, false) === 'impersonal';
  return OCCURRING.test(verb) && opensIndefinite(tokens, after);
}

/** « il est possible de », « il est noté que », « il a été prescrit une orthèse », « il est à noter ». */
function readBeing(tokens: readonly Token[], index: number, isToPerson: boolean): IlReading {
  const word = wordAt(tokens, index);
  if (PERSONAL_TOO.test(word)) return hasContent(tokens, index + 1) ? 'impersonal' : 'somebody';
  if (IMPERSONAL_WORDS.has(word) || word === 'fait') return 'impersonal';
  if (word === 'à') return INFINITIVE.test(wordAt(tokens, index + 1)) ? 'impersonal' : 'somebody';
  if (tokens[index]?.kind === 'number')
    return /^h(?:eures?)?$/u.test(wordAt(tokens, index + 1)) ? 'impersonal' : 'somebody';
  const entry = entryOf(word);
  const isPersonal = entry?.kind === 'human' || PERSONAL_DE.test(word);
  const after = skipAdverbs(tokens, index + 1);
  if (opensThat(tokens, after)) {
    if (word === 'arrivé') return 'impersonal';
    if (EITHER.test(word)) return 'unclear';
    return isPersonal || word === '' || word.startsWith('tel') ? 'somebody' : 'impersonal';
  }
  if (/^d(?:e|')$/u.test(wordAt(tokens, after)) && isInfinitiveAt(tokens, after + 1)) {
    if (isToPerson) return 'impersonal';
    if (isPersonal || EITHER.test(word)) return 'somebody';
    return /[éiu]$/u.test(word) ? 'unclear' : 'impersonal';
  }
  const isParticiple = /(?:[éiu]|is|it|ert|eint|aint)$/u.test(word);
  // « satisfait des traitements »: of them, not some of them.
  const isOf = /^d(?:u|es|e)$/u.test(wordAt(tokens, after)) && (isPersonal || entry !== undefined);
  return isParticiple && !isOf && opensIndefinite(tokens, after) ? 'impersonal' : 'somebody';
}

/** « il reste une raideur », « il semble que », « il m’apparaît raisonnable », « il en résulte ». */
function readOccurring(
  tokens: readonly Token[],
  next: number,
  {
    verb,
    isToPerson,
    clitics,
  }: { readonly verb: string; readonly isToPerson: boolean; readonly clitics: ReadonlySet<string> },
): IlReading {
  if (isToPerson || opensThat(tokens, next)) return 'impersonal';
  const isStative = /^(?:rest|demeur)/u.test(verb);
  if (SEEMING.test(verb) && !isStative) {
    const being = readBeing(tokens, next, isToPerson);
    if (being !== 'somebody') return being;
  }
  if (isStative && IMPERSONAL_WORDS.has(wordAt(tokens, next)) && hasContent(tokens, next + 1))
    return 'impersonal';
  // « il arrive à marcher », « il arrive de l’urgence »
  if (verb.startsWith('arriv') && /^(?:à|de|d')$/u.test(wordAt(tokens, next))) return 'somebody';
  if (opensIndefinite(tokens, next)) return 'impersonal';
  if (wordAt(tokens, next) === 'à' && INFINITIVE.test(wordAt(tokens, next + 1))) return 'impersonal';
  if (clitics.has('en') && OCCURRING.test(verb)) return 'impersonal';
  const isNumber =
    tokens[next]?.kind === 'number' ||
    (COUNTS.includes(wordAt(tokens, next)) && MEASURES.test(wordAt(tokens, next + 1)));
  if (isNumber && /^(?:minute|heure|jour|semaine|mois|an)/u.test(wordAt(tokens, next + 1))) return 'somebody';
  if (verb === 'manque' && /^d(?:e|')$/u.test(wordAt(tokens, next))) return 'somebody';
  return isNumber ? 'impersonal' : 'somebody';
}
