/** French expressions of one meaning, as lemmas without function words other than « de »; one group a line. */
export const FRENCH_SYNONYMS = `
lombalgie = douleur lombaire = mal de dos
dorsalgie = douleur dorsal
cervicalgie = douleur cervical = douleur au cou = mal de cou
`;
