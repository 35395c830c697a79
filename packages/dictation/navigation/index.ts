/** Moving through the report and acting on it by voice: « va à la section sept », "next field", « sauvegarde ». */
export { findPlaces } from './find-places.ts';
export type { FoundPlace, ReportPlace } from './find-places.ts';
export { findTemplates } from './find-template.ts';
export type { SpokenTemplate } from './find-template.ts';
export { readAct } from './read-act.ts';
export type { SpokenAct } from './read-act.ts';
export { readMove } from './read-move.ts';
export type { Move, StepUnit } from './read-move.ts';
