import type { TextLanguage } from '../difference.ts';

/** Terms that take the place of one of their class; those of the held-out rows are rare ones, and never the same. */
export interface Pool {
  readonly development: readonly string[];
  readonly heldOut: readonly string[];
}

function pools(source: string): ReadonlyMap<string, Pool> {
  const entries = source
    .trim()
    .split('\n')
    .map((line): readonly [string, Pool] => {
      const [name = '', development = '', heldOut = ''] = line.trim().split(/ = | \/ /u);
      return [name, { development: development.split(', '), heldOut: heldOut.split(', ') }];
    });
  return new Map(entries);
}

/** By class and, in French, by gender or number: `class = terms / terms of the held-out rows`. */
export const POOLS: Readonly<Record<TextLanguage, ReadonlyMap<string, Pool>>> = {
  fr: pools(`
    sym.f = faiblesse, dysphagie, toux, somnolence, constipation, enflure / alopécie, logorrhée, anosmie, polyurie, claustrophobie, hyperacousie
    sym.m = vertige, blocage, craquement, hoquet, ronflement, prurit / clonus, ptosis, trismus, nystagmus, exanthème, bégaiement
    sym.p = crampes, palpitations, démangeaisons, vomissements, frissons, sueurs / scotomes, fasciculations, ecchymoses, hallucinations, éructations, épistaxis
    sym.a = enflée, instable, brûlante, rouge / suintante, gelée, bleutée, moite
    dx.f = bursite, pneumonie, arthrite, névralgie, myélopathie, luxation, synovite / spondylodiscite, syringomyélie, arachnoïdite, ostéomyélite, sarcoïdose, chondrocalcinose, dermatomyosite
    dx.m = névrome, cancer, anévrisme, ulcère, abcès, psoriasis / schwannome, spondylolisthésis, hygroma, glaucome, chordome, lymphœdème
    dx.p = verrues, varices, hémorroïdes, convulsions / synesthésies, dyskinésies, télangiectasies, parasomnies
    mus = psoas, biceps, infra-épineux, trapèze, moyen fessier, grand dorsal, brachial / poplité, anconé, coraco-brachial, gracile, plantaire grêle, carré pronateur, pyramidal
    mus.p = quadriceps, scalènes, fléchisseurs, abducteurs / lombricaux, interosseux, péroniers, multifides
    bone.m = fémur, radius, humérus, astragale, sternum, trapèze / hamatum, pisiforme, capitatum, sésamoïde, naviculaire, vomer
    bone.f = clavicule, mandibule, rotule, côte, malléole, omoplate / hyoïde, patte, arcade zygomatique, phalangette, diaphyse, apophyse odontoïde
    bone.p = phalanges, côtes, cunéiformes, malléoles / os du carpe, sésamoïdes, rochers, ossicules
    anat.m = coude, mollet, poignet, ligament, talon, orteil / creux poplité, sinus du tarse, hypothénar, ombilic, tragus, philtrum
    anat.f = hanche, cuisse, cheville, main, paupière, oreille / aisselle, fosse iliaque, tabatière anatomique, cornée, lombe, éminence thénar
    anat.p = orteils, genoux, poignets, talons / métatarsophalangiennes, ongles, aisselles, omoplates
    test = Lasègue, Jobe, Hawkins, Patrick, Lachman, Hoffmann, Thompson / Gaenslen, Roos, Cozen, Patte, Gerber, Kemp, Froment
    drug = ibuprofène, gabapentine, Voltaren, prednisone, codéine, métoprolol / nabilone, milnacipran, Arthrotec, tofacitinib, lacosamide, rimégépant
    spec.f = cardiologie, physiatrie, psychologie, neurologie, chirurgie plastique, pneumologie / médecine nucléaire, gériatrie, néphrologie, podiatrie, infectiologie, endocrinologie
    spec.p = neurochirurgien, physiatre, psychologue, cardiologue, chirurgien plasticien, ergothérapeute / podologue, néphrologue, gériatre, infectiologue, kinésiologue, stomatologue
    clin = Tremblay, Morin, Lessard, Fontaine, Haddad, Bouchard / Tshibanda, Ouertani, Zakharov, Quévillon, MacPhee, Ylagan
    tx.f = chiropratique, chirurgie, acupuncture, greffe, orthèse, glace / mésothérapie, prolothérapie, hypnose, neurostimulation, lyophilisation, balnéothérapie
    tx.p = massages, injections, bains, exercices / ventouses, ondes de choc, aimants, sangsues
    act = marcher, conduire, courir, écrire, dormir, manger / pédaler, pelleter, coudre, sauter, nager, jongler
    act.n = ménage, jardinage, loisirs, transport / couture, pelletage, bricolage, chant
    act.v = marche, conduit, mange, lit / nage, pédale, chante, tricote
    obj.f = béquille, cigarette, orthèse, ceinture, échelle, table / marchette, attelle, minerve, pelle, poutre, ventouse
    obj.m = corset, plâtre, tennis, camion, café, tapis / tricycle, treuil, badminton, exosquelette, madrier, polochon
    job.m = plombier, électricien, opérateur, chauffeur, boulanger, mécanicien, livreur, policier / grutier, calorifugeur, ébéniste, arpenteur, débosseleur, éboueur, couvreur, pompiste
    job.f = caissière, infirmière, cuisinière, secrétaire, comptable, vendeuse, agente, serveuse / fleuriste, hygiéniste, taxidermiste, brigadière, tailleuse, archiviste, joaillière, potière
    mov.f = extension, pronation, abduction, rotation / circumduction, antépulsion, opposition, supination
    exam.f = scintigraphie, résonance, arthrographie, tomodensitométrie / densitométrie, capillaroscopie, myélographie, cystoscopie
    place.f = usine, pharmacie, arène, école / buanderie, fonderie, caserne, mairie
    kin = conjoint, frère, père, ami / beau-frère, neveu, gendre, parrain
  `),
  en: pools(`
    sym = weakness, dysphagia, cough, drowsiness, nausea, hiccups, itching / alopecia, anosmia, polyuria, nystagmus, ptosis, trismus, claustrophobia
    dx = bursitis, pneumonia, psoriasis, neuralgia, myelopathy, dislocation, neuroma / syringomyelia, arachnoiditis, osteomyelitis, sarcoidosis, schwannoma, chondrocalcinosis, glaucoma
    mus = psoas, biceps, infraspinatus, trapezius, gluteus medius, latissimus dorsi, brachialis / popliteus, anconeus, coracobrachialis, gracilis, plantaris, pronator quadratus, pyramidalis
    bone = femur, radius, humerus, talus, sternum, navicular / hamate, pisiform, capitate, sesamoid, hyoid, vomer
    anat = elbow, ligament, hip, ankle, toe, hand / axilla, sinus tarsi, snuffbox, cornea, umbilicus, instep
    test = Lasegue, Jobe, Hawkins, Patrick, Lachman, Hoffmann, Thompson / Gaenslen, Roos, Cozen, Patte, Gerber, Kemp, Froment
    drug = ibuprofen, gabapentin, Voltaren, prednisone, codeine, metoprolol / nabilone, milnacipran, Arthrotec, tofacitinib, lacosamide, rimegepant
    spec.f = cardiology, psychology, neurology, plastic surgery, dermatology, respirology / nuclear medicine, geriatrics, nephrology, podiatry, infectiology, endocrinology
    spec.p = neurosurgeon, physiatrist, psychologist, cardiologist, plastic surgeon, occupational therapist / pedorthist, nephrologist, geriatrician, kinesiologist, stomatologist, audiologist
    clin = Tremblay, Morin, Lessard, Fontaine, Haddad, Bouchard / Tshibanda, Ouertani, Zakharov, Quevillon, MacPhee, Ylagan
    tx = chiropractic, surgery, acupuncture, grafting, bracing, ice / mesotherapy, prolotherapy, hypnosis, neurostimulation, leeches, balneotherapy
    act = walk, drive, run, write, sleep, eat / pedal, shovel, sew, jump, swim, juggle
    act.n = repairs, laundry, gardening, transportation / sewing, shovelling, singing, knitting
    act.v = walks, drives, eats, reads / swims, pedals, sings, knits
    act.g = pushing, driving, weighing, writing, drawing, cutting / pedalling, shovelling, sewing, juggling, welding, whittling
    obj = crutch, helmet, tennis, ladder, coffee, cast / tricycle, winch, badminton, exoskeleton, plank, bolster
    job = plumber, electrician, operator, baker, mechanic, nurse, cashier, secretary / crane operator, insulator, cabinetmaker, surveyor, roofer, florist, taxidermist, archivist
    mov = extension, pronation, abduction, rotation / circumduction, opposition, supination, protraction
    exam = scintigraphy, MRI, arthrogram, echocardiogram / densitometry, capillaroscopy, myelogram, cystoscopy
    kin = husband, brother, father, friend / nephew, stepson, godfather, landlord
  `),
};
