/** French verbs and set phrases that tell whom a pronoun stands for. All in lower case, as one word of the text. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Words that stand between a pronoun and its verb. */
export const CLITICS = words("n' ne y en s' se m' me nous vous lui leur l' le la les t' te");

/** Adverbs that may stand between a verb and the word that it ties to its subject. */
const ADVERBS = words(
  'pas plus non jamais bien mal très trop peu assez plutôt toujours encore déjà souvent parfois rapidement ' +
    'initialement actuellement maintenant présentement également aussi alors ensuite puis donc ainsi même ' +
    'complètement partiellement totalement légèrement modérément sévèrement rarement régulièrement fréquemment ' +
    'récemment finalement tout tous ici là seulement tantôt autant aussi simplement probablement vraisemblablement médicalement ' +
    'soudainement immédiatement d abord point aucunement nullement guère subséquemment antérieurement toutefois ' +
    'cependant néanmoins conséquent hier aujourd hui vite tôt tard parfaitement clairement nettement particulièrement plutôt moins',
);

/** True for an adverb, known or made with -ment. */
export function isAdverb(word: string): boolean {
  return ADVERBS.has(word) || (word.length > 6 && word.endsWith('ment'));
}

/** Verbs that tie an adjective or a participle to their subject. */
export const LINKING = words(
  'est était été fut sera serait soit étant être demeure demeurait reste restait semble semblait paraît paraissait ' +
    'devient devenait vit vivait habite habitait dit disait sent sentait déclare considère estime croit juge ' +
    'retrouve trouve trouvait arrive arrivait marche repart sort travaille suis es rester être demeurer devenir paraître sembler sentir marcher dormir vivre ' +
    'déplace déplaçait lève levait présente présentait tient tenait accroupit accroupissait couche couchait assoit ' +
    'conduit conduisait mange mangeait dort dormait lave lavait habille habillait déplacer lever conduire manger',
);

/** Said of a worker, never of a lesion or a pain. */
export const PERSON_VERBS = words(
  'rapporte rapportait mentionne mentionnait dit disait déclare déclarait affirme affirmait nie niait explique ' +
    'ressent ressentait décrit décrivait plaint plaignait consulte consultait marche marchait dort dormait travaille ' +
    'travaillait conduit conduisait prend prenait peut pouvait veut voulait doit devait fait faisait vit vivait ' +
    'habite habitait utilise utilisait porte portait arrive arrivait va allait vient venait sent sentait pense ' +
    'pensait croit croyait a avait aurait aura cherche évite évitait réussit parvient tolère tolérait collabore ' +
    'boite boitait refuse refusait accepte acceptait espère souhaite désire aime aimait exécute effectue effectuait ' +
    'reprend reprenait cesse cessait quitte tombe tombait glisse chute soulève soulevait trébuche reçoit recevait ' +
    'bénéficie bénéficiait suit suivait voit voyait entre sort part revient retourne éprouve éprouvait note notait ' +
    'remarque signale évalue évaluait estime estimait considère qualifie attribue monte descend lève couche assoit ' +
    'accroupit penche tient tenait mange boit fume fumait consomme consommait occupe occupait exerce exerçait ' +
    'remplit complète signe connaît connaissait sait savait parle parlait demande demandait montre pointe désigne ' +
    'indique indiquait attend attendait perd perdait gagne lit écrit joue jouait court courait nage pratique ' +
    'pratiquait participe prépare cuisine conserve conservait garde gardait présente présentait subit subissait ' +
    'avait était est fut sera serait demeure reste semble paraît devient retrouve blesse blessait fracture',
);

/** Said of a lesion, a pain, a limitation: never of the worker, whatever noun stands before. */
export const THING_VERBS = words(
  'irradie irradiait persiste persistait survient survenait apparaît apparaissait disparaît disparaissait atténue ' +
    'atténuait intensifie intensifiait estompe résorbe résout dure durait nécessite nécessitait correspond fluctue ' +
    'siège siégeait interfère comporte concerne concernait varie variait cède ' +
    'enfle enflait désenfle gonfle raidit rougit élance élançait craque craquait bloque bloquait coince barre barrait',
);

/** Said of a thing that was just named, else of the worker: « elle limite », « il augmente ». */
export const LOOSE_THING_VERBS = words(
  'aggrave aggravait limite limitait empêche empêchait touche touchait révèle révélait démontre démontrait ' +
    'diminue diminuait augmente augmentait réveille réveillait oblige débute débutait évolue évoluait soulage',
);

/** After « il est » or « elle est », said of a lesion, a pain, a treatment. */
export const THING_WORDS = words(
  'consolidé consolidée constant constante intermittent intermittente exacerbé exacerbée accentué accentuée ' +
    'soulagé-e localisé localisée aggravé aggravée décrit décrite ressenti ressentie situé située coté cotée quantifié ' +
    'quantifiée caractérisé caractérisée associé associée permanent permanente continu continue diffus ' +
    'diffuse vif vive aigu aiguë lancinant lancinante pulsatile mécanique inflammatoire nocturne diurne ' +
    'occasionnel occasionnelle fréquent fréquente quotidien quotidienne sévère léger légère modéré modérée faible ' +
    'forte pire moindre maximal maximale minime importante supportable insupportable tolérable soulageable variable ' +
    'provoqué provoquée déclenché déclenchée majoré majorée objectivé objectivée documenté documentée confirmé ' +
    'confirmée prescrit prescrite terminé terminée complété complétée cicatrisé cicatrisée palpable visible',
);

/** After « il est » or « elle est » once a part of the body was named: said of it more often than of a person. */
export const PART_STATES =
  /^(?:désenflé|enflé|gonflé|tuméfié|œdématié|ankylosé|déformé|atrophié|bloqué|luxé|subluxé|fracturé|infecté|contracturé|irrité|déchiré|fissuré|calcifié|ecchymosé|cassé|brisé|engourdi|enraidi|raidi|fléchi|plié|démis)e?$/u;

/** What follows « il » when nobody is meant: « il est noté que », « il y a », « il s’agit ». */
export const IMPERSONAL_VERBS = words(
  'faut fallait faudra faudrait existe existait convient importe appert ressort suffit manque ' +
    'subsiste pleut neige pleuvait neigeait pleuve gèle gelait',
);

/** What follows « il est » or « il a été » when nobody is meant. */
export const IMPERSONAL_WORDS = words(
  'noté rapporté mentionné conseillé déconseillé justifié loisible question possible impossible probable improbable important essentiel recommandé ' +
    'suggéré difficile facile clair évident nécessaire indiqué conclu convenu décidé prévu utile permis interdit ' +
    'demandé proposé établi entendu admis précisé constaté observé écrit documenté vrai faux préférable ' +
    'souhaitable pertinent approprié opportun plausible vraisemblable usuel usité tôt tard',
);

/** Professionals do these, so that « il » after one of them is that professional. */
export const PROFESSIONAL_VERBS = words(
  'recommande recommandait prescrit prescrivait conclut concluait suggère suggérait infiltre opère retient ' +
    'retenait diagnostique autorise autorisait propose proposait émet réfère demande procède dirige produit rédige ' +
    'rencontre examine évalue remplit complète signe prolonge juge',
);

/** Those among them that no worker does. */
export const ONLY_PROFESSIONAL_VERBS = words(
  'prescrit prescrivait infiltre infiltrait opère opérait diagnostique diagnostiquait',
);

/** What a professional « procède à ». */
export const MEDICAL_ACTS = words(
  'infiltration infiltrations injection injections bloc arthroscopie chirurgie intervention réduction ostéosynthèse ' +
    'méniscectomie discoïdectomie laminectomie décompression fusion arthrodèse arthroplastie réparation suture ' +
    'exérèse ablation ponction manipulation',
);

/** The same after « a » or « avait ». */
export const PROFESSIONAL_PARTICIPLES = words(
  'prescrit recommandé conclu suggéré infiltré retenu diagnostiqué autorisé proposé émis référé procédé rédigé',
);

/** Prepositions before « lui » or « elle ». */
export const PREPOSITIONS = words(
  "chez selon pour avec sans par d' de devant derrière entre sur vers contre à envers malgré après avant sous",
);
