import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Space for a new cluster and its first write-ahead log, and little more. */
const MEGABYTES = 192;
const CHUNK = Buffer.alloc(1024 * 1024);

/** A separate file system in memory. */
export type SmallDisk = {
  readonly folder: string;
  /** Fills the disk. */
  readonly fill: () => Promise<void>;
  /** Frees the space again. */
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** `undefined` if we may not mount: the tests run without root, or as root of a container. */
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
          // Smaller pieces may still fit.
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
