/** Verbs by what their past says: that a state is over, or only that something was said. Open classes, told by data. */
import type { TextLanguage } from '../difference.ts';

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u));
}

/** States and habits: in the past they hold no more. */
const LASTING: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: setOf(
    `avoir être présenter souffrir ressentir éprouver sentir porter prendre utiliser travailler occuper vivre habiter
     demeurer fumer boire consommer marcher boiter conduire dormir tolérer pouvoir devoir vouloir savoir rester persister
     bloquer craquer céder lâcher enfler brûler élancer irradier gêner limiter empêcher nécessiter pratiquer jouer courir
     suivre recevoir bénéficier dépendre soulever manipuler peser mesurer`,
  ),
  en: setOf(
    `have be present suffer feel wear take use work live smoke drink walk limp drive sleep tolerate can need want know remain
     persist lock click crack give buckle swell burn ache hurt radiate bother limit prevent require practise practice play run
     attend receive depend lift carry handle weigh measure stand sit lie stay experience notice care avoid perform like`,
  ),
};
/** Verbs that tell what was said, seen or found; what follows them is put in the past with them. */
const OF_ACCOUNT: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: setOf(
    `dire affirmer rapporter mentionner déclarer alléguer préciser indiquer soutenir relater raconter estimer expliquer noter
     constater trouver conclure observer décrire confirmer révéler montrer démontrer ajouter admettre croire penser juger
     considérer signaler objectiver écrire nier plaindre voir`,
  ),
  en: setOf(
    `say state report mention claim allege explain indicate relate tell note find conclude observe describe confirm reveal
     show demonstrate add admit think believe judge consider write document deny complain see`,
  ),
};
/** What happens once: in the present it narrates, and its past says no less. French has a tense of its own for it. */
const EVENTS = setOf(
  `fall slip trip hit strike twist injure undergo consult see meet visit go come return resume begin start stop cease end leave
   quit prescribe recommend order request refer accept refuse grant assign file submit sign send arrive become break tear
   rupture fracture sprain dislocate crash collide drop catch hear operate inject examine evaluate assess diagnose discharge
   admit transfer perform remove obtain repeat increase decrease improve worsen resolve recover heal relapse reappear appear
   occur develop follow decide propose suggest advise authorize authorise declare consolidate dismiss fire hire retire marry
   switch change shift move expire lose regain reduce try attempt fail pass make call ask answer contest appeal receive die turn take give get put bring`,
);
/** Participles that tell a state after "is": "is infected"; of any other verb "is dismissed" may be an act. */
const STATE_PARTICIPLES = setOf(
  `infect consolidate heal swell restrict affect impair preserve control locate associate marry divorce employ retire disable
   break tear rupture displace fuse inflame bruise irritate stiffen weaken deform block open close
   resolve recover alter expose worry depress exhaust reduce diminish follow supervise disturb`,
);
/** Verbs that stand for one another: « a mal », « présente », « souffre de ». */
const STATES: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: setOf('avoir être présenter souffrir ressentir éprouver'),
  en: setOf('have be present suffer experience'),
};

/** Whether the verb tells a state or a habit, and nothing that happens once. */
export function isStative(lemma: string, language: TextLanguage): boolean {
  return LASTING[language].has(lemma) || (language === 'en' && !EVENTS.has(lemma));
}

/** Whether an English participle after a form of "be" tells a state and no act. */
export function isStateParticiple(lemma: string): boolean {
  return STATE_PARTICIPLES.has(lemma) || LASTING.en.has(lemma);
}

/** Whether the verb tells what was said, seen or found. */
export function isReportingVerb(lemma: string, language: TextLanguage): boolean {
  return OF_ACCOUNT[language].has(lemma);
}

/** The verb itself, or the one that stands for those of a state. */
export function stateOf(lemma: string, language: TextLanguage): string {
  return STATES[language].has(lemma) ? 'state' : lemma;
}
