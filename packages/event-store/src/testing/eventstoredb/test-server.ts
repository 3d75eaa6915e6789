import { startRealServer } from './real-server.ts';
import { startStandInServer } from './stand-in-server.ts';

/** An EventStoreDB for one test. */
export type TestServer = {
  readonly url: string;
  /** Kills it without warning. */
  readonly kill: () => Promise<void>;
  /** Restarts it at the same address, with its data. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** The stand-in server, or a real one where `EVENTSTORE_START` names a program that starts one; see `startRealServer`. */
export const startTestServer = async (program = process.env['EVENTSTORE_START']): Promise<TestServer> => {
  if (program !== undefined) return startRealServer(program);
  let server = await startStandInServer();
  return {
    url: server.url,
    kill: () => server.stop(),
    start: async () => {
      server = await startStandInServer({ log: server.log, port: server.port });
    },
    remove: () => server.stop(),
  };
};
