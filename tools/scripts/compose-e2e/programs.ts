import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand, type Outcome } from '../run-command.ts';

const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
/** Unpacked programs stay here until packages are reinstalled. */
const UNPACKED = path.join(ROOT, 'node_modules', '.cache', 'twofold-programs');

/** The path of a program, or why there is none. */
export type Program = { readonly file: string } | { readonly missing: string };

/** Finds a program of the machine. On Debian as root, installs its package first. */
export const findProgram = (name: string): Promise<Program> =>
  findOrFetch(
    name,
    `{ apt install --yes --no-install-recommends "$1" || { apt update && apt install --yes --no-install-recommends "$1"; }; }`,
  );

/**
 * Finds a self-contained program of a Debian package. If apt-get can download the package, it is unpacked below this
 * repository. It is not installed, because that would start a server.
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

/** apt-get fails while another instance runs, and tests run concurrently, so this retries. Offline machines fail soon. */
const oneAtATime = (script: string, args: readonly string[]): Promise<Outcome> => {
  const apt = `apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 "$@"
  }`;
  return runCommand('flock', [path.join(tmpdir(), 'twofold-apt.lock'), 'sh', '-c', `${apt}; ${script}`, 'sh', ...args]);
};

const find = (name: string): string | undefined =>
  [...FOLDERS, UNPACKED].map((folder) => path.join(folder, name)).find((file) => existsSync(file));
