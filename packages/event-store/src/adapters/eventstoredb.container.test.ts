import { skipBecause } from '@twofold/testing/skip-because';
import { describe, it } from 'vitest';
import { eventStoreContract } from '../testing/contract.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

const url = process.env['EVENTSTORE_URL'];

const holdAgainst = (server: string): void =>
  eventStoreContract('EventStoreDB (real server)', async () => ({ store: eventStoreDbEventStore({ url: server }) }), {
    recognisesIds: false,
  });

const sayThatNothingRan = (): void => {
  describe('EventStoreDB (real server)', () => {
    it('keeps the contract of the event store', (context) =>
      skipBecause(context, 'EVENTSTORE_URL names no server, so only the stand-in server was held against it'));
  });
};

const run = url ? () => holdAgainst(url) : sayThatNothingRan;
run();
