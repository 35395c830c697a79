import { DEFAULT_NORMALS, MEDICAL_EVALUATION, REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillNormals } from '../view/table/fill-normals.ts';
import { contentOfForm } from './draft-content.ts';
import { readMeta } from './read-meta.ts';
import { holdsWork } from './working-record.ts';
import { TestDevice, buildSavedForm, saveAsDraft, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

const KNEE = 'genouxFlexionDroitActif';
const OTHER = 'genouxFlexionGaucheActif';

let device: TestDevice;
let tab: TestTab;
const field = (id: FieldId) => {
  const found = MEDICAL_EVALUATION.field(id);
  if (found === undefined) throw new Error(id);
  return found;
};
const fill = (...ids: readonly FieldId[]) =>
  fillNormals(
    tab.report,
    ids.map((id) => field(id)),
    { ...DEFAULT_NORMALS, kneeFlexion: 140 },
  );
const stated = (): readonly FieldId[] => tab.report.getState().meta.statedNormal ?? [];

beforeEach(() => {
  device = new TestDevice();
  tab = device.openTab();
});

describe('an angle that is filled as normal', () => {
  it('stays empty and is said to be normal, with what it is normal against', () => {
    fill(KNEE, 'genouxLachmanDroit');
    expect(tab.report.get(KNEE)).toBe('');
    expect(tab.report.get('genouxLachmanDroit')).toBe('Négatif');
    expect(tab.report.isStatedNormal(KNEE)).toBe(true);
    expect(tab.report.content().meta).toMatchObject({
      statedNormal: [KNEE],
      normals: { kneeFlexion: 140 },
    });
    // A profile that changes later, or arrives late, does not change what was said.
    tab.report.adoptNormals({ kneeFlexion: 120, hipFlexion: 110 });
    expect(tab.report.content().meta.normals).toMatchObject({ kneeFlexion: 140, hipFlexion: 110 });
  });

  it('keeps the reference that the report has', () => {
    tab.report.adoptNormals({ kneeFlexion: 130 });
    fill(KNEE);
    expect(tab.report.content().meta.normals.kneeFlexion).toBe(130);
  });

  it('is there after a reload, and in what is saved', () => {
    fill(KNEE);
    tab.report.flush();
    const again = device.openTab(tab.session);
    expect(again.report.isStatedNormal(KNEE)).toBe(true);
    const meta = { ...buildMeta('fr'), confirmed: [], notExamined: [], statedNormal: [KNEE] as const };
    expect(contentOfForm(buildSavedForm({ meta }))?.meta.statedNormal).toEqual([KNEE]);
  });

  it('becomes a measurement by a number, and nothing once that is deleted', () => {
    fill(KNEE, OTHER);
    type(tab, KNEE, '1');
    expect(stated()).toEqual([OTHER]);
    type(tab, KNEE, '');
    expect(stated()).toEqual([OTHER]);
    expect(tab.report.isStatedNormal(KNEE)).toBe(false);
  });

  it.each<[string, (id: FieldId) => void]>([
    ['written by a template', (id) => tab.report.write(id, '110', 'template')],
    ['dictated', (id) => tab.report.applyDictation({ field: id, text: '110' })],
    ['set', (id) => tab.report.set(id, '110')],
  ])('gives way to a value that is %s', (_name, act) => {
    fill(KNEE);
    act(KNEE);
    expect(tab.report.get(KNEE)).not.toBe('');
    expect(stated()).toEqual([]);
  });

  it('is taken back by hand, by an undo and by clearing the report', () => {
    fill(KNEE);
    tab.report.takeNormalBack(KNEE);
    expect(stated()).toEqual([]);
    const filled = fill(KNEE, OTHER);
    filled?.undo();
    expect(stated()).toEqual([]);
    fill(KNEE);
    const undo = tab.report.clear();
    expect(stated()).toEqual([]);
    undo?.();
    expect(stated()).toEqual([KNEE]);
  });

  it('changes nothing when it is filled again', () => {
    fill(KNEE);
    const { revision } = tab.report;
    expect(fill(KNEE)).toBeNull();
    expect(tab.report.revision).toBe(revision);
  });

  it('comes back with the undo of what replaced it', () => {
    fill(KNEE);
    const undo = tab.report.write(KNEE, '110', 'template');
    expect(stated()).toEqual([]);
    undo();
    expect(tab.report.isStatedNormal(KNEE)).toBe(true);
  });

  it('marks its region as examined, and an undo takes that back', () => {
    tab.report.setExamined('knees', false);
    const filled = fill(KNEE);
    expect(tab.report.getState().meta.notExamined).not.toContain('knees');
    expect(tab.report.typedIn('knees')).toEqual([KNEE]);
    filled?.undo();
    expect(tab.report.getState().meta.notExamined).toContain('knees');
  });

  it('is work that is kept: an empty report with nothing else is set aside too', () => {
    fill(KNEE);
    const { reportType, reportTypeVersion, formData, meta } = tab.report.content();
    expect(holdsWork({ reportType, reportTypeVersion, formData, meta })).toBe(true);
    tab.report.startNew('fr');
    expect(tab.report.replaced()).toHaveLength(1);
  });
});

describe('a prefilled angle', () => {
  it('is said to be normal in place of the number that nobody measured', () => {
    const filled = fill('rachisFlexion');
    expect(tab.report.get('rachisFlexion')).toBe('');
    expect(tab.report.isStatedNormal('rachisFlexion')).toBe(true);
    filled?.undo();
    expect(tab.report.get('rachisFlexion')).toBe('90');
    expect(tab.report.isUnconfirmed(field('rachisFlexion'))).toBe(true);
    expect(stated()).toEqual([]);
  });

  it('stays as it is once it is confirmed', () => {
    tab.report.confirm(['rachisFlexion']);
    expect(fill('rachisFlexion')).toBeNull();
    expect(tab.report.get('rachisFlexion')).toBe('90');
  });

  it('takes a measurement over the statement also where it is the prefilled number, after a reload too', () => {
    fill('rachisFlexion');
    tab.report.flush();
    for (const one of [tab, device.openTab(tab.session)]) {
      type(one, 'rachisFlexion', '9');
      type(one, 'rachisFlexion', '90');
      expect(one.report.isUnconfirmed(field('rachisFlexion'))).toBe(false);
    }
  });
});

describe('a draft of two computers', () => {
  it('shows that the other one says normal, and takes it', async () => {
    const meta = { ...buildMeta('fr'), confirmed: [], notExamined: [] };
    const form = buildSavedForm({ meta, formData: { patientName: 'Zoé Exemple', [KNEE]: '100' } });
    device.server.hold(form);
    tab.report.open(form, 'draftLoaded');
    const content = contentOfForm(form);
    if (content === null) throw new Error('not read');
    const theirs = {
      ...content,
      formData: { patientName: 'Zoé Exemple' },
      meta: { ...content.meta, statedNormal: [KNEE] as const },
    };
    device.server.drafts.set(form.id, { version: form.version + 1, content: theirs });
    type(tab, KNEE, '110');
    await tab.report.sent();
    const [conflict] = tab.report.getState().conflicts;
    expect(conflict).toMatchObject({ id: KNEE, theirs: '' });
    expect(tab.report.get(KNEE)).toBe('110');
    expect(tab.report.isStatedElsewhere(KNEE)).toBe(true);
    if (conflict === undefined) throw new Error('no conflict');
    tab.report.settle(conflict, '');
    expect(tab.report.isStatedNormal(KNEE)).toBe(true);
    await tab.report.sent();
    expect(device.server.drafts.get(form.id)?.content.meta.statedNormal).toEqual([KNEE]);
  });

  it('is saved with its statements', async () => {
    saveAsDraft(device, tab);
    fill(KNEE);
    await tab.report.sent();
    const held = [...device.server.drafts.values()][0];
    expect(held?.content.meta.statedNormal).toEqual([KNEE]);
    expect(held?.content.formData[KNEE]).toBeUndefined();
  });
});

it('is read from what is stored as far as it is one', () => {
  const [type] = REPORT_TYPES.newest;
  if (type === undefined) throw new Error('no type');
  const read = (statedNormal: unknown) => readMeta(type, { statedNormal }, 'fr').statedNormal;
  expect(read([OTHER, KNEE, 'genouxLachmanDroit', 'noSuchField', 3])).toEqual([KNEE, OTHER]);
  for (const nothing of [undefined, null, 'x', {}, [], ['genouxLachmanDroit']]) {
    expect(read(nothing)).toBeUndefined();
  }
});

describe('a prefilled value that is said', () => {
  const STRENGTH = 'piedsForceL4Droit';
  const say = (text: string) =>
    tab.report.writeSpoken(new Map([[STRENGTH, text]]), {
      stated: [],
      setAside: [],
      normals: DEFAULT_NORMALS,
    });

  it('is the physician’s own finding, also where it is the one that stood there', () => {
    expect(tab.report.isUnconfirmed(field(STRENGTH))).toBe(true);
    const undo = say('5/5');
    expect(tab.report.isUnconfirmed(field(STRENGTH))).toBe(false);
    undo();
    expect([tab.report.get(STRENGTH), tab.report.isUnconfirmed(field(STRENGTH))]).toEqual(['5/5', true]);
    say('4/5');
    say('5/5');
    expect(tab.report.isUnconfirmed(field(STRENGTH))).toBe(false);
  });

  it('waits still where the same is typed', () => {
    type(tab, STRENGTH, '5/5');
    expect(tab.report.isUnconfirmed(field(STRENGTH))).toBe(true);
  });
});
