import { REPORT_TYPES } from '@constat/report/catalogue';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { isDemoOn, settleDemoMode } from './accounts/demo-mode.ts';
import { sessionLimits } from './accounts/sessions.ts';
import { SAMPLE_ACCOUNTS } from './accounts/sample-accounts.ts';
import { buildApp } from './app.ts';
import { createAssistanceEngine } from './assistance/create-assistance-engine.ts';
import { prepareSetUp } from './actions/set-up.ts';
import { createCopyErasure } from './copies/copy-erasure.ts';
import { sealEarlierCopies } from './copies/copy-keys.ts';
import { createScheduledSnapshots } from './copies/snapshots/scheduled-snapshots.ts';
import { removeAbandonedRestores, restoreAtStart } from './copies/staged-restore.ts';
import { removeLeftovers } from './copies/remove-leftovers.ts';
import { createErasureUpkeep } from './erasures/erasure-upkeep.ts';
import { createExportService } from './exports/export-service.ts';
import { choosePdfCompiler } from './exports/pdf/choose-compiler.ts';
import { secretSource } from './keys/installation-secret.ts';
import { classifyError } from './platform/classify-error.ts';
import type { Clock } from './platform/clock.ts';
import { systemClock } from './platform/clock.ts';
import { parseConfig } from './platform/config.ts';
import { createParsers } from './parsing/create-parsers.ts';
import { followLauncher, tellLauncher } from './platform/launcher-channel.ts';
import { INCOMING, removeAbandonedFiles } from './platform/receive-file.ts';
import { listen } from './platform/listen.ts';
import { describeError } from './platform/logger.ts';
import type { LogStream } from './platform/logger.ts';
import type { Environment } from './platform/setting.ts';
import { StartError } from './platform/start-error.ts';
import { createScheduledErasure } from './retention/scheduled-erasure.ts';
import { createTimeGuard } from './retention/time-guard.ts';
import { createSpeechEngine, speechSettings } from './speech/create-speech-engine.ts';
import { unreadyNotice } from './speech/unready-notice.ts';
import { isDamageError } from './store/damage-error.ts';
import { startErrorOf } from './store/open-sqlite.ts';
import type { Notice } from './store/rewrite-once.ts';
import { openStore } from './store/store.ts';
import type { Store } from './store/store.ts';
import { consentTo, dropConsents } from './transfers/transfer-consent.ts';
import { commandLine } from './platform/command-line.ts';

export interface RunningServer {
  readonly url: string;
  /** Lets the requests in flight finish, then closes the engine, the exports and the store. */
  close(): Promise<void>;
}

export interface Surroundings {
  readonly stdout: LogStream;
  readonly log: { readonly stream: LogStream; readonly level: string };
  readonly clock?: Clock;
  /** Where the built pages lie, when not in their usual place. */
  readonly pagesDirectory?: string;
  /** True where somebody reads what is printed; not by default. */
  readonly hasTerminal?: boolean;
  /** Ends the process in order, where a page may ask for it. */
  readonly quit?: () => void;
}

/** Shown in a terminal too, whose log is otherwise of warnings alone. */
const NOTICE_LEVEL = 40;
/** How often the clock is looked at, and whether something has come to its term. */
const LOOK_EVERY_MS = 60_000;
/** Longer than the longest request, a chunk of four minutes on a slow machine, should need. */
const GRACE_MS = 120_000;

/**
 * Starts the server that the environment describes.
 * @throws StartError with one line for the person who starts it
 */
export async function startServer(env: Environment, surroundings: Surroundings): Promise<RunningServer> {
  const { stdout, log, clock = systemClock, pagesDirectory, hasTerminal = false, quit } = surroundings;
  const config = parseConfig(env);
  const say = ({ fr, en }: Notice) => {
    const time = new Date().toISOString();
    log.stream.write(`${JSON.stringify({ level: NOTICE_LEVEL, time, msg: `${fr} / ${en}` })}\n`);
  };
  const { dataDir, databaseUrl } = config;
  const secrets = secretSource(config);
  if (databaseUrl === null) await restoreAtStart(dataDir, { secrets, say });
  const store = await openStore({ dataDir, databaseUrl, secrets, say });
  if (databaseUrl === null) {
    removeAbandonedRestores(dataDir);
    await sealEarlierCopies(dataDir, { secrets, say });
  }
  // What a request was receiving when an earlier run was killed.
  await removeAbandonedFiles(path.join(dataDir, INCOMING), systemClock.now());
  const pdfCompiler = choosePdfCompiler(config.pdfCompiler);
  const speech = createSpeechEngine(speechSettings(config.speech, consentTo(store, config, 'speech')));
  const assistance = createAssistanceEngine(config.assist, {
    clock,
    mayLeave: consentTo(store, config, 'text'),
  });
  const exportService = createExportService({ pdfCompiler });
  const parsers = createParsers();
  const closeParts = async () => {
    await Promise.allSettled([speech.close(), assistance.close(), exportService.close(), parsers.close()]);
    await store.close();
  };
  try {
    // Before anything is written that bears the present time.
    const timeGuard = await createTimeGuard({ store, clock, say });
    const demo = await settleDemoMode({ config, store, clock });
    if (!demo) await dropConsents(store, { at: clock.now(), why: 'demonstration-ended' });
    const setUpSecret = await prepareSetUp({ config, store, clock, demo, hasTerminal });
    const app = await buildApp({
      config,
      clock,
      store,
      speech,
      assistance,
      exportService,
      parsers,
      demo,
      timeGuard,
      reportTypes: REPORT_TYPES,
      log,
      ...(quit !== undefined && { quit }),
      ...(pagesDirectory !== undefined && { pagesDirectory }),
    });
    const { audioRetentionDays } = config;
    const sessions = sessionLimits(config);
    const erase = createScheduledErasure({ store, clock, guard: timeGuard, audioRetentionDays, sessions });
    const eraseFromCopies = createCopyErasure({ store, dataDir });
    const proveErasures = createErasureUpkeep({ store, dataDir, clock }, app.log);
    const takeSnapshots = createScheduledSnapshots({ store, dataDir, clock });
    await erase();
    if (store.dialect === 'sqlite') removeLeftovers(dataDir, clock.now());
    // Of accounts, where an earlier run was killed.
    void proveErasures();
    const listening = await listen(app, config);
    const { url } = listening;
    app.log.info(
      pdfCompiler === 'native'
        ? 'PDFs are made by the native compiler, which checks PDF/A and PDF/UA'
        : 'PDFs are made by the compiler in WebAssembly, which checks no standard: they declare PDF/A and PDF/UA by the rules of the tests',
    );
    const timer = setInterval(() => {
      erase()
        .then(eraseFromCopies)
        .then(proveErasures)
        .catch((error: unknown) => app.log.error({ err: error }, 'erasing failed'));
      takeSnapshots().catch((error: unknown) => app.log.error({ err: error }, 'no snapshot was made'));
      void store.keepRoom();
    }, LOOK_EVERY_MS);
    timer.unref();
    // Loading a large model takes seconds, which the first dictation should not wait for; without one it just fails.
    speech.warmUp().catch(async (error: unknown) => {
      const { code } = classifyError(error);
      app.log.info({ code }, 'the speech engine is not ready');
      // Anything else, such as the end of the server, says nothing about the model.
      if (code !== 'SPEECH_MODEL_MISSING' && code !== 'SPEECH_MODEL_DAMAGED') return;
      const notice = unreadyNotice(await speech.status());
      if (notice !== null) say(notice);
    });
    void store.keepRoom();
    // So does the compiler of PDFs, for a moment.
    void exportService.warmUp();
    const setUpAddress = setUpSecret === null ? null : new URL(`/set-up#${setUpSecret}`, url).href;
    const isOpen = await isDemoOn(store, { demo });
    const greeting = await greet({ url, store, demo: isOpen, setUpAddress });
    stdout.write(greeting);
    return {
      url,
      async close() {
        clearInterval(timer);
        await Promise.all([app.close(), listening.stop(), proveErasures.settled()]);
        await timeGuard.check({ isLast: true }).catch(() => undefined);
        await closeParts();
      },
    };
  } catch (error) {
    await closeParts();
    throw isDamageError(error) ? startErrorOf(error) : error;
  }
}

/** The address, what a setting does not do yet, and the sample accounts until somebody has signed in. */
async function greet({
  url,
  store,
  demo,
  setUpAddress,
}: {
  readonly url: string;
  readonly store: Store;
  readonly demo: boolean;
  readonly setUpAddress: string | null;
}): Promise<string> {
  const lines = [`Constat : ${url}`];
  if (setUpAddress !== null) {
    lines.push(
      'Premier compte, une seule fois et pendant 24 heures / First account, once and within 24 hours:',
      `  ${setUpAddress}`,
    );
  }
  if (!demo && (await store.recoverySheets.list()).every(({ confirmedAt }) => confirmedAt === null)) {
    lines.push(
      `Pas encore de feuille de récupération : ${commandLine('key')} recovery, ou page Administration / No recovery sheet yet: ${commandLine('key')} recovery, or page Administration`,
    );
  }
  if (demo && !(await store.auditEvents.has('signed-in'))) {
    lines.push(
      'Comptes de démonstration, aux mots de passe publics / Demonstration accounts, with public passwords:',
    );
    lines.push(...SAMPLE_ACCOUNTS.map(({ username, password }) => `  ${username} / ${password}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Serves until it is told to stop; a start that is refused prints its one line and sets the exit code. */
export async function runServer(): Promise<void> {
  const log = { stream: process.stderr, level: process.stderr.isTTY ? 'warn' : 'info' };
  let server: RunningServer | undefined;
  let isClosing = false;
  // Before the start, so that a signal that comes as soon as the address is printed ends it in order too.
  const closing = closeWithGrace(
    { delay: GRACE_MS, logger: false, skip: ['beforeExit'] },
    async ({ err }) => {
      isClosing = true;
      if (err !== undefined) {
        process.stderr.write(
          `${JSON.stringify({ level: 60, time: new Date().toISOString(), err: describeError(err) })}\n`,
        );
      }
      await server?.close();
    },
  );
  const quit = followLauncher(process.env, () => {
    if (!isClosing) closing.close();
  });
  try {
    server = await startServer(process.env, {
      stdout: process.stdout,
      log,
      hasTerminal: process.stdout.isTTY,
      ...(quit !== null && { quit }),
    });
    tellLauncher({ ready: server.url });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    tellLauncher({ failed: error.lines });
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runServer();
