/** Pairs that WordNet links although their senses are apart in a report. */
export const ENGLISH_APART = new Set(
  `tend tender|tend tenderness|contain content|contain continent|contain continence|content continent|vent ventral|live liver
life liver|sign signify|sign significant|sign significance|sign signification|stand standard|long longing|long longer
attend attention|attend attentive|organ organic|see seer|sever severity|disc disk`
    .split(/[|\n]/u)
    .map((pair) => pair.split(' ').sort().join(' ')),
);

/** Families that WordNet does not link, or not by words that begin alike. */
export const ENGLISH_FAMILIES_BY_HAND =
  `nerve neural|deep depth deepen|long length lengthen|strong strength strengthen|high height heighten|wide width widen
broad breadth broaden|short shorten shortness|swell swollen swelling|muscle muscular|tendon tendinous tendinitis tendonitis
ligament ligamentous|surgery surgeon surgical|artery arterial|bone bony|foot|tooth dental|see sight vision visual|hear hearing
lose loss|choose choice|die death dead deadly|live life|sell sale|give gift|fly flight|think thought|hot heat|proud pride
diagnosis diagnose diagnostic|relieve relief|breathe breath breathless|vertebra vertebral|meniscus meniscal|fibula fibular
tibia tibial|femur femoral|humerus humeral|radius radial|ulna ulnar|patella patellar|malleolus malleolar|scapula scapular
sacrum sacral|thorax thoracic|pelvis pelvic|disc discal|edema edematous oedema|atrophy atrophic|arthritis arthritic
ecchymosis ecchymotic|osteoarthritis osteoarthritic|stenosis stenotic|necrosis necrotic|prosthesis prosthetic|hypnosis hypnotic
symmetry symmetrical symmetric symmetrically|asymmetry asymmetrical asymmetric|injure injury injurious|ache achy aching
impair impairment|disable disability disabled|consent consented|inflame inflammation inflammatory|allergy allergic
prescribe prescription|hospital hospitalize hospitalization hospitalise|abduct abduction abductor|adduct adduction adductor
flex flexion flexor|extend extension extensor|rotate rotation rotator|supinate supination supinator|pronate pronation pronator
evert eversion|invert inversion|immobilize immobilization immobilise|palpate palpation|infiltrate infiltration
unstable instability|anxious anxiety|slip slippery|vein venous|line linear|paralyze paralysis paralyse
spasm spasmodic|cease cessation|clear clarity|admit admission admissible|herniate herniation hernia herniated|subluxate subluxation|dislocate dislocation|degenerate degeneration degenerative`
    .split(/[|\n]/u)
    .map((family) => family.trim().split(' '))
    .filter((family) => family.length > 1);
