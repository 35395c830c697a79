import type { TermTable } from '../terms.ts';

/** English terms of evaluation reports. */
export const ENGLISH_TERMS: TermTable = {
  anatomy: {
    noun: 'knee ankle hip foot/feet shoulder elbow wrist hand leg thigh calf/calves arm forearm groin buttock heel toe hallux finger thumb neck back pelvis chest abdomen trunk skull head limb spine sacrum coccyx tibia fibula femur/femora talus/tali calcaneus/calcanei cuboid navicular scaphoid lunate capitate hamate triquetrum trapezium trapezoid metatarsal metacarpal carpus humerus/humeri radius/radii ulna olecranon sternum acromion clavicle scapula/scapulae glenoid trochanter condyle plateau meniscus/menisci ligament tendon muscle nerve plexus disc disk labrum cartilage biceps triceps quadriceps hamstring psoas deltoid trapezius rhomboid gluteus piriformis gastrocnemius soleus peroneus brachioradialis supraspinatus infraspinatus subscapularis retinaculum foramen/foramina facet vertebra/vertebrae lamina/laminae pedicle malleolus/malleoli patella/patellae epicondyle rib joint syndesmosis/syndesmoses capsule bursa/bursae root cord skin wound scar sole arch cuff jaw ear face phalanx/phalanges artery vein fascia rotator dermatome myotome flexor extensor abductor adductor eye nose brain heart lung liver kidney mortise',
    adjective:
      'lumbar cervical dorsal thoracic sacral coccygeal lumbosacral thoracolumbar cervicothoracic sacroiliac iliac pelvic inguinal gluteal crural femoral patellar patellofemoral tibiofemoral tibial peroneal fibular tibiotalar subtalar talar calcaneal plantar malleolar metatarsal metatarsophalangeal interphalangeal metacarpal metacarpophalangeal carpal radiocarpal humeral glenohumeral acromioclavicular scapular scapulothoracic clavicular sternal costal intercostal radial ulnar median olecranal bicipital tricipital meniscal labral discal articular periarticular intraarticular ligamentous tendinous muscular musculoskeletal paravertebral paraspinal spinous interspinous radicular foraminal medullary neural sural sciatic cutaneous osseous bony cartilaginous trochanteric subacromial digital palmar thenar hypothenar occipital temporal vertebral intervertebral condylar acetabular dermatomal myotomal spinal',
  },
  movement: {
    noun: 'flexion extension abduction adduction rotation inversion eversion pronation supination dorsiflexion plantarflexion hyperextension hyperflexion circumduction elevation recurvatum varus valgus torsion traction compression distraction deviation gait squat squatting crouching kneeling',
    adjective: 'active passive rotatory lateral medial functional cephalad weightbearing',
  },
  complaint: {
    noun: 'pain ache backache neckache headache migraine sciatica lumbago stiffness weakness numbness tingling paresthesia paraesthesia dysesthesia burning dizziness vertigo tinnitus fatigue insomnia instability nausea cramp limp locking catching nightmare photophobia anxiety irritability soreness',
    adjective: 'painful painless sore stiff numb mechanical nocturnal constant intermittent anxious achy',
  },
  sign: {
    noun: 'edema oedema swelling effusion ecchymosis/ecchymoses bruise bruising hematoma haematoma redness warmth deformity atrophy wasting hypotrophy spasm contracture laxity crepitus crepitation tenderness hypoesthesia hypoaesthesia hyperesthesia anesthesia anaesthesia allodynia hyperalgesia paresis paralysis spasticity hyperreflexia areflexia hyporeflexia clonus reflex deficit tremor asymmetry fasciculation guarding discoloration cyanosis induration sign symptom',
    adjective:
      'antalgic edematous ecchymotic swollen atrophic hypertrophic paretic spastic symmetrical asymmetrical tender nontender nonadherent adherent areflexic brisk',
  },
  diagnosis: {
    noun: 'fracture sprain strain contusion tear rupture dislocation subluxation hernia herniation protrusion extrusion bulge stenosis/stenoses discopathy spondylosis spondylolysis spondylolisthesis anterolisthesis retrolisthesis osteoarthritis arthritis arthrosis arthropathy chondropathy chondromalacia tendinitis tendonitis tendinosis tendinopathy bursitis capsulitis synovitis tenosynovitis epicondylitis fasciitis myositis periostitis radiculopathy neuropathy polyneuropathy myelopathy causalgia fibromyalgia osteonecrosis necrosis osteoporosis osteopenia osteomyelitis nonunion malunion pseudarthrosis ankylosis thrombosis embolism thrombophlebitis cellulitis infection gangrene amputation laceration abrasion burn concussion hypertension hypothyroidism diabetes dyslipidemia apnea depression scoliosis kyphosis lordosis dehiscence lesion injury relapse recurrence aggravation cyst ganglion neuroma lipoma osteophyte syndrome trauma polytrauma cancer abscess enthesopathy calcification dysfunction delamination disease disorder sequela/sequelae',
    adjective:
      'arthritic degenerative traumatic posttraumatic tendinous bursal herniated stenotic osteophytic osteoporotic diabetic hypertensive compressive undisplaced heterotopic neuropathic myofascial depressive',
  },
  test: {
    noun: 'drawer tripod goniometer dynamometer pulse manoeuvre maneuver palpation percussion inspection auscultation circumference apprehension squeeze monofilament test',
    adjective: 'positive negative equivocal',
  },
  imaging: {
    noun: 'radiograph radiography x-ray imaging resonance tomography ultrasound ultrasonography sonography scintigraphy arthrogram arthrography electromyogram electromyography fluoroscopy myelography discography densitometry scan doppler xray electrocardiogram',
    adjective: 'radiologic radiological radiographic sonographic electromyographic scintigraphic multilevel',
  },
  procedure: {
    noun: 'surgery operation arthroscopy arthrodesis/arthrodeses arthroplasty arthrotomy discectomy microdiscectomy laminectomy laminotomy foraminotomy meniscectomy acromioplasty bursectomy synovectomy osteotomy tenodesis tenotomy tenolysis neurolysis capsulotomy capsulorrhaphy debridement decompression fusion reduction fixation excision removal ablation graft suture repair reconstruction infiltration injection aspiration epidural rhizotomy viscosupplementation neurostimulation appendectomy cholecystectomy hysterectomy tonsillectomy herniorrhaphy vertebroplasty kyphoplasty nailing',
    adjective: 'surgical operative preoperative perioperative postoperative arthroscopic',
  },
  treatment: {
    noun: 'treatment therapy physiotherapy physio osteopathy chiropractic acupuncture massage kinesiology psychotherapy rehabilitation hydrotherapy electrotherapy medication immobilization manipulation mobilization rest exercise stretching strengthening conditioning icing proprioception pharmacotherapy',
  },
  device: {
    noun: 'cast brace splint orthosis/orthoses crutch cane walker prosthesis/prostheses screw plate staple anchor pin nail rod wire boot corset collar bandage dressing insole orthotic sling',
  },
  drug: {
    noun: 'antiinflammatory anti-inflammatory analgesic relaxant narcotic opioid antidepressant anxiolytic antibiotic anticoagulant corticosteroid steroid anticonvulsant ibuprofen naproxen celecoxib diclofenac ketorolac acetaminophen paracetamol tramadol gabapentin pregabalin duloxetine amitriptyline nortriptyline venlafaxine cyclobenzaprine baclofen cannabis cortisone aspirin morphine hydromorphone oxycodone codeine metformin insulin levothyroxine lidocaine bupivacaine heparin warfarin triamcinolone methylprednisolone prednisone statin',
    adjective: 'topical intramuscular intravenous subcutaneous sublingual',
  },
  profession: {
    noun: 'physician surgeon orthopedist orthopaedist physiatrist neurologist neurosurgeon radiologist rheumatologist anesthesiologist anaesthetist internist psychiatrist psychologist physiotherapist therapist chiropractor osteopath kinesiologist acupuncturist podiatrist nurse paramedic orderly clerk carpenter plumber mechanic electrician trucker roofer welder labourer laborer operator worker cook janitor evaluator conciliator',
  },
  legal: {
    noun: 'schedule deficit prejudice disfigurement diagnosis/diagnoses tribunal report employer event accident withdrawal job consolidation impairment limitation imputation indemnity compensation assignment contestation assessment claim decision relapse recurrence aggravation admissibility capacity incapacity disability hearing appeal benefit board',
    adjective: 'attributable consolidated preexisting pre-existing predisposing occupational anatomical',
  },
};
