import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Served = { readonly url: string; readonly port: number; readonly close: () => Promise<void> };

/** Serves HTTP on a free port of 127.0.0.1 until it is closed. Closing does not wait for open connections. */
export const serveOnLoopback = async (listener: RequestListener): Promise<Served> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
};
