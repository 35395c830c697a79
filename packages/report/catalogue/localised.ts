/** A text in both languages of the product. */
export interface Localised {
  readonly fr: string;
  readonly en: string;
}
