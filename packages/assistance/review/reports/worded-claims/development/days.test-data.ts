/** The consolidation and the total of the percentages: what the answer implies beside what the summary states. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const day = (language: 'fr' | 'en', conclusionDateConsolidation: string, conclusionResume: string) =>
  row(language, { conclusionDateConsolidation, conclusionResume });
const share = (language: 'fr' | 'en', conclusionPourcentageAtteinte: string, conclusionResume: string) =>
  row(language, { conclusionPourcentageAtteinte, conclusionResume });
const sum = (language: 'fr' | 'en', conclusionPourcentageAtteinte: string) =>
  row(language, { conclusionPourcentageAtteinte });

export const IMPLIED_DAYS = [
  ...opposed(
    'consolidation-date',
    day('fr', 'Le 3 mars 2025, vu le plateau thérapeutique.', 'Je consolide la lésion au 12 février 2025.'),
    day('fr', 'Le 3 mars 2025.', 'Je considère la lésion comme consolidée le 12 février 2025.'),
    day('fr', '3 mars 2025, faute d’amélioration.', 'La consolidation remonte au 12 février 2025.'),
    day('en', 'March 3, 2025, in view of the plateau.', 'I consolidate the injury as of February 12, 2025.'),
    day('en', 'On March 3, 2025.', 'I believe that the injury was consolidated on February 12, 2025.'),
    day('en', 'March 3, 2025, for want of improvement.', 'Consolidation dates back to February 12, 2025.'),
  ),
  ...clean(
    'consolidation-date',
    day('fr', 'Le 3 mars 2025, vu le plateau thérapeutique.', 'Je consolide la lésion au 3 mars 2025.'),
    day('fr', 'Le 3 mars 2025.', 'Son médecin estimait la lésion consolidée le 12 février 2025.'),
    day(
      'fr',
      'Le 3 mars 2025, soit après la visite du 12 février 2025.',
      'La lésion est consolidée le 3 mars 2025.',
    ),
    day('en', 'March 3, 2025, in view of the plateau.', 'I consolidate the injury as of March 3, 2025.'),
    day('en', 'March 3, 2025.', 'Her physician believed the injury to be consolidated on February 12, 2025.'),
  ),
];

export const TOTALS = [
  ...opposed(
    'percentage',
    share('fr', 'Un total de 4 % est accordé.', 'L’atteinte permanente se chiffre à 2 % en tout.'),
    share('fr', 'DAP : 3 %.', 'Le DAP s’élève à 5 %.'),
    share('fr', 'Le déficit est de 2 % pour le genou.', 'Le pourcentage d’atteinte permanente est de 6 %.'),
    sum('fr', 'Perte de flexion : 2 %. Cicatrice : 1 %. Pour un total de 5 %.'),
    sum('fr', 'Entorse lombaire : 2 %; préjudice esthétique : 0,5 %; somme : 3 %.'),
    sum(
      'fr',
      'Entorse cervicale avec séquelles : 2 %. Cicatrice vicieuse : 1 %. Le total s’établit donc à 4 %.',
    ),
    share('en', 'A total of 4% is awarded.', 'The permanent impairment amounts to 2% in all.'),
    share('en', 'Deficit: 3%.', 'The deficit comes to 5%.'),
    share('en', 'The deficit is 2% for the knee.', 'The percentage of permanent impairment is 6%.'),
    sum('en', 'Loss of flexion: 2%. Scar: 1%. For a total of 5%.'),
    sum('en', 'Lumbar sprain: 2%; aesthetic prejudice: 0.5%; sum: 3%.'),
    sum('en', 'Cervical sprain with sequelae: 2%. Disfiguring scar: 1%. The total is therefore 4%.'),
  ),
  ...clean(
    'percentage',
    share('fr', 'Un total de 4 % est accordé.', 'L’atteinte permanente se chiffre à 4 % en tout.'),
    share('fr', 'DAP : 3 %. Préjudice esthétique : 1 %. Total : 4 %.', 'Le DAP s’élève à 3 %.'),
    share('fr', 'DAP : 3 %.', 'Le DAP de la lésion de 2015 s’élevait à 5 %.'),
    share('fr', 'DAP : 3 %.', 'La force est à 80 % et la douleur diminuée de 50 %.'),
    share('fr', 'DAP : 3 %.', 'Le médecin traitant propose un DAP de 5 %.'),
    sum('fr', 'Cicatrice : 1 %. Déficit : 2 %. Le total est de 3 %.'),
    sum('fr', 'Entorse lombaire : 2 %. Douleurs et perte de jouissance de la vie : 0,3 %. Total : 2,3 %.'),
    share('en', 'A total of 4% is awarded.', 'The permanent impairment amounts to 4% in all.'),
    share('en', 'Deficit: 3%. Aesthetic prejudice: 1%. Total: 4%.', 'The deficit comes to 3%.'),
    share('en', 'Deficit: 3%.', 'The deficit of the 2015 injury came to 5%.'),
    share('en', 'Deficit: 3%.', 'Strength is at 80% and pain is down by 50%.'),
    sum('en', 'Scar: 1%. Deficit: 2%. The total is 3%.'),
  ),
];
