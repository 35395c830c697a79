import type { WordClass } from './paradigm.ts';

/** A way to derive one word from another: both must stand in the lexicon. */
export interface Derivation {
  readonly from: WordClass;
  readonly ending: string;
  /** Letters that must stand before the ending. */
  readonly least: number;
  readonly to: readonly { readonly partOfSpeech: WordClass | 'm' | 'f'; readonly ending: string }[];
  /** The derived word has the very letters of the rule: no change of accent, no qu for c. */
  readonly exact: boolean;
}

/**
 * One rule a line: class and ending of the base with the least length of its stem, then classes and endings of what is
 * derived, `m` and `f` being nouns of that gender; `-` is no ending; `!` asks for the very letters. Prefixes are left out on purpose: *re-* adds a fact, and *dé-*, *in-*, *a-*, *hypo-* deny.
 */
const RULES = `
v er 2 > n:ation n:ateur n:ement n:age n:ure n:eur n:erie n:ance n:ence n:escence a:able a:ant a:ateur a:atif a:atoire a:eur d:ément
v er 3 > f:ade n:aison
v éfier 1 > n:éfaction
v er 3 ! f:e
v er 4 ! m:-
v iller 3 ! m:il
v onner 3 ! m:on
v férer 2 ! n:fert
v lyser 2 > n:lysie a:lytique
v iser 3 > n:ité
v quer 3 ! n:c
v ier 2 > n:ication a:icatif n:icateur
v oyer 2 ! n:oi
v ayer 2 ! n:ai
v uyer 3 ! n:ui
v cter 2 > n:ction n:cteur a:cteur a:ctif a:ctieux
v pter 2 > n:ption n:pteur
v éter 2 > n:étion
v uter 3 > n:ution n:uteur
v xer 2 > n:xion
v iser 3 > n:ision a:isif
v user 2 > n:usion a:usif
v resser 1 > n:ression a:ressif
v loser 2 > n:losion a:losif
v céder 1 > n:cession
v der 3 > n:sion
v primer 1 > n:pression a:pressif
v cuter 2 > n:cussion
v uer 3 > n:ution
v ir 3 > n:issement n:issage n:isseur n:issure n:ition n:ison n:iture n:eur n:ement a:issant
v frir 1 > n:france n:fre
v vrir 1 > n:verture n:verte
v courir 1 > n:cours
v tenir 1 > n:tien n:tention n:tenue n:teneur
v venir 1 > n:vention n:venue
v vir 3 > n:vice n:viteur
v quérir 1 > n:quisition n:quête
v fléchir 1 > n:flexion
v uire 2 > n:uction n:ucteur a:ucteur n:uctibilité a:uctible
v crire 1 > n:cription n:cripteur
v mettre 1 > n:mission n:mise n:metteur
v prendre 1 > n:prise
v tendre 1 > n:tente
v pendre 1 > n:pension
v fondre 1 > n:fusion
v rompre 1 > n:ruption n:rupteur
v clure 1 > n:clusion
v cevoir 1 > n:ception
v soudre 1 > n:solution
v dre 3 > n:te n:deur n:dement n:dage a:dable
v indre 1 > n:inte
v joindre 1 > n:jonction
v suivre 1 > n:suite
v faire 1 > n:faction a:faisant
v traire 1 > n:traction
v attre 1 > n:attement n:atteur
v aître 2 > n:aissance
v paraître 1 > n:parition
v oître 1 > n:oissance
v mouvoir 1 > n:motion
v voir 1 > n:vision
v pondre 1 > n:ponse
v struire 1 > n:struction
v primer 2 > n:pression
a e 3 > n:ité n:eur n:itude v:ifier
a - 3 > n:ité n:té n:sse n:itude v:ifier
a able 3 > n:ance
a in 2 > n:ignité
a tendu 4 > n:tension
a e 4 > v:iser
a - 4 > v:iser
a - 3 ! n:eur n:esse
a able 2 > n:abilité v:abiliser
a ible 2 > n:ibilité v:ibiliser
a al 3 > n:alité v:aliser
a el 3 > n:alité v:aliser
a if 2 > n:ivité v:iver
a ique 3 > n:icité n:ie
a eux 3 > n:osité
a ieux 2 > n:iété
a aire 3 > n:arité
a ant 3 > n:ance
a ent 3 > n:ence
n ie 3 > a:ique a:ical a:ien n:ien a:iaire
n e 4 > a:ique
n ie 4 > a:iaque n:iaque
n ige 3 > a:igineux
n en 4 > a:inal
n x 3 > a:cique
n u 4 > a:ulaire
n age 5 > a:agineux
n ation 3 > a:atoire
n - 4 ! a:ique
n ose 2 > a:otique a:osique
n e 3 > a:al a:eux a:aire a:ien
n - 4 ! a:al a:eux a:aire a:ien a:el
n e 4 ! a:el
n e 3 > a:iel
n cle 3 > a:culaire
n gle 3 > a:gulaire
n eur 3 > a:oureux
n ion 2 > a:ionnel v:ionner a:ionnaire
n ce 4 > v:ser
n isme 4 > a:ique
n logie 2 > n:logue n:logiste a:logique n:logien
n thérapie 0 > n:thérapeute a:thérapique a:thérapeutique
n pédie 2 > n:pédiste a:pédique
n graphie 2 > n:gramme n:graphiste
n iatrie 1 > n:iatre
`;

/** The rules by which French families are found. */
export const FRENCH_DERIVATIONS: readonly Derivation[] = RULES.trim()
  .split('\n')
  .map((line) => {
    const [from = '', ending = '', least = '', mark, ...to] = line.split(' ');
    return {
      from: from as WordClass,
      ending: ending === '-' ? '' : ending,
      least: Number(least),
      exact: mark === '!',
      to: to.map((target) => {
        const [partOfSpeech = '', end = ''] = target.split(':');
        return { partOfSpeech: partOfSpeech as WordClass | 'm' | 'f', ending: end === '-' ? '' : end };
      }),
    };
  });

/** Prefixes that make a verb of an adjective without turning its sense: *affaiblir*, *élargir*, *ralentir*. */
export const VERBAL_PREFIXES = [
  '',
  'a',
  'ac',
  'af',
  'ag',
  'al',
  'ap',
  'ar',
  'as',
  'at',
  'é',
  'em',
  'en',
  'ra',
];

/** Pairs that a rule would join although their senses are apart. */
export const FRENCH_APART = new Set(
  `foule fouler|plante planter|tente tendre|tente tenter|porte porter|livre livrer|montre montrer|ferme fermer|poste poster
force forcer|lance lancer|console consoler|traite traiter|serre serrer|mouche moucher|tasse tasser|masse masser
bouge bouger|panse panser|mine miner|peste pester|rampe ramper|trompe tromper|coiffe coiffer|forme formel|prime primer
contre contraire|loge loger|autorité autoriser|personnalité personnaliser|article articulaire|parole parer|gros grosse
position positif|gros grossesse|parlement parler|pouls pousser|marche marché|cause causer|sole soler|patte pattier
base baser|mode modiste|prime primaire|terme terminer|corde cordial|règle réglisse|menu mener|coupe couper|rate rater|mort amortir|garant garer|parti partial|parti partiel|parti partie
néguer négatif|néguer négation|refuser refusion|objecter objectif|objection objectif|disque disqualifier|discal disqualifier
roter rotation|roter rotatif|roter rotateur|roter rotatoire|passe passif|facette facetter|presser presse
table tabler|pile piler|pouce poucer|sang sanguin|moule mouler|bourse bourser|barbe barber|louer loueur`
    .split(/[|\n]/u)
    .map((pair) => pair.split(' ').sort().join(' ')),
);

/** Families that no rule finds. */
export const FRENCH_FAMILIES_BY_HAND =
  `chaud chaleur réchauffer|os osseux|nerf nerveux|tendon tendineux tendinite tendinopathie
étendre extension extenseur|flexion fléchir fléchisseur flexum flessum|partir départ|rompre rupture|tordre torsion|prendre prise
hôpital hospitaliser hospitalier|cœur cardiaque|œil oculaire|rein rénal|poumon pulmonaire|foie hépatique|cerveau cérébral
peau cutané|côte costal|fémur fémoral|tibia tibial|radius radial|cubitus cubital|humérus huméral|péroné péronier
calcanéum calcanéen|achille achilléen|acromion acromial|œdème œdémateux œdématié|vie vivre vital|mourir mort mortel
nuit nocturne|année an annuel|mois mensuel|jour journalier|lire lecture|mordre morsure|poids peser|voir vue vision visuel
courir course coureur|examen examiner|comprendre compréhension|suspendre suspension|type typique typiquement|ouïe auditif audition
sentir sensation|reconnaître reconnaissance|écrire écriture|descendre descente|attendre attente|perdre perte
mouvement mouvoir|chirurgie chirurgical chirurgien chirurgicalement|médecin médecine médical médicalement|malade maladie
bilatéral bilatéralement|épiphyse épiphysaire|vertèbre vertébral|arthrite arthritique|moelle médullaire
digital doigt|plâtre plâtrer|suture suturer|greffe greffer|orteil|choir chute chuter|croître croissance|boire boisson
sommeil ensommeillé|dormir dormeur endormir|doux douceur adoucir|dur durcir dureté|noir noircir|court raccourcir raccourcissement
bas abaisser abaissement|haut hausser hausse hauteur|long longueur allonger longuement|large largeur élargir|lourd alourdir
sang sanguin|maître maîtrise maîtriser|dent dentaire|bouche buccal|main manuel manuellement|preuve prouver|choix choisir
emploi employer employeur|essai essayer|appui appuyer|envoi envoyer|renvoi renvoyer|paiement payer|droitier droitière
permettre permission|conduire conduite|faire fait|tenir tenue|venir venue|agir action|croire croyance|savoir
aide aider|danser danse|tousser toux|vomir vomissement|uriner urine urinaire|miction mictionnel|pouvoir|devoir
accueillir accueil|secourir secours|recevoir réception|décevoir déception|convaincre conviction|vaincre victoire
mouiller|élire élection|distraire distraction|extraire extraction|détruire destruction|construire construction|inventer invention inventeur|sortir sortie|garantir garantie
malaise|aggraver grave|allonger long|affiner fin|traumatiser traumatique traumatisme|diviser division|tendinite tendinose|orthopédie orthopédique|rotation rotateur rotatoire|exercer exercice
ligne linéaire|gras graisse graisseux|famille familial|estomac gastrique|langue lingual|nez nasal|oreille auriculaire
mère maternel maternité|père paternel paternité|enfant infantile|mari marital|loi légal|juge judiciaire juger jugement
école scolaire scolarité scolariser|eau aqueux|heure horaire|son sonore|goût gustatif goûter|joie joyeux|semaine hebdomadaire
jambe jambier|larynx laryngé|pharynx pharyngé|utérus utérin|sternum sternal|fibre fibreux|plèvre pleural
salaire salarial salarié|région régional|province provincial|mur mural|bras brachial|ramper reptation|enflammer inflammation|capable capacité|certain certitude|spasme spasmodique|partie partiel partiellement`
    .split(/[|\n]/u)
    .map((family) => family.trim().split(' '))
    .filter((family) => family.length > 1);
