/** Words that carry the build of an English sentence and none of its facts, by class; in any form given here. */
export const ENGLISH_GRAMMAR = {
  determiners: `the a an this that these those my your his her its our their each every all some any such both either another what which whose`,
  pronouns: `i me you he him she it we us they them who whom one ones himself herself itself themselves there here`,
  prepositions: `of in on at to for by from as with into onto over under upon during since until through throughout within
    about against between among along following due via per toward towards up out regarding concerning besides amid down despite`,
  conjunctions: `and or but nor if then than so when while whereas because although though however therefore also too
    moreover thereby thus well like once furthermore additionally likewise meanwhile hence whereas nevertheless nonetheless indeed namely accordingly consequently whereby thereof`,
  adverbs: `very quite rather only just still already again currently even yet`,
  heads: `test tests manoeuvre manoeuvres maneuver maneuvers sign signs diagnosis diagnoses level levels region area subject type
    types kind sort manner way degree case date dates dated fact terms part tolerance range side face times time bone muscle muscles position positions dose doses number condition`,
  // What one says while one looks for words.
  interjections: `uh um er ok okay hmm please thanks thank`,
  // Negation is read apart, with what it denies.
  negations: `no not never none neither nor without cannot t nothing absence lack`,
  auxiliaries: `is are am was were be been being s re ve has have had having does do did done doing can could may might must shall
    should will would going gone goes go went get gets got getting able isn aren wasn weren hasn haven hadn doesn didn don couldn wouldn won
    using used remain remains remained`,
  // Titles, and the person whom the report is about, whom "he" and "she" name too.
  persons: `mr mrs ms dr drs doctor worker workers patient patients`,
} as const;

/** English verbs and nouns that only carry what is done, seen or said: any word of their families is one. */
export const ENGLISH_LIGHT = {
  perception: `present show demonstrate reveal observe note see find visualize visualise identify presence visible exhibit display detect perceive notice document`,
  report: `report mention say state declare indicate specify describe express feel complain account according opinion tell list name cite reportedly recount verbalize voice inform reply explain`,
  support: `perform undergo receive obtain undertake sustain experience suffer give make occur exist turn underwent
    consist site conduct employ proceed include involve contain bring leave provide achieve take adopt constitute represent possess accomplish attend come arrive concern regard correspond`,
  elicitation: `provoke trigger elicit`,
  change: `change evolve become`,
} as const;

/** English words that only tie a number or a date to what it measures; they state nothing beside it, and something elsewhere. */
export const ENGLISH_MEASURES = `measure rate score grade estimate reach last total amount comprise attend run count number evaluate assess value aged old
  extend span`;

/** English phrases that do the work of one word of grammar. */
export const ENGLISH_GRAMMAR_PHRASES = `
  because of, due to, as well as, along with, in addition to, in order to, with respect to, with regard to, in terms of, as of, at the time of,
  by means of, in the course of, on the part of, such as, in relation to, as a result of, secondary to, prior to, carried out, carry out,
  carries out, at the level of, accompanied by, associated with, on account of, in the context of, has to, have to, had to, work as, treated with, treated by, take place, on examination, examination show, examination reveal,
  examination demonstrate, examination does not demonstrate, examination does not show, examination does not reveal, consider that, believe that, think that, feel that, judge that, estimate that, the victim of, employed as, at first, turn into, study show, study reveal, study demonstrate, a total of,
  in fact, in addition, in other words, that is, on the other hand, on one hand, on the one hand, as for, as to, with regards to, in regard to,
  in this context, in view of, given that, owing to, thanks to, in light of, in light of the fact that, the fact that, compared with, compared to, in comparison with,
  in comparison to, relative to, as compared to, at the end of, of course, in the form of, in the setting of, at this point, at that point,
  at that time, all right, you know, let us, in the amount of, at a rate of, in the way of, a series of, an episode of, down to, in nature, in turn,
  it should be noted, it is noted, by way of, on the basis of, in connection with, under the care of, the subject of, made up of, as soon as, came back normal, came back negative, came back positive, make a diagnosis of, make the diagnosis of, father of, mother of, go to see, go and see, date back
`;
