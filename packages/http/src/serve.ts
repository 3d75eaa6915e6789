import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { knownHosts, type Address } from './known-hosts.ts';
import type { Logger } from './log.ts';
import { problemBody } from './problem-body.ts';
import { within } from './within.ts';

/** A listening service. `url` has the actual port, also if port 0 was requested. */
export type Listening = { readonly url: string; readonly close: () => Promise<void> };

const HEADERS_MS = 30_000;
const REQUEST_MS = 60_000;
const CHECK_MS = 1_000;
/** Longer than the timeout of proxies (60 s), so that the proxy closes an idle connection first. */
const KEEP_ALIVE_MS = 75_000;
const STOP_MS = 10_000;

/**
 * Serves an app. A client that does not finish its request is disconnected (D-113); requests that no app can handle are
 * refused here, as are unknown host names on a loopback listener. `close` stops accepting, waits at most 10 s for
 * running requests, and then closes their connections.
 * @throws Error with a sentence for the operator if the address is not available.
 */
export const listen = async (
  app: RequestListener,
  address: Address,
  limits: { readonly headersMs: number; readonly requestMs: number } = { headersMs: HEADERS_MS, requestMs: REQUEST_MS },
): Promise<Listening> => {
  const isKnownHost = knownHosts(address);
  // Node checks for late clients at intervals, so each limit is shorter by one interval.
  const server = createServer(
    {
      headersTimeout: Math.max(1, limits.headersMs - CHECK_MS),
      requestTimeout: Math.max(1, limits.requestMs - CHECK_MS),
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    (request, response) => {
      if (!isTarget(request.url)) refuse(response, 400, 'The address is malformed');
      else if (!hasHost(request)) refuse(response, 400, 'The request has no Host header');
      else if (!isKnownHost(request))
        refuse(response, 421, 'This host name is not served here. Operators set it with PUBLIC_ORIGIN.');
      else app(request, response);
    },
  );
  refuseUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, address)));
    server.listen(address.port, address.host, resolve);
  });
  return { url: urlOf(server, address.host), close: () => closeServer(server) };
};

/**
 * Shuts the process down: the first SIGTERM or SIGINT runs `stop` and exits with 0, or with 1 if that fails or takes
 * longer than 10 s. The second one exits immediately.
 */
export const stopOnSignals = (
  stop: () => Promise<void>,
  options: { readonly log: Logger; readonly exit: (code: number) => void },
  signals: NodeJS.EventEmitter = process,
): void => {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) {
      options.exit(1);
      return;
    }
    isStopping = true;
    options.log.info({ signal }, 'stopping');
    within(STOP_MS, stop, () => new Error(`Not stopped within ${STOP_MS} ms`)).then(
      () => options.exit(0),
      (error: unknown) => {
        options.log.error({ err: error }, 'could not shut down cleanly');
        options.exit(1);
      },
    );
  };
  signals.on('SIGTERM', onSignal).on('SIGINT', onSignal);
};

/** A path, a star, or an absolute URL, as proxies send it. Express answers anything else with its own HTML. */
const isTarget = (target: string | undefined): boolean =>
  target !== undefined &&
  (target.startsWith('/') || target === '*' || (/^https?:\/\//i.test(target) && URL.canParse(target)));

/** Node would refuse such a request too, but without a message. */
const hasHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion === '1.0';

/** Node's errors for requests that it cannot read. By default it answers them without a message. */
const UNREADABLE: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The headers of the request are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: 'The request is too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive' },
};
const MALFORMED = { status: 400, error: 'The request is malformed' };

/** Refuses unreadable requests, which never reach the app, in D-30's form, unless an answer has begun. */
const refuseUnreadable = (server: Server): void => {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => void answers.set(socket, response));
  server.on('checkExpectation', (_request, response) =>
    refuse(response, 417, 'The only supported expectation is 100-continue'),
  );
  server.on('clientError', (reason: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const answer = answers.get(socket);
    const isUnderWay = answer !== undefined && !answer.writableFinished;
    if (isUnderWay && answer.req.complete) {
      // Unreadable bytes follow a request in progress: that is answered, and nothing more is read.
      answer.once('finish', () => socket.end(() => socket.destroy()));
      return;
    }
    if (!socket.writable || (isUnderWay && answer.headersSent)) {
      socket.destroy(reason);
      return;
    }
    const { status, error } = UNREADABLE[reason.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(problemBody(status, error));
    const headers = Object.entries({ ...REFUSAL_HEADERS, 'Content-Length': Buffer.byteLength(body) });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
    // A client that sent HEAD would interpret a body as another answer.
    const isHead = reason.rawPacket?.subarray(0, 5).toString() === 'HEAD ';
    socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroy());
  });
};

const REFUSAL_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
};

const refuse = (response: ServerResponse, status: number, error: string): void =>
  void response.writeHead(status, REFUSAL_HEADERS).end(JSON.stringify(problemBody(status, error)));

const closeServer = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that is kept alive becomes idle only after its running request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), STOP_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(late);
};

const urlOf = (server: Server, host: string): string => {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('A service listens on a port, not on a pipe');
  const { address, family, port } = bound;
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : host}:${port}`;
};

const cannotListen = (error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error => {
  const where = `port ${port} of ${host}`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Cannot listen: ${where} is in use. Stop the program that uses it, or set PORT to another port.`,
    EACCES: `Cannot listen: this user may not open ${where}. Set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `Cannot listen: this machine does not have the address ${host}. Set HOST to one it has.`,
    ENOTFOUND: `Cannot listen: the name ${host} is not known. Set HOST to an address of this machine.`,
  };
  return new Error(reasons[error.code ?? ''] ?? `Cannot listen on ${where}: ${error.message}`, { cause: error });
};
