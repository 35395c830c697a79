/** Sentences as physicians write them in such reports, `{of a man|of a woman}`. Fictional. */
export const ENGLISH_REPORT_SENTENCES: readonly string[] = `
The worker reports that {he|she} slipped on ice.
{He|She} told {his|her} employer the same day.
{His|Her} employer offered {him|her} light duties.
{His|Her} physician saw {him|her} on May 4 and referred {him|her} to a specialist.
{His|Her} wife is a nurse. She changes the dressing.
The supervisor was present; he called an ambulance.
{His|Her} husband drove {him|her} to the clinic. He waited outside.
Mr. Gauthier, the foreman, filled in his report.
Mrs. Tremblay, a physiotherapist, noted in her report that the knee was stiff.
Dr. Anne Roy gave her opinion on June 2.
Dr. Roy examined the worker. She concluded that the lesion was consolidated.
It is noted that {he|she} walks without a limp.
{He|She} is right-handed and {he|she} does not smoke.
“She pushed me”, said {his|her} colleague.
The worker dresses by {himself|herself}.
{He|She} injured {himself|herself} at work.
The worker stated: “I told her that he was ready.”
A 45-year-old {man|woman}, right-handed, works as a welder.
{He|She} is a 38-year-old {gentleman|lady} who works nights.
There was no limp when {he|she} entered the room.
The pain wakes {him|her} at night and limits {his|her} walking.
{His|Her} left knee is swollen; {his|her} gait is normal.
{He|She} was seen by Dr. Roy, who prescribed {him|her} an anti-inflammatory.
The nurse gave {him|her} crutches.
The employer asked {him|her} to return to {his|her} regular duties.
{His|Her} mother has diabetes; she takes insulin.
{His|Her} father died at 60 of his cardiac disease.
{He|She} lives with {his|her} two children.
The co-worker who helped {him|her} hurt his own back.
{He|She} was accompanied by {his|her} sister, who translated.
When {he|she} bends forward, {his|her} pain increases.
{He|She} has not returned to work since {his|her} accident.
According to {him|her}, the pain is constant.
In {his|her} opinion, {he|she} cannot resume {his|her} work.
I told {him|her} the aim of the evaluation, which {he|she} understood.
{Mr.|Ms.} Gagnon walks slowly.
The worker limps on {his|her} right leg.
The lesion is consolidated. It left {him|her} with a stiff ankle.
{He|She} undresses {himself|herself} without help.
The claimant says {he|she} is tired and that {he|she}'d rather rest.
{He|She} denies any pain in {his|her} hips.
{His|Her} son, who is 12, hurt his arm last year.
{His|Her} foreman sent {him|her} home; he then wrote a report.
{He|She} consulted an orthopaedic surgeon, who operated on {him|her} in 2020.
An MRI of {his|her} spine was done.
The manager, a man of 60, saw the fall.
A woman at the counter helped the worker.
The physiotherapist treats {him|her} twice a week.
{He|She} drove {his|her} own car to the appointment.
Each patient brought his or her own file.
His/her splint must be worn.
{He|She} sat throughout the interview without changing {his|her} position.
The examination of {his|her} shoulder causes {him|her} pain.
{His|Her} walking distance is 500 m.
{His|Her} supervisor, Mr. Roy, said he saw the accident.
{His|Her} neighbour mows the lawn for {him|her}.
The worker’s wife says that she does all the housework.
{He|She} collaborates well. {He|She} sits, stands and walks by {himself|herself}.
Dr. Lavoie wrote that she had no objection to surgery.
{He|She} uses {his|her} cane; without it {he|she} feels unsafe.
{He|She} describes {his|her} pain as constant.
{He|She} asked {his|her} supervisor for help.
{His|Her} colleagues helped {him|her} up.
The ambulance took {him|her} to hospital.
Dr. Chen told {him|her} to stop working.
Dr. Chen reviewed the MRI; in her view, the tear is degenerative.
{He|She} was told that {he|she} could return to work.
{His|Her} daughter does the shopping.
The foreman, who was nearby, ran to help; he lifted the beam.
{He|She} lives with {his|her} husband, who is retired.
{He|She} is a {widower|widow} and lives alone.
The insured is a 50-year-old {man|woman} with back pain.
Upon entering, {he|she} shook my hand.
{He|She} was asked to walk on {his|her} heels.
The employer's physician gave his opinion in May.
{He|She} sees {his|her} chiropractor monthly; the treatments help {him|her}.
Ms. Lee, the ergonomist, completed her assessment.
The worker was pleasant and {he|she} answered all questions.
{He|She} could not put on {his|her} socks by {himself|herself}.
It is my opinion that {he|she} has reached a plateau.
{He|She} blames {himself|herself} for the accident.
The pain prevents {him|her} from lifting {his|her} child.
{His|Her} brother-in-law drove {him|her} home.
The nurse took {his|her} blood pressure.
{He|She} took {his|her} medication before the visit.
{He|She} was lifting a box when {he|she} felt a pop in {his|her} back.
Dr. Park, who had seen {him|her} before, adjusted {his|her} treatment.
{He|She} reports that {his|her} sleep is poor.
The worker was alone; nobody saw {him|her} fall.
{He|She} states {his|her} boss did not believe {him|her}.
{He|She} can lift {his|her} arm above {his|her} head.
{He|She} was helped to {his|her} feet by a colleague.
Dr. Roy's report of May 2 states that he saw no fracture.
{He|She} did not lose consciousness, but {he|she} was dazed.
A 60-year-old right-handed {man|woman} is seen today.
{His|Her} medical history includes {his|her} diabetes, for which {he|she} takes metformin.
{He|She} lost {his|her} balance and hit {his|her} head.
The worker and {his|her} spouse attended.
The surgeon told {him|her} that {he|she} would need a second operation.
`
  .trim()
  .split('\n');
