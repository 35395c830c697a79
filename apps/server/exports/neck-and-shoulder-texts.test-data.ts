/** What the dictations of the shoulder and of the neck say, as their physician would have it written. Nobody in them exists. */
import type { CaseTexts } from './case-texts.test-data.ts';

export const SHOULDER: CaseTexts = {
  historiqueEvolution: `Le travailleur est droitier. Il est livreur de meubles depuis 14 ans. La fiche de réclamation situe l'événement au 12 septembre 2023 : « Un divan a glissé du camion et je l'ai retenu du bras droit, j'ai senti un craquement dans l'épaule. » La note de l'urgence, rédigée par la docteure Calvenne, situe l'événement au 13 septembre 2023. Le travailleur avait subi le 3 juin 2014 une entorse acromio-claviculaire gauche de grade II, traitée sans chirurgie et guérie sans séquelle. Il n'avait jamais consulté pour l'épaule droite.

Les RX de l'épaule droite du 13 septembre 2023 ne montrent ni fracture ni luxation. La docteure Calvenne retient une entorse de l'épaule droite, prescrit du naproxène 250 mg PO BID et un arrêt de travail. Le 26 septembre 2023, le naproxène est augmenté à 500 mg PO BID. L'échographie du 19 octobre 2023 montre une déchirure du sus-épineux droit de 14 mm. L'IRM de l'épaule droite du 27 novembre 2023 démontre une déchirure transfixiante du sus-épineux de 18 mm, rétractée de 9 mm, une tendinopathie du sous-scapulaire sans déchirure et une infiltration graisseuse de grade I. Il n'y a pas d'arthrose gléno-humérale. Une radiographie comparative de l'épaule gauche ne montre aucune calcification.

Le travailleur rencontre le docteur Brissandre, chirurgien orthopédiste, le 14 décembre 2023. L'abduction active est à 90° à droite et à 175° à gauche. Le signe de Neer et le Hawkins sont positifs à droite et négatifs à gauche. Il y a un point douloureux au trochiter droit. Une infiltration sous-acromiale droite de 40 mg de méthylprednisolone est faite le même jour. Le soulagement est de 50 % pendant deux semaines. Une seconde infiltration, de 80 mg, est faite le 25 janvier 2024 sans aucun soulagement.

Le 5 mars 2024, le docteur Brissandre procède à une arthroscopie de l'épaule droite :
- acromioplastie;
- réparation du sus-épineux par deux ancres;
- ténotomie du long biceps.
Le sous-scapulaire est intact et n'est pas réparé. La clavicule distale n'est pas réséquée. Les quatre portails sont fermés par un point de suture chacun. Une attelle d'abduction est portée six semaines. Il n'y a pas eu d'infection ni de capsulite.
La physiothérapie débute le 22 avril 2024 à raison de deux fois par semaine. Le 18 juillet 2024, l'abduction active de l'épaule droite est à 110°, l'abduction passive à 130°, et l'abduction de l'épaule gauche à 175°. La rotation interne atteint L3 à droite et T8 à gauche. La force en abduction est de 4+/5 à droite et de 5/5 à gauche. La préhension est de 38 kg à droite et de 44 kg à gauche chez ce droitier. Le périmètre du bras est de 31,5 cm à droite et de 31,5 cm à gauche.

Un retour en travaux légers est autorisé à compter du 9 septembre 2024, trois jours par semaine, sans charge de plus de 5 kg et sans geste au-dessus de l'épaule droite. L'arthro-IRM du 14 novembre 2024 ne montre pas de nouvelle déchirure de la coiffe, mais une bursite sous-acromiale légère. L'EMG du 12 décembre 2024 est normal, sans signe de radiculopathie C5 ou C6. La physiothérapie se termine le 17 janvier 2025 après 84 traitements.

Le 23 janvier 2025, le docteur Brissandre consolide la lésion avec atteinte permanente et limitations fonctionnelles. Aucune autre chirurgie n'est prévue. Le travailleur a été opéré une seule fois. Il n'a pas repris son emploi régulier.`,
  appreciationEvolution:
    'Le travailleur estime son amélioration à 55 %, avec un plateau depuis novembre 2024.',
  plaintesproblemes: `- Douleur antéro-latérale de l'épaule droite, 3/10 au repos et 7/10 pour les gestes au-dessus des épaules.
- Réveil deux à trois fois par nuit lorsqu'il se couche sur le côté droit.
- Faiblesse du bras droit pour soulever plus de 5 kg.
- Il nie toute cervicalgie, tout engourdissement des mains et toute douleur à l'épaule gauche.
- Il n'a jamais ressenti d'instabilité.`,
  impactAvq:
    "Autonome, se lave les cheveux de la main gauche, enfile son manteau par la manche droite en premier, conduit moins d'une heure, ne joue plus au hockey et ne pellette plus.",
};

export const NECK: CaseTexts = {
  historiqueEvolution: `The worker is right-handed. She has been a hospital laundry attendant for 12 years. The claim form places the event on March 14, 2023: “I was pulling a cart of about 200 pounds when it stopped short and I felt a pull in my neck and left arm.” The employer's register places it on March 15, 2023. The worker had a right carpal tunnel release in 2016, which left no numbness. She had never consulted for her neck.

The worker was seen by Dr. Hallowmere, family physician, on March 16, 2023. X-rays of the cervical spine showed no fracture and no listhesis. The diagnosis was cervical sprain. Naproxen 500 mg PO BID and a work stoppage were prescribed. After a period of three weeks, she reported tingling of the left middle finger. Pregabalin 75 mg PO BID was begun on April 6, 2023 and increased to 150 mg PO BID on July 10, 2023.

An MRI of the cervical spine was done on May 22, 2023. It showed a left foraminal disc herniation at C6-C7 compressing the left C7 root, and a central protrusion at C5-C6 without root contact. There was no cord signal change and no canal stenosis. An EMG done on June 19, 2023 confirmed a left C7 radiculopathy. There was no evidence of carpal tunnel syndrome on the left or on the right.

The worker met Dr. Pendrake, physiatrist, on August 29, 2023. Cervical extension was 20°, left rotation 45° and right rotation 60°. Spurling was positive on the left and negative on the right. Triceps strength was 4/5 on the left and 5/5 on the right. The triceps reflex was 1+ on the left and 2+ on the right. The biceps and brachioradialis reflexes were 2+ on both sides. Sensation was decreased over the left middle finger and normal over the thumb. Hoffmann was absent on both sides. Grip was 22 kg on the left and 31 kg on the right.
A left C7 nerve root block with 4 mg of dexamethasone was done under fluoroscopy on October 3, 2023 and gave 70% relief for five weeks. An epidural injection at C7-T1 on December 12, 2023 gave 20% relief for 10 days. There was no complication.

Dr. Oakshaw, neurosurgeon, saw the worker on February 8, 2024 and did not recommend surgery. Light duty had begun on January 15, 2024, four hours a day, with no lifting over 5 kg (11 pounds) and no work above the shoulders. A second MRI on November 21, 2024 showed that the C6-C7 herniation had decreased from 7 mm to 4 mm, with no cord compression. The C5-C6 protrusion was unchanged.

Physiotherapy ended on December 20, 2024 after 64 treatments. Dr. Hallowmere declared the injury consolidated on January 27, 2025. The worker was not operated on. She has not returned to her regular job.`,
  appreciationEvolution: 'The worker rates her improvement at 60%, with a plateau since September 2024.',
  plaintesproblemes: `- Left-sided neck pain, 3/10 at rest and 6/10 at the end of a shift.
- Pain in the back of the left arm down to the elbow, two or three times a week.
- Tingling of the left middle finger, not of the thumb or of the little finger.
- Weakness when pushing with the left hand.
- She denies any symptom of the right arm, any gait disturbance and any sphincter disturbance.`,
  impactAvq:
    'Independent, carries groceries with the right hand, washes her hair with both hands, driving limited to 30 minutes because of neck rotation to the left, stopped swimming and gardening.',
};
