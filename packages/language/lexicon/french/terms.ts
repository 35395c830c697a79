import type { TermTable } from '../terms.ts';

/** French terms of evaluation reports. */
export const FRENCH_TERMS: TermTable = {
  anatomy: {
    masculine:
      'genou/genoux pied coude poignet bras avant-bras mollet talon orteil hallux doigt pouce index majeur annulaire auriculaire cou dos bassin thorax abdomen tronc crâne visage membre rachis sacrum coccyx tibia péroné fémur talus astragale calcanéum cuboïde naviculaire scaphoïde cunéiforme métatarse tarse métatarsien métacarpien carpe semi-lunaire pyramidal pisiforme trapèze trapézoïde capitatum hamatum lunatum triquetrum humérus radius cubitus olécrâne sternum acromion trochanter trochin trochiter trochanter condyle plateau ménisque ligament tendon muscle nerf plexus disque labrum cartilage biceps triceps quadriceps psoas deltoïde supinateur pronateur brachioradial trapèze rhomboïde sterno-cléido-mastoïdien grand-dorsal moyen-fessier piriforme sartorius soléaire gastrocnémien jumeau plantaris péronier jambier ischio-jambier ischiojambier adducteur abducteur fléchisseur extenseur releveur sus-épineux sous-épineux sous-scapulaire petit-rond supraépineux infraépineux rétinaculum creux hiatus foramen canal interligne dermatome myotome médian cubital sciatique œil/yeux nez cerveau cœur poumon foie rein scalène',
    feminine:
      'cheville hanche épaule main jambe cuisse aine fesse nuque tête colonne vertèbre facette apophyse épineuse lame pédicule malléole rotule patella fibula clavicule omoplate scapula glène ulna épicondyle épitrochlée côte articulation syndesmose capsule bourse synoviale racine moelle dure-mère peau plaie cicatrice plante voûte corne racine gouttière coiffe mâchoire joue oreille face échancrure crête phalange dent artère veine aponévrose',
    adjective:
      'lombaire cervical dorsal thoracique sacré coccygien lombosacré lombo-sacré dorsolombaire dorso-lombaire cervico-dorsal cervicodorsal sacro-iliaque sacroiliaque iliaque pelvien inguinal fessier glutéal crural fémoral rotulien patellaire fémoropatellaire fémoro-patellaire fémorotibial fémoro-tibial tibial péronier fibulaire tibiotalien tibio-talien sous-astragalien sous-talien astragalien talien talaire talar calcanéen achilléen plantaire malléolaire sous-malléolaire sus-malléolaire métatarsien métatarsophalangien interphalangien métacarpien métacarpophalangien carpien radiocarpien radio-carpien huméral gléno-huméral glénohuméral acromio-claviculaire acromioclaviculaire scapulaire scapulothoracique claviculaire sternal costal intercostal radial cubital ulnaire médian olécrânien épicondylien épitrochléen bicipital tricipital quadricipital méniscal labral discal facettaire articulaire périarticulaire intra-articulaire ligamentaire tendineux musculaire musculosquelettique musculo-squelettique paravertébral interépineux épineux radiculaire foraminal médullaire nerveux sural sciatique cutané osseux cartilagineux trochantérien sous-acromial sus-épineux sous-épineux supraépineux infraépineux digital palmaire thénarien hypothénarien occipital temporal frontal pariétal mandibulaire vertébral intervertébral sésamoïdien condylien cotyloïdien acétabulaire dermatomal myotomal',
  },
  movement: {
    masculine: 'recurvatum varus valgus équin flessum accroupissement soulèvement appui ressaut',
    feminine:
      'flexion extension abduction adduction rotation inversion éversion pronation supination dorsiflexion inclinaison hyperextension hyperflexion circumduction élévation antépulsion rétropulsion opposition déviation torsion traction compression distraction amplitude mobilité ankylose marche station démarche',
    adjective: 'actif passif rotatoire sensitif sensoriel ipsilatéral crânial latéral médial fonctionnel',
  },
  complaint: {
    masculine:
      'engourdissement picotement fourmillement élancement étourdissement vertige acouphène malaise dérobement blocage craquement serrement malaise cauchemar',
    feminine:
      'douleur algie lombalgie dorsalgie cervicalgie sciatalgie sciatique lombosciatalgie cruralgie lombocruralgie cervicobrachialgie brachialgie gonalgie coxalgie talalgie métatarsalgie scapulalgie épaulalgie omalgie arthralgie myalgie névralgie céphalée migraine raideur faiblesse fatigue brûlure paresthésie dysesthésie insomnie instabilité nausée crampe boiterie dérobade gêne photophobie phonophobie anxiété irritabilité',
    adjective:
      'douloureux lancinant algique mécanique inflammatoire nocturne matinal constant intermittent lombalgique migraineux anxieux',
  },
  sign: {
    masculine:
      'œdème épanchement hématome spasme crépitement flessum déficit réflexe clonus steppage tremblement empâtement signe',
    feminine:
      'enflure tuméfaction ecchymose rougeur chaleur déformation atrophie amyotrophie hypotrophie contracture laxité crépitation sensibilité hypoesthésie hyperesthésie anesthésie allodynie hyperalgésie parésie paralysie spasticité hyperréflexie aréflexie hyporéflexie impotence adhérence rougeur cyanose hyperhidrose induration hyperlaxité asymétrie fasciculation dyskinésie',
    adjective:
      'antalgique hyperalgique œdématié ecchymotique tuméfié ankylosé atrophié hypertrophié parétique spastique hyporéflexique aréflexique symétrique asymétrique crépitant adhérent chéloïdien hypertrophique indolore dysesthésique hypoesthésique',
  },
  diagnosis: {
    masculine:
      'kyste ganglion syndrome traumatisme polytraumatisme diabète cancer infarctus abcès bombement pincement ostéophyte spondylolisthésis antélisthésis rétrolisthésis listhésis hallux névrome neurinome lipome cal conflit décollement diastasis séroma trouble',
    feminine:
      'fracture entorse foulure élongation contusion déchirure rupture luxation subluxation hernie protrusion extrusion sténose discopathie discarthrose spondylose spondylolyse spondylarthrose arthrose gonarthrose coxarthrose omarthrose rhizarthrose arthropathie arthrite polyarthrite chondropathie chondromalacie tendinite tendinose tendinopathie tendinobursite bursite capsulite synovite ténosynovite épicondylite épicondylalgie épitrochléite fasciite fasciose myosite périostite périarthrite radiculopathie neuropathie polyneuropathie mononeuropathie myélopathie neurapraxie axonotmèse causalgie algodystrophie fibromyalgie ostéonécrose nécrose ostéoporose ostéopénie ostéomyélite ostéochondrite pseudarthrose ankylose thrombose thrombophlébite phlébite embolie cellulite infection gangrène amputation lacération abrasion brûlure commotion hypertension hypothyroïdie hyperthyroïdie dyslipidémie hypercholestérolémie apnée dépression scoliose cyphose lordose hyperlordose hypercyphose déhiscence lésion récidive rechute aggravation dysfonction calcification enthésopathie acromiopathie gonopathie méniscopathie exostose enthésite sacro-iliite maladie affection',
    adjective:
      'arthrosique arthritique dégénératif traumatique post-traumatique discarthrosique tendineux tendinopathique bursal hernié sténosant ostéophytique ostéoporotique diabétique hypertendu fracturaire compressif radiculopathique neuropathique myofascial dépressif',
  },
  test: {
    masculine: 'tiroir tripode goniomètre dynamomètre pouls réflexe test choc rabot monofilament',
    feminine:
      'manœuvre épreuve palpation percussion inspection auscultation mensuration circonférence appréhension',
    adjective: 'positif négatif équivoque',
  },
  imaging: {
    masculine:
      'électromyogramme scanner arthro-scan myélogramme électrocardiogramme arthrogramme discogramme doppler hypersignal hyposignal',
    feminine:
      'radiographie radio résonance imagerie tomodensitométrie tomographie échographie scintigraphie arthrographie électromyographie fluoroscopie myélographie discographie densitométrie arthro-résonance ostéodensitométrie',
    adjective:
      'radiologique radiographique échographique tomodensitométrique échoguidé scintigraphique électromyographique',
  },
  procedure: {
    masculine: 'débridement parage enclouage cerclage prélèvement drainage',
    feminine:
      'chirurgie opération intervention arthroscopie arthrodèse arthroplastie arthrotomie discectomie discoïdectomie laminectomie laminotomie foraminotomie foraminectomie méniscectomie méniscopexie acromioplastie bursectomie synovectomie ostéotomie ostéosynthèse ténodèse ténotomie ténolyse neurolyse capsulotomie capsulorraphie ligamentoplastie décompression fusion réduction fixation exérèse ablation greffe suture réparation reconstruction infiltration injection ponction épidurale péridurale rhizotomie rhizolyse viscosupplémentation neurostimulation appendicectomie cholécystectomie hystérectomie tonsillectomie amygdalectomie césarienne microdiscectomie hémilaminectomie cruroplastie herniorraphie trochléoplastie patellectomie spondylodèse cyphoplastie vertébroplastie',
    adjective: 'chirurgical opératoire préopératoire peropératoire postopératoire arthroscopique cortisoné',
  },
  treatment: {
    masculine: 'traitement repos exercice étirement renforcement massage conditionnement taping',
    feminine:
      'physiothérapie physio ergo kinésithérapie ergothérapie ostéopathie chiropractie chiropratique acupuncture massothérapie kinésiologie psychothérapie réadaptation rééducation balnéothérapie hydrothérapie électrothérapie thermothérapie cryothérapie neurostimulation médication immobilisation manipulation mobilisation pharmacothérapie proprioception',
  },
  device: {
    masculine: 'plâtre clou fil corset collier bandage lombostat pansement déambulateur',
    feminine:
      'orthèse attelle béquille canne prothèse vis plaque agrafe ancre broche tige botte genouillère chevillère talonnette semelle cheville marchette',
  },
  drug: {
    masculine:
      'anti-inflammatoire analgésique antalgique relaxant narcotique opioïde antidépresseur anxiolytique antibiotique anticoagulant corticostéroïde corticoïde anticonvulsivant ibuprofène naproxène célécoxib diclofénac kétorolac acétaminophène paracétamol tramadol gabapentin baclofène cannabis',
    feminine:
      'cortisone aspirine morphine hydromorphone oxycodone codéine gabapentine prégabaline duloxétine amitriptyline nortriptyline venlafaxine cyclobenzaprine metformine insuline lévothyroxine lidocaïne bupivacaïne héparine warfarine triamcinolone méthylprednisolone prednisone statine',
    adjective: 'médicamenteux narcotique topique intramusculaire intraveineux sous-cutané sublingual',
  },
  profession: {
    common:
      'orthopédiste physiatre neurologue radiologiste radiologue rhumatologue urgentologue généraliste anesthésiste interniste psychiatre psychologue physiothérapeute ergothérapeute kinésithérapeute ostéopathe massothérapeute kinésiologue podiatre podologue manutentionnaire concierge commis juge ministre cariste machiniste garagiste réceptionniste secrétaire gestionnaire fonctionnaire bénéficiaire stagiaire auxiliaire notaire arbitre',
  },
  legal: {
    masculine:
      'barème déficit préjudice diagnostic tribunal réviseur médecin-conseil rapport employeur événement accident retrait emploi',
    feminine:
      'consolidation atteinte séquelle limitation imputation indemnité indemnisation assignation contestation expertise réclamation décision récidive rechute aggravation relation admissibilité capacité incapacité révision audience conciliation',
    adjective: 'anatomophysiologique imputable consolidé préexistant prédisposant occupationnel lésionnel',
  },
};
