/**
 * One thing in the words of a patient, of a clinician and of a file, with its abbreviation; in the shape of the other rows
 * of synonyms. Only names of one and the same thing share a row.
 */
export const ENGLISH_REGISTERS = `
  blood pressure, BP
  heart rate, HR
  body mass index, BMI
  visual analogue scale, visual analog scale, VAS
  high blood pressure, hypertension, HTN
  high cholesterol, hypercholesterolemia, cholesterol
  stroke, cerebrovascular accident, CVA
  heart attack, myocardial infarction, infarction
  chronic obstructive pulmonary disease, COPD
  gastroesophageal reflux disease, gastroesophageal reflux, acid reflux, reflux, GERD
  traumatic brain injury, TBI
  concussion, mild traumatic brain injury, mTBI
  posttraumatic stress disorder, PTSD
  depressive disorder, depression
  complex regional pain syndrome, reflex sympathetic dystrophy, CRPS, RSD
  thoracic outlet syndrome, TOS
  history, Hx
  diagnosis, Dx
  fracture, Fx, broke, break
  treatment, Tx
  prescription, Rx
  follow-up, FU
  return to work, RTW
  functional capacity evaluation, FCE
  independent medical examination, IME
  emergency department, emergency room, emergency, ER, ED
  intensive care unit, intensive care, ICU
  general practitioner, family physician, family doctor, GP
  nonsteroidal anti-inflammatory drugs, anti-inflammatories, anti-inflammatory, NSAIDs, NSAID
  physiotherapy, physical therapy, physio, PT
  occupational therapy, OT
  massage therapy, massage, massages
  injection, infiltration, shot, needle
  nerve conduction study, nerve conduction studies, NCS
  bone scan, bone scintigraphy, scintigraphy
  x-ray, plain film, radiograph
  anterior cruciate ligament, ACL
  posterior cruciate ligament, PCL
  medial collateral ligament, MCL
  lateral collateral ligament, LCL
  acromioclavicular, AC
  metacarpophalangeal, MCP
  proximal interphalangeal, PIP
  distal interphalangeal, DIP
  sacroiliac, SI
  rotator cuff, cuff
  disc herniation, herniated disc, disc hernia
  slipped disc, herniated disc
  breastbone, sternum
  tailbone, coccyx
  cheekbone, zygoma
  jaw, mandible
  windpipe, trachea
  sole, plantar
  palm, palmar
  armpit, axilla
  give way, buckle, giving way
  ringing, tinnitus
  double vision, diplopia
  stomach, gastric
  bladder, urinary
  bowel, intestinal
  sweat, perspire, sweating, perspiration
  redness, erythema, red
  itch, itching, pruritus
  shortness of breath, dyspnea, breathless
  nausea, queasy
  diarrhea, loose stools
  dizziness, lightheadedness, dizzy
  loss of appetite, poor appetite
  muscle wasting, muscle atrophy, atrophy, wasting
  hurt, pain, hurting, painful, ache
  tear, torn, rupture
  bruise, contusion, bruising
  collarbone, clavicle
`;
