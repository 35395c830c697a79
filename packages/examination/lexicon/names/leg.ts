/** What rows of the legs are called in speech, beside their labels. */
export const LEG_NAMES: readonly (readonly [names: string, rows: string])[] = [
  [
    'lli / lci / mcl / ligament (latéral|collatéral) (interne|médial|tibial) / ligament interne / ligament médial / collatéral (interne|médial) / latéral interne / medial [collateral] ligament / medial collateral / internal [collateral] ligament / internal collateral / ~(interne|internal)',
    'genouxLci(0|20)',
  ],
  [
    'lle / lce / lcl / ligament (latéral|collatéral) (externe|latéral|fibulaire) / ligament externe / collatéral (externe|latéral) / latéral externe / lateral [collateral] ligament / lateral collateral / external [collateral] ligament / external collateral / ~(externe|external)',
    'genouxLce(0|20)',
  ],
  ['lachman / lachmann / ligament croisé antérieur / lca / acl', 'genouxLachman'],
  ['pivot / pivot shift / ressaut [rotatoire] / ressaut rotatoire pivot shift / jerk test', 'genouxPivot'],
  ['tiroir (antérieur|ant) / anterior drawer', 'genouxTiroirAnterieur'],
  ['tiroir (postérieur|post) / posterior drawer', 'genouxTiroirPosterieur'],
  ['tiroir / drawer', '(genouxTiroir(Anterieur|Posterieur)|piedsTiroir(0|20))'],
  ['tiroir antérieur [de la cheville] / [ankle] anterior drawer', 'piedsTiroir(0|20)'],
  [
    'affaissement postérieur / sag [postérieur] / posterior sag / sag sign / affaissement [postérieur] sag / avalement / godfrey',
    'genouxSagPosterieur',
  ],
  ['dial [test]', 'genouxDial(30|90)'],
  ['apley / grinding / apley grind', 'genouxApley'],
  ['mcmurray / mc murray / mac murray / macmurray / mc murrey', 'genouxMcMurray'],
  ['thessaly / thessalie', 'genouxThessaly'],
  [
    '(course|tracking|trajectoire|centrage) [de la] rotule / (course|centrage) rotulienne / (patellar|patella) tracking / tracking [patellaire|rotulien]',
    'genouxTrackingRotule',
  ],
  ['signe (du|en) j / j sign / signe j / [the] patellar j sign', 'genouxJSign'],
  [
    'translation [(rotulienne|de la rotule|patellaire)] / (patellar|patella) (translation|glide) / translation patella',
    'genouxTranslation',
  ],
  [
    'dorsi / dorsiflex / dorsiflexes / dorsiflexion [de la cheville] / flexion dorsale / ankle dorsiflexion / dorsal flexion',
    'piedsDorsiflexionCheville',
  ],
  [
    'plantar flex / plantar flexes / flexion plantaire / plantiflexion / planti flexion / plantar flexion / plantarflexion / plantarflexes / plantarflex',
    'piedsPlantiflexionCheville',
  ],
  [
    'sous astragalienne / sous talienne / subtalar / sous astragalien / soustalienne / sous talien',
    'piedsSousAstragalienne',
  ],
  [
    'médio tarsienne / médiotarsienne / mid tarsal / midtarsal / medio tarsien / chopart',
    'piedsMedioTarsienne',
  ],
  [
    'calcanéo fibulaire / laxité calcanéo (fibulaire|péronière) / calcaneofibular [laxity] / calcanéofibulaire / lcf / cfl',
    'piedsLaxiteCalcaneoFibulaire',
  ],
  ['talar tilt / bascule (talienne|astragalienne)', 'pieds(LaxiteCalcaneoFibulaire|VarusStress)'],
  ['squeeze [test] / test de compression / compression du mollet / syndesmosis squeeze', 'piedsSqueezeTest'],
  [
    'élévation [du] talon [en appui unipodal] / [single] [leg] heel (raise|rise|raises) / single (heel|leg) raise / (élévation|montée) (unipodale [du talon]|sur la pointe d un pied|sur la pointe [du pied] en [appui] unipodal) / single heel (raise|rise) / heel raise / élévation du talon',
    'piedsSingleHeelRaise',
  ],
  ['thompson / simmonds', 'piedsThompson'],
  [
    'pouls tibial [postérieur] / tibial postérieur / [pulse] posterior tibial [pulse] / tibial pulse',
    'piedsPoulsTibialPosterieur',
  ],
  ['[pouls] pédieux / pédieuse / dorsalis pedis [pulse] / pedal [pulse] / pulse pedal', 'piedsPoulsPedieux'],
  ['cuisse / thigh / quadriceps', 'genouxCirconferenceCuisse'],
  ['mollet / calf / calves', 'genouxCirconferenceMollet'],
  ['bras / (upper|) arm / biceps', 'membresSuperieursCirconferenceBras'],
  ['avant bras / forearm', 'membresSuperieursCirconferenceAvantBras'],
  [
    '(réflexe|)rotulien / (réflexe|)patellaire / patellar [reflex] / knee jerk / knee reflex / reflex patellar',
    'piedsReflexeRotulien',
  ],
  ['achilléen / achilles reflex / ankle jerk / ankle reflex / achilléenne', 'piedsReflexeAchilleen'],
  [
    'babinski / (cutané plantaire|réflexe plantaire|cutanéo plantaire) / plantar (reflex|response) / plantars / réponse plantaire / plantaire / toes (go|went|going|are|were)',
    'piedsReflexeBabinski',
  ],
  [
    'marche (sur les|) talons / sur les talons / heel (walk|walking) / (walk|walking|gait) (on|) [the] heels / on [his|her|the] heels / heels',
    'demarcheTalons',
  ],
  [
    'sur (la|les) pointe [des pieds] / marche (sur la|sur les|) pointe [des pieds] / pointe des pieds / toe (walk|walking) / tiptoe / tip toe / tiptoes / toes / (walk|walking) on [the] (toes|tiptoe)',
    'demarchePointes',
  ],
  [
    'accroupissement / squat / squatting / accroupi / s accroupit / s accroupir / squats / crouching',
    'demarcheAccroupissement',
  ],
  [
    'appui (unipodal|monopodal|unipode) / [appui] sur une jambe / single leg (stance|standing|support) / one leg (stance|standing) / unipodal',
    'demarcheAppuiUnipodal',
  ],
  ['aide [(à la marche|technique)] / walking aid / gait aid / auxiliaire de marche', 'demarcheAide'],
];
