import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long the browser waits for the next piece: it has drawn what it has by then. */
const PAUSE_MS = 300;
/** What the browser says of one connection, and the text of which is another one here. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);

/**
 * The same origin on another port, whose landing page comes in three pieces: up to where `mark` ends, a few letters more,
 * and the rest. So it comes over a slow line, or to a busy machine.
 */
export const arriveInPieces = async (origin: string, mark: string) => {
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
