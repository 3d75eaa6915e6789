import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BRANCHES = ['origin/main', 'main'];

/** The commit from which on something counts as changed: where the branch left main, else the last commit. */
export const changedSince = async (folder: string): Promise<string> => {
  for (const branch of BRANCHES) {
    const base = await run('git', ['merge-base', 'HEAD', branch], { cwd: folder }).catch(() => undefined);
    if (base) return base.stdout.trim();
  }
  return 'HEAD';
};
