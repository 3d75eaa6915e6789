import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const isPid = (name: string): boolean => /^\d+$/.test(name);

/** The parent of a process. The name before it may contain anything, including parentheses. */
const parentOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

const statOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // The process has ended.
  }
};

type Children = ReadonlyMap<number, readonly number[]>;

/** Listing all processes takes milliseconds, so watchers of several trees share one list. */
const SHARED_MS = 100;
let shared: { readonly at: number; readonly children: Children } | undefined;

const listChildren = (): Children => {
  const children = new Map<number, number[]>();
  for (const pid of pidsOfSystem()) {
    const parent = parentOf(statOf(pid) ?? ') ? 0');
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  shared = { at: performance.now(), children };
  return children;
};

const recentChildren = (): Children =>
  shared && performance.now() - shared.at < SHARED_MS ? shared.children : listChildren();

/** A process and its descendants (on Linux), up to 100 ms old. */
export const treeOf = (root: number): readonly number[] => treeIn(recentChildren(), root);

const treeIn = (children: Children, root: number): readonly number[] => {
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
};

const pidsOfSystem = (): readonly number[] => {
  try {
    return readdirSync('/proc').filter(isPid).map(Number);
  } catch {
    return []; // Not Linux.
  }
};

const signalTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended.
  }
};

/** Kills a process and its descendants. They are stopped first, so that none can start another one. */
export const killTree = (root: number): void => {
  const stopped = new Set<number>();
  for (;;) {
    const running = treeIn(listChildren(), root).filter((pid) => !stopped.has(pid));
    if (running.length === 0) break;
    for (const pid of running) {
      signalTo(pid, 'SIGSTOP');
      stopped.add(pid);
    }
  }
  for (const pid of stopped) signalTo(pid, 'SIGKILL');
};

/**
 * Kills a PID namespace that `unshare` has created by killing its first process: the kernel kills the rest immediately,
 * even on a machine so busy that listing all processes would take seconds.
 */
export const killNamespace = (unshare: number): void => {
  const first = childrenOf(unshare);
  if (first.length === 0) return killTree(unshare);
  for (const pid of first) signalTo(pid, 'SIGKILL');
};

/** The children of a single-threaded process; none if the system does not list them. */
const childrenOf = (pid: number): readonly number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(isPid).map(Number);
  } catch {
    return [];
  }
};

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/**
 * The memory of a process: its proportional set size. A sandboxed process of the same user hides it; then its anonymous
 * memory counts, which is mostly not shared.
 */
const bytesOf = async (pid: number): Promise<number> => {
  const pss = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  if (pss !== '') return kilobytes(pss, 'Pss') * 1_024;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem')) * 1_024;
};

/** The memory of a process tree; 0 if unknown. */
export const memoryOfTree = async (root: number): Promise<number> => {
  const sizes = await Promise.all(treeOf(root).map(bytesOf));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};
