import { expect, it } from 'vitest';
import { nearCommand } from './near-command.ts';

const COMMANDS = ['insérer neuro normal', 'insérer suivi', 'insérer examen du genou', 'note de fin'].map(
  (trigger) => ({ trigger, replacement: '', created: '2026-01-05T10:00:00.000Z' }),
);

it.each([
  ['insérer neur normal', 'insérer neuro normal'],
  ['Insère neuro normale.', 'insérer neuro normal'],
  ['insérez suivis', 'insérer suivi'],
  ['insérer examen de genou', 'insérer examen du genou'],
])('%s is nearly a command', (phrase, trigger) => {
  expect(nearCommand(phrase, COMMANDS)?.trigger).toBe(trigger);
});

it.each([
  'insérer neuro normal',
  'insérer suivi',
  'insérer une aiguille',
  'le neuro normal',
  'insérer',
  'note du médecin',
  'insérer examen du genou droit complet',
])('%s is a command, or like none', (phrase) => {
  expect(nearCommand(phrase, COMMANDS)).toBeNull();
});
