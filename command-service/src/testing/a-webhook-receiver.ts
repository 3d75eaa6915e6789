import { createServer } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net';

/** A received webhook. */
export type Received = {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A server that receives webhooks. `answers` determines the answer to each request, counted from 1. */
export const aWebhookReceiver = async (answers: (request: number) => number = () => 204) => {
  const received: Received[] = [];
  let answer = answers;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ id: headers['webhook-id'] ?? '', headers, body });
      response.writeHead(answer(received.length), { location: '/elsewhere' }).end(`answer ${received.length}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    pair: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    answer: (changed: (request: number) => number): void => {
      answer = changed;
    },
    close: (): Promise<void> =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/** A server that takes requests and never answers. */
export const aSilentReceiver = async () => {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    pair: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    connections: (): number => sockets.size,
    close: (): Promise<void> =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
