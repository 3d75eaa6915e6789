import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BRANCHES = ['origin/main', 'main'];

/** The commit that changes are relative to: where the branch left main, else the last commit. */
export const changedSince = async (folder: string): Promise<string> => {
  for (const branch of BRANCHES) {
    const base = await run('git', ['merge-base', 'HEAD', branch], { cwd: folder }).catch(() => undefined);
    if (base) return base.stdout.trim();
  }
  return 'HEAD';
};

/** The files that differ from a commit, committed or not, as paths from the root. Deleted files are omitted. */
export const changedFiles = async (folder: string, since: string): Promise<readonly string[]> => {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', since], { cwd: folder }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: folder }),
  ]);
  return lists.flatMap(({ stdout }) => stdout.split('\n')).filter((file) => file !== '');
};
