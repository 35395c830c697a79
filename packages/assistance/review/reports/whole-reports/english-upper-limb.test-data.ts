/** English conclusions (fiction) for the measured reports of the upper limb, by two hands each. */
import type { WholeDefinition } from '../whole-reports.test-data.ts';

export const ENGLISH_UPPER_LIMB: readonly WholeDefinition[] = [
  {
    of: 'shoulder in the text, surgery refused, not consolidated',
    data: {
      birthDate: '1984-01-05',
      originalEventDate: '2024-01-22',
      age: '40 years',
      examensParacliniques:
        'Ultrasound of the left shoulder, February 15, 2024: partial tear of the supraspinatus.',
    },
    prose: {
      r: 'A 40-year-old worker caught a falling ladder on January 22, 2024. Ultrasound of February 15, 2024 shows a partial tear of the supraspinatus of the left shoulder. Capsulitis was considered and ruled out.',
      d: 'Partial tear of the left rotator cuff (supraspinatus).',
      c: 'The injury is not consolidated. Consolidation is expected within six months.',
      s: 'A rotator cuff repair remains indicated; if it is refused, physiotherapy should continue for three months.',
      a: 'Premature, since the injury is not consolidated.',
      l: 'Premature, since the injury is not consolidated.',
      e: 'Premature, since the injury is not consolidated.',
    },
    brief: {
      r: 'Left cuff tear. January 22, 2024. Right shoulder normal.',
      d: 'Left partial cuff tear.',
      c: 'Not consolidated; foreseeable around May 2025.',
      s: 'Physiotherapy twice a week for three months.',
      a: 'Too early: not consolidated.',
      l: 'Too early: not consolidated.',
      e: 'Too early: not consolidated. Meanwhile no lifting above the shoulder.',
    },
  },
  {
    of: 'shoulder, past tense and nested clauses',
    data: {
      birthDate: '1989-08-18',
      dateEvaluation: '2024-12-02',
      originalEventDate: '2023-05-09',
      age: '35 years',
      examensParacliniques: 'MR arthrography of the right shoulder, June 27, 2023: Bankart lesion.',
      epaulesInspection: 'Portal scars of the right shoulder. Deltoid contour preserved.',
      epaulesRotationExterneDroitActif: '50',
      epaulesRotationExterneGaucheActif: '80',
      epaulesApprehensionDroit: 'Négatif',
      epaulesApprehensionGauche: 'Négatif',
    },
    prose: {
      r: 'Roofer, 35 years old, right shoulder dislocation of May 9, 2023, Bankart repair on September 14, 2023. Dr. Oakhaven suggested consolidation on August 5, 2024.',
      d: 'Anterior dislocation of the right shoulder with a Bankart lesion, repaired.',
      c: 'I agree with October 21, 2024.',
      s: 'None is needed now.',
      a: 'Permanent impairment exists, with a 30° loss of external rotation of the right shoulder compared with the left.',
      l: 'Functional limitations exist.',
      e: 'Avoid working with the right arm above shoulder level and throwing movements.',
      p: '5%',
    },
    brief: {
      r: 'Right shoulder. May 9, 2023. Bankart 2023-09-14. No new instability.',
      d: 'Right shoulder dislocation.',
      c: 'October 21, 2024',
      s: 'Sufficient.',
      a: 'Yes: external rotation 50° on the right against 80° on the left.',
      l: 'Yes.',
      e: 'Should not work overhead repeatedly.',
      p: '5%',
    },
  },
  {
    of: 'hand, side told otherwise',
    data: {
      birthDate: '1969-10-01',
      dateEvaluation: '2023-06-20',
      originalEventDate: '2022-08-08',
      age: '53 years',
      diagnosticsCnesst:
        'Crush injury of the right hand\nFractures of the third and fourth metacarpals, right hand',
      antecedentsLesion: 'Partial amputation of the left index finger in 2009, at home.',
      examensParacliniques:
        'X-rays of the right hand, August 8, 2022: fractures of the third and fourth metacarpals.',
      poignetsMainsInspection: 'Small scars on the back of the right hand.',
    },
    prose: {
      r: 'Printer, 53 years old, crush injury of the right hand on August 8, 2022 with two metacarpal fractures, pinned. The left index finger was injured at home in 2009.',
      d: 'Crush injury of the right hand with fractures of the third and fourth metacarpals, healed.',
      c: 'The consolidation of May 8, 2023 is retained.',
      s: 'Hand therapy was sufficient.',
      a: 'Permanent impairment exists: grip of 38 kg on the right against 46 kg on the left.',
      l: 'Yes, limited to forceful gripping.',
      e: 'Avoid forceful and repeated gripping with the right hand.',
      p: '2%',
    },
    brief: {
      r: 'Right hand crushed, August 8, 2022.',
      d: 'Fractures of the right third and fourth metacarpals. Crush injury.',
      c: 'May 8, 2023',
      s: 'None.',
      a: 'Yes, loss of grip.',
      l: 'Yes.',
      e: 'No forceful gripping for more than ten minutes at a time.',
      p: 'Two percent.',
    },
  },
];
