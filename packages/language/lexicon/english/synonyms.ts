/** English expressions of one meaning, as lemmas; one group a line. */
export const ENGLISH_SYNONYMS = `
low back pain = lumbago = lumbar pain = lower back pain
neck pain = cervicalgia = cervical pain
upper back pain = dorsalgia = thoracic pain
knee pain = gonalgia
hip pain = coxalgia
shoulder pain = scapulalgia
joint pain = arthralgia
muscle pain = myalgia
headache = cephalalgia
swelling = edema = oedema
bruise = ecchymosis
knee osteoarthritis = gonarthrosis
hip osteoarthritis = coxarthrosis
collarbone = clavicle
shoulder blade = scapula
kneecap = patella
shinbone = tibia
heel bone = calcaneus
high blood pressure = hypertension = arterial hypertension
appendectomy = appendicectomy
joint replacement = arthroplasty
magnetic resonance imaging = mri
computed tomography = ct = ct scan
electromyogram = electromyography = emg
physiotherapy = physical therapy = physio
muscle wasting = muscle atrophy = amyotrophy
pins and needles = tingling = paresthesia = paraesthesia
straight leg raising = straight leg raise = lasegue
painkiller = analgesic
tennis elbow = lateral epicondylitis
golfer's elbow = medial epicondylitis
slipped disc = herniated disc = disc herniation
anesthesiologist = anaesthetist = anesthetist
x-ray = radiograph
`;
