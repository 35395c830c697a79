/**
 * English words and expressions that may take each other's place in a report: a row is one meaning, and a word counts with
 * all of its forms and its family. A sign and the disease behind it, an organ and the next one, a finding and a complaint
 * do not share a row.
 */
export const ENGLISH_SYNONYMS = `
  disturb, interfere, affect, impair, poorly, hinder, impede
  lesion, injury, injure, hurt
  event, accident, incident
  consult, see, meet, evaluate, assess, examine, consultation, visit
  refer, direct, send
  continue, pursue, continuation
  stop, cease, discontinue, interrupt, end
  start, begin, commence, initiate, onset
  decrease, reduce, lower, diminish, lessen, fall
  increase, raise, augment
  improve, better
  worsen, deteriorate, worse, aggravate
  relieve, relief, alleviate, ease
  cause, trigger, produce, provoke, induce, elicit, bring on
  use, lean, rely, employ, make use, utilize
  authorize, allow, permit, authorise
  refuse, deny, reject, decline
  dismiss, reject
  cancel, cancellation
  accept, approve
  endorse, approve
  grant, approve, allow
  recognize, recognise
  contest, dispute, challenge
  offer, propose
  request, require, ask, demand, application, apply
  pay, receive, benefit
  remove, removal, excise, take out
  job, work, position, employment, occupation, duties, task
  work, employ, job
  previously, past, history, previous, prior, formerly
  medication, drug, medicine, take, on
  regular, regularly
  gradual, gradually, progressive, progressively
  sudden, abrupt, suddenly
  attack, episode, crisis
  limit, restrict, restriction, limitation
  surgery, operation, operate
  x-ray, xray, radiograph, radiographs, plain films, x-rays, radiography
  ultrasound, ultrasonography, sonography, echography
  MRI, magnetic resonance imaging, magnetic resonance
  CT, computed tomography, CT scan, scan
  EMG, electromyogram, electromyography
  emergency department, emergency room, ER, emergency
  examine, examination, exam
  assess, evaluate, assessment, evaluation
  rupture, tear
  tight, tension, tightness
  wasting, atrophy
  swelling, edema, swollen
  pain, painful, ache, aching, sore, soreness
  numb, numbness
  weak, weakness
  stiff, stiffness
  headache, head pain
  low back pain, lumbago, lumbar pain
  neck pain, cervical pain
  insomnia, sleeplessness
  dizzy, dizziness, lightheadedness
  tingling, pins and needles
  shortness of breath, dyspnea
  fatigue, tired
  kneecap, patella
  collarbone, clavicle
  shoulder blade, scapula
  thigh bone, femur
  heel bone, calcaneus
  shin bone, tibia
  calf, gastrocnemius
  neck, cervical
  vertebra, vertebral
  bend, flex, flexion
  extend, extension
  lift, raise, elevate
  walk, gait, ambulate, ambulation
  heel walking, walk on heels
  often, frequently, frequent
  husband, spouse
  wife, spouse
  large, important, big
  mild, slight
  severe, serious, marked
  resolve, disappear, resolution, disappearance, gone
  persist, remain, persistence
  recur, relapse, recurrence
  heal, union
  immobilize, immobilise, cast
  fall, fell
  slip, slide
  strike, hit, struck
  transport, bring, take
  transfer, move, forward, transport
  change, evolve, become, turn, go, modify, replace, progress, move, pass
  course, evolve, condition, evolution
  necessary, need, require, necessity
  recommend, recommendation, advise, suggest, advocate
  prescribe, order
  administer, give
  treat, treatment, therapy
  follow, follow-up
  retain, maintain, make
  able, capable
  difficulty, difficult
  easy, easily, ease
  possible, possibly, possibility
  probable, likely, probably
  suspect, suspicion
  confirm, confirmation
  rule out, exclude
  cause, causal
  relate, relation, relationship, link
  attributable, due
  complete, completely, full, fully, entirely, entire, totally
  partial, partially, partly
  normal, normal limits, unremarkable
  abnormality, abnormal, remarkable, anomaly
  live, reside, living
  try, attempt, tries, tried
  dishes, washes the dishes
  groceries, shopping
  housework, household chores, chores
  smoke, smoker, tobacco
  self-employed, own business
  alone, by himself, by herself
  day, daytime
  stay, remain, remained
  quit, leave, left, resign
  opinion, view, belief, believe
  hobby, leisure, pastime
  affect, involve, involvement
  involve, include, contain, comprise
  physician, doctor
  attending physician, treating physician
  family doctor, family physician, general practitioner
  occupational therapy, ergotherapy
  physiotherapy, physical therapy, physio
  kneel, kneeling
  repair, repaired
  annular, annulus
  prefer, favor, preference
  office, clinic
  carpal tunnel, carpal canal
  unsuccessful, without success, unsuccessfully
  painless, pain-free, pain free
  work, duty, duties
  plan, schedule
  have, must, need
  contraindicate, contraindication
  remove, ablation
  resume, return, go back, went back, back
  switch, change
  wrong, false
  radiate, spread, go, move, migrate, extend, radiation
  osteophyte, bone spur
  shoulder, scapular
  teach, teacher
  hairdresser, hairstylist
  well, good
  administer, give, take, receive
  occur, happen, arise
  ROM, range of motion, range of movement
  close, near, nearby
  worsen, worse, increase
  treatment, Tx, therapy
  ask, request, order, prescribe
  recommend, propose, suggest
  put on, put, don
  see, reassess, review, reassessment
  followed by, follow, then
  must, require, need, have to
  document, report, file
  visit, see, saw, consult
`;

/** English words that deny what stands after the colon: "painless" is "not painful". */
export const ENGLISH_PRIVATIVES = `
  painless: pain
  normal: abnormality abnormal
  unremarkable: remarkable abnormality
  intact: tear rupture lesion damage
  afebrile: fever
  asymptomatic: symptom
  unstable: stable
  absent: present
  impossible: possible
  unchanged: change
  stable: change
  ineffective: effective
  incomplete: complete
  unnecessary: necessary
  irregular: regular
  unlimited: limit
  unrestricted: restrict
  nontender: tender
  undisplaced: displace
  nondisplaced: displace
`;

/** English words that say what several say. A word stands before the colon, what it says after it. */
export const ENGLISH_COMPOUNDS = `
  lumbago: pain lumbar
  headache: pain head
  gonalgia: pain knee
  arthralgia: pain joint
  myalgia: pain muscle
  cervicalgia: pain neck
  gonarthrosis: osteoarthritis knee
  coxarthrosis: osteoarthritis hip
  meniscectomy: resection meniscus
  discectomy: resection disc
  discopathy: disease disc
  radiculopathy: disease root
  neuropathy: disease nerve
  bimalleolar: two malleolus
  trimalleolar: three malleolus
  sleepless: not sleep
`;
