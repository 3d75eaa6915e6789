import type { Socket } from 'node:net';
import { connect as startTls, rootCertificates, type TLSSocket } from 'node:tls';
import { addressBytes, isSameAddress, whyNotPublic, type AddressBytes } from './addresses.ts';
import type { Budgets } from './budgets.ts';
import type { Network } from './network.ts';
import { isReadFailed, refused, unreachable } from './read-failed.ts';
import type { Target } from './target.ts';

/** The maximum of addresses to try. All addresses of a name are checked, even if it has more. */
const MAX_ATTEMPTS = 4;

export interface OpenSocketOptions {
  readonly network: Network;
  readonly budgets: Budgets;
  /** Aborts at the deadline of the whole read. */
  readonly signal: AbortSignal;
  /** Certificates that are trusted in addition to those of Node. */
  readonly trusted?: readonly string[] | undefined;
}

const within = async <T>(work: Promise<T>, ms: number, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
};

const bytesOf = (address: string): AddressBytes => {
  const bytes = addressBytes(address);
  if (!bytes) throw refused('the resolver answered something that is no address');
  return bytes;
};

/**
 * Looks a host up once and checks all its addresses before any connection (D-41). One special address among public ones
 * refuses the host.
 */
const checkedAddresses = async (
  target: Target,
  { network, budgets }: OpenSocketOptions,
): Promise<readonly string[]> => {
  const addresses = target.literal
    ? [target.host]
    : await within(network.resolve(target.host), budgets.resolveMs, 'the look-up of the name');
  if (addresses.length === 0) throw unreachable('the name has no address');
  if (target.isAllowed) return addresses;
  const own = network.ownAddresses().map(bytesOf);
  for (const address of addresses) {
    const bytes = bytesOf(address);
    const reason = whyNotPublic(bytes);
    if (reason !== undefined) throw refused(reason);
    if (own.some((mine) => isSameAddress(mine, bytes))) throw refused('an address of this machine');
  }
  return addresses;
};

/** Waits for `event` of a socket; destroys the socket if it fails or is too slow, or the read is aborted. */
const ready = <S extends Socket>(socket: S, event: string, ms: number, signal: AbortSignal): Promise<S> =>
  new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.off('error', settle).off('close', onClose);
      if (!error) return resolve(socket);
      socket.on('error', () => {}); // A destroyed socket may still emit an error, which is already handled.
      socket.destroy();
      return reject(error);
    };
    const onAbort = () => settle(unreachable('the read was ended'));
    const onClose = () => settle(unreachable('the connection was closed at once'));
    const timer = setTimeout(() => settle(unreachable(`no connection within ${Math.round(ms)} ms`)), ms);
    socket
      .once(event, () => settle())
      .on('error', settle)
      .on('close', onClose);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });

/** Both `servername` and `host` are the requested name, not the address. */
const secure = (socket: Socket, { host, literal }: Target, trusted?: readonly string[]): TLSSocket => {
  const name = host.replace(/\.$/, '');
  const ca = trusted && { ca: [...rootCertificates, ...trusted] };
  return startTls({ socket, host: name, servername: literal ? '' : name, ALPNProtocols: ['http/1.1'], ...ca });
};

const connectTo = async (address: string, target: Target, ms: number, options: OpenSocketOptions): Promise<Socket> => {
  const start = performance.now();
  const left = () => Math.max(1, ms - (performance.now() - start));
  const socket = await ready(options.network.dial(address, target.port), 'connect', ms, options.signal);
  const peer = addressBytes(socket.remoteAddress ?? '');
  if (!peer || !isSameAddress(peer, bytesOf(address))) {
    socket.destroy();
    throw refused('the connection ended at another address than the checked one');
  }
  socket.on('error', () => {}); // Later errors are handled by the user of the socket.
  return target.isSecure
    ? ready(secure(socket, target, options.trusted), 'secureConnect', left(), options.signal)
    : socket;
};

/**
 * Opens the connection to a target: one lookup, a check of every address as bytes (also of literals), then a connection
 * to one of the checked addresses only. For https, the certificate must match the name.
 * @throws ReadFailed 'refused-address' before anything was sent; 'unreachable'.
 * @throws the system's errors, with `code`.
 */
export const openSocket = async (target: Target, options: OpenSocketOptions): Promise<Socket> => {
  const addresses = (await checkedAddresses(target, options)).slice(0, MAX_ATTEMPTS);
  const share = options.budgets.connectMs / addresses.length;
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await connectTo(address, target, share, options);
    } catch (error) {
      failure = error;
      if (options.signal.aborted || isReadFailed(error, 'refused-address')) break;
    }
  }
  throw failure;
};
