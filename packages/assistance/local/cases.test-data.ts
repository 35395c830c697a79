/**
 * The cases (fiction): sections 7 and 8 as the dictation pipeline writes them, and the examination as a physician
 * would fill it in. The raw dictations and the findings lie with the pipeline, in dictation/written/cases.
 */
import type { FormData } from '@constat/report/rules';
import { NECK_AND_SHOULDER_CASES } from './neck-and-shoulder-cases.test-data.ts';

interface Case {
  readonly language: 'fr' | 'en';
  readonly gender: 'male' | 'female';
  readonly history: string;
  readonly subjective: string;
  readonly examination: FormData;
}

export const CASES = {
  '01-fr-F-entorse-lombaire': {
    language: 'fr',
    gender: 'female',
    history: `Section 7 historique de faits et évolution

La travailleuse est préposée aux bénéficiaires dans un centre d’hébergement depuis 11 ans. La fiche de réclamation décrit l’événement suivant survenu le 14 novembre 2023 : « En transférant une résidente du fauteuil au lit, la résidente a lâché la barre d’appui et je l’ai retenue. J’ai senti un coup dans le bas du dos à gauche. »

La travailleuse consulte la docteure Orsanne, omnipraticienne, le 15 novembre 2023. Le diagnostic d’entorse lombaire est retenu. Un arrêt de travail est prescrit ainsi que du naproxène 500 mg PO BID et de la cyclobenzaprine 10 mg au coucher. Une injection de kétorolac 30 mg IM est donnée à l’urgence. Les RX de la colonne lombaire du même jour ne montrent pas de fracture, pas de lyse isthmique. On note un pincement discal léger en L5-S1.
Des traitements de physiothérapie débutent le 4 décembre 2023 à raison de trois fois par semaine. La docteure Orsanne revoit la travailleuse le 18 décembre 2023. L’évolution est lente. La douleur est cotée à 7/10. Il n’y a pas d’irradiation sous le genou. Une assignation temporaire est autorisée à compter du 8 janvier 2024, sans charge de plus de 5 kilos, quatre heures par jour, trois jours par semaine.

Le 19 mars 2024, une IRM lombaire est réalisée. Elle démontre un bombement discal en L4-L5 et en L5-S1 sans conflit radiculaire, et une arthrose facettaire légère en L4-L5 à gauche. Il n’y a pas de hernie discale. La radiologiste conclut : « discopathie dégénérative légère étagée sans sténose ».
La travailleuse rencontre le docteur Valbrume, physiatre, le 7 mai 2024. À l’examen, la flexion est à 60°, l’extension à 10°, le Lasègue est négatif des deux côtés et il y a un point douloureux facettaire gauche. Le docteur Valbrume retient une entorse lombaire avec composante facettaire gauche. Le 12 juin 2024, il procède à une infiltration facettaire L4-L5 et L5-S1 à gauche sous fluoroscopie. Le soulagement est de 40 % pendant trois semaines.

Un programme d’ergothérapie avec développement des capacités est suivi du 19 août au 8 novembre 2024, à raison de quatre demi-journées par semaine. Le rapport final d’ergothérapie mentionne un soulèvement maximal du sol à la taille de 12,5 kg et une tolérance assise de 45 minutes. L’assignation temporaire prend fin le 22 novembre 2024 faute de poste disponible.
La docteure Orsanne revoit la travailleuse le 2 décembre 2024 et note un plateau thérapeutique. Elle consolide la lésion à cette date avec atteinte permanente à l’intégrité physique et limitations fonctionnelles, et dirige la travailleuse en évaluation pour le REM. La travailleuse n’a pas été opérée. Elle n’a pas repris son emploi régulier.`,
    subjective: `Section 8 questionnaire subjectif et état actuel
Appréciation subjective de l’évolution : La travailleuse estime son amélioration à 50 % depuis l’événement, avec un plateau depuis environ six mois.

Plaintes et problèmes :
- Douleur lombaire basse gauche en barre, quotidienne, cotée à 4/10 au repos et à 7/10 à l’effort.
- Raideur matinale d’environ 30 minutes.
- Elle nie toute irradiation aux membres inférieurs, tout engourdissement et tout trouble sphinctérien.
- Les facteurs aggravants sont la flexion répétée, la position assise de plus de 45 minutes et le port de charges de plus de 10 kilos.
- Elle est soulagée par la chaleur et la marche.
- Le sommeil est interrompu deux fois par nuit.

Impact sur les AVQ et AVD : Autonome pour l’hygiène et l’habillage sauf pour mettre ses bas, conduite limitée à 45 minutes, ménage fractionné, ne pellette plus et ne fait plus de jardinage.`,
    examination: {
      mandatDiagnostic: true,
      mandatConsolidation: true,
      mandatSoins: true,
      mandatAtteinte: true,
      mandatAtteintePourcentage: true,
      mandatLimitations: true,
      mandatLimitationsEvaluation: true,
      diagnosticsCnesst: 'Entorse lombaire',
      antecedentsMedicaux: 'Hypothyroïdie traitée',
      antecedentsChirurgicaux: 'Cholécystectomie 2012',
      antecedentsLesion: 'Aucun antécédent rapporté au site de la lésion.',
      antecedentsTabac: 'négatif',
      medicationActuelle:
        'Lévothyroxine 75 mcg PO DIE\nNaproxène 500 mg PO BID au besoin\nAcétaminophène 500 mg PO au besoin',
      examenPoids: '71,5',
      examenTaille: '164',
      observationGenerale: 'Sans boiterie; marche sur talons et pointes sans faiblesse',
      rachisPalpation:
        'Douleur paravertébrale gauche L4 à S1, spasme palpable léger; pas de douleur aux sacro-iliaques',
      rachisFlexion: '60',
      rachisExtension: '15',
      rachisFlexionLateraleD: '25',
      rachisFlexionLateraleG: '20',
      rachisRotationD: '30',
      rachisRotationG: '25',
      rachisLasegueDroit: 'Négatif',
      rachisLasegueGauche: 'Négatif',
      rachisTripodeDroit: 'Négatif',
      rachisTripodeGauche: 'Négatif',
      genouxCirconferenceCuisseDroit: '50,5',
      genouxCirconferenceCuisseGauche: '50,5',
      genouxCirconferenceMolletDroit: '37',
      genouxCirconferenceMolletGauche: '37',
      examensAdditionnels: 'Schober 10 à 13,5 cm; distance doigts-sol 28 cm; Waddell 0/5',
    },
  },
  '02-fr-F-fracture-cheville': {
    language: 'fr',
    gender: 'female',
    history: `Section 7, historique de faits et évolution
La travailleuse est cuisinière dans un centre de la petite enfance depuis 19 ans. Le 17 janvier 2024 vers 6 h 40, elle glisse sur une plaque de glace dans le stationnement en transportant une boîte de légumes d’environ 8 kg. La cheville droite part en éversion et elle est incapable de se relever. La fiche de réclamation indique « J’ai glissé sur la glace et ma cheville droite a craqué ».

Elle est amenée en ambulance. Les RX de la cheville droite montrent une fracture bimalléolaire déplacée avec subluxation latérale du talus. L’examen neurovasculaire est intact. Une réduction fermée est faite à l’urgence sous sédation IV. Le 18 janvier 2024, la docteure Estrabel, chirurgienne orthopédiste, procède à une réduction ouverte et fixation interne :
- plaque latérale et six vis à la malléole externe;
- deux vis spongieuses de 4,0 mm à la malléole interne.
La syndesmose est stable au test du crochet.
Une immobilisation plâtrée sans mise en charge est maintenue six semaines. Les agrafes sont retirées le 1er février 2024, et trois points de rapprochement sont posés sur la plaie externe, sans infection. Le 14 février 2024, un Doppler confirme une TVP du mollet droit. Elle reçoit de l’apixaban 5 mg PO BID pendant trois mois. Il n’y a pas d’embolie pulmonaire

La physiothérapie débute le 11 mars 2024 à raison de trois fois par semaine. La docteure Estrabel revoit la travailleuse le 25 avril 2024. La dorsiflexion est à 0°, la flexion plantaire à 30°, et les RX montrent une consolidation osseuse en cours. Le 11 juillet 2024, la consolidation osseuse est complète mais la travailleuse rapporte une douleur vive sur la plaque externe dans les bottes, avec un engourdissement du bord externe du pied droit.
Le 6 novembre 2024, la docteure Estrabel procède à l’exérèse de la plaque et des six vis de la malléole externe. Les deux vis internes sont laissées en place. Une hypoesthésie du territoire du nerf sural droit persiste après l’exérèse. Il n’y a pas de déficit moteur

Le 20 janvier 2025, une infiltration tibio-talienne est faite sous échographie. Le soulagement est de 30 % pendant 10 jours. Le 5 février 2025, une TDM de la cheville droite démontre une arthrose tibio-talienne légère post-traumatique, une consolidation complète et un talus bien centré.
La physiothérapie se termine le 27 février 2025 après 92 traitements. Le 3 mars 2025, la docteure Estrabel consolide la lésion avec atteinte permanente et limitations fonctionnelles, et complète le rapport final. Elle mentionne au rapport « pas d’autre chirurgie prévue à court terme, possibilité d’arthrodèse à long terme ». La travailleuse est diabétique de type 2, connue depuis 2016, et la guérison cutanée a été normale. Elle n’a pas repris le travail.`,
    subjective: `Section 8, questionnaire subjectif
Appréciation subjective de l’évolution : amélioration de 60 %, plateau depuis l’exérèse du matériel.

Plaintes et problèmes : la travailleuse rapporte une douleur antéro-externe de la cheville droite, 3/10 au repos et 6/10 après 20 minutes de marche. Enflure quotidienne en fin de journée. Raideur le matin d’une quinzaine de minutes. Engourdissement du bord externe du pied droit. Elle nie toute instabilité et tout épisode d’entorse depuis l’accident. Elle porte un bas de compression à droite et une orthèse plantaire.

Impact sur les AVQ et AVD : descend les escaliers une marche à la fois, station debout limitée à 30 minutes, ne porte plus de talons, conduit sans difficulté, a cessé la raquette et la danse.`,
    examination: {
      mandatAtteinte: true,
      mandatAtteintePourcentage: true,
      mandatLimitations: true,
      mandatLimitationsEvaluation: true,
      diagnosticsCnesst:
        'Fracture bimalléolaire de la cheville droite\nThrombose veineuse profonde du mollet droit',
      antecedentsMedicaux: 'Diabète de type 2, HTA',
      antecedentsAllergie: 'Codéine (nausées)',
      medicationActuelle:
        'Metformine 500 mg PO BID; périndopril 4 mg PO DIE; acétaminophène 1 g PO TID au besoin',
      observationGenerale: 'Boiterie légère droite, phase d’appui raccourcie',
      piedsDorsiflexionChevilleDroit: '5',
      piedsDorsiflexionChevilleGauche: '15',
      piedsPlantiflexionChevilleDroit: '35',
      piedsPlantiflexionChevilleGauche: '45',
      piedsSousAstragalienneDroitActif: 'Diminué < 50%',
      piedsSousAstragalienneGaucheActif: 'Normal',
      piedsTiroir0Droit: 'Négatif',
      piedsTiroir0Gauche: 'Négatif',
      piedsSqueezeTestDroit: 'Négatif',
      piedsSingleHeelRaiseDroit: 'Positif',
      piedsSingleHeelRaiseGauche: 'Négatif',
      piedsThompsonDroit: 'Négatif',
      piedsForceS1Droit: '4+/5',
      piedsForceS1Gauche: '5/5',
      piedsSensibiliteS1Droit: '1/2',
      piedsPoulsPedieuxDroit: 'Présent',
      genouxCirconferenceMolletDroit: '36',
      genouxCirconferenceMolletGauche: '37',
    },
  },
  '03-en-F-hip-labral': {
    language: 'en',
    gender: 'female',
    history: `Section 7: History of the facts and evolution

The worker has been a forklift operator in a distribution warehouse for nine years. The claim form describes the following event of August 21, 2023: “I stepped back off the loading dock and fell about four feet onto my left hip.”

The worker was seen in the emergency department the same day by doctor Brellowane. X-rays of the pelvis and left hip showed no fracture. The diagnosis was left hip contusion. She was given ketorolac 30 mg IM and discharged with crutches, naproxen 500 mg PO BID and a work stoppage.
Physiotherapy began on September 11, 2023, three times a week. After a period of eight weeks, she still reported groin pain with sitting and a clicking sensation. On November 6, 2023 doctor Brellowane noted a positive FADIR test and a limp. She denied any numbness or any back pain.

An MR arthrogram of the left hip was done on January 11, 2024. It showed an anterosuperior labral tear from 11 to 1 o’clock, a cam morphology with an alpha angle of 62 degrees, and no cartilage delamination. The right hip was not imaged.
The worker met doctor Castonvale, orthopaedic surgeon, on February 22, 2024. Flexion was 100 degrees, internal rotation 10 degrees and external rotation 40 degrees. The FABER distance was 14 cm on the left and 6 on the right. An intra-articular injection of 40 mg of triamcinolone on March 19, 2024 gave 80% relief for nine days.

On June 4, 2024 doctor Castonvale performed a left hip arthroscopy with labral repair using three anchors and a femoral osteoplasty. There was no intraoperative complication. Traction time was 52 minutes. She had a transient numbness of the left lateral femoral cutaneous nerve territory that resolved in six weeks. Heterotopic ossification prophylaxis was indomethacin 25 mg PO TID for three weeks.
Rehabilitation ran from June 17, 2024 to January 31, 2025. A temporary assignment of four days a week began on November 4, 2024 with no lifting over 10 kg (22 pounds) and no ladder climbing. X-rays of December 9, 2024 showed no heterotopic ossification and a preserved joint space of 4.2 mm.

On February 17, 2025 doctor Castonvale declared the injury consolidated with permanent impairment and functional limitations. No further surgery is planned. The worker’s father had colon cancer and her mother is well. The worker has not returned to her pre-injury job.`,
    subjective: `Section 8
Subjective appreciation of evolution: The worker rates her improvement at 65%, with a plateau since December 2024.

Complaints and problems:
- Anterior left groin pain, 2/10 at rest and 6/10 after two hours of driving the forklift.
- Stiffness when rising from a low chair.
- Occasional painless click. She denies locking, giving way, numbness and night pain.

Impact on activities of daily living: Independent, puts on left sock with effort, avoids sitting more than 45 minutes, stopped running and horseback riding, driving limited to one hour.`,
    examination: {
      mandatDiagnostic: true,
      mandatConsolidation: true,
      mandatSoins: true,
      mandatAtteinte: true,
      mandatLimitations: true,
      diagnosticsCnesst: 'Left hip contusion\nLeft hip anterosuperior labral tear, operated',
      antecedentsMedicaux: 'Migraine',
      antecedentsAllergie: 'Latex (contact rash)',
      medicationActuelle: 'Acetaminophen 500 mg PO PRN, sumatriptan 50 mg PO PRN',
      observationGenerale: 'No limp; single-leg stance steady',
      hanchesFlexionGaucheActif: '105',
      hanchesFlexionDroitActif: '125',
      hanchesExtensionGaucheActif: '10',
      hanchesExtensionDroitActif: '15',
      hanchesAbductionGaucheActif: '35',
      hanchesAbductionDroitActif: '45',
      hanchesRotationInterneGaucheActif: '20',
      hanchesRotationInterneDroitActif: '35',
      hanchesRotationExterneGaucheActif: '35',
      hanchesRotationExterneDroitActif: '45',
      genouxCirconferenceCuisseDroit: '52',
      genouxCirconferenceCuisseGauche: '51',
      examensAdditionnels:
        'FADIR positive on the left with groin pain, negative on the right. FABER 12 cm on the left, 6 cm on the right. Trendelenburg negative bilaterally.',
    },
  },
  ...NECK_AND_SHOULDER_CASES,
} as const satisfies Record<string, Case>;

export type CaseName = keyof typeof CASES;
export const CASE_NAMES = Object.keys(CASES) as readonly CaseName[];
