/** One value in the two ways in which it reaches the pipeline: as it is spoken, and with digits as an engine writes it. */
export interface Said {
  readonly spoken: string;
  readonly digits: string;
  /** What of it stands in the text once written, with plain spaces. */
  readonly written: string;
}

/** A fact that is dictated wrong and then right; `#` stands for its value. */
export interface CorrectedFact {
  readonly kind: string;
  readonly first: string;
  /** What restates it: with its label, and alone where nothing stands between. */
  readonly again: readonly string[];
  readonly alone: readonly string[];
  readonly wrong: Said;
  readonly right: Said;
}

function said(spoken: string, digits = spoken, written = digits): Said {
  return { spoken, digits, written };
}

function fact(
  kind: string,
  first: string,
  again: readonly string[],
  alone: readonly string[],
  wrong: Said,
  right: Said,
): CorrectedFact {
  return { kind, first, again, alone, wrong, right };
}

export const FACTS: Readonly<Record<'fr' | 'en', readonly CorrectedFact[]>> = {
  fr: [
    fact(
      'side',
      'douleur au coude #',
      ['au coude #', 'le coude #', 'douleur au coude #'],
      ['#'],
      said('droit'),
      said('gauche'),
    ),
    fact('side', 'cicatrice du genou #', ['du genou #', 'genou #'], ['#'], said('gauche'), said('droit')),
    fact(
      'side',
      'une blessure à la main #',
      ['à la main #', 'la main #'],
      ['à #', '#'],
      said('droite'),
      said('gauche'),
    ),
    fact('side', "l'épaule # est enflée", ["l'épaule #"], [], said('droite'), said('gauche')),
    fact(
      'degrees',
      'abduction #',
      ['abduction #', "l'abduction est de #"],
      ['#', 'à #'],
      said('quatre-vingts degrés', '80°'),
      said('soixante-dix degrés', '70°'),
    ),
    fact(
      'degrees',
      'la flexion dorsale est à #',
      ['la flexion dorsale est à #', 'flexion dorsale #'],
      ['à #', '#'],
      said('quinze degrés', '15 degrés', '15°'),
      said('vingt-cinq degrés', '25 degrés', '25°'),
    ),
    fact(
      'degrees',
      'rotation externe de #',
      ['rotation externe de #', 'rotation externe #'],
      ['de #'],
      said('quarante degrés', '40°'),
      said('cinquante-cinq degrés', '55°'),
    ),
    fact(
      'dose',
      'du naproxène #',
      ['naproxène #', 'du naproxène #'],
      ['#'],
      said('cinq cents milligrammes', '500 mg'),
      said('deux cent cinquante milligrammes', '250 mg'),
    ),
    fact(
      'dose',
      'de la prégabaline # au coucher',
      ['prégabaline #', 'prégabaline # au coucher'],
      ['#'],
      said('soixante-quinze milligrammes', '75 mg'),
      said('cent cinquante milligrammes', '150 mg'),
    ),
    fact(
      'dose',
      'une injection de # de kénalog',
      ['# de kénalog'],
      ['#', 'de #'],
      said('quarante milligrammes', '40 mg'),
      said('vingt milligrammes', '20 mg'),
    ),
    fact(
      'date',
      'une chirurgie a eu lieu le #',
      ['la chirurgie a eu lieu le #'],
      ['le #'],
      said('douze mars deux mille vingt-quatre', '12 mars 2024'),
      said('quatorze mars deux mille vingt-quatre', '14 mars 2024'),
    ),
    fact(
      'date',
      'un accident est survenu en #',
      ['accident est survenu en #'],
      ['en #'],
      said('mai deux mille vingt-trois', 'mai 2023'),
      said('juin deux mille vingt-trois', 'juin 2023'),
    ),
    fact(
      'level',
      'une hernie en #',
      ['hernie en #', 'une hernie en #'],
      ['en #', '#'],
      said('L quatre L cinq', 'L4-L5'),
      said('L cinq S un', 'L5-S1'),
    ),
    fact(
      'level',
      'une fracture de #',
      ['fracture de #'],
      ['de #'],
      said('T douze', 'T12'),
      said('L un', 'L1'),
    ),
    fact('finger', "une plaie de l'#", ["plaie de l'#"], ["de l'#", '#'], said('index'), said('annulaire')),
    fact(
      'rank',
      'une fracture du # orteil',
      ['fracture du # orteil'],
      ['du # orteil'],
      said('deuxième'),
      said('troisième'),
    ),
    fact(
      'time',
      'son quart débute à #',
      ['son quart débute à #'],
      ['à #'],
      said('sept heures trente', '7 h 30', '30'),
      said('huit heures quinze', '8 h 15', '15'),
    ),
    fact(
      'score',
      'la force du quadriceps est à #',
      ['force du quadriceps #', 'la force du quadriceps est à #'],
      ['à #', '#'],
      said('quatre sur cinq', '4/5'),
      said('trois sur cinq', '3/5'),
    ),
    fact(
      'score',
      "l'intensité de la douleur est de #",
      ['intensité #'],
      ['de #'],
      said('sept sur dix', '7/10'),
      said('huit sur dix', '8/10'),
    ),
    fact(
      'weight',
      'il pèse #',
      ['il pèse #'],
      ['#'],
      said('quatre-vingt-deux kilogrammes', '82 kg'),
      said('quatre-vingt-douze virgule cinq kilogrammes', '92,5 kg'),
    ),
    fact(
      'length',
      'la circonférence de la cuisse est de #',
      ['circonférence de la cuisse #', 'cuisse #'],
      ['de #', '#'],
      said('quarante-cinq centimètres', '45 cm'),
      said('quarante-sept centimètres', '47 cm'),
    ),
    fact(
      'percent',
      'un soulagement de #',
      ['soulagement de #'],
      ['de #', '#'],
      said('quarante pour cent', '40 %'),
      said('soixante pour cent', '60 %'),
    ),
    fact(
      'pressure',
      'la tension artérielle est de #',
      ['tension artérielle #'],
      ['#'],
      said('cent trente sur quatre-vingts', '130/80'),
      said('cent quarante sur quatre-vingt-dix', '140/90'),
    ),
    fact(
      'sign',
      'le Lachman est #',
      ['le Lachman est #', 'Lachman #'],
      ['#'],
      said('positif'),
      said('négatif'),
    ),
    fact(
      'count',
      'une immobilisation de #',
      ['immobilisation de #'],
      ['#'],
      said('douze semaines', '12 semaines'),
      said('quatorze semaines', '14 semaines'),
    ),
  ],
  en: [
    fact(
      'side',
      'pain in the # elbow',
      ['the # elbow', 'in the # elbow'],
      ['#'],
      said('right'),
      said('left'),
    ),
    fact(
      'side',
      'a scar on the # knee',
      ['the # knee', '# knee'],
      ['#', 'the #'],
      said('left'),
      said('right'),
    ),
    fact('side', 'an injury of his # hand', ['his # hand', '# hand'], ['#'], said('right'), said('left')),
    fact('side', 'the # shoulder is swollen', ['the # shoulder'], [], said('right'), said('left')),
    fact(
      'degrees',
      'abduction #',
      ['abduction #', 'abduction is #'],
      ['#'],
      said('eighty degrees', '80°'),
      said('seventy degrees', '70°'),
    ),
    fact(
      'degrees',
      'dorsal flexion is #',
      ['dorsal flexion is #', 'dorsal flexion #'],
      ['#'],
      said('fifteen degrees', '15 degrees', '15°'),
      said('twenty five degrees', '25 degrees', '25°'),
    ),
    fact(
      'degrees',
      'external rotation of #',
      ['external rotation of #', 'external rotation #'],
      ['of #'],
      said('forty degrees', '40°'),
      said('fifty five degrees', '55°'),
    ),
    fact(
      'dose',
      'naproxen #',
      ['naproxen #'],
      ['#'],
      said('five hundred milligrams', '500 mg'),
      said('two hundred fifty milligrams', '250 mg'),
    ),
    fact(
      'dose',
      'pregabalin # at bedtime',
      ['pregabalin #', 'pregabalin # at bedtime'],
      ['#'],
      said('seventy five milligrams', '75 mg'),
      said('one hundred fifty milligrams', '150 mg'),
    ),
    fact(
      'dose',
      'an injection of # of kenalog',
      ['# of kenalog'],
      ['#', 'of #'],
      said('forty milligrams', '40 mg'),
      said('twenty milligrams', '20 mg'),
    ),
    fact(
      'date',
      'surgery took place on #',
      ['surgery took place on #'],
      ['on #', '#'],
      said('march twelfth twenty twenty four', 'March 12, 2024'),
      said('march fourteenth twenty twenty four', 'March 14, 2024'),
    ),
    fact(
      'date',
      'an accident occurred in #',
      ['accident occurred in #'],
      ['in #'],
      said('april twenty twenty three', 'April 2023'),
      said('june twenty twenty three', 'June 2023'),
    ),
    fact(
      'level',
      'a herniation at #',
      ['herniation at #', 'a herniation at #'],
      ['at #', '#'],
      said('L four L five', 'L4-L5'),
      said('L five S one', 'L5-S1'),
    ),
    fact(
      'level',
      'a fracture of #',
      ['fracture of #'],
      ['of #'],
      said('T twelve', 'T12'),
      said('L one', 'L1'),
    ),
    fact(
      'finger',
      'a laceration of the # finger',
      ['laceration of the # finger'],
      ['the # finger'],
      said('index'),
      said('ring'),
    ),
    fact(
      'rank',
      'a fracture of the # toe',
      ['fracture of the # toe'],
      ['the # toe'],
      said('second'),
      said('third'),
    ),
    fact(
      'time',
      'his shift starts at #',
      ['his shift starts at #'],
      ['at #'],
      said('seven thirty am', '7:30 am'),
      said('eight fifteen am', '8:15 am'),
    ),
    fact(
      'score',
      'quadriceps strength is #',
      ['quadriceps strength #', 'quadriceps strength is #'],
      ['#'],
      said('four out of five', '4/5'),
      said('three out of five', '3/5'),
    ),
    fact(
      'score',
      'pain intensity is #',
      ['pain intensity #'],
      ['#'],
      said('seven out of ten', '7/10'),
      said('eight out of ten', '8/10'),
    ),
    fact(
      'weight',
      'he weighs #',
      ['he weighs #'],
      ['#'],
      said('eighty two kilograms', '82 kg'),
      said('ninety two point five kilograms', '92.5 kg'),
    ),
    fact(
      'length',
      'thigh circumference is #',
      ['thigh circumference #'],
      ['#'],
      said('forty five centimeters', '45 cm'),
      said('forty seven centimeters', '47 cm'),
    ),
    fact(
      'percent',
      'a relief of #',
      ['relief of #'],
      ['#'],
      said('forty percent', '40%'),
      said('sixty percent', '60%'),
    ),
    fact(
      'pressure',
      'blood pressure is #',
      ['blood pressure #'],
      ['#'],
      said('one thirty over eighty', '130/80'),
      said('one forty over ninety', '140/90'),
    ),
    fact('sign', 'Lachman is #', ['Lachman is #', 'Lachman #'], ['#'], said('positive'), said('negative')),
    fact(
      'count',
      'a cast for #',
      ['a cast for #'],
      ['#'],
      said('twelve weeks', '12 weeks'),
      said('fourteen weeks', '14 weeks'),
    ),
  ],
};

/** Facts that stand between a fact and its correction, and must stay: what is dictated, with digits, and what stays. */
export const BETWEEN: Readonly<Record<'fr' | 'en', readonly Said[]>> = {
  fr: [
    said('extension vingt-deux degrés', 'extension 22°'),
    said('inclinaison à trente et un degrés', 'inclinaison à 31°'),
    said('sensibilité normale au mollet', 'sensibilité normale au mollet'),
    said('tiroir postérieur absent', 'tiroir postérieur absent'),
    said('acétaminophène neuf cents milligrammes', 'acétaminophène 900 mg'),
    said('la marche est prudente', 'la marche est prudente'),
    said('taille de cent soixante-dix-huit centimètres', 'taille de 178 cm'),
    said(
      'physiothérapie depuis le trois avril deux mille vingt-deux',
      'physiothérapie depuis le 3 avril 2022',
    ),
    said('réflexe rotulien normal à la cheville gauche', 'réflexe rotulien normal à la cheville gauche'),
    said('tuméfaction au poignet droit'),
    said('la force du jambier est à cinq sur cinq', 'la force du jambier est à 5/5', 'jambier est à 5/5'),
    said('le Hawkins est négatif'),
    said('le Neer est positif'),
    said('bombement en L trois L quatre', 'bombement en L3-L4', 'L3-L4'),
    said('perte de dix pour cent', 'perte de 10 %'),
    said('entorse du premier rayon'),
    said('plâtre de onze jours', 'plâtre de 11 jours'),
    said('œdème du majeur'),
    said('la pause est à midi'),
  ],
  en: [
    said('extension twenty two degrees', 'extension 22°'),
    said('inclination of thirty one degrees', 'inclination of 31°'),
    said('sensation normal over the calf', 'sensation normal over the calf'),
    said('posterior drawer absent', 'posterior drawer absent'),
    said('acetaminophen nine hundred milligrams', 'acetaminophen 900 mg'),
    said('gait is careful', 'gait is careful'),
    said('height of one hundred seventy eight centimeters', 'height of 178 cm'),
    said('physiotherapy since april third twenty twenty two', 'physiotherapy since April 3, 2022'),
    said('normal reflexes on the left ankle', 'normal reflexes on the left ankle'),
    said('swelling of the right wrist'),
    said(
      'anterior tibial strength is five out of five',
      'anterior tibial strength is 5/5',
      'strength is 5/5',
    ),
    said('Hawkins is negative'),
    said('Neer is positive'),
    said('bulge at L three L four', 'bulge at L3-L4', 'L3-L4'),
    said('loss of ten percent', 'loss of 10%'),
    said('sprain of the first ray'),
    said('splint for eleven days', 'splint for 11 days'),
    said('edema of the middle finger'),
    said('the break is at noon'),
  ],
};

export const TRIGGERS: Readonly<Record<'fr' | 'en', readonly string[]>> = {
  fr: [
    'correction',
    'je reprends',
    'non je reprends',
    'je veux dire',
    'non je veux dire',
    'pardon',
    'plutôt',
    'non pardon',
  ],
  en: ['correction', 'no wait', 'I mean', 'no I mean', 'sorry', 'no correction', 'sorry I mean'],
};

interface After {
  readonly said: Said;
  readonly isNew: boolean;
}

function after(isNew: boolean, ...words: Parameters<typeof said>): After {
  return { said: said(...words), isNew };
}

/** What is said after a correction: more of its phrase, or something new. */
export const AFTER: Readonly<Record<'fr' | 'en', readonly After[]>> = {
  fr: [
    after(false, 'avec une raideur matinale'),
    after(false, 'selon le dossier'),
    after(false, 'et le sommeil est perturbé'),
    after(true, 'le sommeil est perturbé'),
    after(true, 'adduction dix-huit degrés', 'adduction 18°'),
    after(true, 'il ne fume pas'),
  ],
  en: [
    after(false, 'with morning stiffness'),
    after(false, 'according to the file'),
    after(false, 'and sleep is disturbed'),
    after(true, 'sleep is disturbed'),
    after(true, 'adduction eighteen degrees', 'adduction 18°'),
    after(true, 'he does not smoke'),
  ],
};

/** Facts of which nothing else is said: a correction with one of them restates nothing. */
export const UNRELATED_FACTS: Readonly<Record<'fr' | 'en', readonly Said[]>> = {
  fr: [
    said('éversion douze degrés', 'éversion 12°'),
    said('célécoxib deux cents milligrammes', 'célécoxib 200 mg'),
    said('le Babinski est indifférent', 'le Babinski est indifférent'),
    said('hémoglobine cent dix-huit', 'hémoglobine 118'),
    said('une boiterie est notée', 'une boiterie est notée'),
  ],
  en: [
    said('eversion twelve degrees', 'eversion 12°'),
    said('celecoxib two hundred milligrams', 'celecoxib 200 mg'),
    said('Babinski is indifferent', 'Babinski is indifferent'),
    said('hemoglobin one hundred eighteen', 'hemoglobin 118'),
    said('a limp is noted', 'a limp is noted'),
  ],
};

/** What leads to somebody else's words, and what ends them. */
export const REPORTS: Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>> = {
  fr: [
    ['il m’a dit ', ''],
    ['La travailleuse répond : ', ''],
    ['elle a demandé ', ''],
    ['le patient pense ', ''],
    ['Elle ajoute, ', ''],
    ['La fiche indique « ', ' »'],
    ['on lit : « ', ' »'],
  ],
  en: [
    ['he told me ', ''],
    ['She answered: ', ''],
    ['he asked about ', ''],
    ['the patient thinks ', ''],
    ['She replied, ', ''],
    ['The form says “', '”'],
    ['we read: "', '"'],
  ],
};
