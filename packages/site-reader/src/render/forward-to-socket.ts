import { connect, createServer, type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * Listens on the loopback of this process, where Chromium can ask, and hands each connection to a socket in the file system,
 * which reaches out of a network namespace. Answers the port.
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
