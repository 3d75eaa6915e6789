import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { eventually } from '@twofold/testing/eventually';

/** The child ends when the pipe is closed. By then `sleep` has replaced the shell, and collects no children. */
const SCRIPT = 'cat <&3 >/dev/null & echo $!; exec sleep 120';

/** An ended process that its parent does not collect until the parent is killed. Linux only. */
export const startZombie = async (): Promise<{ readonly pid: number; readonly parent: ChildProcess }> => {
  const parent = spawn('/bin/sh', ['-c', SCRIPT], { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
  if (parent.stdout === null) throw new Error('The shell has no standard output');
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  await hasStatus(parent.pid ?? 0, ' (sleep) ');
  (parent.stdio[3] as Writable).end();
  await hasStatus(pid, ') Z ');
  return { pid, parent };
};

const hasStatus = (pid: number, text: string): Promise<void> =>
  eventually(
    async () => {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8');
      if (!status.includes(text)) throw new Error(`The process is ${status}`);
    },
    { withinMs: 20_000 },
  );
