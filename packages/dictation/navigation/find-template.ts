import type { FieldId, Localised, ReportType } from '@constat/report/catalogue';
import { fieldsOfGroup } from '@constat/report/catalogue';
import { namingWords } from './find-places.ts';
import { plainPhrase } from './plain-phrase.ts';

/** A text that can be inserted by its name. */
export interface SpokenTemplate {
  readonly field: FieldId;
  readonly label: Localised;
  readonly text: string;
  /** It takes the place of what stands in the field, instead of following it. */
  readonly replaces: boolean;
}

/** Where a template belongs, as one says it: « inspection des genoux ». */
function wordsAround(field: FieldId, type: ReportType): readonly string[] {
  for (const section of type.sections) {
    for (const group of section.groups) {
      const own = fieldsOfGroup(group).find(({ id }) => id === field);
      if (own === undefined) continue;
      const names = [own.label, section.title, ...(group.title === undefined ? [] : [group.title])];
      return names.flatMap(({ fr, en }) => [...namingWords(fr), ...namingWords(en)]);
    }
  }
  return [];
}

/**
 * The templates that a name can mean: those of that name before those that it describes (« inspection des genoux »), and
 * of each those of the field where the physician is before all others. Without a name, those of that field.
 * @param target the text that is dictated into, if any
 */
export function findTemplates(
  name: string,
  templates: readonly SpokenTemplate[],
  { type, target }: { readonly type: ReportType; readonly target: FieldId | null },
): readonly SpokenTemplate[] {
  const here = templates.filter(({ field }) => field === target);
  const said = plainPhrase(name);
  if (said === '') return here;
  const isNamed = ({ label }: SpokenTemplate): boolean =>
    [label.fr, label.en].some((text) => plainPhrase(text) === said);
  const words = namingWords(name);
  const isDescribed = ({ field, label }: SpokenTemplate): boolean => {
    const known = new Set([...namingWords(label.fr), ...namingWords(label.en), ...wordsAround(field, type)]);
    return words.length > 0 && words.every((word) => known.has(word));
  };
  for (const isMeant of [isNamed, isDescribed]) {
    for (const some of [here, templates]) {
      const found = some.filter(isMeant);
      if (found.length > 0) return found;
    }
  }
  return [];
}
