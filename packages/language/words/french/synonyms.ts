/**
 * French words and expressions that may take each other's place in a report: a row is one meaning, and a word counts with
 * all of its forms and its family. A sign and the disease behind it, an organ and the next one, a finding and a complaint
 * do not share a row.
 */
export const FRENCH_SYNONYMS = `
  gêner, nuire, perturber, déranger, entraver, incommoder, affecter, mal
  lésion, blessure, blesser
  événement, accident, incident, fait accidentel
  consulter, consultation, voir, rencontrer, évaluer, examiner
  référer, diriger, adresser, orienter, référence
  poursuivre, continuer, continuation, poursuite
  cesser, arrêter, interrompre, mettre fin, discontinuer
  débuter, commencer, amorcer, entreprendre, entamer
  diminuer, réduire, baisser, abaisser, décroître
  augmenter, accroître, majorer, hausser
  améliorer, mieux
  aggraver, détériorer, empirer, pire, dégrader
  soulager, soulagement, atténuer
  provoquer, déclencher, entraîner, occasionner, causer, produire, engendrer
  utiliser, se servir, servir, employer, s’appuyer, recourir, prendre
  autoriser, permettre
  refuser, rejeter, refus
  annuler, annulation
  accepter, approuver
  entériner, approuver
  reconnaître, reconnaissance
  contester, contestation
  retenir, poser
  offrir, proposer
  demander, requérir, réclamer, exiger, solliciter
  réclamer, revendiquer
  verser, payer, recevoir
  expirer, échoir, échu
  enlever, ablation, retirer, exérèse
  travail, emploi, poste, métier, tâche
  travailler, comme, métier, exercer, poste, tâche
  auparavant, antérieur, par le passé, passé, antécédent
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
  adéquat, satisfaisant
  important, marqué, volumineux
  léger, légère, discret
  modéré, moyen
  sévère, grave
  intégrité, intact
  résorber, disparaître, disparition, résolution, résoudre
  persister, persistance, demeurer
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
  traiter, traitement, thérapie
  exercice, exercer
  suivi, suivre
  délai, attente
  rétablissement, rétablir
  capable, en mesure, apte
  difficile, difficulté, difficilement
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
  rendre, aller, consulter
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
  migrer, aller, irradier, étendre, propager, irradiation
  siéger, localiser, situer
  débiter, parler
  exercer, faire
  vaisselle, faire la vaisselle
  exiger, nécessiter, requérir, devoir, falloir
  suivi de, suivre, puis, ensuite
  bien, bon, bonne
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
  augmenter, aggraver, empirer, pire
  long, longueur, mesurer
  contre-indication, contre-indiquer
  consulter, voir
  consommer, boire
  perte de poids, perdre
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
  stable: changement
  sobre: alcool
  inactif: actif
  sain: anomalie lésion
  insensible: sensible
  irrégulier: régulier
  inefficace: efficace
  incomplet: complet
  inutile: nécessaire utile
  gratuit: payer
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
