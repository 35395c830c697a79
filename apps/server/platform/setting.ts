import { readFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of the name's own prefix that are no settings of the server: those of its development, and container links. */
const NOT_SETTINGS =
  /^CONSTAT_(?:BROWSER|DEV_SERVER|PROPERTY_SEED|REQUIRE_KEYCHAIN|REQUIRE_POSTGRES|(?:\w+_)?SERVICE_(?:HOST|PORT)\w*|(?:\w+_)?PORT(?:_\d+_\w+)?)$/u;

/** Readers of single settings; each answers null for an absent one and throws StartError for a wrong one. */
export function setting(env: Environment) {
  const known = new Set<string>();
  const text = (name: string): string | null => {
    known.add(name);
    const value = env[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  return {
    text,

    /** A setting that may lie in a file named by `NAME_FILE` instead, as containers hand secrets over. */
    secret(name: string): string | null {
      const value = text(name);
      const fileSetting = `${name}_FILE`;
      const file = text(fileSetting);
      if (file === null) return value;
      if (value !== null) {
        throw new StartError(fileSetting, {
          fr: `ne va pas avec ${name} : gardez l’un des deux.`,
          en: `does not go with ${name}: keep one of the two.`,
        });
      }
      try {
        const content = readFileSync(file, 'utf8').trim();
        if (content !== '') return content;
      } catch (error) {
        throw new StartError(
          fileSetting,
          { fr: 'le fichier ne peut être lu.', en: 'the file cannot be read.' },
          error,
        );
      }
      throw new StartError(fileSetting, { fr: 'le fichier est vide.', en: 'the file is empty.' });
    },

    /** Refuses a setting that none of the readers has asked for: a misspelt one would be ignored without a word. */
    refuseUnknown(): void {
      const isUnknown = (name: string): boolean =>
        name.startsWith('CONSTAT_') && !known.has(name) && !NOT_SETTINGS.test(name);
      const name = Object.keys(env).find(isUnknown);
      if (name === undefined) return;
      throw new StartError(name, {
        fr: 'ce réglage n’existe pas; README.md donne la liste.',
        en: 'there is no such setting; README.md lists them.',
      });
    },

    integer(name: string, range: { readonly minimum: number; readonly maximum: number }): number | null {
      const value = text(name);
      if (value === null) return null;
      const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
      if (number >= range.minimum && number <= range.maximum) return number;
      throw new StartError(name, {
        fr: `un entier de ${range.minimum} à ${range.maximum} est attendu.`,
        en: `an integer from ${range.minimum} to ${range.maximum} is expected.`,
      });
    },

    choice<const Value extends string>(name: string, values: readonly Value[]): Value | null {
      const value = text(name);
      if (value === null) return null;
      const found = values.find((candidate) => candidate === value);
      if (found !== undefined) return found;
      throw new StartError(name, {
        fr: `une de ces valeurs est attendue : ${values.join(', ')}.`,
        en: `one of these values is expected: ${values.join(', ')}.`,
      });
    },

    url(name: string, protocols: readonly string[]): URL | null {
      const value = text(name);
      if (value === null) return null;
      const url = URL.canParse(value) ? new URL(value) : null;
      if (url !== null && protocols.includes(url.protocol) && url.hostname !== '') return url;
      const shown = protocols.map((protocol) => `${protocol}//…`).join(', ');
      throw new StartError(name, {
        fr: `une adresse ${shown} est attendue.`,
        en: `an address ${shown} is expected.`,
      });
    },
  };
}
