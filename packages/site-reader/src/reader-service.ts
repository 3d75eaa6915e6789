import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { z } from 'zod';
import { isSiteReaderBusy } from './concurrency-limit.ts';
import {
  BUSY_LINE,
  earlyToLine,
  readRequest,
  screenshotsRequest,
  screenshotsToLine,
  toLine,
  type ReadRequest,
  type ScreenshotsRequest,
} from './protocol.ts';
import { toProgressLine, type OnProgress } from './read-progress.ts';
import { createReadQueue, type RunRead } from './read-queue.ts';
import type { OnScreenshots } from './screenshots.ts';
import { createScreenshotsPort, type RunScreenshots } from './screenshots-port.ts';

/** A URL has at most 2,048 characters; the rest is for the rules. */
const MAX_REQUEST_BYTES = 65_536;
/** Clients are our services, which send their request immediately. */
const REQUEST_MS = 5_000;
/** More than the maximum of running and waiting reads. */
const MAX_CONNECTIONS = 256;

export interface ReaderService {
  readonly port: number;
  /** Ends the reads under way and all connections. */
  close(): Promise<void>;
}

/** How the service handles requests: reads a site, and takes screenshots if it has a browser. */
export interface ReaderWork {
  readonly runRead: RunRead;
  readonly runScreenshots?: RunScreenshots | undefined;
}

/**
 * The site reader as a separate service, isolated from databases and secrets. A connection is one read: one line in,
 * one answer out, as with a process (`protocol.ts`). Each read still has its own process; it is killed when the
 * connection closes before the answer.
 */
export const startReaderService = async (
  address: { readonly host: string; readonly port: number },
  { runRead, runScreenshots }: ReaderWork,
  limits: { readonly requestMs: number } = { requestMs: REQUEST_MS },
): Promise<ReaderService> => {
  const reading = createReadQueue(runRead);
  const screenshots = createScreenshotsPort(runScreenshots);
  const answer: Answer = async (request, signal, write) => {
    if (!('screenshots' in request)) {
      const onProgress: OnProgress = (step) => write(toProgressLine(step));
      return toLine(await reading.read(request, signal, request.progress ? onProgress : undefined));
    }
    const { url, ports, allow, measure, early } = request;
    const onScreenshots: OnScreenshots = (taken) => write(earlyToLine(taken));
    const parts = measure ? 'all' : 'screenshots';
    return screenshotsToLine(
      await screenshots.take(url, { ports, allow }, signal, parts, early ? onScreenshots : undefined),
    );
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, answer, limits.requestMs);
  });
  server.maxConnections = MAX_CONNECTIONS;
  await listening(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      await Promise.all([reading.close(), screenshots.close()]);
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

type ServiceRequest = ReadRequest | ScreenshotsRequest;
/** `write` sends a line before the answer. */
type Answer = (request: ServiceRequest, signal: AbortSignal, write: (line: string) => void) => Promise<string>;

const serve = (socket: Socket, answer: Answer, requestMs: number): void => {
  const leaving = new AbortController();
  let received = '';
  let isAsked = false;
  const late = setTimeout(() => socket.destroy(), requestMs);
  socket.once('close', () => {
    clearTimeout(late);
    leaving.abort(new Error('The client has left'));
  });
  socket.on('error', () => {}); // 'close' follows and is handled.
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
    const write = (line: string): void => void (socket.writable && socket.write(line));
    void answerOrBusy(answer(request, leaving.signal, write)).then((line) => socket.end(line));
  });
};

const serviceRequest = z.union([screenshotsRequest, readRequest]);

const requestIn = (line: string): ServiceRequest | undefined => {
  try {
    return serviceRequest.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const answerOrBusy = async (answer: Promise<string>): Promise<string> => {
  try {
    return await answer;
  } catch (error) {
    return isSiteReaderBusy(error) ? BUSY_LINE : ''; // Else, the client has left, or the service is closed.
  }
};

const listening = (server: Server, address: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
