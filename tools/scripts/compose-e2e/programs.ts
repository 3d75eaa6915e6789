import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand, type Outcome } from '../run-command.ts';

const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
/** What was unpacked is there until packages are reinstalled. */
const UNPACKED = path.join(ROOT, 'node_modules', '.cache', 'twofold-programs');

/** A program that the machine has, or why it has none. */
export type Program = { readonly file: string } | { readonly missing: string };

/** Finds a program of the machine; where we may, on Debian as root, its package is installed first. */
export const findProgram = (name: string): Promise<Program> =>
  findOrFetch(
    name,
    `{ apt install --yes --no-install-recommends "$1" || { apt update && apt install --yes --no-install-recommends "$1"; }; }`,
  );

/**
 * Finds a program that stands alone in a package of Debian. Where apt-get reaches one, it is unpacked below this repository
 * and not installed, since installing it would start a server.
 */
export const findInPackage = (name: string, packageName: string): Promise<Program> =>
  findOrFetch(
    name,
    `folder=$(mktemp -d) && trap 'rm -r "$folder"' EXIT && cd "$folder" && mkdir -p "$2" &&
    { apt download "$3" || { apt update && apt download "$3"; }; } && dpkg -x "$3"_*.deb . && mv "usr/bin/$1" "$2/"`,
    packageName,
  );

const findOrFetch = async (name: string, script: string, packageName = name): Promise<Program> => {
  const found = find(name);
  if (found) return { file: found };
  if (process.getuid?.() !== 0) return { missing: `there is no ${name} here: sudo apt-get install ${packageName}` };
  const { output } = await oneAtATime(script, [name, UNPACKED, packageName]);
  const fetched = find(name);
  return fetched ? { file: fetched } : { missing: `apt-get has no ${name}: ${output.trimEnd().split('\n').at(-1)}` };
};

/** apt-get gives up where another one works, and tests run side by side. A machine without a way out fails soon. */
const oneAtATime = (script: string, args: readonly string[]): Promise<Outcome> => {
  const apt = `apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 "$@"
  }`;
  return runCommand('flock', [path.join(tmpdir(), 'twofold-apt.lock'), 'sh', '-c', `${apt}; ${script}`, 'sh', ...args]);
};

const find = (name: string): string | undefined =>
  [...FOLDERS, UNPACKED].map((folder) => path.join(folder, name)).find((file) => existsSync(file));
