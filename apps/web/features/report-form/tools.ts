/** What serves the report's fields and is fetched after the form has been drawn. */
export type { SomeNormals } from './state/normals.ts';
export { normalsOf } from './state/normals.ts';
export { DictateTool, OwnFieldTools } from './view/own-field-tools.tsx';
