/** From here on a number that counts a plain noun is written in digits. */
export const FIRST_IN_DIGITS = 10;
