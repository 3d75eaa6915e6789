import { Writable } from 'node:stream';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import type { ClientBase } from 'pg';
import type { Signer } from '../chain/signature.ts';
import { runAuditor } from '../command-line.ts';
import { createOutput } from '../output.ts';

const collecting = (heard?: (text: string) => void): { stream: Writable; text: () => string } => {
  const chunks: string[] = [];
  const write = (chunk: Buffer, _: string, done: () => void): void => {
    chunks.push(chunk.toString());
    heard?.(chunk.toString());
    done();
  };
  return { stream: new Writable({ write }), text: () => chunks.join('') };
};

export type Ran = { readonly code: number; readonly said: string; readonly complained: string };

/** Runs the auditor's command line in this process, on the log and the database that are given. */
export const runOn =
  (world: {
    readonly store?: EventStore;
    readonly database?: ClientBase;
    readonly chain?: ChainReader;
    readonly signer?: Signer;
    readonly signal?: AbortSignal;
    readonly heard?: (text: string) => void;
  }) =>
  async (...args: string[]): Promise<Ran> => {
    const [said, complained] = [collecting(world.heard), collecting()];
    const opened = <Part>(part: Part | undefined): Promise<Part> =>
      part === undefined ? Promise.reject(new Error('This must not be opened')) : Promise.resolve(part);
    const code = await runAuditor(args, {
      openLog: () => opened(world.store),
      openSeals: () => Promise.resolve((events) => Promise.resolve(events)),
      openKeys: () => Promise.resolve(memoryKeyring()),
      openDatabase: () => opened(world.database),
      openChain: () => opened(world.chain),
      openSigner: () => Promise.resolve(world.signer),
      out: createOutput({ stdout: said.stream, stderr: complained.stream, hasColors: false, isWatched: false }),
      now: () => new Date('2030-02-01T12:00:00.000Z'),
      signal: world.signal ?? new AbortController().signal,
    });
    return { code, said: said.text(), complained: complained.text() };
  };
