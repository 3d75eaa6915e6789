import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * The behavior of a proxy. `cut after` ends each new connection after this many bytes in both directions; `silent` drops
 * all bytes without closing connections; `refusing` refuses new connections.
 */
export type Manners =
  | { readonly kind: 'honest' }
  | { readonly kind: 'cut after'; readonly bytes: number }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'refusing' };

/** A proxy on loopback between a client and a server, which a test controls. */
export type TcpProxy = {
  readonly port: number;
  /** Changes the behavior, also of open connections, unless they are already silent. */
  readonly behave: (manners: Manners) => void;
  /** Cuts all open connections, or those for which this is true. */
  readonly cut: (isCut?: () => boolean) => void;
  readonly stop: () => Promise<void>;
};

/** The same address through a proxy, without a trailing slash. */
export const through = ({ port }: TcpProxy, address: string): string =>
  Object.assign(new URL(address), { port: String(port) }).href.replace(/\/$/, '');

/** `toPort` is called for every connection, since the server may have been replaced. */
export const startTcpProxy = async (toPort: () => number): Promise<TcpProxy> => {
  const open = new Set<Socket>();
  let manners: Manners = { kind: 'honest' };

  const pass = (from: Socket, to: Socket, count: (bytes: number) => void): void => {
    from.on('data', (chunk: Buffer) => {
      const { kind } = manners;
      if (kind === 'silent') return;
      if (kind === 'late') setTimeout(() => to.writable && to.write(chunk), manners.ms);
      else if (!to.write(chunk)) from.pause();
      count(chunk.length);
    });
    to.on('drain', () => from.resume());
    from.on('end', () => manners.kind !== 'silent' && to.end());
  };

  const server = createServer({ allowHalfOpen: true }, (inner) => {
    if (manners.kind === 'refusing') return void inner.destroy();
    const outer = connect({ port: toPort(), host: '127.0.0.1', allowHalfOpen: true });
    let passed = 0;
    const count = (bytes: number): void => {
      passed += bytes;
      if (manners.kind === 'cut after' && passed >= manners.bytes) inner.destroy();
    };
    const pair = [inner, outer];
    const end = (): void => {
      open.delete(inner);
      for (const socket of pair) socket.destroy();
    };
    open.add(inner);
    for (const socket of pair) socket.on('error', end).on('close', end);
    pass(inner, outer, count);
    pass(outer, inner, count);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (isCut = (): boolean => true): void => {
    for (const inner of open) if (isCut()) inner.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    behave: (next) => {
      // Bytes were dropped, so a silent connection cannot continue.
      if (manners.kind === 'silent' || next.kind === 'refusing') cut();
      manners = next;
    },
    cut,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
};
