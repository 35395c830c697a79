/** What serves the report's fields and is fetched after the form has been drawn. */
export type { SomeNormals } from './state/normals.ts';
export { normalsOf } from './state/normals.ts';
export { DictateTool, OwnFieldTools } from './view/own-field-tools.tsx';
export { MarginPart } from './view/margin/margin-part.tsx';
export { showPassage } from './view/margin/show-passage.ts';
