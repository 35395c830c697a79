/**
 * French words and expressions that may take each other's place in a report: a row is one meaning, and a word counts with
 * all of its forms and its family. A sign and the disease behind it, an organ and the next one, a finding and a complaint
 * do not share a row.
 */
export const FRENCH_SYNONYMS = `
  prétendument, censément, présumément
  gêner, nuire, perturber, déranger, entraver, incommoder, affecter, mal
  lésion, blessure, blesser
  événement, accident, incident, fait accidentel
  consulter, consultation, voir, rencontrer, évaluer, examiner
  référer, diriger, adresser, orienter, référence
  poursuivre, continuer, continuation, poursuite
  cesser, arrêter, interrompre, mettre fin, discontinuer
  débuter, commencer, amorcer, entreprendre, entamer, initier
  diminuer, réduire, baisser, abaisser, décroître, amoindrir, moindre, moins
  augmenter, accroître, majorer, hausser, plus, davantage
  améliorer, mieux
  aggraver, détériorer, empirer, pire, dégrader, exacerber, accentuer
  soulager, soulagement, atténuer, apaiser, calmer
  provoquer, déclencher, entraîner, occasionner, causer, produire, engendrer
  utiliser, avec, à l’aide de, au moyen de
  utiliser, utilisation, usage, se servir, servir, employer, s’appuyer, recourir, recours, prendre
  autoriser, permettre
  refuser, rejeter, refus
  annuler, annulation
  accepter, approuver, accueillir, accord
  entériner, approuver
  reconnaître, reconnaissance
  contester, contestation, s’opposer, opposer, se battre contre
  retenir, poser
  offrir, proposer
  demander, requérir, réclamer, exiger, solliciter
  réclamer, revendiquer
  verser, payer, recevoir
  expirer, échoir, échu
  enlever, ablation, retirer, exérèse
  travail, emploi, poste, métier, tâche
  travailler, comme, métier, exercer, poste, tâche
  auparavant, antérieur, par le passé, passé, antécédent, avant, autrefois
  présentement, actuel
  domicile, maison
  médicament, médication, prendre
  habituel, habituellement, usuel
  régulier, régulièrement
  graduel, graduellement, progressif, progressivement
  brusque, soudain, subit, brutal
  épisode, crise
  limitation, restriction, limiter
  chirurgie, opération, opérer, intervention chirurgicale, chirurgical
  radiographie, radio, rayons X, RX, radiographies simples
  échographie, écho
  examiner, examen
  évaluer, évaluation
  conclure, conclusion
  rupture, déchirure
  tendre, tension
  fonte, atrophie, amyotrophie
  enflure, œdème, gonflement, tuméfaction
  douleur, algie, mal, douloureux, douleurs
  engourdissement, engourdir
  faiblesse, faible
  raideur, ankylose
  céphalée, maux de tête, mal de tête
  insomnie, trouble du sommeil
  dormir, sommeil
  vertige, étourdissement
  fourmillement, picotement
  dyspnée, essoufflement
  constipation, constiper
  fatigue, fatigabilité
  tristesse, triste
  peau, cutané
  rachis, colonne, colonne vertébrale
  omoplate, scapula
  rotule, patella
  péroné, fibula
  cubitus, ulna
  astragale, talus
  calcanéum, calcanéus
  sus-épineux, supra-épineux
  sous-épineux, infra-épineux
  jumeaux, gastrocnémiens
  ischio-jambier, ischiojambier
  plier, flexion, fléchir
  étendre, extension
  lever, soulever, élévation
  s’asseoir, assis, position assise
  se pencher, pencher, flexion antérieure
  marcher, marche, déambuler, démarche
  monter, montée
  fréquent, fréquemment, souvent
  conjoint, époux, mari
  conjointe, épouse, femme
  adéquat, satisfaisant, correct, convenable, acceptable, bon, bonne, bien
  important, marqué, volumineux
  léger, légère, discret
  modéré, moyen
  sévère, grave
  intégrité, intact
  résorber, disparaître, disparition, résolution, résoudre, estomper, dissiper
  persister, persistance, demeurer, perdurer, subsister, durer
  récidiver, rechute, récidive, réapparaître
  guérir, guérison
  immobiliser, immobilisation
  chuter, chute, tomber
  glisser, glissade, glissement
  heurter, frapper, percuter
  coincer, coincement
  transporter, amener, conduire
  transférer, transfert, acheminer, muter, passer, confier, déplacer
  passer, évoluer, changer, modifier, devenir, transformer, remplacer, substituer, évolution
  évoluer, évolution, état
  exister, retrouver
  nécessaire, nécessiter, nécessité, requis
  recommander, recommandation, conseiller, préconiser, suggérer
  prescrire, ordonner
  administrer, donner, administration
  infiltration, infiltrer
  traiter, traitement, thérapie, soigner
  exercice, exercer
  suivi, suivre
  délai, attente
  rétablissement, rétablir
  capable, en mesure, apte
  difficile, difficulté, difficilement, misère, peine
  difficulté, mal
  facile, facilement, aisément, facilité
  possible, possiblement, possibilité
  probable, probablement
  suspecter, suspicion, soupçonner
  confirmer, confirmation
  infirmer, infirmation
  préexistant, préalable
  découler, résulter, secondaire
  lié, lien, relié, relation, relier
  cause, causal
  attribuable, imputable
  incapacité, incapable
  entorse, foulure
  contusion, ecchymose
  déformation, déformer
  dossier, document
  radiculaire, racine
  normal, normalité, limites de la normale, normaux
  anomalie, particularité, anormal
  bénin, bénigne
  complètement, complet, entièrement, totalement, au complet
  partiel, partiellement
  limitation fonctionnelle, limitations fonctionnelles
  vaisselle, laver la vaisselle
  épicerie, courses
  ménage, tâches ménagères, entretien ménager
  fumer, tabac, tabagisme, fumeur
  alcool, alcoolisé
  sans emploi, chômage
  autonome, à son compte, autonomie, indépendant
  seul, seule, sans aide
  jour, journée
  soir, soirée
  matin, matinée
  an, année
  an, ans, annuel
  lorsque, alors que
  moment, temps, période
  quitter, laisser, départ
  passer, faire
  congé, permission
  rendre, présenter
  rendre, aller, consulter, présenter
  adopter, prendre
  exiger, nécessiter, devoir
  vivre, habiter, demeurer, résider
  décéder, mourir
  tenter, essayer, tentative, essai
  éviter, évitement
  reproduire, répéter, reproduction
  débrouiller, arranger
  oto-rhino-laryngologiste, ORL
  médecin de famille, médecin traitant, omnipraticien
  urgence, salle d’urgence
  tomodensitométrie, TDM, scan, scanner, tomographie
  loisir, passe-temps
  imagerie, résonance magnétique, IRM, imagerie par résonance magnétique
  électromyogramme, EMG, électromyographie
  tunnel carpien, canal carpien
  cure, réparer, correction
  comparer, comparaison
  compatible, évocateur, compatibilité
  prévoir, prévision, planifier, prévu
  établir, fixer, déterminer
  élevé, haut
  contre-indication, contre-indiquer, contre-indiqué, contre-indiquée
  privilégier, favoriser, préférer
  prolonger, prolongation, allonger
  rupture, rompre
  migrer, aller, irradier, étendre, propager, irradiation, descendre
  siéger, localiser, situer
  débiter, parler
  exercer, faire
  vaisselle, faire la vaisselle
  exiger, nécessiter, requérir, devoir, falloir, nécessaire
  écrire, rédiger, rédaction
  apparaître, survenir, débuter, apparition
  refaire, répéter, reprendre
  mal, mauvais
  tourner, rotation, pivoter
  ponctionner, ponction, aspirer
  suivi de, suivre, puis, ensuite
  bien, bon, bonne
  surtout, principalement, essentiellement, majoritairement, particulièrement
  seulement, uniquement, exclusivement, juste, strictement
  environ, approximativement, autour de, à peu près
  presque, pratiquement, quasi
  rapidement, vite, rapide, promptement
  lentement, lent, lenteur
  souvent, fréquemment, régulièrement
  parfois, occasionnellement, à l’occasion, de temps à autre, de temps en temps
  rarement, peu souvent, rare
  toujours, constamment, continuellement, en permanence, continu
  initialement, au début, d’abord, initial, au départ, premier, au commencement
  finalement, enfin, ultimement, final, finir par, fini par
  actuellement, présentement, maintenant, aujourd’hui, à ce jour, actuel, en ce moment
  antérieurement, auparavant, précédemment, préalablement, antérieur, jadis
  ultérieurement, subséquemment, plus tard, ultérieur
  immédiatement, aussitôt, sur-le-champ, immédiat, tout de suite
  simultanément, en même temps, concomitant, simultané
  récemment, dernièrement, récent
  soudainement, subitement, brusquement, tout à coup, soudain, subit
  spontanément, spontané, de lui-même, d’elle-même
  volontairement, volontaire, délibéré
  notamment, entre autres, dont
  encore, davantage, plus
  égal, même, identique, semblable, pareil, similaire, comparable, équivalent, symétrique
  différent, distinct, différer, différence
  principal, premier, majeur
  supplémentaire, additionnel, autre, de plus
  suffisant, assez, suffire, suffisamment
  restant, résiduel, reste
  absence, défaut, manque
  présence, existence
  déficience, déficit
  choc électrique, décharge électrique, choc, décharge
  trauma, traumatisme, traumatique
  choc, impact, coup
  maladie, affection, pathologie, pathologique
  trouble, problème, difficulté
  symptôme, symptomatologie, manifestation, symptomatique
  plainte, doléance, malaise
  gêne, inconfort, incommodité
  souffrance, douleur
  crampe, crampes
  brûlure, sensation de brûlure, brûler
  picotement, sensation de picotement
  nervosité, nerveux
  évanouissement, perte de conscience, syncope, perte de connaissance
  essoufflement, manque de souffle
  saignement, hémorragie
  ecchymose, bleu
  bosse, tuméfaction, masse
  coupure, lacération, plaie
  éraflure, abrasion
  tomber, chuter, faire une chute
  trébucher, perdre pied, s’enfarger
  perdre l’équilibre, perte d’équilibre, débalancement
  heurter, frapper, cogner, percuter, buter
  écraser, écrasement, coincer
  tordre, torsion
  tirer, traction
  pousser, poussée
  soulever, lever, levée, soulèvement
  transporter, porter, transport
  déposer, mettre, placer, poser
  descendre, descente
  grimper, escalader, monter
  s’accroupir, accroupi, position accroupie
  s’agenouiller, agenouillé, à genoux, position à genoux
  ramper, reptation
  se lever, lever, se mettre debout
  se coucher, coucher, s’allonger, allongé, position couchée, décubitus
  debout, position debout, se tenir debout, orthostatisme
  courir, jogging, course à pied
  conduire, conduite automobile, au volant
  voiture, automobile, auto, véhicule
  camion, poids lourd
  bicyclette, vélo
  se laver, hygiène, laver
  s’habiller, habillage, vêtir, se vêtir
  enfiler, mettre, chausser, revêtir, porter
  cuisiner, préparer les repas, cuisine, préparation des repas
  tondre la pelouse, tonte, gazon
  pelleter, pelletage, neige
  lessive, lavage
  arriver à, parvenir à, réussir à, pouvoir, être capable de
  empêcher, nuire
  besoin, nécessiter, avoir besoin
  nécessiter, comporter, exiger, impliquer, demander
  contenir, comporter, comprendre, inclure
  déposer, soumettre, produire, présenter, remplir
  envoyer, transmettre, faire parvenir, expédier, acheminer
  remettre, donner, fournir, procurer
  obtenir, avoir, recevoir
  garder, conserver, maintenir, préserver
  laisser, avoir
  quitter, laisser, démissionner
  engager, embaucher
  congédier, renvoyer, licencier, mettre à pied, congédiement
  retourner, reprendre, retour, reprise, réintégrer, réintégration
  affecter, assigner, assignation, affectation
  remplacer, substituer, changer
  employeur, entreprise, compagnie
  collègue, compagnon de travail
  superviseur, contremaître, supérieur
  usine, manufacture
  chantier, chantier de construction
  entrepôt, dépôt
  bureau, clinique, cabinet
  parler, exprimer
  beaucoup, considérablement, grandement, nettement, fortement
  toujours, tout le temps, en tout temps, sans arrêt, sans cesse, continuellement
  parfois, des fois, quelquefois, par moments
  derrière, postérieur, en arrière
  devant, antérieur, en avant
  prescrire, donner
  blesser, faire mal, mal
  embaucher, à l’emploi de, au service de, travailler
  fin de semaine, week-end
  en tout, au total, total
  accepter, consentir, vouloir
  obligé, forcé, contraint, devoir
  remarquer, apercevoir, noter
  sortir, sortie, dehors, extérieur
  repas, manger, se alimenter
  arriver, survenir, produire
  comprendre, compréhension
  écouter, entendre
  rappeler, souvenir
  renouveler, prolonger, prolongation, reconduire
  vérifier, contrôler, contrôle
  réagir, réaction
  répondre, réponse
  guérir, rétablir, récupérer
  prothèse, remplacement
  précédent, antérieur, dernier
  effort, forcer
  émettre, délivrer, fournir, remettre, produire
  reprendre, recommencer, à nouveau, de nouveau, se remettre à
  souvenir, mémoire, rappeler
  toujours, encore, continuer
  longtemps, prolongé, longue durée
  possible, pouvoir, capable
  hôpital, centre hospitalier
  urgence, salle d’urgence, service d’urgence
  manutention, manutentionner, manipuler, manipulation
  outil, instrument
  horaire, quart de travail, quart
  temps plein, plein temps
  temps partiel, partiel
  télétravail, travailler à distance, travail à distance
  retraite, retraité
  scolarité, études, diplôme
  revenu, salaire, rémunération
  indemnité, prestation, compensation
  séquelle, atteinte permanente
  limitation, restriction
  plafonnement, plateau, stagnation, plafonner
  stabiliser, stable, stabilisation
  guéri, cicatrisé, cicatriser
  rétablir, récupérer, récupération, rétablissement
  complication, compliquer
  récupérer, récupération
  échouer, échec, sans succès, insuccès
  réussir, succès, réussite
  bénéfice, effet, bienfait, amélioration, soulagement
  efficace, efficacité
  toléré, tolérer, tolérance, supporter
  effet secondaire, effet indésirable
  ordonnance, prescription, prescrire
  comprimé, cachet, pilule, co
  dose, posologie
  anti-inflammatoire, AINS
  analgésique, antidouleur, antalgique
  relaxant musculaire, myorelaxant
  antidépresseur, antidépresseurs
  examen sanguin, bilan sanguin, prise de sang, examens sanguins, analyse sanguine, analyses sanguines
  imagerie, examen d’imagerie, imagerie médicale
  cliché, radiographie
  rapport, compte rendu
  protocole opératoire, rapport opératoire, compte rendu opératoire
  note, notes
  certificat, attestation, billet
  médecin traitant, médecin qui a charge, médecin de famille
  chirurgien orthopédiste, orthopédiste, chirurgien orthopédique
  physiothérapeute, physiothérapie
  expert, expertise
  assureur, assurance
  tribunal, TAT, juge
  décision, décider, trancher
  motif, raison
  but, objectif, viser
  opinion, avis, estimer, croire, juger, penser
  selon, d’après, aux dires de
  attribuer, attribuable, relier, imputer, due
  constater, noter
  soupçonner, suspecter, suspicion, douter
  exclure, éliminer, écarter
  appuyer, corroborer, soutenir, confirmer
  nier, démentir
  prétendre, alléguer, allégation
  hésiter, hésitation
  consentir, consentement, accord, accepter
  s’opposer, opposer, refuser, objection
  décliner, refuser
  attendre, attente, patienter
  prévoir, planifier, projeter, prévu
  souhaiter, désirer, vouloir, espérer
  craindre, peur, appréhender, redouter
  idée, pensée, penser
  oublier, oubli
  se concentrer, concentration, attention
  dormir, sommeil, nuit
  s’endormir, endormissement
  se réveiller, réveil, éveil, réveiller
  fatigué, épuisé, épuisement, fatigue
  stressé, stress, tendu
  pleurer, pleurs
  colère, irritabilité, irritable
  maigrir, perdre du poids, perte de poids, amaigrissement
  engraisser, prendre du poids, prise de poids, gain de poids
  appétit, manger
  tabac, cigarette, fumer
  poids, peser
  taille, grandeur, mesurer, hauteur
  bras, membre supérieur
  jambe, membre inférieur
  ventre, abdomen
  nuque, cou
  bas du dos, lombaire, région lombaire
  haut du dos, dorsal
  doigt, digital
  pouce, premier doigt
  index, deuxième doigt
  majeur, troisième doigt, médius
  annulaire, quatrième doigt
  auriculaire, petit doigt, cinquième doigt
  gros orteil, hallux, premier orteil
  interligne, interligne articulaire
  articulation, articulaire, jointure
  mouvement, mobilité, mobilisation, bouger
  amplitude, mobilité, mouvement
  ankylose, perte de mobilité, raideur
  force, puissance, vigueur
  tonus, trophicité
  réflexe, réflexes ostéotendineux, ROT
  sensibilité, sensation
  hypoesthésie, diminution de la sensibilité, sensibilité diminuée
  éveiller, provoquer, reproduire, déclencher, réveiller
  palpation, palper, palpable
  percussion, percuter
  inspection, inspecter, observation
  démarche, marche, marcher
  boiterie, boiter, claudication
  béquille, béquilles
  appui, mise en charge, appuyer
  attelle, orthèse
  plâtre, immobilisation plâtrée, plâtrer
  bandage, pansement
  matériel, quincaillerie, matériel de fixation
  vis, visser
  ablation, enlever, retirer, retrait, exérèse, résection, réséquer
  incision, inciser
  anesthésie, anesthésier
  suture, suturer, points
  drain, drainer, drainage
  greffe, greffer
  fusionner, fusion, arthrodèse
  libérer, libération, décompression, décomprimer
  hospitaliser, hospitalisation, hôpital
  congé, sortie
  convalescence, convalescent
  réadaptation, réhabilitation
  renforcement, renforcer
  étirement, étirer
  assouplir, assouplissement
  séance, traitement, session, rencontre
  visite, consultation, rencontre, rendez-vous
  clinique, cabinet
  appareil, machine, équipement
  objet, article
  charge, fardeau
  lourd, pesant
  sol, terre, plancher, par terre
  escalier, escaliers, marches
  étage, palier
  échelle, escabeau
  toit, toiture
  glace, verglas, glacé
  enfance, enfant
  adolescence, adolescent
  naissance, naître
  décès, mourir, mort
  enceinte, grossesse
  marié, mariage
  séparé, séparation, divorcé, divorce
  habiter, vivre, demeurer, résider, loger, domicilié
  appartement, logement
  seul, sans conjoint
  aide, assistance, soutien, aider
  aide technique, auxiliaire de marche
  automatique, automatiquement
  électrique, électricité
  lancinant, pulsatile, élancement
  sourd, sourde
  aigu, vif, aiguë
  chronique, de longue date, persistant
  permanent, permanence
  transitoire, passager, temporaire, temporairement
  intermittent, par intermittence, intermittence
  continu, constant
  diffus, généralisé, étendu
  localisé, focal, circonscrit
  superficiel, superficiellement
  profond, profondément, profondeur
  supérieur, haut
  inférieur, bas
  court, bref, brève
  entier, complet, total, plein, pleinement, intégral, totalité
  minime, discret, léger, minimal
  considérable, important, notable, appréciable, significatif, marqué
  grave, sévère, sérieux
  évident, manifeste, franc, net, nettement, clairement, clair
  inchangé, stable, identique, sans changement
  symétrique, symétrie
  asymétrique, asymétrie
  aligné, alignement
  dévié, déviation
  déplacé, déplacement
  enraidi, raide
  sain, indemne, intact
  atteint, lésé, touché, atteinte
  usé, usure, dégénératif, dégénérescence
  âge, âgé, ans
  né, date de naissance
  nom, nommer
  reprises, fois, à plusieurs reprises
  durée, durer, pendant
  premier, première fois
  dernier, récent
  prochain, suivant
  administrer, prendre, recevoir, donner
  survenir, se produire, produire, arriver
  conduire, conduire sa voiture, conduire une automobile
  revoir, réévaluer, voir, évaluer, rencontrer
  demander, prescrire, ordonner
  recommander, proposer, suggérer, conseiller, préconiser
  prendre, consommer
  travail, emploi, job, poste
  traitement, Tx, thérapie
  skier, ski
  augmenter, aggraver, empirer, pire, exacerber, accentuer, intensifier, amplifier
  long, longueur, mesurer
  contre-indication, contre-indiquer
  consulter, voir
  consommer, boire
  perte de poids, perdre
  sauf, hormis, excepté, exception, à part, à l’exception de, en dehors de, mis à part, outre
  terminer, finir, compléter, achever, prendre fin, fin
  refuser, rejeter, débouter, écarter
  infirmer, renverser, casser, annuler
  confirmer, maintenir, entériner
  réviser, révision, étudier, étude, prendre connaissance, lecture, consulter, lire
  préserver, conserver, intact
  limiter, restreindre, réduire, restriction
  envoyer, diriger, référer, orienter, adresser
  supérieur, grand, plus élevé
  inférieur, petit, moindre, plus bas
  préopératoire, avant l’opération, avant la chirurgie
  postopératoire, après l’opération, après la chirurgie
  opératoire, chirurgical, chirurgie, opération, intervention
  gravir, monter, grimper
  revenir, récidiver, réapparaître, retour
  revenir, rentrer, retourner
  empêcher, gêner, nuire
  ôter, enlever, retirer
  quitter, partir, départ
  embauche, embaucher, engager
  porter, port
  besoin, nécessiter, nécessaire, devoir, requérir, lieu de, falloir
  décrire, description
  choisir, opter, choix
  coopérer, collaborer, collaboration, coopération
  accompagner, accompagnement
  accueillir, faire droit
  habituellement, généralement, en général, d’habitude, usuel
  particulièrement, surtout, spécialement
  majorité, plupart
  fortement, beaucoup, très
  légèrement, un peu, peu, quelque peu
  fois, reprises, occasions
  intensité, intense
  fréquence, fréquent, fréquemment, souvent
  localisation, localiser, site, siège
  suite, par après, puis, ensuite, ultérieurement, subséquemment, après
  jusqu’à présent, à ce jour, jusqu’ici
  tout de suite, aussitôt, sans délai, immédiatement
  conscient, éveillé, alerte
  bénéfique, aidant, utile, aider
  efficace, aidant, aider, soulager
  vain, sans résultat, sans effet, inefficace
  voiture, véhicule, auto, automobile
  boire, consommer, consommation
  conflit, litige, différend
  gérant, patron, superviseur
  quotidien, de tous les jours
  accident d’automobile, accident de la route, accident de voiture, collision
  événement accidentel, fait accidentel, accident, événement
  lésion professionnelle, lésion
  atteinte permanente à l’intégrité physique ou psychique, atteinte permanente, APIPP
  tentative, essai, essayer, tenter
  durant la nuit, nuit, nocturne
  fonctions, tâches
  laver, nettoyer
  pencher, incliner, inclinaison
  appuyer, presser, pression
  redresser, relever
  agripper, saisir, prendre, préhension
  serrer, préhension, poigne
  frotter, friction
  toucher, atteindre, affecter
  remplacer, substituer, à la place de, au lieu de, en remplacement de
  se occuper, se en occuper, se charger, se en charger, prendre en charge, prendre soin, assumer, faire l
  hernie discale, hernie
  fissure, fissuration, fissurer
`;

/** French words that deny what stands after the colon: « indolore » is « pas douloureux ». */
export const FRENCH_PRIVATIVES = `
  indolore: douleur
  normal: anomalie particularité anormal
  intact: rupture déchirure lésion atteinte
  afébrile: fièvre
  asymptomatique: symptôme
  apyrétique: fièvre
  instable: stable
  absent: présent
  impossible: possible
  inchangé: changement changer
  stable: changement instabilité instable
  sobre: alcool
  inactif: actif
  sain: anomalie lésion
  insensible: sensible
  irrégulier: régulier
  inefficace: efficace
  incomplet: complet
  inutile: nécessaire utile
  gratuit: payer
  refuser: vouloir accepter
  oublier: rappeler souvenir
  échouer: réussir
  interdire: permettre autoriser
  manquer: présenter
`;

/**
 * French words that say what several say: « lombalgie » is « douleur lombaire ». A word stands before the colon, what it
 * says after it.
 */
export const FRENCH_COMPOUNDS = `
  lombalgie: douleur lombaire
  cervicalgie: douleur cervical
  dorsalgie: douleur dorsal
  gonalgie: douleur genou
  coxalgie: douleur hanche
  talalgie: douleur talon
  scapulalgie: douleur épaule
  omalgie: douleur épaule
  brachialgie: douleur bras
  métatarsalgie: douleur métatarse
  épicondylalgie: douleur épicondyle
  arthralgie: douleur articulation
  myalgie: douleur muscle
  céphalée: douleur tête
  gonarthrose: arthrose genou
  coxarthrose: arthrose hanche
  rhizarthrose: arthrose pouce
  hémarthrose: sang articulation
  méniscectomie: résection ménisque
  discectomie: résection disque
  discoïdectomie: résection disque
  discopathie: atteinte disque
  radiculopathie: atteinte racine
  neuropathie: atteinte nerf
  méniscopathie: atteinte ménisque
  bimalléolaire: deux malléole
  trimalléolaire: trois malléole
  anhédonie: perte plaisir
  bilatéralement: deux côté
`;
