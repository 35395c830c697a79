/** The little of fontkit that the check of coverage uses; the package carries no declarations. */
declare module 'fontkit' {
  export interface Font {
    readonly familyName: string;
    readonly subfamilyName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Buffer): Font;
}
