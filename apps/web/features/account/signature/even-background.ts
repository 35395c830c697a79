/** How much darker than the paper around it a pixel may be and still be paper. */
const PAPER = 0.85;
/** The least that is taken for paper, as a share of the lightness of the whole: ink that fills its surroundings stays ink. */
const DARKEST_PAPER = 0.6;
/** From here on a channel is white. */
const WHITE = 245;

/**
 * Makes the paper of a photograph white, in place: each pixel is set against the paper around it, whose light and tint
 * vary over the sheet. A picture whose greater part is white stays as it is.
 * @param pixels of the picture, four bytes each: red, green, blue, opacity
 * @param paper as many pixels: the same picture with so much blur that no line of ink is seen in it
 */
export function evenBackground(pixels: Uint8ClampedArray, paper: Uint8ClampedArray): void {
  if (isOnWhite(pixels)) return;
  const least = [0, 1, 2].map((channel) => meanOf(paper, channel) * DARKEST_PAPER);
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) {
      const around = Math.max(paper[at + channel] ?? 255, least[channel] ?? 255);
      const white = around * PAPER;
      const light = (pixels[at + channel] ?? 255) / Math.max(1, white);
      // Squared, so that ink on paper in poor light is not made pale with it.
      pixels[at + channel] = Math.round(255 * light ** 2);
    }
  }
}

function isOnWhite(pixels: Uint8ClampedArray): boolean {
  let white = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) >= WHITE) white += 1;
  return white * 8 > pixels.length;
}

function meanOf(pixels: Uint8ClampedArray, channel: number): number {
  let sum = 0;
  for (let at = channel; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
  return sum / Math.max(1, pixels.length / 4);
}
