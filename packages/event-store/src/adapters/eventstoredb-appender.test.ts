import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { AppendResult } from '../port.ts';
import { anEvent } from '../testing/events.ts';
import { positionOf, revisionOf } from '../units.ts';
import { createAppender } from './eventstoredb-appender.ts';
import { prepareAppend } from './prepare-append.ts';

const result: AppendResult = { revision: revisionOf(0n), position: positionOf('1') };
const append = prepareAppend('thing-1', [anEvent()], 'no-stream');

/** Every deadline fires immediately, as in a process that was blocked. `answer` is the connection's behavior. */
const heldUp = (answer: () => Promise<AppendResult>) => {
  const seen = { sent: 0, cut: 0 };
  const connection = {
    send: () => {
      seen.sent++;
      return answer();
    },
    cut: async () => void seen.cut++,
  };
  const schedule = (run: () => void): (() => void) => {
    queueMicrotask(run);
    return () => undefined;
  };
  return { appender: createAppender({ connect: () => connection, schedule }), seen };
};

describe('an append whose deadline is over', () => {
  it('uses an answer that had already arrived, and keeps the connection', async () => {
    const { appender, seen } = heldUp(() => nextTurn(result));
    await expect(appender.append(append, 'no-stream')).resolves.toEqual(result);
    expect(seen).toEqual({ sent: 1, cut: 0 });
  });

  it('closes the connection if there is none', async () => {
    const { appender, seen } = heldUp(() => new Promise(() => undefined));
    await expect(appender.append(append, 'no-stream')).rejects.toMatchObject({ code: 'store-unavailable' });
    expect(seen.cut).toBe(1);
  });
});
