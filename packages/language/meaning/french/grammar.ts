/** Words that carry the build of a French sentence and none of its facts, by class; in any form given here. */
export const FRENCH_GRAMMAR = {
  determiners: `le la les l un une des de du d au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur
    leurs quelque quelques chaque tout toute tous toutes tel telle tels telles quel quelle quels quelles certains certaines plusieurs`,
  pronouns: `je j me m moi tu te t toi il elle on nous vous ils elles se s soi lui eux y en celui celle ceux celles ci là cela ceci ça
    qui que qu quoi dont où lequel laquelle lesquels lesquelles duquel auquel desquels auxquels même mêmes ailleurs`,
  prepositions: `à de en dans par pour sur sous vers chez entre avec contre selon dès lors pendant durant depuis avant après
    outre envers malgré via afin jusque jusqu parmi travers auprès concernant touchant relativement quant`,
  conjunctions: `et ou mais donc or ni car si comme quand lorsque lorsqu puisque puisqu parce tandis alors que ainsi puis ensuite
    aussi également cependant toutefois néanmoins par ailleurs c’est-à-dire soit notamment autant tant or donc enfin puisqu quoique quoiqu lorsque`,
  adverbs: `toujours nouveau très bien si assez plutôt fort ici encore déjà seulement presque environ dessus dessous effectivement justement voici voilà bref`,
  // The class of what follows, where its name would do: « l’os cuboïde », « le muscle psoas », « en position debout ».
  heads: `côté face fois os muscle muscles articulation position positions dose doses posologie nombre état condition test tests
    épreuve épreuves manœuvre manœuvres signe signes diagnostic diagnostics niveau niveaux région sujet cadre titre cours type types sorte
    part station égard plan point façon manière degré fait cas date mode tolérance tolérances amplitude amplitudes`,
  // What one says while one looks for words.
  interjections: `euh heu ben bon hum ok okay disons mettons tsé merci svp veuillez écoutez plaît`,
  // Negation is read apart, with what it denies.
  negations: `ne n pas plus jamais aucun aucune non sans ni rien point guère nul nulle absence`,
  // être, avoir, faire, aller, venir, pouvoir, devoir, falloir, vouloir in the forms of a report.
  auxiliaries: `est sont était étaient été être étant sera seront serait fut soit soient étais sois serait seraient ai a ont avait avaient avoir ayant eu eue
    eus eut aura auront aurait auraient ait aient fait faits faite faites faire font faisait faisaient faisant fit fera feront ferait feraient fasse fassent va vont allait allaient aller allant ira iront irait aille aillent vient
    viennent venait venir peut peuvent pouvait pouvaient pouvoir pouvant pu pourra pourrait pourraient puisse puissent doit doivent
    devait devaient devoir devant dû devra devront devrait devraient doive doivent faut fallait falloir faudra faudrait faudrait veut voulait vouloir`,
  // Titles, and the person whom the report is about, whom « il » and « elle » name too.
  persons: `m mme mlle monsieur madame dr dre drs docteur docteure travailleur travailleuse patient patiente`,
} as const;

/** French verbs and nouns that only carry what is done, seen or said: any word of their families is one. */
export const FRENCH_LIGHT = {
  // What the examination or the image shows.
  perception: `présenter montrer démontrer révéler observer noter constater retrouver trouver objectiver visualiser voir
    relever découvrir identifier évidence présence visible percevoir apercevoir déceler détecter repérer remarquer documenter témoigner`,
  // What the person says.
  report: `rapporter mentionner dire dires déclarer affirmer indiquer préciser signaler exprimer décrire ressentir éprouver avouer
    souffrir plaindre accuser relater expliquer avis nommer énumérer citer verbaliser raconter confier narrer formuler informer opinion`,
  // Verbs whose noun says what was done.
  support: `effectuer réaliser procéder pratiquer exécuter subir recevoir bénéficier survenir exister donner avérer consister
    constituer comporter comprendre inclure prendre adopter obtenir acquérir amener arriver parvenir remettre positionner laisser contenir apporter rester demeurer dérouler connaître agir situer siéger siège mettre objet occuper accomplir disposer posséder représenter correspondre concerner`,
  // What a manœuvre does to the person who undergoes it.
  elicitation: `provoquer déclencher susciter`,
  // A change that only its two ends describe: « passe de … à … ».
  change: `passer changer évoluer devenir`,
} as const;

/** French words that only tie a number or a date to what it measures; they state nothing beside it, and something elsewhere. */
export const FRENCH_MEASURES = `mesurer coter évaluer estimer chiffrer grader atteindre élever compter totaliser total dénombrer durer durée suivre
  remonter dater établir calculer dérouler étaler échelonner âgé cote valeur`;

/** French phrases that do the work of one word of grammar. */
export const FRENCH_GRAMMAR_PHRASES = `
  à la suite de, à la suite d, suite à, à cause de, à cause du, en raison de, en raison d, à partir de, à partir du, à compter de,
  à compter du, au moment de, au niveau de, au niveau du, au cours de, au cours du, par rapport à, de la part de, à l’aide de, à titre de,
  en ce qui concerne, en lien avec, à raison de, à raison d, tout comme, de même que, ainsi que, il y a, y compris, au total, pour ce qui est de,
  grâce à, lors de, lors du, dans le but de, de façon, de manière, par la suite, à la fois, du côté de, en date du, en date de, aux dires de,
  travailler comme, occuper un poste de, exercer le métier de, faire partie de, traité par, à l’examen, l’examen montrer, l’examen démontrer,
  être victime de, un autre, une autre, l’examen révéler, l’examen ne démontrer, l’examen ne montrer, l’examen ne révéler, l’examen mettre, mettre en évidence, avoir lieu,
  juger que, considérer que, estimer que, croire que, penser que, être d’avis que, plus tard, à nouveau, de nouveau, l’étude montrer, l’étude démontrer, l’étude révéler, un total de,
  accompagné de, associé à, à l’égard de, à savoir, en fait, en effet, de fait, par contre, en revanche, d’une part, d’autre part, de plus,
  en plus, en outre, de ce fait, de surcroît, dans ce contexte, sur le plan, au plan, au chapitre de, du point de vue, au point de vue,
  en termes de, à propos de, au sujet de, en rapport avec, vis-à-vis, dans le cadre de, dans le contexte de, compte tenu de,
  étant donné, vu que, du fait que, du fait de, de sorte que, si bien que, c’est pourquoi, comparativement à, comparé à,
  en comparaison avec, en comparaison de, par comparaison avec, au terme de, à l’issue de, s’il vous plaît, s’il te plaît, bien sûr,
  quand même, d’ailleurs, faire état de, faire part de, faire l’objet de, faire usage de, prendre note, prendre la forme de, être porteur de,
  être atteint de, père de, mère de, poser un diagnostic, poser le diagnostic, porter un diagnostic, l’intervention consister en, revenu normal, revenu négatif, revenu positif, être aux prises avec, être en proie à, être le siège de, assurer le suivi, traité avec, traité à, suite à cela, à cet effet,
  à cet égard, à ce sujet, à ce niveau, à ce moment, à ce jour là, une série de, un épisode de, au dire de, au moyen de, par le biais de,
  par l’entremise de, en guise de, de type, de nature, sous forme de, à l’effet que, commencer par, tenir à noter, il convient de
`;
