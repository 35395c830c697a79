import type { TextPairs } from '../test-pairs.test-data.ts';

/** Another finger or toe, one side of two; written before the rules. */
export const CHANGED: TextPairs = {
  fr: [
    ['Chaque rotation est limitée.', 'La rotation gauche est limitée.'],
    ['Le premier orteil est rouge.', 'Le cinquième orteil est rouge.'],
    ['Le quatrième doigt gauche est croche.', 'Le petit doigt gauche est croche.'],
    ['Les rotations droite et gauche sont à 40° et 60°.', 'Les deux rotations sont à 40°.'],
    ['L’index et la main gauche sont froids.', 'L’index gauche est froid.'],
    ['Les rotations droite et gauche sont à 40°.', 'La rotation droite est à 40°.'],
  ],
  en: [
    ['Each rotation is limited.', 'Left rotation is limited.'],
    ['The first toe is red.', 'The fifth toe is red.'],
    ['The fourth finger of the left hand is crooked.', 'The left little finger is crooked.'],
    ['Right and left rotation are 40° and 60°.', 'Both rotations are 40°.'],
    ['The index finger of the right hand is cold.', 'The index finger and the right hand are cold.'],
    ['The hand and the index finger are cold.', 'The index finger is cold.'],
  ],
};

/** One finger, toe or pair of movements, named in two ways; written before the rules. */
export const SAME: TextPairs = {
  fr: [
    ['Les deux inclinaisons latérales sont libres.', 'Chaque inclinaison latérale est libre.'],
    ['Chacune des rotations est complète.', 'Les deux rotations sont complètes.'],
    ['Les rotations droite et gauche sont à 60°.', 'Les deux rotations sont à 60°.'],
    ['Le cinquième orteil est noir.', 'Le petit orteil est noir.'],
    ['L’index de la main gauche est froid.', 'L’index gauche est froid.'],
    ['Le quatrième doigt de la main gauche est croche.', 'L’annulaire gauche est croche.'],
    ['Le premier orteil du pied gauche est rouge.', 'Le gros orteil gauche est rouge.'],
    ['Allergie aux chats et au pollen.', 'Allergique au pollen et aux chats.'],
    ['Le pouce de la main droite est raide.', 'Le pouce droit est raide.'],
  ],
  en: [
    ['Both rotations of the neck are painful.', 'Each rotation of the neck is painful.'],
    ['Both lateral flexions are full.', 'Right and left lateral flexion are full.'],
    ['Each of the two rotations is free.', 'Both rotations are free.'],
    ['The fourth finger of the left hand is crooked.', 'The left ring finger is crooked.'],
    ['The little finger of the right hand is cold.', 'The right little finger is cold.'],
    ['The fifth toe is black.', 'The little toe is black.'],
    ['The first toe of his left foot is red.', 'The left hallux is red.'],
    ['Allergic to cats and pollen.', 'Pollen and cat allergy.'],
  ],
};
