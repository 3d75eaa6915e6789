import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** A website that never answers, so that its analysis stays in progress. */
export const startSlowSite = async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const pair = `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    url: `http://${pair}/`,
    /** The value of `SITE_READER_ALLOW`. */
    pair,
    /** The number of pending requests. */
    waiting: () => held.length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
