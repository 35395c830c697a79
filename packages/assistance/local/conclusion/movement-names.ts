/** How a movement is named in a sentence, with its joint, its side and the side that it is compared with. */
import type { FieldId, JointWords, ReportField } from '@constat/report/catalogue';
import type { TextLanguage } from '../../fidelity/difference.ts';
import type { PlacedSource } from './sources.ts';
import { say } from './conclusion-words.ts';

/** « flexion active du genou gauche », "active flexion of the left knee". */
export function nounPhrase(source: PlacedSource, language: TextLanguage): string {
  const joint = jointOf(source)?.[language][source.field.side ?? 'none'] ?? '';
  return `${movementWords(source, language)} ${joint}`.trim();
}

/** The movement of both sides at once: « flexion active des genoux », « rotation du rachis ». */
export function bothNounPhrase(source: PlacedSource, language: TextLanguage): string {
  const joint = jointOf(source)?.[language][source.field.side === undefined ? 'none' : 'both'] ?? '';
  return `${movementWords(source, language).replace(/\s(?:droite|gauche)(?!\p{L})|^(?:right|left)\s/u, '')} ${joint}`.trim();
}

function jointOf({ block, group }: PlacedSource): JointWords | undefined {
  return (block.kind === 'table' ? block.joint : undefined) ?? group.joint;
}

/** All movements of the catalogue are feminine in French. */
function movementWords({ field }: PlacedSource, language: TextLanguage): string {
  const name = (field.label[language].split(',', 1)[0] ?? '').toLowerCase();
  const { mode } = field;
  if (mode === undefined) return name;
  const word = mode === 'Actif' ? 'active' : 'passive';
  return language === 'en' ? `${word} ${name}` : `${name} ${word}`;
}

/** What the other side is called: in the spine the opposite movement, elsewhere the opposite side. */
export function pairName({ field, id }: PlacedSource, language: TextLanguage): string {
  if (field.side !== undefined) return say('oppositeSide', language);
  const name = movementName(field, language);
  const other = isRight(id)
    ? name.replace(/droite/u, 'gauche').replace(/right/u, 'left')
    : name.replace(/gauche/u, 'droite').replace(/left/u, 'right');
  return language === 'fr' ? `à la ${other}` : other;
}

function movementName(field: ReportField, language: TextLanguage): string {
  return (field.label[language].split(',', 1)[0] ?? '').toLowerCase();
}

/** With its article, as a sentence begins. */
export function withArticle(phrase: string, language: TextLanguage): string {
  if (language === 'en') return capital(phrase);
  return /^[aeiouyéèêh]/u.test(phrase) ? `L’${phrase}` : `La ${phrase}`;
}

/** With a capital. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** An angle in the signs of the language. */
export function written(degrees: number, language: TextLanguage): string {
  const number = String(degrees);
  return `${language === 'fr' ? number.replace('.', ',') : number}°`;
}

/** Whether a field is of the right side, in the spine as in the limbs. */
export function isRight(id: FieldId): boolean {
  return /Droit(?:Actif|Passif)?$|D$/u.test(id);
}
