import type { Content } from '../facts/find-contents.ts';
import type { TextContents } from '../facts/read-facts.ts';
import { REFUSED } from './find-drug-allergy-changes.ts';
import type { Finding } from './finding.ts';

/** Between « allergique » and what it is to, and between two of them; « a » without its accent is a verb. */
const LINKS = /^(?:à|au|aux|le|la|les|l|de|du|des|d|et|ou|ni|to|the|and|or|nor|,|:)$/iu;
const JOINS = /^(?:and|or)$/u;

/**
 * What somebody is allergic to in one text, and in the other only something that is there: « allergique aux chats, a un
 * chien » and « allergique aux chiens, a un chat ».
 */
export function findAllergenChanges(source: TextContents, proposal: TextContents): readonly Finding[] {
  const [before, after] = [allergensOf(source), allergensOf(proposal)];
  if (before.length === 0 || after.length === 0) return [];
  const known = new Set(after.flatMap(({ keys }) => keys));
  const there = new Map<number, Content>();
  for (const its of proposal.contents) for (const key of its.keys) if (!there.has(key)) there.set(key, its);
  return before.flatMap((one): readonly Finding[] => {
    // Drugs may be taken besides.
    if (one.kind === 'drug' || one.keys.some((key) => known.has(key))) return [];
    const other = firstOf(one.keys.flatMap((key) => there.get(key) ?? []));
    return other === undefined ? [] : [{ fact: one.kind, source: one, proposal: other }];
  });
}

function firstOf(contents: readonly Content[]): Content | undefined {
  return contents.toSorted((one, other) => one.first - other.first)[0];
}

/** All that « allergique à » or "allergy" is said of. */
function allergensOf(text: TextContents): readonly Content[] {
  const { tokens, contents } = text;
  return contents.flatMap((content, at): readonly Content[] => {
    if (!isAllergy(text, content)) return [];
    const isLinked = (from: number, to: number): boolean =>
      tokens.slice(from, to).every((token) => LINKS.test(token.text));
    const found: Content[] = [];
    let last = content.last;
    for (let place = at + 1; place < contents.length; place += 1) {
      const next = contents[place];
      if (next === undefined || isAllergy(text, next)) break;
      if (!next.isRequired) continue;
      if (text.sentence[next.first] !== text.sentence[content.first] || !isLinked(last + 1, next.first))
        break;
      found.push(next);
      last = next.last;
    }
    return [...found, ...namedBefore(text, at)];
  });
}

/** "latex and nut allergy" */
function namedBefore(text: TextContents, at: number): readonly Content[] {
  const { tokens, contents, language } = text;
  if (language === 'fr') return [];
  const found: Content[] = [];
  let next = contents[at]?.first ?? 0;
  for (let place = at - 1; place >= 0; place -= 1) {
    const content = contents[place];
    if (content === undefined || isAllergy(text, content)) break;
    if (!content.isRequired) continue;
    const isLinked = tokens.slice(content.last + 1, next).every(({ key }) => JOINS.test(key));
    if (!isLinked) break;
    found.push(content);
    next = content.first;
  }
  return found;
}

function isAllergy({ tokens }: TextContents, { first }: Content): boolean {
  return REFUSED.test(tokens[first]?.key ?? '');
}
