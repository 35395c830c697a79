/** English expressions of one meaning, as lemmas; one group a line. */
export const ENGLISH_SYNONYMS = `
low back pain = lumbago = lumbar pain
neck pain = cervicalgia = cervical pain
`;
