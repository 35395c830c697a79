/** Movements of the examination as texts name them. */
import { plainText } from '../../local/conclusion/plain-text.ts';
import type { ExaminedRow } from '../reading/cells.ts';

const patterns = new Map<string, RegExp>();

/** Whether a text in lower case without accents names the movement of a row: « rotation interne », "plantar flexion". */
export function namesMovement(plain: string, row: ExaminedRow): boolean {
  return movementAt(plain, row) !== null;
}

/** Where it does. */
export function movementAt(plain: string, { label }: ExaminedRow): RegExpExecArray | null {
  const key = `${label.fr}|${label.en}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    const names = [label.fr, label.en].map((name) =>
      plainText(name)
        .replace(/\s*\(.*$/u, '')
        .replace(/ (?:droite?|gauche)$/u, '')
        .replace(/^(?:left|right) /u, ''),
    );
    // « Flexion » alone is neither plantar nor lateral flexion, and follows no « dorsi- ».
    const alone = String.raw`(?<!plantar |lateral |dorsal |side |dorsi|planti|hyper)`;
    const after = String.raw`(?! (?:plantaire|laterale|dorsale|interne|externe))`;
    const all = [...new Set(names)].map((name) =>
      /^(?:flexion|extension|rotation)$/u.test(name) ? `${alone}${name}${after}` : name,
    );
    pattern = new RegExp(`(?<![a-z])(?:${[...all, ...otherNames(label.en)].join('|')})(?![a-z])`, 'u');
    patterns.set(key, pattern);
  }
  return pattern.exec(plain);
}

function otherNames(english: string): readonly string[] {
  switch (english) {
    case 'Dorsiflexion':
      return ['flexion dorsale'];
    case 'Left lateral flexion':
    case 'Right lateral flexion':
    case 'Left lateral bend':
      return ['inclinaison laterale', 'inclinaison', 'side bending', 'lateral bending'];
    case 'Abduction':
      return ['elevation laterale'];
    case 'Flexion':
      return ['elevation anterieure', 'forward elevation', 'forward flexion'];
    default:
      return [];
  }
}
