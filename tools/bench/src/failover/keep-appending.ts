import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, Position } from '@twofold/event-store/port';
import type { Append } from '../data/members.ts';

/** Slow enough for reactors on a busy machine, so that no backlog is measured. */
const EVERY_MS = 100;

/** Appends all the time, so that a kill interrupts work. */
export type Writer = {
  /** The position of the latest append. */
  readonly last: () => Position | undefined;
  /** Resolves with the position of an append that begins after this call. */
  readonly next: () => Promise<Position>;
  readonly stop: () => Promise<void>;
};

export const keepAppending = (store: EventStore, appends: Iterator<Append>): Writer => {
  const stopping = new AbortController();
  let last: Position | undefined;
  let waiting: ((position: Position) => void)[] = [];
  const write = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const requested = waiting;
      waiting = [];
      const { value } = appends.next();
      const { stream, events, expected } = value as Append;
      last = (await store.appendToStream(stream, events, expected)).position;
      for (const resolve of requested) resolve(last);
      await pause(EVERY_MS);
    }
  };
  const writing = write();
  return {
    last: () => last,
    next: () => Promise.race([new Promise<Position>((resolve) => waiting.push(resolve)), failed(writing)]),
    stop: async () => {
      stopping.abort();
      await writing;
    },
  };
};

/** @throws the error that ended the writing */
const failed = async (writing: Promise<void>): Promise<never> => {
  await writing;
  throw new Error('Appending has stopped');
};
