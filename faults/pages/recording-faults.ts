/** Faults of a recording in a real page: the microphone goes, the tab is frozen, its data comes late or breaks off. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { readAudio } from '../../apps/server/speech/audio/read-audio.ts';
import { reachTime } from '../../e2e/support/reach-time.ts';
import type { FaultRecord } from '../fault-record.ts';
import { finalText, press, startRecording, stopRecording } from './physician-actions.ts';
import { ServerReader } from './page-checks.ts';
import { comesTrue, HEARD_AT, repeat, SPOKEN, tell } from './page-setup.ts';
import type { Finding, PageSetup } from './page-setup.ts';
import { openRecorder } from './observed-recorder.ts';
import type { ObservedRecorder } from './observed-recorder.ts';

const alertWith = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });
const isShown = (page: Page, text: RegExp): Promise<boolean> =>
  alertWith(page, text)
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

const UNPLUGGED = /a été débranché/u;

interface MicrophoneFault {
  readonly name: string;
  readonly happen: (page: Page) => Promise<unknown>;
  readonly told: RegExp;
  /** True where the recording ends by itself. */
  readonly ends: boolean;
  /** True where it happens before a word was said. */
  readonly isEarly?: boolean;
  readonly mend?: (page: Page) => Promise<unknown>;
}

const inPage = (page: Page, act: 'ended' | 'mute' | 'unmute' | 'stop' | 'route' | 'silence' | 'sound') =>
  page.evaluate((wanted) => {
    const { microphone } = (globalThis as unknown as { watched: ObservedRecorder }).watched;
    if (microphone === undefined) throw new Error('no microphone');
    if (wanted === 'silence' || wanted === 'sound') microphone.enabled = wanted === 'sound';
    else if (wanted === 'stop' || wanted === 'route') microphone.stop();
    if (wanted === 'route') navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    if (wanted === 'ended' || wanted === 'mute' || wanted === 'unmute')
      microphone.dispatchEvent(new Event(wanted));
  }, act);

const MICROPHONE_FAULTS: readonly MicrophoneFault[] = [
  { name: 'unplugged', happen: (page) => inPage(page, 'ended'), told: UNPLUGGED, ends: true },
  {
    name: 'unplugged before a word',
    happen: (page) => inPage(page, 'ended'),
    told: UNPLUGGED,
    ends: true,
    isEarly: true,
  },
  {
    name: 'silent',
    happen: (page) => inPage(page, 'silence'),
    told: /Aucun son ne parvient du microphone/u,
    ends: false,
    mend: (page) => inPage(page, 'sound'),
  },
  {
    name: 'muted',
    happen: (page) => inPage(page, 'mute'),
    told: /microphone est coupé/u,
    ends: false,
    mend: (page) => inPage(page, 'unmute'),
  },
  { name: 'stopped with no event', happen: (page) => inPage(page, 'stop'), told: UNPLUGGED, ends: true },
  { name: 'given to another device', happen: (page) => inPage(page, 'route'), told: UNPLUGGED, ends: true },
];

/** 5: the microphone is unplugged, muted, silent, or taken over; what was said until then becomes text. */
export async function loseMicrophone(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const told = { number: 5, name: 'the microphone is unplugged, muted, silent or taken over' };
  const sums = await repeat(setup, told, { trials, atOnce: 3 }, async (turn): Promise<Finding> => {
    const fault = MICROPHONE_FAULTS[turn % MICROPHONE_FAULTS.length];
    if (fault === undefined) return {};
    const { page } = await openRecorder(setup);
    const isEarly = fault.isEarly === true;
    if (isEarly)
      await page.evaluate(() => {
        (globalThis as unknown as { watched: ObservedRecorder }).watched.isSilent = true;
      });
    await startRecording(page);
    await reachTime(page, isEarly ? '00:03' : HEARD_AT);
    await fault.happen(page);
    let isTold = await isShown(page, fault.told);
    if (fault.mend !== undefined) {
      await fault.mend(page);
      isTold &&= await comesTrue(async () => (await alertWith(page, fault.told).count()) === 0);
    }
    if (!fault.ends) await stopRecording(page);
    const isKept = await comesTrue(async () => {
      if (isEarly) return await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).isEnabled();
      return (await finalText(page).inputValue()).includes(SPOKEN);
    }, 40_000);
    // Whoever looks at the screen only now is told too.
    if (fault.ends) isTold &&= await isShown(page, fault.told);
    if (!isTold || !isKept) tell(`5: ${fault.name}`);
    return { lost: isKept ? 0 : 1, silent: isTold ? 0 : 1 };
  });
  return {
    ...sums,
    note: MICROPHONE_FAULTS.slice(0, trials)
      .map(({ name }) => name)
      .join(', '),
  };
}

/** How long a tab sleeps, or its data is held back, in milliseconds. */
const ASLEEP_MS = 4_000;
const RECORDED_SECONDS = 10;
const MAY_BE_LOST_SECONDS = 2;

/** Holds back what the recorder hands over, for a while in the middle; the order stays. */
const delayParts = (page: Page, heldMs: number) =>
  page.evaluate((ms) => {
    const read = Reflect.get(Blob.prototype, 'arrayBuffer');
    let until: Promise<void> | null = null;
    Blob.prototype.arrayBuffer = async function arrayBuffer() {
      await (until ??= new Promise((resolve) => setTimeout(resolve, ms)));
      return read.call(this);
    };
  }, heldMs);

async function freeze(page: Page, ms: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await client.send('Page.setWebLifecycleState', { state: 'active' });
}

const SLEEPS: readonly { readonly name: string; readonly happen: (page: Page) => Promise<unknown> }[] = [
  { name: 'frozen', happen: (page) => freeze(page, ASLEEP_MS) },
  { name: 'late', happen: (page) => delayParts(page, ASLEEP_MS) },
  {
    name: 'missing on the way',
    // The third and every fourth part after it is lost once between page and server.
    async happen(page) {
      let turn = 0;
      await page.route('**/api/recordings/*/parts/*', (route) => {
        turn += 1;
        return turn % 3 === 0 ? route.abort('connectionreset') : route.continue();
      });
    },
  },
];

/** 6: the tab sleeps while it records, or its seconds come late or are lost on the way: all arrive whole and in order. */
export async function sleepWhileRecording(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  let shortest = Infinity;
  const told = { number: 6, name: 'the tab is frozen, or seconds come late or are lost on the way' };
  const sums = await repeat(setup, told, { trials, atOnce: 3 }, async (turn): Promise<Finding> => {
    const fault = SLEEPS[turn % SLEEPS.length];
    if (fault === undefined) return {};
    const { page, visit } = await openRecorder(setup);
    await startRecording(page);
    await reachTime(page, '00:02');
    await fault.happen(page);
    await reachTime(page, `00:${RECORDED_SECONDS}`);
    await press(page, 'Suspendre l’enregistrement');
    const own = (await reader.unfinished()).find(({ note }) => note.includes(visit));
    if (own === undefined) return { lost: 1 };
    const recorded = () =>
      page.evaluate(() => [...(globalThis as unknown as { watched: ObservedRecorder }).watched.parts]);
    const held = async () =>
      (
        await reader.read<readonly { audio: string }[]>(`/api/recordings/${own.recordingId}/parts?from=0`)
      ).map(({ audio }) => Buffer.from(audio, 'base64'));
    await comesTrue(async () => (await held()).length >= (await recorded()).length, 15_000);
    const sound = await held();
    const { samples, sampleRate } = await readAudio(Buffer.concat(sound));
    const seconds = samples.length / sampleRate;
    shortest = Math.min(shortest, seconds);
    const said = await recorded();
    const kept = sound.map((part) => createHash('sha256').update(part).digest('hex'));
    await stopRecording(page);
    const isText = await comesTrue(async () => (await finalText(page).inputValue()).includes(SPOKEN), 40_000);
    const found = {
      lost:
        said.filter((part) => !kept.includes(part)).length +
        Math.max(0, Math.ceil(RECORDED_SECONDS - MAY_BE_LOST_SECONDS - seconds)) +
        (isText ? 0 : 1),
      duplicated: kept.length - new Set(kept).size,
      misplaced: kept.filter((part, place) => said[place] !== part).length,
    };
    if (found.lost + found.duplicated + found.misplaced > 0) tell(`6: ${fault.name}`);
    return found;
  });
  const names = SLEEPS.slice(0, trials).map(({ name }) => name);
  return {
    ...sums,
    note: `${names.join(', ')}; ${shortest.toFixed(1)} s of sound of ${RECORDED_SECONDS} at least`,
  };
}
