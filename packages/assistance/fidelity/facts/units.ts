import type { TextLanguage } from '../difference.ts';
import type { Reading } from './fact.ts';

const UNITS: Readonly<Record<TextLanguage, string>> = {
  fr: `deg=degre,degres,deg,o h=h,heure,heures,hr min=min,minute,minutes s=seconde,secondes,sec d=jour,jours,journee,journees night=nuit,nuits
    half-day=demi-journee,demi-journees wk=semaine,semaines,sem mo=mois y=an,ans,annee,annees times=fois mm=mm,millimetre,millimetres
    cm=cm,centimetre,centimetres m=m,metre,metres km=km,kilometre,kilometres kg=kg,kilo,kilos,kilogramme,kilogrammes g=g,gramme,grammes
    mg=mg,milligramme,milligrammes mcg=mcg,µg,μg,ug,microgramme,microgrammes ml=ml,millilitre,millilitres cc=cc l=litre,litres lb=lb,lbs,livre,livres
    in=po,pouce,pouces ft=pi,pied,pieds % =% mmhg=mmhg iu=ui,unite,unites nm=nm tab=co,comprime,comprimes`,
  en: `deg=degree,degrees,deg,o h=h,hr,hrs,hour,hours min=min,mins,minute,minutes s=sec,secs,second,seconds d=day,days night=night,nights
    half-day=half-day,half-days wk=week,weeks,wk,wks mo=month,months y=year,years,yr,yrs,yo times=times mm=mm,millimetre,millimetres,millimeter,millimeters
    cm=cm,centimetre,centimetres,centimeter,centimeters m=m,metre,metres,meter,meters km=km,kilometre,kilometres,kilometers
    kg=kg,kgs,kilo,kilos,kilogram,kilograms g=g,gram,grams mg=mg,milligram,milligrams mcg=mcg,µg,μg,ug,microgram,micrograms
    ml=ml,millilitre,millilitres,milliliter,milliliters cc=cc l=litre,litres,liter,liters lb=lb,lbs,pound,pounds in=inch,inches ft=ft,foot,feet
    % =% mmhg=mmhg iu=iu,unit,units nm=nm tab=tablet,tablets,tab,tabs`,
};

function unitTable(source: string): ReadonlyMap<string, string> {
  const entries = source
    .trim()
    .replaceAll('% =', '%=')
    .split(/\s+/u)
    .flatMap((group) => {
      const [key = '', forms = ''] = group.split('=');
      return forms.split(',').map((form) => [form, key] as const);
    });
  return new Map(entries);
}
const UNIT_TABLES = { fr: unitTable(UNITS.fr), en: unitTable(UNITS.en) };

/** The unit of a number. */
export interface Unit {
  readonly name: string;
  /** Last token of the unit. */
  readonly last: number;
}

/** The unit that a token begins, in short or in full; null when it begins none. */
export function unitAfter({ tokens, language, taken }: Reading, at: number): Unit | null {
  const here = tokens[at];
  const skips =
    here?.key === '-' && here.glued && tokens[at + 1]?.kind === 'word' && tokens[at + 1]?.glued === true;
  const from = skips ? at + 1 : at;
  const token = tokens[from];
  if (token === undefined || taken[from] === 1) return null;
  if (token.key === '°')
    return {
      name: tokens[from + 1]?.key === 'c' ? 'celsius' : 'deg',
      last: tokens[from + 1]?.key === 'c' ? from + 1 : from,
    };
  if (token.key === '%') return { name: '%', last: from };
  const second = tokens[from + 1]?.key;
  if ((token.key === 'pour' || token.key === 'per') && second === 'cent')
    return { name: '%', last: from + 1 };
  if (token.key === 'percent') return { name: '%', last: from };
  if (token.key === 'x' && token.glued) return { name: 'times', last: from };
  if (token.key === 'mm' && second === 'hg') return { name: 'mmhg', last: from + 1 };
  if (
    (token.key === 'demi' && second?.startsWith('journee')) ||
    (token.key === 'half' && second?.startsWith('day'))
  ) {
    return { name: 'half-day', last: from + 1 };
  }
  if (token.text === 'PO' || (token.key === 'o' && !token.glued)) return null;
  const name = UNIT_TABLES[language].get(token.key);
  return name === undefined ? null : { name, last: from };
}
