/**
 * Sentences as physicians write them in such reports: `{of a man|of a woman}`; where nothing stands in braces nothing may
 * change. Fictional.
 */
export const FRENCH_REPORT_SENTENCES: readonly string[] = `
{Le travailleur|La travailleuse} présente une raideur lombaire matinale.
{Le travailleur|La travailleuse} complète un formulaire de réclamation le 4 mai.
La douleur inquiète {le travailleur|la travailleuse}.
{Le travailleur|La travailleuse} s'inquiète de sa condition.
{Le travailleur|La travailleuse} cesse le travail le jour même.
{Le travailleur|La travailleuse} prête son véhicule à sa sœur.
{Le travailleur|La travailleuse} arrête la physiothérapie en juin.
{Le travailleur|La travailleuse} active les muscles paravertébraux sans douleur.
{Le patient|La patiente} libère le bras sur demande.
{Il|Elle} complète le questionnaire et présente une légère boiterie.
{Il|Elle} présente, depuis l'accident, des douleurs au rachis.
{Le travailleur|La travailleuse} ne présente aucune boiterie.
{Le travailleur|La travailleuse} lui présente un certificat médical.
{Il|Elle} se présente à l'urgence le lendemain.
{Le travailleur|La travailleuse} sèche ses cheveux de la main gauche.
{Le travailleur|La travailleuse} conduit son camion environ 20 minutes.
{Le travailleur|La travailleuse} dit que la douleur est constante.
{Le travailleur|La travailleuse} décrit une sensation de brûlure.
{Le travailleur|La travailleuse} craint une rechute.
{Le travailleur|La travailleuse} contente son employeur.
Il reste une raideur en fin de flexion.
Il reste des douleurs résiduelles au genou droit.
Il existe une discopathie dégénérative L5-S1.
Il persiste un œdème léger de la cheville.
Il semble que la douleur soit mécanique.
Il est à noter que l'épreuve est négative.
Il est possible de conclure à une entorse.
Il est recommandé de poursuivre la physiothérapie.
Il est impossible de reproduire la douleur.
Il n'est pas exclu que la lésion soit préexistante.
Il en résulte une limitation de la flexion.
Il apparaît que la lésion est consolidée.
Il manque 10° d'extension au coude.
Il subsiste une hypoesthésie du territoire L5.
Il n'y a pas d'atrophie. Il n'existe aucun spasme.
Il a été convenu de poursuivre les traitements.
Il a été noté une boiterie à gauche.
Il lui est difficile de demeurer debout.
Il pourrait y avoir une composante discale.
Il peut persister une douleur résiduelle.
Il lui reste une gêne à la marche.
Il se peut que la chirurgie soit nécessaire.
Il en découle une atteinte permanente.
Il est survenu une complication infectieuse.
Il demeure une limitation en rotation externe.
Il faut limiter la station debout prolongée.
Il va de soi que le repos est indiqué.
Il m'apparaît raisonnable de consolider la lésion.
Il est vraisemblable que la déchirure soit traumatique.
Il ressort du dossier que l'imagerie est normale.
Il arrive que la douleur augmente la nuit.
Il n'est pas possible de mesurer la rotation.
Il sera pertinent d'obtenir une résonance magnétique.
{Le travailleur|La travailleuse} se dit {inquiet|inquiète} et {fatigué|fatiguée}.
{Le travailleur|La travailleuse} s'est {dit inquiet|dite inquiète} de sa condition.
{Il|Elle} se dit {limité|limitée} dans ses activités.
{Il|Elle} se dit très {handicapé|handicapée} par la douleur.
{Le travailleur|La travailleuse} semble {fatigué|fatiguée}, {découragé|découragée} et {anxieux|anxieuse}.
{Le travailleur|La travailleuse} paraît {souffrant|souffrante} et {abattu|abattue}.
{Il|Elle} demeure {convaincu|convaincue} que la chirurgie aidera.
{Il|Elle} reste {préoccupé|préoccupée} par son avenir.
{Il|Elle} se considère {guéri|guérie} à 80 %.
{Il|Elle} s'est {senti|sentie} {incommodé|incommodée} au travail.
{Le travailleur|La travailleuse} est bien {orienté|orientée}, {collaborant|collaborante}, calme et {souriant|souriante}.
{Il|Elle} est {droitier|droitière}, non {fumeur|fumeuse} et {père|mère} de trois enfants.
{Le travailleur|La travailleuse}, {âgé|âgée} de 45 ans, {droitier|droitière}, est {opéré|opérée} en 2019.
{Il|Elle} n'est ni {essoufflé|essoufflée} ni {souffrant|souffrante}.
{Il|Elle} est {marié|mariée}, {sportif|sportive} et {actif|active}.
{Le travailleur|La travailleuse} est {grand|grande}, {mince|mince} et {musclé|musclée}.
{Il|Elle} s'est {montré|montrée} {coopératif|coopérative} et {poli|polie}.
{Il|Elle} s'est {blessé|blessée} au dos en soulevant une caisse.
{Il|Elle} s'est blessé le genou droit.
{Il|Elle} s'est {blessé|blessée} le 3 mai 2022.
{Il|Elle} s'est {rendu|rendue} le lendemain à la clinique.
{Il|Elle} s'est fait opérer en mars.
{Il|Elle} s'est fracturé deux doigts.
{Il|Elle} s'est vu refuser sa réclamation.
{Il|Elle} s'est {relevé|relevée} {seul|seule} et s'est {assis|assise} au sol.
{Il|Elle} a reçu trois infiltrations et a repris le travail.
{Il|Elle} a été {vu|vue} à l'urgence, {radiographié|radiographiée} puis {immobilisé|immobilisée} six semaines.
{Le travailleur|La travailleuse} a ensuite été {pris|prise} en charge par un orthopédiste.
{Il|Elle} avait été {embauché|embauchée} en 2015.
{Il|Elle} est {tombé|tombée} sur le côté droit et est {resté|restée} au sol.
{Le travailleur|La travailleuse} est {suivi|suivie} en physiothérapie depuis mai.
Étant {limité|limitée} par la douleur, {il|elle} a cessé la course.
{Le travailleur|La travailleuse}, {né|née} en 1975, habite {seul|seule} avec son chien.
{Il|Elle} travaille comme {camionneur|camionneuse} depuis 2004.
{Il|Elle} occupe un poste de {préposé|préposée} aux bénéficiaires.
C'est {un travailleur manuel|une travailleuse manuelle} de 52 ans.
Il s'agit d'{un travailleur droitier|une travailleuse droitière}, {âgé|âgée} de 38 ans, {soudeur|soudeuse} de métier.
Il s'agit d'{un patient anxieux|une patiente anxieuse} et {déconditionné|déconditionnée}.
{Ce travailleur|Cette travailleuse} de 61 ans est {retraité|retraitée} depuis peu.
{Un travailleur saisonnier|Une travailleuse saisonnière} {embauché|embauchée} en avril.
{Le travailleur|La travailleuse} est {menuisier|menuisière} chez le même employeur.
{Il|Elle} est {infirmier|infirmière} auxiliaire à temps plein.
{Il|Elle} est {enseignant|enseignante} au secondaire.
Le médecin traitant est satisfait de l'évolution.
Son employeur est inquiet de la durée de l'arrêt.
Le contremaître est venu sur place; {le travailleur|la travailleuse} était {étendu|étendue} au sol.
Son conjoint est retraité. Son conjoint l'aide pour l'épicerie.
La physiothérapeute est satisfaite des progrès.
Le diagnostic d'entorse lombaire est retenu.
À mon avis le diagnostic d'entorse de la cheville droite est retenu.
Selon moi le diagnostic de contusion du genou gauche est retenu et l'état est consolidé.
Chez ce genre de cas le traitement conservateur est indiqué et suivi.
L'examen du genou droit est limité par la douleur.
Son genou est bloqué; il est enflé.
L'épaule droite est opérée en 2018, puis elle est infiltrée.
Le traitement est terminé. Il a été efficace.
Le dossier médical est complet; il est revu en détail.
La jambe droite demeure enflée et limitée.
Le bras gauche reste placé le long du corps.
Au présent examen, la mobilité est complète.
L'examen neurologique est complet et normal.
La mobilité active est complète et la force présente.
La manœuvre de Lasègue reste négative, mais elle demeure limitée.
Le mécanisme décrit est compatible avec le diagnostic posé.
Les traitements reçus ont été suivis avec assiduité.
Dr Tremblay l'a {opéré|opérée} en 2020. Il est satisfait du résultat.
Le Dr Côté, chirurgien orthopédiste, l'a {revu|revue} en juin.
La chirurgienne est absente; un résident a vu {le travailleur|la travailleuse}.
{Le travailleur|La travailleuse} est {accompagné|accompagnée} de son conjoint, qui est inquiet.
« Le travailleur est inquiet », note le médecin.
Le physiatre écrit : « Elle est fatiguée et inquiète ».
{Le travailleur|La travailleuse} mentionne : « Je suis prête à revenir ».
Son fils est âgé de 12 ans. {Le travailleur|La travailleuse} est {séparé|séparée}.
Sa belle-sœur est préposée et l'aide au ménage.
Un collègue, témoin de l'accident, est venu l'aider.
Le collègue blessé a été transporté à l'hôpital.
{Le travailleur|La travailleuse} nie être {déprimé|déprimée}.
Sans être {alité|alitée}, {il|elle} demeure {confiné|confinée} à la maison.
Après être {tombé|tombée}, {il|elle} a été {conduit|conduite} à l'hôpital par un collègue.
{Il|Elle} affirme avoir été {poussé|poussée} par un client.
La douleur {le|la} réveille et {le|la} rend irritable.
Les traitements n'ont pas aidé {le travailleur|la travailleuse}.
{Le travailleur|La travailleuse} demeure {incapable|incapable} de courir.
{Il|Elle} est apte au travail et {désireux|désireuse} de reprendre.
{Il|Elle} est {persuadé|persuadée} que la chute a causé la lésion.
{Il|Elle} est {capable|capable} de conduire, mais {il|elle} est vite {gêné|gênée}.
{Il|Elle} est {convaincu|convaincue} de pouvoir reprendre son emploi.
{Le travailleur|La travailleuse} sort {découragé|découragée} de la rencontre.
{Il|Elle} dort {assis|assise} dans un fauteuil.
{Il|Elle} marche légèrement {penché|penchée} vers l'avant.
{Il|Elle} arrive {seul|seule} à l'entrevue et repart {rassuré|rassurée}.
{Le travailleur|La travailleuse} soutient qu'{il|elle} est {limité|limitée} et qu'il existe une faiblesse.
Bien qu'il persiste une raideur, {il|elle} a repris ses loisirs.
{Le travailleur|La travailleuse} est {référé|référée} au Dr Lavoie, {il|elle} n'a pas encore de rendez-vous.
{Le travailleur|La travailleuse} est une personne active et dévouée.
{Le travailleur|La travailleuse} est une personne {âgée|âgée} de 60 ans.
{Le travailleur|La travailleuse} porte une orthèse lombaire complète.
{Le travailleur|La travailleuse} présente une amplitude complète et active.
{Le travailleur|La travailleuse} garde la jambe pliée et le bras levé.
{Il|Elle} rapporte une douleur soulagée par le repos.
{Il|Elle} a mal au dos lorsque {assis|assise} plus de 30 minutes.
{Le travailleur|La travailleuse} est en arrêt de travail complet.
{Il|Elle} n'a pas été {hospitalisé|hospitalisée} ni {opéré|opérée}.
{Il|Elle} est {affecté|affectée} à des travaux légers, toujours {suivi|suivie} par le Dr Roy.
{Le travailleur|La travailleuse} reste debout et change souvent de position.
La condition {du travailleur|de la travailleuse} s'est améliorée.
La lésion {du travailleur|de la travailleuse} est traitée et suivie.
Quant {au travailleur|à la travailleuse}, {il|elle} est {examiné|examinée} en présence d'un interprète.
{Le travailleur|La travailleuse} a un frère décédé et une sœur atteinte de diabète.
Antécédents : appendicectomie, genou droit opéré en 2010.
Examen limité par la douleur; mobilité passive complète.
{Travailleur|Travailleuse} en bon état général, {orienté|orientée} et {collaborateur|collaboratrice}.
{Le patient|La patiente} fut {transféré|transférée} aux soins intensifs.
{Il|Elle} est encore {symptomatique|symptomatique}, {raide|raide} et {essoufflé|essoufflée} à l'effort.
{Il|Elle} fut {licencié|licenciée} puis {rappelé|rappelée} au travail.
{Le travailleur|La travailleuse} s'est {plaint|plainte} de douleurs cervicales.
Il est vrai que {le travailleur|la travailleuse} était {absent|absente}.
La travailleuse sociale est inquiète pour {lui|elle}.
{Le travailleur|La travailleuse} relate que la douleur l'empêche de dormir.
{Le travailleur|La travailleuse} prétend que la charge pesait 20 kg.
{Le travailleur|La travailleuse} évalue sa douleur à 6 sur 10.
{Le travailleur|La travailleuse} associe la douleur à la flexion.
{Le travailleur|La travailleuse} limite ses déplacements en voiture.
{Le travailleur|La travailleuse} fatigue vite à la marche.
{Il|Elle} arrête de travailler le 12 juin.
{Le travailleur|La travailleuse} habite un logement au deuxième étage.
{Le travailleur|La travailleuse} réactive son dossier après une rechute.
{Le travailleur|La travailleuse} insiste pour reprendre le travail.
{Le patient|La patiente} collabore bien à l'examen.
Il ne fait aucun doute que la lésion est consolidée.
Il est permis de croire que l'accident a rendu symptomatique une condition personnelle.
Il est clair que les limitations sont permanentes.
Il y aurait lieu de prolonger l'arrêt.
Il convient de préciser la date de consolidation.
Il me semble que la condition est stable.
Il est fait mention d'une hernie discale.
Il serait souhaitable d'obtenir une électromyographie.
Il a été impossible d'évaluer la force.
Il n'a pas été possible de compléter l'examen.
Il ne reste qu'une légère sensibilité.
Il ne subsiste aucune limitation.
Il s'est produit un déplacement de la vis.
Il s'ensuit une ankylose partielle.
Il faudra revoir {le travailleur|la travailleuse} dans un mois.
Il est donc recommandé de cesser la physiothérapie.
Il est difficile pour {lui|elle} de se pencher.
Il paraît évident que la lésion est guérie.
{Il|Elle} paraît plus {âgé|âgée} que son âge réel.
{Il|Elle} semble {démotivé|démotivée} et peu {intéressé|intéressée} par l'entrevue.
{Il|Elle} s'est dit que la douleur passerait.
{Il|Elle} s'est dit « fatigué ».
{Il|Elle} s'est {déclaré|déclarée} {apte|apte} au travail.
{Il|Elle} s'est {présenté|présentée} à l'urgence le 5 mai.
{Il|Elle} s'est étiré un muscle du dos.
{Il|Elle} s'est {coincé|coincée} entre deux palettes.
{Il|Elle} s'est coincé la main dans une presse.
{Il|Elle} s'est {réveillé|réveillée} avec une douleur.
{Il|Elle} s'est foulé la cheville en courant.
{Il|Elle} se trouve {limité|limitée} dans ses loisirs.
{Il|Elle} se sent {apeuré|apeurée} et {dépassé|dépassée} par la situation.
{Le travailleur|La travailleuse} est {veuf|veuve} et {retraité|retraitée} de l'enseignement.
{Le travailleur|La travailleuse} a été {indemnisé|indemnisée} puis {réaffecté|réaffectée}.
{Il|Elle} n'a jamais été {opéré|opérée} au dos.
{Il|Elle} est maintenant {suivi|suivie} par la Dre Gagné, qui est satisfaite.
{Il|Elle} a été {jugé|jugée} inapte par le Dr Caron, physiatre.
Le Dr Caron, physiatre désigné, est arrivé en retard.
La Dre Gagné est convaincue que la chirurgie est indiquée.
L'inhalothérapeute est venue à son chevet.
Le patron, mécontent, est intervenu.
Son épouse est inquiète. Sa fille aînée est étudiante.
Le syndicat est avisé et le grief est déposé.
Son avocat est absent ce jour.
Le directeur adjoint est présent lors de l'accident.
Le témoin est resté sur place.
Le tendon est guéri et le fragment est retiré.
Le retour au travail est progressif et suivi de près.
Selon le rapport le ligament est déchiré et le ménisque est suturé.
Malgré les traitements le genou est encore gonflé et limité.
Depuis la chirurgie le bras droit est immobilisé.
L'état {du travailleur|de la travailleuse} est inchangé, connu et documenté.
Depuis la chirurgie {le travailleur|la travailleuse} est {inactif|inactive} et {déprimé|déprimée}.
Le dossier {du travailleur|de la travailleuse} est incomplet.
{Il|Elle} était {mécanicien|mécanicienne} de chantier, puis {conducteur|conductrice} d'autobus.
C'est {un patient fiable|une patiente fiable} et {honnête|honnête}, bien {motivé|motivée}.
Il s'agit d'{un travailleur expérimenté|une travailleuse expérimentée}.
{Le travailleur|La travailleuse} {accidenté|accidentée} en 2012 a repris son poste.
{Le travailleur|La travailleuse} {handicapé|handicapée} par sa lombalgie demande un poste adapté.
Lorsqu'{il|elle} est {couché|couchée} sur le côté, la douleur l'éveille.
{Le travailleur|La travailleuse} porte des lunettes et une barbe taillée.
{Le travailleur|La travailleuse} tient une canne ajustée à sa taille.
{Le travailleur|La travailleuse} a une démarche lente mais assurée.
{Le travailleur|La travailleuse} présente un discours clair et organisé.
{Le travailleur|La travailleuse} a un sommeil perturbé et un appétit diminué.
{Il|Elle} a subi une arthroscopie compliquée d'une infection.
{Il|Elle} rapporte un engourdissement constant et localisé.
{Il|Elle} a le genou enflé et bloqué.
À la marche, {il|elle} devient {essoufflé|essoufflée} et {étourdi|étourdie}.
{Le travailleur|La travailleuse} travaillait à l'assemblage lorsqu'une pièce a glissé. {Il|Elle} a tenté de la retenir et a ressenti une douleur vive.
{Le travailleur|La travailleuse} témoigne d'une amélioration; {il|elle} marche davantage et dort mieux.
{Le travailleur|La travailleuse} raconte que l'échelle a basculé et qu'{il|elle} est {tombé|tombée} de trois mètres.
Le docteur Hébert note une contracture. Il prescrit du naproxène et dirige {le travailleur|la travailleuse} en physiothérapie.
La docteure Hébert examine {le travailleur|la travailleuse} le 3 mai. Elle note une contracture et prescrit du repos.
{Le travailleur|La travailleuse} consulte une nouvelle fois; {il|elle} est alors {dirigé|dirigée} vers un orthopédiste.
{Le travailleur|La travailleuse} cuisine, mange et se lave sans aide, mais demeure {limité|limitée} pour le ménage.
Le membre supérieur droit est bien orienté. Le pied est posé à plat.
{Il|Elle} est d'avis que le travail est inadapté.
{Il|Elle} est {porteur|porteuse} d'une prothèse et {suivi|suivie} en cardiologie.
Un électromyogramme est demandé; il est réalisé le 4 juin et il est normal.
Un scanner a été effectué. Il a révélé une fracture.
Le certificat est signé. Il précise que le repos est indiqué.
L'employeur affirme que {le travailleur|la travailleuse} était {informé|informée} des consignes.
L'agente d'indemnisation est informée et elle accepte la réclamation.
{Le travailleur|La travailleuse} se déplace avec une canne, {accompagné|accompagnée} de son fils.
{Le travailleur|La travailleuse}, qui est {gaucher|gauchère}, utilise sa main droite pour manger.
Le contremaître, qui est venu l'aider, a glissé lui aussi.
{Le travailleur|La travailleuse} est {connu|connue} et {suivi|suivie} pour un diabète bien contrôlé.
Il s'agit d'{un patient|une patiente} bien {portant|portante} sans antécédent.
Il n'est pas question de chirurgie pour l'instant.
Il revient au médecin traitant de se prononcer.
Il appartient à l'employeur d'offrir un poste.
Il incombe au physiatre de réévaluer la condition.
Il ne m'est pas possible d'expliquer cette discordance.
Il suffirait d'une orthèse plantaire.
Il sera nécessaire que {le travailleur|la travailleuse} soit {réévalué|réévaluée}.
Il nous a été rapporté que le plancher était mouillé.
Il s'avère que la lésion est dégénérative.
Il reste donc à déterminer les limitations.
Il n'en demeure pas moins que la force est conservée.
Il est connu que cette pathologie évolue bien.
Il est attendu que la douleur diminue.
{Il|Elle} est {attendu|attendue} en clinique le 5 juin.
{Il|Elle} est {connu|connue} du service de la douleur.
{Il|Elle} s'était fracturé le poignet en 2005.
{Il|Elle} s'était {rétabli|rétablie} sans séquelle.
{Il|Elle} ne s'est jamais {plaint|plainte} du dos auparavant.
{Il|Elle} n'avait jamais été {blessé|blessée} ni {indemnisé|indemnisée}.
{Il|Elle} aurait été {projeté|projetée} contre un mur.
{Il|Elle} a dû être {hospitalisé|hospitalisée} et {réopéré|réopérée}.
Ayant été {vu|vue} en urgence, {il|elle} a reçu son congé.
Se disant {incapable|incapable} de travailler, {il|elle} a consulté.
Bien que {soulagé|soulagée} par le repos, {il|elle} demeure {symptomatique|symptomatique}.
La raideur persiste. Elle est constante et elle augmente au froid.
L'œdème est léger. Il augmente en fin de journée.
La lésion est stable. Elle demeure traitée par des exercices.
{Le travailleur|La travailleuse} dit être {allergique|allergique} à la pénicilline, être {traité|traitée} pour l'hypertension et prendre de l'insuline.
{Le travailleur|La travailleuse} porte un corset et demeure {prudent|prudente} dans ses gestes.
{Le travailleur|La travailleuse} est {soumis|soumise} à des vibrations et {exposé|exposée} au froid.
Le poste occupé est exigeant et le rythme est soutenu.
{Le travailleur|La travailleuse} a une posture penchée et une marche lente, hésitante.
Il se trouve que l'imagerie est postérieure à l'accident.
Il en va de même pour la hanche droite.
Il en est ainsi depuis l'accident.
Il lui tarde de reprendre.
{Il|Elle} se fait une entorse en descendant du camion.
{Il|Elle} se cogne la tête contre une poutre.
`
  .trim()
  .split('\n');
