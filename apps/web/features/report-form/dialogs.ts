/** The dialogs of the report form, apart from the form that is drawn before any of them opens. */
export { CommandPalette } from './view/palette/command-palette.tsx';
export { GenderDialog } from './view/gender-dialog.tsx';
export { ProgressDialog } from './view/progress/progress-dialog.tsx';
export { ReplacedDialog } from './view/replaced-dialog.tsx';
