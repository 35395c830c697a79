import type { Particle, Sense } from './entry.ts';

/** Words of the grammar, as patterns of phrases. */
export const PARTICLES_FR: Readonly<Partial<Record<Particle, string>>> = {
  all: 'partout sauf / tout sauf / tous sauf / toutes sauf / tout / tous / toutes / toute / partout / tous les / l ensemble / dans tous les plans / en tous points / sur tous / à tous les niveaux / tous les mouvements / tous les tests / chaque',
  throughout: 'partout / dans tous les plans / en tous points / à tous les niveaux',
  maybeCorrect: 'en fait / enfin / disons / plus précisément / plus exactement / non / attends',
  rest: 'sinon / (à part|hormis) (ça|cela) / (aux|des) autres (niveaux|racines) / autre / le reste / reste / les autres / autres / autre mouvement / partout ailleurs / ailleurs / tout le reste / pour le reste / le restant / les autres (mouvements|amplitudes|tests|racines|niveaux|réflexes|manœuvres|ligaments) / tous les autres',
  reversed: 'l inverse / inversement / c est l inverse / vice versa / le contraire',
  gain: '(je|on|il|elle) gagne / gagne / de plus en',
  said: 'j ai dit',
  hesitate: 'attends / attendez / [une] minute / excuse / excuse moi / excusez / excusez moi',
  hedge: 'sans doute / probablement / peut être / sûrement',
  between: 'entre',
  elsewhere:
    '(à part|hormis) (ça|cela) / [partout] ailleurs / pour le reste / sinon / aux autres (niveaux|racines) / des autres (niveaux|racines)',
  therefore: 'donc / alors / par conséquent / soit',
  except:
    '(partout|tout|tous|toutes) (sauf|hormis|excepté) / sauf / hors / hormis / excepté / à l exception (de|du|des) / à part / en dehors (de|du|des) / exception faite / mis à part / outre / moins seulement',
  correct:
    'plutôt / pardon / correction / je corrige / je me corrige / je me reprends / je reprends / ou plutôt / je veux dire / je voulais dire / c est plutôt / c était plutôt / excusez / non pardon / erreur / rectification / je rectifie / non plutôt / (ah|oh|oups|ben|mais) non / non / attendez / euh non / corrige / corrigez / remplace par / mets plutôt / disons / excuse / excuse moi / excusez moi / attends / minute / non attends / je me trompe / je me suis trompé',
  undo: 'annule / annuler / annulez / annule (ça|cela|tout ça) / oublie [ça] / oubliez [ça] / efface (ça|cela|tout ça|ce que je viens de dire) / effacez (ça|cela) / enlève (ça|cela) / retire (ça|cela) / supprime (ça|cela) / (efface|annule) la dernière phrase',
  erase:
    'efface / effacez / effacer / vide / videz / enlève / enlevez / supprime / supprimez / retire / retirez',
  undoValue:
    '(efface|effacez|annule|annulez|enlève|enlevez|supprime|supprimez|retire|retirez) (la|le|cette|ce|l) [dernière|dernier] (valeur|cellule|chiffre|entrée|mesure|résultat|donnée) / (efface|annule|enlève|supprime|retire) [la|le] (dernière|dernier) [valeur|cellule|chiffre|entrée|mesure|résultat|donnée]',
  same: 'idem / même chose / pareil / pareille / pareils / pareilles / pareillement / identique / identiques / mêmes valeurs / même valeur / semblable / mêmes (résultats|mesures|amplitudes) / la même chose / c est pareil',
  symmetric:
    'égaux / égales / équivalents / équivalentes / symétrique / symétriques / symétriquement / de façon symétrique',
  asSide:
    'comme / qu / que / (identique|pareil|pareille|semblable|comparable|similaire) (à|au) / même chose que / la même chose que',
  less: 'plus (petit|petite|mince|court) [que] / de moins / moins que / inférieur / de moins que / en moins',
  more: 'plus (grand|grande|gros|grosse) [que] / de plus / de plus que / supérieur / en plus',
  go: 'ouvre / ouvrir / affiche / montre / (commençons|commence|débutons|je commence|on commence|début) [par|avec|au] / (revenons|passons|allons|retournons|retour|va|aller|passe|allez|on passe|on va|revenir|reviens|on revient|continuons|je passe|je reviens|passer|ensuite) [à|au|aux|avec|sur|vers] / maintenant / voyons / on regarde',
  next: '(prochain|prochaine|suivant|suivante)',
  previous: '(précédent|précédente|avant|dernier champ)',
  cell: 'cellule / champ / case / valeur',
  row: 'ligne / rangée',
  table: 'tableau / table',
  and: 'et / pis / comparé à / comparée à / comparativement à / contre / puis / ainsi que / avec / mais / ensuite',
  but: 'mais / tandis que / alors que / en revanche / par contre / cependant',
  of: 'du territoire (de|du) [la|l] [nerf] / au territoire (de|du) [la|l] [nerf] / dans (le|la) (territoire|distribution|région) (de|du|des|d) / dans le dermatome / au niveau (de|du|des) [la|l|le] / de / d / du / des / en / pour / au niveau (de|du|des) / au / aux / à la / à l / dans / dans la / dans le / chez',
  at: 'à',
  to: 'jusqu à / jusqu au / à',
  from: 'de [la] [position] neutre (à|jusqu à) / de / entre',
  over: 'sur',
  without:
    'non / sans / pas de / pas d / aucun / aucune / absence de / absence d / pas / ni / n y a pas / nul',
  address:
    'détendez vous / laissez vous aller / s il vous plaît / ne bougez pas / dites moi / est ce que / ça fait mal / ça vous fait mal / avez vous',
  vocative:
    'monsieur / madame / mademoiselle / s il vous plaît / merci / voilà / d accord / parfait / très bien / c est bon / ok / okay / c est beau',
  reported:
    '(monsieur|madame|le travailleur|la travailleuse|le patient|la patiente|il|elle|travailleur|travailleuse) [me|nous|m] (raconte|dit|explique|confie|répète|répond|ajoute|rapporte|mentionne|affirme|se plaint|déclare|allègue|décrit|raconte|signale|précise|indique) / selon (le|la) (travailleur|travailleuse|docteur|docteure|dr|physiothérapeute|physio|médecin|rapport|dossier) / selon (lui|elle) / le docteur / la docteure / docteur / docteure / dr / au dossier / avant (la|l|son|sa) (chirurgie|opération|accident|intervention) / en (deux mille|20) / l an dernier / l année dernière / il y a (un|deux|trois|quatre|cinq|six|huit|dix) (an|ans|mois|semaines|jours) / le mois dernier / à l époque / antérieurement / précédemment / dans (le rapport|son rapport|l expertise|l évaluation) / au rapport / notait / avait noté / avait trouvé / avait mesuré / mesurait / retrouvait / rapportait / l évaluation de / l examen de / l expertise / la semaine dernière / en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) / revu (en|par|au) / à ce moment là / à cette époque / physiothérapeute / physio / au bureau d évaluation / d habitude / habituellement / auparavant',
  now: 'aujourd hui / à mon examen / actuellement / à l examen [d aujourd hui|ce jour|actuel] / ce jour / ce matin / cet après midi / présentement / je (trouve|retrouve|note|mesure|constate|observe)',
  copula: 'est / sont / fait / mesure / demeure / reste / atteint / est à / montre',
  aside:
    'au dessus / au dessous / en dessous / sous / proximal / distal / en amont / en aval / au dessus (de|du|des) / sous (la|le|l)',
  otherTest:
    'choc / syndrome / croisé / croisée / modifié / modifiée / inversé / inversée / controlatéral / rotulienne / patellaire / inverse',
  normalOf:
    '(sur|pour|avec) (un|une) [valeur] (normal|normale) (de|à) / (la|sa) (normale|référence) (est|étant) (de|à) / (devrait|devraient|devrait normalement|normalement) [être|monter|aller|atteindre] [à|jusqu à] / (où|alors que) (on|la normale) (voudrait|attend|est à) / (on|je) (s attendrait|m attendrais|s attend|m attends) [à]',
  notThat: 'et non [pas] / pas (de|d|à) / pas / plutôt que / au lieu (de|du) / et pas / mais pas',
  countNoun: 'essai / fois / répétition / tentative',
  replace: 'remplace / remplacez / change / changez',
  allAngles: 'aux deux / (aux|dans les) deux (angles|positions|degrés) / aux deux amplitudes',
  also: 'de même que / ainsi que / tout comme / aussi / également / de même / itou',
  otherOne: 'autre',
  lack: 'perte (de|d) / manque (de|d) / manquant / manquants / qui manquent / flexum / flessum / flessum de / manque / déficit (d |en )extension / déficit d / limitation de l extension / il manque / perte d extension / contracture en flexion',
  pairOf: 'les deux / tous deux / tous les deux / toutes deux / toutes les deux',
  filler:
    'du tout / (du|au) (sol|plancher) / ne dépasse pas / n excède pas / ne va pas (au delà de|plus loin que) / pas plus (de|que|loin que) / mettons / un [petit] peu / trop (de|d) douleur / trop (douloureux|souffrant) / vu la douleur / chacun / chacune / (à cause|en raison|secondaire|due|dû) (de|à|d) [la|une|sa] douleur / par [la|une|sa] douleur / à cause de / en raison de / le / la / les / l / un / une / est / sont / à / au / aux / se / s / y / c / ce / il / elle / ils / elles / a / ont / cm / environ / euh / bon / alors / donc / là / ici / bien / fait / font / mesure / mesurent / mesuré / mesurée / mesurés / atteint / atteignent / limité / limitée / limités / limitées / limite / limitation / jusqu / obtient / obtenue / obtenu / revient / reste / demeure / degré / degrés / degré de / test / tests / signe / signes / manœuvre / manœuvres / épreuve / épreuves / recherche / réalisé / réalisée / du côté / côté / côtés / également / valeur / valeurs / amplitude de / s effectue / s arrête / arrive / peut / va / tourne / monte / qui / on / je / trouve / retrouve / note / obtiens / j / ai / cotée / coté / cotés / cotées / évalué / évaluée / évaluées / évalués / est à / niveau / niveau vertébral / vertèbre / le test / cette / cet / ces / son / sa / ses / leur / leurs / nettement / très / tout à fait / complètement / strictement / clairement / franchement / seulement / cliniquement / chiffre / chiffré / chiffrée / ça / donne / estimé / estimée / amplitude / amplitudes / point / tant / que / tandis / alors / par / contre / respectivement / soit / puis / aussi / mouvement / passé / active / montre / ressort / revenu / revient / plafonne / quant / ensuite / enfin / maintenant / elle / dernier / réponse / examen / bilan / évaluation / articulation / utilise / utilisant / tenu / tenue / porte / marche avec / était / étaient / présente / présentent',
};

/** Words that tell a result, by what they say. */
export const RESULTS_FR: Readonly<Partial<Record<Sense, string>>> = {
  negative:
    'négatif / nég / pas de laxité / sans laxité / aucune laxité / absence de laxité / ne reproduit rien / non reproductible / pas positif / n est pas positif / ne provoque rien / ne reproduit pas [la douleur] / ne déclenche rien / ne provoque pas de douleur / sans reproduction de [la] douleur',
  positive: 'positif / positive / pos',
  intact: 'intact / préservé / conservé',
  normal: 'normal / dans les limites [de la normale] / sans particularité / dans la normale / sp',
  abnormal: 'anormal / perturbé / pathologique',
  absent:
    '(je ne|j) (trouve|obtiens|palpe|sens|retrouve) pas [de|d|le|la] / (n arrive|j arrive) pas à (obtenir|palper|trouver|sentir) [de|le|la|un] / anesthésie complète / absent / aboli / anesthésie / abolition / non palpable / pas palpable / nul / imperceptible / pas de pouls / absence / non perçu / anesthésié / n est pas palpable / pas perçu / non retrouvé / perte de sensibilité complète / perte complète / perdu',
  present:
    'présent / palpable / perçu / bien perçu / retrouvé / bien frappé / obtenu / bien palpable / vif et présent',
  decreased:
    'diminué / hypoesthésie / hypoesthésique / hyporéflexie / faible / réduit / hypoesthésié / diminution / affaibli / atténué / moindre / diminution de [la] sensibilité / émoussé / altéré',
  increased: 'augmenté / vif / exagéré / hyperréflexie',
  notDone:
    'non fait / (je n ai|j ai|je l ai|on n a|on a) pas (fait|testé|évalué|mesuré|examiné) / pas encore (fait|testé|évalué|examiné|mesuré) / non évaluable / non évalué / pas fait / impossible à évaluer / non réalisé / non testé / pas évalué / non examiné / pas testé / n a pas été (effectué|fait|évalué|testé|réalisé|examiné) / non réalisable / refusé / n est pas évaluable / non recherché / non effectué / pas évaluable / n a pu être (fait|évalué|réalisé|testé) / n a pas pu être (fait|mesuré|évalué|réalisé|testé)',
  firm: 'arrêt (ferme|sec|franc|dur|net) / sec / ferme / arrêt sec',
  soft: 'arrêt mou / mou',
  delayed: 'arrêt retardé / retardé',
  noEnd: 'aucun arrêt / sans arrêt / pas d arrêt / absence d arrêt',
  stable: 'stable / bonne tenue',
  lax: 'instable / lâche / laxe / laxité',
  flexor: 'flexion / fléchi / plantaire en flexion',
  extensor: 'extension / en éventail',
  equivocal:
    'douteux / équivoque / indifférent / incertain / ambigu / limite positif / faiblement positif / légèrement positif',
  pain: 'douleur (au|du|à la|dans le|de la) (bras|jambe|cuisse|mollet|membre inférieur|membre supérieur) / douleur à l avant bras / (douloureux|douleur) (en|à la) fin (de|du|d) [la|l] (mouvement|course|amplitude) / (douloureux|douleur) en fin / douloureux / douleur / avec douleur / reproduit la douleur / fait mal / réveille la douleur / déclenche [de] la douleur / provoque [de] la douleur',
  noPain:
    'indolore / (sans|pas de|aucune|sans aucune) douleur [(en|à la) fin (de|du|d) [la|l] [mouvement|course|amplitude]] / non douloureux / pas douloureux',
  weakness: 'faiblesse / faible',
  painAndWeakness:
    'douleur et faiblesse / faiblesse et douleur / douloureux et faible / faible et douloureux',
  full: 'complet / plein / entier / pleine amplitude / amplitude complète',
  possible:
    'possible / (pas de|sans) problème / (peut|capable de) (marcher|faire) / peut faire / arrive à faire / faisable / réussi / bien fait / sans difficulté / se fait bien / bien réussi / facile / réalisé sans difficulté',
  impossible:
    'impossible / infaisable / échoué / incapable / pas possible / ne peut pas / échec / raté / pas capable / pas réussi',
  difficult: 'difficile / avec difficulté / péniblement / laborieux / difficilement',
};
