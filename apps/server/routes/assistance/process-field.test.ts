import { processedSchema } from '@constat/contract/schemas';
import type { ProcessedAnswer } from '@constat/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

describe('process-field', () => {
  const ask = async (members: object) =>
    (await server.signUp()).post('/api/ai/process-field', {
      fieldId: 'test_field',
      formType: 'cnesst-medical',
      language: 'fr',
      contextFields: [],
      ...members,
    });

  test('formats, enhances, distributes and generates', async () => {
    const formData = { test_field: 'la douleur est cotée à 4/10' };
    for (const processingType of ['format', 'enhance']) {
      const answer = processedSchema.parse((await ask({ processingType, formData })).json());
      expect(answer).toMatchObject({ success: true, error: null, distributions: {}, engine: 'local' });
      expect(answer.processedData).toEqual({ test_field: 'La douleur est cotée à 4/10.' });
    }
    const distributed = await ask({
      processingType: 'distribute',
      formData,
      targetFields: ['a', 'b', 'c'],
    });
    expect(distributed.json<ProcessedAnswer>().distributions).toEqual({
      a: '',
      b: 'La douleur est cotée à 4/10.',
      c: '',
    });
    const generated = await ask({
      fieldId: 'conclusion_generate',
      processingType: 'generate',
      formData: {
        rachisFlexion: '60',
        rachisExtension: '10',
        mandatDiagnostic: 'true',
        patientGender: 'female',
      },
      contextFields: ['rachisFlexion', 'mandatDiagnostic'],
    });
    expect(generated.json<ProcessedAnswer>().processedData).toMatchObject({
      conclusionResume:
        'La flexion du rachis est mesurée à 60°\u00A0: perte de 30° par rapport à la normale (90°).',
      conclusionDiagnostic: 'Diagnostic retenu\u00A0: [à préciser par le médecin].',
    });
  });

  test('two parts never go to one field, where the first would be lost', async () => {
    for (const targetFields of [['a', 'a', 'b'], ['plaintesproblemes']]) {
      const answer = await ask({ processingType: 'distribute', formData: { test_field: 'x' }, targetFields });
      expect(answer.json()).toMatchObject({
        success: false,
        code: 'VALIDATION_FAILED',
        fields: ['targetFields'],
      });
    }
  });

  test('says in its own shape what failed', async () => {
    const answer = await ask({ processingType: 'generate', formData: { test_field: 'rien' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      success: false,
      processedData: {},
      distributions: {},
      code: 'NOTHING_TO_CONCLUDE',
      error: 'Veuillez remplir au moins une section (5 à 9) avant de générer la conclusion.',
    });
    expect((await ask({ processingType: 'write', formData: {} })).statusCode).toBe(400);
    expect((await ask({ processingType: 'format', formData: { __proto__: 'x' } })).statusCode).toBe(400);
  });
});
