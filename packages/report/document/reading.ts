/** What a renderer needs of a document, without the catalogue that builds it: a worker starts sooner. */
export { mapDocument } from './map-document.ts';
export { CHECKBOX_MARKS, blocksFor, documentStrings } from './read-document.ts';
export { RENDER_TARGETS } from './tree.ts';
export { piecesOf } from './text-pieces.ts';
export type { Raised, Unbroken } from './text-pieces.ts';
