/**
 * English words and expressions that may take each other's place in a report: a row is one meaning, and a word counts with
 * all of its forms and its family. A sign and the disease behind it, an organ and the next one, a finding and a complaint
 * do not share a row.
 */
export const ENGLISH_SYNONYMS = `
  reportedly, allegedly, purportedly, supposedly, ostensibly
  disturb, interfere, affect, impair, poorly, hinder, impede
  lesion, injury, injure, hurt
  event, accident, incident
  consult, see, meet, evaluate, assess, examine, consultation, visit
  refer, direct, send
  continue, pursue, continuation
  stop, cease, discontinue, interrupt, end
  start, begin, commence, initiate, onset, undertake
  decrease, reduce, lower, diminish, lessen, fall, less, fewer, drop
  increase, raise, augment, more, heighten
  improve, better
  worsen, deteriorate, worse, aggravate, exacerbate, degrade
  relieve, relief, alleviate, ease, soothe, calm
  cause, trigger, produce, provoke, induce, elicit, bring on
  use, lean, rely, employ, make use, utilize, utilise, utilization, recourse
  authorize, allow, permit, authorise
  refuse, deny, reject, decline
  dismiss, reject
  cancel, cancellation
  accept, approve, agree
  endorse, approve
  grant, approve, allow
  recognize, recognise
  contest, dispute, challenge, fight
  offer, propose
  request, require, ask, demand, application, apply
  pay, receive, benefit
  remove, removal, excise, take out, take off
  job, work, position, employment, occupation, duties, task
  work, employ, job
  previously, past, history, previous, prior, formerly
  medication, drug, medicine, take, on
  regular, regularly
  gradual, gradually, progressive, progressively
  sudden, abrupt, suddenly
  attack, episode, crisis, spell
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
  resolve, disappear, resolution, disappearance, gone, subside, vanish, go away, went away, clear up
  persist, remain, persistence, linger, continue, last
  recur, relapse, recurrence
  heal, union
  immobilize, immobilise, cast
  fall, fell
  slip, slide
  strike, hit, struck
  transport, bring, take
  transfer, move, forward, transport, pass, go
  change, evolve, become, turn, go, modify, replace, progress, move, pass
  course, evolve, condition, evolution, progress
  necessary, need, require, necessity
  recommend, recommendation, advise, suggest, advocate
  prescribe, order
  administer, give
  treat, treatment, therapy
  follow, follow-up
  retain, maintain, make
  able, capable
  difficulty, difficult, hard, trouble, struggle, hard time
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
  alone, by himself, by herself, on his own, on her own, unaided, unassisted
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
  radiate, spread, go, move, migrate, extend, radiation, go down, travel, descend
  osteophyte, bone spur
  shoulder, scapular
  teach, teacher
  hairdresser, hairstylist
  well, good
  require, involve, demand
  mostly, mainly, primarily, chiefly, predominantly, principally, especially
  only, solely, exclusively, just, strictly
  approximately, about, around, roughly
  almost, nearly, practically
  hardly, scarcely, barely
  quickly, rapidly, rapid, quick, fast
  slowly, slow
  sometimes, occasionally, at times, from time to time, occasional
  rarely, seldom, rare
  always, constantly, continuously, constant, continuous
  initially, at first, initial, originally, in the beginning, at the outset, to begin with, first
  finally, eventually, ultimately, final, lastly
  currently, presently, now, today, to date, current, at present, at this time
  previously, formerly, earlier, before, prior, beforehand, ago
  subsequently, later, afterwards, afterward, later on, subsequent, then, next, thereafter, after, following
  immediately, right away, at once, immediate
  simultaneously, at the same time, concomitant, concurrent
  recently, lately, recent
  suddenly, abruptly, all of a sudden, sudden
  spontaneously, spontaneous, on its own
  same, equal, identical, similar, alike, comparable, equivalent, symmetrical
  different, differ, difference, distinct
  main, principal, primary, major
  additional, further, more, extra, other, another
  sufficient, enough, adequate, sufficiently, suffice
  adequate, good, well, satisfactory, fine, acceptable, appropriate
  use, with
  still, continue, keep
  much, a lot, greatly, considerably, a great deal, strongly
  always, all the time, constantly, continually, at all times
  sometimes, at times, now and then, occasionally, once in a while
  in front, anterior, front
  prescribe, give
  improve, get better, got better, better
  worsen, get worse, got worse, worse
  employ, hire, work
  weekend, week-end
  in total, total, altogether, in all
  lead, result, bring about
  accept, consent, willing
  oblige, force, compel, have to, must
  notice, note, observe, see
  outside, outdoors, go out
  postpone, delay, put off, hold off, defer
  meal, eat, food
  hear, listen
  renew, extend, prolong
  check, verify, control
  answer, reply, response, respond
  prosthesis, replacement
  eventually, end up, in the end, finally
  formerly, used to, previously
  undergo, go through
  look at, examine, inspect
  find out, learn, discover
  repetitive, repeated, repeat
  remember, recall, memory, recollect
  issue, provide, deliver, furnish
  resume, restart, start again, again, once more
  prolonged, long, extended
  possible, can, able
  remaining, residual, remain
  deficiency, deficit
  trauma, traumatic
  shock, jolt
  impact, blow
  disease, illness, condition, pathology, disorder
  trouble, problem, difficulty
  symptom, symptomatology, symptomatic
  discomfort, uncomfortable
  burning, burn, burning sensation
  tingling, tingling sensation
  fainting, loss of consciousness, syncope, passed out, faint
  bleeding, hemorrhage, bleed
  bruise, bruising, ecchymosis
  lump, mass, bump
  cut, laceration, wound
  scrape, abrasion
  trip, stumble
  lose balance, loss of balance, balance
  strike, hit, struck, bump, knock, bang
  crush, crushed, pinch
  twist, twisting, sprain
  pull, pulling
  push, pushing
  lift, raise, lifting, elevate
  carry, transport, carrying
  put, place, placed
  climb, go up, ascend, climbing
  go down, descend, descent
  squat, crouch, squatting
  kneel, on his knees, on her knees
  stand up, get up, rise
  lie down, lying, lying down, recumbent
  standing, stand, upright
  sit, sitting, seated, sit down
  run, jog, running, jogging
  car, vehicle, automobile
  truck, lorry
  bicycle, bike, cycling
  wash, bathe, hygiene, washing
  dress, get dressed, dressing
  cook, prepare meals, cooking, meal preparation
  mow the lawn, lawn mowing, mowing
  laundry, wash clothes
  prevent, keep from, stop
  need, require, necessitate
  contain, include, have
  file, submit, lodge
  send, forward, transmit
  provide, give, supply, hand, furnish
  get, obtain, receive
  keep, maintain, retain, preserve, hold
  leave, have
  hire, engage
  dismiss, fire, lay off, terminate, laid off
  return, resume, go back, went back, come back
  assign, assignment, allocate
  replace, substitute, change
  employer, company
  coworker, colleague, co-worker
  supervisor, foreman, boss
  plant, factory
  job site, construction site, worksite
  warehouse, storehouse
  hospital, medical centre
  handle, handling, manipulate, manipulation
  tool, instrument
  shift, schedule
  full time, full-time
  part time, part-time
  telework, work remotely, work from home, remote
  retire, retirement, retired
  education, schooling, degree
  income, wage, salary, earnings, pay
  compensation, benefits, indemnity
  sequela, sequelae, residual
  plateau, plateaued
  recover, recovery
  complication, complicate
  unsuccessful, failure, fail, without success
  success, succeed, successful
  benefit, effect, improvement, help
  effective, effectiveness, efficacy
  tolerate, tolerance, tolerated, withstand
  side effect, adverse effect
  prescription, prescribe
  tablet, pill, tab
  analgesic, painkiller, pain medication
  muscle relaxant, relaxant
  blood test, blood work, blood tests, bloodwork, blood analysis
  imaging, diagnostic imaging, imaging study
  film, radiograph
  report, note
  operative report, operative note, surgical report
  certificate, attestation
  treating physician, attending physician, physician in charge
  orthopaedic surgeon, orthopedist, orthopaedist, orthopedic surgeon
  physiotherapist, physical therapist
  insurer, insurance
  tribunal, judge, court
  decision, decide, ruling, judgment
  reason, ground
  goal, aim, objective, purpose
  opinion, view, believe, think, belief
  attribute, attributable, relate, ascribe, due
  suspect, suspicion
  exclude, rule out, eliminate
  support, corroborate
  allege, claim, allegation
  consent, agreement, agree
  object, objection, oppose, refuse
  decline, refuse, turn down
  wait, await, waiting
  plan, schedule, intend
  wish, want, desire, hope
  fear, afraid, apprehensive, scare, dread
  idea, thought, think
  forget, forgetful
  concentrate, concentration, attention, focus
  fall asleep, get to sleep
  wake, awaken, awake, wake up, woke
  exhausted, exhaustion, fatigue, tired
  stressed, stress
  cry, tears, weep
  anger, angry
  lose weight, weight loss, lost weight
  gain weight, weight gain, put on weight, gained weight
  cigarette, tobacco, smoke
  weigh, weight
  height, tall
  arm, upper limb, upper extremity
  leg, lower limb, lower extremity
  belly, abdomen, stomach
  lower back, low back, lumbar
  upper back, thoracic
  big toe, great toe, hallux
  little finger, fifth finger, small finger
  ring finger, fourth finger
  middle finger, third finger, long finger
  index finger, second finger
  joint line, interline
  joint, articular, articulation
  motion, movement, mobility, move, mobilization
  strength, power
  reflex, deep tendon reflexes, DTR
  sensation, feeling, sensitivity
  elicit, provoke, reproduce, trigger, evoke
  palpation, palpate, palpable
  inspection, observation, inspect
  gait, walk, walking
  limp, claudication, limping
  weight bearing, weightbearing, bear weight
  splint, brace, orthosis
  cast, plaster
  bandage, dressing
  hardware, fixation hardware
  screw, screwed
  removal, remove, excision, excise, resection, resect
  incision, incise
  anesthesia, anesthetize, anesthetic
  suture, stitch, stitches
  graft, grafting
  fuse, fusion, arthrodesis
  release, decompression, decompress
  hospitalize, hospitalization, hospital
  discharge, discharged
  rehabilitation, rehab
  strengthen, strengthening
  stretch, stretching
  session, treatment, visit
  visit, consultation, appointment
  device, machine, equipment
  heavy, weighty
  floor, ground
  stairs, staircase, stairway, steps
  ladder, stepladder
  roof, rooftop
  ice, icy
  childhood, child
  adolescence, adolescent, teenager
  birth, born
  death, die, deceased
  pregnant, pregnancy
  married, marriage
  separated, divorced, divorce, separation
  apartment, flat
  help, assistance, aid, assist
  technical aid, walking aid, assistive device
  throbbing, pulsating
  dull, dullness
  sharp, acute, stabbing
  chronic, long-standing, longstanding
  permanent, permanently
  transient, temporary, temporarily
  intermittent, on and off, intermittently
  diffuse, generalized, widespread
  localised, focal
  superficial, superficially
  deep, deeply
  short, brief
  whole, entire, complete, total, full, in full, totality
  minimal, slight, mild, minor
  considerable, important, notable, significant, marked
  obvious, clear, clearly, evident, frank
  unchanged, stable, identical, no change
  symmetrical, symmetric, symmetry
  aligned, alignment
  displaced, displacement
  worn, wear, degenerative, degeneration
  impaired, impairment
  wear, use
  hold, grip
  grip, grasp
  wash, clean
  walking boot, boot
  elderly, old
  charge, responsible
  last, duration, lasting
  next, following
  attend, go to, come to, show up, arrive, present
  cease, stop, discontinue, no longer
  administer, give, take, receive
  occur, happen, arise
  ROM, range of motion, range of movement
  close, near, nearby
  worsen, worse, increase, exacerbate, accentuate, intensify, amplify
  treatment, Tx, therapy
  ask, request, order, prescribe
  recommend, propose, suggest
  put on, put, don
  see, reassess, review, reassessment
  followed by, follow, then
  must, require, need, have to, necessary
  write, draft, author
  appear, occur, onset, begin, start
  repeat, redo
  turn, rotation, rotate
  document, report, file
  visit, see, saw, consult
  except, apart from, aside from, other than, with the exception of, excluding, save for, exception
  end, finish, complete, terminate, conclude
  refuse, reject, dismiss, deny
  reverse, overturn, quash, set aside, annul
  uphold, maintain, confirm, endorse
  review, study, revise, read, consult
  preserve, conserve, intact, maintain, spare
  greater, larger, higher, superior, bigger
  smaller, lower, inferior, lesser
  preoperative, before surgery, before the operation
  postoperative, after surgery, after the operation
  operative, surgical, surgery, operation, intervention
  return, recur, come back, reappear
  prevent, hinder, impede, interfere
  describe, description
  choose, opt, choice, elect
  cooperate, collaborate, collaboration, cooperation
  usually, generally, in general, normally, habitually, usual
  particularly, especially, mainly
  majority, most
  strongly, greatly, much, very
  slightly, a little, little, somewhat, a bit
  times, occasions
  frequency, frequent, often
  locate, location, site, situate, localize, localised
  to date, so far, up to now, until now
  immediately, right away, straight away, at once, without delay
  alert, awake, conscious
  beneficial, helpful, help, useful
  effective, helpful, help, relieve
  futile, no effect, without effect, ineffective
  drink, consume, consumption
  conflict, dispute, litigation
  permanent impairment, permanent physical impairment
  attempt, try, trial
  overnight, night, nocturnal, at night
  clean, wash, tidy
  lean, tilt, incline
  press, pressure
  grasp, grab, seize, grip
  rub, friction
  touch, reach, affect
  fissure, crack
  quit, give up, abandon, stop
  climb, ascend, go up
  pick up, lift, raise
  throw, toss
  motor vehicle accident, car accident, road accident, collision, MVA
  workplace accident, work accident, industrial accident, accident
  employment injury, occupational injury, work injury
  discharge, release
  inform, notify, advise
  fix, repair
  schooling, studies, education
  currently, at present, ongoing
  bothersome, bother, annoying, troublesome, disturb
  assist, help, aid
  necessitate, call for, require, need
  fluid, liquid
  sick leave, time off work, off work, work stoppage, medical leave
  light duties, light work, modified duties, modified work
  cold, cool
  replace, substitute, in place of, instead of, in lieu of
  look after, take care of, care for, take charge of, do the
  limit, restrict, restriction, reduce
  intensity, intense, strong
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
  stable: change instability unstable
  ineffective: effective
  incomplete: complete
  unnecessary: necessary
  irregular: regular
  unlimited: limit
  unrestricted: restrict
  nontender: tender
  undisplaced: displace
  nondisplaced: displace
  refuse: want accept agree
  decline: want accept
  forget: remember recall
  fail: pass succeed
  forbid: let allow permit
  miss: attend
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
