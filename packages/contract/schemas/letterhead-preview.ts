import * as z from 'zod';

/** Lengths are in points. */
const length = z.number().min(-10_000).max(10_000);
const colour = z.string().regex(/^[0-9A-F]{6}$/iu);

const look = {
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  size: length,
  colour: colour.optional(),
  font: z.string().max(100).optional(),
};

/** What stands in a line: words, the number of the page or the count of pages, a tab, a line break, a picture. */
const pieceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(5_000), ...look }),
  z.strictObject({ kind: z.enum(['page', 'pages']), ...look }),
  z.strictObject({ kind: z.enum(['tab', 'break']) }),
  z.strictObject({ kind: z.literal('picture'), image: z.int().min(0), width: length, height: length }),
]);

const paragraphSchema = z.strictObject({
  kind: z.literal('paragraph'),
  align: z.enum(['left', 'center', 'right', 'justify']),
  before: length,
  after: length,
  left: length,
  hanging: length,
  /** Where tabs lead, and on which side of it the text then stands. */
  tabs: z.array(z.strictObject({ at: length, right: z.boolean() })).max(20),
  ruled: z.boolean(),
  /** Whether it stays on the page of what follows it. */
  keeps: z.boolean(),
  pieces: z.array(pieceSchema).max(500),
});

const tableSchema = z.strictObject({
  kind: z.literal('table'),
  ruled: z.boolean(),
  widths: z.array(length).max(64),
  rows: z.array(z.array(z.array(paragraphSchema).max(50)).max(64)).max(200),
});

/** A box whose place on the page is given. */
const boxSchema = z.strictObject({
  kind: z.literal('box'),
  x: length,
  y: length,
  width: length,
  height: length,
  ruled: z.boolean(),
  content: z.array(paragraphSchema).max(50),
});

const blocks = z.array(z.discriminatedUnion('kind', [paragraphSchema, tableSchema, boxSchema])).max(400);
const byKind = z.strictObject({ default: blocks, first: blocks.optional(), even: blocks.optional() });

/** One section of a document as it would stand on its pages. */
const sectionSchema = z.strictObject({
  width: length,
  height: length,
  margins: z.strictObject({
    top: length,
    right: length,
    bottom: length,
    left: length,
    header: length,
    footer: length,
  }),
  header: byKind,
  footer: byKind,
  body: blocks,
});

export const letterheadFindingsSchema = z.strictObject({
  /** Marks that stand for nothing, as written; the report shows them as they are. */
  unknown: z.array(z.string().max(70)).max(20),
  /** The mark of the report stands in a header, a footer or a box, where no report can. */
  misplaced: z.boolean(),
  /** What some page lacks, and a line is added for. */
  added: z.array(z.enum(['file', 'worker', 'page', 'pages', 'state'])).max(5),
  /** Word lets nobody change a document that is protected. */
  isProtected: z.boolean(),
  tracksChanges: z.boolean(),
});

/** A fictional report on a letterhead, as its first pages would look; simplified. */
export const letterheadPreviewSchema = z.strictObject({
  findings: letterheadFindingsSchema,
  sections: z.array(sectionSchema).max(20),
  /** Pictures as addresses of data: PNG, JPEG or GIF. */
  images: z
    .array(
      z
        .string()
        .max(3_000_000)
        .regex(/^data:image\/(?:png|jpeg|gif);base64,[\w+/=]*$/u),
    )
    .max(20),
});

export type LetterheadFindings = z.infer<typeof letterheadFindingsSchema>;
export type LetterheadPreview = z.infer<typeof letterheadPreviewSchema>;
export type PreviewSection = z.infer<typeof sectionSchema>;
export type PreviewBlock = z.infer<typeof blocks>[number];
export type PreviewParagraph = z.infer<typeof paragraphSchema>;
export type PreviewPiece = z.infer<typeof pieceSchema>;
