/** A text in both languages of the product. */
export interface Localized {
  readonly fr: string;
  readonly en: string;
}
