/** The physician’s own words. */
export { VocabularyCard } from './vocabulary-card.tsx';
