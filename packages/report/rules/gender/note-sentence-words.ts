/** Words that tell apart the kinds of notes, which are sentences without a verb. */

/** Words of a job title at the most. */
export const TITLE_LENGTH = 8;

/** Done to whoever is treated, or to a part of the body; what is done to papers and findings is not among them. */
export const DONE_TO_PEOPLE: ReadonlySet<string> = new Set(
  (
    'opérer réopérer suivre voir revoir connaître traiter référer transporter conduire amener évaluer réévaluer examiner ' +
    'réexaminer questionner interroger rencontrer blesser adresser diriger muter assigner affecter réaffecter plâtrer ' +
    'investiguer évacuer surprendre convaincre engager promouvoir former élever atteindre brûler écraser heurter frapper ' +
    'renverser projeter coincer électrocuter intuber anesthésier transférer soigner libérer accueillir'
  ).split(' '),
);
