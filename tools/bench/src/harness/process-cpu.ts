import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second, independent of the frequency of the kernel's timer. */
const MS_PER_TICK = 10;

/** Processor time (user and system) in ms: of a process itself, and of all processes that it has started, even if they have ended. */
export type CpuMs = { readonly own: number; readonly started: number };

type Stat = { readonly pid: number; readonly parent: number; readonly own: number; readonly waitedFor: number };

/**
 * Parses `/proc/<pid>/stat`. `waitedFor` is the time of children that have ended, and of theirs.
 * @throws Error when the text is something else
 */
export const parseStat = (text: string): Stat => {
  // The name of the program comes second, and may have spaces and brackets in it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((place) => fields[place] ?? NaN);
  const stat = {
    pid: Number.parseInt(text, 10),
    parent: parent ?? NaN,
    own: ((user ?? NaN) + (system ?? NaN)) * MS_PER_TICK,
    waitedFor: ((childUser ?? NaN) + (childSystem ?? NaN)) * MS_PER_TICK,
  };
  if (Object.values(stat).some(Number.isNaN)) throw new Error(`This is no /proc/<pid>/stat: ${text}`);
  return stat;
};

/** What processes have used until now, by the names that are given to them. Linux only. */
export const cpuNow = <Name extends string>(pids: Readonly<Record<Name, number>>): Readonly<Record<Name, CpuMs>> => {
  const stats = allStats();
  const usageOf = (pid: number): CpuMs => {
    const stat = stats.find((each) => each.pid === pid);
    if (stat === undefined) throw new Error(`Process ${pid} has ended`);
    return { own: stat.own, started: stat.waitedFor + descendantsOf(stats, pid) };
  };
  return mapValues(pids, usageOf);
};

const descendantsOf = (stats: readonly Stat[], pid: number): number =>
  stats
    .filter(({ parent }) => parent === pid)
    .reduce((sum, child) => sum + child.own + child.waitedFor + descendantsOf(stats, child.pid), 0);

/** The process that has started another one. */
export const parentOf = (pid: number): number => parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).parent;

const allStats = (): readonly Stat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch (error) {
        // It has ended since it was listed.
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return [];
        throw error;
      }
    });

const mapValues = <Name extends string, From, To>(from: Readonly<Record<Name, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(from).map(([name, value]) => [name, map(value)])) as Record<Name, To>;
