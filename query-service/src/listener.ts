import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@twofold/http/log';
import { within } from '@twofold/http/within';
import type { Client } from 'pg';

export type ListenOptions = {
  readonly channel: string;
  /** Makes a client that is not connected yet: a LISTEN needs a connection of its own, since one of a pool goes silent. */
  readonly connect: () => Client;
  /** The LISTEN stands: what was announced before it must be looked up now. */
  readonly onListening: () => void;
  readonly onMessage: (payload: string) => void;
  /** Messages may be missing from here until `onListening` is called again. */
  readonly onSilent: () => void;
  readonly log: Logger;
  readonly signal: AbortSignal;
};

const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;
const END_MS = 1_000;
const FIRST_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 5_000;

/** Listens until the signal aborts. A connection that is lost, or that no longer answers, is built anew. */
export const keepListening = async (options: ListenOptions): Promise<void> => {
  const { channel, log, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await listenOnce(options, () => (failures = 0));
    } catch (error) {
      if (failures === 0) log.warn({ err: error, channel }, 'the listening connection was lost');
      failures += 1;
    }
    if (!signal.aborted) await pause(backoffMs(failures), undefined, { signal }).catch(() => undefined);
  }
};

/** Ends when the signal aborts. @throws whatever ended the connection before that. */
const listenOnce = async (options: ListenOptions, onSuccess: () => void): Promise<void> => {
  const { channel, connect, signal } = options;
  const client = connect();
  const over = new AbortController();
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(), { signal: over.signal });
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection has ended')));
      client.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
      const listen = async (): Promise<void> => {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        if (over.signal.aborted) return;
        onSuccess();
        heartbeat = setInterval(() => void answers(client).catch(reject), HEARTBEAT_MS);
        options.onListening();
      };
      listen().catch(reject);
    });
  } finally {
    over.abort();
    clearInterval(heartbeat);
    options.onSilent();
    // The end of a connection whose other side is gone may take minutes.
    await inTime(() => client.end(), END_MS).catch(() => undefined);
  }
};

const answers = (client: Client): Promise<unknown> => inTime(() => client.query('select 1'), ANSWER_MS);

const inTime = <Result>(work: () => Promise<Result>, ms: number): Promise<Result> =>
  within(ms, work, () => new Error(`The connection did not answer within ${ms} ms`));

/** Doubles, and half of it is chance, so that the services of a database that comes back do not arrive together. */
const backoffMs = (failures: number): number =>
  Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(failures, 16)) * (0.5 + Math.random() / 2);
