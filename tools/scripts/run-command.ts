import { spawn } from 'node:child_process';
import path from 'node:path';

/** The root of the repository. */
export const ROOT = path.join(import.meta.dirname, '..', '..');

export type Outcome = { readonly isSuccess: boolean; readonly output: string; readonly seconds: number };

/** Longer than any command takes on a slow machine, so that one that hangs does not hang the whole run. */
const PATIENCE_MS = 20 * 60 * 1_000;

/** Runs a command in the root to its end. `output` has stdout and stderr in their original order. */
export const runCommand = (command: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      timeout: PATIENCE_MS,
    });
    let output = '';
    const end = (isSuccess: boolean) =>
      resolve({ isSuccess, output, seconds: (performance.now() - startedAt) / 1_000 });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`;
      end(code === 0);
    });
  });
