/** Limitations: an answer that implies them or their absence, beside another passage that says the contrary. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const answers = (
  language: 'fr' | 'en',
  conclusionLimitationsFonctionnelles: string,
  conclusionEvaluationLimitations: string,
) => row(language, { conclusionLimitationsFonctionnelles, conclusionEvaluationLimitations });
const told = (language: 'fr' | 'en', conclusionLimitationsFonctionnelles: string, conclusionResume: string) =>
  row(language, { conclusionLimitationsFonctionnelles, conclusionResume });

export const ANSWERED_LIMITS = [
  ...opposed(
    'limitations',
    answers('fr', 'Je n’en retiens aucune.', 'La travailleuse ne peut plus s’agenouiller.'),
    answers('fr', 'Aucune n’est justifiée par l’examen.', 'Ne pas soulever plus de 10 kg.'),
    answers('fr', 'Il n’en existe pas.', 'Le travailleur doit limiter la station debout à une heure.'),
    answers('fr', 'Pas de restriction à émettre.', 'Travail en hauteur à proscrire.'),
    told('fr', 'Aucune à retenir.', 'Il conservera des restrictions permanentes pour le port de charges.'),
    told(
      'fr',
      'Aucune limitation fonctionnelle.',
      'Le travailleur est limité de façon permanente dans les gestes répétés du poignet.',
    ),
    told('fr', 'Oui, pour le dos.', 'La travailleuse est apte à son emploi sans la moindre limitation.'),
    told('fr', 'Oui.', 'La lésion guérit sans limitation fonctionnelle résiduelle.'),
    answers('en', 'I retain none.', 'She can no longer kneel.'),
    answers('en', 'None is justified by the examination.', 'Do not lift more than 10 kg.'),
    answers('en', 'There are none.', 'The worker has to limit standing to one hour.'),
    answers('en', 'No restriction to be issued.', 'Work at heights is prohibited.'),
    told('en', 'None to be retained.', 'He will keep permanent restrictions for carrying loads.'),
    told(
      'en',
      'No functional limitation.',
      'Permanent limitations are needed for repetitive wrist movements.',
    ),
    told('en', 'Yes, for the back.', 'The worker is fit for her job without the slightest limitation.'),
    told('en', 'Yes.', 'The injury heals without residual functional limitation.'),
  ),
  ...clean(
    'limitations',
    answers('fr', 'Je n’en retiens aucune.', 'Sans objet.'),
    answers('fr', 'Aucune n’est justifiée.', 'Le travailleur peut soulever toutes les charges.'),
    answers('fr', 'Aucune.', 'Aucune : il peut s’agenouiller et monter aux échelles.'),
    told('fr', 'Aucune à retenir.', 'Des limitations temporaires ont été nécessaires jusqu’en mai 2025.'),
    told('fr', 'Aucune.', 'Le médecin traitant juge que des limitations permanentes sont nécessaires.'),
    told('fr', 'Aucune.', 'Il est limité dans ses loisirs par une arthrose personnelle.'),
    told('fr', 'Aucune.', 'Des limitations fonctionnelles permanentes ne sont pas nécessaires.'),
    told('fr', 'Oui.', 'Il a repris un travail léger sans limitation fonctionnelle pour le coude.'),
    told('fr', 'Aucune limitation nouvelle.', 'Il garde ses limitations permanentes de 2015.'),
    answers('en', 'I retain none.', 'Not applicable.'),
    answers('en', 'None is justified.', 'The worker can lift any load.'),
    answers('en', 'None.', 'None: she can kneel and climb ladders.'),
    told('en', 'None to be retained.', 'Temporary limitations were necessary until May 2025.'),
    told('en', 'None.', 'The attending physician believes that permanent limitations are necessary.'),
    told('en', 'None.', 'Permanent functional limitations are not needed.'),
    told('en', 'No new limitation.', 'He keeps his permanent limitations of 2015.'),
  ),
];
