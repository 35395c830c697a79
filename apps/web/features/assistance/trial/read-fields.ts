import { REPORT_TYPES } from '@constat/report/catalogue';

/** What a text of « field: value » lines says, and the names in it that no field of the report bears. */
export interface ReadFields {
  readonly formData: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
}

/** Reads one field per line, `name: value`; a line without a known name goes on with the field before it. */
export function readFields(text: string): ReadFields {
  const formData: Record<string, string> = {};
  const unknown: string[] = [];
  let last: string | null = null;
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? '' : line.slice(0, colon).trim();
    if (REPORT_TYPES.field(name) !== undefined) {
      formData[name] = line.slice(colon + 1).trim();
      last = name;
    } else if (last !== null && line.trim() !== '') {
      formData[last] = `${formData[last] ?? ''}\n${line.trim()}`;
    } else if (line.trim() !== '') {
      unknown.push(name === '' ? line.trim() : name);
    }
  }
  return { formData, unknown };
}
