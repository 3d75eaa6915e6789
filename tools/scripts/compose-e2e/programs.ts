import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand, type Outcome } from '../run-command.ts';

const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
/** What was unpacked is there until packages are reinstalled. */
const UNPACKED = path.join(ROOT, 'node_modules', '.cache', 'twofold-programs');
/** A machine without a way out says so soon. */
const SOON = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];

/** A program that the machine has, or why it has none. */
export type Program = { readonly file: string } | { readonly missing: string };

/** Finds a program of the machine; where we may, on Debian as root, its package is installed first. */
export const findProgram = async (name: string): Promise<Program> => {
  const found = await find(name);
  if (found) return { file: found };
  if (!(await find('apt-get'))) return { missing: `there is no ${name} here, and no apt-get to install it with` };
  if (process.getuid?.() !== 0) return { missing: `there is no ${name} here: sudo apt-get install ${name}` };
  await oneAtATime(`apt-get "$@" update`, SOON);
  const { output } = await oneAtATime(
    `DEBIAN_FRONTEND=noninteractive apt-get "$@" install --yes --no-install-recommends ${name}`,
    SOON,
  );
  const installed = await find(name);
  return installed ? { file: installed } : { missing: `apt-get could not install ${name}: ${lastLineOf(output)}` };
};

/**
 * Finds a program that stands alone in a package of Debian; where apt-get reaches one, it is unpacked below this
 * repository and not installed, since installing it would start a server.
 */
export const findInPackage = async (name: string, packageName: string): Promise<Program> => {
  const found = await find(name, [...FOLDERS, UNPACKED]);
  if (found) return { file: found };
  if (!(await find('apt-get'))) return { missing: `there is no ${name} here, and no apt-get to fetch it with` };
  await mkdir(UNPACKED, { recursive: true });
  const folder = await mkdtemp(path.join(UNPACKED, 'fetching-'));
  const fetch = (): Promise<Outcome> =>
    oneAtATime(`cd "$0" && apt-get "$@" download ${packageName} && dpkg -x ${packageName}_*.deb all`, SOON, folder);
  try {
    let fetched = await fetch();
    if (!fetched.isSuccess && process.getuid?.() === 0) {
      await oneAtATime(`apt-get "$@" update`, SOON);
      fetched = await fetch();
    }
    if (!fetched.isSuccess) return { missing: `apt-get could not fetch ${packageName}: ${lastLineOf(fetched.output)}` };
    const file = path.join(UNPACKED, name);
    await rename(path.join(folder, 'all', 'usr', 'bin', name), file);
    return { file };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** apt-get gives up where another one works, and tests run side by side. */
const oneAtATime = (script: string, args: readonly string[], folder = ROOT): Promise<Outcome> =>
  runCommand('flock', [path.join(tmpdir(), 'twofold-apt.lock'), 'sh', '-c', script, folder, ...args]);

const lastLineOf = (output: string): string => output.trimEnd().split('\n').at(-1) ?? '';

const find = async (name: string, folders: readonly string[] = FOLDERS): Promise<string | undefined> => {
  for (const folder of folders) {
    const file = path.join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
};
