import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Readers of single settings; each answers null for an absent one and throws StartError for a wrong one. */
export function setting(env: Environment) {
  const text = (name: string): string | null => {
    const value = env[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  return {
    text,

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
