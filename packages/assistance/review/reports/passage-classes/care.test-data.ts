/** Care that would be of no use, under a condition or now and then, and care that an injury said to be consolidated needs. */
import { clean, opposed } from '../passages.test-data.ts';
import type { Language, Row } from './examined.test-data.ts';

const care = (language: Language, text: string): Row => [
  language,
  { conclusionDateConsolidation: '2025-03-03', conclusionSoinsTraitements: text },
];

export const CARE = [
  ...clean(
    'care',
    care('fr', 'Poursuivre la physiothérapie serait inutile.'),
    care('fr', 'En cas de récidive, une infiltration pourrait être requise.'),
    care('fr', 'Il requiert occasionnellement un traitement d’ostéopathie.'),
    care('fr', 'Poursuivre les traitements ne donnerait rien; ils sont suffisants.'),
    care('en', 'Further injections would be of no benefit.'),
    care('en', 'If the pain recurs, an infiltration may be required.'),
    care('en', 'He needs an intermittent treatment for his flare-ups.'),
    care('en', 'Further care would hardly alter the outcome.'),
  ),
  ...opposed(
    'care',
    care('fr', 'Une chirurgie est nécessaire.'),
    care('fr', 'Il doit subir une arthroscopie.'),
    care('fr', 'La physiothérapie doit continuer.'),
    care('fr', 'Je recommande une infiltration de l’épaule.'),
    care('en', 'Surgery is required.'),
    care('en', 'He should undergo an arthroscopy.'),
    care('en', 'Further physiotherapy is needed.'),
    care('en', 'I recommend an infiltration of the shoulder.'),
  ),
];

export const CARE_HELD_OUT = [
  ...clean(
    'care',
    care('fr', 'Si la douleur augmentait, des infiltrations devraient être faites.'),
    care('fr', 'Il requiert un traitement de massothérapie de façon sporadique.'),
    care('fr', 'La poursuite de la physiothérapie serait futile.'),
    care('fr', 'Advenant une aggravation, il faut revoir l’indication de la chirurgie.'),
    care('en', 'If pain increased, infiltrations should be performed.'),
    care('en', 'She requires massage therapy sporadically.'),
    care('en', 'Further sessions of physiotherapy would serve no purpose.'),
    care(
      'en',
      'In the event of worsening, the need for surgery must be reviewed; it needs no treatment now.',
    ),
  ),
  ...opposed(
    'care',
    care('fr', 'Le travailleur requiert encore dix séances de physiothérapie.'),
    care('fr', 'La chirurgie est indiquée dès maintenant.'),
    care('fr', 'Il faut entreprendre un programme de réadaptation.'),
    care('fr', 'Les traitements d’ergothérapie sont à poursuivre.'),
    care('en', 'The worker still requires ten sessions of physiotherapy.'),
    care('en', 'Surgery is indicated at this time.'),
    care('en', 'A rehabilitation programme must be started.'),
    care('en', 'Occupational therapy treatments are to be continued.'),
  ),
];

/** Written after the rules and tried once before anything was changed for them. */
export const CARE_HELD_OUT_2 = [
  ...clean(
    'care',
    care('fr', 'Une chirurgie n’est indiquée que si la douleur s’aggrave.'),
    care('fr', 'Il faut mettre fin aux traitements de physiothérapie.'),
    care('fr', 'Il a reçu les traitements que son état nécessite.'),
    care('fr', 'Il a besoin d’une séance de chiropraxie à l’occasion.'),
    care('en', 'Surgery is indicated only if the pain worsens.'),
    care('en', 'Physiotherapy treatments need to be stopped.'),
    care('en', 'He received the care that his condition required.'),
    care('en', 'He needs a chiropractic session once in a while.'),
  ),
  ...opposed(
    'care',
    care('fr', 'La physiothérapie demeure indiquée, trois fois par semaine.'),
    care('fr', 'Je suis d’avis qu’une arthroscopie est requise.'),
    care('fr', 'Le travailleur a encore besoin de traitements de physiothérapie.'),
    care('fr', 'Il y a lieu de procéder à une infiltration.'),
    care('en', 'Physiotherapy remains indicated three times a week.'),
    care('en', 'In my opinion an arthroscopy is required.'),
    care('en', 'The worker is still in need of physiotherapy treatments.'),
    care('en', 'An infiltration ought to be performed.'),
  ),
];
