/** Functional limitations against each other, what was found, and what the scale says. */
import { lossesOf } from '../reading/examination-cells.ts';
import { areApart, partOfKey, partsNamed } from '../reading/body-parts.ts';
import type { Part } from '../reading/body-parts.ts';
import { allows, forbids } from '../reading/limits.ts';
import { isLimitedToAPart } from '../reading/is-limited-to-a-part.ts';
import { placeOf, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';

const NONE =
  /(?<![a-z])(?:aucune?s?|pas|sans|no|without|absence de|absence of|there are no|any)(?: [a-z']+){0,6} (?:limitations?|restrictions?)(?![a-z])|(?:limitations?|restrictions?)[a-z ]*(?:ne sont pas|n'est pas|are not|is not) (?:requise?s?|necessaires?|retenue?s?|required|warranted|needed)|^(?:aucune|none|nil|non|no)[ .]*$/u;
const EXIST =
  /^(?:oui|yes)(?![a-z])|(?<![a-z])(?:(?:des|ces|les)? ?limitations? fonctionnelles? (?:[a-z]+ )?(?:existe(?:nt)?|subsiste(?:nt)?|persiste(?:nt)?|sont (?:presentes?|retenues?|reconnues?))|il (?:y a|existe) des limitations|functional limitations (?:exist|are (?:present|retained)|remain|persist)|there are functional limitations)(?![a-z])/u;
/** Kilograms of the loads that each class of the scale of the IRSST for the low back is about. */
const CLASSES: readonly { readonly name: RegExp; readonly from: number; readonly to: number }[] = [
  { name: /(?<![a-z])class[e]? (?:1|i)(?![\da-z])|limitations legeres/u, from: 15, to: 25 },
  { name: /(?<![a-z])class[e]? (?:2|ii)(?![\da-z])|limitations moderees/u, from: 5, to: 15 },
  { name: /(?<![a-z])class[e]? (?:3|iii)(?![\da-z])|limitations severes/u, from: 0, to: 5 },
];

/** What would have been, or is supposed: « j'aurais restreint », "had I been asked". */
const CONTRARY =
  /(?<![a-z])(?:aur(?:ais|ait|aient|ions)|would(?! not)|had (?:i|he|she|it|the)|si|s'ils?|if)(?![a-z])/u;
const FOR_A_TIME =
  /(?<![a-z])(?:pendant|durant|jusqu'[a-z]*|temporaire[a-z]*|d'ici|dans l'intervalle|entre-temps|until|temporar[a-z]*|meanwhile|in the meantime|for (?:now|[a-z]+ (?:weeks|months)))(?![a-z])/u;
/** No limitation of the whole, as a summary puts it; « sans restriction » alone is of one act. */
const SAYS_NONE =
  /(?<![a-z])(?:aucune?|pas de|sans(?: aucune)?|no|without(?: any)?|any) (?:[a-z]+ ){0,2}?(?:limitations? fonctionnelles?|functional (?:limitations?|restrictions?))(?![a-z])|(?:travail|emploi|poste|metier|work|job|duties|employment)(?: [a-z]+){0,3} (?:sans(?: aucune)?|without(?: any)?) (?:restrictions?|limitations?)(?![a-z])/u;
const ADDED = /(?:additionnel|nouvel|autre|additional|further|new|other)/u;
const OBLIGES =
  /(?<![a-z])(?:doi(?:t|vent)|devr(?:a|ait|ont|aient)|must|should|has to|have to|needs? to)(?![a-z])/u;

function saysNone(one: Statement): boolean {
  const match = SAYS_NONE.exec(one.plain);
  return match !== null && !ADDED.test(one.plain) && !isLimitedToAPart(one, match.index + match[0].length);
}

/** « Il doit éviter les échelles »; what he avoids by himself is no limitation. */
function imposes({ plain }: Statement): boolean {
  return OBLIGES.test(plain) && forbids(plain) && !NONE.test(plain);
}

export function opposedLimitations(reading: ReportReading): readonly Opposed[] {
  const { statements } = reading;
  const own = [
    ...statements.ofField('conclusionLimitationsFonctionnelles'),
    ...statements.ofField('conclusionEvaluationLimitations'),
  ].filter((one) => !one.isReported && !one.isOther);
  const answeredNone = own.find((one) => {
    const match = NONE.exec(one.plain);
    return (
      match !== null &&
      !/(?:additionnel|nouvel|autre|additional|further|new|other)/u.test(one.plain) &&
      // « Il peut conduire sans restriction » is of what he can do.
      !allows(one.plain.slice(0, match.index)) &&
      !isLimitedToAPart(one, match.index + match[0].length)
    );
  });
  const given = own.find(
    ({ plain }) =>
      (forbids(plain) || EXIST.test(plain)) &&
      !NONE.test(plain) &&
      !CONTRARY.test(plain) &&
      // « Aucune limitation permanente » leaves room for what is avoided in the meantime.
      !(FOR_A_TIME.test(plain) && answeredNone !== undefined && /permanent/u.test(answeredNone.plain)),
  );
  const opinions = [...statements.ofField('conclusionResume'), ...statements.ofField('discussion')].filter(
    (one) => !one.isReported && !one.isOther && !CONTRARY.test(one.plain) && !FOR_A_TIME.test(one.plain),
  );
  // Two answers, or an answer and what the summary or the discussion says of the whole.
  const none = answeredNone ?? (given === undefined ? undefined : opinions.find(saysNone));
  const some = given ?? (none === undefined ? undefined : opinions.find(imposes));
  return [
    ...(none === undefined || some === undefined
      ? []
      : [{ kind: 'limitations', places: [placeOf(none), placeOf(some)] } as const]),
    ...classes(own),
    ...regions(own, reading),
  ];
}

/** A class of the scale with loads that none of its kilograms fits. */
function classes(own: readonly Statement[]): readonly Opposed[] {
  const named = own.flatMap((one) => {
    const scale = CLASSES.find(({ name }) => name.test(one.plain));
    const match = scale === undefined ? null : scale.name.exec(one.plain);
    return scale === undefined || match === null
      ? []
      : [{ scale, place: spanOf(one, match.index, match[0].length) }];
  });
  const [only, ...others] = named;
  if (only === undefined || others.some(({ scale }) => scale !== only.scale)) return [];
  const loads = own.flatMap((one) =>
    one.facts
      .filter(({ kind, key }) => kind === 'number' && key.endsWith('|kg'))
      .map(({ key, start, end }) => ({ kilograms: Number(key.split('|')[0]), field: one.field, start, end })),
  );
  const [first] = loads;
  const { from, to } = only.scale;
  if (first === undefined || loads.some(({ kilograms }) => kilograms >= from && kilograms <= to)) return [];
  return [{ kind: 'limitation-class', places: [only.place, placeOf(first)] }];
}

/** A movement limited in a part that was not examined, or was found normal, and that no diagnosis is of. */
function regions(own: readonly Statement[], reading: ReportReading): readonly Opposed[] {
  const { report, rows, statements } = reading;
  const diagnosed = [...statements.ofSection('section2'), ...statements.ofField('conclusionDiagnostic')];
  const known = [...new Set(diagnosed.flatMap(jointsOf))];
  return own.flatMap((one): readonly Opposed[] => {
    if (!forbids(one.plain) && !/(?<![a-z])(?:limit[a-z]*|restrict[a-z]*)/u.test(one.plain)) return [];
    const named = jointsOf(one).filter((part) => !isPosture(one.plain, part));
    const [part] = named;
    if (part === undefined || known.length === 0 || !areApart(named, known)) return [];
    const region = report.type.regions.find(({ group }) => group.parts?.some((of) => of === part) === true);
    if (region === undefined) return [];
    const own = rows.filter((row) => row.region === region.id);
    const isExamined = report.meta?.notExamined.includes(region.id) !== true && own.length > 0;
    const cell = own.flatMap(({ cells }) => cells)[0];
    const isAbnormal = own.some(
      (row) =>
        lossesOf(row).length > 0 ||
        row.cells.some(({ text }) => /^(?:Positif|Anormal|Douleur|Faiblesse)/u.test(text)),
    );
    if (isExamined && (isAbnormal || cell === undefined)) return [];
    const places = [
      placeOf(one),
      ...(isExamined && cell !== undefined ? [{ field: cell.field, start: 0, end: cell.text.length }] : []),
    ];
    return [{ kind: 'limitation-region', places }];
  });
}

function jointsOf({ facts, plain }: Statement): readonly Part[] {
  const keyed = facts.flatMap(({ kind, key }) => (kind === 'anatomy' ? (partOfKey(key) ?? []) : []));
  return [...new Set<Part>([...keyed, ...partsNamed(plain)])];
}

/** « Travailler à genoux », « au-dessus des épaules », « à bout de bras » are postures and heights, not joints. */
function isPosture(plain: string, part: string): boolean {
  const stem: Readonly<Record<string, RegExp>> = {
    knee: /(?:a|sur les) genoux|on (?:the|his|her) knees|kneel/u,
    shoulder:
      /(?:dessus|hauteur|niveau|plan|au-dela) d(?:es|e la|e l'|u)? ?(?:l'|la )?(?:ligne des )?epaules?|(?:above|at|over) (?:the )?shoulders?|shoulder (?:height|level)|overhead/u,
    hand: /(?:outils?|tool|manuel|hand-?held|a la main|by hand)/u,
    arm: /bout de bras|arm'?s length/u,
    foot: /(?:pieds?|foot) ?(?:pedal|levier|control)|a pied|on foot|pedal/u,
    head: /./u,
    back: /(?:sac a dos|backpack)/u,
  };
  return stem[part]?.test(plain) === true;
}
