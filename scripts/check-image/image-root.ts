import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { valueOf, variablesOf } from './read-dockerfile.ts';
import type { Instruction } from './read-dockerfile.ts';

export function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

const rootIn = (work: string): string => path.join(work, 'root');

/**
 * Lays the image's own layer over a Debian and closes it against writing; mounted for this process and its children alone.
 * @param base the root of a Debian 12; this machine's own where it is one
 * @param application what the first stage leaves in /constat
 * @param volumes folders of this machine by their place in the image; they are given to its user
 */
export function makeImageRoot({
  base,
  work,
  project,
  application,
  stage,
  volumes,
}: {
  readonly base: string;
  readonly work: string;
  readonly project: string;
  readonly application: string;
  readonly stage: readonly Instruction[];
  readonly volumes: Readonly<Record<string, string>>;
}): void {
  const layer = path.join(work, 'layer');
  const folder = rootIn(work);
  for (const place of [layer, folder]) mkdirSync(place);
  run('mount', ['-t', 'tmpfs', 'tmpfs', layer]);
  const [upper, spare] = [path.join(layer, 'upper'), path.join(layer, 'work')];
  for (const place of [upper, spare]) mkdirSync(place);
  run('mount', [
    '-t',
    'overlay',
    '-o',
    `lowerdir=${base},upperdir=${upper},workdir=${spare}`,
    'overlay',
    folder,
  ]);
  const inside = (place: string): string => path.join(folder, place);
  const bind = (from: string, place: string): void => {
    mkdirSync(inside(place), { recursive: true });
    run('mount', ['--bind', from, inside(place)]);
  };
  bind('/dev', '/dev');
  run('mount', ['-t', 'tmpfs', 'tmpfs', inside('/tmp')]);
  // Names are resolved as on this machine while the instructions run, and by what is written below afterwards.
  if (existsSync('/etc/resolv.conf')) copyFileSync('/etc/resolv.conf', inside('/etc/resolv.conf'));
  for (const { name, text } of stage) {
    if (name === 'RUN') run('chroot', [folder, 'sh', '-c', text]);
    if (name !== 'COPY') continue;
    const options = text.split(' ').filter((word) => word.startsWith('--'));
    const [from = '', to = ''] = text.split(' ').filter((word) => !word.startsWith('--'));
    if (options.some((option) => option.startsWith('--from='))) {
      bind(application, to);
      run('mount', ['-o', 'remount,bind,ro', inside(to)]);
      continue;
    }
    copyFileSync(path.join(project, from), inside(to));
    const mode = options.find((option) => option.startsWith('--chmod='))?.slice('--chmod='.length);
    chmodSync(inside(to), Number.parseInt(mode ?? '0644', 8));
  }
  const [user = 0, group = 0] = valueOf(stage, 'USER').split(':').map(Number);
  for (const [place, from] of Object.entries(volumes)) {
    chownSync(from, user, group);
    bind(from, place);
  }
  writeFileSync(inside('/etc/hosts'), '127.0.0.1 localhost database\n');
  mkdirSync(inside('/proc'), { recursive: true });
  run('mount', ['-t', 'proc', 'proc', inside('/proc')]);
  run('mount', ['-o', 'remount,ro', folder]);
}

/**
 * The command that runs words in that root as a container does: the user of the image, no capability, nothing of this
 * environment.
 */
export function commandIn(
  work: string,
  stage: readonly Instruction[],
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): [string, string[]] {
  const [user = '0', group = '0'] = valueOf(stage, 'USER').split(':');
  const searched = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const environment = Object.entries({ PATH: searched, ...variablesOf(stage), ...settings });
  return [
    'chroot',
    [
      rootIn(work),
      'setpriv',
      `--reuid=${user}`,
      `--regid=${group}`,
      '--clear-groups',
      '--no-new-privs',
      '--bounding-set=-all',
      '--inh-caps=-all',
      'env',
      '--ignore-environment',
      `--chdir=${valueOf(stage, 'WORKDIR')}`,
      ...environment.map(([name, value]) => `${name}=${value}`),
      ...words,
    ],
  ];
}
