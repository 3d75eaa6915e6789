import './preload-node-fetch.ts';
import type { Socket } from 'node:net';
import { Client } from 'undici';
import type { Budgets } from './budgets.ts';
import { unreachable } from './read-failed.ts';
import type { Target } from './target.ts';

/**
 * An HTTP client on a connection that was already opened and checked. undici receives the socket once and cannot open
 * another one.
 */
export const httpClientOn = (
  socket: Socket,
  { url }: Target,
  { headerBytes, idleMs }: Pick<Budgets, 'headerBytes' | 'idleMs'>,
): Client => {
  let isTaken = false;
  return new Client(url.origin, {
    // undici ignores a socket that is passed to the callback synchronously.
    connect: (_options, callback) =>
      queueMicrotask(() => {
        if (isTaken) return callback(unreachable('the connection was lost'), null);
        isTaken = true;
        return callback(null, socket);
      }),
    maxHeaderSize: headerBytes,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    allowH2: false,
  });
};
