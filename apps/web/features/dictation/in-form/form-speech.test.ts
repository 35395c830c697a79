import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { focusOnCell } from '@constat/examination';
import { describe, expect, it } from 'vitest';
import { begin, HISTORY } from './spoken-form.test-data.ts';

describe('a dictation that was cut off', () => {
  it('is offered until it is written where the physician wants it, whatever is said meanwhile', () => {
    const { say, values, speech, view } = begin({}, HISTORY);
    speech.offerInterrupted('il dort');
    speech.offerInterrupted('mal');
    say('le genou est stable point');
    expect(view().interrupted).toBe('il dort mal');
    speech.writeInterrupted({ kind: 'text', field: HISTORY }, null);
    expect([values.get(HISTORY), view().interrupted]).toEqual(['Le genou est stable. Il dort mal', null]);
    speech.offerInterrupted('cent quinze');
    speech.writeInterrupted(
      { kind: 'examination' },
      focusOnCell(MEDICAL_EVALUATION, 'genouxFlexionDroitActif'),
    );
    expect(values.get('genouxFlexionDroitActif')).toBe('115');
  });
});

describe('the target', () => {
  it('what was said before a move goes where it was said, even when it is recognised after it', () => {
    const { say, values, speech, view } = begin({}, HISTORY);
    const focus = focusOnCell(MEDICAL_EVALUATION, 'genouxFlexionDroitActif');
    speech.aim({ kind: 'examination' }, focus, 5_000);
    expect(view().target).toEqual({ kind: 'examination' });
    say('le genou est stable', { fromMs: 3_000 });
    expect(values.get(HISTORY)).toBe('Le genou est stable');
    say('cent quinze', { fromMs: 6_000 });
    expect(values.get('genouxFlexionDroitActif')).toBe('115');
  });

  it.each([
    [5_350, 'genouxFlexionDroitActif'],
    [5_351, HISTORY],
  ] as const)(
    'a phrase whose padding begins before the move is of the new place: moved at %i',
    (moved, field) => {
      const { say, values, speech } = begin({}, HISTORY);
      speech.aim({ kind: 'examination' }, focusOnCell(MEDICAL_EVALUATION, 'genouxFlexionDroitActif'), moved);
      say('cent quinze', { fromMs: 5_000 });
      expect([...values.keys()]).toEqual([field]);
    },
  );

  it('a cell that is reached by hand takes what is said, whatever was listed before', () => {
    const { say, values, speech } = begin();
    say('épaule droite flexion active cent vingt');
    speech.aim({ kind: 'examination' }, focusOnCell(MEDICAL_EVALUATION, 'genouxFlexionDroitActif'), 0);
    say('cent quinze');
    expect([values.get('epaulesFlexionDroitActif'), values.get('genouxFlexionDroitActif')]).toEqual([
      '120',
      '115',
    ]);
  });

  it('« garde » keeps the doubtful place that is looked at, also within a sentence, and else is a word', () => {
    const { say, values, carets, speech } = begin({ [HISTORY]: 'Il prend du disoprolol le soir.' }, HISTORY);
    carets.set(HISTORY, { start: 12, end: 22 });
    let kept = 0;
    const shown = { step: () => undefined, keep: () => void (kept += 1) };
    speech.followDoubts({ ...shown, current: {} });
    say('garde');
    expect([kept, values.get(HISTORY)]).toEqual([1, 'Il prend du disoprolol le soir.']);
    speech.followDoubts({ ...shown, current: null });
    say('garde');
    expect(kept).toBe(1);
    expect(values.get(HISTORY)).toBe('Il prend du garde le soir.');
  });

  it('what is thrown away is written nowhere, and what is said after it is', () => {
    const { say, values, speech } = begin({}, HISTORY);
    speech.dropUntil(5_000);
    say('il dort mal', { fromMs: 3_900 });
    say('il dort bien', { fromMs: 6_000 });
    expect(values.get(HISTORY)).toBe('Il dort bien');
  });
});
