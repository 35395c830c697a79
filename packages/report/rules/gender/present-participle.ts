/** Present participles, which never agree, beside the adjectives that are written like them. */
import { hasObject } from './finite-verb.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { isLinking, isReflexiveLinking } from './linking-verbs.ts';
import { opensSentence } from './stressed-pronoun.ts';
import { isPreposition } from './subject-phrase.ts';
import { isAdverb } from './verbs-french.ts';
import { readWord } from './word-readings.ts';

/** Adjectives that say what they are of: « dépendante de sa sœur », « hésitante à la marche ». */
const WITH_COMPLEMENT = /^(?:dépend|trembl|confi|hésit|méfi)ant$/u;
/** Nouns besides, of whom no report tells: « descendant de l’échelle ». */
const MOVING = /^(?:descend|reven|march|mont|pass|habit)ant$/u;

/**
 * « portant une charge », « pesant 80 kg », « souffrant de lombalgie », « dormant peu »: a form in -ant with what it is
 * done to, or how, is the verb and never agrees, unless it is said of the subject: « est dépendante de sa sœur ».
 */
export function isPresentParticiple(view: FrenchDiscourse, index: number): boolean {
  const word = wordAt(view.tokens, index);
  const { isGerund, noun } = readWord(word);
  const isTitle = noun !== undefined && !MOVING.test(word);
  if (!isGerund || WITH_COMPLEMENT.test(word)) return false;
  const before = wordAt(view.tokens, index - 1);
  // An adverb stands before the adjective, « bien portante », and after the verb.
  if (isAdverb(before) || isLinking(before) || isReflexiveLinking(before)) return false;
  const next = wordAt(view.tokens, index + 1);
  // « assistant de production »
  if (/^(?:de|d'|du)$/u.test(next)) return !isTitle;
  const isObject = hasObject(view, index + 1) || view.tokens[index + 1]?.kind === 'number';
  if (isObject || isAdverb(next) || /^seule?$/u.test(next)) return true;
  return !isTitle && isPreposition(next) && (MOVING.test(word) || opensSentence(view, index));
}
