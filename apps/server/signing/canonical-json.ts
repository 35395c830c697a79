/**
 * JSON in one spelling, after RFC 8785: members in the order of their names' UTF-16 units, no white space, numbers and texts
 * as ECMAScript writes them. Members without a value are left out, as `JSON.stringify` does.
 * @throws TypeError for what JSON cannot hold: a function, a symbol, a bigint, a number that is not finite
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('JSON holds finite numbers alone');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`JSON holds no ${typeof value}`);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    // Not by a locale: `<` compares the units themselves.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
