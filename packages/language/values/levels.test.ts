import { describe, expect, it } from 'vitest';
import { writeValues } from './write-values.test-data.ts';
import type { Example } from './write-values.test-data.ts';

describe('a letter and a number in French', () => {
  it.each<Example>([
    ['fracture de l un', 'fracture de L1'],
    ['fracture de L un avec déplacement', 'fracture de L1 avec déplacement'],
    ['fracture de L un de type compression', 'fracture de L1 de type compression'],
    ['la vertèbre l un est écrasée', 'la vertèbre L1 est écrasée'],
    ['entre l un et l deux', 'entre L1 et L2'],
    ['il y a c un et c deux', 'il y a C1 et C2'],
    ['L un est normal L deux est tassé', 'L1 est normal L2 est tassé'],
    ['radiculopathie s un des deux côtés', 'radiculopathie S1 des deux côtés'],
    ['racine S un gauche', 'racine S1 gauche'],
    ['s un', 'S1'],
    ['force L quatre cinq sur cinq', 'force L4 5/5'],
    ['L quatre est normal', 'L4 est normal'],
    ['racines c six droites', 'racines C6 droites'],
    ['L 4 foraminaux', 'L4 foraminaux'],
  ])('is a level: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it.each<Example>([
    ['c un de ses collègues', '[c un] de ses collègues'],
    ['il a vu l un de ses médecins', 'il a vu [l un] de ses médecins'],
    ['l un d entre eux', '[l un] d entre eux'],
    ["l un d'entre eux", "[l un] d'entre eux"],
    ['c un des pires', '[c un] des pires'],
    ['ni l un ni l autre', 'ni [l un] ni l autre'],
    ['une jambe plus longue, l un et l autre pied', 'une jambe plus longue, [l un] et l autre pied'],
    ['pour l un il faut', 'pour [l un] il faut'],
    ['l un est marié', '[l un] est marié'],
    ['t un bon patient', '[t un] bon patient'],
    ['s un jour il revient', '[s un] jour il revient'],
    ['depuis d un ou deux jours', 'depuis [d un] ou deux jours'],
    ['fracture d un métatarsien', 'fracture [d un] métatarsien'],
    ['c deux choses différentes', '[c deux] choses différentes'],
    ['c cinq jours après', '[c cinq] jours après'],
  ])('is prose as well, and stays: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it('is prose where its « autre » is within five words', () => {
    expect(writeValues('chez l un bien plus que l autre', 'fr')).toBe('chez [l un] bien plus que l autre');
    expect(writeValues('fracture de l un bien plus que chez l autre', 'fr')).toBe(
      'fracture de L1 bien plus que chez l autre',
    );
  });

  it('is a level where another is told within eight words', () => {
    expect(writeValues('l un est normal et sans aucune atteinte en l deux', 'fr')).toBe(
      'L1 est normal et sans aucune atteinte en L2',
    );
    expect(writeValues('l un est tout à fait normal et sans atteinte en l deux', 'fr')).toBe(
      '[l un] est tout à fait normal et sans atteinte en L2',
    );
  });
});

describe('a letter and a number in English', () => {
  it.each<Example>([
    ['L one fracture', 'L1 fracture'],
    ['s one radiculopathy', 'S1 radiculopathy'],
    ['s one of the sacrum', 'S1 of the sacrum'],
    ['fracture of l one with retropulsion', 'fracture of L1 with retropulsion'],
    ['c one of his colleagues', '[c one] of his colleagues'],
    ['d one of them', '[d one] of them'],
    ['c two joints', 'C2 joints'],
  ])('"%s"', (said, written) => {
    expect(writeValues(said, 'en')).toBe(written);
  });
});
