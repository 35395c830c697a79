/** A name for each point of a review that stays while its passages stay: a reason given for it is kept under that name. */
import type { ReviewPoint } from './review-point.ts';
import { plainText } from '../local/conclusion/plain-text.ts';
import { wordsOf } from './quotes.ts';
import type { QuotedPlace } from './quotes.ts';

/** The names of the points of a review; two that say the same of the same words are numbered. */
export function issueIds(issues: readonly ReviewPoint[]): readonly string[] {
  const counts = new Map<string, number>();
  return issues.map((issue) => {
    const id = issueId(issue);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}:${count}`;
  });
}

/**
 * The kind, the fields and a digest of the passages, which are compared without case, accents, blanks and typography, but
 * with the marks of numbers. A few words are compared with their statement; what stands beside it does not count. The name
 * is of this report alone, and holds none of its words.
 */
export function issueId(issue: ReviewPoint): string {
  const { fields, passages } = contentOf(issue);
  return [issue.kind, ...fields, digest([...fields, ...passages.map(normalised)].join('\n'))].join(':');
}

interface Content {
  readonly fields: readonly string[];
  readonly passages: readonly string[];
}

function contentOf(issue: ReviewPoint): Content {
  switch (issue.kind) {
    case 'not-printed':
      return { fields: [issue.reason, issue.field], passages: [issue.value] };
    case 'unconfirmed':
      return { fields: [issue.table ?? issue.fields[0] ?? ''], passages: issue.fields };
    case 'contradiction':
      return {
        fields: [issue.contradiction, ...issue.places.map(({ field }) => field)],
        passages: issue.places.flatMap(passagesOf),
      };
    case 'mandate':
      return {
        fields: [issue.flag, issue.reason],
        passages: issue.places.flatMap(passagesOf),
      };
    case 'open-blanks':
      return { fields: [issue.field], passages: issue.blanks };
    case 'other-gender':
      return { fields: [issue.field], passages: issue.words };
    case 'glyphs-missing':
      return { fields: [issue.field ?? 'profile'], passages: issue.characters };
    case 'mandate-empty':
    case 'title-missing':
      return { fields: [], passages: [] };
  }
}

function passagesOf(place: QuotedPlace): readonly string[] {
  return place.statement === undefined ? [wordsOf(place)] : [wordsOf(place), place.statement];
}

function normalised(passage: string): string {
  return plainText(passage)
    .replaceAll(/[-–−]\s*(?=\d)/gu, '−')
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)|[\s\u2000-\u206F«»"“”';:…-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** 64 bits of FNV-1a in two halves, as hexadecimal digits: names are told apart, nothing is kept secret by it. */
function digest(text: string): string {
  let one = 0x81_1c_9d_c5;
  let other = 0x01_00_01_93;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01_00_01_93);
    other = Math.imul(other ^ unit ^ (one >>> 15), 0x5b_d1_e9_95);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
