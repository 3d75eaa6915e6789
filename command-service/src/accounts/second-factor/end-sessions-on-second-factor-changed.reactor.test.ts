import type { AccountEvent } from '@twofold/contracts/accounts/events';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { Queryable } from '@twofold/sessions/upkeep';
import { describe, expect, it } from 'vitest';
import { newContext } from '../../testing/a-payment-world.ts';
import { aUser } from '../../testing/a-user.ts';
import { NO_SECOND_FACTORS, type SecondFactors } from '../second-factor-decisions.ts';
import { endSessionsOnSecondFactorChanged, sessionsReceiver } from './end-sessions-on-second-factor-changed.reactor.ts';

const happenedAt = '2026-01-05T10:00:00.000Z';
const factor = { factorId: '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c01', kind: 'totp' } as const;
const added: AccountEvent = {
  type: 'SecondFactorAdded',
  data: { userId: 7, ...factor, name: 'Authenticator app', device: 'Firefox on Linux', addedAt: happenedAt },
};
const reset: AccountEvent = {
  type: 'SecondFactorReset',
  data: { userId: 7, resetBy: 'operator', resetAt: happenedAt },
};

/** The statements after an event, and when, if the account has these factors by then. */
const endedAfter = async ({ type, data }: AccountEvent, secondFactors: SecondFactors) => {
  const store = memoryEventStore();
  const { id: commandId, correlationId, causationId, actor } = newContext();
  const metadata = { commandId, correlationId, causationId, actor, occurredAt: happenedAt, schemaVersion: 1 };
  await store.appendToStream('user-7', [{ id: crypto.randomUUID(), type, data, metadata }], 'no-stream');
  const ended: { readonly text: string; readonly at: Date | undefined }[] = [];
  let at: Date | undefined;
  const query = (text: string) => Promise.resolve({ rows: [], rowCount: ended.push({ text, at }) });
  const { receive } = sessionsReceiver({
    pool: { query } as unknown as Queryable,
    people: { user: () => Promise.resolve({ found: { ...aUser, secondFactors }, position: undefined }) },
  });
  for await (const event of store.readAll())
    for (const reaction of endSessionsOnSecondFactorChanged.react(event)) {
      at = reaction.at;
      await receive({ ...reaction, context: newContext() });
    }
  return ended;
};

const withFactor = { ...NO_SECOND_FACTORS, factors: [factor] };

describe('ending sessions after a second factor has changed', () => {
  it('ends those that have not proven the new one, once its own session has', async () =>
    expect(await endedAfter(added, withFactor)).toEqual([
      { text: expect.stringContaining(`'secondFactorAt' is null`) as string, at: new Date('2026-01-05T10:01:00.000Z') },
    ]));
  it('ends none once the factor is removed again', async () =>
    expect(await endedAfter(added, NO_SECOND_FACTORS)).toEqual([]));
  it('ends those opened before a reset', async () =>
    expect(await endedAfter(reset, NO_SECOND_FACTORS)).toEqual([
      { text: expect.stringContaining('startedAt') as string, at: undefined },
    ]));
});
