import type { Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { CatalogueLoader } from './catalogue-loader.ts';
import type { Language } from './language.ts';

type Name = 'app' | 'form' | 'tools';

/** A page whose words arrive when the test lets them. */
function openPage() {
  const asked: { key: string; answer: (messages: Messages) => void; fail: () => void }[] = [];
  let language: Language | null = null;
  let words: Messages = {};
  let drawn = 0;
  const loader = new CatalogueLoader<Name>(['app'], {
    read: (name, of) =>
      new Promise((resolve, reject) => {
        asked.push({ key: `${of} ${name}`, answer: resolve, fail: () => reject(new Error('no answer')) });
      }),
    activate: (of, messages) => {
      language = of;
      words = messages;
      drawn += 1;
    },
    add: (messages) => void Object.assign(words, messages),
  });
  /** Takes the oldest question for that catalogue, once it was asked. */
  const take = async (key: string) => {
    await expect.poll(() => asked.findIndex((one) => one.key === key)).toBeGreaterThanOrEqual(0);
    const [one] = asked.splice(
      asked.findIndex((each) => each.key === key),
      1,
    );
    if (one === undefined) throw new Error(`nobody asked for ${key}`);
    return one;
  };
  return {
    loader,
    arrive: async (key: string) => (await take(key)).answer({ [key.slice(3)]: [key] }),
    fail: async (key: string) => (await take(key)).fail(),
    shown: () => ({ language, words: Object.keys(words).toSorted(), drawn }),
    said: (name: Name) => words[name]?.[0],
  };
}

describe('the words of a page', () => {
  it('are added without the page being drawn again', async () => {
    const { loader, arrive, shown } = openPage();
    const begun = loader.activate('en');
    await arrive('en app');
    await begun;
    const added = loader.add(['form']);
    await arrive('en form');
    await added;
    expect(shown()).toEqual({ language: 'en', words: ['app', 'form'], drawn: 1 });
  });

  it('of a part that is wanted while the page begins are there when it is drawn', async () => {
    const { loader, arrive, shown } = openPage();
    const begun = loader.activate('en');
    const added = loader.add(['form']);
    await arrive('en form');
    await arrive('en app');
    await Promise.all([begun, added]);
    expect(shown()).toEqual({ language: 'en', words: ['app', 'form'], drawn: 1 });
  });

  it('are drawn although those of a part that is wanted meanwhile fail, which that part is told', async () => {
    const { loader, arrive, fail, shown } = openPage();
    const begun = loader.activate('fr');
    const [, { status }] = await Promise.all([
      begun,
      Promise.allSettled([loader.add(['form'])]).then(([outcome]) => outcome),
      fail('fr form').then(() => fail('fr form')),
      arrive('fr app'),
    ]);
    expect(status).toBe('rejected');
    expect(shown()).toEqual({ language: 'fr', words: ['app'], drawn: 1 });
  });

  it('have the language that was asked for last, in whichever order they arrive', async () => {
    const { loader, arrive, shown, said } = openPage();
    const french = loader.activate('fr');
    await arrive('fr app');
    await french;
    const english = loader.activate('en');
    const back = loader.activate('fr');
    await back;
    await arrive('en app');
    await english;
    const added = loader.add(['form']);
    await arrive('fr form');
    await added;
    expect(shown()).toMatchObject({ language: 'fr', words: ['app', 'form'] });
    expect(said('app')).toBe('fr app');
  });

  it('stay what they were when a language fails, and parts go on in it', async () => {
    const { loader, arrive, fail, shown, said } = openPage();
    const french = loader.activate('fr');
    await arrive('fr app');
    await french;
    const english = loader.activate('en');
    const added = loader.add(['form']);
    await fail('en app');
    await expect(english).rejects.toThrow('no answer');
    await arrive('fr form');
    await added;
    await loader.add(['form', 'app']);
    expect(shown()).toMatchObject({ language: 'fr', words: ['app', 'form'] });
    expect(said('form')).toBe('fr form');
  });

  it('that failed are asked for again', async () => {
    const { loader, arrive, fail, shown } = openPage();
    const begun = loader.activate('fr');
    await arrive('fr app');
    await begun;
    const first = loader.add(['tools']);
    await fail('fr tools');
    await expect(first).rejects.toThrow('no answer');
    const second = loader.add(['tools']);
    await arrive('fr tools');
    await second;
    expect(shown().words).toEqual(['app', 'tools']);
  });

  it('of a part whose language changes while they are on their way are in the new one', async () => {
    const { loader, arrive, said } = openPage();
    const begun = loader.activate('fr');
    await arrive('fr app');
    await begun;
    const added = loader.add(['form']);
    const english = loader.activate('en');
    await arrive('fr form');
    await arrive('en app');
    await arrive('en form');
    await Promise.all([english, added]);
    expect([said('app'), said('form')]).toEqual(['en app', 'en form']);
  });
});
