import type { Identity } from './find-identity.ts';

/** Fictional persons; the names of several are ordinary words as well. */
export const IDENTITIES = {
  tremblay: {
    names: [{ last: 'Tremblay', first: 'Jean-François' }],
    birthDates: ['1980-03-14'],
    numbers: ['TREJ 8003 1412', '514-555-0134', '123456789'],
    addresses: ['1234, rue Saint-Denis, app. 5, Montréal (Québec) H2X 3K8'],
    emails: ['jf.tremblay@exemple.org'],
  },
  cote: {
    names: [{ last: 'Côté', first: 'Hélène' }],
    birthDates: ['1975-12-01'],
    numbers: ['COTH 7562 0118', '(418) 555-0199', '12345'],
    addresses: ['88 boul. René-Lévesque Ouest, Québec G1R 2A5'],
    emails: [],
  },
  page: { names: [{ last: 'Page', first: 'Rose' }], numbers: ['RE-204817/A'] },
  roy: { names: [{ last: 'Roy', first: 'Pierre' }], birthDates: ['1990-05-02'], numbers: ['450 555 0177'] },
  petit: { names: [{ last: 'Petit', first: 'Denis' }], numbers: ['9988'] },
  avril: { names: [{ last: 'Avril', first: 'Marc' }], birthDates: ['1988-04-04'] },
  main: { names: [{ last: 'Main', first: 'Mary' }], birthDates: ['1971-10-09'], numbers: ['819-555-0123'] },
  obrien: {
    names: [
      { last: "O'Brien", first: 'Michael' },
      { last: 'Fontaine', first: 'Claire' },
    ],
    birthDates: ['1969-07-04'],
    numbers: ['OBRM 6907 0419', '(819) 555-0142', '777000111'],
    addresses: ['45 Maple Street, Apt 3, Gatineau QC J8X 1A1', '900, avenue des Pins, bureau 210'],
    emails: ['claire.fontaine@exemple.org'],
  },
  leblanc: { names: [{ last: 'Leblanc', first: 'Luc' }], birthDates: ['1962-01-30'], numbers: ['20240087'] },
  stpierre: {
    names: [{ last: 'St-Pierre', first: 'Sylvie' }],
    addresses: ['12 rang du Petit-Bois, Saint-Jérôme'],
  },
  bras: { names: [{ last: 'Bras', first: 'Joseph' }], numbers: ['654321'] },
  white: {
    names: [{ last: 'White', first: 'Grace' }],
    birthDates: ['1984-06-15'],
    numbers: ['418.555.0111'],
  },
  gagnon: {
    names: [{ last: 'Gagnon-Lavoie', first: 'Marie-Ève' }],
    birthDates: ['2001-11-23'],
    numbers: ['GAGM 0161 2314', '333444555'],
    addresses: ['7 ch. du Lac, app 2, Val-d’Or J9P 1B2'],
    emails: ['marie-eve.gagnon-lavoie@exemple-sante.org'],
  },
  bouchard: { names: [{ last: 'Bouchard', first: 'Marie-Claude' }] },
  jackson: { names: [{ last: 'Jackson', first: 'Thomas' }] },
  lachance: {
    names: [{ last: 'Lachance', first: 'Guy' }],
    numbers: ['CNESST 1234567, IVAC 998877', '20230512'],
  },
  dion: { names: [{ last: 'Dion', first: 'Céline' }], birthDates: ['7 décembre 1985'] },
  hill: { names: [{ last: 'Hill', first: 'Will' }] },
  young: { names: [{ last: 'Young', first: 'April' }] },
  lebel: {
    names: [{ last: 'Lebel', first: 'Éric' }],
    numbers: ['450.555.0100 poste 22'],
    addresses: ['55 rue Principale, Saint-Jean-sur-Richelieu, J2X 1A1'],
  },
  lafontaine: { names: [{ last: 'De La Fontaine', first: 'Jean' }] },
  amours: { names: [{ last: 'D’Amours', first: 'Luc' }] },
  vanthi: { names: [{ last: 'Nguyen', first: 'Van Thi' }] },
  droite: { names: [{ last: 'Gauche', first: 'Paul' }] },
  roytremblay: { names: [{ last: 'Roy Tremblay', first: 'Anne' }] },
  beauchamp: {
    names: [{ last: 'Beauchamp', first: 'Mathieu' }],
    birthDates: ['1979-02-08'],
    numbers: ['DRA-2231907'],
    addresses: ['3-1450, boul. de Maisonneuve Est, Montréal QC H2L 2A6'],
  },
  baker: {
    names: [{ last: 'Baker', first: 'Mark' }],
    birthDates: ['1959-11-30'],
    addresses: ['1600 Main Street West, Unit 12, Ottawa ON K1A 0B1'],
  },
} as const satisfies Readonly<Record<string, Identity>>;

/** Whose text, its language, and the text: what must not be sent stands in braces, all else must stay. */
export type IdentityCase = readonly [keyof typeof IDENTITIES, 'fr' | 'en', string];
