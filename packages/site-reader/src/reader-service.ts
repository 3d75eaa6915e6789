import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { BUSY_LINE, readRequest, toLine, type ReadRequest } from './protocol.ts';
import { toProgressLine, type OnProgress } from './read-progress.ts';
import { createReading, type Reading, type RunRead } from './reading.ts';
import type { ReadResult } from './site-snapshot.ts';

/** A URL is at most 2,048 characters; the rest is for rules. */
const MAX_REQUEST_BYTES = 65_536;
/** Whoever connects is a service of ours, and asks at once. */
const REQUEST_MS = 5_000;
/** More connections than reads may go on and wait are of nobody who means well. */
const MAX_CONNECTIONS = 256;

export interface ReaderService {
  readonly port: number;
  /** Ends the reads under way and all connections. */
  close(): Promise<void>;
}

/**
 * The site reader as a service of its own, where it can be kept away from databases and secrets by more than its code. A
 * connection is one read: one line in, one answer out, as with a process (`protocol.ts`). Each read still has a process of
 * its own; it is killed when the connection ends before the answer.
 */
export const startReaderService = async (
  address: { readonly host: string; readonly port: number },
  runRead: RunRead,
  limits: { readonly requestMs: number } = { requestMs: REQUEST_MS },
): Promise<ReaderService> => {
  const reading = createReading(runRead);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, reading, limits.requestMs);
  });
  server.maxConnections = MAX_CONNECTIONS;
  await listening(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      await reading.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

const serve = (socket: Socket, reading: Reading, requestMs: number): void => {
  const leaving = new AbortController();
  let received = '';
  let isAsked = false;
  const late = setTimeout(() => socket.destroy(), requestMs);
  socket.once('close', () => {
    clearTimeout(late);
    leaving.abort(new Error('Whoever asked has left'));
  });
  socket.on('error', () => {}); // 'close' follows, and is enough.
  socket.setEncoding('utf8').on('data', (text: string) => {
    if (isAsked) return;
    received += text;
    if (received.length > MAX_REQUEST_BYTES) return void socket.destroy();
    const end = received.indexOf('\n');
    if (end < 0) return;
    isAsked = true;
    clearTimeout(late);
    const request = requestIn(received.slice(0, end));
    if (request === undefined) return void socket.destroy();
    const onProgress: OnProgress = (step) => void (socket.writable && socket.write(toProgressLine(step)));
    const read = reading.read(request, leaving.signal, request.progress ? onProgress : undefined);
    void lineOf(read).then((line) => socket.end(line));
  });
};

const requestIn = (line: string): ReadRequest | undefined => {
  try {
    return readRequest.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const lineOf = async (read: Promise<ReadResult>): Promise<string> => {
  try {
    return toLine(await read);
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'site-reader-busy';
    return isBusy ? BUSY_LINE : ''; // Nobody is there to be answered: the caller has left, or the service is closed.
  }
};

const listening = (server: Server, address: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
