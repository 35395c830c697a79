import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestDevice, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

const KNEE = 'genouxFlexionDroitActif';
const OTHER = 'genouxFlexionGaucheActif';

describe('what is dictated', () => {
  let device: TestDevice;
  let tab: TestTab;
  beforeEach(() => {
    device = new TestDevice();
    tab = device.openTab();
  });
  const stated = (): readonly FieldId[] => tab.report.getState().meta.statedNormal ?? [];
  const say = (
    texts: readonly (readonly [FieldId, string])[],
    { normal = [], setAside = [] }: { normal?: readonly FieldId[]; setAside?: readonly FieldId[] } = {},
  ) => tab.report.writeSpoken(new Map(texts), { stated: normal, setAside, normals: DEFAULT_NORMALS });

  it('fills cells and says angles normal as one act, which its undo takes back', () => {
    type(tab, OTHER, '90');
    const undo = say(
      [
        [OTHER, '95'],
        ['genouxLachmanDroit', 'Négatif'],
      ],
      { normal: [KNEE] },
    );
    expect([tab.report.get(OTHER), tab.report.get('genouxLachmanDroit'), stated()]).toEqual([
      '95',
      'Négatif',
      [KNEE],
    ]);
    undo();
    expect([tab.report.get(OTHER), tab.report.get('genouxLachmanDroit'), stated()]).toEqual(['90', '', []]);
  });

  it('sets aside the texts that give way, and no others', () => {
    type(tab, OTHER, '90');
    type(tab, 'genouxPalpation', 'Rotule sensible.');
    say(
      [
        [OTHER, '95'],
        ['genouxPalpation', 'Rotule sensible. Pas de chaleur.'],
      ],
      { setAside: [OTHER] },
    );
    expect(tab.report.replaced().map(({ act, fields }) => ({ act, fields }))).toEqual([
      { act: 'dictated', fields: [OTHER] },
    ]);
  });

  it('a number that is said of an angle takes the place of the normal, and is kept at once', () => {
    say([], { normal: [KNEE] });
    expect(stated()).toEqual([KNEE]);
    say([[KNEE, '115']]);
    expect(stated()).toEqual([]);
    expect(device.openTab(tab.session).report.get(KNEE)).toBe('115');
  });
});
