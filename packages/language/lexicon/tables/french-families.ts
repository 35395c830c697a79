export const FRENCH_FAMILIES = ``;
