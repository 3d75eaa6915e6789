import { setMaxListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createOutage, type Log } from '../outage.ts';
import { positionOf } from '../units.ts';
import { followLog, type OpenSubscription, type SubscriptionSignal } from './eventstoredb-follower.ts';
import { isRefusedRead } from './eventstoredb-failures.ts';

/** The behavior of one subscription: it sends something, fails with an error, or ends normally. */
type Act = SubscriptionSignal | Error | 'end';

const LIVE: Act = { live: true };

/** Follows a log whose subscriptions behave as listed, one after the other, and returns what was logged. */
const follow = async (acts: readonly (readonly Act[])[]): Promise<string[]> => {
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  const lines: string[] = [];
  const line = (level: string) => (details: object, message: string) => {
    const why = 'err' in details && details.err instanceof Error ? `: ${details.err.message}` : '';
    lines.push(`${level} ${message}${why}`);
  };
  const log: Log = { warn: line('warn'), error: line('error') };
  const schedule = (run: () => void, ms: number) => {
    if (ms <= 2_000) setImmediate(run);
    return () => undefined;
  };
  const outage = createOutage({
    what: 'Following',
    log,
    isRefusal: isRefusedRead,
    signal: ending.signal,
    schedule,
  });
  const subscriptions = acts.map(play).values();
  const open = (): OpenSubscription => {
    const next = subscriptions.next();
    if (!next.done) return next.value;
    ending.abort();
    return play(['end']);
  };
  const deps = { open, head: async () => undefined, beforeFirst: positionOf('0'), outage, schedule };
  for await (const message of followLog(deps, { signal: ending.signal })) void message;
  return lines;
};

const play = (acts: readonly Act[]): OpenSubscription => ({
  signals: async function* () {
    for (const act of acts) {
      if (act === 'end') return;
      if (act instanceof Error) throw act;
      yield [act];
    }
  },
  close: () => Promise.resolve(),
});

const unavailable = Object.assign(new Error('no connection'), { type: 'unavailable' });
const failed = 'warn Following failed; retrying: no connection';
const refused = (why: string) => `error Following is refused; retrying every 2 s: ${why}`;
const recovered = 'warn Following works again';

describe('a follower of EventStoreDB', () => {
  it('logs an outage once, and its end', async () => {
    const acts = [[LIVE, unavailable], [unavailable], [unavailable], [LIVE, 'end'], [LIVE]] as const;
    expect(await follow(acts)).toEqual([
      failed,
      recovered,
      'warn Following failed; retrying: The server ended the subscription',
      recovered,
      'warn Following failed; retrying: The server ended the subscription',
    ]);
  });

  it.each([
    ['access is denied', { type: 'access-denied' }],
    ['the stream is gone', { type: 'stream-deleted' }],
    ['permission is denied', { type: 'unknown', code: 7 }],
    ['the visitor is not logged in', { type: 'unknown', code: 16 }],
  ])('logs a refusal as an error at once: %s', async (why, details) => {
    const error = Object.assign(new Error(why), details);
    expect(await follow([[error], [error], [error]])).toEqual([refused(why)]);
  });
});
