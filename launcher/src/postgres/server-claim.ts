import { readFile, readlink, realpath } from 'node:fs/promises';

/**
 * The process that a cluster's `postmaster.pid` names: no such process (`gone`), an ended process that was not
 * collected (`zombie`), another program (`foreign`), the server of this cluster (`ours`), or not known on this
 * operating system (`unknown`).
 */
export type ServerClaim = 'gone' | 'zombie' | 'foreign' | 'ours' | 'unknown';

/** Process ids are reused, in containers immediately. Only Linux shows which program a process runs. */
export const judgeServerClaim = async (pid: number, cluster: string): Promise<ServerClaim> => {
  if (!isThere(pid)) return 'gone';
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (status === undefined) return isThere(pid) ? 'unknown' : 'gone';
  const [, program, state] = /^\d+ \((.*)\) (\S)/s.exec(status) ?? [];
  if (state === 'Z' || state === 'X') return 'zombie';
  if (program !== 'postgres') return 'foreign';
  return claimByFolder(pid, cluster);
};

/** A server works in the folder of its cluster. Another user may see its command line only. */
const claimByFolder = async (pid: number, cluster: string): Promise<ServerClaim> => {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (folder !== undefined) return folder === (await realpath(cluster).catch(() => cluster)) ? 'ours' : 'foreign';
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(cluster) ? 'ours' : 'unknown';
};

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
