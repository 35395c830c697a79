import { expect, it, vi } from 'vitest';
import { begin, COMMANDS, HISTORY, PALPATION } from './spoken-form.test-data.ts';

it('inserts the template of the text that is dictated into, after what stands there, and takes it back', async () => {
  const { say, values, view, speech } = begin({ [PALPATION]: 'Aucune chaleur.' }, PALPATION);
  say('insère le modèle');
  await vi.waitFor(() => expect(values.get(PALPATION)).toBe('Aucune chaleur.\nSans douleur.'));
  expect(view().acts.map(({ kind, words }) => [kind, words])).toEqual([['text', 'insère le modèle']]);
  speech.undo();
  expect(values.get(PALPATION)).toBe('Aucune chaleur.');
  speech.redo();
  expect(values.get(PALPATION)).toBe('Aucune chaleur.\nSans douleur.');
});

it('finds a template of another field by its name, or by where it belongs', async () => {
  const { say, values } = begin({}, HISTORY);
  say('insère le modèle état général');
  await vi.waitFor(() => expect(values.get('observationGenerale')).toBe('Orienté.'));
  say('ajoute le modèle inspection des genoux');
  await vi.waitFor(() => expect(values.get('genouxInspection')).toBe('Axes conservés.'));
  expect(values.get(HISTORY) ?? '').toBe('');
});

it('puts the sentence of a site in place of what stands there, which can be brought back', async () => {
  const { say, values, setAside } = begin({ modaliteEntrevue: 'En présence.' }, 'modaliteEntrevue');
  say('mets le modèle du site B');
  await vi.waitFor(() => expect(values.get('modaliteEntrevue')).toBe('À l’hôpital.'));
  expect(setAside).toEqual(['modaliteEntrevue']);
});

it('asks which one, and writes none that was not named', async () => {
  const { say, values, view, speech } = begin({}, HISTORY);
  say('insère le modèle normal');
  await vi.waitFor(() => expect(view().unwritten?.kind).toBe('which-template'));
  const asked = view().unwritten;
  const offered = asked?.kind === 'which-template' ? asked.templates : [];
  expect(offered.map(({ field }) => field)).toEqual(['genouxInspection', 'genouxPalpation']);
  expect([...values.values()].join('')).toBe('');
  const [, second] = offered;
  if (second !== undefined) speech.insertTemplate(second);
  expect(values.get('genouxPalpation')).toBe('Sans douleur.');
  expect(view().unwritten).toBeNull();
  say('insère le modèle zzkarvo');
  await vi.waitFor(() => expect(view().unwritten).toMatchObject({ kind: 'which-template', templates: [] }));
  speech.writeAsSaid();
  expect(values.get(HISTORY)).toMatch(/zzkarvo/u);
});

it('leaves a trigger of the physician’s own to its command', () => {
  const own = {
    trigger: 'insère le modèle genou',
    replacement: 'Genou sec.',
    created: '2026-01-05T10:00:00.000Z',
  };
  COMMANDS.voiceCommands.push(own);
  const { say, values } = begin({}, HISTORY);
  say('insère le modèle genou');
  COMMANDS.voiceCommands.pop();
  expect(values.get(HISTORY)).toBe('Genou sec.');
});
