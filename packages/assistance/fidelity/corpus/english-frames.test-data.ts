import type { Frame } from './frame.test-data.ts';

/** Statements of an English report, each in several wordings. */
export const ENGLISH_FRAMES: readonly Frame[] = [
  {
    slots: { m: 'movement', j: 'joint', a: 'angle', b: 'angle', s: 'side', t: 'side2' },
    wordings: [
      '{j} {m} [is|measures|was measured at|reaches] {a} on the {s} and {b} on the {t}.',
      'On the {s}, {m} of the {j} [is|was] {a}; on the {t}, [it is|it measures] {b}.',
      'Range of {m}, {j}: {a} ({s}), {b} ({t}).',
    ],
  },
  {
    slots: { d: 'date', x: 'diagnosis', v: 'severity', l: 'level', y: 'diagnosis' },
    wordings: [
      'On {d}, the [MRI|magnetic resonance imaging] [showed|demonstrated|revealed] a {v} {x} at {l}, ⟨[without|with no] {y}¦with {y}⟩.',
      'A {v} {x} [was noted|was seen|was described] at {l} on the [MRI|magnetic resonance imaging] of {d}; ⟨there was no {y}¦there was a {y}⟩.',
      'MRI of {d}: {v} {x} {l}, ⟨no {y}¦associated {y}⟩.',
    ],
  },
  {
    slots: { g: 'drug', n: 'milligrams', r: 'route', w: 'weeks' },
    wordings: [
      '[The worker|The patient|She] [received|took|was given] {g} {n} {r} [BID|twice a day|twice daily|two times per day] for {w}.',
      'For {w}, [she|the worker] [received|took] {g}, {n} {r} [twice daily|BID].',
      '{g} {n} {r} [BID|twice a day] was [given|administered] for {w}.',
    ],
  },
  {
    slots: { q: 'test', r: 'result', s: 'side', t: 'side2', a: 'angle' },
    wordings: [
      'The {q} [test |]is {r} on the {s} at {a}, and the manoeuvre is comfortable on the {t}.',
      'On the {s}, {q} [was|remained|is] {r} at {a}; on the {t}, the manoeuvre [was|is] comfortable.',
      '{q} {r} at {a} on the {s}; manoeuvre comfortable on the {t}.',
    ],
  },
  {
    slots: { h: 'hedge', x: 'diagnosis', p: 'direction', j: 'joint' },
    wordings: [
      'A {h} {x} of the {p} aspect of the {j} was [noted|observed|found].',
      '[We noted|I observed|I found] a {h} {x} at the {p} aspect of the {j}.',
      'At the {p} aspect of the {j}, there is a {h} {x}.',
    ],
  },
  {
    slots: { a: 'score', b: 'score' },
    wordings: [
      'Pain is [rated|scored|graded] at {a} at rest and {b} on exertion.',
      'At rest, pain is [rated|scored] {a}; on exertion, [it reaches|it is] {b}.',
      'Pain: {a} at rest, {b} on exertion.',
      '[She|The worker] [rates|scores] her pain at {b} on exertion and {a} at rest.',
    ],
  },
  {
    slots: { n: 'count', d: 'date', e: 'date' },
    wordings: [
      '[Physiotherapy|Physical therapy] [comprised|consisted of] {n} treatments from {d} to {e}.',
      'From {d} to {e}, [she|the worker|the patient] [had|attended|received] {n} [physiotherapy|physical therapy] treatments.',
      'A total of {n} physiotherapy treatments [were given|took place] between {d} and {e}.',
    ],
  },
  {
    slots: { x: 'diagnosis', n: 'minutes', k: 'kilograms' },
    wordings: [
      '[She|The worker] ⟨[denies any|does not report any|reports no] {x}¦reports a {x}⟩ and tolerates sitting for {n}, with loads of less than {k}.',
      '⟨[No {x} is reported|There is no {x}]¦A {x} is reported⟩; sitting tolerance is {n}, and loads are less than {k}.',
    ],
  },
  {
    slots: { l: 'level', s: 'side', d: 'date', p: 'percent', n: 'days' },
    wordings: [
      'A {s} {l} injection was [done|performed|carried out] on {d}; relief was {p} for {n}.',
      'On {d}, [she received|she underwent|she had] a {s} {l} injection, with relief of {p} for {n}.',
      '{s} {l} injection on {d}: {p} relief for {n}.',
    ],
  },
  {
    slots: { d: 'date', n: 'count', m: 'count', c: 'decimal' },
    wordings: [
      'On {d}, Dr. Castonvale [performed|did|carried out] the fixation with {n} screws in the lateral malleolus and {m} screws of {c} in the medial malleolus.',
      'Doctor Castonvale [performed|did] the fixation on {d}: {n} screws in the lateral malleolus, {m} screws of {c} in the medial malleolus.',
    ],
  },
  {
    slots: { a: 'centimetres', b: 'centimetres', s: 'side', t: 'side2' },
    wordings: [
      'Calf circumference is {a} on the {s} and {b} on the {t}.',
      'Calf circumference: {a} {s}, {b} {t}.',
      'On the {s}, the calf [measures|has] {a} in circumference, against {b} on the {t}.',
    ],
  },
  {
    slots: { j: 'joint', s: 'side', v: 'severity', x: 'diagnosis', w: 'weeks' },
    wordings: [
      'The {v} {x} of the {s} {j} ⟨[did not require|never required|has not required] surgery¦required surgery⟩ and has lasted {w}.',
      'For {w}, the {s} {j} has [had|shown] a {v} {x} ⟨[not requiring|without] surgery¦requiring surgery⟩.',
    ],
  },
];
