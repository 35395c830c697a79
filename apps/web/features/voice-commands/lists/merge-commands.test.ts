import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeCommands } from './merge-commands.ts';

const command = (trigger: string, replacement = 'x') => ({ trigger, replacement });
const base = [command('insérer un'), command('insérer deux'), command('insérer trois')];

it('takes what either side added, changed or removed', () => {
  const mine = [command('insérer un', 'changé'), command('insérer deux'), command('insérer quatre')];
  const theirs = [command('insérer un'), command('insérer trois', 'autre'), command('insérer cinq')];
  expect(mergeCommands(base, mine, theirs)).toEqual([
    command('insérer un', 'changé'),
    command('insérer quatre'),
    // Removed here, changed there: the change is not lost.
    command('insérer trois', 'autre'),
    command('insérer cinq'),
  ]);
});

it('knows a trigger whatever its case and accents, and keeps this computer’s text of it', () => {
  const mine = [command('INSERER UN', 'ici')];
  expect(mergeCommands([], mine, [command('insérer un', 'là')])).toEqual(mine);
});

it('changes nothing when only one side changed, whichever it is', () => {
  const list = fc
    .uniqueArray(fc.constantFrom('aaa', 'bbb', 'ccc', 'ddd', 'eee'))
    .map((triggers) => triggers.map((trigger) => command(trigger)));
  fc.assert(
    fc.property(list, list, (before, after) => {
      const sorted = (commands: readonly object[]) => commands.map((one) => JSON.stringify(one)).toSorted();
      expect(sorted(mergeCommands(before, after, before))).toEqual(sorted(after));
      expect(sorted(mergeCommands(before, before, after))).toEqual(sorted(after));
    }),
  );
});
