import { setMaxListeners } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { READ_BUDGETS } from '../budgets.ts';
import type { Network } from '../network.ts';
import { openSocket } from '../open-socket.ts';
import { isReadFailed, refused } from '../read-failed.ts';
import { parseTarget, type Target, type TargetRules } from '../target.ts';
import { NOT_REACHED } from './render-protocol.ts';

export interface ProxyOptions {
  readonly network: Network;
  readonly rules: TargetRules;
  readonly limits: { readonly requests: number; readonly bytes: number };
}

/** Hop-by-hop headers. */
const HOP_BY_HOP = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

const endToEnd = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/** The content of a CONNECT tunnel is invisible to us: only its target is checked. */
const tunnelTarget = (authority: string, rules: TargetRules): Target => {
  if (!/^[^/@?#\\*\s]+:\d+$/.test(authority)) throw refused('not a host and a port');
  return parseTarget(`http://${authority}/`, rules);
};

/**
 * A browser's only connection to the network: a proxy that opens each connection under the same rules as `fetchPage`, and
 * none after the limits of a page for requests or bytes.
 */
export const createProxy = ({ network, rules, limits }: ProxyOptions): Server => {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // Each connection that is being opened adds one.
  const connections = new Set<Socket>();
  let requests = 0;
  let bytes = 0;

  const isOverLimit = (): boolean => requests > limits.requests || bytes > limits.bytes;

  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (isOverLimit()) for (const socket of connections) socket.destroy();
  };

  const open = async (target: () => Target): Promise<Socket> => {
    requests++;
    if (isOverLimit()) throw refused('the page reached its limits');
    const socket = await openSocket(target(), { network, budgets: READ_BUDGETS, signal: closing.signal });
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (closing.signal.aborted || isOverLimit()) socket.destroy();
    return socket;
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = parseTarget(request.url ?? '', rules);
    if (target.isSecure) throw refused('only a tunnel leads to https');
    const socket = await open(() => target);
    const onward = httpRequest({
      method: request.method,
      path: target.url.pathname + target.url.search,
      headers: { ...endToEnd(request.headers), host: target.url.host, connection: 'close' },
      createConnection: () => socket,
    });
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      pipeline(answer.on('data', count), response, () => socket.destroy());
    });
    onward.on('error', () => response.destroy());
    response.once('close', () => socket.destroy());
    pipeline(request.on('data', count), onward, () => {});
  };

  const tunnel = async (request: IncomingMessage, client: Socket, head: Buffer): Promise<void> => {
    const socket = await open(() => tunnelTarget(request.url ?? '', rules));
    client.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.write(head);
    pipeline(client.on('data', count), socket, () => client.destroy());
    pipeline(socket.on('data', count), client, () => socket.destroy());
  };

  const server = createServer((request, response) => {
    forward(request, response).catch((error: unknown) => void response.writeHead(statusOf(error), NOT_REACHED).end());
  });
  server.on('connect', (request: IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => {});
    tunnel(request, client, head).catch((error: unknown) => void client.end(`HTTP/1.1 ${statusOf(error)} No\r\n\r\n`));
  });
  server.on('upgrade', (_request, socket: Socket) => socket.destroy()); // Chromium uses a tunnel instead.
  server.on('close', () => {
    closing.abort();
    for (const socket of connections) socket.destroy();
  });
  return server;
};

const statusOf = (error: unknown): number => (isReadFailed(error, 'refused-address') ? 403 : 502);
