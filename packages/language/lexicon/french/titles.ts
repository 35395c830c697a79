import { wordLine } from '../word-line.ts';

/**
 * Titles and trades with the feminine that is in use in Québec; where there are two, the usual one stands first. General
 * lexicons have many of them in the masculine only.
 */
const PAIRS = `acheteur acheteuse|acupuncteur acupunctrice|adjoint adjointe|administrateur administratrice|agent agente
agriculteur agricultrice|aide-soignant aide-soignante|ambulancier ambulancière|animateur animatrice|apprenti apprentie
assembleur assembleuse|assistant assistante|assureur assureuse|avocat avocate|balayeur balayeuse|boucher bouchère
boulanger boulangère|briqueteur briqueteuse|brigadier brigadière|bûcheron bûcheronne|caissier caissière|camionneur camionneuse
cavalier cavalière|charpentier charpentière|chauffeur chauffeuse|chercheur chercheuse|chiropraticien chiropraticienne
chirurgien chirurgienne|client cliente|coffreur coffreuse|coiffeur coiffeuse|conciliateur conciliatrice
conducteur conductrice|conjoint conjointe|conseiller conseillère|consultant consultante|contremaître contremaîtresse
coordonnateur coordonnatrice|couvreur couvreuse|cuisinier cuisinière|cultivateur cultivatrice|débardeur débardeuse
déménageur déménageuse|directeur directrice|droitier droitière|éducateur éducatrice|ébéniste ébéniste|électricien électricienne
emballeur emballeuse|employé employée|employeur employeuse|enseignant enseignante|entrepreneur entrepreneure
évaluateur évaluatrice|expert experte|facteur factrice|ferblantier ferblantière|ferrailleur ferrailleuse|fermier fermière
foreur foreuse|formateur formatrice|fumeur fumeuse|gardien gardienne|gaucher gauchère|gérant gérante|gestionnaire gestionnaire
grutier grutière|horticulteur horticultrice|infirmier infirmière|ingénieur ingénieure|inspecteur inspectrice
installateur installatrice|instructeur instructrice|intervenant intervenante|jardinier jardinière|joueur joueuse
journalier journalière|laveur laveuse|livreur livreuse|machiniste machiniste|magasinier magasinière|maçon maçonne
manœuvre manœuvre|marin marin|mécanicien mécanicienne|médecin médecin|menuisier menuisière|mineur mineuse|moniteur monitrice
monteur monteuse|neurochirurgien neurochirurgienne|omnipraticien omnipraticienne|opérateur opératrice|outilleur outilleuse
ouvrier ouvrière|paramédic paramédic|patient patiente|patrouilleur patrouilleuse|pâtissier pâtissière|paysagiste paysagiste
pêcheur pêcheuse|peintre peintre|piéton piétonne|pilote pilote|plaignant plaignante|plâtrier plâtrière|plombier plombière
plongeur plongeuse|policier policière|pompier pompière|pompiste pompiste|portier portière|poseur poseuse|praticien praticienne
préposé préposée|professeur professeure|programmeur programmeuse|psychoéducateur psychoéducatrice|réparateur réparatrice
répartiteur répartitrice|réviseur réviseure|résident résidente|retraité retraitée|scieur scieuse|serveur serveuse
soigneur soigneuse|soudeur soudeuse|superviseur superviseure|surintendant surintendante|surveillant surveillante
technicien technicienne|témoin témoin|thérapeute thérapeute|tôlier tôlière|travailleur travailleuse|tuyauteur tuyauteuse
vendeur vendeuse|vérificateur vérificatrice|veuf veuve|visiteur visiteuse|voisin voisine|voyageur voyageuse|auteur auteure
blessé blessée|accidenté accidentée|assuré assurée|requérant requérante|réclamant réclamante|représentant représentante
président présidente|procureur procureure|docteur docteure|chef cheffe|époux épouse`;

/** Lines of the word table for the titles. */
export const FRENCH_TITLES: readonly string[] = PAIRS.split(/[|\n]/u).map((pair) => {
  const [masculine = '', feminine = ''] = pair.split(' ');
  if (masculine === feminine)
    return wordLine('n', masculine, [
      [masculine, 's'],
      [pluralOf(masculine), 'p'],
    ]);
  return wordLine('n', masculine, [
    ...(pluralOf(masculine) === masculine
      ? [[masculine, 'm'] as const]
      : [[masculine, 'ms'] as const, [pluralOf(masculine), 'mp'] as const]),
    [feminine, 'fs'],
    [pluralOf(feminine), 'fp'],
  ]);
});

function pluralOf(form: string): string {
  return /[sxz]$/u.test(form) ? form : `${form}s`;
}
