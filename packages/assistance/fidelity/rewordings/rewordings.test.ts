import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../check-fidelity.ts';
import { measureRewordings } from './measure-rewordings.test-data.ts';
import { readRewordings } from './rewordings.test-data.ts';

const LANGUAGES = ['fr', 'en'] as const;
const FILES = { fr: 'french', en: 'english' } as const;

/** Of the faithful rewordings, the part that may be flagged: of those that the rules were developed on, and of those held out. */
const MOST_FLAGGED = {
  development: 0.05,
  heldOut: 0.07,
  heldOut2: 0.09,
  editor: 0.07,
  editorHeldOut: 0.18,
  colleague: 0.37,
  colleagueHeldOut: 0.77,
};
/** Of the alterations of a class, those that the check may take for a rewording. */
const FEWEST_CAUGHT = 0.99;
/** One direction in a hundred escapes in English. */
const FEWEST_TURNED = 0.985;

describe.each(LANGUAGES)('rewordings of medico-legal sentences (%s)', (language) => {
  const development = measureRewordings(language, 'development');
  const heldOut = measureRewordings(language, 'held-out');
  const editor = measureRewordings(language, 'editor-development');
  const editorHeldOut = measureRewordings(language, 'editor-held-out');
  const colleague = measureRewordings(language, 'colleague-development');
  const colleagueHeldOut = measureRewordings(language, 'colleague-held-out');
  const sets = [development, heldOut, editor, editorHeldOut, colleague, colleagueHeldOut];

  it('catches a term exchanged, dropped or reversed, whatever its class', () => {
    const categories = new Set(sets.flatMap(({ altered }) => [...altered.keys()]));
    const rates = [...categories].map((category) => {
      const all = sets.map(({ altered }) => altered.get(category));
      const total = all.reduce((sum, rate) => sum + (rate?.total ?? 0), 0);
      const missed = all.reduce((sum, rate) => sum + (rate?.wrong.length ?? 0), 0);
      return { category, total, caught: (total - missed) / total };
    });
    // Facts added are few, and are read in their own set.
    expect(rates.length).toBe(17);
    expect(rates.filter(({ category, total }) => total < 50 && category !== 'fact added')).toEqual([]);
    const least = (category: string) => (category === 'direction of change' ? FEWEST_TURNED : FEWEST_CAUGHT);
    expect(rates.filter(({ category, caught }) => caught < least(category))).toEqual([]);
  });

  it('flags few faithful rewordings', () => {
    expect(development.faithful.total + heldOut.faithful.total).toBeGreaterThan(250);
    expect(development.faithful.wrong.length / development.faithful.total).toBeLessThanOrEqual(
      MOST_FLAGGED.development,
    );
    expect(heldOut.faithful.wrong.length / heldOut.faithful.total).toBeLessThanOrEqual(MOST_FLAGGED.heldOut);
  });

  it('flags few rewordings as an editor makes them', () => {
    const rate = ({ faithful }: typeof editor) => faithful.wrong.length / faithful.total;
    expect(editor.faithful.total + editorHeldOut.faithful.total).toBeGreaterThan(160);
    expect(rate(editor)).toBeLessThanOrEqual(MOST_FLAGGED.editor);
    expect(rate(editorHeldOut)).toBeLessThanOrEqual(MOST_FLAGGED.editorHeldOut);
  });

  it('flags no more than it did of rewordings in the words of a colleague', () => {
    const rate = ({ faithful }: typeof colleague) => faithful.wrong.length / faithful.total;
    expect(colleague.faithful.total + colleagueHeldOut.faithful.total).toBe(60);
    expect(rate(colleague)).toBeLessThanOrEqual(MOST_FLAGGED.colleague);
    expect(rate(colleagueHeldOut)).toBeLessThanOrEqual(MOST_FLAGGED.colleagueHeldOut);
  });

  it('flags few of the rewordings written later, some of which paraphrase', () => {
    const lines = readFileSync(new URL(`./${FILES[language]}-held-out-2.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const flagged = lines.filter((line) => {
      const [source = '', reworded = ''] = line.split(' => ');
      return !checkFidelity(source, reworded, { language }).faithful;
    });
    expect(flagged.length / lines.length).toBeLessThanOrEqual(MOST_FLAGGED.heldOut2);
  });

  it('finds an alteration in its sentence when others are reworded around it', () => {
    const rows = readRewordings(language, 'development');
    let total = 0;
    const missed: string[] = [];
    rows.forEach((row, index) => {
      const [altered] = row.altered;
      const before = rows[index - 1];
      const after = rows[index + 1];
      if (altered === undefined || before === undefined || after === undefined) return;
      total += 1;
      const source = [before, row, after].map((one) => one.source).join(' ');
      const start = before.faithful.length + 1;
      const { differences } = checkFidelity(source, `${before.faithful} ${altered.text} ${after.faithful}`, {
        language,
      });
      const isHere = differences.some(
        ({ source: one, proposal: other }) =>
          (other !== null && other.start < start + altered.text.length && other.end > start) ||
          (one !== null &&
            one.start < before.source.length + 1 + row.source.length &&
            one.end > before.source.length),
      );
      if (!isHere) missed.push(altered.text);
    });
    expect(total).toBeGreaterThan(100);
    expect(missed.length / total).toBeLessThanOrEqual(0.02);
  });
});

describe('what a changed word looks like', () => {
  const differencesOf = (source: string, proposal: string, language: 'fr' | 'en' = 'fr') =>
    checkFidelity(source, proposal, { language }).differences.map(
      ({ kind, fact, source: one, proposal: other }) => [kind, fact, one?.text ?? '', other?.text ?? ''],
    );

  it('holds the place of the word in both texts', () => {
    expect(differencesOf('Il est suivi par un urologue.', 'Un néphrologue le suit.')).toEqual([
      ['altered', 'word', 'urologue', 'néphrologue'],
    ]);
    expect(differencesOf('He sails and paints.', 'He sails.', 'en')).toEqual([
      ['lost', 'word', 'paints', ''],
    ]);
  });

  it('shows a change told the other way round with both of its ends', () => {
    expect(differencesOf('Il est muté de Gaspé à Percé.', 'On le mute de Percé à Gaspé.')).toEqual([
      ['altered', 'word', 'Gaspé à Percé', 'Percé à Gaspé'],
    ]);
    expect(differencesOf('Le zig a été remplacé par le zag.', 'On a remplacé le zig par le zag.')).toEqual(
      [],
    );
    expect(
      differencesOf('Le zig a été remplacé par le zag.', 'On a remplacé le zag par le zig.'),
    ).not.toEqual([]);
  });

  it('lets a denied counterpart stand for a word, and nothing else', () => {
    expect(differencesOf('Le coude est indolore.', 'Le coude n’est pas douloureux.')).toEqual([]);
    expect(differencesOf('Le coude est indolore.', 'Le coude est douloureux.')).not.toEqual([]);
    expect(differencesOf('Le coude est indolore.', 'Le coude n’est pas enflé.')).not.toEqual([]);
  });

  it('lets a verb name the change that two numbers show, in their direction alone', () => {
    expect(differencesOf('La douleur passe de 8/10 à 3/10.', 'La douleur a diminué de 8/10 à 3/10.')).toEqual(
      [],
    );
    expect(
      differencesOf('La douleur passe de 8/10 à 3/10.', 'La douleur a augmenté de 8/10 à 3/10.'),
    ).not.toEqual([]);
  });

  it('asks for a verb of measure where no number stands beside it', () => {
    expect(differencesOf('Le mollet mesure 36 cm.', 'Mollet : 36 cm.')).toEqual([]);
    expect(differencesOf('On mesure le mollet.', 'On voit le mollet.')).not.toEqual([]);
  });
});
