type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** Texts that state different things. */
export const CHANGED: Pairs = {
  fr: [
    [
      'Le Dr. Belzile et le Dr. Paquin retiennent une entorse, le Dr. Lavoie une hernie.',
      'Le Dr. Belzile retient une entorse, le Dr. Paquin et le Dr. Lavoie une hernie.',
    ],
    [
      'Une entorse est retenue par le Dr. Belzile et le Dr. Paquin, une hernie par le Dr. Lavoie.',
      'Une entorse est retenue par le Dr. Belzile, une hernie par le Dr. Paquin et le Dr. Lavoie.',
    ],
    [
      'Il prend du naproxène 500 mg et du tramadol 50 mg le matin, de la prégabaline 75 mg le soir.',
      'Il prend du naproxène 500 mg le matin, du tramadol 50 mg et de la prégabaline 75 mg le soir.',
    ],
    [
      'Naproxène 500 mg matin et soir, pantoprazole 40 mg le matin.',
      'Naproxène 500 mg le matin, pantoprazole 40 mg matin et soir.',
    ],
    ['Naproxène 500 mg BID, pantoprazole 40 mg DIE.', 'Naproxène 500 mg DIE, pantoprazole 40 mg BID.'],
    [
      'Naproxène 500 mg deux fois par jour et tramadol 50 mg au besoin.',
      'Naproxène 500 mg au besoin et tramadol 50 mg deux fois par jour.',
    ],
    [
      'Physiothérapie en mars et avril 2023, ergothérapie en mai 2023.',
      'Physiothérapie en mars 2023, ergothérapie en avril et mai 2023.',
    ],
    [
      'Visites les 3 et 10 mars 2024 chez le Dr Belzile, le 17 mars 2024 chez le Dr Paquin.',
      'Visites le 3 mars 2024 chez le Dr Belzile, les 10 et 17 mars 2024 chez le Dr Paquin.',
    ],
    [
      'Il a mal au dos et au cou depuis mars 2023, au genou depuis mai 2023.',
      'Il a mal au dos depuis mars 2023, au cou et au genou depuis mai 2023.',
    ],
    ['Peut soulever et pousser 10 kg, tirer 5 kg.', 'Peut soulever 10 kg, pousser et tirer 5 kg.'],
    [
      'Éviter de se pencher et de s’accroupir; peut marcher.',
      'Éviter de se pencher; peut s’accroupir et marcher.',
    ],
    [
      'Il peut marcher et rester assis, mais doit éviter de soulever des charges.',
      'Il peut marcher, mais doit éviter de rester assis et de soulever des charges.',
    ],
    [
      'Allergie à la pénicilline et aux sulfas, intolérance à la codéine.',
      'Allergie à la pénicilline, intolérance aux sulfas et à la codéine.',
    ],
    [
      'Son père et son frère sont diabétiques, sa mère est hypertendue.',
      'Son père est diabétique, son frère et sa mère sont hypertendus.',
    ],
    [
      'Le Dr Roy prescrit un arrêt de travail et une orthèse; le Dr Lévis prescrit une IRM.',
      'Le Dr Roy prescrit un arrêt de travail; le Dr Lévis prescrit une orthèse et une IRM.',
    ],
    [
      'Le Dr Roy prescrit une radiographie et une IRM. Le Dr Lévis prescrit une échographie.',
      'Le Dr Roy prescrit une radiographie. Le Dr Lévis prescrit une IRM et une échographie.',
    ],
    ['Naproxène 500 mg au besoin, pantoprazole 40 mg.', 'Naproxène 500 mg, pantoprazole 40 mg au besoin.'],
    ['Naproxène 500 mg, pantoprazole.', 'Naproxène, pantoprazole 500 mg.'],
    [
      'Naproxène deux fois par jour, pantoprazole tous les jours.',
      'Naproxène tous les jours, pantoprazole deux fois par jour.',
    ],
    ['Naproxène au coucher et pantoprazole.', 'Naproxène et pantoprazole au coucher.'],
    [
      'Physiothérapie deux fois par semaine et ergothérapie.',
      'Physiothérapie et ergothérapie deux fois par semaine.',
    ],
    [
      'Physiothérapie pendant six semaines, puis ergothérapie.',
      'Physiothérapie, puis ergothérapie pendant six semaines.',
    ],
    ['Flexion à 90°, extension complète.', 'Flexion complète, extension à 90°.'],
    ['Flexion limitée à 90°, extension limitée.', 'Flexion limitée, extension limitée à 90°.'],
    ['Entorse cervicale légère et entorse lombaire.', 'Entorse cervicale et entorse lombaire légère.'],
    ['Tendinite probable du sus-épineux et bursite.', 'Tendinite du sus-épineux et bursite probable.'],
    ['Hernie L4-L5 et bombement.', 'Hernie et bombement L4-L5.'],
    ['Douleur au genou gauche et à la hanche.', 'Douleur au genou et à la hanche gauche.'],
    ['Naproxène TID et pantoprazole BID.', 'Naproxène BID et pantoprazole TID.'],
    [
      'Naproxène 500 mg PO BID et tramadol 50 mg PO QID.',
      'Naproxène 500 mg PO QID et tramadol 50 mg PO BID.',
    ],
    [
      'Naproxène BID x 10 jours, tramadol DIE x 10 jours.',
      'Naproxène DIE x 10 jours, tramadol BID x 10 jours.',
    ],
    ['Pantoprazole 40 mg DIE, naproxène 500 mg BID.', 'Pantoprazole 40 mg BID, naproxène 500 mg DIE.'],
    [
      'Acétaminophène 1 g aux six heures et célécoxib 200 mg une fois par jour.',
      'Acétaminophène 1 g une fois par jour et célécoxib 200 mg aux six heures.',
    ],
    [
      'Prégabaline 75 mg au coucher, acétaminophène 500 mg au besoin.',
      'Prégabaline 75 mg au besoin, acétaminophène 500 mg au coucher.',
    ],
    [
      'Elle prend de la duloxétine 60 mg le matin et de l’amitriptyline 10 mg.',
      'Elle prend de la duloxétine 60 mg et de l’amitriptyline 10 mg le matin.',
    ],
    [
      'Chiropratique une fois par semaine, physiothérapie.',
      'Chiropratique, physiothérapie une fois par semaine.',
    ],
    ['Sténose lombaire modérée et sténose cervicale.', 'Sténose lombaire et sténose cervicale modérée.'],
    [
      'Le soir, 75 mg de prégabaline, le matin, 500 mg de naproxène.',
      'Le matin, 75 mg de prégabaline, le soir, 500 mg de naproxène.',
    ],
    ['Au coucher 75 mg de prégabaline.', 'Au besoin 75 mg de prégabaline.'],
    [
      'Le soir, elle prend 75 mg de prégabaline, le matin, 500 mg de naproxène.',
      'Le matin, elle prend 75 mg de prégabaline, le soir, 500 mg de naproxène.',
    ],
    ['Le soir, prégabaline, le matin, naproxène.', 'Le matin, prégabaline, le soir, naproxène.'],
    ['Le matin prégabaline, le soir naproxène.', 'Le soir prégabaline, le matin naproxène.'],
    ['Le matin, prégabaline. Le soir, naproxène.', 'Le soir, prégabaline. Le matin, naproxène.'],
  ],
  en: [
    [
      'Dr. Belzile and Dr. Paquin found a sprain, Dr. Lavoie a herniation.',
      'Dr. Belzile found a sprain, Dr. Paquin and Dr. Lavoie a herniation.',
    ],
    [
      'He takes naproxen 500 mg and tramadol 50 mg in the morning and pregabalin 75 mg at night.',
      'He takes naproxen 500 mg in the morning and tramadol 50 mg and pregabalin 75 mg at night.',
    ],
    [
      'Naproxen 500 mg BID and pantoprazole 40 mg daily.',
      'Naproxen 500 mg daily and pantoprazole 40 mg BID.',
    ],
    [
      'Tramadol at breakfast and bedtime, pregabalin at bedtime.',
      'Tramadol at bedtime, pregabalin at breakfast and bedtime.',
    ],
    [
      'Back and neck pain since March 2023, knee pain since May 2023.',
      'Back pain since March 2023, neck and knee pain since May 2023.',
    ],
    [
      'Physiotherapy in March and April 2023, occupational therapy in May 2023.',
      'Physiotherapy in March 2023, occupational therapy in April and May 2023.',
    ],
    ['He can walk and sit but must avoid lifting.', 'He can walk but must avoid sitting and lifting.'],
    [
      'His father and brother have diabetes, his mother hypertension.',
      'His father has diabetes, his brother and mother hypertension.',
    ],
    [
      'Dr. Roy ordered an x-ray and an MRI; Dr. Lee ordered an ultrasound.',
      'Dr. Roy ordered an x-ray; Dr. Lee ordered an MRI and an ultrasound.',
    ],
    [
      'Dr. Roy ordered an x-ray and an MRI. Dr. Lee ordered an ultrasound.',
      'Dr. Roy ordered an x-ray. Dr. Lee ordered an MRI and an ultrasound.',
    ],
    ['Naproxen 500 mg as needed, pantoprazole 40 mg.', 'Naproxen 500 mg, pantoprazole 40 mg as needed.'],
    ['Naproxen BID and pantoprazole daily.', 'Naproxen daily and pantoprazole BID.'],
    [
      'Naproxen twice a day and pantoprazole once a day.',
      'Naproxen once a day and pantoprazole twice a day.',
    ],
    ['Naproxen at bedtime and pantoprazole.', 'Naproxen and pantoprazole at bedtime.'],
    [
      'Physiotherapy twice a week and occupational therapy.',
      'Physiotherapy and occupational therapy twice a week.',
    ],
    ['Mild cervical sprain and lumbar sprain.', 'Cervical sprain and mild lumbar sprain.'],
    ['Probable supraspinatus tendinitis and bursitis.', 'Supraspinatus tendinitis and probable bursitis.'],
    ['Herniation at L4-L5 and bulge.', 'Herniation and bulge at L4-L5.'],
    ['Left knee pain and hip pain.', 'Knee pain and left hip pain.'],
    [
      'Acetaminophen 1 g every six hours and celecoxib 200 mg once a day.',
      'Acetaminophen 1 g once a day and celecoxib 200 mg every six hours.',
    ],
    [
      'Pregabalin 75 mg at bedtime, acetaminophen 500 mg as needed.',
      'Pregabalin 75 mg as needed, acetaminophen 500 mg at bedtime.',
    ],
    [
      'Duloxetine 60 mg in the morning and amitriptyline 10 mg.',
      'Duloxetine 60 mg and amitriptyline 10 mg in the morning.',
    ],
    ['Chiropractic once a week, physiotherapy.', 'Chiropractic, physiotherapy once a week.'],
    ['Moderate lumbar stenosis and cervical stenosis.', 'Lumbar stenosis and moderate cervical stenosis.'],
    ['At bedtime, 75 mg of pregabalin.', 'As needed, 75 mg of pregabalin.'],
    [
      'In the morning 500 mg of naproxen, in the evening 75 mg of pregabalin.',
      'In the evening 500 mg of naproxen, in the morning 75 mg of pregabalin.',
    ],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    ['Pantoprazole 40 mg DIE, naproxène 500 mg BID.', 'Naproxène 500 mg BID, pantoprazole 40 mg DIE.'],
    [
      'Pantoprazole 40 mg DIE, naproxène 500 mg BID.',
      'Naproxène 500 mg deux fois par jour et pantoprazole 40 mg une fois par jour.',
    ],
    [
      'Pantoprazole 40 mg DIE, naproxène 500 mg BID.',
      'Elle prend 40 mg de pantoprazole une fois par jour et 500 mg de naproxène deux fois par jour.',
    ],
    [
      'Prégabaline 75 mg au coucher, acétaminophène 500 mg au besoin.',
      'Elle prend au coucher 75 mg de prégabaline et, au besoin, 500 mg d’acétaminophène.',
    ],
    [
      'Acétaminophène 1 g et célécoxib 200 mg une fois par jour.',
      'Célécoxib 200 mg et acétaminophène 1 g une fois par jour.',
    ],
    [
      'Elle fait de la physiothérapie deux fois par semaine.',
      'Deux fois par semaine, elle fait de la physiothérapie.',
    ],
    [
      'La physiothérapie, deux fois par semaine, et l’ergothérapie, une fois par semaine, sont poursuivies.',
      'L’ergothérapie une fois par semaine et la physiothérapie deux fois par semaine sont poursuivies.',
    ],
    [
      'Sténose lombaire modérée et sténose cervicale légère.',
      'Légère sténose cervicale et sténose lombaire modérée.',
    ],
    ['Arthrose sévère du genou droit.', 'Le genou droit présente une arthrose sévère.'],
    ['Au coucher, 75 mg de prégabaline.', 'Prégabaline 75 mg au coucher.'],
    ['Elle prend le matin 500 mg de naproxène.', 'Elle prend 500 mg de naproxène le matin.'],
  ],
  en: [
    [
      'Naproxen 500 mg BID and pantoprazole 40 mg daily.',
      'She takes pantoprazole 40 mg once a day and naproxen 500 mg twice a day.',
    ],
    [
      'Naproxen at bedtime and pantoprazole in the morning.',
      'Pantoprazole in the morning and naproxen at bedtime.',
    ],
    [
      'Pregabalin 75 mg at bedtime, acetaminophen 500 mg as needed.',
      'At bedtime she takes pregabalin 75 mg, and acetaminophen 500 mg as needed.',
    ],
    [
      'Acetaminophen 1 g and celecoxib 200 mg once a day.',
      'Celecoxib 200 mg and acetaminophen 1 g once a day.',
    ],
    [
      'Moderate lumbar stenosis and mild cervical stenosis.',
      'Mild cervical stenosis and moderate lumbar stenosis.',
    ],
    ['Severe arthritis of the right knee.', 'The right knee shows severe arthritis.'],
    [
      'She has physiotherapy twice a week and takes naproxen 500 mg twice a day.',
      'She takes naproxen 500 mg twice a day and has physiotherapy twice a week.',
    ],
    ['At bedtime, 75 mg of pregabalin.', 'Pregabalin 75 mg at bedtime.'],
    ['In the morning 500 mg of naproxen.', 'Naproxen 500 mg in the morning.'],
  ],
};
