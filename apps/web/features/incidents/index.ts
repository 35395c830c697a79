/** The register of incidents of confidentiality. */
export { IncidentsCard } from './incidents-card.tsx';
