import type { Lexicon } from './lexicon.ts';

/**
 * French relatives, parts of a whole, days of the week, seasons and dates told from another one; « les semaines
 * suivantes » is too vague to be one.
 */
export const FRENCH_RELATIONS: Lexicon = {
  name: {
    father: '=père, =pères',
    mother: 'mère',
    brother: 'frère',
    sister: 'soeur, sœur',
    son: '=fils',
    daughter: '=fille',
    spouse: 'conjoint, époux, épouse',
  },
  date: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
    summer: 'l’été, en été, cet été, d’été',
    autumn: 'automne, automnal',
    winter: 'hiver, hivernal',
    spring: '=printemps, printanier',
    'same day': 'jour même, même jour, journée même, même journée',
    'day + 1': 'lendemain, =jour suivant, =jour d’après, =journée suivante',
    'day + 2': 'surlendemain',
    'day - 1': 'veille, =jour précédent, =jour d’avant, =journée précédente',
    'day - 2': 'avant-veille',
    yesterday: 'hier',
    'before yesterday': 'avant-hier',
    tomorrow: 'demain',
    'after tomorrow': 'après-demain',
    'week + 1': '=semaine suivante, =semaine d’après',
    'week - 1': '=semaine précédente, =semaine d’avant',
    'next week': '=semaine prochaine',
    'last week': '=semaine dernière, =semaine passée',
    'month + 1': 'le mois suivant, le mois d’après, du mois suivant',
    'month - 1': 'le mois précédent, le mois d’avant, du mois précédent',
    'next month': 'le mois prochain, du mois prochain',
    'last month': 'le mois dernier, le mois passé, du mois dernier',
    'year + 1': '=année suivante, =année d’après',
    'year - 1': '=année précédente, =année d’avant',
    'next year': '=année prochaine, l’an prochain',
    'last year': '=année dernière, =année passée, l’an dernier, l’an passé',
  },
  number: {
    '0.5|part': 'moitié',
    '0.33|part': 'tiers',
    '2|fold': 'double, doublé',
    '3|fold': 'triple, triplé',
  },
};

/**
 * English relatives, parts of a whole, days of the week, seasons (but "fall", which is an accident here) and dates told
 * from another one; "the following weeks" is too vague to be one.
 */
export const ENGLISH_RELATIONS: Lexicon = {
  name: {
    father: 'father',
    mother: 'mother',
    brother: 'brother',
    sister: 'sister',
    son: 'son',
    daughter: 'daughter',
    spouse: 'spouse, husband, wife, partner',
  },
  date: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    summer: 'summer',
    autumn: 'autumn',
    winter: 'winter',
    spring: 'spring, springtime',
    'same day': '=same day, =very day',
    'day + 1': '=next day, =following day, =the day after',
    'day - 1': '=previous day, =the day before, =preceding day',
    yesterday: 'yesterday',
    tomorrow: 'tomorrow',
    'week + 1': '=following week, =next week, =the week after',
    'week - 1': '=previous week, =the week before, =preceding week',
    'last week': '=last week',
    'month + 1': '=following month, =next month, =the month after',
    'month - 1': '=previous month, =the month before, =preceding month',
    'last month': '=last month',
    'year + 1': '=following year, =next year, =the year after',
    'year - 1': '=previous year, =the year before, =preceding year',
    'last year': '=last year',
  },
  number: {
    '0.5|part': '=half of, =half the, =half his, =half her, =half their',
    '2|fold': 'double, doubled',
    '3|fold': 'triple, tripled',
  },
};
