import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDefaults, buildMeta, canBeStatedNormal } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { ERRORS } from './errors.ts';
import { MESSAGES, message } from './messages.ts';
import { formDataSchema, reportMetaSchema, savedFormBodySchema } from './schemas/index.ts';

describe('the error table', () => {
  it.each(Object.entries(ERRORS))(
    '%s has an error status and a message in both languages',
    (_code, error) => {
      expect(error.status).toBeGreaterThanOrEqual(400);
      expect(error.status).toBeLessThan(600);
      expect(error.message.fr.trim()).not.toBe('');
      expect(error.message.en.trim()).not.toBe('');
      expect(error.message.fr).not.toBe(error.message.en);
      // A line may end within « » or before a colon otherwise.
      expect(error.message.fr).not.toMatch(/« | [»:]/u);
    },
  );
});

describe('the messages', () => {
  it.each(Object.entries(MESSAGES))('%s has the same places to fill in both languages', (_id, text) => {
    const places = (language: string): readonly string[] => language.match(/\{\w+\}/gu)?.sort() ?? [];
    expect(places(text.fr)).toEqual(places(text.en));
    expect(text.fr.trim()).not.toBe('');
    expect(text.en.trim()).not.toBe('');
  });

  it('fill their places', () => {
    expect(message('savedAt', 'fr', { time: '14 h 32' })).toBe('Sauvegardé à 14 h 32');
    expect(message('draftLoaded', 'en', { title: 'Draft {x}' })).toBe('Draft loaded: Draft {x}');
  });
});

describe('the schemas', () => {
  it('take every field of the catalogue and no other', () => {
    const full = Object.fromEntries(
      MEDICAL_EVALUATION.fields.map((field) => [field.id, field.kind === 'flag' ? true : 'x']),
    );
    expect(formDataSchema.parse(full)).toEqual(full);
    expect(formDataSchema.safeParse({ ...full, inconnu: 'x' }).success).toBe(false);
    expect(formDataSchema.safeParse({ age: 44 }).success).toBe(false);
    expect(
      formDataSchema.safeParse(JSON.parse('{"__proto__":{"admin":true}}')).data ?? {},
    ).not.toHaveProperty('admin');
  });

  it('name every answer of the wrong type, and every unknown one, among many that are right', () => {
    const full = Object.fromEntries(
      MEDICAL_EVALUATION.fields.map((field) => [field.id, field.kind === 'flag' ? true : 'x']),
    );
    for (const { id, kind } of MEDICAL_EVALUATION.fields) {
      for (const wrong of [null, 44, ['x'], kind === 'flag' ? 'true' : true]) {
        const { error } = formDataSchema.safeParse({ ...full, [id]: wrong });
        expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['invalid_type', [id]]]);
      }
    }
    const { error } = formDataSchema.safeParse({ ...full, toString: 'x', inconnu: 'x' });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['toString', 'inconnu'] }]);
    for (const other of [null, 'x', [], undefined])
      expect(formDataSchema.safeParse(other).success).toBe(false);
  });

  it('take a new report with its meta', () => {
    const meta = buildMeta('fr');
    expect(reportMetaSchema.parse(meta)).toEqual(meta);
    const body = {
      title: 'Brouillon',
      formData: buildDefaults(MEDICAL_EVALUATION, { today: '2026-01-02', language: 'fr' }),
      retentionDays: 7,
      formType: 'draft',
      meta,
    };
    expect(savedFormBodySchema.parse(body)).toEqual(body);
  });

  it('take angles that are said to be normal, and nothing else as such', () => {
    const meta = { ...buildMeta('fr', { kneeFlexion: 135 }), statedNormal: ['genouxFlexionDroitActif'] };
    expect(reportMetaSchema.parse(meta)).toEqual(meta);
    expect(reportMetaSchema.parse({ ...meta, statedNormal: [] }).statedNormal).toEqual([]);
    expect('statedNormal' in reportMetaSchema.parse(buildMeta('fr'))).toBe(false);
    const statable = MEDICAL_EVALUATION.fields.filter(canBeStatedNormal).map(({ id }) => id);
    expect(reportMetaSchema.safeParse({ ...meta, statedNormal: statable }).success).toBe(true);
    const tooMany = [...statable, ...statable];
    for (const stated of [['genouxLachmanDroit'], ['inconnu'], [7], 'genouxFlexionDroitActif', null, tooMany])
      expect(reportMetaSchema.safeParse({ ...meta, statedNormal: stated }).success).toBe(false);
  });

  it.each([
    ['a blank title', { title: '   ' }],
    ['a title of 101 characters', { title: 'x'.repeat(101) }],
    ['no days', { retentionDays: 0 }],
    ['another type', { formType: 'final' }],
    ['an owner', { ownerId: 'someone' }],
  ])('refuse %s', (_what, change) => {
    const body = { title: 'Brouillon', formData: {}, retentionDays: 7, formType: 'draft', ...change };
    expect(savedFormBodySchema.safeParse(body).success).toBe(false);
  });
});
