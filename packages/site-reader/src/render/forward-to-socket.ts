import { connect, createServer, type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * Listens on loopback for Chromium, and forwards each connection to a socket in the file system, which is reachable from
 * a network namespace. Returns the port.
 */
export const forwardTo = (socketPath: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer((client) => {
      const proxy = connect(socketPath);
      pipeline(client, proxy, () => client.destroy());
      pipeline(proxy, client, () => proxy.destroy());
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
