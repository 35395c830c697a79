import type { Frame } from './frame.test-data.ts';

/** Statements of a French report, each in several wordings. */
export const FRENCH_FRAMES: readonly Frame[] = [
  {
    slots: { m: 'movement', j: 'joint', a: 'angle', b: 'angle', s: 'side', t: 'side2' },
    wordings: [
      'La {m} {j:du} [est de|est mesurée à|atteint] {a} à {s} et {b} à {t}.',
      'À {s}, la {m} {j:du} [est de|se chiffre à] {a}; à {t}, [elle est de|on mesure] {b}.',
      'Pour {j}, la {m} [est|s’établit] à {a} du côté {s:m} et à {b} du côté {t:m}.',
      'Amplitude de {m} {j:du} : {a} ({s}), {b} ({t}).',
    ],
  },
  {
    slots: { d: 'date', x: 'diagnosis', v: 'severity', l: 'level', y: 'diagnosis' },
    wordings: [
      'Le {d}, [l’IRM|la résonance magnétique|l’imagerie par résonance magnétique] [montre|démontre|révèle|met en évidence] une {x} {v} en {l}, ⟨sans {y}¦avec {y}⟩.',
      'Une {x} {v} est [visible|notée|décrite] à {l} sur [l’IRM|la résonance magnétique] du {d}; ⟨[il n’y a pas de|on ne voit aucune|absence de] {y}¦[il y a une|on voit une] {y}⟩.',
      '[IRM|Résonance magnétique] du {d} : {x} {v} {l}, ⟨[pas de|aucune] {y}¦{y} associée⟩.',
    ],
  },
  {
    slots: { g: 'drug', n: 'milligrams', r: 'route', w: 'weeks' },
    wordings: [
      '[La travailleuse|La patiente|Elle] [reçoit|prend] {g} {n} {r} [BID|deux fois par jour] [pendant|durant] {w}.',
      '[Pendant|Durant] {w}, [elle|la travailleuse] a [reçu|pris] {g}, {n} {r} [deux fois par jour|BID].',
      '{g} {n} {r} [BID|2 fois par jour] [a été donné|est administré] pour {w}.',
    ],
  },
  {
    slots: { q: 'test', r: 'result', s: 'side', t: 'side2', a: 'angle' },
    wordings: [
      'Le [test de |signe de |]{q} est {r} à {s} à {a}, et la manœuvre est indolore à {t}.',
      'À {s}, le {q} [s’avère|est|demeure] {r} à {a}; à {t}, la manœuvre [est|reste] indolore.',
      '{q} {r} à {a} à {s}; manœuvre indolore à {t}.',
    ],
  },
  {
    slots: { h: 'hedge', x: 'diagnosis', p: 'direction', j: 'joint' },
    wordings: [
      'Une {x} {h} de la face {p} {j:du} est [notée|observée|relevée|constatée].',
      '[On note|On observe|On relève|On constate] une {x} {h} à la face {p} {j:du}.',
      'À la face {p} {j:du}, [il y a|on retrouve] une {x} {h}.',
    ],
  },
  {
    slots: { a: 'score', b: 'score' },
    wordings: [
      'La douleur est [cotée|évaluée|chiffrée] à {a} au repos et à {b} à l’effort.',
      'Au repos, la douleur est [cotée|évaluée] à {a}; à l’effort, [elle atteint|elle est de] {b}.',
      'Douleur : {a} au repos, {b} à l’effort.',
      '[Elle|La travailleuse] [cote|évalue] sa douleur à {b} à l’effort et à {a} au repos.',
    ],
  },
  {
    slots: { n: 'count', d: 'date', e: 'date' },
    wordings: [
      '[La physiothérapie|La physio] a compté {n} traitements, du {d} au {e}.',
      'Du {d} au {e}, [elle|la travailleuse|la patiente] a [eu|suivi] {n} traitements de [physiothérapie|physio].',
      'Un total de {n} traitements de physiothérapie [a été suivi|a été fait] entre le {d} et le {e}.',
    ],
  },
  {
    slots: { x: 'diagnosis', n: 'minutes', k: 'kilograms' },
    wordings: [
      '[Elle|La travailleuse] ⟨[nie toute|ne rapporte aucune|ne signale pas de] {x}¦[rapporte|signale] une {x}⟩ et tolère la position assise {n}, avec des charges de moins de {k}.',
      '⟨[Aucune {x} n’est rapportée|Pas de {x}|Absence de {x}]¦Une {x} est rapportée⟩; la tolérance à la position assise est de {n}, et les charges sont de moins de {k}.',
    ],
  },
  {
    slots: { l: 'level', s: 'side', d: 'date', p: 'percent', n: 'days' },
    wordings: [
      'Une infiltration {l} {s} est [faite|réalisée|effectuée|pratiquée] le {d}; le soulagement est de {p} pendant {n}.',
      'Le {d}, [elle reçoit une|on procède à une|on effectue une] infiltration {l} {s}, avec un soulagement de {p} [durant|pendant] {n}.',
      'Infiltration {l} {s} le {d} : soulagement de {p} [durant|pour] {n}.',
    ],
  },
  {
    slots: { d: 'date', n: 'count', m: 'count', c: 'decimal' },
    wordings: [
      'Le {d}, la docteure Estrabel [procède à|effectue|réalise] la fixation avec {n} vis à la malléole externe et {m} vis de {c} à la malléole interne.',
      'La Dre Estrabel [procède à|effectue|réalise] le {d} la fixation : {n} vis à la malléole externe, {m} vis de {c} à la malléole interne.',
    ],
  },
  {
    slots: { a: 'centimetres', b: 'centimetres', s: 'side', t: 'side2' },
    wordings: [
      'Le périmètre du mollet est de {a} à {s} et de {b} à {t}.',
      'Périmètre du mollet : {a} à {s}, {b} à {t}.',
      'À {s}, le mollet [mesure|fait] {a} de périmètre, contre {b} à {t}.',
    ],
  },
  {
    slots: { j: 'joint', s: 'side', v: 'severity', x: 'diagnosis', w: 'weeks' },
    wordings: [
      'La {x} {v} {j:du} {s:m} ⟨[n’a pas nécessité|n’a jamais nécessité] de chirurgie¦a nécessité une chirurgie⟩ et dure depuis {w}.',
      'Depuis {w}, {j} {s:m} [présente|montre|est le siège d’] une {x} {v} ⟨[sans|n’ayant pas nécessité de] chirurgie¦ayant nécessité une chirurgie⟩.',
    ],
  },
];
