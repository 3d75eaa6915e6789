import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Room for a new cluster and its first write-ahead log, and for not much more. */
const MEGABYTES = 192;
const CHUNK = Buffer.alloc(1024 * 1024);

/** A file system of its own, in memory. */
export type SmallDisk = {
  readonly folder: string;
  /** Takes all the room that is left. */
  readonly fill: () => Promise<void>;
  /** Gives it back. */
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** `undefined` where we may not mount anything: who runs the tests is not root, or is root of a container only. */
export const mountSmallDisk = async (): Promise<SmallDisk | undefined> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-small-disk-'));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  await chmod(folder, 0o755);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'a');
      try {
        for (let size = CHUNK.length; size > 0;) {
          const { bytesWritten } = await file.write(CHUNK, 0, size).catch(noneWhenFull);
          // What does not fit as a whole may fit in smaller pieces.
          if (bytesWritten < size) size = Math.floor(size / 2);
        }
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast),
    remove: async () => {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true });
    },
  };
};

const noneWhenFull = (error: unknown): { bytesWritten: number } => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return { bytesWritten: 0 };
  throw error;
};
