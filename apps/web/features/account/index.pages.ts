/** What the pages of the account are made of. */
export { ArchiveCard } from './archive-card.tsx';
export { CopiesCard } from './copies-card.tsx';
export { CopiesLink } from './copies-link.tsx';
export { LetterheadCard } from './letterhead/letterhead-card.tsx';
export { PhrasesCard } from './phrases-card.tsx';
export { ProfileEditor } from './profile-editor.tsx';
export { SignatureCard } from './signature/signature-card.tsx';
export { TransfersCard } from './transfers-card.tsx';
export { TransfersLink } from './transfers-link.tsx';
