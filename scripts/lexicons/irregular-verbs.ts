/** English irregular verbs: base, past, participle; alternatives after a slash. Prefixed verbs follow their base. */
const IRREGULAR = `arise arose arisen|awake awoke awoken|bear bore borne/born|beat beat beaten|become became become
begin began begun|bend bent bent|bet bet bet|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown
break broke broken|breed bred bred|bring brought brought|build built built|burn burnt burnt|burst burst burst
buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come
cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn
dream dreamt dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt
fight fought fought|find found found|flee fled fled|fling flung flung|fly flew flown|forbid forbade forbidden
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given|go went gone
grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit
hold held held|hurt hurt hurt|keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led
lean leant leant|leap leapt leapt|learn learnt learnt|leave left left|lend lent lent|let let let|lie lay lain
light lit lit|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|prove proved proven
put put put|quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|saw sawed sawn
say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn
shake shook shaken|shear sheared shorn|shed shed shed|shine shone shone|shoot shot shot|show showed shown
shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid
sling slung slung|slit slit slit|smell smelt smelt|speak spoke spoken|speed sped sped|spell spelt spelt
spend spent spent|spill spilt spilt|spin spun spun|spit spat spat|split split split|spoil spoilt spoilt
spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung
stink stank stunk|stride strode stridden|strike struck struck/stricken|string strung strung|swear swore sworn
sweep swept swept|swell swelled swollen/swelled|swim swam swum|swing swung swung|take took taken|teach taught taught
tear tore torn|tell told told|think thought thought|throw threw thrown|thrust thrust thrust|tread trod trodden
understand understood understood|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won
wind wound wound|withdraw withdrew withdrawn|wring wrung wrung|write wrote written`;

const PREFIXES = [
  '',
  'be',
  'fore',
  'in',
  'inter',
  'mis',
  'out',
  'over',
  'par',
  're',
  'un',
  'under',
  'up',
  'with',
  'off',
];

/** For each irregular verb, prefixed ones included, its pasts and its participles. */
export const IRREGULAR_VERBS: ReadonlyMap<
  string,
  { readonly pasts: readonly string[]; readonly participles: readonly string[] }
> = new Map(
  IRREGULAR.split(/[|\n]/u).flatMap((line) => {
    const [base = '', pasts = '', participles = ''] = line.trim().split(' ');
    return PREFIXES.map((prefix) => [
      prefix + base,
      {
        pasts: pasts.split('/').map((form) => prefix + form),
        participles: participles.split('/').map((form) => prefix + form),
      },
    ]);
  }),
);
