/** Operations that no injury of a limb or of the spine is treated by. */
export const OF_ANOTHER_ORGAN =
  /(?<![a-z])(?:append[a-z]*|cholecyst[a-z]*|vesicule|gall ?bladder|hyster[a-z]*|amygdal[a-z]*|tonsil[a-z]*|mast[eo](?:ct|pl)[a-z]*|prostat[a-z]*|cesarienne|caesarean|c-section|cataract[a-z]*|inguinale?s?|ombilicale?s?|umbilical|colect[a-z]*|colo[a-z]*|gastr[a-z]*|bariatri[a-z]*|pontage|bypass|coeur|heart|cardia[a-z]*|coronar[a-z]*|thyroid[a-z]*|nephr[a-z]*|hemorr[a-z]*|varic[a-z]*|dents?|dentaires?|dental|sinus|vasect[a-z]*|polyp[a-z]*|ovari[a-z]*|ovaire|uter[a-z]*)(?![a-z])/u;
