type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** An item that left its list for another one. */
export const LEFT: Pairs = {
  fr: [
    [
      'Force à 4/5 au deltoïde et au biceps, 5/5 au triceps.',
      'Force à 4/5 au deltoïde, 5/5 au biceps et au triceps.',
    ],
    ['Neer et Hawkins positifs, Jobe et Patte négatifs.', 'Neer positif, Hawkins, Jobe et Patte négatifs.'],
    [
      'Arthrose légère des compartiments interne et externe, modérée du compartiment fémoro-patellaire.',
      'Arthrose légère du compartiment interne, modérée des compartiments externe et fémoro-patellaire.',
    ],
    [
      'Douleur à la palpation du biceps et du sus-épineux à droite, du trapèze à gauche.',
      'Douleur à la palpation du biceps à droite, du sus-épineux et du trapèze à gauche.',
    ],
    [
      'Flexion et abduction à 90°, rotation externe à 40°.',
      'Flexion à 90°, abduction et rotation externe à 40°.',
    ],
    [
      'La flexion et l’abduction sont à 90°, la rotation externe est à 40°.',
      'La flexion est à 90°, l’abduction et la rotation externe sont à 40°.',
    ],
    [
      'Réflexes bicipital et tricipital normaux, achilléen aboli.',
      'Réflexe bicipital normal, tricipital et achilléen abolis.',
    ],
    [
      'La sensibilité est normale en C5 et C6, diminuée en C7.',
      'La sensibilité est normale en C5, diminuée en C6 et C7.',
    ],
    ['Sensibilité diminuée en L4 et L5, normale en S1.', 'Sensibilité diminuée en L4, normale en L5 et S1.'],
    [
      'Amitriptyline et prégabaline au coucher, naproxène le matin.',
      'Amitriptyline au coucher, prégabaline et naproxène le matin.',
    ],
    [
      'Elle prend du naproxène et du pantoprazole le matin et de la prégabaline le soir.',
      'Elle prend du naproxène le matin et du pantoprazole et de la prégabaline le soir.',
    ],
    [
      'Infiltrations aux épaules en mars et en mai 2023, et au genou en juin 2023.',
      'Infiltrations aux épaules en mars 2023, et au genou en mai et en juin 2023.',
    ],
    [
      'Le Dr Orsanne et la Dre Lavergne retiennent une entorse, le Dr Valbrume une hernie.',
      'Le Dr Orsanne retient une entorse, la Dre Lavergne et le Dr Valbrume une hernie.',
    ],
    [
      'Entorse du genou et de la cheville droite, fracture du poignet gauche.',
      'Entorse du genou droit, fracture de la cheville et du poignet gauche.',
    ],
    [
      'Douleur au cou et à l’épaule, engourdissement à la main.',
      'Douleur au cou, engourdissement à l’épaule et à la main.',
    ],
    [
      'Contusion du coude et de l’avant-bras, fracture du poignet.',
      'Contusion du coude, fracture de l’avant-bras et du poignet.',
    ],
    [
      'L’IRM montre une hernie L4-L5 et L5-S1 et un bombement L3-L4.',
      'L’IRM montre une hernie L4-L5 et un bombement L5-S1 et L3-L4.',
    ],
    [
      'Œdème du genou et de la cheville, ecchymose du pied.',
      'Œdème du genou, ecchymose de la cheville et du pied.',
    ],
    [
      'Atrophie du deltoïde et du sus-épineux à droite. Pas d’atrophie du biceps.',
      'Atrophie du deltoïde à droite. Pas d’atrophie du sus-épineux ni du biceps.',
    ],
    [
      'Limitation de la flexion et de l’abduction, mais pas de l’extension.',
      'Limitation de la flexion, mais pas de l’abduction ni de l’extension.',
    ],
    [
      'Il peut marcher et conduire, mais ne peut pas s’accroupir.',
      'Il peut marcher, mais ne peut ni conduire ni s’accroupir.',
    ],
    [
      'Elle rapporte de la fatigue et de l’insomnie et nie des idées noires.',
      'Elle rapporte de la fatigue et nie l’insomnie et des idées noires.',
    ],
    [
      'La CNESST accepte l’entorse cervicale et l’entorse lombaire et refuse la tendinite.',
      'La CNESST accepte l’entorse cervicale et refuse l’entorse lombaire et la tendinite.',
    ],
    [
      'Les diagnostics de lombalgie et de sciatalgie sont acceptés, celui de hernie est refusé.',
      'Le diagnostic de lombalgie est accepté, ceux de sciatalgie et de hernie sont refusés.',
    ],
    [
      'Les tests de Jobe et de Patte sont positifs, ceux de Gerber et de Speed sont négatifs.',
      'Le test de Jobe est positif, ceux de Patte, de Gerber et de Speed sont négatifs.',
    ],
    [
      'Raideur du pouce et de l’index, déformation de l’annulaire.',
      'Raideur du pouce, déformation de l’index et de l’annulaire.',
    ],
    [
      'Force cotée 4/5 pour les fléchisseurs et les abducteurs, 5/5 pour les extenseurs.',
      'Force cotée 4/5 pour les fléchisseurs, 5/5 pour les abducteurs et les extenseurs.',
    ],
    [
      'Elle prend du tramadol et de l’acétaminophène trois fois par jour et de la cyclobenzaprine au coucher.',
      'Elle prend du tramadol trois fois par jour et de l’acétaminophène et de la cyclobenzaprine au coucher.',
    ],
    ['Bombement L2-L3 et L3-L4, hernie L4-L5.', 'Bombement L2-L3, hernie L3-L4 et L4-L5.'],
    [
      'La CNESST reconnaît la contusion et l’entorse, mais refuse la bursite.',
      'La CNESST reconnaît la contusion, mais refuse l’entorse et la bursite.',
    ],
    [
      'Infiltration du coude et du poignet le 3 mars 2024, de la main le 5 mai 2024.',
      'Infiltration du coude le 3 mars 2024, du poignet et de la main le 5 mai 2024.',
    ],
    [
      'Arthrose sévère du genou et de la hanche, légère de la cheville.',
      'Arthrose sévère du genou, légère de la hanche et de la cheville.',
    ],
    ['Mollet et cuisse à 36 cm, bras à 30 cm.', 'Mollet à 36 cm, cuisse et bras à 30 cm.'],
    [
      'abduction et flexion à 90 degrés virgule extension à 30 degrés point force à 5/5 point',
      'abduction à 90 degrés virgule flexion et extension à 30 degrés point force à 5/5 point',
    ],
  ],
  en: [
    [
      'Strength is 4/5 in the deltoid and biceps and 5/5 in the triceps.',
      'Strength is 4/5 in the deltoid and 5/5 in the biceps and triceps.',
    ],
    [
      'Neer and Hawkins positive, Jobe and Patte negative.',
      'Neer positive, Hawkins, Jobe and Patte negative.',
    ],
    [
      'Flexion and abduction were 90 degrees, external rotation 40 degrees.',
      'Flexion was 90 degrees, abduction and external rotation 40 degrees.',
    ],
    [
      'Mild arthritis of the medial and lateral compartments, moderate of the patellofemoral compartment.',
      'Mild arthritis of the medial compartment, moderate of the lateral and patellofemoral compartments.',
    ],
    [
      'Sensation is normal in C5 and C6 and decreased in C7.',
      'Sensation is normal in C5 and decreased in C6 and C7.',
    ],
    [
      'She takes naproxen and pantoprazole in the morning and pregabalin at night.',
      'She takes naproxen in the morning and pantoprazole and pregabalin at night.',
    ],
    [
      'Contusion of the elbow and forearm, fracture of the wrist.',
      'Contusion of the elbow, fracture of the forearm and wrist.',
    ],
    [
      'Pain in the neck and shoulder, numbness in the hand.',
      'Pain in the neck, numbness in the shoulder and hand.',
    ],
    [
      'She reports fatigue and insomnia and denies suicidal ideation.',
      'She reports fatigue and denies insomnia and suicidal ideation.',
    ],
    [
      'The board accepted the cervical sprain and the lumbar sprain and refused the tendinitis.',
      'The board accepted the cervical sprain and refused the lumbar sprain and the tendinitis.',
    ],
    ['He can walk and drive but cannot squat.', 'He can walk but cannot drive or squat.'],
    [
      'Tenderness of the biceps and supraspinatus on the right, the trapezius on the left.',
      'Tenderness of the biceps on the right, the supraspinatus and trapezius on the left.',
    ],
    [
      'Pregabalin and amitriptyline at bedtime, naproxen in the morning.',
      'Pregabalin at bedtime, amitriptyline and naproxen in the morning.',
    ],
    [
      'Dr. Orsanne and Dr. Lavergne found a sprain, Dr. Valbrume a herniation.',
      'Dr. Orsanne found a sprain, Dr. Lavergne and Dr. Valbrume a herniation.',
    ],
    ['Limited flexion and abduction, but not extension.', 'Limited flexion, but not abduction or extension.'],
    [
      'The MRI shows a herniation at L4-L5 and L5-S1 and a bulge at L3-L4.',
      'The MRI shows a herniation at L4-L5 and a bulge at L5-S1 and L3-L4.',
    ],
    [
      'Swelling of the knee and ankle, bruising of the foot.',
      'Swelling of the knee, bruising of the ankle and foot.',
    ],
    [
      'Jobe and Patte were positive, Gerber and Speed were negative.',
      'Jobe was positive, Patte, Gerber and Speed were negative.',
    ],
    [
      'Strength was 4/5 for the flexors and abductors, 5/5 for the extensors.',
      'Strength was 4/5 for the flexors, 5/5 for the abductors and extensors.',
    ],
    [
      'Left thumb and index numbness, right middle finger numbness.',
      'Left thumb numbness, right index and middle finger numbness.',
    ],
    [
      'She takes tramadol and acetaminophen three times a day and cyclobenzaprine at bedtime.',
      'She takes tramadol three times a day and acetaminophen and cyclobenzaprine at bedtime.',
    ],
    ['Bulge at L2-L3 and L3-L4, herniation at L4-L5.', 'Bulge at L2-L3, herniation at L3-L4 and L4-L5.'],
    [
      'The board accepted the contusion and the sprain but refused the bursitis.',
      'The board accepted the contusion but refused the sprain and the bursitis.',
    ],
    [
      'The elbow and wrist were injected on March 3, 2024, the hand on May 5, 2024.',
      'The elbow was injected on March 3, 2024, the wrist and hand on May 5, 2024.',
    ],
    [
      'Severe arthritis of the knee and hip, mild of the ankle.',
      'Severe arthritis of the knee, mild of the hip and ankle.',
    ],
    [
      'abduction and flexion were 90 degrees comma extension was 30 degrees period strength was normal period',
      'abduction was 90 degrees comma flexion and extension were 30 degrees period strength was normal period',
    ],
  ],
};

/** The same lists in other words. */
export const KEPT: Pairs = {
  fr: [
    ['Force à 4/5 au deltoïde et au biceps, 5/5 au triceps.', 'Force: deltoïde et biceps 4/5, triceps 5/5.'],
    [
      'Neer et Hawkins positifs, Jobe et Patte négatifs.',
      'Jobe et Patte négatifs, Neer et Hawkins positifs.',
    ],
    ['La sensibilité est normale en C5 et C6, diminuée en C7.', 'Sensibilité: C5 et C6 normaux, C7 diminué.'],
    [
      'Amitriptyline et prégabaline au coucher, naproxène le matin.',
      'Le matin, naproxène; au coucher, prégabaline et amitriptyline.',
    ],
    [
      'Douleur au cou et à l’épaule, engourdissement à la main.',
      'Engourdissement à la main et douleur à l’épaule et au cou.',
    ],
    [
      'La CNESST accepte l’entorse cervicale et l’entorse lombaire et refuse la tendinite.',
      'La CNESST refuse la tendinite mais accepte l’entorse lombaire et l’entorse cervicale.',
    ],
    [
      'Flexion et abduction à 90°, rotation externe à 40°.',
      'Rotation externe de 40°, flexion et abduction de 90°.',
    ],
  ],
  en: [
    [
      'Strength is 4/5 in the deltoid and biceps and 5/5 in the triceps.',
      'Strength: deltoid and biceps 4/5, triceps 5/5.',
    ],
    [
      'Neer and Hawkins positive, Jobe and Patte negative.',
      'Jobe and Patte were negative, Neer and Hawkins positive.',
    ],
    [
      'Contusion of the elbow and forearm, fracture of the wrist.',
      'Wrist fracture, elbow and forearm contusion.',
    ],
    ['Pain in the neck and shoulder, numbness in the hand.', 'Neck and shoulder pain, hand numbness.'],
    [
      'She takes naproxen and pantoprazole in the morning and pregabalin at night.',
      'In the morning she takes naproxen and pantoprazole, and at night pregabalin.',
    ],
    [
      'The board accepted the contusion and the sprain but refused the bursitis.',
      'The contusion and the sprain were accepted by the board, but the bursitis was refused.',
    ],
    [
      'Severe arthritis of the knee and hip, mild of the ankle.',
      'Knee and hip arthritis is severe, ankle arthritis mild.',
    ],
    [
      'The elbow and wrist were injected on March 3, 2024, the hand on May 5, 2024.',
      'On March 3, 2024, the elbow and wrist were injected; on May 5, 2024, the hand was.',
    ],
  ],
};
