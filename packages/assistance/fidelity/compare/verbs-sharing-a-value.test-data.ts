import type { TextPairs } from '../test-pairs.test-data.ts';

/** A verb that left those that share a value for those of another. */
export const CHANGED: TextPairs = {
  fr: [
    ['Il peut soulever et pousser 10 kg, tirer 5 kg.', 'Il peut soulever 10 kg, pousser et tirer 5 kg.'],
    [
      'Il peut soulever et transporter 20 kg et pousser 10 kg.',
      'Il peut soulever 20 kg et transporter et pousser 10 kg.',
    ],
    [
      'Elle peut s’asseoir et rester debout 30 minutes et marcher 10 minutes.',
      'Elle peut s’asseoir 30 minutes, rester debout et marcher 10 minutes.',
    ],
    [
      'Éviter de soulever et transporter plus de 10 kg, de pousser plus de 20 kg.',
      'Éviter de soulever plus de 10 kg, de transporter et pousser plus de 20 kg.',
    ],
    ['Il peut soulever et pousser 10 kg, tirer 5 kg.', 'Il peut soulever et tirer 10 kg, pousser 5 kg.'],
    ['Il soulève et pousse 10 kilos, tire 5 kilos.', 'Il soulève 10 kilos, pousse et tire 5 kilos.'],
    ['Il peut porter et pousser 12 kg et tirer 8 kg.', 'Il peut porter 12 kg et pousser et tirer 8 kg.'],
    [
      'Elle peut marcher et rester debout 20 minutes, conduire 60 minutes.',
      'Elle peut marcher 20 minutes, rester debout et conduire 60 minutes.',
    ],
    [
      'Limiter le port et le soulèvement à 5 kg, la poussée à 15 kg.',
      'Limiter le port à 5 kg, le soulèvement et la poussée à 15 kg.',
    ],
    [
      'Il monte et descend deux étages, marche un kilomètre.',
      'Il monte deux étages, descend et marche un kilomètre.',
    ],
  ],
  en: [
    ['He may lift and push 10 kg, pull 5 kg.', 'He may lift 10 kg, push and pull 5 kg.'],
    ['He may lift and carry 20 kg and push 10 kg.', 'He may lift 20 kg and carry and push 10 kg.'],
    [
      'He can sit and stand for 30 minutes and walk for 10 minutes.',
      'He can sit for 30 minutes and stand and walk for 10 minutes.',
    ],
    [
      'She may push and pull up to 15 kg, lift up to 5 kg.',
      'She may push up to 15 kg, pull and lift up to 5 kg.',
    ],
    [
      'Avoid lifting and carrying over 10 kg, pushing over 20 kg.',
      'Avoid lifting over 10 kg, carrying and pushing over 20 kg.',
    ],
    [
      'Lifting and pushing are limited to 10 kg, pulling to 5 kg.',
      'Lifting is limited to 10 kg, pushing and pulling to 5 kg.',
    ],
    ['He lifts 10 kg and pushes 5 kg.', 'He lifts 5 kg and pushes 10 kg.'],
    ['He may lift and push 10 kg, pull 5 kg.', 'He may lift and pull 10 kg, push 5 kg.'],
    [
      'She can walk and stand for 20 minutes, drive for 60 minutes.',
      'She can walk for 20 minutes, stand and drive for 60 minutes.',
    ],
    ['He may carry and push 12 kg and pull 8 kg.', 'He may carry 12 kg and push and pull 8 kg.'],
    [
      'Limit carrying and lifting to 5 kg, pushing to 15 kg.',
      'Limit carrying to 5 kg, lifting and pushing to 15 kg.',
    ],
    ['He may walk with a limp.', 'He walks with a limp.'],
    ['He may also carry 10 kg.', 'He may not carry 10 kg.'],
  ],
};

/** The same verbs with the same values. */
export const SAME: TextPairs = {
  fr: [
    ['Il peut soulever et pousser 10 kg, tirer 5 kg.', 'Il peut tirer 5 kg, soulever et pousser 10 kg.'],
    ['Il peut soulever et pousser 10 kg, tirer 5 kg.', 'Il peut pousser et soulever 10 kg, tirer 5 kg.'],
  ],
  en: [
    ['He may lift and push 10 kg, pull 5 kg.', 'He may pull 5 kg, lift and push 10 kg.'],
    [
      'She can walk and stand for 20 minutes, drive for 60 minutes.',
      'She can drive for 60 minutes, walk and stand for 20 minutes.',
    ],
    ['He may lift up to 10 kg.', 'He can lift up to 10 kg.'],
  ],
};
