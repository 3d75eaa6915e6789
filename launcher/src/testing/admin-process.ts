import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, '..', 'admin', 'main.ts');

/** Runs the command line of operators to its end. Nothing of this machine's own configuration gets in. */
export const runAdmin = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; said: string; complained: string }> => {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', '-C', 'source', PROGRAM, ...args], {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, said, complained };
};
