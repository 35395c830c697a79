import type { TextLanguage } from '../difference.ts';
import type { SlotType, SlotValue } from './frame.test-data.ts';
import { ENGLISH_POOLS, FRENCH_POOLS } from './slot-words.test-data.ts';
import type { Random } from './random.test-data.ts';
import { SLOT_UNITS } from './word-statement.test-data.ts';
import type { Statement } from './word-statement.test-data.ts';

interface Mutation {
  readonly kind: string;
  readonly statement: Statement;
}

const COUNTED = new Set<SlotType>([
  'angle',
  'centimetres',
  'kilograms',
  'milligrams',
  'percent',
  'score',
  'minutes',
  'weeks',
  'days',
  'count',
  'decimal',
]);
const REMOVABLE = new Set<SlotType>(['hedge', 'severity', 'route', 'level']);

/** Every way to change one fact of a statement: a digit, a unit, a word of each kind, a removal, a swap, a negation. */
export function mutate(statement: Statement, language: TextLanguage, random: Random): readonly Mutation[] {
  const mutations: Mutation[] = [];
  const entries = Object.entries(statement.values);
  for (const [name, slot] of entries) {
    const put = (kind: string, value: SlotValue) =>
      mutations.push({ kind, statement: withValues(statement, { [name]: value }) });
    if (COUNTED.has(slot.type)) {
      put('digit', { ...slot, value: otherNumber(slot, random) });
      const unit = SLOT_UNITS[slot.type]?.[1];
      if (unit !== undefined) put('unit', { ...slot, unit });
    } else if (slot.type === 'date') put('date', { ...slot, value: otherDate(slot.value, random) });
    else
      put(slot.type === 'side2' ? 'side' : slot.type, { ...slot, value: otherWord(slot, language, random) });
    if (REMOVABLE.has(slot.type)) put(`${slot.type} removed`, { ...slot, empty: true });
  }
  for (const [index, [name, slot]] of entries.entries()) {
    for (const [otherName, other] of entries.slice(index + 1)) {
      const sides = slot.type === 'side' && other.type === 'side2';
      if (!sides && (slot.type !== other.type || slot.value === other.value)) continue;
      const swapped = {
        [name]: { ...slot, value: other.value },
        [otherName]: { ...other, value: slot.value },
      };
      mutations.push({ kind: `swap of ${slot.type}`, statement: withValues(statement, swapped) });
    }
  }
  if (statement.frame.wordings.every((wording) => wording.includes('⟨')))
    mutations.push({ kind: 'negation', statement: { ...statement, flipped: true } });
  return mutations;
}

function withValues(statement: Statement, values: Readonly<Record<string, SlotValue>>): Statement {
  return { ...statement, values: { ...statement.values, ...values } };
}

/** One digit replaced, or the decimal moved. */
function otherNumber(slot: SlotValue, random: Random): number {
  const choices = [slot.value + 1, slot.value + 10, slot.value * 10, slot.value + 5].filter(
    (value) => slot.type !== 'score' || value < 10,
  );
  return choices.length === 0 ? slot.value - 1 : random.pick(choices);
}

/** Another day, another month or another year. */
function otherDate(value: number, random: Random): number {
  return (value + random.pick([1, 28, 336])) % (336 * 4);
}

function otherWord(slot: SlotValue, language: TextLanguage, random: Random): number {
  const type = slot.type === 'side2' ? 'side' : slot.type;
  const size = (language === 'fr' ? FRENCH_POOLS : ENGLISH_POOLS)[type]?.length ?? 2;
  return (slot.value + 1 + random.below(size - 1)) % size;
}
