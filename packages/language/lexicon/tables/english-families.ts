export const ENGLISH_FAMILIES = ``;
