/** The tools of the report's fields, fetched after the form has been drawn. */
export { DictateTool, OwnFieldTools } from './view/own-field-tools.tsx';
