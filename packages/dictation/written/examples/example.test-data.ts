/** What is said, and what is to be written; `~` stands for a non-breaking space. The text starts inside a sentence. */
export type Example = readonly [spoken: string, written: string];
