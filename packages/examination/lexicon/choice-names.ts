import type { Language } from '@constat/language';

/** Choices that are said otherwise than they are named: how the arm is held, how far the hindfoot moves. */
export const CHOICE_NAMES: Readonly<Record<Language, readonly (readonly [names: string, value: string])[]>> =
  {
    fr: [
      ['(deux|2) (béquilles|cannes anglaises)', 'Deux béquilles'],
      ['[avec] [le] (coude|coudes|bras) (au|le long du) (corps|côté)', 'Coude au corps'],
      [
        '[avec] [le] bras à (90|quatre vingt dix) [degrés|°] d abduction / (à|en) (90|quatre vingt dix) [degrés|°] d abduction',
        'Bras à 90° d’abduction',
      ],
      [
        '(diminué|diminution|réduit|limité|baissé) [de] plus (de|que) [la] (50|50 pour cent|cinquante pour cent|moitié)',
        'Diminué > 50%',
      ],
      [
        '(diminué|diminution|réduit|limité) [de] moins (de|que) [la] (50|50 pour cent|cinquante pour cent|moitié)',
        'Diminué < 50%',
      ],
    ],
    en: [
      ['(two|2) crutches', 'Deux béquilles'],
      ['[with] [the|his|her] (elbow|elbows|arm|arms) (at|by) [the|his|her] (side|sides)', 'Coude au corps'],
      [
        '[with] [the|his|her] (arm|arms) (at|in) (90|ninety) [degrees|°] [of] abduction / at (90|ninety) [degrees|°] of abduction / (arm|arms) abducted to (90|ninety) [degrees|°]',
        'Bras à 90° d’abduction',
      ],
      [
        '(decreased|reduced|diminished|limited|down) [by] (more|greater) than (50|50 percent|fifty percent|half)',
        'Diminué > 50%',
      ],
      [
        '(decreased|reduced|diminished|limited|down) [by] less than (50|50 percent|fifty percent|half)',
        'Diminué < 50%',
      ],
    ],
  };

/** Scars by their number, from the first. */
export const SCAR_NAMES: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'cicatrice [numéro] (un|une|1) / première cicatrice',
    'cicatrice [numéro] (deux|2) / (deuxième|seconde) cicatrice',
    'cicatrice [numéro] (trois|3) / troisième cicatrice',
  ],
  en: [
    'scar [number] (one|1) / first scar',
    'scar [number] (two|2) / second scar',
    'scar [number] (three|3) / third scar',
  ],
};
