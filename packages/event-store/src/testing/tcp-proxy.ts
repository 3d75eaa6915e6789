import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a client and a server on loopback that can freeze or cut connections. */
export type TcpProxy = {
  readonly port: number;
  /** Open connections silently stop passing data: half-open. New ones work. */
  freeze(): void;
  /** Cuts every open connection. */
  cut(): void;
  stop(): Promise<void>;
};

export const startTcpProxy = async (toPort: number): Promise<TcpProxy> => {
  const open = new Set<readonly [Socket, Socket]>();
  const server = createServer((inner) => {
    const outer = connect(toPort, '127.0.0.1');
    const pair = [inner, outer] as const;
    open.add(pair);
    inner.pipe(outer).pipe(inner);
    const end = (): void => {
      for (const socket of pair) socket.destroy();
      open.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const pair of open) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      for (const [inner, outer] of open) {
        inner.unpipe(outer).pause();
        outer.unpipe(inner).pause();
      }
    },
    cut,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
};
