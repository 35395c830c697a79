/**
 * One thing in the words of a patient, of a clinician and of a file, with its abbreviation; in the shape of the other rows
 * of synonyms. Only names of one and the same thing share a row.
 */
export const FRENCH_REGISTERS = `
  tension artérielle, pression artérielle, TA
  fréquence cardiaque, FC
  indice de masse corporelle, IMC
  échelle visuelle analogique, EVA
  hypertension artérielle, haute pression, hypertension, HTA
  hypercholestérolémie, cholestérol
  accident vasculaire cérébral, AVC
  infarctus du myocarde, infarctus, crise cardiaque, crise de coeur
  maladie pulmonaire obstructive chronique, MPOC
  reflux gastro-oesophagien, reflux, RGO
  apnée du sommeil, SAHS
  traumatisme craniocérébral, traumatisme crânien, TCC
  traumatisme craniocérébral léger, commotion cérébrale, commotion, TCCL
  état de stress post-traumatique, trouble de stress post-traumatique, stress post-traumatique, ESPT, TSPT
  trouble dépressif, dépression
  trouble d’adaptation, trouble de l’adaptation
  syndrome douloureux régional complexe, algodystrophie, SDRC
  syndrome du défilé thoracique, SDT
  antécédents, antécédent, ATCD
  diagnostic, Dx
  histoire, anamnèse, Hx
  prescription, ordonnance, Rx
  rendez-vous, RDV
  arrêt de travail, AT
  arrêt de travail, congé de maladie
  rapport d’évaluation médicale, REM
  rapport complémentaire, RC
  rapport médical final, RMF, rapport final
  bureau d’évaluation médicale, BEM
  tribunal administratif du travail, TAT
  assignation temporaire, AssT
  capacité fonctionnelle, capacités fonctionnelles
  médecin traitant, médecin ayant charge, médecin qui a charge, médecin responsable
  physiothérapie, physio
  ergothérapie, ergo
  chiropratique, chiro
  massothérapie, massages, massage
  psychothérapie, suivi psychologique
  anti-inflammatoires non stéroïdiens, anti-inflammatoires, AINS
  infiltration, injection, piqûre
  neurostimulation transcutanée, TENS
  vitesse de conduction, conduction nerveuse
  scintigraphie osseuse, scintigraphie
  radiographie, radio, RX, rayons X, plaque simple, bilan radiologique, bilan radiographique
  ligament croisé antérieur, LCA
  ligament croisé postérieur, LCP
  ligament collatéral médial, ligament latéral interne, LLI, LCM
  ligament collatéral latéral, ligament latéral externe, LLE, LCL
  articulation acromio-claviculaire, AC
  articulation métacarpo-phalangienne, MCP, MP
  articulation interphalangienne proximale, IPP
  articulation interphalangienne distale, IPD
  sus-épineux, supra-épineux, supraspinatus
  sous-épineux, infra-épineux, infraspinatus
  sous-scapulaire, subscapulaire, subscapularis
  petit rond, teres minor
  grand rond, teres major
  grand pectoral, pectoralis major
  grand dorsal, latissimus dorsi
  semi-lunaire, lunatum
  grand os, capitatum
  os crochu, hamatum
  pyramidal, triquetrum
  sciatique poplité externe, fibulaire commun, péronier commun, SPE
  crural, fémoral
  plante du pied, plantaire
  paume, palmaire
  bourrelet, labrum
  enflure, gonflement, enfler, gonfler
  désenfler, dégonfler
  barrer, bloquer, blocage
  lâcher, dérober, dérobade
  craquer, craquement, claquement
  bourdonnement, acouphène
  vision double, diplopie
  estomac, gastrique
  vessie, vésical, urinaire
  intestin, intestinal
  sueur, sudation, transpiration, transpirer, suer
  rougeur, érythème, rouge
  démangeaison, prurit, démanger
  essoufflement, dyspnée
  nausée, mal de coeur, haut-le-coeur
  diarrhée, selles liquides
  étourdissement, vertige, étourdi
  perte d’appétit, inappétence, anorexie
  amyotrophie, atrophie musculaire, fonte musculaire
  faiblesse, perte de force, baisse de force, parésie
  fracturer, fracture, casser, briser
  luxer, luxation, déboîter
`;
