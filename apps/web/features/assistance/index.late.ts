/** The button and the dialogs of a field, fetched after the form has been drawn. */
export { FieldAssistance } from './buttons/field-assistance.tsx';
