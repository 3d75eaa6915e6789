import { afterAll } from 'vitest';
import { eventStoreContract } from '../testing/contract.ts';
import { startStandInServer, type StandInServer } from '../testing/eventstoredb/stand-in-server.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

const servers: StandInServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** A server for each case: the stand-in is slow, and a subscriber from nowhere reads the whole log. */
const open = async () => {
  const server = await startStandInServer();
  servers.push(server);
  return { store: eventStoreDbEventStore({ url: server.url }) };
};

eventStoreContract('EventStoreDB (stand-in server)', open, { recognizesIds: false });
