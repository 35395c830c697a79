/** What serves the fields, and the dialogs, fetched after the form has been drawn. */
export { normalsOf } from './state/normals.ts';
export type { SomeNormals } from './state/normals.ts';
export { DictateTool, OwnFieldTools } from './view/own-field-tools.tsx';
export { MarginPart } from './view/margin/margin-part.tsx';
export { showPassage } from './view/margin/show-passage.ts';
export { CommandPalette } from './view/palette/command-palette.tsx';
export { GenderDialog } from './view/gender-dialog.tsx';
export { ProgressDialog } from './view/progress/progress-dialog.tsx';
export { ReplacedDialog } from './view/replaced-dialog.tsx';
