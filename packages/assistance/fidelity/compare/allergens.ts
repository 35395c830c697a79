import type { Content } from '../facts/contents.ts';
import type { TextContents } from '../facts/read-facts.ts';
import { REFUSED } from './allergies.ts';
import type { Finding } from './finding.ts';

/** Between « allergique » and what it is to, and between two of them; « a » without its accent is a verb. */
const LINKS = /^(?:à|au|aux|le|la|les|l|de|du|des|d|et|ou|ni|to|the|and|or|nor|,|:)$/iu;
const JOINS = /^(?:and|or)$/u;

/**
 * What somebody is allergic to in one text, and in the other only something that is there: « allergique aux chats, a un
 * chien » and « allergique aux chiens, a un chat ».
 */
export function compareAllergens(source: TextContents, proposal: TextContents): readonly Finding[] {
  const [before, after] = [allergensOf(source), allergensOf(proposal)];
  if (before.length === 0 || after.length === 0) return [];
  const findings: Finding[] = [];
  for (const one of before) {
    // Drugs may be taken besides.
    if (one.kind === 'drug' || after.some((its) => isAlike(one, its))) continue;
    const other = proposal.contents.find((its) => isAlike(one, its));
    if (other !== undefined) findings.push({ fact: one.kind, source: one, proposal: other });
  }
  return findings;
}

/** All that « allergique à » or "allergy" is said of. */
function allergensOf(text: TextContents): readonly Content[] {
  const { tokens, contents } = text;
  return contents.flatMap((content, at): readonly Content[] => {
    const key = tokens[content.first]?.key ?? '';
    if (!REFUSED.test(key)) return [];
    const isLinked = (from: number, to: number): boolean =>
      tokens.slice(from, to).every((token) => LINKS.test(token.text));
    const found: Content[] = [];
    let last = content.last;
    for (const next of contents.slice(at + 1)) {
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
function namedBefore({ tokens, contents, language }: TextContents, at: number): readonly Content[] {
  if (language === 'fr') return [];
  const found: Content[] = [];
  let next = contents[at]?.first ?? 0;
  for (const content of contents.slice(0, at).toReversed()) {
    if (!content.isRequired) continue;
    const isLinked = tokens.slice(content.last + 1, next).every(({ key }) => JOINS.test(key));
    if (!isLinked) break;
    found.push(content);
    next = content.first;
  }
  return found;
}

function isAlike(one: Content, other: Content): boolean {
  return one.keys.some((key) => other.keys.includes(key));
}
