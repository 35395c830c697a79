/**
 * A dictation of section 7 is often opened by its number and title and closed by « fin de la section ». The report
 * prints them itself, so they are no part of the text.
 */

const NUMBER = String.raw`(?:7|sept|seven)`;
const TITLE = String.raw`(?:historique\s+de(?:s)?\s+faits(?:\s+et\s+(?:de\s+l['’]\s?)?[ée]volution)?|history\s+of\s+(?:the\s+)?facts(?:\s+and\s+(?:of\s+)?(?:the\s+)?evolution)?)`;
/** Between number and title, written or still spoken. No two runs of blanks may meet here: each would try every share. */
const MARK = String.raw`\s*(?:(?:[,.:–—-]|(?:virgule|deux[\s-]points|comma|colon)(?=\s))\s*)?`;
const SPOKEN_END = String.raw`(?:point(?:\s+[àa]\s+la\s+ligne)?|[àa]\s+la\s+ligne|nouveau\s+paragraphe|deux[\s-]points|period|colon|new\s+(?:paragraph|line))(?=\s|$)`;
const OPENING = new RegExp(
  String.raw`^\s*(?:section\s+${NUMBER}(?:${MARK}${TITLE})?|${TITLE})[ \t\u00A0]*(?:[.:]|${SPOKEN_END}|(?=\n|$))\s*`,
  'iu',
);
const CLOSING = new RegExp(
  String.raw`(?=fin\s|end\s)(?<=^|[\n.!?»”]\s*)(?:fin\s+de\s+(?:la\s+)?section|end\s+of\s+(?:the\s+)?section)(?:\s+${NUMBER})?\s*(?:\.\s*)?$`,
  'iu',
);

/** The text of section 7 without what announces it and ends it. */
export function withoutHistoryAnnouncement(text: string): string {
  return text.replace(OPENING, '').replace(CLOSING, '').trimEnd();
}

/** The same with blanks instead, so that every other word stays at its place. */
export function blankHistoryAnnouncement(text: string): string {
  const blank = (announced: string): string => announced.replaceAll(/[^\n]/gu, ' ');
  return text.replace(OPENING, blank).replace(CLOSING, blank);
}
