export * from './calendar.ts';
export { endsHour } from './clock-en.ts';
export * from './months.ts';
export * from './years-en.ts';
