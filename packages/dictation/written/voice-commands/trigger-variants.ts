import type { DictationLanguage, VoiceCommand } from '../../commands/command.ts';
import { PhraseTrie, keysOf } from '@constat/language/text';
import type { PhraseMatch } from '@constat/language/text';
import type { Token } from '../dictation-token.ts';

const VERBS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['inserer', 'insere', 'inserez', 'inseres', 'inserons', 'inseree']),
  en: new Set(['insert', 'inserts']),
};
const ARTICLES: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(["l'", 'le', 'la', 'les', 'un', 'une', 'des', 'mon', 'ma', 'mes']),
  en: new Set(['the', 'a', 'an', 'my']),
};

/** Before the verb these tell what is to be done, to someone: « on doit insérer l’examen physique au dossier ». */
const GOVERNING = new Set([
  'doit',
  'doivent',
  'devrait',
  'faut',
  'faudra',
  'faudrait',
  'peut',
  'pas',
  'not',
  'pour',
  'sans',
  'de',
  "d'",
  'to',
  'should',
  'must',
  'can',
  'could',
  'cannot',
]);

/** Triggers as they are said: other forms of their verb, an article after it, hyphens or none. */
export class Triggers {
  readonly #language: DictationLanguage;
  readonly #exact = new PhraseTrie<VoiceCommand>();
  readonly #afterVerb = new PhraseTrie<VoiceCommand>();

  constructor(commands: readonly VoiceCommand[], language: DictationLanguage) {
    this.#language = language;
    for (const command of commands) {
      const keys = keysOf(command.trigger, language);
      if (keys.length === 0) continue;
      this.#add(keys, command);
      if (keys.some((key) => key.includes('-'))) {
        this.#add(
          keys.flatMap((key) => key.split('-').filter((part) => part !== '')),
          command,
        );
      }
    }
  }

  /** The longest trigger said at `at`. */
  longest(tokens: readonly Token[], at: number): PhraseMatch<VoiceCommand> | null {
    const exact = this.#exact.longest(tokens, at);
    if (!VERBS[this.#language].has(tokens[at]?.key ?? '')) return exact;
    if (tokens[at - 1]?.kind === 'word' && GOVERNING.has(tokens[at - 1]?.key ?? '')) return null;
    const article = ARTICLES[this.#language].has(tokens[at + 1]?.key ?? '') ? 1 : 0;
    const noun = this.#afterVerb.longest(tokens, at + 1 + article);
    if (noun === null) return exact;
    const varied = { value: noun.value, length: noun.length + 1 + article };
    return exact !== null && exact.length >= varied.length ? exact : varied;
  }

  #add(keys: readonly string[], command: VoiceCommand): void {
    this.#exact.add(keys, command);
    const [verb = '', ...rest] = keys;
    if (!VERBS[this.#language].has(verb)) return;
    const noun = ARTICLES[this.#language].has(rest[0] ?? '') ? rest.slice(1) : rest;
    if (noun.length > 0) this.#afterVerb.add(noun, command);
  }
}
