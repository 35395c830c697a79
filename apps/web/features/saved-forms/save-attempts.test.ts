import type { SavedForm } from '@constat/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { createSaveAttempts } from './save-attempts.ts';
import type { SaveFormInput, SendSave } from './save-attempts.ts';

/** A server with versions and idempotency keys, whose next answers can be lost. */
class TestServer {
  readonly forms = new Map<string, { version: number; text: string }>();
  readonly #answers = new Map<string, SavedForm>();
  loseAnswers = 0;
  /** What it answers next, before it looks at what was sent. */
  readonly refusals: ApiError[] = [];

  readonly send: SendSave = async (input, key) => {
    const refusal = this.refusals.shift();
    if (refusal !== undefined) throw refusal;
    const saved = this.#answers.get(key) ?? this.#save(input);
    this.#answers.set(key, saved);
    if (this.loseAnswers > 0) {
      this.loseAnswers -= 1;
      throw new ApiError('Erreur réseau', { status: 0, code: 'NETWORK' });
    }
    return saved;
  };

  #save({ body, replace }: SaveFormInput): SavedForm {
    const id = replace?.id ?? `form-${this.forms.size + 1}`;
    const version = this.forms.get(id)?.version ?? 0;
    if (replace !== undefined && replace.version !== version) {
      throw new ApiError('modifié ailleurs', { status: 412, code: 'VERSION_CONFLICT' });
    }
    this.forms.set(id, { version: version + 1, text: String(body.formData['emploi'] ?? '') });
    return { id, version: version + 1, formType: body.formType } as SavedForm;
  }
}

function draft(emploi: string, replace?: SaveFormInput['replace']): SaveFormInput {
  const body = { title: 'Brouillon', formType: 'draft', retentionDays: 30, formData: { emploi } } as const;
  return replace === undefined ? { body } : { body, replace };
}

function open() {
  const server = new TestServer();
  let count = 0;
  return { server, save: createSaveAttempts(() => `key-${(count += 1)}`, server.send) };
}

describe('a save whose answer was lost', () => {
  it('makes one form when it is tried again', async () => {
    const { server, save } = open();
    server.loseAnswers = 1;
    await expect(save(draft('soudeur'))).rejects.toThrow('Erreur réseau');
    expect((await save(draft('soudeur'))).id).toBe('form-1');
    expect(server.forms.size).toBe(1);
  });

  it('makes one form, and no conflict, when more was typed before the next', async () => {
    const { server, save } = open();
    server.loseAnswers = 1;
    await expect(save(draft('soudeur'))).rejects.toThrow('Erreur réseau');
    await save(draft('soudeur-monteur'));
    expect([...server.forms]).toEqual([['form-1', { version: 2, text: 'soudeur-monteur' }]]);
  });

  it('ends in no false conflict on a draft that was opened', async () => {
    const { server, save } = open();
    const { id, version } = await save(draft('a'));
    server.loseAnswers = 2;
    await expect(save(draft('ab', { id, version }))).rejects.toThrow('Erreur réseau');
    await expect(save(draft('abc', { id, version }))).rejects.toThrow('Erreur réseau');
    expect((await save(draft('abcd', { id, version }))).version).toBe(3);
    expect(server.forms.get(id)?.text).toBe('abcd');
  });

  it.each([
    { status: 401, code: 'UNAUTHENTICATED' },
    { status: 408, code: 'REQUEST_TIMEOUT' },
    { status: 409, code: 'PAGES_CHANGED' },
    { status: 429, code: 'TOO_MANY_ATTEMPTS' },
  ] as const)('makes one form when the next was turned away unread: $code', async (refusal) => {
    const { server, save } = open();
    server.loseAnswers = 1;
    await expect(save(draft('soudeur'))).rejects.toThrow('Erreur réseau');
    server.refusals.push(new ApiError('', refusal), new ApiError('', refusal));
    await expect(save(draft('soudeur'))).rejects.toMatchObject(refusal);
    await expect(save(draft('soudeur-monteur'))).rejects.toMatchObject(refusal);
    await save(draft('soudeur-monteur'));
    expect([...server.forms]).toEqual([['form-1', { version: 2, text: 'soudeur-monteur' }]]);
  });

  it('leaves a true conflict one', async () => {
    const { server, save } = open();
    const { id, version } = await save(draft('a'));
    server.forms.set(id, { version: 9, text: 'ailleurs' });
    await expect(save(draft('ab', { id, version }))).rejects.toMatchObject({ status: 412 });
    await expect(save(draft('abc', { id, version }))).rejects.toMatchObject({ status: 412 });
    expect(server.forms.get(id)?.text).toBe('ailleurs');
  });

  it('lets a copy of its own follow', async () => {
    const { server, save } = open();
    server.loseAnswers = 1;
    await expect(save(draft('a'))).rejects.toThrow('Erreur réseau');
    const copy = draft('a');
    await save({ body: { ...copy.body, formType: 'copy', retentionDays: 365 } });
    expect(server.forms.size).toBe(2);
  });
});
