import { skipBecause } from '@twofold/testing/skip-because';
import { describe, inject, it } from 'vitest';
import { eventStoreContract } from '../testing/contract.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

const { eventStoreUrl, reason } = inject('containers');

const holdAgainst = (url: string): void =>
  eventStoreContract('EventStoreDB (real server)', async () => ({ store: eventStoreDbEventStore({ url }) }), {
    recognizesIds: false,
  });

const sayThatNothingRan = (): void => {
  describe('EventStoreDB (real server)', () => {
    it('keeps the contract of the event store', (context) =>
      skipBecause(
        context,
        `EVENTSTORE_URL names no server and ${reason}, so only the stand-in server was held against it`,
      ));
  });
};

const run = eventStoreUrl ? () => holdAgainst(eventStoreUrl) : sayThatNothingRan;
run();
