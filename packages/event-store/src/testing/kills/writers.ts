import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eventually } from '@twofold/testing/eventually';

const WRITER = fileURLToPath(new URL('./writer-process.ts', import.meta.url));
const WITHIN_MS = 60_000;

export type Writer = { readonly kill: () => Promise<void> };

/** Writers in separate processes, and the acknowledgements they received. */
export type Writers = {
  readonly acknowledged: readonly string[];
  readonly start: (honesty?: 'honest' | 'lying') => Writer;
  /** Waits until this many more events were acknowledged. */
  readonly more: (count: number) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** `address` is the log's: `postgres://…` or `esdb://…`; each writer appends in this many lanes at the same time. */
export const createWriters = (address: string, lanes = 4): Writers => {
  const acknowledged: string[] = [];
  const writers = new Set<Writer>();

  const start: Writers['start'] = (honesty = 'honest') => {
    const child = spawn(process.execPath, [WRITER, address, honesty, String(lanes)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    // Ignore a line that the kill truncated.
    createInterface({ input: child.stdout }).on('line', (id) => {
      if (id.length === 36) acknowledged.push(id);
    });
    const writer: Writer = {
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
        writers.delete(writer);
      },
    };
    writers.add(writer);
    return writer;
  };

  return {
    acknowledged,
    start,
    more: async (count) => {
      const goal = acknowledged.length + count;
      await eventually(
        () => {
          if (acknowledged.length < goal) throw new Error(`${acknowledged.length} of ${goal} are acknowledged`);
        },
        { withinMs: WITHIN_MS },
      );
    },
    end: async () => {
      await Promise.all([...writers].map((writer) => writer.kill()));
    },
  };
};
