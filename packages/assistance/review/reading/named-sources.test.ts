import { describe, expect, it } from 'vitest';
import { plainText } from '../../local/conclusion/plain-text.ts';
import { namesSource } from './named-sources.ts';

const isSource = (text: string): boolean => namesSource(plainText(text), text);

describe('whose word « selon » gives', () => {
  it.each([
    'Selon Tremblay, la flexion est de 150°.',
    'Selon lui, la douleur est stable.',
    'La flexion est de 150° d’après la note de l’urgence.',
    'According to Ms. Roy, he fell.',
    'According to the records, the flexion is 150°.',
    'Selon l’examen du 12 mai 2024, la flexion est de 150°.',
  ])('is somebody else’s in « %s »', (text) => {
    expect(isSource(text)).toBe(true);
  });

  it.each([
    'Selon notre avis, la flexion est de 150°.',
    'DAP 2 % selon le barème de la CNESST.',
    'Éviter les escaliers selon la douleur.',
    'Selon l’IRM, le ménisque est déchiré.',
    'Le jour suivant la chirurgie du 3 mai 2024, il marche.',
    '3% per the schedule of the Regulation.',
    'According to my report, he has recovered.',
  ])('is the signer’s own in « %s »', (text) => {
    expect(isSource(text)).toBe(false);
  });
});
