import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The pause before the next piece: long enough to render the content so far. */
const PAUSE_MS = 300;
/** The browser's message about a refused connection, replaced in these tests. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);

/**
 * The same origin on another port, whose landing page arrives in three pieces: up to the end of `mark`, a few letters
 * more, and the rest, as over a slow line.
 */
export const servePageInPieces = async (origin: string, mark: string) => {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const from = await fetch(`${origin}${request.url}`);
      const body = Buffer.from(await from.arrayBuffer());
      const headers = [...from.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
      response.writeHead(from.status, Object.fromEntries(headers));
      if (request.url === '/') {
        const end = body.indexOf(mark) + mark.length;
        for (const piece of [body.subarray(0, end), body.subarray(end, end + 40)]) {
          response.write(piece);
          await delay(PAUSE_MS);
        }
        response.end(body.subarray(end + 40));
      } else response.end(body);
    };
    void answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
