import type { LetterheadValues } from '@constat/report/document';
import { fieldRuns, runContent } from './fill-marks.ts';
import { widthOfSection } from './fit-width.ts';
import { findMarks } from './marks.ts';
import { instructionsOf, textOf } from './paragraph-text.ts';
import { pageStyles, referToFooter } from './sections.ts';
import type { PageStyle } from './sections.ts';
import { WORD, createWord, descendants, rootOf } from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';
import type { WordPackage } from './word-package.ts';

const FOOTER_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml';
const FOOTER_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer';

/** What every page of a report carries. */
const CARRIED = ['file', 'worker', 'page', 'pages', 'state'] as const;
export type Carried = (typeof CARRIED)[number];
/** Named with the others where none of them stands there; it may be absent. */
type Present = Carried | 'day';

/** Twips of a letter of the line, with room to spare. */
const LETTER = 92;
const NARROW = 9_000;

/** A kind of page that lacks something of what every page carries. */
export interface LackingPage {
  readonly style: PageStyle;
  readonly lacks: readonly Carried[];
  /** Whether the day of the evaluation stands there. */
  readonly hasDay: boolean;
}

/** The kinds of pages that lack something; to be asked for before marks are filled. */
export function lackingPages(file: WordPackage, main: string, body: Element): readonly LackingPage[] {
  const known = new Map<string, ReadonlySet<Present>>();
  const presentIn = (part: string | undefined): ReadonlySet<Present> => {
    if (part === undefined) return new Set();
    const present = known.get(part) ?? carriedBy(rootOf(file.xml(part)));
    known.set(part, present);
    return present;
  };
  return pageStyles(file, main, body).flatMap((style) => {
    const present = new Set([...presentIn(style.header), ...presentIn(style.footer)]);
    const lacks = CARRIED.filter((each) => !present.has(each));
    return lacks.length === 0 ? [] : [{ style, lacks, hasDay: present.has('day') }];
  });
}

function carriedBy(root: Element): ReadonlySet<Present> {
  const present = new Set<Present>();
  for (const { mark } of descendants(root, 'p').flatMap((paragraph) => findMarks(textOf(paragraph)))) {
    if (mark === 'day' || CARRIED.some((each) => each === mark)) present.add(mark as Present);
  }
  const instructions = instructionsOf(root);
  if (/^\s*PAGE\b/imu.test(instructions)) present.add('page');
  if (/^\s*(?:NUMPAGES|SECTIONPAGES)\b/imu.test(instructions)) present.add('pages');
  return present;
}

/**
 * Adds what the pages of a letterhead lack of file, worker, page and state: a line above what their footer holds, or a
 * footer where there is none.
 * @param style of the line, in the letterhead
 */
export function addRunningLines(
  file: WordPackage,
  main: string,
  lacking: readonly LackingPage[],
  values: LetterheadValues,
  style: string | undefined,
): void {
  const wanted = new Map<
    string,
    { readonly lacks: ReadonlySet<Carried>; readonly width: number; readonly hasDay: boolean }
  >();
  const created = new Map<string, { readonly part: string; readonly width: number }>();
  for (const { style: pages, lacks, hasDay } of lacking) {
    const own = widthOfSection(pages.section) ?? NARROW;
    let part = pages.footer;
    if (part === undefined) {
      // The sections that follow take a new footer over; those of another width get their own.
      const taken = created.get(pages.kind);
      part = taken?.width === own ? taken.part : createFooter(file, main, pages);
      created.set(pages.kind, { part, width: own });
    }
    const before = wanted.get(part);
    const width = Math.min(before?.width ?? Number.POSITIVE_INFINITY, own);
    wanted.set(part, {
      lacks: new Set([...(before?.lacks ?? []), ...lacks]),
      width,
      hasDay: hasDay && before?.hasDay !== false,
    });
  }
  for (const [part, { lacks, width, hasDay }] of wanted) {
    const owner = file.edit(part);
    const root = rootOf(owner);
    const first = root.firstChild;
    for (const line of linesOf(lacks, { values, hasDay, width, owner, style }))
      root.insertBefore(line, first);
  }
}

function createFooter(file: WordPackage, main: string, pages: PageStyle): string {
  let number = 1;
  while (file.has(`word/report-footer${number}.xml`)) number += 1;
  const name = `word/report-footer${number}.xml`;
  file.put(name, new TextEncoder().encode(`<w:ftr xmlns:w="${WORD}"/>`));
  file.setContentType(name, FOOTER_TYPE);
  referToFooter(pages, file.relate(main, FOOTER_RELATION, name), file.edit(main));
  return name;
}

interface LineSetting {
  readonly values: LetterheadValues;
  readonly hasDay: boolean;
  /** Twips between the margins. */
  readonly width: number;
  readonly owner: Document;
  readonly style: string | undefined;
}

/** One line, or two where one is too short for it all. */
function linesOf(lacks: ReadonlySet<Carried>, setting: LineSetting): readonly Element[] {
  const { values, hasDay, width } = setting;
  const head =
    lacks.has('file') && lacks.has('worker') && !hasDay
      ? values.runningHead
      : [
          lacks.has('file') ? values.file : '',
          lacks.has('worker') ? values.worker : '',
          (lacks.has('file') || lacks.has('worker')) && !hasDay ? values.day : '',
        ]
          .filter((value) => value !== '')
          .join(' – ');
  const state = lacks.has('state') ? values.state : '';
  // A number without the total is not enough: the line says both.
  const label = lacks.has('page') || lacks.has('pages') ? values.pageLabel : '';
  const together = [state, label].filter((text) => text !== '').join(' · ');
  if (head === '' && together === '') return [];
  if ((head.length + together.length + 4) * LETTER <= width) return [pageLine(head, together, setting)];
  return [pageLine(head, label, setting), ...(state === '' ? [] : [pageLine(state, '', setting)])];
}

function pageLine(left: string, right: string, { width, owner, style }: LineSetting): Element {
  const line = createWord(owner, 'p');
  const properties = createWord(owner, 'pPr');
  if (style !== undefined) properties.appendChild(createWord(owner, 'pStyle', { val: style }));
  const stops = createWord(owner, 'tabs');
  stops.appendChild(createWord(owner, 'tab', { val: 'right', pos: String(Math.round(width)) }));
  properties.appendChild(stops);
  properties.appendChild(createWord(owner, 'spacing', { after: '60' }));
  // The letterhead's own paragraphs may be centred or indented by style.
  properties.appendChild(createWord(owner, 'ind', { left: '0', right: '0', firstLine: '0' }));
  properties.appendChild(createWord(owner, 'jc', { val: 'left' }));
  line.appendChild(properties);
  const run = (content: readonly Element[]): void => {
    const made = createWord(owner, 'r');
    for (const piece of content) made.appendChild(piece);
    line.appendChild(made);
  };
  if (left !== '') run(runContent(left, owner));
  if (right !== '') {
    run([createWord(owner, 'tab')]);
    for (const part of right.split(/(\{pages?\})/u).filter((piece) => piece !== '')) {
      if (part === '{page}' || part === '{pages}') {
        for (const field of fieldRuns(part === '{page}' ? 'PAGE' : 'NUMPAGES', owner))
          line.appendChild(field);
      } else run(runContent(part, owner));
    }
  }
  return line;
}
