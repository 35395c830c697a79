/** Letters of a frame at most, so that one bracket in a long text costs little. */
const BRACKETS = /\[([^[\]\n]{1,300})\]/gu;
/** A blank « … », a choice « 5/5|4/5 », what a proposed conclusion leaves to the physician, or speech not transcribed. */
const IS_OPEN = /…|\.\.\.|\||^(?:non transcrit|not transcribed)\b|(?:par le médecin|by the physician)$/iu;

/** The frames in a text that nobody has filled in, as they stand there: `[…]`, `[5/5|4/5|…]`. `[sic]` is none. */
export function openBlanks(text: string): readonly string[] {
  return Array.from(text.matchAll(BRACKETS))
    .filter(([, inside = '']) => IS_OPEN.test(inside))
    .map(([frame]) => frame);
}
