/** Names of drugs, generic and trade, French and English, one key per line; a trade name is not the same as its generic. */
const DRUGS = `
acetaminophene acetaminophen paracetamol|tylenol|ibuprofene ibuprofen|advil|motrin|naproxene naproxen|naprosyn|aleve|celecoxib|celebrex|diclofenac|voltaren|ketorolac|toradol|indomethacine indomethacin indometacine|meloxicam|etodolac|
aspirine aspirin asa|morphine|statex|hydromorphone|dilaudid|oxycodone|percocet|oxycontin|codeine|empracet|fentanyl|tramadol|tramacet|buprenorphine|methadone|naloxone|tapentadol|
gabapentine gabapentin|neurontin|pregabaline pregabalin|lyrica|duloxetine|cymbalta|amitriptyline|elavil|nortriptyline|venlafaxine|effexor|sertraline|zoloft|citalopram|escitalopram|cipralex|fluoxetine|mirtazapine|trazodone|bupropion|
cyclobenzaprine|flexeril|methocarbamol|robaxin|baclofene baclofen|tizanidine|lorazepam|ativan|clonazepam|rivotril|diazepam|valium|alprazolam|zopiclone|imovane|
metformine metformin|insuline insulin|gliclazide|sitagliptine sitagliptin|empagliflozine empagliflozin|dapagliflozine dapagliflozin|semaglutide|ozempic|
perindopril|ramipril|lisinopril|enalapril|amlodipine|metoprolol|bisoprolol|atenolol|losartan|valsartan|candesartan|irbesartan|telmisartan|hydrochlorothiazide|furosemide|spironolactone|
atorvastatine atorvastatin|rosuvastatine rosuvastatin|crestor|lipitor|simvastatine simvastatin|ezetimibe|levothyroxine|synthroid|
apixaban|eliquis|rivaroxaban|xarelto|dabigatran|warfarine warfarin|coumadin|heparine heparin|enoxaparine enoxaparin|lovenox|dalteparine dalteparin|clopidogrel|plavix|
pantoprazole|omeprazole|esomeprazole|lansoprazole|ranitidine|famotidine|
triamcinolone|kenalog|methylprednisolone|depo|medrol|prednisone|dexamethasone|betamethasone|hydrocortisone|lidocaine|xylocaine|bupivacaine|marcaine|ropivacaine|
sumatriptan|rizatriptan|topiramate|salbutamol|ventolin|fluticasone|montelukast|cephalexine cephalexin|cefazoline cefazolin|amoxicilline amoxicillin|ciprofloxacine ciprofloxacin|vancomycine vancomycin|clindamycine clindamycin|
alendronate|risedronate|denosumab|methotrexate|hydroxychloroquine|adalimumab|etanercept|infliximab|allopurinol|colchicine|ketamine|propofol|midazolam|cannabis|thc|cbd`;

/** For each drug's plain name, its key. */
export const DRUG_NAMES: ReadonlyMap<string, string> = new Map(
  DRUGS.replaceAll('\n', '')
    .split('|')
    .flatMap((line) => {
      const names = line.trim().split(' ');
      return names.map((name) => [name, names[0] ?? name] as const);
    }),
);
