/** How tables for spreadsheets are written; what a spreadsheet would take for a formula is escaped. */
export const SPREADSHEET_FORM = { record_delimiter: 'windows', escape_formulas: true } as const;

/** What a spreadsheet of Québec takes for the end of a cell, in each language. */
export const SPREADSHEET_DELIMITERS = { fr: ';', en: ',' } as const;
