import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What a proxy does with those who talk through it. `cut after` ends each new connection once so many bytes went either
 * way; `silent` is half-open: no one hears anything, and no one is told; `refusing` lets no one in.
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
  /** How it is from now on: on the connections that are open too, unless they are silent already. */
  readonly behave: (manners: Manners) => void;
  /** Cuts the connections that are open: every one, or those that this is true of. */
  readonly cut: (isCut?: () => boolean) => void;
  readonly stop: () => Promise<void>;
};

/** The same address behind a proxy, without a slash at its end. */
export const through = ({ port }: TcpProxy, address: string): string =>
  Object.assign(new URL(address), { port: String(port) }).href.replace(/\/$/, '');

/** `toPort` is asked for every connection: who answers may have died in between. */
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
      // What was swallowed is gone: who was silent cannot go on as if nothing had been said.
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
