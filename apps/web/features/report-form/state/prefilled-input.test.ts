import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId, ReportField } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { insertedText } from './inserted-text.ts';
import { TestDevice, buildSavedForm, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

function fieldOf(id: FieldId): ReportField {
  const field = MEDICAL_EVALUATION.field(id);
  if (field === undefined) throw new Error(`The catalogue lost ${id}`);
  return field;
}

/** Each kind of prefilled field with another value than its own. */
const KINDS = [
  ['antecedentsAllergie', 'Pénicilline.'],
  ['modaliteEntrevue', 'Par visioconférence.'],
  ['rachisFlexion', '80'],
  ['rachisExtension', '3'],
  ['piedsForceL2Droit', '4/5'],
  ['piedsSensibiliteL5Gauche', '1/2'],
  ['piedsReflexeRotulienDroit', '1+'],
  ['dateEvaluation', '2026-11-20'],
] as const satisfies readonly (readonly [FieldId, string])[];

const SENTENCES = KINDS.filter(([id]) => fieldOf(id).prefill?.kind === 'sample');

/** Every way in which another value comes into a field as a whole. */
const WRITES: readonly (readonly [string, (tab: TestTab, id: FieldId, text: string) => void])[] = [
  ['typing', type],
  ['a template', ({ report }, id, text) => report.write(id, text, 'template')],
  ['a proposal', ({ report }, id, text) => report.write(id, text, 'improved')],
  ['a distribution', ({ report }, id, text) => report.writeAll(new Map([[id, text]]), 'distributed')],
  ['a returned dictation', ({ report }, field, text) => report.applyDictation({ field, text })],
];

const CASES = WRITES.flatMap(([name, write]) =>
  KINDS.map(([id, other]) => [name, id, other, write] as const),
);

describe('a prefilled value', () => {
  it.each(CASES)('is replaced and made his own by %s into %s', (_name, id, other, write) => {
    const tab = new TestDevice().openTab();
    expect(tab.report.isUnconfirmed(fieldOf(id))).toBe(true);
    write(tab, id, other);
    expect(tab.report.get(id)).toBe(other);
    expect(tab.report.isUnconfirmed(fieldOf(id))).toBe(false);
    expect(tab.report.content().meta.confirmed).toEqual([id]);
  });

  it.each(CASES)('waits on when %s writes the same into %s', (_name, id, _other, write) => {
    const tab = new TestDevice().openTab();
    const prefilled = tab.report.get(id);
    write(tab, id, prefilled);
    expect(tab.report.get(id)).toBe(prefilled);
    expect(tab.report.isUnconfirmed(fieldOf(id))).toBe(true);
    expect(tab.report.content().meta.confirmed).toEqual([]);
  });

  it.each(CASES)('waits again once %s into %s is typed back', (_name, id, other, write) => {
    const tab = new TestDevice().openTab();
    const prefilled = tab.report.get(id);
    write(tab, id, other);
    type(tab, id, '');
    expect(tab.report.isUnconfirmed(fieldOf(id))).toBe(false);
    type(tab, id, prefilled);
    expect(tab.report.isUnconfirmed(fieldOf(id))).toBe(true);
    expect(tab.report.content().meta.confirmed).toEqual([]);
  });

  it.each(KINDS)('of %s waits on after a key and its deletion, and screens are told of both', (id) => {
    const tab = new TestDevice().openTab();
    const prefilled = tab.report.get(id);
    const told: boolean[] = [];
    tab.report.subscribe(() => told.push(tab.report.isUnconfirmed(fieldOf(id))));
    type(tab, id, `${prefilled}x`);
    type(tab, id, `${prefilled}xy`);
    type(tab, id, prefilled);
    expect(told).toEqual([false, true]);
  });

  it.each(KINDS)(
    'of %s that was confirmed as it stands stays so when it is touched and put back',
    (id, other) => {
      const device = new TestDevice();
      const tab = device.openTab();
      tab.report.confirm([id]);
      tab.report.flush();
      for (const opened of [tab, device.openTab(tab.session)]) {
        const { report } = opened;
        const prefilled = report.get(id);
        type(opened, id, other);
        type(opened, id, prefilled);
        expect(report.isUnconfirmed(fieldOf(id))).toBe(false);
      }
    },
  );

  it.each(KINDS.filter(([id]) => id !== 'dateEvaluation'))(
    'of %s is told from an edit after a reload and in a draft too',
    (id, other) => {
      const device = new TestDevice();
      const first = device.openTab();
      const prefilled = first.report.get(id);
      type(first, id, other);
      first.report.flush();
      const again = device.openTab(first.session);
      expect(again.report.isUnconfirmed(fieldOf(id))).toBe(false);
      type(again, id, prefilled);
      expect(again.report.isUnconfirmed(fieldOf(id))).toBe(true);

      const { meta } = buildSavedForm();
      again.report.open(
        buildSavedForm({ formData: { [id]: prefilled }, ...(meta && { meta }) }),
        'draftLoaded',
      );
      expect(again.report.isUnconfirmed(fieldOf(id))).toBe(true);
      type(again, id, prefilled);
      expect(again.report.isUnconfirmed(fieldOf(id))).toBe(true);
      type(again, id, other);
      expect(again.report.isUnconfirmed(fieldOf(id))).toBe(false);
    },
  );

  it('that a draft holds as its date waits until another is entered', () => {
    const tab = new TestDevice().openTab();
    tab.report.open(buildSavedForm({ formData: { dateEvaluation: '2026-10-05' } }), 'draftLoaded');
    const isWaiting = (text: string): boolean => {
      type(tab, 'dateEvaluation', text);
      return tab.report.isUnconfirmed(fieldOf('dateEvaluation'));
    };
    // A date is typed figure by figure.
    expect(['0002-10-05', '0020-10-05', '0202-10-05', '2026-10-05'].map(isWaiting)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(isWaiting('2026-11-21')).toBe(false);
  });

  it.each([
    ['antecedentsAllergie', 'No allergy reported.', 'en'],
    ['antecedentsAllergie', 'Aucune allergie rapportée. ', 'fr'],
    ['antecedentsAllergie', ' Aucune  allergie\u00A0rapportée.', 'fr'],
    ['modaliteEntrevue', "L'entrevue et l'examen ont lieu en présence, en français.", 'fr'],
    ['rachisFlexion', ' 90 ', 'fr'],
  ] as const)('of %s is the same typed as %j', (id, text, language) => {
    const tab = new TestDevice().openTab();
    tab.report.setReportLanguage(language);
    type(tab, id, text);
    expect(tab.report.isUnconfirmed(fieldOf(id))).toBe(true);
  });
});

describe('a prefilled sentence', () => {
  it.each(SENTENCES)('in %s is no text that an insertion is added to', (id, other) => {
    const tab = new TestDevice().openTab();
    expect(tab.report.ownText(id)).toBe('');
    tab.report.confirm([id]);
    expect(tab.report.ownText(id)).toBe(tab.report.get(id));
    type(tab, id, other);
    expect(tab.report.ownText(id)).toBe(other);
    tab.report.applyDictation({ field: id, text: 'Latex.' });
    expect(tab.report.get(id)).toBe(`${other}\n\nLatex.`);
  });

  it.each(SENTENCES)('in %s comes back unconfirmed, and what had replaced it is set aside', (id, other) => {
    const tab = new TestDevice().openTab();
    const prefilled = tab.report.get(id);
    const undo = tab.report.wayBack(id);
    type(tab, id, other);
    tab.report.confirm(['antecedentsSaaq']);
    undo();
    expect(tab.report.get(id)).toBe(prefilled);
    expect(tab.report.isUnconfirmed(fieldOf(id))).toBe(true);
    // What was confirmed meanwhile stays so.
    expect(tab.report.content().meta.confirmed).toEqual(['antecedentsSaaq']);
    expect(tab.report.replaced().map(({ record }) => record.formData[id])).toContain(other);
  });

  it('comes back unconfirmed after a template and after a dictation', () => {
    const tab = new TestDevice().openTab();
    const prefilled = tab.report.get('antecedentsAllergie');
    for (const undo of [
      tab.report.write('antecedentsAllergie', 'Pénicilline.', 'template'),
      tab.report.applyDictation({ field: 'antecedentsAllergie', text: 'Latex.' }),
    ].reverse())
      undo();
    expect(tab.report.get('antecedentsAllergie')).toBe(prefilled);
    expect(tab.report.isUnconfirmed(fieldOf('antecedentsAllergie'))).toBe(true);
  });
});

const SENTENCE = 'Aucune allergie rapportée.';

describe('what was put into a prefilled text', () => {
  it.each([
    ['after it', `${SENTENCE}Pénicilline.`, 'Pénicilline.'],
    ['after it and a space', `${SENTENCE} Pénicilline.`, 'Pénicilline.'],
    ['after a blank line', `${SENTENCE}\n\nPénicilline.`, 'Pénicilline.'],
    ['in several lines', `${SENTENCE}\nPénicilline.\nLatex.`, 'Pénicilline.\nLatex.'],
    ['before it', `Pénicilline. ${SENTENCE}`, 'Pénicilline.'],
    ['before it, with the same letter', `Asthme. ${SENTENCE}`, 'Asthme.'],
    ['after it, with the same words', `${SENTENCE} ${SENTENCE} Sauf latex.`, `${SENTENCE} Sauf latex.`],
  ])('%s', (_where, now, expected) => {
    expect(insertedText(SENTENCE, now, { data: null, caret: null })).toBe(expected);
    expect(insertedText(SENTENCE, now, { data: 'x', caret: now.length })).toBe(expected);
  });

  it('in the middle, where the caret tells', () => {
    const now = 'Aucune Pénicilline allergie rapportée.';
    const caret = 'Aucune Pénicilline '.length;
    expect(insertedText(SENTENCE, now, { data: null, caret })).toBe('Pénicilline');
    expect(insertedText(SENTENCE, now, { data: null, caret: null })).toBeNull();
  });

  it.each([
    ['the whole was replaced', 'Pénicilline.', null],
    ['the whole was replaced by the same and more', `${SENTENCE} Sauf latex.`, `${SENTENCE} Sauf latex.`],
    ['a part was replaced', 'Aucune allergie médicamenteuse.', null],
    ['a part was taken away', 'Aucune allergie', null],
    ['it stayed', SENTENCE, null],
    ['white space came after it', `${SENTENCE} \n`, null],
    ['it was emptied', '', null],
  ])('is nothing when %s', (_how, now, data) => {
    expect(insertedText(SENTENCE, now, { data, caret: now.length })).toBeNull();
  });

  it.each([
    ['90', '9085', '85'],
    ['90', '8590', '85'],
    ['30', '303', '3'],
  ])('into the number %s', (prefilled, now, expected) => {
    expect(insertedText(prefilled, now, { data: null, caret: null })).toBe(expected);
  });
});
