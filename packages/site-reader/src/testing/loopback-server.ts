import { createServer, type RequestListener } from 'node:http';
import { createServer as createRawServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { READ_BUDGETS, type Budgets } from '../budgets.ts';
import { systemNetwork } from '../network.ts';
import { readPage } from '../read-page.ts';
import { combinePages } from '../subpages/combine-pages.ts';
import type { FetchGuardOptions } from '../fetch-page.ts';
import { withoutRendering } from '../thin-page.ts';
import type { ReadResult } from '../site-snapshot.ts';

export interface LoopbackServer {
  readonly port: number;
  readonly url: string;
  /** The number of open connections. */
  readonly open: () => number;
}

const servers: { readonly server: Server; readonly sockets: Set<Socket> }[] = [];

afterEach(async () => {
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  }
});

const listen = async (server: Server): Promise<LoopbackServer> => {
  const sockets = new Set<Socket>();
  servers.push({ server, sockets });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, open: () => sockets.size };
};

/** A web server on this machine, stopped after the test. */
export const serve = (listener: RequestListener): Promise<LoopbackServer> => listen(createServer(listener));

/** A TCP server for raw responses. */
export const serveRaw = (onConnection: (socket: Socket) => void): Promise<LoopbackServer> =>
  listen(createRawServer((socket) => socket.once('data', () => onConnection(socket))));

/** Answers every request with a page. */
export const servePage = (
  html: string | Buffer,
  headers: Record<string, string | string[]> = {},
): Promise<LoopbackServer> =>
  serve((_request, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html));

/** Reads one page, and nothing else of its site. */
export const readOnePage = async (url: string, options: FetchGuardOptions): Promise<ReadResult> => {
  const read = await readPage(url, options, { deadline: AbortSignal.timeout(options.budgets.totalMs) });
  if (!read.ok) return read;
  const first = withoutRendering(read.page);
  if ('failure' in first) return { ok: false, failure: first.failure };
  return { ok: true, snapshot: combinePages(first.page, [], first.source) };
};

/** Reads a page of a test server, whose pair is allowed. */
export const readFrom = (server: LoopbackServer, path = '/', budgets: Partial<Budgets> = {}): Promise<ReadResult> =>
  readOnePage(server.url + path, {
    network: systemNetwork,
    rules: { ports: [], allow: [`127.0.0.1:${server.port}`] },
    budgets: { ...READ_BUDGETS, ...budgets },
  });
