import { expect, it } from 'vitest';
import { adaptGender } from './index.ts';

const SENTENCES = {
  'an object, whatever follows it, and an owner': `
A coworker called {him|her} for help.
The foreman asked {him|her} for the keys.
The physician examined {him|her} for neck pain.
The employer thanked {him|her} for the report.
The nurse treated {him|her} for burns.
The surgeon saw {him|her} for follow-up.
The clinic called {him|her} for an appointment.
The insurer paid {him|her} for lost hours.
The driver blamed {him|her} for the accident.
The physician referred {him|her} for imaging.
The physiotherapist massaged {him|her} for ten minutes.
The foreman called {him|her} early.
The employer moved {him|her} upstairs.
The employer laid {him|her} off in May.
The surgeon took {him|her} back to the operating room.
The employer called {him|her} twice.
The machine threw {him|her} backward.
The load struck {him|her} hard.
The physician kept {him|her} off work.
The manager put {him|her} on light duty.
{His|Her} pain wakes {him|her} nightly.
The brace helps {him|her} walk.
The pain prevents {him|her} from sleeping.
A colleague drove {him|her} there.
The physician told {him|her} otherwise.
The physician told {him|her} about {his|her} results.
The cramps make {him|her} limp.
Noise bothers {him|her} more.
The physician examined {his|her} knee.
The physician treated {his|her} burns.
The physician referred {his|her} file.
The clinic called {his|her} home number.
The pain limits {his|her} walking.
The load struck {his|her} hard hat.
The dispatcher called {him|her} for the morning shift.
The therapist seated {him|her} for the test.
The dentist froze {him|her} for the extraction.
The supervisor reported {him|her} for lateness.
The hospital admitted {him|her} for observation.
The ambulance picked {him|her} up at the plant.
The falling box knocked {him|her} down.
A police officer escorted {him|her} out.
The employer let {him|her} go in June.
The doctor gave {him|her} three weeks.
The agency placed {him|her} elsewhere.
The pain keeps {him|her} awake.
The forklift pinned {him|her} against the wall.
The physician followed {him|her} weekly.
The union represented {him|her} throughout.
Sitting makes {him|her} worse.
The doctor saw {him|her} again in July.
The employer wants {him|her} back.
The physician described {his|her} gait.
The union filed {his|her} grievance.
The physician noted {his|her} weekly progress.
The falling box bruised {his|her} arm.
The agency handled {his|her} claim.`,
  'the same, written before the rules': `
The crane operator dropped {him|her} off at noon.
The physician reassured {him|her} afterwards.
The hospital discharged {him|her} overnight.
The insurer interviewed {him|her} separately.
The blow knocked {him|her} sideways.
The employer contacted {him|her} late.
The therapist sees {him|her} daily.
The physician saw {him|her} monthly until June.
The employer wants {him|her} there.
The bus took {him|her} downtown.
The worker described {his|her} daily routine.
The worker reported {his|her} late arrival.
The worker said {his|her} left knee swells.
The worker moved {his|her} upstairs bedroom.
The worker injured {his|her} back again.
The worker lost {his|her} outside job.
The physician examined {his|her} lower back.
The worker kept {his|her} weekly appointments.`,
  'another one, whom the worker acts on': `
{His|Her} mother called {him|her} for help.
{He|She} fell and a colleague called {him|her} for help.
When {he|she} fell, the foreman came to {him|her} for details.
{His|Her} son called {him|her} for help with homework.
{His|Her} boss paged {him|her} for the next shift.
{He|She} saw a nurse and asked her for ice.
{He|She} called {his|her} mother and asked her for money.
{He|She} saw a friend and phoned her for advice.
{He|She} met the surgeon and thanked her for the care.
{He|She} fell and the pain woke {him|her} at night.
{He|She} took {his|her} cane with {him|her}.
{He|She} says the foreman pushed {him|her}.
{He|She} asked a colleague to help {him|her}.
{He|She} lost balance and the machine struck {him|her}.
{He|She} then called the nurse and told her about the fall.
{He|She} claims that nobody helped {him|her}.`,
};

it.each(Object.entries(SENTENCES))('« her » is read as %s', (_name, sentences) => {
  for (const sentence of sentences.trim().split('\n')) {
    const [male = '', female = ''] = [1, 2].map((gender) =>
      sentence.replaceAll(/\{([^|}]*)\|([^}]*)\}/gu, `$${gender}`),
    );
    expect(adaptGender(male, 'female', 'en')).toBe(female);
    expect(adaptGender(female, 'male', 'en')).toBe(male);
  }
});

it('leaves what is paid or called to whoever owns it, which stays in doubt', () => {
  for (const text of ['The employer paid her salary.', 'The employer called her wife.'])
    expect(adaptGender(text, 'male', 'en')).toBe(text);
});
