/**
 * How operations are named, without accents and in lower case. Most names are built of a place and an ending that says
 * what is done to it (cut out, cut, sewn, fixed, shaped), so that a name in no list is known too.
 */
import type { TextLanguage } from '../../fidelity/difference.ts';

const pattern = (source: string): RegExp => new RegExp(source, 'gu');

/** A structure of the body or an implant: what is repaired, freed or taken out where an operation is meant. */
export const STRUCTURE = String.raw`(?:coiffe|labr(?:um|al)|menis[cq]|tend[oi]n|ligament|ner(?:f|ve)|herni|bankart|slap|\bl[cm]l?a?p?\b|\b[apm]cl\b|\b[a-z]{1,3}fl\b|achil|biceps|epineux|spinatus|rotul|patell|capsul|arter|flechiss|flexor|extens|poulie|pulley|quadriceps|tfcc|canal|tunnel|carpi|carpal|cubit|ulna|median|dis[cq]|scapho|scapul|olecr|glen(?:e|oi|o-?hum)|pectora|syndesmo|calcane|astragal|talus|lunat|lunaire|navicul|metacarp|metatars|phalan|sacr(?:um|o-?il)|iliaque|iliac|(?:grand|petit) dorsal|vertebr|lomb|lumbar|cervic|\b[clts]\d|articul|joint|genou|knee|hanche|\bhip|epaule|shoulder|coude|elbow|epicond|epitrochl|poignet|wrist|doigt|finger|pouce|thumb|cheville|ankle|orteil|\btoe|talon|tibia|femor|femur|peron|fibul|radi|humer|clavic|malleol|\bos\b|osse|\bbone|kyst|cyst|nevrom|neurom|tumeur|tumou?r|bours|bursa|osteophyt|spur|skin|moignon|stump|plaque|plate\b|plates\b|\bvis\b|screw|materiel|hardware|broche|\bpins?\b|\bwires?\b|clou|\bnail|implant|prothes|prosthes|ancre|corps etranger|foreign body|loose bod|fragment|cartilage|synov|racin|radicul|\broot|medull|thorac|brachial|plexus|acromi|spin(?:e|al)|cuff|aponevr|fasci|gaine|sheath|trigger)`;
/** At most this far after the noun, in the same clause. */
const OF_STRUCTURE = String.raw`(?=[^,;.]{0,45}${STRUCTURE})`;
const BEFORE_STRUCTURE = String.raw`[a-z-]*${STRUCTURE}[a-z]*(?:\s+[a-z0-9-]+){0,2}\s+`;

/** Tissue that a surgeon alone repairs: no thing of that name at work. */
const TISSUE = String.raw`(?=[^,;.]{0,40}(?:(?<![a-z])tendons?(?![a-z])|ligament|(?<![a-z])ner(?:fs?|ves?)(?![a-z])|menis[cq]|coiffe|rotator cuff|labrum|herni|fracture))`;

/** What is freed by cutting what lies around it. */
const FREED = String.raw`(?:ner(?:fs?|ves?)|canal|tunnel|poulie|pulley|racines?|nerve roots?|trigger|doigt|finger|pouce|thumb)`;

/** What is no cutting although it ends so. */
const NO_CUTTING = String.raw`(?!anatom|dichotom|phlebotom|neuroanatom)`;
/** Work on things: « l'opération de la presse », "the operation of the forklift". */
const WORK = String.raw`(?!\s+(?:d'|de la |de l'|du |des |de |d'une? |of the |of a |of |a |an |the |un |une |le |la |les )?(?:chariot|machin|press|grue|crane|vehicul|vehicle|camion|truck|equipement|equipment|appareil|tour |lathe|pelle|scie|saw|pont|ligne|line |forklift|autobus|bus |outil|tool|tracteur|tractor|usine|plant|entrepris|busines|production|convoyeur|conveyor|excavat|four |bouteur|manager|bancaire|courante|minier|sauvetage|rescue))`;

export const OPERATIONS: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  fr: [
    pattern(
      String.raw`(?<![a-z])(?:[a-z-]*(?:ectomie|plastie|stomie|rraphie|desis|dese|pexie)|${NO_CUTTING}[a-z-]*tomie)s?(?![a-z])`,
    ),
    pattern(String.raw`(?<![a-z])(?:neuro|teno|arthro|adhesio|fascio|aponevro)lyses?(?![a-z])`),
    pattern(String.raw`(?<![a-z])(?:micro-?)?chirurgie(?:s|\s|[.,;:)»]|$)`),
    pattern(
      String.raw`(?<![a-z])(?:intervention|traitement|prise en charge|reduction|stabilisation|geste|procedure|exploration|drainage|amputation|reprise|lavage|revision|fixation|reparation)s?\s+(?:neuro)?chirurgica(?:les?|l|ux)(?![a-z])`,
    ),
    pattern(String.raw`chirurgicalement`),
    pattern(String.raw`(?<![a-z])(?:arthro|laparo|thoraco|mediastino)scopi(?:es?|ques?)(?![a-z])`),
    pattern(String.raw`(?<![a-z])(?:re-?)?operations?(?![a-z])${WORK}`),
    pattern(
      String.raw`(?<![a-z])(?:osteosyntheses?|exereses?|rofi|rfo|pt[ghe]|puc|enclouages?|embrochages?|haubanages?|debridements?|curetages?|cesariennes?|acdf|orif)(?![a-z])`,
    ),
    pattern(String.raw`(?<![a-z])greffe[sr]?(?![a-z])(?!\s+(?:d'arbre|de plant|de vigne))`),
    pattern(
      String.raw`(?<![a-z])cures?\s+(?:d'un |d'une |d'|de |du |de la |des )(?=[^,;.]{0,40}(?:herni|canal|tunnel|doigt|kyst|ressaut|dupuytren|hallux|varic|eventration|pseudarthrose|instabilit|nevrome|hydrocele))`,
    ),
    pattern(String.raw`(?<![a-z])reduction\s+(?:ouverte|sanglante)`),
    pattern(
      String.raw`(?<![a-z])(?:reparation|reconstruction|fixation|decompression|liberation|relachement|exerese|excision|ablation|retrait|resection|suture|transfert|transposition|fusion|remplacement|revision|reinsertion|stabilisation|pose|mise en place|implantation|drainage|regularisation)s?(?![a-z])${OF_STRUCTURE}(?!\s+(?:des?|du|de la)\s+(?:points?|agrafes?|fils?|platre|orthese|attelle|drain))(?!\s+(?:le |un |l'|ce |son )?diagnosti)`,
    ),
    pattern(String.raw`(?<![a-z])decompression\s+et\s+fusion`),
    // Whoever undergoes a repair is a patient, whatever was repaired.
    pattern(
      String.raw`(?<=(?<![a-z])sub(?:ie?s?|it|ir|ira)\s+(?:une|la|sa)\s+(?:[a-z-]+\s+)?)(?:reparation|reconstruction|fixation|decompression|liberation|exerese|excision|resection|fusion|reinsertion|stabilisation)s?(?![a-z])`,
    ),
    pattern(
      String.raw`(?<![a-z])(?:le materiel|les? (?:plaques?|vis|broches?|clous?|fixateurs?)|la (?:plaque|vis|broche))(?:\s+[a-z-]+){0,3}?\s+(?:(?:est|sont|a ete|ont ete|fut|furent)\s+)(?:retire|enleve|extrait|ote)e?s?(?![a-z])`,
    ),
    pattern(String.raw`(?<![a-z])microfractures?(?![a-z])`),
    pattern(
      String.raw`(?<![a-z])(?:fractures?|tendons?|ligaments?|nerfs?|menisques?|os)(?:\s+[a-z-]+){0,4}?\s+(?:est|sont|a ete|ont ete|fut|furent)\s+(?:embroche|encloue|osteosynthese|suture|repare|greffe|fixe)e?s?(?![a-z])`,
    ),
    pattern(
      String.raw`(?<![a-z])(?:a|ont|avait|avaient)\s+(?:repare|suture|reconstruit|reseque|reinsere|osteosynthese|embroche|encloue)(?![a-z])${TISSUE}`,
    ),
    // As a verb: « le nerf médian est décomprimé », « elle libère le canal carpien ».
    pattern(
      String.raw`(?<![a-z])(?:decomprime|libere)(?:e?s?|nt)(?![a-z])(?=[^,;.]{0,25}(?<![a-z])${FREED})`,
    ),
    pattern(
      String.raw`(?<=(?<![a-z])${FREED}[a-z]*(?:\s+[a-z-]+){0,3}\s+)(?:decomprime|libere)e?s?(?![a-z])`,
    ),
    pattern(
      String.raw`(?<![a-z])(?:reconstruction|decompression|liberation|exerese|excision|resection|reinsertion)s?\s+(?:est|sont|a ete|ont ete|fut|furent)\s+(?:faite|pratiquee|realisee|effectuee)s?(?![a-z])`,
    ),
    pattern(String.raw`(?<![a-z])(?:pose|installe|met en place)\s+(?:un|le)\s+fixateur`),
    pattern(String.raw`(?<![a-z])(?:mobilisation|manipulation)\s+sous\s+(?:anesthesie|narcose)`),
    pattern(
      String.raw`(?<![a-z])prothese\s+(?:totale|partielle|inversee|unicompartimentale|discale|articulaire)`,
    ),
    pattern(
      String.raw`(?<![a-z])amputation(?![a-z])(?!\s+(?:traumatique|partielle traumatique|accidentelle))`,
    ),
    pattern(
      String.raw`(?<![a-z])interventions?(?![a-z])(?!\s+(?:en |ergo|psycho|polici|des |d'un|du |de la |de l'employeur|de crise|precoce|aupres|syndic|rapide des|therapeutique))(?=[^;.]{0,60}(?:anesthesi|chirurg|arthroscop|se deroule|deroulee|a lieu|eu lieu|complication|sous |${STRUCTURE}))`,
    ),
  ],
  en: [
    pattern(
      String.raw`(?<![a-z])(?:[a-z-]*(?:ectom(?:y|ies)|plast(?:y|ies)|stom(?:y|ies)|rrhaph(?:y|ies)|desis|deses|pex(?:y|ies))|${NO_CUTTING}[a-z-]*tom(?:y|ies))(?![a-z])(?<!(?:sympt|anat)om(?:y|ies))`,
    ),
    pattern(String.raw`(?<![a-z])(?:neuro|teno|arthro|adhesio)lys[ie]s(?![a-z])`),
    pattern(
      String.raw`(?<![a-z-])(?:micro)?surger(?:y|ies)(?![a-z])(?!\s+(?:clinic|consult|department|service|resident|team|referral|program|ward))`,
    ),
    pattern(
      String.raw`(?<![a-z-])surgical\s+(?:procedure|repair|intervention|treatment|fixation|release|reduction|stabili[sz]ation|exploration|drainage|amputation|revision|debridement|removal|decompression)s?|(?<![a-z-])surgically`,
    ),
    pattern(String.raw`(?<![a-z])(?:arthro|laparo|thoraco)scop(?:y|ies|ic|ically)(?![a-z])`),
    pattern(String.raw`(?<![a-z])(?:re-?)?operations?(?![a-z])${WORK}`),
    pattern(
      String.raw`(?<![a-z])(?:re-?operated|operated\s+on|operated\s+upon|(?:was|were|been|being|then|is)\s+operated)(?![a-z])${WORK}`,
    ),
    pattern(
      String.raw`(?<![a-z])(?:osteosynthes[ie]s|excisions?|orif|crif|tk[ar]|th[ar]|tsa|rtsa|uka|acdf|[pta]lif|(?:intramedullary )?nailing|(?:percutaneous )?pinning|debridements?|curettage|caesarean|cesarean)(?![a-z])`,
    ),
    pattern(
      String.raw`(?<![a-z])(?:auto|allo)?graft(?:s|ing)?(?![a-z])(?!\s+of\s+(?:the |a )?(?:plant|tree|vine))`,
    ),
    pattern(String.raw`(?<![a-z])open\s+reduction`),
    pattern(
      String.raw`(?<![a-z])(?:repair|reconstruction|fixation|decompression|release|excision|resection|removal|transfer|transposition|fusion|replacement|revision|reattachment|stabili[sz]ation|implantation|insertion|drainage|suture)s?(?![a-z])${OF_STRUCTURE}(?!\s+of\s+(?:the |his |her )?(?:staples?|stitches|sutures?|cast|splint))`,
    ),
    pattern(
      String.raw`(?<![a-z])${BEFORE_STRUCTURE}(?:repair|reconstruction|fixation|decompression|release|excision|resection|removal|transfer|transposition|fusion|replacement|revision|stabili[sz]ation)s?(?![a-z])`,
    ),
    pattern(String.raw`(?<![a-z])(?:decompression\s+and\s+fusion|labral repair)`),
    pattern(
      String.raw`(?<=(?<![a-z])(?:underwent|undergo(?:ne|ing)?)\s+(?:[a-z-]+\s+){0,4})(?:repair|reconstruction|fixation|decompression|release|excision|resection|stabili[sz]ation)s?(?![a-z])`,
    ),
    pattern(
      String.raw`(?<=(?<![a-z])(?:underwent|undergo(?:ne|ing)?|perform(?:ed|s))\s+(?:[a-z-]+\s+){0,4})fusion(?![a-z])`,
    ),
    pattern(String.raw`(?<![a-z])microfractur(?:e|es|ing)(?![a-z])`),
    pattern(
      String.raw`(?<![a-z])(?:fractures?|tendons?|ligaments?|nerves?|bones?|meniscus)(?:\s+[a-z-]+){0,4}?\s+(?:was|were|has been|have been|had been)\s+(?:pinned|plated|nailed|sutured|repaired|grafted|fused|wired)(?![a-z])`,
    ),
    pattern(
      String.raw`(?<![a-z])(?:repaired|sutured|reconstructed|resected|reattached|pinned|plated|nailed)(?![a-z])${TISSUE}`,
    ),
    pattern(String.raw`(?<![a-z])(?:released|decompressed)(?![a-z])(?=[^,;.]{0,25}(?<![a-z])${FREED})`),
    pattern(
      String.raw`(?<=(?<![a-z])${FREED}[a-z]*(?:\s+[a-z-]+){0,2}\s+(?:was|were|has been|have been|had been|is)\s+(?:[a-z]+\s+)?)(?:released|decompressed)(?![a-z])`,
    ),
    pattern(
      String.raw`(?<![a-z])(?:reconstruction|decompression|release|excision|resection|reattachment)s?\s+(?:is|was|were|has been|had been)\s+(?:carried out|performed|done)(?![a-z])`,
    ),
    pattern(String.raw`(?<![a-z])(?:a|the)\s+fusion(?=\s+(?:is|was|has|had|had been)(?![a-z]))`),
    pattern(
      String.raw`(?<![a-z])(?:hardware|plates?|screws?|nails?|pins?|wires?|implants?|fixators?)(?:\s+[a-z-]+){0,5}?\s+(?:was|were|has been|have been|had been)\s+(?:removed|taken out|extracted)`,
    ),
    pattern(String.raw`(?<![a-z])manipulat(?:ion|ed)\s+under\s+(?:general\s+)?an(?:a)?esthesia`),
    pattern(String.raw`(?<![a-z])(?<!traumatic )(?<!accidental )amputation(?![a-z])`),
  ],
};

/** Read with its accents: « opéré » is not « opère ». */
export const OPERATED_FR: readonly RegExp[] = [
  pattern(
    String.raw`(?<!\p{L})(?:ré-?)?opérée?s?(?!\p{L})(?!\s+(?:une?|le|la|les|des|du)\s+(?:chariot|machin|press|grue|véhicul|camion|équipement|appareil|tour|pelle|scie|pont|ligne|autobus|outil|tracteur))`,
  ),
  pattern(String.raw`(?<!\p{L})(?:l[’']|fait\s+)(?:ré-?)?op[èé](?:re|ra|rait|rer)(?!\p{L})`),
  pattern(
    String.raw`(?<!\p{L})op[èé](?:re|ra)(?=\s+(?:le|la)\s+(?:travailleu|patient|genou|main|cheville|hanche|coude|épaule|hernie|fracture))`,
  ),
];
