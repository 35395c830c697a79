/**
 * Endings of English inflection and derivation. Those that name a disease, an operation or an examination (-itis, -osis,
 * -algia, -ectomy, -scopy, -graphy) are no endings here: they tell two things of one organ apart. Nor are -able, since
 * what can be done is not done, and -less, which denies.
 */
export const ENGLISH_ENDINGS: readonly string[] = `
  e es s is ies ied y ed d ing ings ingly er ers or ors ly ally ily
  ation ations ition itions ution ion ions ization isation ational
  ment ments mental ness ance ances ence ences ancy ency ity ities al ally ic ical ically ics
  ous ously ive ively ative ful fully ist ists ian ians ism age ages ure ures ate ates ated ating
  ize izes ized izing ise ises ised ising edly ify ifies ified ification ifications ant ants ent ents en ened ening ish th ary ory
`
  .trim()
  .split(/\s+/u);

/** Words that an ending would take for kin of another word, or whose kin says something else. */
export const ENGLISH_WHOLE: ReadonlySet<string> = new Set(
  `employer employers insurer insurers posture postures this his its was has does less pus plus lens pelvis
  number numbers shoulder shoulders finger fingers water other others after under over order matter
  moment moments segment segments department departments apartment apartments element elements
  hand hands foot feet body mother father brother sister bed need red knee knees toe toes bone bones
  party parties part parts patient patients doctor doctors worker workers physician physicians physical
  ladder ladders corner corners summer winter paper papers lower upper inner outer bladder ulcer ulcers cancer cancers
  fever fevers fibre fiber hardly barely scarcely`.split(/\s+/u),
);

/** Prefixes of verbs: "withdrawn" and "withdrawal" are kin as "drawn" and "draw" are. */
export const ENGLISH_PREFIXES = `re un over under with out dis mis inter fore up per in de con pro sub trans`;

/** Kin that no ending shows: each row is one family, by any of its words. */
export const ENGLISH_FAMILIES = `
  scar scars scarred scarring
  scare scares scared scaring scary
  put puts putting
  require requires required requiring requirement requirements
  note notes noted noting
  undergo underwent undergone undergoes undergoing
  meet meets met meeting
  pay pays paid payment payments
  cut cuts cutting
  draw draws drew drawn drawing drawal
  scribe scribed scription
  mit mits mitted mission mitting
  cede ceed ceeds ceeded cession
  vert verts verted version
  duce duced duces ducing duction
  sume sumed sumes suming sumption
  build builds built building
  pain pains painful painfully
  reduce reduced reduction reduces reducing
  produce produced production produces
  reproduce reproduced reproduces reproduction
  prescribe prescribed prescription prescribes prescribing
  describe described description describes describing
  permit permitted permits permission
  admit admitted admission admissible admissibility
  transmit transmitted transmission
  extend extended extends extension extending
  suspend suspended suspension
  flex flexed flexion flexor
  decide decided decision decides
  conclude concluded concludes conclusion concluding
  exclude excluded excludes exclusion
  include included includes inclusion including
  divide divided division
  collide collided collision
  compress compressed compression compresses
  depress depressed depression depressive
  lose loses lost loss losses losing
  choose chose chosen choice
  see sees saw seen sight vision
  go goes went gone going
  take takes took taken taking
  give gives gave given giving
  get gets got gotten
  feel feels felt feeling
  find finds found finding findings
  fall falls fell fallen falling
  tear tears tore torn tearing
  break breaks broke broken
  wear wears wore worn wearing
  bear bears bore borne bearing
  begin begins began begun beginning
  become becomes became becoming
  come comes came coming
  drive drives drove driven driving driver
  drink drinks drank drunk drinking
  eat eats ate eaten eating
  sleep sleeps slept sleeping asleep
  sit sits sat sitting seated
  stand stands stood standing
  lie lies lay lain lying
  lay laid lays
  lead leads led leading
  leave leaves left leaving
  keep keeps kept keeping
  hold holds held holding
  hit hits hitting
  strike strikes struck stricken
  swell swells swelled swollen swelling swellings
  run runs ran running runner
  swim swims swam swum swimming
  slip slips slipped slipping
  write writes wrote written writing
  read reads reading
  rise rises rose risen rising
  bend bends bent bending
  send sends sent sending
  spend spends spent
  sell sells sold sale sales
  tell tells told
  say says said
  speak speaks spoke spoken speech
  know knows knew known knowledge
  think thinks thought thoughts
  bring brings brought
  buy bought purchase
  catch catches caught
  teach teaches taught teacher teaching
  show shows showed shown showing
  do does did done doing
  make makes made making
  have has had having
  be is are was were been being
  can could able ability
  will would
  weak weakness weaken weakened weakly
  strong strength strengthen strengthening strongly
  long length lengthen lengthening
  wide width
  high height
  deep depth deeply
  warm warmth
  hot heat
  stiff stiffness stiffen stiffened
  tight tightness tighten
  tender tenderness
  numb numbness numbed
  unstable instability
  stable stability stabilize stabilized stabilization
  red redness reddened erythema
  swollen swelling
  sad sadness
  anxious anxiety anxiously
  tired fatigue tiredness fatigued exhausted
  dizzy dizziness
  nauseous nausea nauseated
  irritable irritability
  diabetic diabetes
  hypertensive hypertension
  asthmatic asthma
  allergy allergies allergic allergically
  epileptic epilepsy
  arthritic arthritis
  osteopenic osteopenia
  osteoporotic osteoporosis
  stenotic stenosis stenosed
  necrotic necrosis
  herniation herniated hernia
  inflammation inflammatory inflamed
  surgery surgical surgically surgeon surgeries
  medicine medicinal
  bone bony osseous bones
  nerve nervous nerves
  muscle muscular muscles
  disc discs discal disk disks
  meniscus meniscal menisci
  vertebra vertebral vertebrae
  rib costal ribs
  pelvis pelvic
  femur femoral
  tibia tibial
  fibula fibular
  radius radial
  ulna ulnar
  humerus humeral
  patella patellar kneecap
  brain cerebral
  heart cardiac
  lung pulmonary lungs
  kidney renal
  liver hepatic
  eye ocular eyes
  skin cutaneous
  neck cervical
  child children
  day daily days
  week weekly weeks
  month monthly months
  year yearly years annual annually
  night nocturnal nights
  bleed bleeding bled blood bleeds
  cough coughs coughing coughed
  help helps helped helping
  limp limps limping limped
  refuse refused refuses refusal
  deny denied denies denial
  approve approved approves approval
  remove removed removes removal
  renew renewed renewal
  arrive arrival arrived
  walk walks walked walking
  gait
  lift lifts lifted lifting
  injure injured injury injuries
  die died dies death dead
  live lives lived living life
  grow grows grew grown growth
  lacerate lacerated laceration
  apply applies applied application applicant
  rely relied reliance
  retain retained retains retention
  maintain maintained maintains maintenance
  complain complains complained complaint complaints
  lengthy
  weigh weighs weighed weight
  cause causes caused causal causality causally
  function functional functionally functions
  success successful successfully succeed succeeded
  fail fails failed failure
  unsuccessful unsuccessfully
  atrophy atrophied atrophic
  hypertrophy hypertrophied hypertrophic
  ruptured rupture
  fever febrile
  stress stressed stressful
  sense sensation sensory
  heal heals healed healing
  use uses used using
  gardens gardening garden
  operate operated operation operative
  aggravate aggravated aggravation
  abolish abolished abolition
  consult consulted consultation
  refer referred referral refers
  interfere interferes interference
  occur occurred occurs occurrence
  recur recurred recurs recurrence recurrent
  lean leant
  rely relies
  kneel knelt
  blow blew blown
  burn burnt
  wake woke woken waking
  awake awoke awoken
  weep wept
  forget forgot forgotten
  arise arose
  throw threw thrown
  ring rang rung
  redo redid redone
  choose choosing
  strike striking
  get getting
  hire hiring
  rate rating
  remember remembers remembered memory
  move moves moved moving
  mobile mobility mobilize mobilized mobilization
  mobilise mobilised mobilisation
`;
