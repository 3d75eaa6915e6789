import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UNFINISHED } from './archive.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

/** Disables password prompts. The author is the witness, for any user who runs it. */
const SETTINGS = [
  'core.askPass=true',
  'core.sshCommand=ssh -o BatchMode=yes',
  'user.name=Twofold witness',
  'user.email=witness@localhost',
].flatMap((setting) => ['-c', setting]);

/** @throws Error with what git says */
const git = async (args: readonly string[], signal?: AbortSignal): Promise<string> => {
  const { stdout } = await run('git', [...SETTINGS, ...args], { timeout: TIMEOUT_MS, signal });
  return stdout.trim();
};

/** Copies the newest state of a repository into a folder that is empty or not there. */
export const cloneNewest = async (repository: string, folder: string, signal?: AbortSignal): Promise<void> => {
  await git(['clone', '--quiet', '--depth', '1', '--', repository, folder], signal);
};

/** A folder whose content is published in a Git repository. */
export type Publishing = {
  /**
   * Pulls what was published from elsewhere.
   * @throws Error if the branches have diverged
   */
  readonly pull: (signal: AbortSignal) => Promise<void>;
  /**
   * Pushes new checkpoints.
   * @throws Error if another process has pushed in the meantime
   */
  readonly push: (signal: AbortSignal) => Promise<void>;
};

/** History is only ever added to: nothing is forced. */
export const publishByGit = (folder: string, repository: string): Publishing => {
  const inFolder = (args: readonly string[], signal: AbortSignal): Promise<string> =>
    git(['-C', folder, ...args], signal);
  const isCloned = (): Promise<boolean> =>
    access(path.join(folder, '.git')).then(
      () => true,
      () => false,
    );
  const isEmpty = async (signal: AbortSignal): Promise<boolean> =>
    (await inFolder(['ls-remote', '--heads', 'origin'], signal)) === '';
  return {
    pull: async (signal) => {
      if (!(await isCloned())) await git(['clone', '--quiet', '--', repository, folder], signal);
      else if (!(await isEmpty(signal))) await inFolder(['pull', '--quiet', '--ff-only', 'origin', 'HEAD'], signal);
    },
    push: async (signal) => {
      await inFolder(['add', '--all', '--', '.', `:(exclude)${UNFINISHED}`], signal);
      if ((await inFolder(['status', '--porcelain'], signal)) !== '')
        await inFolder(['commit', '--quiet', '--message', 'Add what was witnessed'], signal);
      const hasCommit = await inFolder(['rev-parse', '--verify', '--quiet', 'HEAD'], signal).then(
        () => true,
        () => false,
      );
      if (hasCommit) await inFolder(['push', '--quiet', 'origin', 'HEAD'], signal);
    },
  };
};
