import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId, RegionId } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillNormals } from '../view/table/fill-normals.ts';
import { correctGender, otherGenderFields } from './gender-choice.ts';
import type { Undo } from './report-state.ts';
import { TestDevice, buildSavedForm, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

let device: TestDevice;
let tab: TestTab;
/** Of the regions that a report is begun with, those that are left out. */
const leftOut = ({ notExamined: ids }: { readonly notExamined: readonly RegionId[] }): readonly RegionId[] =>
  ids.filter((id) => MEDICAL_EVALUATION.usualRegions.includes(id));
const notExamined = (): readonly RegionId[] => leftOut(tab.report.getState().meta);
const field = (id: FieldId) => {
  const found = MEDICAL_EVALUATION.field(id);
  if (found === undefined) throw new Error(id);
  return found;
};

beforeEach(() => {
  device = new TestDevice();
  tab = device.openTab();
  tab.report.setExamined('spine', false);
  tab.report.setExamined('knees', false);
});

describe('a value entered in a region that is marked as not examined marks it as examined', () => {
  const acts: Readonly<Record<string, () => Undo | null | undefined>> = {
    typed: () => {
      type(tab, 'rachisFlexion', '6');
      return tab.examined[0];
    },
    confirmed: () => {
      tab.report.confirm(['rachisFlexion', 'rachisExtension']);
      return tab.examined[0];
    },
    'from a template': () => tab.report.write('rachisPalpation', 'Indolore.', 'template'),
    'from a proposal': () => tab.report.write('rachisInspection', 'Droit.', 'improved'),
    dictated: () => tab.report.applyDictation({ field: 'rachisPalpation', text: 'Douleur L4.' }),
    'filled as normal': () => fillNormals(tab.report, [field('rachisFlexion')], DEFAULT_NORMALS)?.undo,
  };

  it.each(Object.keys(acts))('%s, and an undo restores the mark and the value', (name) => {
    const before = tab.report.content();
    const undo = acts[name]?.();
    expect(notExamined()).toEqual(['knees']);
    expect(undo?.note).toBe('spine');
    undo?.();
    const after = tab.report.content();
    expect(after.formData).toEqual(before.formData);
    expect(after.meta.confirmed).toEqual(before.meta.confirmed);
    expect(new Set(leftOut(after.meta))).toEqual(new Set(['spine', 'knees']));
  });

  it('is told once, not at each key', () => {
    type(tab, 'rachisFlexion', '6');
    type(tab, 'rachisFlexion', '60');
    type(tab, 'rachisExtension', '20');
    expect(tab.examined).toHaveLength(1);
  });

  it('is kept through a reload', () => {
    type(tab, 'rachisFlexion', '60');
    tab.report.flush();
    expect(leftOut(device.openTab(tab.session).report.getState().meta)).toEqual(['knees']);
  });

  it('an older text that is brought back', () => {
    tab.report.setExamined('spine', true);
    type(tab, 'rachisPalpation', 'Zzold');
    tab.report.write('rachisPalpation', 'Zznew', 'improved');
    tab.report.setExamined('spine', false);
    const [entry] = tab.report.replaced();
    const undo = entry === undefined ? null : tab.report.bringBack(entry);
    expect(tab.report.get('rachisPalpation')).toBe('Zzold');
    expect(notExamined()).toEqual(['knees']);
    expect(undo?.note).toBe('spine');
    undo?.();
    expect(tab.report.get('rachisPalpation')).toBe('Zznew');
    expect(notExamined()).toContain('spine');
  });
});

describe('the undo of an edit', () => {
  it('sets aside what was typed after it', () => {
    type(tab, 'rachisPalpation', 'D');
    type(tab, 'rachisPalpation', 'Douleur L4.');
    tab.examined[0]?.();
    expect(tab.report.get('rachisPalpation')).toBe('');
    expect(tab.report.replaced()[0]?.record.formData.rachisPalpation).toBe('Douleur L4.');
  });

  it('leaves the region examined when something else was entered in it since', () => {
    type(tab, 'rachisFlexion', '6');
    type(tab, 'rachisPalpation', 'Douleur L4.');
    tab.examined[0]?.();
    expect(tab.report.get('rachisFlexion')).toBe('90');
    expect(notExamined()).toEqual(['knees']);
  });

  it('restores the mark over values that the region kept from before', () => {
    tab.report.setExamined('spine', true);
    type(tab, 'rachisPalpation', 'Douleur L4.');
    tab.report.setExamined('spine', false);
    type(tab, 'rachisFlexion', '6');
    tab.examined[0]?.();
    expect(notExamined()).toContain('spine');
    expect(tab.report.get('rachisPalpation')).toBe('Douleur L4.');
  });

  it('does nothing once another report is open', () => {
    type(tab, 'rachisFlexion', '6');
    tab.report.open(buildSavedForm({ formData: { rachisFlexion: '70' } }), 'draftLoaded');
    tab.examined[0]?.();
    expect(tab.report.get('rachisFlexion')).toBe('70');
    expect(notExamined()).toEqual([]);
  });
});

describe('a region stays not examined', () => {
  it.each<readonly [string, () => void]>([
    ['when a value is emptied', () => type(tab, 'rachisFlexion', '')],
    ['when only blanks are typed', () => type(tab, 'rachisPalpation', '  \n')],
    ['when another region is written in', () => type(tab, 'hanchesFlexionDroitActif', '90')],
    ['when nothing is entered', () => tab.report.setReportLanguage('en')],
    ['when a field is set by the program', () => tab.report.set('rachisFlexion', '60')],
    ['when a proposal empties a text', () => tab.report.write('rachisPalpation', '', 'improved')],
    ['when nothing is confirmed', () => tab.report.confirm([])],
    [
      'when its words are put into the gender of the worker',
      () => {
        tab.report.set('patientGender', 'female');
        tab.report.set('rachisPalpation', 'Le travailleur est soulagé.');
        const words = otherGenderFields(tab.report).flatMap((field) => field.words);
        const accepted = new Set(words.map(({ key }) => key));
        expect(correctGender(tab.report, accepted)?.undo.note).toBeUndefined();
        expect(tab.report.get('rachisPalpation')).toContain('La travailleuse');
      },
    ],
    [
      'when a draft with values in it is loaded',
      () =>
        tab.report.open(
          buildSavedForm({
            formData: { rachisFlexion: '60' },
            meta: { ...buildMeta('fr'), confirmed: [], notExamined: ['spine'] },
          }),
          'draftLoaded',
        ),
    ],
  ])('%s', (_name, act) => {
    act();
    expect(notExamined()).toContain('spine');
    expect(tab.examined).toEqual([]);
  });
});

describe('marking a region as not examined', () => {
  it('keeps its values, which come back with it', () => {
    tab.report.setExamined('spine', true);
    type(tab, 'rachisFlexion', '60');
    const undo = tab.report.setExamined('spine', false);
    expect(tab.report.typedIn('spine')).toEqual(['rachisFlexion']);
    undo();
    expect(notExamined()).toEqual(['knees']);
    expect(tab.report.get('rachisFlexion')).toBe('60');
  });

  it('concerns values that were typed or confirmed, not those that wait', () => {
    expect(tab.report.typedIn('spine')).toEqual([]);
    tab.report.setExamined('spine', true);
    tab.report.confirm(['rachisExtension']);
    expect(tab.report.typedIn('spine')).toEqual(['rachisExtension']);
  });
});

describe('a visit that is about some regions', () => {
  const allBut = (...about: readonly RegionId[]): readonly RegionId[] =>
    MEDICAL_EVALUATION.regions.map(({ id }) => id).filter((id) => !about.includes(id));

  it('leaves the others out from the beginning, and an entry in one of them brings it back', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    tab.report.startNew('fr', { name: 'Zoé Exemple', regions: ['knees'] });
    expect(tab.report.getState().meta.notExamined).toEqual(allBut('knees'));
    type(tab, 'hanchesPalpation', 'Indolore.');
    expect(tab.report.getState().meta.notExamined).toEqual(allBut('hips', 'knees'));
  });

  it('stays about them when its answers are cleared, and is about the usual ones where none was chosen', () => {
    const tab = new TestDevice().openTab();
    tab.report.startNew('fr', { regions: ['knees', 'spine'] });
    tab.report.clear();
    expect(tab.report.getState().meta.notExamined).toEqual(allBut('knees', 'spine'));
    tab.report.startNew('fr', { name: 'Zoé Exemple', regions: [] });
    expect(tab.report.getState().meta.notExamined).toEqual(allBut(...MEDICAL_EVALUATION.usualRegions));
  });
});
