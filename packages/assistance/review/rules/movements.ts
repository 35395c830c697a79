/** Movements of the examination as texts name them. */
import { plainText } from '../../local/conclusion/plain-text.ts';
import type { ExaminedRow } from '../reading/examination-cells.ts';
import { clauseText } from '../reading/is-not-current.ts';
import type { Statement } from '../reading/statements.ts';

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

const MODE =
  /(?<![a-z])(?:(?<active>acti(?:ves?|fs?|vement|vely))|(?<passive>passi(?:ves?|fs?|vement|vely)))(?![a-z])/gu;

const BOTH_MODES =
  /(?<![a-z])(?:acti|passi)[a-z]+ ?(?:et|ou|and|or|,|\/|comme|as well as) ?(?:les? |la )?(?:acti|passi)[fv]/u;

/** Whether active or passive movement is told, or both, where something is said of it: in its clause, else in its statement. */
export function modesAt(one: Statement, index: number): ReadonlySet<'active' | 'passive'> {
  if (BOTH_MODES.test(one.plain)) return new Set(['active', 'passive']);
  const own = modesIn(clauseText(one, one.start + index));
  return own.size > 0 ? own : modesIn(one.plain);
}

function modesIn(plain: string): ReadonlySet<'active' | 'passive'> {
  return new Set(
    [...plain.matchAll(MODE)].map(({ groups }) => (groups?.['active'] === undefined ? 'passive' : 'active')),
  );
}

function otherNames(english: string): readonly string[] {
  switch (english) {
    case 'Dorsiflexion':
      return ['flexion dorsale'];
    case 'Left lateral flexion':
    case 'Right lateral flexion':
    case 'Left lateral bend':
      return ['inclinaison laterale', 'inclinaison', 'side bending', 'lateral bending'];
    case 'Palmar flexion':
      return ['flexion(?! (?:plantaire|laterale|dorsale|plantar))'];
    case 'Abduction':
      return ['elevation laterale', 'abducts'];
    case 'Flexion':
      return ['elevation anterieure', 'forward elevation', 'forward flexion', 'flechit', 'flexes', 'bends'];
    case 'Extension':
      return ["s'etend", 'extends'];
    default:
      return [];
  }
}
