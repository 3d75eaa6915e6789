import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type RanProgram = { readonly code: number | null; readonly said: string; readonly complained: string };

/** Runs a command line of the launcher to its end. Nothing of this machine's own configuration gets in. */
const runProgram =
  (program: URL) =>
  async (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<RanProgram> => {
    const { PATH = '', HOME = '', TMPDIR } = process.env;
    const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, complained] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, said, complained };
  };

/** The command line of operators. */
export const runAdmin = runProgram(new URL('../admin/main.ts', import.meta.url));

/** The command line of auditors. */
export const runAuditorProcess = runProgram(new URL('../auditor/main.ts', import.meta.url));

/** The command line that copies an installation, and restores it. */
export const runBackup = runProgram(new URL('../backup/main.ts', import.meta.url));
