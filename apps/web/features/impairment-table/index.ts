/** The table of impairments of the installation. */
export { ImpairmentTableCard } from './impairment-table-card.tsx';
