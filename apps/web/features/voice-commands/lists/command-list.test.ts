import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/client.ts';
import type { DeviceStore } from '../../../shared/device/device-store.ts';
import { closeStores, emptyDisk, openStore, readDisk } from '../../../shared/device/device.test-data.ts';
import { createCommandList, forgetJoined, textOf } from './command-list.ts';
import type { CommandList } from './command-list.ts';

interface Command {
  readonly trigger: string;
}
const command = (trigger: string): Command => ({ trigger });
const DEFAULTS = [command('insérer un'), command('insérer deux')];

/** An account, and computers that each keep a copy; the line between them can be cut. */
function buildAccount() {
  const account = { commands: [] as readonly Command[], version: 0, online: true, hasRoom: true };
  const line = () => {
    if (!account.online) throw new ApiError('offline', { status: 0, code: 'NETWORK' });
  };
  const computer = (storage = new Map<string, string>()) => ({
    storage,
    open: (owner = 'tremblay', defaults: readonly Command[] = DEFAULTS) =>
      createCommandList<Command>({
        owner,
        key: 'voice_commands',
        read: (key) => storage.get(key) ?? null,
        write: async (key, value) => {
          if (!account.hasRoom) return false;
          storage.set(key, value);
          return true;
        },
        get: async () => {
          line();
          return { body: account.commands, etag: `"${account.version}"` };
        },
        put: async (commands, etag) => {
          line();
          if (etag !== `"${account.version}"`)
            throw new ApiError('stale', { status: 412, code: 'VERSION_CONFLICT' });
          account.version += 1;
          account.commands = commands;
          return `"${account.version}"`;
        },
        defaults,
      }),
  });
  return { account, computer };
}
let ports: ReturnType<typeof buildAccount>;
beforeEach(() => {
  ports = buildAccount();
});

it('starts with the defaults, and writes nothing to the account before something is changed', async () => {
  const list = ports.computer().open();
  await list.sync();
  expect(list.get()).toEqual({ commands: DEFAULTS, keeping: 'server' });
  expect(ports.account.version).toBe(0);
});

it('a default that a later version adds is there where the account has no list of its own', async () => {
  const computer = ports.computer();
  await computer.open().sync();
  const later = [...DEFAULTS, command('insérer trois')];
  const list = computer.open('tremblay', later);
  await list.sync();
  expect(list.get()).toEqual({ commands: later, keeping: 'server' });
  expect(ports.account.version).toBe(0);
});

it('a default that a later version adds does not come into a list that was changed', async () => {
  const computer = ports.computer();
  const list = computer.open();
  list.change([command('insérer un')]);
  await list.sync();
  const again = computer.open('tremblay', [...DEFAULTS, command('insérer trois')]);
  await again.sync();
  expect(again.get().commands).toEqual([command('insérer un')]);
});

it('a second computer has what the first one made', async () => {
  const first = ports.computer().open();
  first.change([...DEFAULTS, command('insérer trois')]);
  await first.sync();
  const second = ports.computer().open();
  await second.sync();
  expect(second.get().commands).toEqual(first.get().commands);
});

it('a command removed on one computer stays removed on the other', async () => {
  const here = ports.computer();
  const first = here.open();
  first.change([...DEFAULTS, command('insérer trois')]);
  await first.sync();
  const second = ports.computer().open();
  await second.sync();
  second.change([command('insérer trois')]);
  await second.sync();
  await first.sync();
  expect(first.get().commands).toEqual([command('insérer trois')]);
});

it('works offline, says so, survives a reload, and joins both sides when the line is back', async () => {
  const here = ports.computer();
  const before = here.open();
  before.change([...DEFAULTS, command('insérer ici')]);
  await before.sync();
  ports.account.online = false;
  before.change([...before.get().commands, command('insérer hors ligne')]);
  await before.sync();
  expect(before.get().keeping).toBe('device');
  ports.account.online = true;
  const elsewhere = ports.computer().open();
  await elsewhere.sync();
  elsewhere.change([...elsewhere.get().commands, command('insérer ailleurs')]);
  await elsewhere.sync();
  const after = here.open();
  await after.sync();
  expect(
    after
      .get()
      .commands.map(({ trigger }) => trigger)
      .toSorted(),
  ).toEqual(
    ['insérer ailleurs', 'insérer deux', 'insérer hors ligne', 'insérer ici', 'insérer un'].toSorted(),
  );
  expect([after.get().keeping, ports.account.commands]).toEqual(['server', after.get().commands]);
});

it('two computers that write at once both count', async () => {
  const [first, second] = [ports.computer().open(), ports.computer().open()];
  first.change([...DEFAULTS, command('insérer un bis')]);
  second.change([...DEFAULTS, command('insérer deux bis')]);
  await Promise.all([first.sync(), second.sync()]);
  await first.sync();
  expect(first.get().commands).toHaveLength(4);
});

it('says that a list is kept nowhere where neither the device nor the account has it', async () => {
  ports.account.online = false;
  ports.account.hasRoom = false;
  const list = ports.computer().open();
  list.change([command('insérer trois')]);
  await list.sync();
  expect(list.get()).toEqual({ commands: [command('insérer trois')], keeping: 'nowhere' });
  ports.account.online = true;
  await list.sync();
  expect(list.get().keeping).toBe('server');
  expect(ports.account.commands).toEqual([command('insérer trois')]);
});

it('what is on its way to the device is there after a reload', async () => {
  ports.account.online = false;
  const here = ports.computer();
  const list = here.open();
  list.change([command('insérer trois')]);
  list.change([command('insérer quatre')]);
  await list.sync();
  expect(here.open().get().commands).toEqual([command('insérer quatre')]);
});

it("another person's list on the same computer is not shown", () => {
  const here = ports.computer();
  here.open().change([command('insérer secret')]);
  expect(here.open('gagnon').get().commands).toEqual(DEFAULTS);
});

it('what the storage holds is not trusted', () => {
  const here = ports.computer();
  here.open().change([command('insérer trois')]);
  here.storage.set('voice_commands', '[{"trigger":3},null,{"trigger":"insérer bon"}]');
  expect(here.open().get().commands).toEqual([command('insérer bon')]);
  here.storage.set('voice_commands', '{');
  expect(here.open().get().commands).toEqual(DEFAULTS);
});

describe('at sign-out', () => {
  beforeEach(emptyDisk);

  /** The list of one account on this computer, kept as the pages keep it. */
  const openOn = (device: DeviceStore): CommandList<Command> =>
    createCommandList<Command>({
      owner: device.owner,
      key: 'voice_commands',
      read: (name) => textOf(device, name),
      write: (name, text) => device.write('own-commands', { name }, text),
      get: async () => {
        if (!ports.account.online) throw new ApiError('offline', { status: 0, code: 'NETWORK' });
        return { body: ports.account.commands, etag: `"${ports.account.version}"` };
      },
      put: async (commands) => {
        ports.account.version += 1;
        ports.account.commands = commands;
        return `"${ports.account.version}"`;
      },
      defaults: DEFAULTS,
    });

  it('the device forgets a list that the account has', async () => {
    const device = await openStore();
    const list = openOn(device);
    list.change([command('insérer secret')]);
    await list.sync();
    await device.settled();
    expect((await readDisk()).records).toHaveLength(2);
    forgetJoined(device, 'voice_commands');
    await device.settled();
    expect((await readDisk()).records).toEqual([]);
  });

  it('a list that the account has not stays, for its physician', async () => {
    const device = await openStore();
    const list = openOn(device);
    list.change([command('insérer trois')]);
    await list.sync();
    ports.account.online = false;
    list.change([command('insérer hors ligne')]);
    await list.sync();
    forgetJoined(device, 'voice_commands');
    await closeStores();
    expect(openOn(await openStore()).get().commands).toEqual([command('insérer hors ligne')]);
    expect(openOn(await openStore('gagnon')).get().commands).toEqual(DEFAULTS);
  });

  it('a list that never met the account stays', async () => {
    ports.account.online = false;
    const device = await openStore();
    const list = openOn(device);
    list.change([command('insérer hors ligne')]);
    await list.sync();
    forgetJoined(device, 'voice_commands');
    await closeStores();
    expect(openOn(await openStore()).get().commands).toEqual([command('insérer hors ligne')]);
  });

  it('nothing happens where there is none, or where no text lies in its place', async () => {
    const device = await openStore();
    forgetJoined(device, 'voice_commands');
    await device.write('own-commands', { name: 'voice_commands' }, { a: 1 });
    forgetJoined(device, 'voice_commands');
    expect(textOf(device, 'voice_commands')).toBeNull();
    expect(openOn(device).get().commands).toEqual(DEFAULTS);
    expect(device.list('own-commands')).toHaveLength(1);
  });
});
