import { isDictionary, written } from './pdf-file.ts';
import type { PdfDictionary, PdfFile } from './pdf-file.ts';
import { unless } from './rule.ts';
import type { Rule } from './rule.ts';
import { structureOf } from './structure.ts';

const FORBIDDEN_ACTIONS = new Set([
  '/GoTo3DView',
  '/Hide',
  '/ImportData',
  '/JavaScript',
  '/Launch',
  '/Movie',
  '/Rendition',
  '/ResetForm',
  '/SetOCGState',
  '/Sound',
  '/Trans',
]);
const PAGE_ACTIONS = new Set(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage']);
const FORBIDDEN_ANNOTATIONS = new Set(['/3D', '/Sound', '/Screen', '/Movie']);
const FLAGS = { invisible: 1, hidden: 2, print: 4, noView: 32, toggleNoView: 256 } as const;

export interface Annotation {
  readonly ref: string;
  readonly dictionary: PdfDictionary;
}

export const INTERACTION_RULES: readonly Rule[] = [
  {
    id: 'actions',
    clause: '6.5.1',
    checks: 'No action runs a script or a program, plays, hides, or does more than turn pages by name',
    find: (pdf) =>
      [...pdf.dictionaries()].flatMap(([ref, one]) => {
        if (one['/Type'] === '/StructElem') return [];
        const kind = written(one['/S']);
        return [
          ...unless(!FORBIDDEN_ACTIONS.has(kind), `${ref}: ${kind}`),
          ...unless(!('/JavaScript' in one) && !('/JS' in one), `${ref}: a script`),
          ...unless(
            kind !== '/Named' || PAGE_ACTIONS.has(written(one['/N'])),
            `${ref}: ${written(one['/N'])}`,
          ),
        ];
      }),
  },
  {
    id: 'trigger-events',
    clause: '6.5.2, 6.4.1',
    checks: 'Nothing happens by itself: no /AA anywhere, and no /A at a field',
    find: (pdf) => [
      ...[...pdf.dictionaries()].flatMap(([ref, one]) => unless(!('/AA' in one), `${ref}: /AA`)),
      ...annotationsOf(pdf).flatMap(({ ref, dictionary }) =>
        unless(dictionary['/Subtype'] !== '/Widget' || !('/A' in dictionary), `${ref}: /A`),
      ),
    ],
  },
  {
    id: 'form',
    clause: '6.4.1, 6.4.2; UA 7.15',
    checks: 'The form has no XFA and asks no program to draw its fields',
    find: (pdf) => {
      const form = pdf.dictionary(pdf.catalog['/AcroForm']) ?? {};
      return [
        ...unless(form['/NeedAppearances'] !== true, '/NeedAppearances'),
        ...unless(!('/XFA' in form), '/XFA'),
        ...unless(!('/NeedsRendering' in pdf.catalog), '/NeedsRendering'),
      ];
    },
  },
  {
    id: 'annotation-types',
    clause: '6.3.1',
    checks: 'No annotation is a sound, a film, a screen or a model',
    find: (pdf) =>
      annotationsOf(pdf).flatMap(({ ref, dictionary }) => {
        const kind = dictionary['/Subtype'];
        return unless(
          kind !== undefined && !FORBIDDEN_ANNOTATIONS.has(written(kind)),
          `${ref}: ${written(kind)}`,
        );
      }),
  },
  {
    id: 'annotation-flags',
    clause: '6.3.2',
    checks: 'Every annotation is printed, and none is hidden',
    find: (pdf) =>
      annotationsOf(pdf).flatMap(({ ref, dictionary }) => {
        if (dictionary['/Subtype'] === '/Popup') return [];
        const flags = pdf.resolve(dictionary['/F']);
        if (typeof flags !== 'number') return [`${ref}: no /F`];
        const { print, ...others } = FLAGS;
        return [
          ...unless((flags & print) !== 0, `${ref}: not printed`),
          ...Object.entries(others).flatMap(([name, bit]) => unless((flags & bit) === 0, `${ref}: ${name}`)),
        ];
      }),
  },
  {
    id: 'annotation-appearances',
    clause: '6.3.3',
    checks: 'Every annotation that takes room on the page is drawn in the file, in one way',
    find: (pdf) =>
      annotationsOf(pdf).flatMap(({ ref, dictionary }) => {
        const [left, bottom, right, top] = pdf.list(dictionary['/Rect']).map((one) => pdf.resolve(one));
        const isEmpty = left === right && bottom === top;
        const appearance = pdf.dictionary(dictionary['/AP']);
        if (appearance === undefined)
          return unless(
            isEmpty || ['/Popup', '/Link'].includes(written(dictionary['/Subtype'])),
            `${ref}: no /AP`,
          );
        return unless(Object.keys(appearance).join() === '/N', `${ref}: /AP has other keys than /N`);
      }),
  },
  {
    id: 'tab-order',
    clause: 'UA 7.18.3',
    checks: 'On pages with annotations, the tab key follows the structure',
    find: (pdf) =>
      pdf
        .pages()
        .filter(({ dictionary }) => pdf.list(dictionary['/Annots']).length > 0)
        .flatMap(({ ref, dictionary }) => unless(dictionary['/Tabs'] === '/S', `page ${ref}`)),
  },
  {
    id: 'annotations-tagged',
    clause: 'UA 7.18.1, 7.18.4, 7.18.5',
    checks:
      'Every annotation stands in the structure, a field in a Form and a link in a Link, and has a name',
    find: (pdf) => {
      const { elements, parentTree } = structureOf(pdf);
      return annotationsOf(pdf).flatMap(({ ref, dictionary }) => {
        const kind = dictionary['/Subtype'];
        if (kind === '/Popup') return [];
        const parent = parentTree.get(Number(dictionary['/StructParent']));
        const element = elements.find((one) => one.ref === parent);
        const expected = kind === '/Widget' ? 'Form' : kind === '/Link' ? 'Link' : undefined;
        return [
          ...unless(element?.annotations.includes(ref) === true, `${ref}: not in the structure`),
          ...unless(
            element === undefined || expected === undefined || element.type === expected,
            `${ref}: in ${element?.type ?? ''}`,
          ),
          ...unless(nameOf(pdf, dictionary) !== '', `${ref}: no name`),
        ];
      });
    },
  },
  {
    id: 'form-elements',
    clause: 'UA 7.18.4',
    checks: 'A Form in the structure holds one field and nothing else',
    find: (pdf) =>
      structureOf(pdf)
        .elements.filter(({ type }) => type === 'Form')
        .flatMap(({ ref, annotations, children, content }) =>
          unless(annotations.length === 1 && children.length === 0 && content.length === 0, ref),
        ),
  },
];

/** The annotations of every page; one that is no object of its own is named by its page. */
export function annotationsOf(pdf: PdfFile): readonly Annotation[] {
  return pdf.pages().flatMap(({ ref: page, dictionary }) =>
    pdf.list(dictionary['/Annots']).flatMap((one): readonly Annotation[] => {
      const found = pdf.resolve(one);
      return isDictionary(found)
        ? [{ ref: typeof one === 'string' ? one : `in page ${page}`, dictionary: found }]
        : [];
    }),
  );
}

/** What a reader says of an annotation; a field that is split has its name in the upper part. */
function nameOf(pdf: PdfFile, annotation: PdfDictionary): string {
  const key = annotation['/Subtype'] === '/Widget' ? '/TU' : '/Contents';
  const own = pdf.text(annotation[key]) ?? pdf.text(pdf.dictionary(annotation['/Parent'])?.[key]);
  return own?.trim() ?? '';
}
