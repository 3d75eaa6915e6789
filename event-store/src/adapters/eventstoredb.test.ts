import { afterAll, beforeAll } from 'vitest';
import { eventStoreContract } from '../testing/contract.ts';
import { startStandInServer, type StandInServer } from '../testing/eventstoredb/stand-in-server.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

let server: StandInServer;
beforeAll(async () => {
  server = await startStandInServer();
});
afterAll(() => server.stop());

eventStoreContract(
  'EventStoreDB (stand-in server)',
  () => Promise.resolve({ store: eventStoreDbEventStore({ url: server.url }) }),
  { recognisesIds: false },
);
