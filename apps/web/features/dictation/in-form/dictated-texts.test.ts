import { describe, expect, it } from 'vitest';
import { begin, HISTORY } from './spoken-form.test-data.ts';

describe('a text', () => {
  it('grows phrase by phrase, and each phrase is undone by itself', () => {
    const { say, values, speech } = begin({ [HISTORY]: 'Il marche.' }, HISTORY);
    say('le genou est stable point');
    say('il dort mal');
    expect(values.get(HISTORY)).toBe('Il marche. Le genou est stable. Il dort mal');
    speech.undo();
    expect(values.get(HISTORY)).toBe('Il marche. Le genou est stable.');
    speech.undo();
    expect(values.get(HISTORY)).toBe('Il marche.');
  });

  it('an undo leaves what was typed elsewhere in the text since', () => {
    const { say, values, speech } = begin({}, HISTORY);
    say('le genou est stable point');
    say('il dort mal');
    values.set(HISTORY, `Hier.\n${values.get(HISTORY)}`);
    speech.undo();
    expect(values.get(HISTORY)).toBe('Hier.\nLe genou est stable.');
  });

  it('is never set aside for words that are added, and is for those that are selected', () => {
    const { say, setAside, carets, values } = begin({ [HISTORY]: 'Il marche mal.' }, HISTORY);
    say('le genou est stable');
    expect(setAside).toEqual([]);
    carets.set(HISTORY, { start: 10, end: 13 });
    say('bien');
    expect(values.get(HISTORY)).toMatch(/^Il marche bien\./u);
    expect(setAside).toEqual([HISTORY]);
  });

  it('goes on at the caret where the physician has put it', () => {
    const { say, values, carets } = begin({ [HISTORY]: 'Il marche bien.' }, HISTORY);
    carets.set(HISTORY, { start: 9, end: 9 });
    say('très');
    expect(values.get(HISTORY)).toBe('Il marche très bien.');
    carets.set(HISTORY, { start: 0, end: 0 });
    say('parfois');
    expect(values.get(HISTORY)).toMatch(/^Parfois/u);
  });

  it('is corrected by voice, and what is not there is offered as text', () => {
    const { say, values, speech, view } = begin({ [HISTORY]: 'Le genou droit est stable.' }, HISTORY);
    say('remplace droit par gauche');
    expect(values.get(HISTORY)).toBe('Le genou gauche est stable.');
    say('supprime la cheville');
    expect(values.get(HISTORY)).toBe('Le genou gauche est stable.');
    expect(view().unwritten).toMatchObject({ kind: 'not-found', what: 'la cheville' });
    speech.writeAsSaid();
    expect(values.get(HISTORY)).toMatch(/supprime la cheville/iu);
  });

  it('a command that was nearly said is offered, and not printed', () => {
    const { say, values, speech, view } = begin({}, HISTORY);
    say('insérer neur normal');
    expect(values.get(HISTORY)).toBeUndefined();
    expect(view().unwritten).toMatchObject({ kind: 'near-command', trigger: 'insérer neuro normal' });
    speech.insertCommand();
    expect(values.get(HISTORY)).toBe('Force [5/5|4/5].');
    say('insérer neur normal');
    speech.writeAsSaid();
    expect(values.get(HISTORY)).toBe('Force [5/5|4/5]. Insérer neur normal');
  });

  it('a command within a passage kept word for word is text', () => {
    const { say, values } = begin({}, HISTORY);
    say('il dit ouvre le verbatim je ne dors plus');
    say('annule');
    say('ferme le verbatim');
    expect(values.get(HISTORY)).toContain('je ne dors plus annule');
  });

  it('doubtful words are marked, follow what is typed before them, and go once they are kept', () => {
    const { say, values, speech, view } = begin({}, HISTORY);
    say('elle prend du disoprolol', { unsure: ['disoprolol'] });
    say('le soir');
    const marked = () => view().doubts.map(({ start, end }) => values.get(HISTORY)?.slice(start, end));
    expect(marked()).toEqual(['disoprolol']);
    values.set(HISTORY, `Hier, ${values.get(HISTORY)}`);
    speech.edited(HISTORY);
    expect(marked()).toEqual(['disoprolol']);
    speech.settle({ id: view().doubts[0]?.id ?? '' });
    say('et le matin');
    expect(marked()).toEqual([]);
  });
});
