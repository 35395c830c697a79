/**
 * The words that headings of section 8 are made of, in both languages, without accents and in lower case. A heading is a
 * noun phrase: a noun that opens its part, and after it nothing but words that may complete that noun. A participle, a
 * verb, a number or a place of the body makes prose of the line.
 */
import type { SubjectivePart } from './split-subjective.ts';

const set = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/u).filter((word) => word !== ''));

/** Articles, prepositions and links. */
export const LINKS = set(
  `a au aux avec d dans de des du en et l la le les leur leurs ou par pour qu s sa selon ses son sur t the of on in and or to by his her their upon with since depuis`,
);

/** Words that may open the line before the noun: « Sur le plan fonctionnel », « Au quotidien ». */
export const BEFORE_NOUN = set(
  `au aux dans des du et l la le les leur leurs sa ses son sur and the his her their on in plan niveau etat statut bilan point vue de tous worker patient s`,
);

/** Nouns (and the adjectives used as nouns) that open a part. */
export const OPENERS: Readonly<Record<SubjectivePart, ReadonlySet<string>>> = {
  appreciation: set(
    `appreciation appreciations evolution perception progression autoevaluation autoappreciation progress course improvement amelioration evaluation assessment selfassessment selfevaluation`,
  ),
  plaintes: set(
    `plainte plaintes probleme problemes symptome symptomes symptomatologie doleance doleances complaint complaints problem problems symptom symptoms`,
  ),
  impact: set(
    `impact impacts repercussion repercussions retentissement retentissements incidence incidences consequence consequences effet effets avq avd avdi aivq activite activites quotidien vie life fonctionnel fonctionnelle fonctionnels fonctionnelles fonction fonctionnement fonctionnalite effect effects adl adls iadl iadls activity activities function functional functioning`,
  ),
};

/** Adjectives that open a part when one of its nouns follows: « Functional impact », "Current complaints". */
export const ADJECTIVES = set(
  `subjective current main perceived overall global general present principales principaux actuelles actuels subjectif functional daily everyday recreational professional social sports leisure domestic physical etat statut bilan capacite capacites limitation limitations difficultes difficulties tolerance autonomie independance independence restrictions situation volet niveau level household residual residuels persistent persistants everyday status worker patient travailleur travailleuse self auto`,
);

/** What may complete the noun that opened a part. */
export const COMPLEMENTS: Readonly<Record<SubjectivePart, ReadonlySet<string>>> = {
  appreciation: set(
    `subjectif subjective subjectives evolution etat amelioration recuperation guerison progression condition situation changement travailleur travailleuse patient patiente personne global globale generale general actuel actuelle percu percue personnel personnelle evenement accident lesion date clinique progress improvement recovery evolution condition course worker perceived overall current own event injury status according`,
  ),
  plaintes: set(
    `plainte plaintes probleme problemes symptome symptomes doleances actuel actuels actuelle actuelles subjectif subjective subjectifs subjectives principal principale principaux principales travailleur travailleuse patient patiente rapporte rapportes rapportee rapportees residuel residuels residuelle residuelles persistant persistants persistantes exprimees exprimes jour jours evaluation expertise examen complaint complaints problem problems symptom symptoms current subjective main worker reported residual present day evaluation examination`,
  ),
  impact: set(
    `impact impacts repercussion repercussions avq avd avdi aivq activite activites vie quotidien quotidienne quotidiennes domestique domestiques courante courantes jour jours tous journalier journaliere journalieres fonctionnel fonctionnelle fonctionnels fonctionnelles fonction fonctions fonctionnement instrumental instrumentales habituelles habituel capacite capacites limitation limitations autonomie actuel actuelle actuels actuelles qualite global general travailleur travailleuse patient patiente lesion blessure douleur douleurs symptome symptomes sequelles accident evenement condition adl adls iadl iadls activities activity daily life living everyday function functional functioning instrumental independence limitations abilities ability capacity status level tolerance restrictions difficulties niveau situation household current quality worker injury pain symptoms event normal usual domestic household`,
  ),
};

/** Narrower than the part: the words of such a heading say something, and stay. */
export const NARROW = set(
  `travail emploi professionnel professionnelle professionnels professionnelles loisir loisirs sport sports sportif sportive sportives sommeil humeur moral famille familial familiale familiales social sociale sociales couple psychologique psychologiques psychique physique physiques menage menager menageres personnel personnelle personnelles recreatif recreatives transport conduite deplacements mobilite hygiene habillage taches travaux economique financier sexuel sexuelle sexualite ecole etudes work employment job leisure hobbies hobby sleep mood family relationship psychological physical housework chores recreational professional sporting transportation driving mobility hygiene dressing financial sexual school`,
);

/** With one of these the heading names the whole of the impact part, whatever else it names. */
export const BROAD = set(
  `avq avd avdi aivq quotidien quotidienne quotidiennes fonctionnel fonctionnelle fonctionnels fonctionnelles fonctionnement domestique domestiques courante courantes adl adls iadl iadls daily living function functional functioning everyday`,
);

/** Nouns whose object follows « sur » or "on": with a colon it may be anything but a place of the body. */
export const WITH_OBJECT = set(
  `impact impacts repercussion repercussions retentissement retentissements incidence incidences consequence consequences effet effets effect effects`,
);

/** Nouns that begin a heading only with a colon or with a word that says whose view it is. */
export const WEAK_OPENERS = set(`amelioration evaluation assessment improvement`);
/** Nouns that are no sentence of their own: « Plaintes. » after a sentence begins its part. */
export const ALONE = set(`plaintes complaints avq adl adls`);

/** What makes a heading of them. */
export const VIEW = set(`subjectif subjective subjectives percu percue perceived own self auto evolution`);

/** A verb: what stands before the colon is then a clause. */
export const VERBS = set(
  `est sont etait etaient reste demeure demeurent a ont fait font rapporte dit nie decrit mentionne is are was were has have had remains reports says denies describes`,
);

/** What an impact of a blow falls on. */
export const STRUCK = set(
  `mur sol genou genoux tete dos epaule coude main cheville pied jambe bras hanche cou poignet visage thorax contre violent direct vehicule wall floor ground knee head back shoulder elbow hand ankle foot leg arm hip neck wrist face chest against vehicle`,
);
