/** What assistance offers for one field, fetched after the form has been drawn. */
export { FieldAssistance } from './buttons/field-assistance.tsx';
