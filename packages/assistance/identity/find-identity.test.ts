import { describe, expect, test } from 'vitest';
import { DEVELOPMENT_CASES, ADVERSARIAL_CASES } from './development.test-data.ts';
import { HELD_OUT_CASES, HELD_OUT_2_CASES } from './held-out.test-data.ts';
import { IDENTITIES } from './identities.test-data.ts';
import type { IdentityCase } from './identities.test-data.ts';
import { findIdentity } from './find-identity.ts';

/** What of a text is found and should not be, and the other way round. */
function judge([who, , marked]: IdentityCase) {
  let text = '';
  const inside: boolean[] = [];
  let isInside = false;
  for (const unit of marked.split('')) {
    if (unit === '{' || unit === '}') isInside = unit === '{';
    else {
      text += unit;
      inside.push(isInside);
    }
  }
  const places = findIdentity(text, IDENTITIES[who]);
  const found = inside.map((_, at) => places.some(({ start, end }) => at >= start && at < end));
  const told = (wanted: boolean): string =>
    text
      .split('')
      .map((unit, at) =>
        /[\p{L}\d]/u.test(unit) && inside[at] === wanted && found[at] !== wanted ? unit : ' ',
      )
      .join('')
      .trim()
      .replaceAll(/ +/gu, ' ');
  return { leaked: told(true), changed: told(false) };
}

describe.each([
  ['cases written before the rule', DEVELOPMENT_CASES],
  ['cases written to break it', ADVERSARIAL_CASES],
  ['held-out cases', HELD_OUT_CASES],
  ['the second held-out cases', HELD_OUT_2_CASES],
] as const)('%s', (_name, cases) => {
  test.each(cases.map((one) => [one[2], one] as const))('%s', (_text, one) => {
    expect(judge(one)).toEqual({ leaked: '', changed: '' });
  });
});
