/** Both sides of each bound that the rules of these classes draw. */
import { clean, opposed } from '../passages.test-data.ts';

const seen = (day: string) =>
  [
    'fr',
    { historiqueEvolution: `Le 5 avril 2024, il se tord le genou. Il consulte à l’urgence le ${day}.` },
  ] as const;
const stood = (minutes: number) =>
  [
    'en',
    {
      conclusionLimitationsFonctionnelles: 'Avoid standing for more than 60 minutes.',
      conclusionResume: `He must not stand for more than ${minutes} minutes.`,
    },
  ] as const;
const wore = (days: number) =>
  [
    'fr',
    {
      historiqueEvolution: 'Plâtre pendant cinq semaines.',
      conclusionResume: `Il a porté un plâtre pendant ${days} jours.`,
    },
  ] as const;

export const BOUNDS = [
  ...clean('early-date', seen('4 avril 2023'), seen('5 avril 2024')),
  ...opposed('early-date', seen('5 avril 2023'), seen('4 avril 2024')),
  ...clean('limitations', stood(75), stood(48)),
  ...opposed('limitations', stood(76), stood(47)),
  ...clean('duration', wore(28), wore(43)),
  ...opposed('duration', wore(27), wore(44)),
];
