import { expect, test } from 'vitest';
import { findIdentity } from './find-identity.ts';

const hidden = (text: string): string =>
  findIdentity(text, {})
    .toReversed()
    .reduce((left, { kind, start, end }) => `${left.slice(0, start)}[${kind}]${left.slice(end)}`, text);

test.each([
  ['NAM ZZTA 8501 1234, tél. 514-555-0101 ou (418) 555-0102.', 'NAM [number], tél. [number] ou [number].'],
  ['Né le 14 mars 1980, blessé le 3 mai 2024.', 'Né le [date], blessé le 3 mai 2024.'],
  [
    'née le 1er mai 1990; DDN : 1990-05-01; date de naissance : 01/05/1990',
    'née le [date]; DDN : [date]; date de naissance : [date]',
  ],
  ['né le quatorze mars mille neuf cent quatre-vingt', 'né le [date]'],
  [
    'Born on May 3, 1970. DOB: 1970-05-03. Seen May 3, 2024.',
    'Born on [date]. DOB: [date]. Seen May 3, 2024.',
  ],
  ['Dossier CNESST no 123456789, claim 1234 5678.', 'Dossier CNESST no [number], claim [number].'],
  ['H2X 3K8, zz@exemple.org', '[address], [email]'],
  ['Dossier numéro 99991234', 'Dossier numéro [number]'],
  ['Le Dr Lavigne et la Dre Claire Boisvert', 'Le Dr [name] et la Dre [name]'],
  [
    'M. L’Heureux, Mme ROY, monsieur Petit, M. J.-P. Caron',
    'M. [name], Mme [name], monsieur [name], M. [name]',
  ],
  ['Les Drs Roy, Caron et Blanc; MM. Roy et Caron', 'Les Drs [name], [name] et [name]; MM. [name] et [name]'],
  ['Dr de la Durantaye, Mme St-Onge', 'Dr [name], Mme [name]'],
  ['Mr. White’s cast. Mrs. O’Neil; Dr. Van Den Berg', 'Mr. [name]’s cast. Mrs. [name]; Dr. [name]'],
  ['MADAME LAVIGNE EST DROITIÈRE; DR ROY', 'MADAME [name] EST DROITIÈRE; DR [name]'],
  ['mme Roy, M Lavigne, Mme Lucie LAVOIE', 'mme [name], M [name], Mme [name]'],
  [
    'le docteur lavigne demande une irm, dr roy-lavoie et dr mathieu gagnon',
    'le docteur [name] demande une irm, dr [name] et dr [name]',
  ],
  ['Dr van Damme, Dr von Zzen', 'Dr [name], Dr [name]'],
  ['Dr Roy IRM du genou; Dr Roy CNESST', 'Dr [name] IRM du genou; Dr [name] CNESST'],
])('%s', (text, expected) => {
  expect(hidden(text)).toBe(expected);
});

test.each([
  'Niveaux L4L5S1 et C5-C6, L4-L5 et L5-S1; T1 T2.',
  'TA 120/80, 5 mg 3 fois, 12 345 kg, 100-200-3000 m, 1 000 000 $.',
  'Force 5/5, flexion 60°, grade II; le 3 mai 2024 à 8 h 30; 2024-05-03.',
  'Monsieur est droitier. Madame, 40 ans. Madame. Elle boite. Monsieur Il. Vu par le Dr. Le 3 mai, repos.',
  'Sexe : M Dominance droite; taille M Poids 80 kg; Me Joindre au besoin.',
  'le docteur prescrit du repos, la docteure aussi, docteur en physiatrie, dr de garde, doctor said no',
  'MADAME SE PLAINT DU DOS. MONSIEUR EST DROITIER. MR ARTHROGRAM; MS CONTIN 15 MG.',
  'M. Deltoïde, M. Supraspinatus; M. K. et Mme L. sont droitiers; 12 M. Reprise; madame la Présidente.',
  'Le docteur de Québec, la docteure du CLSC; Monsieur le Juge; Dr. Physiothérapie amorcée.',
  'Le dossier 3 et la page 12; dossier de 12 pages; file 2.',
  'Né au Québec en 1980; accident du 12 juin 2021; naissance de sa fille.',
])('keeps %s', (text) => {
  expect(hidden(text)).toBe(text);
});
