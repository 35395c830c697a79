/**
 * Endings of French inflection and derivation. Those that name a disease, an operation or an examination (-ite, -ose,
 * -algie, -ectomie, -scopie, -graphie) are no endings here: they tell two things of one organ apart. Nor are -able and
 * -ible, since what can be done is not done.
 */
export const FRENCH_ENDINGS: readonly string[] = `
  e es s x é ée és ées er ez ai ait aient ais ant ante ants antes ent era erai erait eraient eront erons ons
  uer ué uée ués uées uent uant uait i ie is it ies ir ira irait issait issaient issant issent issement isse u ue us ues re
  ation ations ition itions ution ion ions ement ements ment ments age ages ure ures ature ance ances ence ences
  ité ités eur eurs euse euses euses eux ateur ateurs atrice atrices trice trices if ifs ive ives atif atifs ative atives
  aire aires el elle els elles al ale ales aux iel ielle iels ielles ien ienne iens iennes iste istes isme ique iques
  eait eaient eant eants eante ra rait raient ront sent sait saient sant sants sante
  aître aîtra aît aissent aissait aissaient aissant indre indra int inte ints intes ignent ignait ignaient ignant
  faction factions fier fie fié fiée fiés fiées fiant fient ification ifications ifier ifié ifiée ifiés ifiées
  iaque iaques atoire atoires oire oires esse esses erie eries ade ades té tés
`
  .trim()
  .split(/\s+/u);

/** Words that an ending would take for kin of another word, or whose kin says something else. */
export const FRENCH_WHOLE: ReadonlySet<string> = new Set(
  `employeur employeurs assureur assureurs posture postures partie parties parti essai essais moment moments
  segment segments ciment département départements appartement aliment aliments main mains
  monsieur madame mois trois fois corps temps bras dos os pas plus moins près très après sous vis pouls pus dose doses cou col fin fil sol nez bas cas ski
  ménisque torse tarse plaie joie voie soie vie été étés côté côtés santé cité unité unités qualité faculté
  carpe carpien tarsien naviculaire latéral maintenant`.split(/\s+/u),
);

/** Prefixes of verbs: « interrompre » and « interruption » are kin as « rompre » and « rupture » are. */
export const FRENCH_PREFIXES = `ac ad ap at com con contre cor dé des dis é em en entre ex extra im in inter main ob par per pour pré pro ré re
  res sou sous sub sur sus tra trans`;

/** Kin that no ending shows: each row is one family, by any of its words. */
export const FRENCH_FAMILIES = `
  faire fait faite faits faites font faisait faisant
  être est sont était étaient été
  avoir ont avait eu eue
  aller va vont allait allant
  servir sert servi servait servent
  lire lit lu lecture
  vivre vit vécu vivait
  venir vient venu venait
  convenir convient convenu
  parvenir parvient parvenu
  prévenir prévient prévenu prévention
  contenir contient contenu
  appartenir appartient
  acquérir acquiert acquis acquisition
  requérir requiert requis requise
  élire élit élu
  cuire cuit cuisson
  instruire instruit instruction
  traduire traduit traduction
  induire induit induction
  déduire déduit déduction
  suspecter suspect suspecte suspicion suspecté
  adjoindre adjoint
  joindre joint joint
  rejoindre rejoint
  peindre peint peinture peintre
  éteindre éteint
  ceindre ceinture
  fendre fend fendu
  défendre défend défendu défense
  confondre confond confondu confusion
  correspondre correspond correspondance
  tordre tord tordu torsion
  coudre cousu couture
  résoudre résout résolu résolution
  dissoudre dissous
  moudre moulu
  pleurer pleure pleurs
  agir agit action
  bouger bouge mouvement
  manger mange repas
  ramper rampe
  jardiner jardin jardinage
  nager nage natation
  lancer lance lancé
  pousser pousse poussé
  tirer tire tiré traction
  charger charge chargé
  verser verse versé versement
  payer paie paye payé paiement
  opposer oppose opposé opposition
  contester conteste contesté contestation
  approuver approuve approuvé approbation
  désapprouver désapprobation
  régresser régressé régression
  progresser progressé progression
  récidiver récidivé récidive
  dériver dérivé
  skier ski skie skiait
  remettre remet remis remise
  subir subi subit subie
  suivre suit suivi suivie suivant suites
  fumer fume fumeur fumeuse fumait
  réagir réagi réagit réaction réactions
  comprimer comprimé compression compressif
  étendre étend
  nécessiter nécessite nécessité nécessaire nécessitant nécessitait
  relever relève relevé relevée
  produire produit
  noter note noté notée notés notées notait
  dire dit dite disait disant dires
  gêner gêne gêné gênée
  poser pose posé posée posait
  mettre met mis mise mises mettant
  situer situe situé située
  user use usé usure
  lésion lésé lésions lésionnel
  douleur douloureux douloureusement endolori algique algie
  réduire réduit réduction réduite
  produire produit production reproduire reproduit reproduite reproduction
  conduire conduit conduite conducteur conduisant
  introduire introduit introduction
  détruire détruit destruction
  construire construit construction
  reconstruire reconstruit reconstruction
  prescrire prescrit prescription prescrivent
  décrire décrit description décrivent
  inscrire inscrit inscription
  écrire écrit écrite écriture
  permettre permet permis permise permission
  admettre admis admission admissibilité admissible
  transmettre transmis transmise transmission transmet
  émettre émis émet émission
  soumettre soumis soumise soumet
  rompre rompu rompt rompue rupture rupturé ruption
  mettre met mis mise mission
  venir vient venu venue viennent vention
  duire duit duite duction duis duisent
  scrire scrit scription scrivent
  cevoir çoit çu çue ception çoivent
  struire struit struction
  soudre sout solu solution
  clure clut clus cluse clusion
  battre bat battu
  primer prime primé pression
  céder cède cédé cession
  férer fère férence
  poser pose posé position
  quérir quiert quis quête
  étendre étend étendu étendue
  tendre tendu tendue tension tend
  fléchir fléchit fléchi fléchie
  plier pli plie plié
  suspendre suspend suspendu suspension
  reprendre reprend repris reprise reprendra
  prendre prend pris prise prennent
  entreprendre entreprend entrepris entreprise
  comprendre comprend compris
  retenir retient retenu retenue retenus retenues rétention
  maintenir maintient maintenu maintenue maintien
  obtenir obtient obtenu obtention
  soutenir soutient soutenu soutien
  tenir tient tenu tenue
  intervenir intervient intervention interventionnel
  provenir provient provenance
  survenir survient survenu survenue
  devenir devient devenu devenue deviennent
  perdre perd perdu perdue perte pertes
  mordre mord mordu morsure
  descendre descend descendu descente
  attendre attend attendu attente
  dépendre dépend dépendance dépendant
  atteindre atteint atteinte atteintes
  restreindre restreint restreinte restriction restrictions
  contraindre contraint contrainte contraintes
  craindre craint crainte craintes
  plaindre plaint plainte plaintes plaignait
  conclure conclut conclu conclusion concluait
  exclure exclut exclu exclue exclusion
  inclure inclut inclus incluse
  voir voit vu vue vus vues vision voient
  revoir revu revue revoit
  boire boit consommer consomme consommation
  croire croit croyance
  savoir sait su
  recevoir reçoit reçu reçue réception
  percevoir perçoit perçu perception
  courir court couru course
  mourir mort morte décès décéder décédé
  souffrir souffre souffert souffrance
  offrir offre offert offerte
  ouvrir ouvre ouvert ouverte ouverture
  couvrir couvre couvert couverture
  découvrir découvre découvert découverte
  sentir sent senti sensation ressentir ressent ressenti
  dormir dort sommeil endormi endormir
  sortir sort sorti sortie
  partir part parti départ
  naître né née naissance natal
  paraître paraît paru apparaître apparaît apparu apparue apparition
  disparaître disparaît disparu disparue disparition
  reconnaître reconnaît reconnu reconnue reconnaissance
  connaître connaît connu connue connaissance
  croître croissance accroître accru accroissement
  asseoir assis assise assoit assoir
  vendre vend vendu vendeur vente
  rendre rend rendu rendue
  répondre répond réponse
  pouvoir peut pu peuvent pourrait pouvait
  devoir doit doivent devrait devait dû
  vouloir veut voulait volonté volontaire
  falloir faut fallait
  lever lève levé levée
  soulever soulève soulevé soulèvement
  marche marcher marché marchait
  appui appuyer appuie appuyé
  essuyer essuie
  emploi employer employé employée emploie
  balayer balaie balai
  envoi envoyer envoyé envoie
  renvoi renvoyer renvoyé
  voyage voyager
  achat acheter achète
  appel appeler appelle appelé
  boiter boite boiterie boitait boitant
  faible faiblesse faiblement affaibli affaiblissement
  sensible sensibilité
  instable instabilité
  stable stabilité stabilisé stabilisation stabiliser
  raide raideur raidi
  mobile mobilité mobiliser mobilisation
  rouge rougeur rougeurs rougi érythème
  chaud chaude chaleur
  froid froide froideur
  long longue longueur longtemps allongé
  large largeur
  haut haute hauteur
  profond profonde profondeur
  épais épaisse épaisseur épaissi épaississement
  doux douce douceur
  gros grosse grosseur grossir
  maigre maigrir amaigri
  gras graisse graisseux
  sec sèche sécheresse
  neuf nouveau nouvelle nouveaux
  complet complète complètement compléter complété
  incomplet incomplète
  secret secrète sécrétion
  inquiet inquiète inquiétude
  anxieux anxiété anxieuse angoisse
  déprimé dépression dépressif
  triste tristesse
  fatigue fatigué fatigable fatigabilité
  essouffler essoufflement essoufflé
  nauséeux nausée nausées
  vertigineux vertige vertiges
  migraineux migraineuse migraine migraines
  diabétique diabète
  hypertendu hypertension hypertendue
  asthmatique asthme
  allergique allergie allergies allergiquement
  épileptique épilepsie
  arthrosique arthrose
  arthritique arthrite
  herniaire hernie hernié herniation
  sténosé sténose sténotique
  ostéoporotique ostéoporose
  ostéopénique ostéopénie
  fébrile fièvre fiévreux
  inflammation inflammatoire inflammé enflammé
  infecter infecté infection infectieux
  cicatrice cicatrisation cicatrisé cicatriciel cicatriser
  chirurgie chirurgical chirurgicaux chirurgicale chirurgien chirurgienne
  médecin médecine
  prendre prenait prenaient prendra prendrait prenant prises
  reprendre reprennent reprenait reprenant reprises
  entreprendre entreprennent entreprenait entreprenant
  comprendre comprennent comprenait comprendra comprenant
  mettre mettait mettra mettrait
  venir viennent viendra viendrait venus venues
  tenir tiennent tenait tiendra tiendrait tenus tenues
  retenir retiennent retiendra
  maintenir maintiennent maintenait maintiendra
  obtenir obtiennent obtenait obtiendra
  soutenir soutiennent soutenait soutiendra
  contenir contiennent contenait contiendra
  survenir surviennent survenait surviendra survenus survenues
  devenir devenait deviendra devenus devenues
  parvenir parviennent parvenait parviendra
  revenir revient reviennent revenait reviendra revenu revenue
  recevoir reçoivent recevait recevra reçus reçues
  percevoir perçoivent percevait percevra
  apercevoir aperçoit aperçoivent apercevait aperçu aperçue
  prescrire prescrivait prescrira prescrivant prescrite prescrites prescrits
  décrire décrivait décrira décrivant décrite décrites décrits
  écrire écrivent écrivait écrira écrivant écrites écrits
  inscrire inscrivent inscrivait inscrite
  plaindre plaignent plaignait plaignant plaindra
  craindre craignent craignait craignant craindra
  voir voyait voyaient verra verrait voyant voient
  revoir revoient revoyait reverra
  prévoir prévoit prévoyait prévu prévue prévus prévues prévision
  boire boivent buvait boira bu bue
  croire croyait croient croira
  savoir savent savait saura
  vouloir veulent voudra voulu
  falloir faudra fallu faudrait
  devoir devra due dues
  pouvoir pourra pouvant
  être sera seront serait
  avoir aura auront aurait
  faire fera feront ferait
  aller ira irait allé allée
  lire lisent lisait lira lue lues
  dire disent dira disaient
  vivre vivent vivra vivaient
  mourir meurt meurent mourra
  naître naît naissent naissait né née naissance
  asseoir assied assoit asseyent assis assise
  lever lèvent levait lèvera levant
  peser pèsent pesait pèsera pesant pesée
  vêtir vêt vêtu vêtement
  courir courent courait courra
  acquérir acquièrent acquerra
  requérir requièrent requerra requérait
  résoudre résolvent résolvait résoudra
  envoyer enverra envoyait
  payer paient payait paiera
  nier nie nient niait nié niant
  ôter ôte ôtent ôtait ôté
  suer sue suent suait sueur
  réduire réduisent réduisait réduira
  produire produisent produisait produira produite produites
  conduire conduisent conduisait conduira conduites
  nuire nuit nuisent nuisait nuira
  suffire suffit suffisent suffisait
  accroître accroît accroissent accru accrue accroissement
  décroître décroît décroissent décru décroissance
  agir agissent agissait agira
  subir subissent subissait subira subies subis
  finir finissent finissait finira finie
  aider aident aidait aidera aidant
  boiter boitent boitera
  tirer tirent tirait tirant tirée
  fumer fument fumé fumée
  poser posent posera posant posés posées
  noter notent notera notant
  déceler décèle décelé
  os osseux osseuse
  nerf nerveux nerveuse
  muscle musculaire muscles
  tendon tendineux
  disque discal discale discaux
  ménisque méniscal méniscaux
  genou genoux
  racine radiculaire
  vertèbre vertébral vertébraux
  côte costal costaux
  fesse fessier
  crâne crânien
  cerveau cérébral cérébraux
  coeur cœur cardiaque
  poumon pulmonaire
  rein rénal rénaux
  foie hépatique
  oeil œil yeux oculaire
  peau cutané cutanée
  cou cervical cervicaux
  dos dorsal dorsaux
  épaule scapulaire
  doigt digital
  jambe jambier
  pied pédieux
  fémur fémoral fémoraux
  tibia tibial tibiaux
  péroné péronier fibula fibulaire
  radius radial radiaux
  cubitus cubital ulnaire ulna cubitaux
  humérus huméral huméraux
  sacrum sacré
  thorax thoracique
  bassin pelvis pelvien
  sein mammaire
  ventre abdomen abdominal
  enfant enfants
  père paternel
  mère maternel
  mois mensuel mensuellement
  jour quotidien quotidiennement journalier jours
  semaine hebdomadaire
  an année ans années annuel
  nuit nocturne nuits nocturnes
  matin matinal matinale
  début débuter débute
  fin finir finit fini
  arrêt arrêter arrête arrêté
  retour retourner retourne retourné
  refus refuser refuse refusé
  retrait retirer retire retiré
  choix choisir choisit choisi
  soin soigner soigné soins
  guérir guérit guéri guérison
  saigner saigne saignement
  vomir vomit vomissement
  tousser tousse toux
  cracher crache crachat crachats
  chute chuter chuté
  tomber tombe tombé
  aider aide aidé
  essayer essaie essai essayé
  rappel rappeler rappelle
  regard regarder
  repos reposer repose reposé
  étirer étirement étiré
  enseigner enseignant enseignante enseigne enseignement
  travail travailler travaille travaux
  habiter habite habitation
  jouer joue jeu joué
  mémoire mnésique
  parole parler parle
  poids peser pèse pesait pondéral
  force fort forte
  gain gagner gagne gagné
  frein freiner
  clair clarté
  sérieux sérieuse
  mêler mêlé mélange
  gauche gaucher
  stress stresser stressé stressant
  causal causalité
  professionnel profession
  fonction fonctionnel fonctionnelle
`;
