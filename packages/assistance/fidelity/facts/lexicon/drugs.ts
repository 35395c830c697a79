/** Names of drugs, French and English, one key per `|`; a trade name, in capitals, is not the same as its generic. */
const DRUGS = `
acetaminophene acetaminophen paracetamol|Tylenol|ibuprofene ibuprofen|Advil|Motrin|naproxene naproxen|Naprosyn|Aleve|celecoxib|Celebrex|diclofenac|Voltaren|ketorolac|Toradol|indomethacine indomethacin indometacine|meloxicam|etodolac|
aspirine aspirin asa|morphine|Statex|hydromorphone|Dilaudid|oxycodone|Percocet|Oxycontin|codeine|Empracet|fentanyl|tramadol|Tramacet|buprenorphine|methadone|naloxone|tapentadol|
gabapentine gabapentin|Neurontin|pregabaline pregabalin|Lyrica|duloxetine|Cymbalta|amitriptyline|Elavil|nortriptyline|venlafaxine|Effexor|sertraline|Zoloft|citalopram|escitalopram|Cipralex|fluoxetine|mirtazapine|trazodone|bupropion|
cyclobenzaprine|Flexeril|methocarbamol|Robaxin|baclofene baclofen|tizanidine|lorazepam|Ativan|clonazepam|Rivotril|diazepam|Valium|alprazolam|zopiclone|Imovane|
metformine metformin|insuline insulin|gliclazide|sitagliptine sitagliptin|empagliflozine empagliflozin|dapagliflozine dapagliflozin|semaglutide|Ozempic|
perindopril|ramipril|lisinopril|enalapril|amlodipine|metoprolol|bisoprolol|atenolol|losartan|valsartan|candesartan|irbesartan|telmisartan|hydrochlorothiazide|furosemide|spironolactone|
atorvastatine atorvastatin|rosuvastatine rosuvastatin|Crestor|Lipitor|simvastatine simvastatin|ezetimibe|levothyroxine|Synthroid|
apixaban|Eliquis|rivaroxaban|Xarelto|dabigatran|warfarine warfarin|Coumadin|heparine heparin|enoxaparine enoxaparin|Lovenox|dalteparine dalteparin|clopidogrel|Plavix|
pantoprazole|omeprazole|esomeprazole|lansoprazole|ranitidine|famotidine|
triamcinolone|Kenalog|methylprednisolone|Depo|Medrol|prednisone|dexamethasone|betamethasone|hydrocortisone|lidocaine|Xylocaine|bupivacaine|Marcaine|ropivacaine|
sumatriptan|rizatriptan|topiramate|salbutamol|Ventolin|fluticasone|montelukast|cephalexine cephalexin|cefazoline cefazolin|amoxicilline amoxicillin|ciprofloxacine ciprofloxacin|vancomycine vancomycin|penicilline penicillin|sulfamide sulfamides sulfa sulfas|clindamycine clindamycin|erythromycine erythromycin|azithromycine azithromycin|doxycycline|tetracycline|clindamycine clindamycin|
alendronate|risedronate|denosumab|methotrexate|hydroxychloroquine|adalimumab|etanercept|infliximab|allopurinol|colchicine|ketamine|propofol|midazolam|cannabis|thc|cbd`;

/** For each drug's plain name, its key. */
export const DRUG_NAMES: ReadonlyMap<string, string> = new Map(
  DRUGS.replaceAll('\n', '')
    .split('|')
    .flatMap((line) => {
      const names = line.trim().toLowerCase().split(' ');
      return names.map((name) => [name, names[0] ?? name] as const);
    }),
);

const GENERICS = new Set(DRUGS.match(/(?<![A-Za-z])[a-z]+/gu));

/** Whether a plain word is the generic name of a drug, which is written without a capital. */
export function isGenericDrug(plain: string): boolean {
  return GENERICS.has(plain);
}
