/** Consonants that engines take for one another share a letter; what stands for nothing is lost too easily to count. */
const CLASSES: Readonly<Record<string, string>> = {
  p: 'P',
  b: 'P',
  f: 'F',
  v: 'F',
  t: 'T',
  d: 'T',
  T: 'T',
  s: 'S',
  z: 'S',
  S: 'S',
  Z: 'S',
  C: 'S',
  J: 'S',
  k: 'K',
  g: 'K',
  l: 'L',
  r: 'R',
  m: 'M',
  n: 'M',
};
const LONGEST = 24;

/**
 * The keys under which sequences that sound alike meet: the classes of the consonants, and the same with one of them
 * left out.
 */
export function phoneticKeysOf(sounds: string): ReadonlySet<string> {
  let skeleton = '';
  for (const sound of sounds) {
    const letter = CLASSES[sound];
    if (letter !== undefined && !skeleton.endsWith(letter)) skeleton += letter;
    if (skeleton.length === LONGEST) break;
  }
  const keys = new Set([skeleton]);
  if (skeleton.length > 1)
    for (let at = 0; at < skeleton.length; at += 1) keys.add(skeleton.slice(0, at) + skeleton.slice(at + 1));
  return keys;
}
