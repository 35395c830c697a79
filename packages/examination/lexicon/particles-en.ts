import type { Particle, Sense } from './entry.ts';

/** Words of the grammar, as patterns of phrases. */
export const PARTICLES_EN: Readonly<Partial<Record<Particle, string>>> = {
  all: '(everywhere|all|everything) (but|except [for]) / all / every / everywhere / throughout / everything / all of them / in all planes / across the board / all movements / all tests',
  throughout: 'everywhere / throughout / in all planes / across the board / everything',
  maybeCorrect: 'well / actually / more exactly / more precisely / or so / wait',
  rest: 'otherwise / (apart from|other than|except for) that / at the (other|remaining) levels / other / others / the other / [the] (rest|remainder) / everything else / all other / all others / the other (movements|tests|motions|roots|reflexes|ligaments) / other (movements|tests|motions|roots|levels|reflexes) / elsewhere / everywhere else / remaining / all the others / the others / otherwise / all else / the remaining',
  reversed: '[just] the other way (around|round) / vice versa',
  gain: '[i|we|he|she] (gain|gains|gained|get) (another|an additional|a further) / (gain|gains|gained) / another / additional / further',
  said: 'i said',
  hesitate: '(hang|hold) on / no (hang|hold) on / wait / excuse me',
  hedge: 'no doubt / probably / possibly / maybe / perhaps',
  between: 'between',
  elsewhere:
    '(apart from|other than) that / elsewhere / everywhere else / otherwise / everything else / at the (other|remaining) levels',
  therefore: 'so / therefore / hence',
  except:
    '(everywhere|all|everything) (but|except [for]) / except [for] / except / apart from / other than / with the exception of / excluding / save for / but for / barring / aside from',
  correct:
    'sorry / (hang|hold) on / no (hang|hold) on / strike that /  correction / i mean / rather / make that / no / actually / i meant / or rather / excuse me / let me correct that / my mistake / correct that to / no sorry / change that to / wait / pardon / instead / no wait / no make that / should be / oops / i correct',
  undo: '(undo|delete|erase|cancel|clear|remove) (that|it|this|all that) / scratch (that|it|this|all that) / undo / take that (back|out) / never mind / forget (that|it)',
  erase: 'clear / erase / delete / remove / wipe',
  undoValue:
    '(undo|delete|erase|remove|clear|cancel|scratch|take out) [the|that|this] [last|previous] (value|cell|entry|number|measurement|result|figure) / (undo|delete|erase|remove|clear|cancel|scratch) [the] last [one]',
  same: 'same / ditto / likewise / the same / same again / idem / identical / the same as / same as / similarly / identically / same thing / same values',
  symmetric: 'equal / and equal / symmetric / symmetrical / symmetrically',
  asSide:
    'same as / (identical|similar|equal|equivalent|comparable) (to|with) / as / like / than / the same as / compared to / compared with',
  less: 'smaller [than] / shorter [than] / thinner [than] / less [than] / fewer / less / short of / below / lower than',
  more: 'larger [than] / bigger [than] / longer [than] / more [than] / greater than',
  go: 'open / show / (start|starting|begin|beginning) [with] / (go|going|move|moving|back|return|returning|turn|turning|switch|switching|on|let s go|let s move|over|moving on|now|next|proceed|proceeding|jump) (to|back to|on to|onto|over to|with) / now / let s (look at|do|move to) / next up / go',
  next: 'next',
  previous: 'previous / prior / last field / preceding',
  cell: 'cell / field / box / value',
  row: 'row / line',
  table: 'table',
  and: 'and / compared to / compared with / versus / then / plus / with / but / while / whereas / as well as',
  but: 'but / whereas / while / however',
  of: 'over the / in the (distribution|territory) of / in the dermatome / at the level of / of / in / for / on / at the / in the / on the / of the / to the / into / with',
  at: 'at',
  to: 'to / through / up to / until',
  from: 'from neutral to / from [the] neutral [position] to / from / between',
  over: 'over / out of / slash / of',
  without: 'without / no / not / absence of / lack of / none / nor / isn t / wasn t / never / lacking',
  address:
    'let (it|your|go|that) / for me / have a seat / push / pull / bend / lie / lean / stand / turn around / relax / hold / squeeze / lift / raise / keep / let me / don t move / don t / does (that|this|it) hurt / tell me / can you / could you / do you / close your / look / sit / walk / try / resist / roll / point your / show me / step / straighten / breathe / stay / bring / put / take / give me / you re / are you / would you / your / my hand / you',
  vocative:
    'sir / ma am / madam / please / thank you / thanks / good / okay / ok / alright / all right / perfect / great / there / that s it / very good / mister / missus / fine / as you can',
  reported:
    '(he|she|the worker|the patient|worker|patient|they|claimant|the claimant) [also] (tells me|explains|explained|adds|admits|says|said|states|stated|reports|reported|complains|complained|describes|described|claims|mentions|tells|told|felt|feels|recalls|denies|denied|notes) / (according to|per) (the|his|her|doctor|dr|physio|him|them) / doctor / dr / in (twenty|two thousand|2\\d) / last (year|month|week|time) / before (the|his|her) (surgery|operation|accident|injury) / before surgery / previously / at the time / at the (previous|last|first|prior|initial) / prior to / (was|were) (reported|noted|measured|found|recorded) / had been / years ago / months ago / weeks ago / in the file / on file / report (from|of|by) / his physio / her physio / physiotherapist / ago / back in / in (january|february|march|april|june|july|august|september|october|november|december) / at that time / back then / used to / had (noted|found|measured|recorded) / recorded in / the previous (exam|examination|evaluation|report|assessment|visit) / usually / before that',
  now: 'right now / right away / today / on my exam / on my examination / currently / now i (find|measure) / on today s / at present / this (morning|afternoon) / i (find|measure|get|note|see)',
  copula: 'is / are / was / were / shows / measures / reaches / remains',
  aside:
    'above / below / proximal [to] / distal [to] / from / over / superior to / inferior to / measured at / taken at',
  otherTest: 'crossed / modified / reverse / reversed / inverted / patellar / patella',
  normalOf:
    '(on|for|out of|over|against|with) a normal of / (normal|the normal|the reference) being / (where|when) normal is / (where|when|and|though) (you d|you would|one would|we d|i d) (want|expect|like) / (you d|you would|one would|we d) (want|expect) / (should normally|should ideally) (be|reach) [to|at] / normally',
  notThat: 'not / rather than / instead of / as opposed to / and not',
  countNoun: 'cell / field / row / line / trial / time / repetition / rep / attempt',
  replace: 'replace / change',
  allAngles: '(at|in) both (angles|positions) / at both',
  also: 'too / as well / also / so (is|are|was|were)',
  otherOne: 'other',
  lack: 'missing / lack / lacks / lacking / loss of / flexion contracture / contracture / short of / flexion deformity / deficit of / extension deficit / extension lag / lag',
  pairOf: 'both ways / both / both of them / the two',
  filler:
    'at all / (i|we) squeeze [the|his|her] [calf|leg] / (off|from|of|above) the floor / to within / within / (doesn t|does not|did not|didn t) (exceed|go (beyond|past)) / no more than / not more than / not beyond / a little [bit] / a bit / (all that s|what s|all that is) left / (left|remaining) to do / too (painful|sore) / too much pain / because (he|she|it) (is|was) [just] [too] (painful|sore) / each / apiece / (because of|due to|secondary to|owing to|by|from) [the|his|her] pain / because of / due to / the / a / an / is / are / at / it / its / s / has / have / of / degree / degrees / about / approximately / roughly / around / uh / um / er / so / well / then / there / here / measure / measures / measured / measuring / reach / reaches / reached / limited / limit / limitation / to / only / get / gets / getting / got / goes / go / up / comes / test / tests / sign / maneuver / manoeuvre / maneuvre / side / sides / value / range / ranges / motion / amplitude / he / she / they / i / we / find / found / note / noted / rated / rating / graded / grade / grading / scored / score / level / vertebral level / vertebra / this / that / these / his / her / their / which / both of which / clearly / very / quite / strictly / completely / grossly / clinically / shows / show / showing / gives / equals / reads / reading / restricted / reduced to / remains / remain / stays / stops / on / for / in / respectively / be / being / comes out / by / with / testing / movement / movements / assessed / tested / just / also / joint / joints / uses / using / used / walks / those / one / ones / bilaterally / currently / again / exam / examination / response / did / does / do / was / reaches to / demonstrates / maintained / achieves / achieved',
};

/** Words that tell a result, by what they say. */
export const RESULTS_EN: Readonly<Partial<Record<Sense, string>>> = {
  negative:
    'negative / neg / no laxity / without laxity / not positive / does not reproduce [any|the] [pain] / isn t positive / doesn t reproduce [any|the] [pain] / reproduces nothing / no reproduction of [pain|symptoms]',
  positive: 'positive / pos',
  intact: 'intact / preserved',
  normal: 'normal / within normal limits / unremarkable / wnl / within normal / within [the] normal range',
  abnormal: 'abnormal / pathological',
  absent:
    '(can t|cannot|could not|couldn t) (elicit|palpate|obtain) [it|a|an|any|the] / unable to (elicit|palpate|obtain) [a|an|the] / [complete] loss of sensation / (absent|no) sensation / absent / abolished / anesthesia / anaesthesia / anesthetic / not palpable / impalpable / nonpalpable / non palpable / lost / absence / could not be palpated / not felt / not elicited / unobtainable / complete loss [of sensation] / can t be felt / cannot be felt / could not be elicited / numb',
  present:
    'is there / s there / are there / present / palpable / felt / well felt / elicited / easily palpable',
  decreased:
    '(decreased|reduced|diminished|impaired) (sensation|sensibility|light touch) / decreased / diminished / reduced / hypoesthesia / hypoesthetic / weak / depressed / hypoaesthesia / hyporeflexic / impaired / dull / blunted / decrease',
  increased: 'increased / brisk / exaggerated / hyperreflexic',
  notDone:
    'not done / (i|we) (can t|cannot|couldn t) (do|test) [it] / can t be (done|tested|assessed) / (i|we) (didn t|did not|couldn t|could not) (do|test|perform|assess|examine) [the|a] / not yet (done|tested|assessed|examined) / haven t (done|tested) / not assessed / not tested / not performed / not examined / deferred / could not be (done|measured|tested|assessed|performed|examined) / not assessable / unable to (test|assess|perform) / not evaluated / not testable / omitted / wasn t (done|tested|assessed|performed) / was not (done|tested|assessed|performed) / couldn t be (done|tested|assessed|performed) / untestable / cannot be (done|tested|assessed|performed) / not attempted',
  firm: 'firm [end point|endpoint] / (firm|hard|solid) (end point|endpoint|end feel)',
  soft: 'soft [end point|endpoint] / (soft|mushy) (end feel|endpoint)',
  delayed: 'delayed [end point|endpoint]',
  noEnd: 'no (end point|endpoint) / absent (end point|endpoint) / without [an] (end point|endpoint)',
  stable: 'stable',
  lax: 'unstable / lax / laxity / loose / opens up / opening',
  flexor: 'flexor / downgoing / down going / down / flexion / flexor response / going down',
  extensor: 'extensor / upgoing / up going / up / extension / going up',
  equivocal:
    'equivocal / doubtful / borderline / questionable / indeterminate / weakly positive / mildly positive / slightly positive / indifferent / mute',
  pain: '[the|his|her|usual] (arm|leg|thigh|calf|forearm|hand) (pain|symptoms) / (painful|pain|sore) at [the] (end|extreme|extremes) [of [the] (range|motion|movement)] / end range pain / painful at end range / painful / pain / with pain / reproduces [the|his|her] pain / hurts / reproduces [the|his|her] symptoms / provokes pain / sore / causes pain',
  noPain:
    'painless / (without|no) [any] pain [at [the] (end|extreme|extremes) [of] [the] [range|motion|movement]] / no pain at all / pain free / not painful / non painful / nonpainful',
  weakness: 'weakness / weak',
  painAndWeakness: 'pain and weakness / weakness and pain / painful and weak / weak and painful',
  full: 'full / complete / full range / full range of motion',
  possible:
    'possible / no problem / without [a|any] problem / can (walk|stand|squat) / can do / could do / manages / able / successful / done well / without difficulty / done without difficulty / easily done / managed',
  impossible: 'can t / impossible / unable / not possible / failed / cannot / fails / not able / can t do',
  difficult: 'difficult / with difficulty / laboured / labored',
};
