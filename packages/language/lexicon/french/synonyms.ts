/** French expressions of one meaning, one group a line; an expression is its lemmas with the prepositions it needs. */
export const FRENCH_SYNONYMS = `
lombalgie = douleur lombaire = mal de dos
dorsalgie = douleur dorsal
cervicalgie = douleur cervical = douleur au cou = mal de cou
gonalgie = douleur au genou
coxalgie = douleur à la hanche
scapulalgie = épaulalgie = omalgie = douleur à l'épaule
brachialgie = douleur au bras
talalgie = douleur au talon
métatarsalgie = douleur métatarsien
arthralgie = douleur articulaire
myalgie = douleur musculaire
céphalée = mal de tête
sciatalgie = sciatique = névralgie sciatique
lombosciatalgie = lombosciatique
enflure = œdème = tuméfaction = gonflement
gonarthrose = arthrose du genou
coxarthrose = arthrose de la hanche
discarthrose = arthrose discal
dorsiflexion = flexion dorsal
omoplate = scapula
péroné = fibula
rotule = patella
cubitus = ulna
astragale = talus
supraépineux = sus-épineux
infraépineux = sous-épineux
rachis = colonne vertébral
hypertension artériel = haute pression
appendicectomie = ablation de l'appendice
discectomie = discoïdectomie
arthroplastie = remplacement articulaire
imagerie par résonance magnétique = résonance magnétique = IRM
tomodensitométrie = scan = scanner = TDM
électromyogramme = électromyographie = EMG
béquille = canne anglais
amyotrophie = atrophie musculaire
paresthésie = fourmillement = picotement
hypoesthésie = diminution de la sensibilité
élévation de la jambe tendu = Lasègue
antalgique = analgésique
épicondylite = épicondylalgie
fracture par écrasement = fracture-tassement
`;
